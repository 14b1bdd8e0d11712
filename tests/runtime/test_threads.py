"""Parts of a launch run on the pool: each exactly once, also from several threads at a time."""

from __future__ import annotations

import ctypes
import threading

from tests.support.needs import needs_program
from tests.support.processes import run_python
from tgcore.runtime import load_library
from tgcore.runtime.devices.compilers import HostCompiler
from tgcore.runtime.devices.cpu_helper import Helper

SOURCE = """
void mark(void **bufs, const long long *vars, long core) {
  long *counts = (long *)bufs[0];
  counts[core] += vars[0];
}
"""


def test_each_part_runs_once_and_before_the_launch_returns() -> None:
    needs_program("gcc")
    compiler = HostCompiler("/usr/bin/gcc")
    helper = Helper.compiled(compiler)
    assert helper.parallel
    module = load_library(compiler.compile(SOURCE))
    address = ctypes.cast(module.mark, ctypes.c_void_p).value

    def work(parts: int, times: int, failures: list[str]) -> None:
        counts = (ctypes.c_long * parts)()
        bufs = (ctypes.c_void_p * 1)(ctypes.addressof(counts))
        for number in range(times):
            helper.run(address, bufs, (ctypes.c_longlong * 1)(1), parts)
            if list(counts) != [number + 1] * parts:
                failures.append(f"{parts} parts, launch {number}: {list(counts)}")
                return

    failures: list[str] = []
    work(2, 2000, failures)
    work(7, 500, failures)
    threads = [threading.Thread(target=work, args=(n, 300, failures)) for n in (2, 3, 5)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []


def test_a_forked_child_has_threads_of_its_own() -> None:
    program = """
import os
import numpy as np
from tgcore import Tensor
x = Tensor(np.ones((256, 256), np.float32))
assert (x @ x).numpy()[0, 0] == 256
child = os.fork()
if child == 0:
    good = (x @ x + 1).numpy()[0, 0] == 257
    os._exit(0 if good else 1)
_, status = os.waitpid(child, 0)
print("child", status, (x @ x).numpy()[5, 5])
"""
    needs_program("gcc")
    result = run_python("-c", program, TG_COMPILER="gcc", TG_DEV="CPU", TG_THREADS="2", timeout=60)
    assert result.stdout.strip() == "child 0 256.0", result.stderr

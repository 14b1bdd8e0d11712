"""`Compiler.host_library`: the library that a renderer of the host may bring for threads."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.plugin.kit import said, write

RENDERER = """
@hookimpl
def tgcore_renderers(request):
    from tgcore.plugin import RendererSpec
    from {package}.device import make
    return [RendererSpec("OWN", 10, make)]
"""
CODE = '''
import dataclasses
from tgcore.render import Compiler
from tgcore.runtime import load_library
from tgcore.runtime.devices.cpu import host_renderer

SOURCE = """
typedef void (*kernel_t)(void **, const long long *, long);
typedef struct { kernel_t run; void **bufs; long long *vars; long threads; } call_t;
static long runs, replays;
long count_runs(void) { return runs; }
long count_replays(void) { return replays; }
void tg_run(kernel_t run, void **bufs, long long *vars, long threads) {
  runs++;
  for (long part = 0; part < threads; part++) run(bufs, vars, part);
}
void tg_replay(const call_t *calls, long count) {
  replays++;
  for (long i = 0; i < count; i++)
    if (calls[i].threads > 1) tg_run(calls[i].run, calls[i].bufs, calls[i].vars, calls[i].threads);
    else calls[i].run(calls[i].bufs, calls[i].vars, 0);
}
void tg_forget(void) {}
"""


class Own(Compiler):
    def __init__(self, inner):
        self.inner, self.identity = inner, "own " + inner.identity
        self.library = LIBRARY

    def compile(self, source):
        return self.inner.compile(source)

    def host_library(self):
        return self.library


def make(target):
    renderer, _ = host_renderer(target)
    renderer.compiler = Own(renderer.compiler)
    renderer.capabilities = dataclasses.replace(renderer.capabilities, threads=4)
    return renderer
'''
COMPILED = "load_library(inner.compile(SOURCE))"
USE = """
from tgcore import Device, Tensor, TinyJit
step = TinyJit(lambda x: ((x * 2).contiguous() + 1).realize())
for _ in range(4):
    result = step(Tensor.ones(1 << 18).contiguous().realize())
device = Device["CPU"]
print(device.target, device.capabilities.threads, result[:2].tolist())
"""


def test_a_renderer_may_bring_threads_and_replays_of_its_own(tmp_path: Path) -> None:
    code = CODE.replace("LIBRARY", COMPILED)
    write(tmp_path, "tg-own", ["renderer.CPU.OWN"], RENDERER, device=code)
    count = "library = device.renderer.compiler.library\n" \
        "print(library.count_runs() > 0, library.count_replays() > 0)"  # fmt: skip
    assert said(tmp_path, USE + count).splitlines() == ["CPU:OWN 4 [3.0, 3.0]", "True True"]


@pytest.mark.parametrize("found", [True, False])
def test_without_one_a_compiler_makes_it_or_a_launch_has_one_thread(
    tmp_path: Path, found: bool
) -> None:
    write(
        tmp_path, "tg-own", ["renderer.CPU.OWN"], RENDERER, device=CODE.replace("LIBRARY", "None")
    )
    gone = "import tgcore.runtime.devices.cpu as cpu\ncpu.find_compiler = lambda: None\n"
    look = "print(device.helper is None, device.capture([]) is None)"
    lines = said(tmp_path, ("" if found else gone) + USE + look).splitlines()
    assert lines[1] == ("False False" if found else "True True")
    assert lines[0].endswith("[3.0, 3.0]")
    if not found:
        assert lines[0].startswith("CPU:OWN 1 ")


def test_a_library_that_lacks_a_function_is_told_when_the_device_opens(tmp_path: Path) -> None:
    code = CODE.replace("LIBRARY", COMPILED).replace("void tg_replay", "void tg_reply")
    write(tmp_path, "tg-own", ["renderer.CPU.OWN"], RENDERER, device=code)
    told = said(tmp_path, """
from tgcore import Device
from tgcore.support.errors import TgError
try:
    Device["CPU"]
except TgError as error:
    print(error)
""")  # fmt: skip
    assert "the library behind threads and replays has no tg_replay" in told
    assert "Compiler.host_library says what it must export" in told

"""The first use of a device may come from several threads at once, and may be interrupted."""

from __future__ import annotations

from tests.support.processes import run_python


def output(program: str) -> list[str]:
    done = run_python("-c", program, TG_DEV="NUMPY")
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.split("\n")[:-1]


def test_threads_that_meet_at_the_first_use_all_get_the_device():
    program = """
import threading
from tgcore import Tensor
start = threading.Barrier(6)
found = []
def work():
    start.wait()
    found.append((Tensor([1.0, 2.0]) + 1).tolist())
threads = [threading.Thread(target=work) for _ in range(6)]
for thread in threads: thread.start()
for thread in threads: thread.join()
print(found)
"""
    assert output(program) == [str([[2.0, 3.0]] * 6)]


def test_an_interrupt_while_a_plugin_is_loaded_or_a_device_opened_leaves_nothing_half_done():
    program = """
import importlib
from tgcore import Tensor
from tgcore.plugin import loading
from tgcore.runtime import opening

def interrupted(module, name):
    whole = getattr(module, name)
    def stop(*arguments):
        setattr(module, name, whole)
        raise KeyboardInterrupt
    setattr(module, name, stop)

for module, name in (
    (loading, "_import"), (loading, "_describe"), (loading, "_check_hooks"),
    (opening, "open_device"), (opening, "_owner"),
):
    interrupted(module, name)
    try:
        (Tensor([1.0, 2.0]) * 2).tolist()
    except KeyboardInterrupt:
        print(name)
print((Tensor([1.0, 2.0]) * 2).tolist())
"""
    places = ["_import", "_describe", "_check_hooks", "open_device", "_owner"]
    assert output(program) == [*places, "[2.0, 4.0]"]


def test_a_fork_waits_for_a_first_use_in_another_thread():
    program = """
import os, threading, time
from tgcore.support.first_use import FIRST_USE
from tgcore import Tensor
def slow():
    with FIRST_USE:
        held.set()
        time.sleep(0.3)
held = threading.Event()
thread = threading.Thread(target=slow)
thread.start()
held.wait()
child = os.fork()
if child == 0:
    os._exit(0 if (Tensor([1.0]) + 1).tolist() == [2.0] else 1)
print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
thread.join()
"""
    assert output(program) == ["0"]

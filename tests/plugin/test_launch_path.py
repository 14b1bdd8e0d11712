"""Nothing of the plugin host is met once a device is open: launches and replays call none of it."""

from __future__ import annotations

from pathlib import Path

from tests.plugin.kit import said

COUNTS = """
import sys
from tgcore import Device, Tensor, TinyJit
a = Tensor.ones(8, 8).contiguous().realize()
step = TinyJit(lambda x: (x + x + 1).realize())
def run():
    (a + 2).realize()
    step(a).numpy()
for _ in range(4):
    run()
met = []
def watch(frame, event, argument):
    name = frame.f_globals.get("__name__", "")
    if event == "call" and name.startswith(("tgcore.plugin", "pluggy")):
        met.append(f"{name}.{frame.f_code.co_name}")
sys.setprofile(watch)
for _ in range(5):
    run()
(a * 3 - 1).realize()  # a new kernel: compiled, and launched
sys.setprofile(None)
print(Device["CPU"].target, met)
"""


def test_compiling_and_launching_call_nothing_of_the_host(healthy: Path) -> None:
    assert said(healthy, COUNTS).strip() == "CPU:MINE []"

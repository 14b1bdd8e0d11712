"""A device opened again runs programs of its own, not those of the one that was closed."""

from __future__ import annotations

from tests.support.processes import run_python

CODE = """
import gc
from tgcore import Device, Tensor
from tgcore.runtime.base import Executable

def compute():
    return (Tensor([1, 2, 3], device="NUMPY") + 1).tolist()

def refuse(self, *arguments, **more):
    raise RuntimeError("the device of this program is closed")

compute()
kinds = {type(found) for found in gc.get_objects() if isinstance(found, Executable)}
old = {id(found) for found in gc.get_objects() if isinstance(found, Executable)}
for kind in kinds:
    usual = kind.__call__
    kind.__call__ = lambda self, *rest: refuse(self) if id(self) in old else usual(self, *rest)
keep = [found for found in gc.get_objects() if isinstance(found, Executable)]
Device.close("NUMPY")
print(compute())
"""


def test_a_closed_device_leaves_no_program_behind() -> None:
    result = run_python("-c", CODE)
    assert result.returncode == 0, result.stderr
    assert result.stdout.strip() == "[2, 3, 4]"

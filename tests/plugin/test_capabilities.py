"""Facts that a device states of itself have the effect that the reference says."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.plugin.kit import DEVICE, DEVICE_CODE, said, write

# the capabilities of the device of the kit are those of the host, unless changed here
WITH = """
found = open_device


def open_device(request):
    device = found(request)
    device.renderer.capabilities = dataclasses.replace(device.renderer.capabilities, {facts})
    return device
"""
NO_COMPILER = {"PATH": "/nowhere", "TG_COMPILER": "/nowhere/cc"}
CHOICE = "from tgcore import Device; print(*Device.choose_default(), sep=': ')"
# a device that computes without a compiler of the host: the core's own, under another name
SOFT = """
@hookimpl
def tgcore_open_device(request):
    import dataclasses
    from tgcore.runtime.devices.interpreter import tgcore_open_device as opens
    device = opens(request)
    device.renderer.capabilities = dataclasses.replace(
        device.renderer.capabilities, fallback={fallback})
    return device
"""


@pytest.fixture
def no_compiler() -> dict[str, str]:
    return NO_COMPILER


def test_a_device_may_stand_in_where_the_host_has_no_compiler(
    tmp_path: Path, no_compiler: dict[str, str]
) -> None:
    write(tmp_path, "tg-soft", ["device.SOFT"], SOFT.format(fallback=True))
    write(tmp_path, "tg-never", ["device.NEVER"], SOFT.format(fallback=False))
    raising = "@hookimpl\ndef tgcore_open_device(request):\n    raise OSError('no such chip')\n"
    write(tmp_path, "tg-broken", ["device.BROKEN"], raising)
    told = said(tmp_path, CHOICE, **no_compiler).strip()
    assert told == (
        "SOFT: no setting names one, and there is no C compiler; SOFT:PY may stand in "
        "(fallback); BROKEN does not open (plugin tg-broken 1.0 stopped at tgcore_open_device: "
        "OSError: no such chip); NEVER does not say that it may stand in (fallback)"
    )
    computes = "from tgcore import Tensor; t = Tensor([1]) + 1; print(t.tolist(), t.device)"
    assert said(tmp_path, computes, **no_compiler).strip() == "[2] SOFT"
    assert said(tmp_path, CHOICE).startswith("CPU: ")  # with a compiler it is not even opened


def test_without_a_device_that_stands_in_the_reference_is_the_default(
    tmp_path: Path, no_compiler: dict[str, str]
) -> None:
    write(tmp_path, "tg-never", ["device.NEVER"], SOFT.format(fallback=False))
    told = said(tmp_path, CHOICE, **no_compiler)
    assert told.startswith(
        "NUMPY: no setting names one, and there is no C compiler; NEVER does not"
    )
    left_out = said(tmp_path, CHOICE, TG_PLUGINS="0", **no_compiler).strip()
    assert left_out == "NUMPY: no setting names one, and there is no C compiler"


@pytest.mark.parametrize("host", [True, False])
def test_memory_is_seen_from_the_host_only_where_that_is_claimed(
    tmp_path: Path, host: bool
) -> None:
    write(tmp_path, "tg-acme", ["device.ACME"], DEVICE,
          device=DEVICE_CODE + WITH.format(facts=f"host={host}"))  # fmt: skip
    code = """
from tgcore import Device, Tensor, dtypes
from tgcore.runtime import Buffer
made = Buffer(Device["ACME"], dtypes.uint8, 8)
made.write(bytes(range(8)))
view = made.host_view()
print(None if view is None else list(view[:2]), list(made.read()[2:4]))
print(Tensor([1, 2], device="ACME").to("NUMPY").tolist())
"""
    seen = "[0, 1]" if host else "None"
    assert said(tmp_path, code).splitlines() == [f"{seen} [2, 3]", "[1, 2]"]


PLAIN_CASTS = """

class PlainCasts(HostCRenderer):
    def truncate(self, arg, source, dtype):
        return f"(({self.type_name(dtype)})({arg}))"


def open_device(request):
    found, _ = host_renderer(dataclasses.replace(request.target, renderer="C"))
    facts = dataclasses.replace(found.capabilities, threads=1, vector_bytes=0,
                                masked_vectors=False, saturating_casts=SATURATING)
    dialect = dataclasses.replace(found.dialect, vectors=False)
    renderer = PlainCasts(found.target, facts, dialect, found.compiler)
    return Device(renderer.target, HostAllocator(), renderer)
"""


def test_casts_of_a_target_that_does_not_saturate_are_written_out(tmp_path: Path) -> None:
    head = "from tgcore.render.hostc import HostCRenderer\n"
    code = head + DEVICE_CODE + PLAIN_CASTS
    far = "from tgcore import Tensor, dtypes\n" \
        "x = Tensor([3.9, -3.9, 1e20, -1e20, float('nan')], device={0!r})\n" \
        "print(x.cast(dtypes.int32).tolist(), x.cast(dtypes.uint8).tolist())"  # fmt: skip
    for name, claimed in (("careful", False), ("boasting", True)):
        device = code.replace("SATURATING", str(claimed))
        write(tmp_path, f"tg-{name}", [f"device.{name.upper()}"], DEVICE, device=device)
    right = "[3, -3, 2147483647, -2147483648, 0] [3, 0, 255, 0, 0]"
    assert said(tmp_path, far.format("CAREFUL")).strip() == right
    assert said(tmp_path, far.format("BOASTING")).strip() != right  # the claim was believed

"""A plugin that is wrong in any way is a row with its reason; host and other devices stay up."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.plugin.conftest import FAULTS, SEGFAULT
from tests.plugin.kit import run, said, tg, write

# distribution: (stage, part of the error, part of the advice)
EXPECTED = {
    "tg-raises": ("load", "RuntimeError: driver of last year", "a fault of tg-raises"),
    "tg-missing": ("load", "No module named 'no_such_module'", "install no_such_module"),
    "tg-toonew": ("version", "needs API 7 or newer, this tgcore has API 1", "upgrade tgcore"),
    "tg-tooold": ("version", "knows API 0 or older, this tgcore has API 1", "upgrade tg-tooold"),
    "tg-newname": (
        "load", "tgcore.plugin has no 'TeleportRequest': it needs tgcore API >= 2",
        "install a newer tgcore",
    ),
    "tg-nothing": ("hooks", "marks no function as a hook", "@hookimpl"),
    "tg-typo": ("hooks", "there is no hook tgcore_open_devise", "did you mean tgcore_open_device?"),
    "tg-arguments": ("hooks", "tgcore_open_device takes (family, index)", "called request"),
    "tg-exits": ("load", "SystemExit: 3", "a fault of tg-exits"),
    "tg-one": ("clash", "device.TWICE is also claimed by tg-two", "TG_PLUGINS=!one"),
    "tg-two": ("clash", "device.TWICE is also claimed by tg-one", "TG_PLUGINS=!two"),
    "tg-odd": ("find", "entry point 'devise.ODD' claims nothing", "names are device.X"),
}  # fmt: skip


@pytest.mark.parametrize("name", EXPECTED)
def test_a_fault_is_a_row_with_stage_error_and_advice(name: str, listing: dict[str, Any]) -> None:
    stage, error, advice = EXPECTED[name]
    stopped = listing[name]["stopped"]
    assert stopped["stage"] == stage
    assert error in stopped["error"]
    assert advice in stopped["advice"]


def test_what_is_printed_on_import_is_kept_from_the_output(listing: dict[str, Any]) -> None:
    row = listing["tg-prints"]
    assert row["notes"] == ["prints on import: 'loading the driver'"]
    assert row["state"] == "COMPATIBLE"


def test_a_faulty_plugin_raises_only_when_it_is_asked_for(faulty: Path) -> None:
    code = """
from tgcore import Device, Tensor
from tgcore.support.errors import PluginError
print((Tensor([1, 2], device="CPU") + 1).tolist(), (Tensor([1, 2], device="ACME") * 3).tolist())
for name in NAMES:
    try:
        Device[name]
    except PluginError as error:
        print(str(error).replace("\\n", " |"))
print((Tensor([5]) + 1).tolist())
""".replace("NAMES", repr([*(device for device, _ in FAULTS.values() if device not in
                              ("PRINTS", "HANGS")), "TWICE"]))  # fmt: skip
    lines = said(faulty, code).splitlines()
    assert lines[0] == "[2, 3] [3, 6]"
    assert lines[-1] == "[6]"
    told = "\n".join(lines)
    assert "plugin tg-raises 1.0 stopped at load: RuntimeError: driver of last year" in told
    assert "plugin tg-openfails 1.0 stopped at tgcore_open_device: ZeroDivisionError" in told
    assert "plugin tg-wrongtype 1.0 stopped at tgcore_open_device: answered int" in told
    assert "stopped at clash: device.TWICE is also claimed by tg-two" in told
    assert len(lines) == 2 + len(FAULTS) - 2 + 1


def test_a_clash_is_settled_by_leaving_one_out(faulty: Path) -> None:
    code = "from tgcore import Tensor; print((Tensor([1], device='TWICE') + 1).tolist())"
    assert said(faulty, code, TG_PLUGINS="!two").strip() == "[2]"


def test_strict_mode_raises_at_once(faulty: Path) -> None:
    code = "from tgcore.cli import main; main(['plugins'])"
    result = run(faulty, code, TG_PLUGINS_STRICT="1", TG_PLUGINS="raises")
    assert "PluginError: plugin tg-raises 1.0 stopped at load" in result.stderr


def test_a_probe_that_hangs_is_given_up(faulty: Path) -> None:
    code = """
import os
from tgcore import Device
from tgcore.plugin.host import plugins
Device.families()
print(plugins.probe("HANGS", limit=0.2), flush=True)
os._exit(0)
"""
    assert "no answer within 0.2 seconds" in said(faulty, code)


def test_a_crash_is_a_row_of_the_doctor(tmp_path: Path) -> None:
    write(tmp_path, "tg-crash", ["device.CRASH"], SEGFAULT)
    code, document = tg(tmp_path, "doctor")
    rows = {row["name"]: row for row in document["plugins"]}
    assert code == 1
    assert rows["crash"]["state"] == "fails"
    assert "the process died of SIGSEGV" in rows["crash"]["what"]
    assert rows["numpy"]["state"] == "works"
    assert document["machine"]["python"]


def test_check_measures_the_import(faulty: Path) -> None:
    code, document = tg(faulty, "plugins", "check", "prints")
    results = {row["check"]: row for row in document["checks"]}
    assert code == 1
    assert results["prints nothing"]["what"] == "loading the driver"
    assert not results["prints nothing"]["passed"]
    assert results["imports little"]["passed"]
    assert results["open, compute, close, open again"]["passed"]

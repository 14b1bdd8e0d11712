"""A plugin that is wrong in any way is a row with its reason; host and other devices stay up.

Each distribution beside this file is wrong in one way. They are installed together, with one that
works among them.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.faulty.installing import Environment

AUTHOR = "report it to its author, or pip uninstall it"
# what stops a plugin before its device is asked for: (stage, error, advice)
STOPPED = {
    "tg-raises": ("load", "RuntimeError: driver of last year", f"a fault of tg-raises: {AUTHOR}"),
    "tg-exits": ("load", "SystemExit: 3", f"a fault of tg-exits: {AUTHOR}"),
    "tg-missing-module": (
        "load", "ModuleNotFoundError: No module named 'no_such_module'",
        "install no_such_module, which tg-missing-module needs",
    ),
    "tg-too-old": (
        "version", "knows API 0 or older, this tgcore has API 1", "upgrade tg-too-old",
    ),
    "tg-too-new": (
        "version", "needs API 7 or newer, this tgcore has API 1",
        "upgrade tgcore, or install an older tg-too-new",
    ),
    "tg-new-name": (
        "load",
        "PluginError: tgcore.plugin has no 'TeleportRequest': it needs tgcore API >= 2, this is 1",
        "install a newer tgcore, or an older version of the plugin",
    ),
    "tg-no-hook": (
        "hooks", "tg_no_hook marks no function as a hook",
        "its author must put @hookimpl on the hooks",
    ),
    "tg-no-info": (
        "describe", "tg_no_info holds 0 PluginInfo, not one",
        "its author must write INFO = PluginInfo(name, summary)",
    ),
    "tg-misspelt": (
        "hooks", "there is no hook tgcore_open_devise", "did you mean tgcore_open_device?",
    ),
    "tg-arguments": (
        "hooks", "tgcore_open_device takes (family, index)",
        "a hook takes exactly one argument, called request",
    ),
    "tg-odd-entry": (
        "find", "entry point 'devise.ODD' claims nothing",
        "names are device.X, renderer.X.Y and command.z",
    ),
    "tg-first": (
        "clash", "device.TWICE is also claimed by tg-second",
        "pip uninstall one, or set TG_PLUGINS=!first or !NAME of the other",
    ),
    "tg-second": (
        "clash", "device.TWICE is also claimed by tg-first",
        "pip uninstall one, or set TG_PLUGINS=!second or !NAME of the other",
    ),
}  # fmt: skip
# what fails when a device is used: the error's type, its text, and the hint after it
USED = {
    "MISSING_LIBRARY": (
        "PluginError: plugin tg-missing-library 1.0 stopped at tgcore_open_device: OSError: "
        "libnosuchdriver.so.7: cannot open shared object file: No such file or directory | "
        "a library that tg-missing-library needs cannot be loaded; (re)install it"
    ),
    "OPEN_RAISES": (
        "PluginError: plugin tg-open-raises 1.0 stopped at tgcore_open_device: "
        f"KeyError: 'firmware' | a fault of tg-open-raises: {AUTHOR}"
    ),
    "OPEN_EXITS": (
        "PluginError: plugin tg-open-exits 1.0 stopped at tgcore_open_device: "
        f"SystemExit: no licence | a fault of tg-open-exits: {AUTHOR}"
    ),
    "WRONG_TYPE": (
        "PluginError: plugin tg-wrong-type 1.0 stopped at tgcore_open_device: answered int, not a "
        "device | a fault of tg-wrong-type: report it to its author"
    ),
    "WRONG_PART": (
        "PluginError: plugin tg-wrong-part 1.0 stopped at tgcore_open_device: device.allocator is "
        "type, not Allocator | its author must call BaseDevice.__init__ with it"
    ),
    "OTHER_DEVICE": (
        "PluginError: plugin tg-other-device 1.0 stopped at tgcore_open_device: answered "
        "SOMETHING, asked for OTHER_DEVICE | its author must give it the target of the request"
    ),
    "COPY_RAISES": (
        "DeviceError: COPY_RAISES of tg-copy-raises 1.0 failed while copying out 12 bytes: "
        "ValueError: the copy engine stopped | a fault of tg-copy-raises 1.0, or of its hardware; "
        "'tg doctor' tells more"
    ),
    "LAUNCH_RAISES": (
        "DeviceError: LAUNCH_RAISES of tg-launch-raises 1.0 failed while running KERNEL: "
        "ValueError: the queue is full | a fault of tg-launch-raises 1.0, or of its hardware; "
        "'tg doctor' tells more"
    ),
    "RAISES": (
        "PluginError: plugin tg-raises 1.0 stopped at load: RuntimeError: driver of last year | "
        f"a fault of tg-raises: {AUTHOR}"
    ),
    "TWICE": (
        "PluginError: plugin tg-first 1.0 stopped at clash: device.TWICE is also claimed by "
        "tg-second | pip uninstall one, or set TG_PLUGINS=!first or !NAME of the other"
    ),
}
USE = """
import re
from tgcore import Tensor
from tgcore.support.errors import TgError

def compute(device):
    print((Tensor([1, 2, 3], device=device) + 1).tolist(), flush=True)

compute("HEALTHY")
for name in NAMES:
    try:
        compute(name)
    except TgError as error:
        what = re.sub("running E_3_[0-9a-f]+", "running KERNEL", error.what)
        print(f"{type(error).__name__}: {what} | {error.hint}", flush=True)
compute("HEALTHY")
compute("NUMPY")
compute(None)
"""
WORKS = "[2, 3, 4]"


@pytest.fixture(scope="module")
def listing(installed: Environment) -> dict[str, Any]:
    """What `tg plugins` says, by distribution."""
    code, document = installed.tg("plugins")
    assert code == 0
    return {row["distribution"]: row for row in document["plugins"]}


@pytest.fixture(scope="module")
def used(installed: Environment) -> dict[str, str]:
    """What using each device of `USED` says, all in one process that also uses other devices."""
    lines = installed.said(USE.replace("NAMES", repr([*USED, "MISSING_MEMBER"])))
    assert [lines[0], *lines[-3:]] == [WORKS] * 4
    return dict(zip([*USED, "MISSING_MEMBER"], lines[1:-3], strict=True))


@pytest.fixture(scope="module")
def examined(installed: Environment) -> dict[str, Any]:
    """What `tg doctor` says of the plugins that come as far as opening, by name."""
    chosen = "healthy,segfaults,leaks,copy-raises,environment"
    code, document = installed.tg("doctor", TG_PLUGINS=chosen)
    assert code == 1
    assert document["machine"]["python"]
    return {row["name"]: row for row in document["plugins"]}


@pytest.mark.parametrize("name", STOPPED)
def test_what_stops_a_plugin_is_a_row_with_advice(name: str, listing: dict[str, Any]) -> None:
    stopped = listing[name]["stopped"]
    assert (stopped["stage"], stopped["error"], stopped["advice"]) == STOPPED[name]


def test_nothing_else_is_stopped_by_listing(listing: dict[str, Any]) -> None:
    assert {name for name, row in listing.items() if row["stopped"]} == set(STOPPED)
    assert listing["tg-healthy"]["state"] == "COMPATIBLE"


@pytest.mark.parametrize("name", USED)
def test_what_fails_in_use_names_device_and_plugin(name: str, used: dict[str, str]) -> None:
    assert used[name] == USED[name]


def test_a_missing_member_is_named(used: dict[str, str]) -> None:
    start = "PluginError: plugin tg-missing-member 1.0 stopped at tgcore_open_device: TypeError: "
    assert used["MISSING_MEMBER"].startswith(start + "Can't instantiate abstract class Device")
    assert "load" in used["MISSING_MEMBER"]


def test_a_clash_is_settled_by_leaving_one_out(installed: Environment) -> None:
    code = "from tgcore import Tensor; print((Tensor([1], device='TWICE') + 1).tolist())"
    assert installed.said(code, TG_PLUGINS="second,healthy") == ["[2]"]


def test_strict_mode_raises_at_once(installed: Environment) -> None:
    result = installed.run("-m", "tgcore.cli", "plugins", TG_PLUGINS_STRICT="1",
                           TG_PLUGINS="raises")  # fmt: skip
    assert result.returncode != 0
    assert "PluginError: plugin tg-raises 1.0 stopped at load" in result.stderr


def test_what_is_printed_on_import_is_kept_from_the_output(listing: dict[str, Any]) -> None:
    assert listing["tg-prints"]["notes"] == ["prints on import: 'loading the driver'"]
    assert listing["tg-prints"]["state"] == "COMPATIBLE"


def test_what_an_import_does_to_the_environment_is_undone(
    installed: Environment, listing: dict[str, Any]
) -> None:
    note = "changes the environment on import: PATH, VENDOR_TRACE (put back)"
    assert listing["tg-environment"]["notes"] == [note]
    code = """
import os
from tgcore import Device
before = dict(os.environ)
Device["ENVIRONMENT"]
print(os.environ == before, "VENDOR_TRACE" in os.environ)
"""
    assert installed.said(code) == ["True False"]


def test_a_probe_that_hangs_or_raises_leaves_the_default_to_others(installed: Environment) -> None:
    code = """
from tgcore import Device, Tensor
from tgcore.plugin.host import plugins
Device.families()
for name in ("PROBE_HANGS", "PROBE_RAISES", "HEALTHY"):
    found = plugins.probe(name, limit=0.2)
    print(found.usable, found.reason)
print(Device.DEFAULT in ("CPU", "NUMPY"), (Tensor([1, 2, 3]) + 1).tolist())
"""
    selected = "healthy,probe-hangs,probe-raises"
    assert installed.said(code, TG_PLUGINS=selected) == [
        "False stopped at tgcore_probe: no answer within 0.2 seconds",
        "False stopped at tgcore_probe: FileNotFoundError: "
        "[Errno 2] No such file or directory: '/dev/accelerator0'",
        "True a model",
        f"True {WORKS}",
    ]


def test_a_probe_that_hangs_does_not_hold_up_another_device(installed: Environment) -> None:
    code = """
import sys
from tgcore import Tensor
print((Tensor([1, 2, 3], device="HEALTHY") + 1).tolist(), "tg_probe_hangs" in sys.modules)
"""
    assert installed.said(code) == [f"{WORKS} False"]


def test_a_crash_is_a_row_of_the_doctor(examined: dict[str, Any]) -> None:
    row = examined["segfaults"]
    assert (row["state"], row["what"]) == ("fails", "the process died of SIGSEGV")
    assert examined["healthy"]["what"] == "works: HEALTHY"
    assert examined["numpy"]["what"] == "works: NUMPY"


def test_memory_that_is_kept_on_close_is_a_row_of_the_doctor(examined: dict[str, Any]) -> None:
    row = examined["leaks"]
    what = "LEAKS: 64 bytes of its memory are not given back on close"
    assert (row["state"], row["what"]) == ("fails", what)


def test_a_copy_that_raises_is_a_row_of_the_doctor(examined: dict[str, Any]) -> None:
    row = examined["copy-raises"]
    assert row["state"] == "fails"
    assert row["what"] == USED["COPY_RAISES"].partition(": ")[2].partition(" | ")[0]


def test_a_crash_is_a_row_of_the_devices(installed: Environment) -> None:
    code, document = installed.tg("devices", TG_PLUGINS="healthy,segfaults")
    rows = {row["device"]: row for row in document["devices"]}
    assert code == 0
    assert rows["SEGFAULTS"]["note"] == "the process died of SIGSEGV"
    assert not rows["SEGFAULTS"]["works"]
    assert rows["HEALTHY"]["works"]
    assert rows["NUMPY"]["works"]


@pytest.mark.parametrize(
    ("name", "check", "what"),
    [
        ("prints", "prints nothing", "loading the driver"),
        ("imports-numpy", "imports little", "numpy"),
        ("environment", "keeps the variables", "PATH, VENDOR_TRACE"),
        ("leaks", "open, compute, close, open again",
         "LEAKS: 64 bytes of its memory are not given back on close"),
    ],
)  # fmt: skip
def test_check_tells_bad_manners(name: str, check: str, what: str, installed: Environment) -> None:
    code, document = installed.tg("plugins", "check", name)
    results = {row["check"]: row for row in document["checks"]}
    assert code == 1
    assert results[check] == {"plugin": name, "check": check, "passed": False, "what": what}

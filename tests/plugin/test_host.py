"""Plugins that work: devices, added renderers, commands, selection, and how little is loaded."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tests.plugin.kit import DEVICE, DEVICE_CODE, ROOT, run, said, tg, write
from tgcore.plugin import PluginInfo
from tgcore.plugin.contract import HOOK_NAMES
from tgcore.plugin.hooks import HOOKS
from tgcore.plugin.record import Plugin
from tgcore.plugin.selection import refusal
from tgcore.support.errors import PluginError
from tgcore.support.frozen import Frozen


def test_a_device_of_a_plugin_computes_and_keeps_its_moves(healthy: Path) -> None:
    code = """
from tgcore import Device, Tensor
x = Tensor([[1.0, 2.0], [3.0, 4.0]], device="ACME")
print((x @ x).tolist(), x.device, Device["ACME"].target)
added = Device["ACME"].renderer.added
print("tg-acme 1.0 moves" in added, Device["ACME"].renderer.choose_moves is not None)
"""
    lines = said(healthy, code).splitlines()
    assert lines[0] == "[[7.0, 10.0], [15.0, 22.0]] ACME ACME:C"
    assert lines[1] == "True True"


def test_a_program_of_a_plugin_is_compiled_again_when_its_code_changed(healthy: Path) -> None:
    code = """
from tgcore import Device
print(Device["ACME"].renderer.identity, Device["NUMPY"].renderer.identity)
"""
    module = healthy / "tg_acme" / "device.py"
    before = said(healthy, code)
    assert said(healthy, code) == before
    os.utime(module, (1, 1))
    after = said(healthy, code)
    assert after != before
    assert after.split()[-1] == before.split()[-1]


def test_only_what_claims_a_device_is_loaded(healthy: Path) -> None:
    code = """
import sys
from tgcore import Device
def seen(): return sorted(name for name in sys.modules if name.startswith("tg_"))
print(seen())
Device["NUMPY"]; print(seen(), "pluggy" in sys.modules)
Device["ACME"]; print(seen())
"""
    assert said(healthy, code).splitlines() == [
        "[]", "[] False", "['tg_acme', 'tg_acme._plugin', 'tg_acme.device']",
    ]  # fmt: skip


def test_a_renderer_of_a_plugin_is_preferred_and_can_be_left_out(healthy: Path) -> None:
    code = "from tgcore import Device; d = Device['CPU']; print(d.target, d.renderer.version)"
    assert said(healthy, code).strip() == "CPU:MINE 77"
    assert said(healthy, code, TG_DEV="CPU:C").startswith("CPU:C ")
    assert said(healthy, code, TG_PLUGINS="0").startswith("CPU:C ")
    computes = "from tgcore import Tensor; print((Tensor([1, 2]) + 1).tolist())"
    assert said(healthy, computes, TG_DEV="CPU:MINE").strip() == "[2, 3]"


def test_a_renderer_that_cannot_be_made_is_passed_over_unless_asked_for(healthy: Path) -> None:
    code = "from tgcore import Device; Device['CPU:LOST']"
    result = run(healthy, code)
    assert "plugin tg-extra 1.0 stopped at renderer LOST: OSError: libmissing.so" in result.stderr


def test_a_renderer_that_nobody_brings_is_refused(healthy: Path) -> None:
    result = run(healthy, "from tgcore import Device; Device['CPU:NONE']")
    assert "DeviceError: CPU has no renderer NONE" in result.stderr


def test_a_command_of_a_plugin_runs(healthy: Path) -> None:
    code = "from tgcore.cli import main; main(['greet', 'you'])"
    assert said(healthy, code).strip() == "hello you"


def test_listing_tells_version_file_and_times(healthy: Path) -> None:
    code, document = tg(healthy, "plugins", "trace", "acme")
    [row] = document["plugins"]
    assert code == 0
    assert (row["distribution"], row["version"], row["state"]) == ("tg-acme", "1.0", "OPENED")
    assert row["file"].endswith("_plugin.py")
    assert {"load", "tgcore_probe", "tgcore_open_device"} <= set(row["milliseconds"])


def test_devices_shows_those_of_plugins_and_why_the_default_is(healthy: Path) -> None:
    _, document = tg(healthy, "devices")
    [row] = [row for row in document["devices"] if row["device"] == "CPU"]
    assert [one["target"] for one in row["renderers"]] == ["CPU:MINE", "CPU:LOST", "CPU:C"]
    assert {"ACME", "CPU", "NUMPY"} <= {row["device"] for row in document["devices"]}
    # what is no real hardware never becomes the default by itself
    assert document["default"] == "CPU"


def renderers(folder: Path, **environment: str) -> dict[str, tuple[object, ...]]:
    code = "import json; from tgcore.cli.devices import answer; print(json.dumps(answer(['CPU'])))"
    row = json.loads(said(folder, code, **environment))["row"]
    return {one["target"]: (one["origin"], one["priority"], one["chosen"], one["why"])
            for one in row["renderers"]}  # fmt: skip


def test_devices_shows_the_renderers_which_is_used_and_why(healthy: Path) -> None:
    mine, lost, own = "CPU:MINE", "CPU:LOST", "CPU:C"
    found = renderers(healthy)
    assert list(found) == [mine, lost, own]  # the one in use, then by priority
    assert found[mine] == (
        "tg-extra 1.0",
        10,
        True,
        "the greatest priority of those that work here",
    )
    assert found[lost] == ("tg-extra 1.0", 20, False, "OSError: libmissing.so is not there")
    assert found[own] == ("tgcore", 0, False, "used when it is asked for: TG_DEV=CPU:C")

    found = renderers(healthy, TG_DEV="CPU:C")
    assert found[own][2:] == (True, "the setting 'dev' (TG_DEV) names it")
    assert found[mine][2:] == (False, "the setting 'dev' (TG_DEV) names C")

    found = renderers(healthy, TG_PLUGINS="!extra")
    assert found[own][2:] == (True, "the device's own, and no added one is preferred and works")
    assert found[mine][1:] == (None, False, "left out by !extra")


def test_devices_prints_renderers_where_there_is_a_choice(
    capsys: pytest.CaptureFixture[str],
) -> None:
    from tgcore.cli.devices import Row, _print_renderers
    from tgcore.cli.renderers import RendererRow

    only = RendererRow("SOLE:C", "tgcore", 0, True, "the device's own")
    several = [RendererRow("CPU:MINE", "tg-extra 1.0", 10, True, "the greatest"),
               RendererRow("CPU:GONE", "tg-gone 1.0", None, False, "left out")]  # fmt: skip
    rows = [Row("X", "", "", True, "", 0.0, 0.0, found) for found in ([only], several)]
    _print_renderers(rows)
    lines = [" ".join(line.split()) for line in capsys.readouterr().out.splitlines()]
    assert lines == ["", "renderer priority from why", "* CPU:MINE 10 tg-extra 1.0 the greatest",
                     "CPU:GONE - tg-gone 1.0 left out"]  # fmt: skip


@pytest.mark.parametrize("body", ["raise ValueError('broken')", "return 7"])
def test_a_strict_host_raises_where_a_probe_was_asked_for(tmp_path: Path, body: str) -> None:
    probe = f"@hookimpl\ndef tgcore_probe(request):\n    {body}\n"
    write(tmp_path, "tg-broken", ["device.BROKEN"], probe + DEVICE, device=DEVICE_CODE)
    code = """
from tgcore.plugin.host import plugins
from tgcore.support.errors import PluginError
from tgcore.support.settings import context
print(plugins.probe("BROKEN").usable)
try:
    with context(plugins_strict=True):
        plugins.probe("BROKEN")
except PluginError as error:
    print("stopped at tgcore_probe" in str(error))
"""
    assert said(tmp_path, code).split() == ["False", "True"]


def test_a_probe_that_ends_the_process_does_not_end_the_listing(tmp_path: Path) -> None:
    probe = "@hookimpl\ndef tgcore_probe(request):\n    import os; os._exit(3)\n"
    write(tmp_path, "tg-exits", ["device.EXITS"], probe + DEVICE, device=DEVICE_CODE)
    code = "from tgcore.cli.devices import default_and_reason as ask; print(ask())"
    told = said(tmp_path, code).strip()
    assert told == "('', 'it could not be chosen: exit code 3: no message')"


def test_real_hardware_becomes_the_default(tmp_path: Path) -> None:
    probe = """
@hookimpl
def tgcore_probe(request):
    from tgcore.plugin import ProbeResult
    return ProbeResult(True, real=True, reason="two cards")
"""
    write(tmp_path, "tg-card", ["device.CARD"], probe + DEVICE)
    code = "from tgcore import Device; print(Device.DEFAULT, Device.choose_default()[1])"
    assert said(tmp_path, code).strip() == "CARD its probe found hardware (two cards)"


def test_a_plugin_cannot_replace_what_comes_with_the_core(tmp_path: Path) -> None:
    write(tmp_path, "tg-thief", ["device.CPU"], DEVICE)
    code = "from tgcore import Tensor; print((Tensor([1], device='CPU') + 1).tolist())"
    assert said(tmp_path, code).strip() == "[2]"
    _, document = tg(tmp_path, "plugins", "info", "tg-thief")
    assert document["plugins"][0]["stopped"]["error"] == "device.CPU is also claimed by tgcore"


def test_what_is_installed_later_is_found_by_the_next_process(tmp_path: Path) -> None:
    code = "from tgcore import Device; print('LATER' in Device.families())"
    assert said(tmp_path, code).strip() == "False"
    write(tmp_path, "tg-later", ["device.LATER"], DEVICE)
    assert said(tmp_path, code).strip() == "True"


@pytest.mark.parametrize(
    ("text", "allowed"),
    [("", True), ("0", False), ("gpu", True), ("tg-gpu,x", True), ("x", False), ("!g*", False),
     ("!x", True), ("=gpu", True), ("GP?", True), ("*,!gpu", False)],
)  # fmt: skip
def test_globs_select_plugins(text: str, allowed: bool) -> None:
    plugin = Plugin("tg-gpu", "1", "", "tg_gpu._plugin", ("device.GPU",))
    assert (refusal(plugin, text) == "") is allowed


def test_a_hook_that_is_none_is_refused_with_the_nearest(healthy: Path) -> None:
    from tgcore.plugin.host import plugins

    plugin = Plugin("tg-gpu", "1", "", "tg_gpu._plugin", ("device.GPU",))
    with pytest.raises(PluginError, match="did you mean tgcore_probe"):
        plugins.call_plugin(plugin, "tgcore_prob", None)


def test_the_marks_are_those_that_pluggy_reads() -> None:
    import pluggy

    from tgcore.plugin import hookimpl

    def tgcore_probe(request: object) -> None: ...

    theirs = pluggy.HookimplMarker("tgcore")(tgcore_probe).tgcore_impl
    del tgcore_probe.tgcore_impl
    assert hookimpl(tgcore_probe).tgcore_impl == theirs
    ours = HOOKS["tgcore_probe"].specification

    def specification(request: object) -> None: ...

    assert pluggy.HookspecMarker("tgcore")(specification).tgcore_spec == ours.tgcore_spec


def test_every_hook_takes_one_frozen_request() -> None:
    assert set(HOOKS) == HOOK_NAMES
    for hook in HOOKS.values():
        kind = hook.request
        assert issubclass(kind, Frozen) or kind.__dataclass_params__.frozen, hook.name
        assert hook.about
    assert PluginInfo("x", "y").api == (1, 1)


def test_what_is_installed_for_editing_counts_once(tmp_path: Path) -> None:
    """Building leaves metadata in the source folder, beside that of the installation."""
    write(tmp_path / "site", "tg-edited", ["device.EDITED"], DEVICE, device=DEVICE_CODE)
    source = tmp_path / "site" / "tg_edited-1.0.dist-info"
    left = tmp_path / "source" / "tg_edited.egg-info"
    left.mkdir(parents=True)
    for old, new in (("METADATA", "PKG-INFO"), ("entry_points.txt", "entry_points.txt")):
        (left / new).write_text((source / old).read_text())
    code = """
from tgcore import Device
from tgcore.support.installed import installed
print([entry.distribution for entry in installed() if entry.name == "device.EDITED"])
print(Device["EDITED"].target)
"""
    paths = os.pathsep.join([str(ROOT), str(tmp_path / "site"), str(tmp_path / "source")])
    assert said(tmp_path, code, PYTHONPATH=paths).splitlines() == ["['tg-edited']", "EDITED:C"]

"""Level L0, boundary: how the plugin meets the core, before any of its memory or kernels matter.

What might take the process down happens in child processes.
"""

from __future__ import annotations

import os
import sys
from functools import cache
from typing import Any

import pytest

from tgcore.plugin.contract import API, OLDEST
from tgcore.plugin.host import plugins
from tgcore.plugin.record import Plugin
from tgcore.runtime import Device
from tgcore.runtime.base import BaseDevice
from tgcore.support.errors import TgError
from tgcore.target import Target
from tgcore.testing import imports
from tgcore.testing.children import MARK, ask, asked, run_child
from tgcore.testing.conformance import does_not_apply, fault, level
from tgcore.testing.conformance.sanity import capability_faults

pytestmark = level("L0")

PROBE_LIMIT = 2.0
CLOSE_LEAK = 60 << 20  # resident bytes that four times opening may leave; each uses 24 MiB


def _sources(device_name: str) -> list[Plugin]:
    """Return the plugins behind the device: the one of its family, and of the renderer named."""
    Device.families()
    target = Target.parse(device_name)
    found = plugins.claiming("device", target.family)
    if target.renderer:
        wanted = f"renderer.{target.family}.{target.renderer}"
        found = found + [one for one in plugins.found() if wanted in one.provides]
    return found


def test_opens(device_name: str) -> None:
    """The device opens in a fresh process and computes; this process stays unharmed if not."""
    found = asked("opens", device_name)
    if found["error"]:
        fault("the device to open and to add 1 to 0, 1, 2", found["error"], "tgcore_open_device")


# *** what the plugin says of itself ***


def test_metadata(device_name: str) -> None:
    """Each plugin behind the device loads, says who it is, and works with this contract."""
    sources = _sources(device_name)
    if not sources:
        fault("a plugin that claims the family", "none", "the entry points of the distribution")
    for plugin in sources:
        plugins.ready(plugin)
        if plugin.failure is not None:
            fault("the plugin to load", str(plugin.failure), plugin.failure.advice)
        info = plugin.info
        if info is None or not info.name.strip() or not info.summary.strip():
            fault("PluginInfo with a name and a one-line summary", repr(info), plugin.module)
        if "\n" in info.summary or len(info.summary) > 120:
            fault("a summary of one line", repr(info.summary), f"INFO of {plugin.module}")
        low, high = info.api
        if not OLDEST <= low <= high or low > API:
            fault(f"an api range that holds {API}", repr(info.api), f"INFO of {plugin.module}")
        if plugin.notes:
            fault("no remark of the host", "; ".join(plugin.notes), plugin.module)


def test_target_round_trip(device: Any, device_name: str) -> None:
    """The target of the open device, written as text, is read back as the same target."""
    target = device.target
    if Target.parse(str(target)) != target:
        fault(f"{target} to be read back", repr(Target.parse(str(target))), "the device's target")
    asked = Target.parse(device_name)
    if target.device != asked.device:
        fault(f"a device called {asked.device}", target.device, "BaseDevice.__init__'s target")
    for part in ("renderer", "arch", "interface"):
        wanted, have = getattr(asked, part), getattr(target, part)
        if wanted not in ("", have):
            fault(f"the {part} {wanted}, as asked for", have or "none", "tgcore_open_device")
    if device.renderer.target.family != target.family:
        fault(f"a renderer for {target.family}", str(device.renderer.target), "Renderer.target")


def test_device_is_one_object(device: Any, device_name: str, spot: str) -> None:
    """Every spelling of the device's name gives the one open device."""
    if not isinstance(device, BaseDevice):
        fault("a BaseDevice", type(device).__name__, "tgcore_open_device")
    for name in (device_name, spot, spot.lower(), str(device.target)):
        if Device[name] is not device:
            fault("one device for one name", f"another one for {name}", "BaseDevice.target")


def test_unknown_renderer_is_refused(device_name: str) -> None:
    """A renderer that does not exist is an error, not the device's usual one."""
    target = Target.parse(device_name)
    name = f"{target.family}:{target.index + 57}:NO_SUCH_RENDERER"
    try:
        opened = Device[name]
    except TgError:
        return
    Device.close(opened.name)
    fault("DeviceError for an unknown renderer", f"{name} opened", "tgcore_open_device")


# *** what importing it costs ***


@cache
def _import(device_name: str) -> dict[str, dict[str, Any]]:
    """Return what importing each plugin did: the quickest of three processes, six if slow."""
    found = {}
    for plugin in _sources(device_name):
        if plugin.shipped:
            continue
        command = [sys.executable, "-m", "tgcore.testing.imports", plugin.module, MARK]
        tries = [run_child([*command, *imports.HEAVY], 30.0, {}) for _ in range(3)]
        failed = [one for one in tries if one["error"]]
        if not failed and all(one["seconds"] > imports.BUDGET for one in tries):
            tries += [run_child([*command, *imports.HEAVY], 30.0, {}) for _ in range(3)]
            failed = [one for one in tries if one["error"]]
        found[plugin.module] = min(failed or tries, key=lambda one: one.get("seconds", 0.0))
    return found


def _imported(device_name: str) -> dict[str, dict[str, Any]]:
    found = _import(device_name)
    if not found:
        does_not_apply("it ships with the core, whose own tests measure its import")
    for module, one in found.items():
        if one["error"]:
            fault("the plugin's module to import", one["error"], module)
    return found


def test_import_time(device_name: str) -> None:
    """Importing the plugin's module stays within 30 ms."""
    for module, found in _imported(device_name).items():
        milliseconds = 1e3 * found["seconds"]
        if found["seconds"] > imports.BUDGET:
            limit = f"an import of at most {1e3 * imports.BUDGET:.0f} ms"
            fault(limit, f"{milliseconds:.1f} ms", f"{module} and its package's __init__")


def test_imports_little(device_name: str) -> None:
    """It loads no heavy library and nothing of the core but tgcore.plugin."""
    for module, found in _imported(device_name).items():
        loaded = [*found["heavy"], *found["core"]]
        if loaded:
            fault("no heavy import", ", ".join(loaded), f"{module}: import it inside the hooks")


def test_import_is_silent(device_name: str) -> None:
    """Importing it prints nothing."""
    for module, found in _imported(device_name).items():
        if found["printed"]:
            fault("no output", repr(found["printed"].splitlines()[0]), module)


def test_import_changes_nothing(device_name: str) -> None:
    """Importing it changes no environment variable, no path, and starts no thread."""
    for module, found in _imported(device_name).items():
        changed = [*found["changed"], *found["other"]]
        if changed:
            fault("nothing to change", ", ".join(changed), module)


# *** probing and opening ***


def test_probe_is_bounded(device_name: str) -> None:
    """The probe answers soon, answers sanely, and opens nothing."""
    found = ask("probe", device_name)
    if found.get("stopped") or found.get("seconds", 0.0) > PROBE_LIMIT:
        found = ask("probe", device_name)  # a busy machine is slow once, a slow probe again
    if found["error"]:
        fault("the probe to answer", found["error"], "tgcore_probe")
    if found["stopped"]:
        fault("a ProbeResult", found["stopped"][0], "tgcore_probe")
    if found["seconds"] > PROBE_LIMIT:
        fault(f"an answer within {PROBE_LIMIT:g} s", f"{found['seconds']:.2f} s", "tgcore_probe")
    result = found["result"]
    if not result["usable"]:
        fault("usable=True of a device that opens", f"False ({result['reason']})", "tgcore_probe")
    if result["count"] < 1 or not isinstance(result["priority"], int):
        fault("a count of at least 1 and a whole priority", repr(result), "tgcore_probe")
    if found["opened"]:
        fault("a probe that opens nothing", f"{found['opened']} open", "tgcore_probe")
    if found["printed"]:
        fault("no output", repr(found["printed"].splitlines()[0]), "tgcore_probe")


def test_open_is_silent(device_name: str) -> None:
    """Opening and computing prints nothing on either stream."""
    found = asked("opens", device_name)
    if found["printed"]:
        fault("no output", repr(found["printed"].splitlines()[0]), "the device or its driver")


def test_open_changes_nothing(device_name: str) -> None:
    """Opening changes no variable, handler, folder, locale, nor how floats are computed."""
    found = asked("opens", device_name)
    if found.get("changed"):
        what = ", ".join(found["changed"])
        fault("the process as it was", f"changed: {what}", "what opening the device loads")


def test_identity_is_stable(device: Any, device_name: str) -> None:
    """Two processes see the same renderer and compiler: caches on disk depend on it."""
    found = asked("opens", device_name)
    mine, theirs = device.renderer.identity, found.get("identity")
    if mine != theirs:
        fault(f"the identity {mine!r}", f"{theirs!r} in another process", "Compiler.identity")
    if device.renderer.compiler is not None and not device.renderer.compiler.identity.strip():
        fault("an identity that names the compiler", "an empty one", "Compiler.identity")


def test_capabilities_are_sane(device: Any) -> None:
    """No capability contradicts another."""
    found = capability_faults(device.capabilities)
    if found:
        fault("capabilities that can be true", "; ".join(found), "Renderer.capabilities")


# *** life ***


def test_close_and_reopen(device_name: str) -> None:
    """A device that was closed opens again and computes."""
    found = asked("reopen", device_name)
    if found["error"]:
        fault("six times open, compute, close", found["error"], "BaseDevice.close")


def test_close_gives_memory_back(device_name: str) -> None:
    """After close, all that the allocator gave out was given back to it."""
    found = asked("reopen", device_name)
    for number, left in enumerate(found.get("left", [])):
        if left.get("handles"):
            what = f"{left['handles']} handles ({left['bytes']} bytes) kept by round {number + 1}"
            fault("close to free all memory", what, "BaseDevice.close: call super().close()")


def test_close_leaks_nothing(device_name: str) -> None:
    """Opening and closing again and again holds no more files, threads or memory."""
    left = asked("reopen", device_name).get("left", [])
    if len(left) < 6 or "files" not in left[0]:
        does_not_apply("this system does not show what a process holds")
    for what in ("files", "threads"):
        if left[-1][what] > left[1][what] + 1:
            fault(f"{left[1][what]} {what} held", f"{left[-1][what]} four rounds on", "close")
    grown = left[-1]["resident"] - left[1]["resident"]
    if grown > CLOSE_LEAK:
        fault("memory to be given back", f"{grown >> 20} MiB more after four rounds",
              "Allocator.free and close")  # fmt: skip


def _no_fork() -> None:
    if not hasattr(os, "fork"):
        does_not_apply("this system does not fork")


def test_fork(device_name: str) -> None:
    """In a forked process the device computes rightly, or refuses with an error of tgcore."""
    _no_fork()
    found = asked("fork", device_name)
    if found["error"]:
        fault("the device to work before a fork", found["error"], "the device")
    inside = (found["inside"], found["code"], "after a fork")
    reopened = (found["reopened"], found["reopened code"], "when reopened after a fork")
    for text, code, where in (inside, reopened):
        if (text and not text.startswith("refused: ")) or code:
            what = text or f"exit code {code}"
            fault(f"right values or a TgError {where}", what, "threads and handles across fork")


def test_fork_leaves_the_parent_whole(device_name: str) -> None:
    """The process that forked goes on computing when its child has ended."""
    _no_fork()
    found = asked("fork", device_name)
    if found["error"] or found["after"]:
        wrong = found["error"] or found["after"]
        fault("right values in the parent", wrong, "what the child closes")


def test_spawn(device_name: str) -> None:
    """Two processes use the device at the same time."""
    found = ask("spawn", device_name)
    wrong = found["error"] or found.get("after", "")
    if wrong:
        fault("both processes to compute", wrong, "exclusive locks, shared names")


def test_binaries_outlive_the_process(
    device: Any, device_name: str, tmp_path: Any, computes: None
) -> None:
    """What one process compiled and kept on disk runs in the next one."""
    first = ask("warm", device_name, TG_CACHE_DIR=str(tmp_path), TG_CACHE="1")
    second = ask("warm", device_name, TG_CACHE_DIR=str(tmp_path), TG_CACHE="1")
    wrong = first["error"] or second["error"]
    if wrong:
        fault("777 additions in two processes", wrong, "binaries that hold addresses")
    if device.renderer.compiler is not None and second["compiled"]:
        fault("nothing to compile in the second process", f"{second['compiled']} compiled",
              "Compiler.identity: it must not change")  # fmt: skip


@pytest.fixture(autouse=True)
def _stay_in_place() -> Any:
    """No test of this level may leave the process elsewhere."""
    folder = os.getcwd()
    yield
    if os.getcwd() != folder:
        os.chdir(folder)
        fault("the working folder to stay", "another one", "the device")

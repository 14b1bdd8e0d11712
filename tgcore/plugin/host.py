"""Finds, loads and asks plugins: the one place that holds what is known of each of them.

Discovery reads metadata; a plugin is loaded when something that its entry points claim is asked
for; hooks are called for one plugin at a time by `call_plugin`, which catches, times and records.
The device registry and the command line call this; their answers become plain attributes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from contextvars import copy_context
from time import perf_counter
from typing import Any

from tgcore.plugin.contract import HOOK_NAMES, ProbeResult, RendererSpec
from tgcore.plugin.loading import advice_on, load
from tgcore.plugin.record import Called, Plugin, State
from tgcore.plugin.selection import refusal
from tgcore.support.errors import PluginError
from tgcore.support.first_use import FIRST_USE
from tgcore.support.installed import EntryPoint, installed
from tgcore.support.settings import settings

_KINDS = {"device": 2, "renderer": 3, "command": 2}
_REACHES = {
    "tgcore_probe": State.PROBED,
    "tgcore_open_device": State.OPENED,
    "tgcore_renderers": State.OPENED,
}


class PluginHost:
    """All plugins of the process; used through the one instance, `plugins`."""

    def __init__(self) -> None:
        self._shipped: dict[str, Plugin] = {}
        self._kept: dict[tuple[str, str], Plugin] = {}
        self._seen: tuple[object, ...] = ()
        self._found: list[Plugin] = []

    def ship(self, entries: Mapping[str, str], distribution: str, version: str) -> None:
        """Add what comes with the core: names of entry points, and modules."""
        for name, module in entries.items():
            if name not in self._shipped:
                self._shipped[name] = Plugin(
                    distribution, version, module, module, (name,), shipped=True
                )
                self._seen = ()

    def found(self) -> list[Plugin]:
        """Return every plugin, those of the core first; loads nothing."""
        entries = installed()
        if (entries, settings.plugins) != self._seen:
            self._found = [*self._shipped.values(), *self._grouped(entries)]
            _mark_clashes(self._found)
            self._seen = (entries, settings.plugins)
        return self._found

    def _grouped(self, entries: Iterable[EntryPoint]) -> list[Plugin]:
        groups: dict[tuple[str, str], list[EntryPoint]] = {}
        for entry in entries:
            groups.setdefault((entry.distribution, entry.value), []).append(entry)
        for (distribution, module), members in groups.items():
            names = tuple(entry.name for entry in members)
            kept = self._kept.get((distribution, module))
            if kept is None or kept.provides != names:
                first = members[0]
                plugin = Plugin(distribution, first.version, first.folder, module, names)
                self._kept[distribution, module] = plugin
                _check_names(plugin)
        return [self._kept[key] for key in groups]

    def families(self) -> list[str]:
        """Return the device families that can be asked for, those of the core first."""
        names = [
            entry.split(".")[1]
            for plugin in self.found()
            if plugin.shipped or not refusal(plugin, settings.plugins)
            for entry in plugin.provides
            if entry.startswith("device.")
        ]
        return list(dict.fromkeys(names))

    def named(self, name: str) -> list[Plugin]:
        """Return the plugins that a user means by `name` (globs are allowed).

        Raises
        ------
        PluginError
            When there is none.
        """
        chosen = [plugin for plugin in self.found() if plugin.matches(name)]
        if not chosen:
            from difflib import get_close_matches

            names = sorted({plugin.name for plugin in self.found()})
            near = get_close_matches(name.lower(), names, n=1)
            hint = f"did you mean {near[0]}?" if near else f"plugins here: {', '.join(names)}"
            raise PluginError(f"there is no plugin {name}", hint=hint)
        return chosen

    def claiming(self, kind: str, family: str) -> list[Plugin]:
        """Return the selected plugins with an entry point of this kind for `family`."""
        return [
            plugin
            for plugin in self.found()
            if plugin.claims(kind, family) and not refusal(plugin, settings.plugins)
        ]

    def ready(self, plugin: Plugin) -> bool:
        """Load `plugin` unless it is loaded; return whether hooks can be called."""
        why = refusal(plugin, settings.plugins)
        if why:
            return False
        if plugin.state < State.COMPATIBLE and plugin.failure is None:
            with FIRST_USE:  # another thread may be at it
                if not plugin.loaded and plugin.failure is None:
                    load(plugin)
                    if plugin.failure is not None:
                        _strictly(plugin)
        return plugin.state >= State.COMPATIBLE

    def require(self, plugin: Plugin) -> None:
        """Load `plugin`, or raise what stopped it."""
        if not self.ready(plugin):
            raise failure_of(plugin)

    def call_plugin(self, plugin: Plugin, hook: str, request: object) -> Any:
        """Return the answer of one plugin to one hook, or None; a failure is on its record.

        Raises
        ------
        PluginError
            When there is no such hook, or the setting `plugins_strict` is on and it failed.
        """
        try:
            return self.ask(plugin, hook, request)
        except PluginError:
            if hook not in HOOK_NAMES or settings.plugins_strict:
                raise
            return None

    def ask(self, plugin: Plugin, hook: str, request: object) -> Any:
        """Return the answer of one plugin to one hook, or raise what stopped it."""
        if hook not in HOOK_NAMES:
            from tgcore.plugin.hooks import nearest_hook

            raise PluginError(
                f"there is no hook {hook}", hint=f"did you mean {nearest_hook(hook)}?"
            )
        self.require(plugin)
        function = plugin.implements.get(hook)
        if function is None:
            return None
        started = perf_counter()
        text: str | None = "interrupted"
        try:
            answer = function(request)
            text = None
            return answer
        except (Exception, SystemExit) as error:
            text = f"{type(error).__name__}: {error}"
            if plugin.shipped:
                raise
            raise _failed(plugin, hook, error) from error
        finally:
            seconds = perf_counter() - started
            plugin.calls.append(Called(hook, seconds, text or ""))
            plugin.seconds[hook] = seconds
            if text is None:
                plugin.state = max(plugin.state, _REACHES.get(hook, plugin.state))
                if plugin.failure is not None and plugin.failure.stage == hook:
                    plugin.failure = None  # it works now

    def probe(self, family: str, limit: float = 2.0) -> ProbeResult:
        """Return what hardware of `family` is there; takes `limit` seconds at most."""
        from tgcore.plugin.requests import ProbeRequest

        for plugin in self.claiming("device", family):
            if not self.ready(plugin):
                return ProbeResult(False, reason=str(plugin.failure or "not loaded"))
            if "tgcore_probe" not in plugin.implements:
                return ProbeResult(True, reason="it has no probe")
            answer = self._bounded(plugin, ProbeRequest(family), limit)
            if isinstance(answer, ProbeResult):
                return answer
            if plugin.failure is None:
                what = f"answered {type(answer).__name__}, not ProbeResult"
                plugin.stop("tgcore_probe", what, _report(plugin))
            _strictly(plugin)
            return ProbeResult(False, reason=str(plugin.failure))
        return ProbeResult(False, reason="no plugin claims it")

    def _bounded(self, plugin: Plugin, request: object, limit: float) -> Any:
        """Call the probe in a thread: a driver that hangs must not hang the host."""
        import threading

        answers: list[Any] = []

        def work() -> None:
            try:
                answers.append(self.ask(plugin, "tgcore_probe", request))
            except PluginError:
                return  # it is on the plugin's record

        thread = threading.Thread(target=copy_context().run, args=(work,), daemon=True)
        thread.start()
        thread.join(limit)
        if thread.is_alive():
            what = f"no answer within {limit:g} seconds"
            plugin.stop("tgcore_probe", what, "its driver hangs, or the probe does too much")
        return answers[0] if answers else None

    def renderers(self, family: str, arch: str = "") -> list[tuple[Plugin, RendererSpec]]:
        """Return the renderers that plugins add to a family, greatest priority first."""
        found: list[tuple[Plugin, RendererSpec]] = []
        for plugin in self.claiming("renderer", family):
            from tgcore.plugin.requests import RenderersRequest

            specs = self.call_plugin(plugin, "tgcore_renderers", RenderersRequest(family, arch))
            for spec in specs or ():
                if not isinstance(spec, RendererSpec):
                    what = f"answered {type(spec).__name__}, not RendererSpec"
                    plugin.stop("tgcore_renderers", what, _report(plugin))
                elif f"renderer.{family}.{spec.name}" in plugin.provides:
                    found.append((plugin, spec))
                else:
                    plugin.notes.append(f"renderer {spec.name} has no entry point: not used")
        return sorted(found, key=lambda pair: -pair[1].priority)


def failure_of(plugin: Plugin) -> PluginError:
    """Return the error that says why a plugin cannot be used."""
    failure = plugin.failure
    if failure is None:
        name = f"plugin {plugin.distribution} {plugin.version}".strip()
        why = refusal(plugin, settings.plugins)
        if why:
            hint = f"the setting 'plugins' (TG_PLUGINS) is {settings.plugins!r}"
            return PluginError(f"{name} is not used: {why}", hint=hint)
        return PluginError(
            f"{name} was asked for while it is still being loaded",
            hint="its module must not use its own device when it is imported",
        )
    return PluginError(
        f"plugin {plugin.distribution} {plugin.version} {failure}",
        hint=failure.advice,
    )


def _failed(plugin: Plugin, hook: str, error: BaseException) -> PluginError:
    advice = advice_on(plugin, error)
    plugin.stop(hook, error, advice)
    return failure_of(plugin)


def _report(plugin: Plugin) -> str:
    return f"a fault of {plugin.distribution}: report it to its author"


def _strictly(plugin: Plugin) -> None:
    if settings.plugins_strict:
        raise failure_of(plugin)


def _check_names(plugin: Plugin) -> None:
    """Refuse names of entry points that claim nothing known."""
    for entry in plugin.provides:
        parts = entry.split(".")
        if len(parts) != _KINDS.get(parts[0], 0) or not all(parts):
            forms = "device.X, renderer.X.Y and command.z"
            plugin.stop("find", f"entry point {entry!r} claims nothing", f"names are {forms}")


def _mark_clashes(found: list[Plugin]) -> None:
    """Stop plugins that claim one name; the core's own stays."""
    claims: dict[str, list[Plugin]] = {}
    for plugin in found:
        if plugin.failure is not None and plugin.failure.stage == "clash":
            plugin.failure = None
        if not refusal(plugin, settings.plugins):
            for entry in plugin.provides:
                claims.setdefault(entry, []).append(plugin)
    for entry, plugins_ in claims.items():
        if len(plugins_) < 2:
            continue
        for plugin in plugins_:
            others = [other.distribution for other in plugins_ if other is not plugin]
            if not plugin.shipped and plugin.failure is None:
                pick = f"pip uninstall one, or set TG_PLUGINS=!{plugin.name} or !NAME of the other"
                plugin.stop("clash", f"{entry} is also claimed by {', '.join(others)}", pick)


plugins = PluginHost()

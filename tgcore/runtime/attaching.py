"""Asks the plugins of a device, once, for what they add to it, and keeps the answers as attributes.

Rules and moves become attributes of the renderer, kinds of call and the source of profile events
attributes of the device; nothing of the plugin host is met again when compiling or launching.
`tgcore.runtime.opening` calls this for plugins that implement one of these hooks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from tgcore.plugin.host import failure_of, plugins
from tgcore.plugin.requests import (
    CallKind,
    CallKindsRequest,
    CollectiveRequest,
    KernelMovesRequest,
    ProfileRequest,
    ProfileSource,
    StageRulesRequest,
)
from tgcore.support.errors import PluginError
from tgcore.support.settings import settings

if TYPE_CHECKING:
    from tgcore.plugin.record import Plugin
    from tgcore.runtime.base import BaseDevice

Collective = Callable[[Any, Any], Any]
_collectives: dict[tuple[str, tuple[str, ...]], Collective | None] = {}


def attach(device: BaseDevice, sources: Iterable[Plugin]) -> None:
    """Put what `sources` add to `device` where the compiler and the engine find it."""
    for plugin in sources:
        for hook, add in _ADDS.items():
            if hook in plugin.implements:
                add(device, plugin)


def _label(plugin: Plugin) -> str:
    return f"{plugin.distribution} {plugin.version}"


def _note(device: BaseDevice, plugin: Plugin, what: str) -> None:
    """Make what was added part of the keys of caches."""
    entry = f"{_label(plugin)} {what}"
    if entry not in device.renderer.added:
        device.renderer.added += (entry,)


def _refuse(plugin: Plugin, hook: str, what: str, advice: str) -> None:
    plugin.stop(hook, what, advice)
    if settings.plugins_strict:
        raise failure_of(plugin)


def _stage_rules(device: BaseDevice, plugin: Plugin) -> None:
    from tgcore.rewrite.added import AddedRules
    from tgcore.rewrite.matcher import PatternMatcher
    from tgcore.target.stages import STAGE_NAMES, TARGET_RULES, nearest_stage

    hook = "tgcore_stage_rules"
    request = StageRulesRequest(TARGET_RULES, device.target, STAGE_NAMES)
    answer = plugins.call_plugin(plugin, hook, request)
    if answer is None:
        return
    if isinstance(answer, PatternMatcher):
        answer = {TARGET_RULES: answer}
    if not isinstance(answer, dict):
        what = f"answered {type(answer).__name__}, not a dict of PatternMatchers"
        _refuse(plugin, hook, what, "its author must return {stage: PatternMatcher}")
        return
    for stage, rules in answer.items():
        if stage not in STAGE_NAMES:
            near = nearest_stage(str(stage))
            names = f"did you mean {near!r}? " if near else ""
            advice = f"{names}stages: {', '.join(STAGE_NAMES)}"
            _refuse(plugin, hook, f"there is no stage {stage!r}", advice)
            return
        if not isinstance(rules, PatternMatcher):
            what = f"the rules of {stage!r} are {type(rules).__name__}, not a PatternMatcher"
            _refuse(plugin, hook, what, "its author must return {stage: PatternMatcher}")
            return
    renderer, label = device.renderer, _label(plugin)
    found = dict(renderer.stage_rules)
    for stage, rules in answer.items():
        others = [entry for entry in found.get(stage, ()) if entry.plugin != label]
        found[stage] = (*others, AddedRules(label, rules))
    renderer.stage_rules = found
    _note(device, plugin, f"rules for {', '.join(answer)}")


def _moves(device: BaseDevice, plugin: Plugin) -> None:
    hook = "tgcore_kernel_moves"
    answer = plugins.call_plugin(plugin, hook, KernelMovesRequest(device.target))
    if answer is None:
        return
    if not callable(answer):
        what = f"answered {type(answer).__name__}, not a function of a kernel"
        _refuse(plugin, hook, what, "its author must return a function, or None")
        return
    device.renderer.choose_moves = _named(plugin, answer)
    _note(device, plugin, "moves")


def _named(plugin: Plugin, choose: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """Return `choose` with its faults reported as the plugin's."""
    label = _label(plugin)

    def chosen(kernel: Any) -> Any:
        try:
            return choose(kernel)
        except Exception as error:
            raise PluginError(
                f"the moves of {label} fail: {type(error).__name__}: {error}",
                hint=f"report it to its author; TG_PLUGINS=!{plugin.name} works without it",
            ) from error

    return chosen


def _call_kinds(device: BaseDevice, plugin: Plugin) -> None:
    hook = "tgcore_call_kinds"
    answer = plugins.call_plugin(plugin, hook, CallKindsRequest(device.target))
    if answer is None:
        return
    if not isinstance(answer, (list, tuple)):
        what = f"answered {type(answer).__name__}, not a list of CallKind"
        _refuse(plugin, hook, what, "its author must return a list of CallKind")
        return
    found = dict(device.call_kinds)
    for kind in answer:
        if not isinstance(kind, CallKind):
            what = f"answered {type(kind).__name__} among the kinds of call, not CallKind"
            _refuse(plugin, hook, what, "its author must return a list of CallKind")
            return
        if kind.name in ("kernel", "copy") or kind.name in found:
            what = f"the kind of call {kind.name!r} is there already"
            _refuse(plugin, hook, what, "its author must choose another name, such as acme.gemm")
            return
        found[kind.name] = kind
    device.call_kinds = found
    _note(device, plugin, "calls")


def _profile(device: BaseDevice, plugin: Plugin) -> None:
    hook = "tgcore_profile"
    answer = plugins.call_plugin(plugin, hook, ProfileRequest(device.name))
    if answer is None:
        return
    if not isinstance(answer, ProfileSource):
        what = f"answered {type(answer).__name__}, not a ProfileSource"
        _refuse(plugin, hook, what, "its author must return a ProfileSource or None")
        return
    device.profile = answer


_ADDS: dict[str, Callable[[BaseDevice, Plugin], None]] = {
    "tgcore_stage_rules": _stage_rules,
    "tgcore_kernel_moves": _moves,
    "tgcore_call_kinds": _call_kinds,
    "tgcore_profile": _profile,
}


def collective(kind: str, devices: tuple[str, ...]) -> Collective | None:
    """Return what a plugin offers for a collective over `devices`; None: the core does it itself.

    Plugins are asked that claim every family among the devices; the first answer is kept.
    """
    key = (kind, devices)
    if key in _collectives:
        return _collectives[key]
    found: Collective | None = None
    families = {name.partition(":")[0] for name in devices}
    hook = "tgcore_collective"
    for plugin in plugins.found():
        if not all(plugin.claims("device", f) or plugin.claims("renderer", f) for f in families):
            continue
        if plugins.ready(plugin) and hook in plugin.implements:
            answer = plugins.call_plugin(plugin, hook, CollectiveRequest(kind, devices))
            if callable(answer):
                found = answer
                break
            if answer is not None:
                what = f"answered {type(answer).__name__}, not a function that builds a graph"
                _refuse(plugin, hook, what, "its author must return a function, or None")
    _collectives[key] = found
    return found

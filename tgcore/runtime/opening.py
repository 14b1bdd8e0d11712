"""Opens a device through the plugin contract, and chooses the default one with a reason.

Which plugin claims the family, which renderer it gets and what rules plugins add is settled here,
once; the answers are plain attributes of the device and its renderer afterwards.
"""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING

from tgcore.plugin.contract import OpenRequest
from tgcore.plugin.host import failure_of, plugins
from tgcore.runtime.base import BaseDevice
from tgcore.runtime.devices import MODULES
from tgcore.support.errors import DeviceError
from tgcore.support.settings import settings

if TYPE_CHECKING:
    from tgcore.plugin.record import Plugin
    from tgcore.render.base import Renderer
    from tgcore.target import Target

RULE_STAGE = "target rules"
_SHIPPED = "tgcore"

plugins.ship({f"device.{family}": module for family, module in MODULES.items()}, _SHIPPED, "")


def families() -> list[str]:
    """Return the families that can be asked for, those of the core first."""
    return plugins.families()


def open_device(target: Target) -> BaseDevice:
    """Return a newly opened device for `target`, or raise what stands in the way."""
    owner = _owner(target.family)
    maker, renderer = _renderer(target)
    if renderer is not None:
        target = dataclasses.replace(target, renderer=renderer.target.renderer)
    device = plugins.ask(owner, "tgcore_open_device", OpenRequest(target, renderer))
    if not isinstance(device, BaseDevice):
        what = f"answered {type(device).__name__}, not a device"
        owner.stop("tgcore_open_device", what, f"a fault of {owner.distribution}")
        raise failure_of(owner)
    if target.renderer and device.target.renderer != target.renderer:
        raise DeviceError(
            f"{target.family} has no renderer {target.renderer}",
            hint=f"its own is {device.target.renderer}; others come with a plugin",
        )
    if maker is not None and device.renderer is not renderer:
        what = f"{owner.distribution} {target.family} takes no added renderer"
        maker.stop("tgcore_renderers", what, "the device must use OpenRequest.renderer")
        raise failure_of(maker)
    _attach(device, [owner] if maker is None else [owner, maker])
    return device


def _owner(family: str) -> Plugin:
    """Return the plugin that brings a family of devices."""
    claiming = plugins.claiming("device", family)
    for plugin in claiming:
        if plugin.failure is None or plugin.loaded:
            return plugin
    if claiming:
        raise failure_of(claiming[0])
    for plugin in plugins.found():
        if plugin.claims("device", family):
            raise failure_of(plugin)
    raise unknown_device(family)


def unknown_device(family: str) -> DeviceError:
    """Return the error for a family that nothing brings."""
    from difflib import get_close_matches

    names = sorted(plugins.families())
    near = get_close_matches(family, names, n=1, cutoff=0.5)
    hint = f"did you mean {near[0]}? " if near else ""
    return DeviceError(
        f"there is no device {family}", hint=f"{hint}devices here: {', '.join(names)}"
    )


def _renderer(target: Target) -> tuple[Plugin | None, Renderer | None]:
    """Return the renderer a plugin makes for `target`; None: the device uses its own."""
    for plugin, spec in plugins.renderers(target.family, target.arch):
        if target.renderer != spec.name and (target.renderer or spec.priority <= 0):
            continue
        full = dataclasses.replace(target, renderer=spec.name)
        try:
            return plugin, spec.make(full)
        except Exception as error:
            hint = getattr(error, "hint", "") or f"see 'tg plugins info {plugin.name}'"
            plugin.stop(f"renderer {spec.name}", error, hint)
            if target.renderer or settings.plugins_strict:
                raise failure_of(plugin) from error
    if target.renderer:
        wanted = f"renderer.{target.family}.{target.renderer}"
        for plugin in plugins.found():
            if wanted in plugin.provides:
                raise failure_of(plugin)
    return None, None


def _attach(device: BaseDevice, sources: list[Plugin]) -> None:
    """Put what the device's own plugins add to its compiler where the compiler finds it."""
    renderer = device.renderer
    for plugin in sources:
        if "tgcore_stage_rules" in plugin.implements:
            from tgcore.plugin.requests import StageRulesRequest

            request = StageRulesRequest(RULE_STAGE, device.target)
            rules = plugins.call_plugin(plugin, "tgcore_stage_rules", request)
            if rules is not None:
                own = renderer.extra_rules
                renderer.extra_rules = rules if own is None else own + rules
                renderer.added += (f"{plugin.distribution} {plugin.version} rules",)
        if "tgcore_kernel_moves" in plugin.implements:
            from tgcore.plugin.requests import KernelMovesRequest

            wanted = KernelMovesRequest(device.target)
            answer = plugins.call_plugin(plugin, "tgcore_kernel_moves", wanted)
            if answer is not None:
                renderer.choose_moves = answer
                renderer.added += (f"{plugin.distribution} {plugin.version} moves",)


def probed_default() -> tuple[str, str]:
    """Return the installed family whose probe found real hardware, and why it; or nothing."""
    found: list[tuple[int, str, str]] = []
    for plugin in plugins.found():
        if plugin.shipped:
            continue
        for entry in plugin.provides:
            kind, _, family = entry.partition(".")
            if kind == "device":
                result = plugins.probe(family)
                if result.usable and result.real:
                    found.append((-result.priority, family, result.reason))
    if not found:
        return "", ""
    _, family, reason = min(found)
    return family, f"its probe found hardware{f' ({reason})' if reason else ''}"

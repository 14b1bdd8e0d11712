"""Opens a device through the plugin contract.

Which plugin claims the family, which renderer it gets and what rules plugins add is settled here,
once; the answers are plain attributes of the device and its renderer afterwards.
"""

from __future__ import annotations

import dataclasses
import os
from typing import TYPE_CHECKING

from tgcore.plugin import contract
from tgcore.plugin.contract import OpenRequest
from tgcore.plugin.host import failure_of, plugins
from tgcore.runtime.base import BaseDevice
from tgcore.runtime.devices import MODULES
from tgcore.support.disk_cache import files_key
from tgcore.support.errors import DeviceError
from tgcore.support.settings import settings

if TYPE_CHECKING:
    from tgcore.plugin.record import Plugin
    from tgcore.render.base import Renderer
    from tgcore.target import Target

_SHIPPED = "tgcore"

plugins.ship({f"device.{family}": module for family, module in MODULES.items()}, _SHIPPED, "")


def families() -> list[str]:
    """Return the families that can be asked for, those of the core first."""
    return plugins.families()


def open_device(target: Target) -> BaseDevice:
    """Return a newly opened device for `target`, or raise what stands in the way."""
    owner = _owner(target.family)
    plugins.require(owner)
    maker, renderer = _renderer(target)
    if renderer is not None:
        target = dataclasses.replace(target, renderer=renderer.target.renderer)
    device = plugins.ask(owner, "tgcore_open_device", OpenRequest(target, renderer, owner.api))
    if not isinstance(device, BaseDevice):
        what = f"answered {type(device).__name__}, not a device"
        advice = f"a fault of {owner.distribution}: report it to its author"
        owner.stop("tgcore_open_device", what, advice)
        raise failure_of(owner)
    if maker is None and target.renderer and device.target.renderer != target.renderer:
        raise unknown_renderer(target, device.own_renderers or (device.target.renderer,))
    if not owner.shipped:
        _check_parts(device, target, owner)
        device.origin = f"{owner.distribution} {owner.version}"
    _settle(device, owner, maker or owner)
    if maker is not None and device.renderer is not renderer:
        what = f"{owner.distribution} {target.family} takes no added renderer"
        maker.stop("tgcore_renderers", what, "the device must use OpenRequest.renderer")
        raise failure_of(maker)
    sources = [owner] if maker is None else [owner, maker]
    device.renderer.added += tuple([_stamp(plugin) for plugin in sources if not plugin.shipped])
    _attach(device, sources)
    return device


def _stamp(plugin: Plugin) -> str:
    """Return what a program compiled for this plugin depends on: its version, and its code."""
    return f"{plugin.distribution} {plugin.version} {files_key(os.path.dirname(plugin.file))}"


def _check_parts(device: BaseDevice, target: Target, owner: Plugin) -> None:
    """Refuse a device that is not the one asked for, or whose parts the core cannot work with."""
    from tgcore.render.base import Renderer
    from tgcore.runtime.allocator import Allocator, MemoryCache
    from tgcore.target import Capabilities, Target

    parts = {"target": Target, "memory": MemoryCache, "allocator": Allocator, "renderer": Renderer}
    for name, kind in parts.items():
        _check_part(getattr(device, name, None), kind, f"device.{name}", owner)
    _check_part(device.renderer.capabilities, Capabilities, "device.renderer.capabilities", owner)
    if device.name != target.device:
        what = f"answered {device.name}, asked for {target.device}"
        owner.stop("tgcore_open_device", what, "its author must give it the target of the request")
        raise failure_of(owner)


def _check_part(part: object, kind: type, name: str, owner: Plugin) -> None:
    if not isinstance(part, kind):
        what = f"{name} is {type(part).__name__}, not {kind.__name__}"
        owner.stop("tgcore_open_device", what, "its author must call BaseDevice.__init__ with it")
        raise failure_of(owner)


def _settle(device: BaseDevice, owner: Plugin, maker: Plugin) -> None:
    """Put defaults in the place of members that came after the contract a plugin speaks."""
    if min(owner.api, maker.api) >= contract.API:
        return
    from tgcore.plugin.members import settle
    from tgcore.render.base import Compiler, Renderer
    from tgcore.runtime.allocator import Allocator

    renderer = device.renderer
    parts: list[tuple[object, type, Plugin]] = [
        (device, BaseDevice, owner), (device.allocator, Allocator, owner),
        (renderer, Renderer, maker), (renderer.compiler, Compiler, maker),
    ]  # fmt: skip
    for part, base, plugin in parts:
        if isinstance(part, base) and plugin.api < contract.API and not plugin.shipped:
            for name in settle(part, base, plugin.api):
                what = f"{type(part).__name__}.{name}"
                plugin.notes.append(f"{what} is not used: it came after API {plugin.api}")


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


def renderer_names(family: str, own: tuple[str, ...]) -> list[str]:
    """Return the renderers of a family: its own, then those that installed plugins add."""
    names = list(own)
    for plugin in plugins.claiming("renderer", family):
        parts = [entry.split(".") for entry in plugin.provides]
        names += [part[2] for part in parts if part[:2] == ["renderer", family]]
    return list(dict.fromkeys(filter(None, names)))


def unknown_renderer(target: Target, own: tuple[str, ...]) -> DeviceError:
    """Return the error for a renderer that neither the device nor a plugin brings."""
    from difflib import get_close_matches

    names = renderer_names(target.family, own)
    near = get_close_matches(target.renderer, names, n=1, cutoff=0.5)
    hint = f"did you mean {near[0]}? " if near else ""
    return DeviceError(
        f"{target.family} has no renderer {target.renderer}",
        hint=f"{hint}renderers here: {', '.join(names) or 'none to choose from'}",
    )


def another_renderer(device: BaseDevice, target: Target) -> DeviceError:
    """Return the error for a target that `device`, which is open, does not serve."""
    own = device.own_renderers or (device.target.renderer,)
    if target.renderer and target.renderer not in renderer_names(target.family, own):
        return unknown_renderer(target, own)
    return DeviceError(
        f"{target.device} is open as {device.target}, so it cannot become {target}",
        hint=f"a device keeps what it was opened with: set TG_DEV={target}, or ask for it first",
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


_ADDING = frozenset(
    {"tgcore_stage_rules", "tgcore_kernel_moves", "tgcore_call_kinds", "tgcore_profile"}
)


def _attach(device: BaseDevice, sources: list[Plugin]) -> None:
    """Let the device's own plugins add to it; those of the core add nothing."""
    adding = [plugin for plugin in sources if not _ADDING.isdisjoint(plugin.implements)]
    if adding:
        from tgcore.runtime.attaching import attach

        attach(device, adding)

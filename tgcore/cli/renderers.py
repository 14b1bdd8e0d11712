"""Which renderers a device has, which one it uses, and why: for `tg devices`.

Those of installed plugins are asked for through their hook, as opening the device does; nothing is
chosen here.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tgcore.plugin.host import plugins
from tgcore.plugin.selection import refusal
from tgcore.support.settings import settings
from tgcore.target import Target

if TYPE_CHECKING:
    from tgcore.plugin.record import Plugin
    from tgcore.runtime.base import BaseDevice


@dataclass
class RendererRow:
    """One renderer of a device.

    Attributes
    ----------
    target : str
        What to ask for to get it.
    origin : str
        The distribution that brings it.
    priority : int or None
        None where its plugin does not offer it here.
    chosen : bool
        Whether the device uses it.
    why : str
        Why it is the one, or is not.
    """

    target: str
    origin: str
    priority: int | None
    chosen: bool
    why: str


def renderers_of(family: str, device: BaseDevice | None) -> list[RendererRow]:
    """Return the renderers of a device as it is open, or those added to one that is not."""
    used = device.target.renderer if device is not None else ""
    rows = [_added(family, name, plugin, used) for name, plugin in _claims(family)]
    added = {row.target for row in rows}
    if device is not None:
        own = device.own_renderers or ((used,) if f"{family}:{used}" not in added else ())
        origin = device.origin or "tgcore"
        rows += [_own(family, name, origin, used) for name in own if name]
    return sorted(rows, key=lambda row: (not row.chosen, -(row.priority or 0), row.target))


def _claims(family: str) -> list[tuple[str, Plugin]]:
    found = []
    for plugin in plugins.found():
        for entry in plugin.provides:
            kind, _, rest = entry.partition(".")
            owner, _, name = rest.partition(".")
            if kind == "renderer" and owner == family:
                found.append((name, plugin))
    return found


def _named(family: str) -> str:
    """Return the renderer that the setting names for a family, or nothing."""
    target = Target.parse(settings.dev) if settings.dev else None
    return target.renderer if target is not None and target.family == family else ""


def _own(family: str, name: str, origin: str, used: str) -> RendererRow:
    target = f"{family}:{name}"
    if name != used:
        why = f"used when it is asked for: TG_DEV={target}"
    elif _named(family) == name:
        why = "the setting 'dev' (TG_DEV) names it"
    else:
        why = "the device's own, and no added one is preferred and works"
    return RendererRow(target, origin, 0, name == used, why)


def _added(family: str, name: str, plugin: Plugin, used: str) -> RendererRow:
    target = f"{family}:{name}"
    offered = [spec for owner, spec in plugins.renderers(family) if owner is plugin]
    priority = next((spec.priority for spec in offered if spec.name == name), None)
    why_not = refusal(plugin, settings.plugins)
    named = _named(family)
    if name == used:
        why = "the greatest priority of those that work here"
        why = "the setting 'dev' (TG_DEV) names it" if named == name else why
    elif why_not:
        why = why_not
    elif plugin.failure is not None and plugin.failure.stage == f"renderer {name}":
        why = plugin.failure.error
    elif priority is None:
        why = str(plugin.failure or "its plugin does not offer it here")
    elif priority <= 0:
        why = f"used when it is asked for: TG_DEV={target}"
    else:
        why = f"the setting 'dev' (TG_DEV) names {named}" if named else "another has priority"
    origin = f"{plugin.distribution} {plugin.version}"
    return RendererRow(target, origin, priority, name == used, why)

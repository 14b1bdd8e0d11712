"""Finds and opens devices by name, each once: `Device["FAMILY:1"]`, and the default.

Names are parsed by `tgcore.target`; a family's plugin is loaded when the device is first asked
for. This module names no device: the built-in ones are listed in `tgcore.runtime.devices`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tgcore.support.settings import settings

if TYPE_CHECKING:
    from collections.abc import Callable

    from tgcore.runtime.base import BaseDevice
    from tgcore.target import Target


class Registry:
    """All devices of the process; used through the one instance, `Device`.

    Attributes
    ----------
    closing : list of callable
        Told of each device before it closes, so that nobody keeps programs of a closed one.
    """

    def __init__(self) -> None:
        self.closing: list[Callable[[BaseDevice], None]] = []
        self._open: dict[str, BaseDevice] = {}
        self._canonical: dict[str, str] = {}
        self._default = ""
        self._defaults: dict[str, str] = {}  # what the setting says, once it is open

    def canonical(self, name: str) -> str:
        """Return the one spelling of a tensor's device: `FAMILY`, or `FAMILY:INDEX`.

        Examples
        --------
        >>> from tgcore.runtime import Device
        >>> Device.canonical("cpu:0")
        'CPU'
        """
        found = self._canonical.get(name)
        if found is None:
            from tgcore.target import parse_device

            found = self._canonical[name] = parse_device(name)
        return found

    def __getitem__(self, name: str) -> BaseDevice:
        """Return the open device called `name`; opens it the first time."""
        device = self._open.get(name)
        return device if device is not None else self._find(name)

    def open(self, name: str) -> BaseDevice:
        """Open a device, as `Device[name]` does."""
        return self[name]

    def _find(self, name: str) -> BaseDevice:
        from tgcore.support.settings import say_unknown_variables
        from tgcore.target import Target

        say_unknown_variables()

        target = Target.parse(name)
        device = self._open.get(target.device)
        plain = not (target.renderer or target.arch or target.interface)
        if device is None:
            if plain and settings.dev:
                wanted = Target.parse(settings.dev)
                target = wanted if wanted.device == target.device else target
            device = self._open_device(target)
            self._open[target.device] = device
        elif not plain and not _serves(device, target):
            from tgcore.runtime.opening import another_renderer

            raise another_renderer(device, target)
        if plain:
            self._open[name] = device
        return device

    def _open_device(self, target: Target) -> BaseDevice:
        from tgcore.runtime.opening import open_device

        device = open_device(target)
        if settings.debug >= 1:
            from tgcore.support.log import log

            compiler = device.renderer.compiler
            tool = f", {compiler.identity.split()[0]}" if compiler is not None else ""
            log(1, f"{device.name}: {device.target}, {type(device.renderer).__name__}{tool}")
        return device

    def families(self) -> list[str]:
        """Return the names of all families that can be asked for; opens none."""
        from tgcore.runtime.opening import families

        return families()

    def close(self, name: str) -> None:
        """Close a device; its buffers are lost, and its next use opens it again."""
        device = self._open.get(name)
        if device is not None:
            self._defaults.clear()
            self._open = {key: value for key, value in self._open.items() if value is not device}
            for told in self.closing:
                told(device)
            device.close()

    def opened(self) -> list[BaseDevice]:
        """Return the devices that are open, each once."""
        return list(dict.fromkeys(self._open.values()))

    @property
    def DEFAULT(self) -> str:  # noqa: N802 - the name that users of such libraries know
        """Canonical name of the device that tensors live on unless told otherwise."""
        chosen = settings.dev
        if chosen:
            return self._defaults.get(chosen) or self._chosen(chosen)
        if not self._default:
            self._default = self.choose_default()[0]
        return self._default

    @DEFAULT.setter
    def DEFAULT(self, name: str) -> None:  # noqa: N802
        from tgcore.target import Target

        target = Target.parse(name)
        if target.family not in self.families():
            from tgcore.runtime.opening import unknown_device

            raise unknown_device(target.family)
        self._chosen(str(target))
        settings.dev = str(target)

    def _chosen(self, name: str) -> str:
        """Return the device that the setting names; an open one must be what the setting says."""
        from tgcore.target import Target

        target = Target.parse(name)
        device = self._open.get(target.device)
        if device is not None:
            if not _serves(device, target):
                from tgcore.runtime.opening import another_renderer

                raise another_renderer(device, target)
            self._defaults[name] = target.device
        return target.device

    def choose_default(self) -> tuple[str, str]:
        """Return the default device when nothing names one, and the reason."""
        from tgcore.runtime.devices import HOST, own_default
        from tgcore.support.installed import installed

        own = own_default()
        asked = "device." if own[0] == HOST else ("device.", "renderer.")
        if not any(entry.name.startswith(asked) for entry in installed()):
            return own
        from tgcore.runtime.defaults import choose_default

        return choose_default(self, *own)


def _serves(device: BaseDevice, target: Target) -> bool:
    """Return whether an open device is what a fuller target asks for."""
    have = device.target
    return all(
        getattr(target, part) in ("", getattr(have, part))
        for part in ("renderer", "arch", "interface")
    )


Device = Registry()

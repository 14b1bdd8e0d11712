"""Finds and opens devices by name, each once: `Device["FAMILY:1"]`, and the default.

Names are parsed by `tgcore.target`; a family's module is imported when the device is first asked
for. This module names no device: the built-in ones are listed in `tgcore.runtime.devices`.
"""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from typing import TYPE_CHECKING

from tgcore.support.errors import DeviceError
from tgcore.support.settings import settings

if TYPE_CHECKING:
    from tgcore.runtime.base import BaseDevice


class _Registry:
    """All devices of the process; used through the one instance, `Device`."""

    def __init__(self) -> None:
        self._open: dict[str, BaseDevice] = {}
        self._canonical: dict[str, str] = {}
        self._default = ""
        self._defaults: dict[str, str] = {}

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
            raise DeviceError(
                f"{target.device} is open as {device.target}, so it cannot become {target}",
                hint=f"set TG_DEV={target} before the device is first used",
            )
        if plain:
            self._open[name] = device
        return device

    def _open_device(self, target: object) -> BaseDevice:
        from tgcore.plugin.contract import OpenRequest
        from tgcore.runtime.devices import MODULES
        from tgcore.target import Target

        assert isinstance(target, Target)
        module = MODULES.get(target.family)
        if module is None:
            raise self._unknown(target.family)
        device: BaseDevice = importlib.import_module(module).tgcore_open_device(OpenRequest(target))
        if settings.debug >= 1:
            from tgcore.support.log import log

            compiler = device.renderer.compiler
            tool = f", {compiler.identity.split()[0]}" if compiler is not None else ""
            log(1, f"{device.name}: {device.target}, {type(device.renderer).__name__}{tool}")
        return device

    def _unknown(self, family: str) -> DeviceError:
        from difflib import get_close_matches

        names = sorted(self.families())
        near = get_close_matches(family, names, n=1, cutoff=0.5)
        hint = f"did you mean {near[0]}? " if near else ""
        return DeviceError(
            f"there is no device {family}", hint=f"{hint}devices here: {', '.join(names)}"
        )

    def families(self) -> Iterator[str]:
        """Yield the names of all families that can be asked for."""
        from tgcore.runtime.devices import MODULES

        yield from MODULES

    def opened(self) -> list[BaseDevice]:
        """Return the devices that are open, each once."""
        return list(dict.fromkeys(self._open.values()))

    @property
    def DEFAULT(self) -> str:  # noqa: N802 - the name that users of such libraries know
        """Canonical name of the device that tensors live on unless told otherwise."""
        chosen = settings.dev
        if chosen:
            return self.canonical(chosen)
        if not self._default:
            from tgcore.runtime.devices import default_family

            self._default = default_family()
        return self._default

    @DEFAULT.setter
    def DEFAULT(self, name: str) -> None:  # noqa: N802
        from tgcore.target import Target

        target = Target.parse(name)
        if target.family not in set(self.families()):
            raise self._unknown(target.family)
        settings.dev = str(target)


def _serves(device: BaseDevice, target: object) -> bool:
    """Return whether an open device is what a fuller target asks for."""
    have = device.target
    return all(
        getattr(target, part) in ("", getattr(have, part))
        for part in ("renderer", "arch", "interface")
    )


Device = _Registry()

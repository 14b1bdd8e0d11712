"""Names of targets: the one parser of `[INTERFACE+]FAMILY[:INDEX][:RENDERER[:ARCH]]`.

Used wherever a user writes a device (`Device[...]`, `TG_DEV`, `--tg-device`, `context`). It
knows no family: whether a name exists is for the device registry to say.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from tgcore.support.errors import DeviceError

_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]*\Z")
_ARCH = re.compile(r"[A-Za-z0-9_][A-Za-z0-9_.+\-]*\Z")
FORM = "[INTERFACE+]FAMILY[:INDEX][:RENDERER[:ARCH]]"


def _refuse(text: object, why: str) -> DeviceError:
    return DeviceError(f"{text!r} is no device: {why}", hint=f"write it as {FORM}")


@dataclass(frozen=True, slots=True)
class Target:
    """A family of devices, with how to open it and how to compile for it.

    Attributes
    ----------
    family : str
        Upper case, such as the first part of a tensor's device.
    index : int
        Which device of the family.
    renderer, arch, interface : str
        Empty where the device shall choose.

    Examples
    --------
    >>> target = Target.parse("virtual+gpu:1:llvm:gfx90a")
    >>> str(target), target.device
    ('VIRTUAL+GPU:1:LLVM:gfx90a', 'GPU:1')
    """

    family: str
    index: int = 0
    renderer: str = ""
    arch: str = ""
    interface: str = ""

    @staticmethod
    def parse(text: str) -> Target:
        """Return the target that `text` names.

        Raises
        ------
        DeviceError
            When `text` has not the form of a device name.
        """
        if not isinstance(text, str) or not text:
            raise _refuse(text, "a non-empty string is needed")
        interface, plus, rest = (
            text.rpartition("+") if "+" in text.split(":")[0] else ("", "", text)
        )
        if plus and not _NAME.match(interface):
            raise _refuse(text, f"{interface!r} is no interface name")
        family, *parts = rest.split(":")
        if not _NAME.match(family):
            raise _refuse(text, f"{family!r} is no family name")
        index = 0
        if parts and parts[0].isdecimal():
            index = int(parts.pop(0))
        if len(parts) > 2:
            raise _refuse(text, f"{':'.join(parts[2:])!r} is one part too many")
        renderer = parts[0] if parts else ""
        arch = parts[1] if len(parts) > 1 else ""
        if parts and not _NAME.match(renderer):
            raise _refuse(text, f"{renderer!r} is neither an index nor a renderer name")
        if len(parts) > 1 and not _ARCH.match(arch):
            raise _refuse(text, f"{arch!r} is no architecture name")
        return Target(family.upper(), index, renderer.upper(), arch, interface.upper())

    @property
    def device(self) -> str:
        """Canonical device name of tensors on this target: `FAMILY` or `FAMILY:INDEX`."""
        return f"{self.family}:{self.index}" if self.index else self.family

    def __str__(self) -> str:
        text = f"{self.interface}+" if self.interface else ""
        text += self.device
        if self.renderer:
            text += f":{self.renderer}"
            if self.arch:
                text += f":{self.arch}"
        return text


def parse_device(text: str) -> str:
    """Return the canonical device name (`FAMILY` or `FAMILY:INDEX`) that `text` names.

    Examples
    --------
    >>> parse_device("gpu:0")
    'GPU'
    """
    return Target.parse(text).device

"""Calls of kinds that plugins bring: found on the device by name, made ready once for each place.

A call so made is a program like any other to the rest of the engine, except that the device's
`load` has no part in it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tgcore.engine.programs import Program
from tgcore.ir import Ops
from tgcore.plugin.requests import CallSite
from tgcore.runtime.base import Executable
from tgcore.support.errors import DeviceError, TgError
from tgcore.target import ProgramSpec

if TYPE_CHECKING:
    from tgcore.ir import UOp
    from tgcore.runtime.base import BaseDevice

_SITE = "call"


def call_program(device: BaseDevice, call: UOp) -> Program:
    """Return the program of a CALL that is neither kernel nor copy."""
    info = call.arg
    arguments = [argument for argument in call.src[1:] if argument.op is not Ops.VAR]
    dtypes = tuple([argument.dtype for argument in arguments])
    shapes = info.shapes or tuple([tuple(argument.shape) for argument in arguments])
    site = CallSite(device.name, info.kind, shapes, dtypes, info.options)
    nbytes = sum(argument.size * argument.dtype.itemsize for argument in arguments)
    spec = ProgramSpec(
        name=info.name or info.kind, entry=info.kind, params=tuple(range(len(arguments))),
        outs=info.outs, ins=info.ins, mem=nbytes, facts=((_SITE, site),),
    )  # fmt: skip
    return ready(device, spec)


def is_call(spec: ProgramSpec) -> bool:
    """Return whether a program was made by `call_program`."""
    return bool(spec.facts) and spec.facts[0][0] == _SITE


def ready(device: BaseDevice, spec: ProgramSpec) -> Program:
    """Return a call made ready on `device`, also one that was read from disk."""
    site: CallSite = spec.facts[0][1]
    kind = device.call_kinds.get(site.kind)
    if kind is None:
        known = ", ".join(device.call_kinds) or "none"
        raise DeviceError(
            f"{device.name} cannot execute calls of kind {site.kind!r}",
            hint=f"kinds that its plugins bring: {known}; 'tg plugins' shows what is installed",
        )
    try:
        executable = kind.make(site)
    except TgError:
        raise
    except Exception as error:
        raise DeviceError(
            f"a call of kind {site.kind!r} on {device.name} cannot be made ready: "
            f"{type(error).__name__}: {error}",
            hint="a fault of the plugin that brings this kind; 'tg plugins' lists them",
        ) from error
    if not isinstance(executable, Executable):
        raise DeviceError(
            f"the kind of call {site.kind!r} made {type(executable).__name__} on {device.name}, "
            "not an Executable",
            hint="its author must return an Executable from CallKind.make",
        )
    return Program(spec, executable, b"")

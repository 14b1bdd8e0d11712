"""A program ready to run: steps over numbered buffers, temporaries in arenas, loaded kernels.

Made from a schedule, or read from disk where an earlier process put it; then neither scheduler
nor code generator is imported. A plan holds no buffer: `bind` gives it some.
"""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tgcore.engine.keys import device_key
from tgcore.engine.programs import Program, load_program, programs_for
from tgcore.ir import DType, Ops, dtypes
from tgcore.runtime.buffer import Buffer
from tgcore.runtime.registry import Device
from tgcore.support.errors import DeviceError, ScheduleError

if TYPE_CHECKING:
    from tgcore.ir import UOp
    from tgcore.runtime.base import BaseDevice
    from tgcore.schedule import Schedule
    from tgcore.target import ProgramSpec

Place = Any  # the number of a buffer, or (number, byte offset, size, dtype) of a view into it


class Step:
    """One call of a plan.

    Attributes
    ----------
    kind : str
        ``"kernel"``, ``"copy"`` or a kind of call that a plugin brings.
    device : BaseDevice
    places : tuple
        Arguments in the order in which the executable takes them.
    program : Program or None
        None for copies.
    outs : tuple of int
        Which of `places` are written.
    ast : UOp or None
        The kernel as scheduled; None when the plan was read from disk.
    """

    __slots__ = ("ast", "device", "kind", "outs", "places", "program")

    def __init__(
        self, kind: str, device: BaseDevice, places: tuple[Place, ...],
        program: Program | None = None, outs: tuple[int, ...] = (0,), ast: UOp | None = None,
    ) -> None:  # fmt: skip
        self.kind = kind
        self.device = device
        self.places = places
        self.program = program
        self.outs = outs
        self.ast = ast


class Temporary:
    """A buffer of the plan's own: a window of an arena."""

    __slots__ = ("device", "dtype", "offset", "size")

    def __init__(self, device: str, dtype: DType, size: int, offset: int) -> None:
        self.device = device
        self.dtype = dtype
        self.size = size
        self.offset = offset


class Plan:
    """Steps in order, with what they need."""

    __slots__ = ("arenas", "inputs", "steps", "temporaries")

    def __init__(
        self, inputs: int, temporaries: Sequence[Temporary],
        arenas: tuple[tuple[str, int], ...], steps: list[Step],
    ) -> None:  # fmt: skip
        self.inputs = inputs
        self.temporaries = temporaries
        self.arenas = arenas
        self.steps = steps

    def bind(
        self, buffers: Sequence[Buffer], arenas: dict[str, Buffer] | None = None
    ) -> list[Buffer]:
        """Return all buffers by number: those given, then the temporaries."""
        if not self.temporaries:
            return list(buffers)
        if arenas is None:
            arenas = {name: Buffer(Device[name], dtypes.uint8, size) for name, size in self.arenas}
        bound = list(buffers)
        for temporary in self.temporaries:
            device = Device[temporary.device]
            if device.capabilities.sub_buffers:
                arena = arenas[temporary.device]
                bound.append(arena.view(temporary.offset, temporary.size, temporary.dtype))
            else:
                bound.append(Buffer(device, temporary.dtype, temporary.size))
        return bound


def place_buffer(bound: Sequence[Buffer], place: Place) -> Buffer:
    """Return the buffer that an argument of a step stands for."""
    if isinstance(place, int):
        return bound[place]
    number, offset, size, dtype = place
    whole: Buffer = bound[number]
    return whole.view(offset, size, dtype)


def make_plan(schedule: Schedule) -> Plan:
    """Return the plan of a schedule; kernels that are new are compiled, one module a device."""
    kernels: dict[str, list[UOp]] = {}
    for call in schedule.linear.src:
        if call.arg.kind == "kernel":
            kernels.setdefault(call.arg.device, []).append(call.src[0])
    programs = {name: programs_for(Device[name], asts) for name, asts in kernels.items()}
    steps: list[Step] = []
    for call in schedule.linear.src:
        info, device = call.arg, Device[call.arg.device]
        places = tuple([_place(arg) for arg in call.src[1:] if arg.op is not Ops.VAR])
        if info.kind == "kernel":
            program = programs[info.device][call.src[0]]
            steps.append(_kernel_step(device, program, places, call.src[0]))
        elif info.kind == "copy":
            steps.append(Step("copy", device, places))
        else:
            from tgcore.engine.calls import call_program

            steps.append(Step(info.kind, device, places, call_program(device, call), info.outs))
    temporaries = [Temporary(t.device, t.dtype, t.size, t.offset) for t in schedule.temporaries]
    return Plan(schedule.inputs, temporaries, schedule.arenas, steps)


def _kernel_step(device: BaseDevice, program: Program, places: tuple[Place, ...], ast: UOp) -> Step:
    params = program.spec.params
    outs = tuple([number for number, slot in enumerate(params) if slot in program.spec.outs])
    return Step("kernel", device, tuple([places[slot] for slot in params]), program, outs, ast)


def _place(arg: UOp) -> Place:
    if arg.op is Ops.BUFFER_VIEW:
        offset, size = arg.arg
        inner = _place(arg.src[0])
        if isinstance(inner, int):
            return inner, offset, size, arg.dtype
        return inner[0], inner[1] + offset, size, arg.dtype
    if arg.op is not Ops.PARAM:
        raise ScheduleError(f"a call has {arg.op.name} as an argument")
    return arg.arg.slot


# *** on disk ***


def dump(plan: Plan) -> bytes:
    """Return a plan as bytes; modules are kept apart."""
    programs: dict[int, int] = {}
    table: list[tuple[str, Any, bytes]] = []
    steps: list[tuple[Any, ...]] = []
    for step in plan.steps:
        number = -1
        if step.program is not None:
            number = programs.setdefault(id(step.program), len(table))
            if number == len(table):
                table.append((step.device.name, step.program.spec, step.program.module))
        steps.append((step.kind, step.device.name, step.places, number, step.outs))
    temporaries = [(t.device, t.dtype, t.size, t.offset) for t in plan.temporaries]
    names = {step.device.name for step in plan.steps}
    devices = {name: device_key(Device[name]) for name in names}
    return pickle.dumps((devices, plan.inputs, temporaries, plan.arenas, table, steps))


def load(data: bytes) -> Plan | None:
    """Return the plan that `dump` wrote, or None when what it refers to has changed or gone."""
    devices, inputs, temporaries, arenas, table, rows = pickle.loads(data)
    try:
        if any(device_key(Device[name]) != key for name, key in devices.items()):
            return None
    except DeviceError:
        return None
    programs: list[Program] = []
    for name, spec, module in table:
        program = _loaded(Device[name], spec, module)
        if program is None:
            return None
        programs.append(program)
    steps = [
        Step(kind, Device[name], places, programs[number] if number >= 0 else None, outs)
        for kind, name, places, number, outs in rows
    ]
    return Plan(inputs, [Temporary(*row) for row in temporaries], arenas, steps)


def _loaded(device: BaseDevice, spec: ProgramSpec, module: bytes) -> Program | None:
    if not spec.facts:
        return load_program(device, spec, module)
    from tgcore.engine.calls import is_call, ready

    return ready(device, spec) if is_call(spec) else load_program(device, spec, module)

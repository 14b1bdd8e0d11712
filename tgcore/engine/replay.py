"""Recording of what ran, and its replay with other inputs: what a captured function stands on.

A `Recorder` sees every plan that runs inside its block. The `Captured` program it makes holds its
temporaries, gives results that were made inside the block fresh storage at each replay, and hands
runs of kernels to the device as one captured graph.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from tgcore.engine.launch import evaluate
from tgcore.engine.observe import observers
from tgcore.engine.plan import Plan, Step
from tgcore.ir import StorageSlot, UOp, dtypes
from tgcore.runtime.base import GraphCall
from tgcore.runtime.buffer import Buffer, buffer_of
from tgcore.runtime.registry import Device
from tgcore.support.counters import GlobalCounters
from tgcore.support.errors import DeviceError
from tgcore.support.settings import settings

if TYPE_CHECKING:
    from tgcore.runtime.base import BaseDevice, CapturedGraph


class _Run:
    """One plan that ran while recording."""

    __slots__ = ("bound", "buffers", "plan")

    def __init__(self, plan: Plan, buffers: list[UOp], bound: list[Buffer]) -> None:
        self.plan = plan
        self.buffers = buffers
        self.bound = bound


class Recorder:
    """Records every realization inside its block; they run as usual."""

    def __init__(self) -> None:
        self.runs: list[_Run] = []
        self.made: set[StorageSlot] = set()
        self.variables: dict[str, int] = {}

    def __enter__(self) -> Recorder:
        observers.append(self.add)
        return self

    def __exit__(self, *exc: object) -> None:
        observers.remove(self.add)

    def add(
        self, plan: Plan, buffers: list[UOp], bound: list[Buffer], variables: dict[str, int],
        made: Sequence[StorageSlot],
    ) -> None:  # fmt: skip
        """Keep a plan that has just run; `made` is the new storage it filled."""
        self.runs.append(_Run(plan, buffers, bound))
        self.variables.update(variables)
        self.made.update(made)

    def finish(self, inputs: Sequence[UOp], outputs: Sequence[UOp]) -> Captured:
        """Return the recorded program with `inputs` replaceable and `outputs` returned."""
        return Captured(self, list(inputs), list(outputs))


def _number(place: Any) -> int:
    return place if isinstance(place, int) else place[0]


def _written(step: Step) -> list[int]:
    return [_number(step.places[number]) for number in step.outs]


class Captured:
    """A recorded program.

    Attributes
    ----------
    written : set of StorageSlot
        Recorded storage that it writes, inputs included, other than the fresh outputs.
    kernels : int
        Number of kernels in one replay.
    """

    def __init__(self, recorder: Recorder, inputs: list[UOp], outputs: list[UOp]) -> None:
        self.inputs = [node.arg for node in inputs]
        numbers = {slot: number for number, slot in enumerate(self.inputs)}
        self._outputs: list[tuple[int, UOp]] = []
        self._fresh: list[StorageSlot] = []
        for node in outputs:
            slot = node.arg
            if slot in recorder.made and slot not in numbers:
                numbers[slot] = len(numbers)
                self._fresh.append(slot)
            self._outputs.append((numbers.get(slot, -1), node))
        self.written: set[StorageSlot] = set()
        self._numbers = numbers
        self._arenas = _shared_arenas(recorder.runs)
        self.segments: list[Any] = []
        self._build(recorder)
        self.kernels = sum(segment.kernels for segment in self.segments)
        specs = [step.program.spec for run in recorder.runs for step in run.plan.steps
                 if step.program is not None]  # fmt: skip
        self._work = total(spec.ops for spec in specs)
        self._traffic = total(spec.mem for spec in specs)

    def _build(self, recorder: Recorder) -> None:
        calls: list[tuple[Step, tuple[Any, ...]]] = []
        for run in recorder.runs:
            slots: list[Any] = []
            for node in run.buffers:
                slot = node.arg
                slots.append(self._numbers.get(slot, buffer_of(node)))
            bound = run.plan.bind([None] * len(slots), self._arenas)  # type: ignore[list-item]
            entries = slots + bound[len(slots) :]
            for step in run.plan.steps:
                calls.append((step, tuple([_entry(entries, place) for place in step.places])))
                for number in _written(step):
                    if number < len(run.buffers):
                        slot = run.buffers[number].arg
                        if slot not in self._fresh:
                            self.written.add(slot)
        group: list[tuple[Step, tuple[Any, ...]]] = []
        for call in calls:
            step = call[0]
            alone = step.program is None or not _captured(step)
            if group and (alone or step.device is not group[-1][0].device):
                self.segments.append(_kernels(group))
                group = []
            if step.program is None:
                self.segments.append(_Copy(*call))
            elif alone:
                self.segments.append(_Serial([_graph_call(*call)], step.device))
            else:
                group.append(call)
        if group:
            self.segments.append(_kernels(group))

    def __call__(self, inputs: Sequence[UOp], variables: dict[str, int]) -> list[UOp]:
        """Run with `inputs` (BUFFERs) in place of the recorded ones; return the outputs."""
        bound = [buffer_of(node) for node in inputs]
        nodes = list(inputs)
        for slot in self._fresh:
            node = UOp.buffer(slot.device, slot.dtype, slot.size)
            nodes.append(node)
            bound.append(buffer_of(node))
        handles = [buffer.handle for buffer in bound]
        for segment in self.segments:
            segment.run(bound, handles, variables)
        GlobalCounters.kernel_count += self.kernels
        GlobalCounters.global_ops += evaluate_total(self._work, variables)
        GlobalCounters.global_mem += evaluate_total(self._traffic, variables)
        return [nodes[number] if number >= 0 else node for number, node in self._outputs]


Total = tuple[int, tuple[UOp, ...]]


def total(sizes: Iterable[Any]) -> Total:
    """Return a sum of sizes as a plain number and the symbolic ones that are left."""
    plain, symbolic = 0, []
    for size in sizes:
        if isinstance(size, int):
            plain += size
        else:
            symbolic.append(size)
    return plain, tuple(symbolic)


def evaluate_total(value: Total, variables: dict[str, int]) -> int:
    """Return a sum with its variables replaced."""
    return value[0] + sum(evaluate(size, variables) for size in value[1])


def _shared_arenas(runs: list[_Run]) -> dict[str, Buffer]:
    """Return one arena a device, large enough for each plan in turn."""
    sizes: dict[str, int] = {}
    for run in runs:
        for name, size in run.plan.arenas:
            sizes[name] = max(sizes.get(name, 0), size)
    return {name: Buffer(Device[name], dtypes.uint8, size) for name, size in sizes.items()}


def _entry(entries: Sequence[Any], place: Any) -> Any:
    """Return a Buffer, the number of a replaceable one, or (number, offset) into that."""
    if isinstance(place, int):
        return entries[place]
    number, offset, size, dtype = place
    entry = entries[number]
    return (
        (entry, offset, size, dtype) if isinstance(entry, int) else entry.view(offset, size, dtype)
    )


class _Copy:
    """A copy between two replays of kernels."""

    kernels = 0

    def __init__(self, step: Step, entries: tuple[Any, ...]) -> None:
        self.entries = entries

    def run(self, bound: list[Buffer], handles: list[Any], variables: dict[str, int]) -> None:
        target, source = (_resolve(bound, entry) for entry in self.entries)
        if settings.debug < 2 and not settings.profile:
            target.copy_from(source)
            return
        from tgcore.engine.watch import watch_copy

        watch_copy(lambda: target.copy_from(source), target, GlobalCounters.kernel_count)


def _resolve(bound: list[Buffer], entry: Any) -> Buffer:
    if isinstance(entry, int):
        return bound[entry]
    if isinstance(entry, tuple):
        return bound[entry[0]].view(*entry[1:])
    found: Buffer = entry
    return found


class _Graph:
    """Kernels that the device replays by itself."""

    def __init__(self, graph: CapturedGraph, device: BaseDevice, calls: list[GraphCall]) -> None:
        self.graph = graph
        self.device = device
        self.kernels = len(calls)
        self.specs = [call.spec for call in calls]

    def run(self, bound: list[Buffer], handles: list[Any], variables: dict[str, int]) -> None:
        if settings.debug < 2 and not settings.profile:
            self.graph(handles, variables)
            return
        from tgcore.engine.watch import watch_graph

        number = GlobalCounters.kernel_count
        watch_graph(self.graph, self.device, self.specs, handles, variables, number)


class _Serial:
    """Kernels launched one by one, on a device that captures nothing."""

    def __init__(self, calls: list[GraphCall], device: BaseDevice) -> None:
        self.calls = calls
        self.device = device
        self.kernels = len(calls)

    def run(self, bound: list[Buffer], handles: list[Any], variables: dict[str, int]) -> None:
        watched = settings.debug >= 2 or settings.profile
        for place, call in enumerate(self.calls):
            arguments = [_resolve(bound, entry).handle for entry in call.buffers]
            first, second, third = (evaluate(size, variables) for size in call.global_size)
            one, two, three = (evaluate(size, variables) for size in call.local_size)
            values = [variables[name] for name in call.variables]
            sizes = (first, second, third), (one, two, three)
            if not watched:
                call.executable(arguments, *sizes, values)
                continue
            from functools import partial

            from tgcore.engine.watch import watch_call

            run = partial(call.executable, arguments, *sizes, values, True)
            number = GlobalCounters.kernel_count + place
            watch_call(run, self.device, call.spec, len(arguments), variables, number)


def _captured(step: Step) -> bool:
    """Return whether the device's own graphs may hold a step: kernels, and calls that say so."""
    if step.kind == "kernel":
        return True
    kind = step.device.call_kinds.get(step.kind)
    return kind is not None and kind.captured


def _graph_call(step: Step, entries: tuple[Any, ...]) -> GraphCall:
    if step.program is None:
        raise DeviceError("a copy cannot be part of a captured graph")
    return GraphCall(step.program.executable, entries, step.program.spec)


def _kernels(group: list[tuple[Step, tuple[Any, ...]]]) -> _Graph | _Serial:
    calls = [_graph_call(step, entries) for step, entries in group]
    device = group[0][0].device
    graph = device.capture(calls)
    return _Serial(calls, device) if graph is None else _Graph(graph, device, calls)

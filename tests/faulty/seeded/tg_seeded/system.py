"""Level L4: faults that need more than one launch to show."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tg_seeded.host import RightDevice
from tgcore.runtime.base import CapturedGraph, Executable, GraphCall
from tgcore.runtime.devices.cpu import HostGraph
from tgcore.runtime.devices.host_memory import HostAllocator
from tgcore.target import ProgramSpec, Target


def _written(call: GraphCall) -> list[Any]:
    """Return the buffers that a call writes."""
    outs = call.spec.outs
    return [one for slot, one in zip(call.spec.params, call.buffers) if slot in outs]


def _read(call: GraphCall) -> list[Any]:
    outs = call.spec.outs
    return [one for slot, one in zip(call.spec.params, call.buffers) if slot not in outs]


def _number(entry: Any) -> int | None:
    """Return the number of the replaceable input that an entry is, or is a window of."""
    if isinstance(entry, tuple):
        return int(entry[0])
    return entry if isinstance(entry, int) else None


class _FirstInputs(CapturedGraph):
    def __init__(self, graph: CapturedGraph, calls: Sequence[GraphCall]) -> None:
        self.graph = graph
        self.written = {_number(one) for call in calls for one in _written(call)}
        self.first: dict[int, Any] = {}

    def __call__(
        self, inputs: Sequence[Any], variables: dict[str, int], wait: bool = False
    ) -> float | None:
        bound = [
            one if number in self.written else self.first.setdefault(number, one)
            for number, one in enumerate(inputs)
        ]
        return self.graph(bound, variables, wait)


class KeepsInputs(RightDevice):
    """A captured graph reads the inputs of its first replay for ever."""

    def capture(self, calls: Sequence[GraphCall]) -> CapturedGraph | None:
        graph = super().capture(calls)
        return None if graph is None else _FirstInputs(graph, calls)


class _FirstVariables(CapturedGraph):
    def __init__(self, graph: CapturedGraph) -> None:
        self.graph = graph
        self.first: dict[str, int] = {}

    def __call__(
        self, inputs: Sequence[Any], variables: dict[str, int], wait: bool = False
    ) -> float | None:
        self.first = self.first or dict(variables)
        return self.graph(inputs, self.first, wait)


class KeepsGraphVariables(RightDevice):
    """The variables of a captured graph keep the values of its first replay."""

    def capture(self, calls: Sequence[GraphCall]) -> CapturedGraph | None:
        graph = super().capture(calls)
        return None if graph is None else _FirstVariables(graph)


class Reorders(RightDevice):
    """Neighbours in a graph change places when the second reads nothing that the first writes.

    That the second may write what the first reads is forgotten.
    """

    def capture(self, calls: Sequence[GraphCall]) -> CapturedGraph | None:
        order = list(calls)
        for place in range(len(order) - 1):
            first, second = order[place], order[place + 1]
            written = {_place(one) for one in _written(first)}
            if written.isdisjoint(_place(one) for one in _read(second)):
                order[place], order[place + 1] = second, first
        return None if self.helper is None else HostGraph(self.helper, order)


def _place(entry: Any) -> tuple[str, Any]:
    number = _number(entry)
    return ("input", number) if number is not None else ("memory", entry.handle)


class _QueueMemory(HostAllocator):
    """Memory of a device that works later: whoever touches it waits first, with one exception."""

    def __init__(self, device: QueueDevice) -> None:
        super().__init__()
        self.device = device

    def free(self, handle: int, nbytes: int) -> None:
        self.device.synchronize()
        super().free(handle, nbytes)

    def copy_in(self, handle: int, data: memoryview) -> None:
        self.device.synchronize()
        super().copy_in(handle, data)

    def copy_out(self, data: memoryview, handle: int) -> None:
        self.device.synchronize()
        super().copy_out(data, handle)

    def adopt(self, array: Any) -> None:
        return None

    def transfer(self, target: int, source: int, nbytes: int, other: Any) -> bool:
        if not isinstance(other, _QueueMemory):
            return False
        self.device.synchronize()
        if self.device.waits_for_others:
            other.device.synchronize()
        data = bytes(other.host_view(source, nbytes))
        self.host_view(target, nbytes)[:] = data
        return True


class QueueDevice(RightDevice):
    """Right in everything, with a queue: kernels run when somebody waits for them."""

    waits_for_others = True

    def __init__(self, target: Target) -> None:
        super().__init__(target)
        self.allocator = self.memory.allocator = _QueueMemory(self)
        self._waiting: list[tuple[Any, ...]] = []

    def load(self, spec: ProgramSpec, binary: bytes | None) -> Executable:
        return _Queued(super().load(spec, binary), self)

    def submit(self, *call: Any) -> None:
        self._waiting.append(call)

    def synchronize(self) -> None:
        waiting, self._waiting = self._waiting, []
        for program, *arguments in waiting:
            program(*arguments)

    def capture(self, calls: Sequence[GraphCall]) -> None:
        return None

    def close(self) -> None:
        self.synchronize()
        super().close()


class _Queued(Executable):
    def __init__(self, program: Executable, device: QueueDevice) -> None:
        self.program, self.device = program, device

    def __call__(
        self, handles: Sequence[Any], global_size: Any, local_size: Any, variables: Sequence[int],
        wait: bool = False,
    ) -> float | None:  # fmt: skip
        call = list(handles), global_size, local_size, list(variables)
        if wait:
            self.device.synchronize()
            return self.program(*call, True)
        self.device.submit(self.program, *call)
        return None


class CopiesEarly(QueueDevice):
    """A copy from another device does not wait for the kernels queued there."""

    waits_for_others = False

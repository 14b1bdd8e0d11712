"""From a tensor program to an ordered list of calls: the entry point of the scheduler.

`schedule` normalises the program, looks it up, and on a miss decides the cuts, builds the
kernels, orders them and plans the memory of temporaries. The engine calls it and runs the result.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tgcore.ir import CallInfo, DType, GroupOp, Ops, UOp, toposort
from tgcore.ir.sint import ints, max_size
from tgcore.schedule.fusion import consumers_of, cuts, unshaped
from tgcore.schedule.graph import (
    STORAGE,
    Window,
    is_whole,
    storage_param,
    tensor_order,
    view_base,
    window,
)
from tgcore.schedule.kernels import (
    Extractor,
    Kernel,
    program,
    reads_of,
    storage_dtype,
    stored,
)
from tgcore.schedule.memory import plan_memory
from tgcore.schedule.normalise import normalise
from tgcore.schedule.order import Versions, order_kernels
from tgcore.schedule.prepare import prepare
from tgcore.support.counters import GlobalCounters
from tgcore.support.errors import ScheduleError
from tgcore.support.settings import settings

_CACHE: dict[Any, Schedule] = {}
_CACHE_LIMIT = 2048


@dataclass(frozen=True, slots=True)
class Temporary:
    """One temporary of a schedule: the internal PARAM `slot` and its place in an arena.

    Attributes
    ----------
    slot : int
    device : str
    dtype : DType
    size : int
        Number of elements.
    offset : int
        Bytes from the start of the device's arena.
    """

    slot: int
    device: str
    dtype: DType
    size: int
    offset: int


@dataclass(frozen=True, slots=True)
class Schedule:
    """An ordered program of calls, free of storage: small, picklable, reusable.

    Attributes
    ----------
    linear : UOp
        LINEAR of CALLs. Arguments are PARAMs with a device (slots below `inputs` stand for the
        buffers that `normalise` lists, the others for `temporaries`), then VARs.
    inputs : int
        Number of buffers.
    temporaries : tuple of Temporary
    arenas : tuple of (str, int)
        Device and bytes of each arena. Offsets of temporaries refer to their device's.
    """

    linear: UOp
    inputs: int
    temporaries: tuple[Temporary, ...]
    arenas: tuple[tuple[str, int], ...]

    @property
    def calls(self) -> tuple[UOp, ...]:
        """The calls in order."""
        return self.linear.src

    @property
    def kernels(self) -> int:
        """Number of kernels, copies not counted."""
        return sum(call.arg.kind == "kernel" for call in self.linear.src)


def schedule(
    sink: UOp,
    *,
    max_args: int | None = None,
    is_storage: Callable[[str], bool] | None = None,
) -> Schedule:
    """Return the schedule of `sink`, a SINK of AFTERs (and STOREs) over buffers or PARAMs.

    Parameters
    ----------
    sink
        Every result has storage: AFTER(BUFFER, STORE(view of BUFFER, value)). Other sources
        of the SINK that are views of storage need nothing done; any other value is an error.
    max_args
        Most buffers of one kernel; None means no limit.
    is_storage
        Whether a device only holds data and runs no kernels.

    Examples
    --------
    >>> from tgcore.ir import dtypes
    >>> x, out = (UOp.param(slot, dtypes.int32, 4, device="D") for slot in (0, 1))
    >>> schedule(UOp.sink(out.after(out.store(x + x)))).kernels
    1
    """
    return schedule_normal(normalise(sink).sink, max_args=max_args, is_storage=is_storage)


def schedule_normal(
    normal: UOp,
    *,
    max_args: int | None = None,
    is_storage: Callable[[str], bool] | None = None,
) -> Schedule:
    """Return the schedule of a normal form, from the cache of this process when it is there."""
    key = cache_key(normal, max_args)
    found = _CACHE.get(key)
    if found is None:
        GlobalCounters.scheduled += 1
        found = Scheduler(normal, max_args, is_storage).run()
        remember(normal, found, max_args)
    return found


def cache_key(normal: UOp, max_args: int | None = None) -> tuple[Any, ...]:
    """Return what a schedule depends on: the program and the settings that change it."""
    return (normal, max_args, settings.split_reduce, settings.fuse, settings.memory_plan)


def cached(normal: UOp, max_args: int | None = None) -> Schedule | None:
    """Return the schedule that this process already has for a normal form."""
    return _CACHE.get(cache_key(normal, max_args))


def remember(normal: UOp, result: Schedule, max_args: int | None = None) -> None:
    """Keep a schedule, for example one read from disk, for this process."""
    if len(_CACHE) >= _CACHE_LIMIT:
        _CACHE.clear()
    _CACHE[cache_key(normal, max_args)] = result


class Scheduler:
    """The state of one cold run; `run` is the only entry."""

    def __init__(
        self, normal: UOp, max_args: int | None, is_storage: Callable[[str], bool] | None
    ) -> None:
        slots = [node.arg.slot for node in tensor_order(normal) if node.op is Ops.PARAM]
        self.inputs = max(slots, default=-1) + 1
        self.max_args = max_args
        self.is_storage = is_storage or (lambda device: False)
        self.sink = prepare(normal, is_storage)
        self.order = tensor_order(self.sink)
        self.users = consumers_of(self.order)
        self.cut = cuts(self.order, self.users, self.is_storage)
        self.home: dict[UOp, UOp] = {}
        self.versions = Versions(self.order)
        self.extractor = Extractor(self.cut, self.home)
        self.kernels: list[Kernel] = []
        self.copies: dict[UOp, UOp] = {}
        self.devices: dict[UOp, str] = {}

    def run(self) -> Schedule:
        """Return the schedule."""
        for node in self.sink.src:
            if node.op not in _EFFECTS and view_base(node).op not in STORAGE:
                raise ScheduleError(
                    f"a result of the program is {node.op.name}, which has no storage",
                    hint="give it a buffer: AFTER(BUFFER, STORE(view of BUFFER, value))",
                )
        for node in self.order:
            if node.op is Ops.STORE:
                self._find_home(node)
        self._find_devices()
        for node in self.order:
            if node.op is Ops.STORE:
                self._store(node)
            elif node.op is Ops.CALL:
                self._call(node)
            elif node in self.cut:
                self._temporary(node)
        return self._emit(order_kernels(self.kernels, self.versions))

    # *** where values live ***

    def _find_home(self, store: UOp) -> None:
        """Let a value that fills a fresh buffer be read from there by its other users."""
        target, value = store.src
        cut = self.cut
        alone = len(self.users[value]) == 1
        file = self.is_storage(storage_param(target).arg.device)
        if alone and (value.op is Ops.CONTIGUOUS or (value.op is Ops.COPY and file)):
            cut.pop(value, None)
        if not is_whole(target) or not self._is_fresh(store):
            return
        while value.op is Ops.RESHAPE and len(self.users[value]) == 1:
            value = value.src[0]
        if value.op in _NO_HOME or not ints(value.shape) or value in self.home:
            return
        if target.dtype is not value.dtype:
            return
        cut.pop(value, None)
        self.home[value] = self.users[store][0]

    def _is_fresh(self, store: UOp) -> bool:
        """Whether nothing reads the older contents, and nothing writes newer ones."""
        users, target = self.users, store.src[0]
        if len(users[store]) != 1 or users[store][0].op is not Ops.AFTER:
            return False
        made = users[store][0]
        if self.versions.later.get(made) or len(made.src) != 2:
            return False
        expected = store
        while target.op is Ops.RESHAPE:
            if users[target] != [expected]:
                return False
            expected, target = target, target.src[0]
        return all(user is expected or user is made for user in users[target])

    def _find_devices(self) -> None:
        """Give each cut node a device: its own, else that of a user."""
        for node in reversed(self.order):
            device = node.device
            if node.op is Ops.STORE:
                device = storage_param(node.src[0]).arg.device
            elif node.op is Ops.CALL:
                device = node.arg.device or device
            elif device is None:
                device = next(
                    (self.devices[u] for u in self.users[node] if self.devices.get(u)), None
                )
            if device is not None:
                self.devices[node] = device

    # *** kernels ***

    def _store(self, store: UOp) -> None:
        target, value = store.src
        base = view_base(target)
        if is_whole(target):
            while value.op is Ops.RESHAPE and value not in self.home:
                value = value.src[0]
            view = _whole_view
        else:
            view = _given_view
        device = self.devices[store]
        if value.op is Ops.COPY and value not in self.cut and view is _whole_view:
            self._copy(store, base, value.src[0], None)
            return
        if self.is_storage(device):
            self._store_to_file(store, base, value)
            return
        kernel = self._kernel(store, base, value, device, target, view)
        if kernel is None:
            temporary = store.src[1]
            self.cut[temporary] = None
            self.devices.setdefault(temporary, device)
            self._temporary(temporary)
            kernel = self._kernel(store, base, temporary, device, target, _given_view)
        if kernel is None:
            raise ScheduleError("a store reads its own target through a temporary")
        self.kernels.append(kernel)

    def _temporary(self, node: UOp) -> None:
        device = self.devices[node]
        if node.op is Ops.COPY:
            self._copy(node, node, node.src[0], None)
            return
        kernel = self._kernel(node, node, node, device, None, _whole_view)
        if kernel is None:
            raise ScheduleError("a temporary cannot read itself")
        self.kernels.append(kernel)

    def _kernel(
        self,
        root: UOp,
        written: UOp,
        value: UOp,
        device: str,
        target: UOp | None,
        view: Callable[[Extractor, UOp, UOp | None, UOp], UOp],
    ) -> Kernel | None:
        """Build the kernel of one store; None when it reads its target at other places."""
        extractor = self.extractor
        swapped = self._kept(root, value)
        extractor.begin(written, swapped)
        expression = extractor.value(value, self._is_inside(root, value))
        goal = view(extractor, written, target, value)
        store = goal.store(expression.cast(goal.dtype))
        ast = program(store)
        reads, elsewhere = reads_of(ast)
        if elsewhere:
            return None
        return Kernel(root, ast, extractor.args, reads, device)

    def _is_inside(self, root: UOp, value: UOp) -> bool:
        """Whether the kernel of `root` is the one that computes `value`."""
        if root.op is not Ops.STORE:
            return True
        home = self.home.get(value)
        return value not in self.cut and (home is None or root in home.src)

    def _kept(self, root: UOp, value: UOp) -> dict[UOp, UOp]:
        """Copies of old versions that `root` reads although it needs newer ones."""
        versions = self.versions
        if not versions.later:
            return {}
        cut, home = self.cut, self.home
        found: dict[UOp, UOp] = {}
        start = value if self._is_inside(root, value) else None
        for node in toposort((value,), lambda n: n is start or not (
            n.op in STORAGE or n in cut or n in home)):  # fmt: skip
            if node.op in STORAGE and versions.conflict(node, root):
                copy = self.copies.get(node)
                if copy is None:
                    copy = self.copies[node] = UOp(Ops.CONTIGUOUS, node.dtype, (node,))
                    self.devices[copy] = storage_param(node).arg.device
                    outer = self.extractor
                    self.extractor = Extractor(cut, home)
                    self._temporary(copy)
                    self.extractor = outer
                found[node] = copy
        return found

    def _copy(self, root: UOp, written: UOp, source: UOp, into: Window | None) -> None:
        """A call that copies a whole buffer, or a contiguous part of storage, into `written`."""
        part = window(source)
        held = unshaped(source)
        if part is not None:
            argument = part.storage
        elif held in self.home:
            argument = self.home[held]
        else:
            argument = held
        device = self.devices[root]
        body = UOp(Ops.CUSTOM_FUNCTION, arg="copy")
        kernel = Kernel(root, body, [written, argument], (1,), device, "copy")
        if part is not None and not is_whole(source):
            kernel.windows[1] = part
        if into is not None:
            kernel.windows[0] = into
        self.kernels.append(kernel)

    def _store_to_file(self, store: UOp, base: UOp, value: UOp) -> None:
        """A store on a device without kernels: a copy into a contiguous part of it."""
        into = window(store.src[0])
        source = value.src[0] if value.op is Ops.COPY and value not in self.cut else value
        held = unshaped(source)
        if into is None or (window(source) is None and held not in self.cut):
            raise ScheduleError(
                f"{self.devices[store]} holds data and computes nothing: it takes copies of whole "
                "tensors into contiguous parts",
                hint="compute on another device and copy the result with .to(device)",
            )
        self._copy(store, base, source, None if is_whole(store.src[0]) else into)

    def _call(self, call: UOp) -> None:
        """A call that the program brought along."""
        args: list[UOp] = []
        for child in call.src[1:]:
            held = unshaped(child)
            args.append(self.home.get(held, held))
        info = call.arg
        device = info.device or next(a.device for a in args if a.device is not None)
        kind, outs, ins = info.kind, info.outs, info.ins
        self.kernels.append(Kernel(call, call.src[0], args, ins, device, kind, outs))

    # *** the result ***

    def _emit(self, kernels: list[Kernel]) -> Schedule:
        params: dict[UOp, UOp] = {}
        lives: dict[UOp, list[int]] = {}
        calls: list[UOp] = []
        for step, kernel in enumerate(kernels):
            args: list[UOp] = []
            for node in kernel.args:
                if node.op in STORAGE:
                    args.append(_argument(storage_param(node), kernel.windows.get(len(args))))
                    continue
                if node.op is Ops.VAR:
                    args.append(node)
                    continue
                param = params.get(node)
                if param is None:
                    param = params[node] = UOp.param(
                        self.inputs + len(params), storage_dtype(node), max_size(node.shape),
                        device=self.devices[node], internal=True,
                    )  # fmt: skip
                    lives[node] = [step, step]
                lives[node][1] = step
                args.append(param)
            info = CallInfo(kernel.device, kernel.kind, kernel.outs, kernel.reads)
            symbols = _variables(kernel.body) if kernel.root.op is not Ops.CALL else []
            calls.append(UOp(Ops.CALL, src=(kernel.body, *args, *symbols), arg=info))
        linear = UOp(Ops.LINEAR, src=tuple(calls))
        temporaries, arenas = _plan(params, lives)
        return Schedule(linear, self.inputs, temporaries, arenas)


_EFFECTS = frozenset({Ops.STORE, Ops.CALL, Ops.GROUP})
_NO_HOME = STORAGE | {Ops.CONST, Ops.VAR, Ops.IOTA} | GroupOp.MOVEMENT


def _whole_view(extractor: Extractor, written: UOp, target: UOp | None, value: UOp) -> UOp:
    if written.op in STORAGE:
        param = UOp.param(0, written.dtype, storage_param(written).arg.size)
        return param.reshape(value.shape)
    return stored(UOp.param(0, storage_dtype(written), max_size(written.shape)), written.shape)


def _given_view(extractor: Extractor, written: UOp, target: UOp | None, value: UOp) -> UOp:
    """The view that the user stores into, over PARAM 0."""
    moves: list[UOp] = []
    node = target
    while node is not None and node.op in GroupOp.MOVEMENT:
        moves.append(node)
        node = node.src[0]
    result = UOp.param(0, written.dtype, storage_param(written).arg.size)
    for move in reversed(moves):
        result = UOp(move.op, move.dtype, (result,), move.arg)
    return result


def _argument(param: UOp, part: Window | None) -> UOp:
    if part is None:
        return param
    return UOp(Ops.BUFFER_VIEW, part.dtype, (param,), (part.offset, part.size))


def _variables(body: UOp) -> list[UOp]:
    """Return the variables of a kernel by name: its scalar arguments."""
    found = [node for node in toposort((body,)) if node.op is Ops.VAR]
    return sorted(found, key=lambda node: str(node.arg[0]))


def _plan(
    params: dict[UOp, UOp], lives: dict[UOp, list[int]]
) -> tuple[tuple[Temporary, ...], tuple[tuple[str, int], ...]]:
    by_device: dict[str, list[UOp]] = {}
    for node, param in params.items():
        by_device.setdefault(param.arg.device, []).append(node)
    offsets: dict[UOp, int] = {}
    arenas: list[tuple[str, int]] = []
    for device, nodes in by_device.items():
        sizes = [params[node].arg.size * params[node].dtype.itemsize for node in nodes]
        last = max(life[1] for life in lives.values())
        spans = [(lives[n][0], lives[n][1]) if settings.memory_plan else (0, last) for n in nodes]
        places, total = plan_memory(sizes, spans)
        offsets.update(zip(nodes, places))
        arenas.append((device, total))
    temporaries = tuple(
        [Temporary(param.arg.slot, param.arg.device, param.dtype, param.arg.size, offsets[node])
         for node, param in params.items()]
    )  # fmt: skip
    return temporaries, tuple(arenas)

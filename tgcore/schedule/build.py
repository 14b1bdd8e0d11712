"""The kernels of a program, one for each store and temporary, from a finished placement.

Extracts each kernel's expression, keeps old contents in a copy where a kernel needs both sides of
a write, cuts again where a target allows fewer arguments, and makes calls of copies.
"""

from __future__ import annotations

from collections.abc import Callable

from tgcore.ir import GroupOp, Ops, UOp, toposort
from tgcore.ir.sint import max_size
from tgcore.schedule.fusion import unshaped
from tgcore.schedule.graph import STORAGE, Window, is_whole, storage_param, view_base, window
from tgcore.schedule.kernels import (
    Extractor,
    Kernel,
    program,
    storage_dtype,
    stored,
)
from tgcore.schedule.merge import merge_kernels
from tgcore.schedule.order import CycleError, order_kernels, reorder
from tgcore.schedule.placement import Placement
from tgcore.support.errors import ScheduleError
from tgcore.support.settings import settings

Goal = Callable[[UOp], UOp]


class Builder:
    """Builds and orders the kernels; `run` is the entry.

    Parameters
    ----------
    placement : Placement
    max_args : int or None
        Most buffers of one kernel.
    """

    def __init__(self, placement: Placement, max_args: int | None) -> None:
        self.placement = placement
        self.max_args = max_args
        self.kernels: list[Kernel] = []
        self.copies: dict[UOp, UOp] = {}

    def run(self) -> list[Kernel]:
        """Return the calls in order."""
        place = self.placement
        for node in list(place.order):
            if node.op is Ops.STORE:
                self._store(node)
            elif node.op is Ops.CALL:
                self._call(node)
            elif node in place.cut:
                self._temporary(node)
        several = len({kernel.device for kernel in self.kernels}) > 1
        for _ in range(len(self.kernels) + 1):
            if several:
                self._bring_near()
            try:
                kernels, before = order_kernels(self.kernels, place.versions)
                if not settings.fuse:
                    return kernels
                return reorder(*merge_kernels(kernels, before, self.max_args))
            except CycleError as cycle:
                self._break(cycle)
        raise ScheduleError("the writes of this program cannot be ordered")

    # *** kernels ***

    def _store(self, store: UOp) -> None:
        place = self.placement
        target, value = store.src
        base = view_base(target)
        goal: Goal = _given_view(target, base)
        if is_whole(target):
            while value.op is Ops.RESHAPE and value not in place.home:
                value = value.src[0]
            goal = _flat_view(base)
        device = place.devices[store]
        if value.op is Ops.COPY and value not in place.cut and is_whole(target):
            self._copy(store, base, value.src[0], None)
        elif value.op is Ops.CUSTOM_FUNCTION and place.computes(store, value):
            self._function(store, base, value)
        elif place.is_storage(device):
            self._store_to_file(store, base, value)
        else:
            self._add(store, base, value, goal)

    def _temporary(self, node: UOp) -> None:
        if node.op is Ops.COPY:
            self._copy(node, node, node.src[0], None)
        elif node.op is Ops.CUSTOM_FUNCTION:
            self._function(node, node, node)
        else:
            self._add(node, node, node, _temporary_view(node))

    def _add(self, root: UOp, written: UOp, value: UOp, goal: Goal) -> None:
        """Add the kernel that stores `value`."""
        place = self.placement

        def rebuild(swapped: dict[UOp, UOp]) -> Kernel:
            nonlocal value
            inside = place.computes(root, value)
            extractor = Extractor(place.cut, place.home, written, swapped)
            expression = extractor.value(value, inside)
            while self.max_args and len(extractor.args) > self.max_args:
                self._cut_inside(value, inside)
                extractor = Extractor(place.cut, place.home, written, swapped)
                expression = extractor.value(value, inside)
            view = goal(expression)
            made = program(view.store(expression.cast(view.dtype)))
            if made.elsewhere:
                if value.op in STORAGE:
                    swapped = {**swapped, value: self._snapshot(value)}
                elif value not in place.cut:
                    self._cut(value, place.devices[root], "it is read at other places than written")
                return rebuild(swapped)
            kernel = Kernel(root, made.ast, extractor.args, made.reads, place.devices[root])
            kernel.symbols = made.symbols
            return kernel

        swapped = self._kept(root, value)
        kernel = rebuild(swapped)
        kernel.rebuild = rebuild
        kernel.swapped = swapped
        self.kernels.append(kernel)

    def _cut(self, node: UOp, device: str, why: str) -> None:
        """Give `node` a temporary after all."""
        self.placement.cut[node] = why
        self.placement.devices.setdefault(node, device)
        self._temporary(node)

    def _cut_inside(self, value: UOp, inside: bool) -> None:
        """Cut the largest part of a kernel that a kernel of its own can compute."""
        place = self.placement
        start = value if inside and value.op not in STORAGE else None
        masks: dict[UOp, int] = {}
        seen: dict[UOp, int] = {}
        best: tuple[int, UOp] | None = None
        for node in toposort((value,), lambda n: n is start or not place.ends(n)):
            if node is not start and place.ends(node):
                key = storage_param(node) if node.op in STORAGE else node
                masks[node] = 1 << seen.setdefault(key, len(seen))
                continue
            mask = 0
            for child in node.src:
                mask |= masks[child]
            masks[node] = mask
            count = mask.bit_count()
            if node is not value and node.op in GroupOp.ELEMENTWISE and not node.dtype.weak:
                if 1 < count < (self.max_args or 0) and (best is None or count > best[0]):
                    best = (count, node)
        if best is None:
            raise ScheduleError(
                f"a kernel reads {len(seen)} buffers, more than the {self.max_args} arguments that "
                "the device takes, and cannot be divided",
                hint="store a part of the expression with .contiguous()",
            )
        why = f"a kernel takes at most {self.max_args} buffers"
        self._cut(best[1], place.devices.get(best[1]) or place.devices[value], why)

    # *** old contents ***

    def _kept(self, root: UOp, value: UOp) -> dict[UOp, UOp]:
        """Copies of old versions that `root` reads although it needs newer ones."""
        place = self.placement
        if not place.versions.rewritten:
            return {}
        start = value if place.computes(root, value) and value.op not in STORAGE else None
        found: dict[UOp, UOp] = {}
        for node in toposort((value,), lambda n: n is start or not place.ends(n)):
            if node.op in STORAGE and place.versions.conflict(node, root):
                found[node] = self._snapshot(node)
        return found

    def _snapshot(self, version: UOp) -> UOp:
        """Return the node of a copy of the contents of `version`."""
        copy = self.copies.get(version)
        if copy is None:
            copy = self.copies[version] = UOp(Ops.CONTIGUOUS, version.dtype, (version,))
            self._cut(copy, storage_param(version).arg.device, "older contents are kept")
        return copy

    def _break(self, cycle: CycleError) -> None:
        """Let one reader of a cycle read a copy."""
        kernel = self.kernels[cycle.reader]
        copy = self._snapshot(cycle.version)
        if kernel.rebuild is None:
            kernel.args = [copy if a is cycle.version else a for a in kernel.args]
            return
        swapped = {**kernel.swapped, cycle.version: copy}
        again = kernel.rebuild(swapped)
        kernel.body, kernel.args, kernel.reads = again.body, again.args, again.reads
        kernel.symbols = again.symbols
        kernel.swapped = swapped

    # *** copies and calls ***

    def _bring_near(self) -> None:
        """Let kernels read copies of what another kernel computed on another device.

        Only values made of constants are shared so: they have no device of their own.
        """
        place = self.placement
        for kernel in [kernel for kernel in self.kernels if kernel.kind == "kernel"]:
            for number, node in enumerate(kernel.args):
                device = place.devices.get(node)
                if node.op in STORAGE:
                    device = storage_param(node).arg.device
                if device is not None and device != kernel.device:
                    copy = UOp(Ops.COPY, node.dtype, (node,), kernel.device)
                    if copy not in place.cut:
                        place.devices[copy] = kernel.device
                        self._cut(copy, kernel.device, "it is needed on another device")
                    kernel.args[number] = copy

    def _copy(self, root: UOp, written: UOp, source: UOp, into: Window | None) -> None:
        """A call that copies a whole buffer, or a contiguous part of storage, into `written`."""
        place = self.placement
        part = window(source)
        held = unshaped(source)
        argument = part.storage if part is not None else place.home.get(held, held)
        if place.versions.conflict(argument, root):
            argument = self._snapshot(argument)
        body = UOp(Ops.CUSTOM_FUNCTION, arg="copy")
        kernel = Kernel(root, body, [written, argument], (1,), place.devices[root], "copy")
        if part is not None and not is_whole(source):
            kernel.windows[1] = part
        if into is not None:
            kernel.windows[0] = into
        self.kernels.append(kernel)

    def _store_to_file(self, store: UOp, base: UOp, value: UOp) -> None:
        """A store on a device without kernels: a copy into a contiguous part of it."""
        place = self.placement
        into = window(store.src[0])
        source = value.src[0] if value.op is Ops.COPY and value not in place.cut else value
        known = window(source) is not None or place.ends(unshaped(source))
        if into is None or not known:
            raise ScheduleError(
                f"{place.devices[store]} holds data and computes nothing: it takes copies of whole "
                "tensors into contiguous parts",
                hint="compute on another device and copy the result with .to(device)",
            )
        self._copy(store, base, source, None if is_whole(store.src[0]) else into)

    def _call(self, call: UOp) -> None:
        """A call that the program brought along."""
        place = self.placement
        args: list[UOp] = []
        for child in call.src[1:]:
            held = unshaped(child)
            args.append(place.home.get(held, held))
        info = call.arg
        kernel = Kernel(call, call.src[0], args, info.ins, place.devices[call], info.kind)
        kernel.outs = info.outs
        kernel.shapes, kernel.options = info.shapes, info.options
        self.kernels.append(kernel)

    def _function(self, root: UOp, written: UOp, value: UOp) -> None:
        """A call of a plugin's kind, which writes all of `written`."""
        place, info = self.placement, value.arg
        args = [written]
        for child in value.src:
            held = unshaped(child)
            argument = place.home.get(held, held)
            if place.versions.conflict(argument, root):
                argument = self._snapshot(argument)
            args.append(argument)
        body = UOp(Ops.CUSTOM_FUNCTION, arg=info.kind)
        reads = tuple(range(1, len(args)))
        kernel = Kernel(root, body, args, reads, place.devices[root], info.kind)
        kernel.shapes = tuple([tuple(node.shape) for node in (value, *value.src)])
        kernel.options = info.options
        self.kernels.append(kernel)


def _temporary_view(node: UOp) -> Goal:
    """Storage for what is cut at `node`.

    Its dtype is that of `node`, which readers know: of the expression in the program, where other
    values are loaded, the bounds may be wider.
    """
    dtype = storage_dtype(node)
    return lambda expression: stored(
        UOp.param(0, dtype, max_size(expression.shape)), expression.shape
    )


def _flat_view(base: UOp) -> Goal:
    """All of `base`, in the shape of what is stored."""
    param = UOp.param(0, base.dtype, storage_param(base).arg.size)
    return lambda expression: param.reshape(expression.shape)


def _given_view(target: UOp, base: UOp) -> Goal:
    """The view that the program stores into, over PARAM 0."""
    result = UOp.param(0, base.dtype, storage_param(base).arg.size)
    moves: list[UOp] = []
    while target.op in GroupOp.MOVEMENT:
        moves.append(target)
        target = target.src[0]
    for move in reversed(moves):
        result = UOp(move.op, move.dtype, (result,), move.arg)
    return lambda expression: result

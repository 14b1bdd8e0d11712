"""Kernels between the cuts: extraction in a form that equal kernels share, and their programs.

Each kernel is first rebuilt as a tensor expression over numbered PARAMs. Equal kernels, in one
program or across programs, are then one node, so each is turned into loops only once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from tgcore.ir import Ops, UOp, toposort
from tgcore.ir.sint import ints, max_size, upper
from tgcore.ir.spec import KERNEL_SPEC, check
from tgcore.schedule.axes import kernel_of
from tgcore.schedule.graph import STORAGE, Window, storage_param
from tgcore.support.settings import settings

_MEMO: dict[Any, Program] = {}
_MEMO_LIMIT = 4096


class Kernel:
    """One call to come: a kernel, a copy, or a call that the user wrote.

    Attributes
    ----------
    root : UOp
        The cut node, STORE or CALL that it computes.
    body : UOp
        The SINK, or CUSTOM_FUNCTION.
    args : list of UOp
        Cut nodes and versions of storage, the written one first.
    reads, outs : tuple of int
        Places in `args` that are read, and that are written.
    device, kind : str
    windows : dict
        For places in `args`: the part of the storage that the call is given.
    symbols : tuple of UOp
        Variables, which follow the buffers as arguments.
    shapes, options : tuple
        Of a call of a plugin's kind: shapes of the arguments, and what its maker wrote.
    merged : tuple of UOp
        Roots of the kernels that became part of this one.
    rebuild : callable or None
        Makes the kernel again with other versions `swapped` for copies.
    """

    __slots__ = ("args", "body", "device", "kind", "merged", "options", "outs", "reads",
                 "rebuild", "root", "shapes", "swapped", "symbols", "windows")  # fmt: skip

    def __init__(
        self,
        root: UOp,
        body: UOp,
        args: list[UOp],
        reads: tuple[int, ...],
        device: str,
        kind: str = "kernel",
        outs: tuple[int, ...] = (0,),
    ) -> None:
        self.root = root
        self.body = body
        self.args = args
        self.reads = reads
        self.device = device
        self.kind = kind
        self.outs = outs
        self.windows: dict[int, Window] = {}
        self.rebuild: Callable[[dict[UOp, UOp]], Kernel] | None = None
        self.swapped: dict[UOp, UOp] = {}
        self.symbols: tuple[UOp, ...] = ()
        self.merged: tuple[UOp, ...] = ()
        self.shapes: tuple[tuple[int, ...], ...] = ()
        self.options: tuple[tuple[str, Any], ...] = ()


def buffer_shape(shape: tuple[Any, ...]) -> tuple[int, ...]:
    """Return the shape in which a value is stored: the greatest size of each axis."""
    return tuple([size if isinstance(size, int) else upper(size) for size in shape])


def stored(param: UOp, shape: tuple[Any, ...]) -> UOp:
    """Return the view of a flat PARAM that holds a value of `shape`."""
    if ints(shape):
        return param.reshape(shape)
    whole = param.reshape(buffer_shape(shape))
    return whole.shrink(tuple([(0, size) for size in shape]))


class Extractor:
    """Rebuilds the expression of one kernel over numbered PARAMs.

    Parameters
    ----------
    cut : dict of UOp to str
        Nodes with a buffer of their own, and why.
    home : dict of UOp to UOp
        Nodes that a version of user storage holds.
    target : UOp
        What the kernel writes: slot 0.
    swapped : dict of UOp to UOp
        Versions that are read from copies.
    """

    __slots__ = ("args", "cut", "home", "slots", "swapped")

    def __init__(
        self,
        cut: dict[UOp, str],
        home: dict[UOp, UOp],
        target: UOp,
        swapped: dict[UOp, UOp],
    ) -> None:
        self.cut = cut
        self.home = home
        self.swapped = swapped
        self.args = [target]
        self.slots = {storage_param(target) if target.op in STORAGE else target: 0}

    def value(self, root: UOp, inside: bool = True) -> UOp:
        """Return `root` over PARAMs; `args` gains what it reads.

        `inside` says that this kernel computes `root` even where it has a buffer.
        """
        cut, home, ends = self.cut, self.home, STORAGE
        new: dict[UOp, UOp] = {}
        start = root if inside else None

        def enter(node: UOp) -> bool:
            if node.op in ends:
                return False
            return node is start or not (node in cut or node in home)

        for node in toposort((root,), enter):
            op, src = node.op, node.src
            if op in ends:
                new[node] = self._storage(node)
            elif node is not start and node in home:
                new[node] = stored(self._storage(home[node]), node.shape)
            elif node is not start and node in cut:
                new[node] = self._cut(node)
            elif op is Ops.CONTIGUOUS:
                new[node] = new[src[0]]
            else:
                for child in src:
                    if new[child] is not child:
                        moved = tuple([new[c] for c in src])
                        new[node] = UOp(op, node.dtype, moved, node.arg)
                        break
                else:
                    new[node] = node
        return new[root]

    def _storage(self, node: UOp) -> UOp:
        copy = self.swapped.get(node)
        if copy is not None:
            return self._cut(copy)
        base = storage_param(node)
        slot = self.slots.get(base)
        if slot is None:
            slot = self.slots[base] = len(self.args)
            self.args.append(node)
        return UOp.param(slot, node.dtype, base.arg.size)

    def _cut(self, node: UOp) -> UOp:
        slot = self.slots.get(node)
        if slot is None:
            slot = self.slots[node] = len(self.args)
            self.args.append(node)
        param = UOp.param(slot, storage_dtype(node), max_size(node.shape))
        return stored(param, node.shape).cast(node.dtype)


def storage_dtype(node: UOp) -> Any:
    """Return the dtype in which a value is stored; weak integers by their bounds."""
    from tgcore.ir import dtypes

    if not node.dtype.weak:
        return node.dtype
    if node.dtype.is_float:
        return dtypes.default_float
    low, high = node.bounds
    fits = dtypes.int32.min <= low and high <= dtypes.int32.max
    return dtypes.int32 if fits else dtypes.int64


class Program(NamedTuple):
    """The program of one kernel and what the scheduler asks of it.

    Attributes
    ----------
    ast : UOp
        The SINK.
    reads : tuple of int
        Slots that it loads.
    elsewhere : bool
        Whether it loads slot 0 at other places than it stores to.
    symbols : tuple of UOp
        Its variables by name: the scalar arguments.
    """

    ast: UOp
    reads: tuple[int, ...]
    elsewhere: bool
    symbols: tuple[UOp, ...]


def program(store: UOp) -> Program:
    """Return the program of a kernel given as a STORE over PARAMs; equal ones are made once."""
    key = (store, settings.strict_float)
    found = _MEMO.get(key)
    if found is None:
        if len(_MEMO) >= _MEMO_LIMIT:
            _MEMO.clear()
        ast = kernel_of(store)
        if settings.spec:
            check(ast, KERNEL_SPEC, "kernel")
        found = _MEMO[key] = _examined(ast)
    return found


def _examined(ast: UOp) -> Program:
    slots: set[int] = set()
    own: set[UOp] = set()
    symbols: list[UOp] = []
    for node in toposort((ast,)):
        if node.op is Ops.LOAD:
            place = node.src[0]
            if place.src[0].op is Ops.AFTER:
                continue  # what this kernel has written itself
            slots.add(place.src[0].arg.slot)
            if place.src[0].arg.slot == 0:
                own.add(place.src[1])
        elif node.op is Ops.VAR:
            symbols.append(node)
    symbols.sort(key=lambda node: str(node.arg[0]))
    elsewhere = False
    if own:
        effect = ast.src[0]
        target = (effect.src[0] if effect.op is Ops.END else effect).src[0].src[1]
        elsewhere = own != {target} or len(ast.src) > 1
    return Program(ast, tuple(sorted(slots)), elsewhere, tuple(symbols))

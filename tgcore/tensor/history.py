"""What a computed value keeps of how it was made, so that gradients find their way through it.

Running a graph replaces it by storage, which has no sources. Where a trainable tensor
(`requires_grad` is True) stands below a value, the storage keeps that value's last operation, whose
sources lead on. `tgcore.tensor.realize` records; `tgcore.tensor.gradient` follows.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable, Iterable, Mapping, Sequence

from tgcore.ir import Ops, StorageSlot, UOp, toposort
from tgcore.support.errors import GradientError
from tgcore.tensor.base import TensorBase, show
from tgcore.tensor.capture import GENERATION
from tgcore.tensor.rules import rule_of, with_rule

_STORAGE = (Ops.BUFFER, Ops.BUFFER_VIEW, Ops.SHARD)
_LONGEST = 1000  # values computed one from the other; what is made of more ends the path


class Past:
    """The last operation of a computed value.

    `node` is None where the path is given up, because it has grown too long.
    """

    __slots__ = ("depth", "function", "moment", "node")

    def __init__(self, node: UOp | None, depth: int, moment: int) -> None:
        self.node = node
        self.depth = depth
        self.moment = moment  # -1: its inputs were overwritten by the run that computed it
        self.function = GENERATION.active

    def sources(self) -> tuple[UOp, ...]:
        """Return the node that the value is as an expression, or raise where it is not kept."""
        if self.node is None:
            raise GradientError(
                f"the gradient would pass through more than {_LONGEST} values that were computed "
                "one from the other",
                hint="end it with .detach() where it need not go on",
            )
        return (self.node,)

    def carry(self, gradient: UOp) -> UOp:
        """Return the gradient of the storage as that of the expression."""
        (node,) = self.sources()
        read = [leaf.arg for leaf in toposort([node]) if leaf.op is Ops.BUFFER]
        if self.moment < 0 or any(_LAST_WRITE.get(slot, 0) > self.moment for slot in read):
            raise GradientError(
                f"the gradient would pass through a value of shape {show(node.shape)} made of "
                "contents that have been overwritten since",
                hint="call backward() before the write (an optimiser's step is one), or end the "
                "path with .detach()",
            )
        return gradient.reshape(node.shape)


_PASTS: weakref.WeakKeyDictionary[UOp, Past] = weakref.WeakKeyDictionary()
_LAST_WRITE: weakref.WeakKeyDictionary[StorageSlot, int] = weakref.WeakKeyDictionary()
_moment = 0


def past_of(storage: UOp) -> Past | None:
    """Return the past of a BUFFER or SHARD; inside a captured function only of its own values."""
    past = _PASTS.get(storage)
    return past if past is not None and past.function == GENERATION.active else None


def note_writes(slots: Iterable[StorageSlot]) -> None:
    """Remember that the contents of `slots` change now."""
    global _moment
    if _PASTS:
        _moment += 1
        for slot in slots:
            _LAST_WRITE[slot] = _moment


def trained_below(
    roots: Iterable[UOp], tensors: Iterable[TensorBase]
) -> tuple[dict[UOp, int], list[TensorBase]]:
    """Return the `roots` that depend on trainable tensors, and those of these without storage.

    With each root comes how many computed values lie one behind the other on the way.
    """
    from tgcore.tensor.gradient import differentiable

    trainable = {tensor.uop: tensor for tensor in tensors if tensor.requires_grad}
    found: dict[UOp, int] = {}
    loose: list[TensorBase] = []
    if not trainable:
        return found, loose
    depths: dict[UOp, int] = {}
    for root in roots:
        if root.op is not Ops.AFTER and root.dtype.is_float and root.size:
            depth = _depth(root, trainable, depths, differentiable)
            if depth >= 0 and differentiable(root):
                found[root] = depth
    for node, depth in depths.items():
        if depth == 0 and node in trainable and node.op not in _STORAGE:
            loose.append(trainable[node])
    return found, loose


def _depth(
    root: UOp,
    trainable: Mapping[UOp, object],
    depths: dict[UOp, int],
    sources: Callable[[UOp], tuple[UOp, ...]],
) -> int:
    """Return how many computed values lie between `root` and the trainable tensors, or -1."""
    stack: list[tuple[UOp, tuple[UOp, ...] | None]] = [(root, None)]
    while stack:
        node, inputs = stack.pop()
        if node in depths:
            continue
        if inputs is not None:
            depths[node] = max([depths[child] for child in inputs])
        elif node in trainable:
            depths[node] = 0
        elif node.op in _STORAGE:
            past = past_of(node)
            depths[node] = -1 if past is None else past.depth
        elif inputs := sources(node):
            stack.append((node, inputs))
            stack.extend([(child, None) for child in inputs if child not in depths])
        else:
            depths[node] = -1
    return depths[root]


def remember(
    found: Mapping[UOp, int], table: Mapping[UOp, UOp], newest: Mapping[StorageSlot, UOp]
) -> None:
    """Give the storage of each root in `found` its past; `table` holds what was computed."""
    from tgcore.tensor.realize import beneath, reads_older, replaced

    written = dict(newest)
    clean: dict[UOp, bool] = {}
    stale = {root for root in found if written and reads_older(root, written, clean)}
    below = dict.fromkeys(
        [
            node
            for root in found
            if root not in stale
            for node in (*root.src, *_inputs_of_rule(root))
        ]
    )
    now = dict(zip(below, replaced(list(below), dict(table))))
    for root, depth in found.items():
        storage = beneath(table[root])
        if storage.op not in _STORAGE or not all(isinstance(size, int) for size in root.shape):
            continue
        node: UOp | None = None
        if root in stale:
            node = root  # only to say so when a gradient would pass
        elif depth < _LONGEST:
            node = UOp(root.op, root.dtype, tuple([now[child] for child in root.src]), root.arg)
            own = rule_of(root)
            if own is not None:
                with_rule(node, tuple([now[child] for child in own[0]]), own[1])
        moment = -1 if root in stale else _moment
        _PASTS[storage] = Past(node, min(depth + 1, _LONGEST), moment)


def _inputs_of_rule(root: UOp) -> Sequence[UOp]:
    own = rule_of(root)
    return () if own is None else own[0]

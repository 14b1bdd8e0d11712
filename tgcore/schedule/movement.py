"""Movement operations on indices: the view of the source for a view of the result.

Each rule takes the affine index of one place of the result and returns that of the element of the
source that stands there. `tgcore.schedule.pull` calls them; PAD, which adds a condition, is there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tgcore.ir import Ops, UOp
from tgcore.ir.sint import same, sint_mul, upper

if TYPE_CHECKING:
    from tgcore.schedule.affine import Affine
    from tgcore.schedule.pull import Puller, View

    _Move = Callable[[Puller, UOp, View], View]


def _move_permute(puller: Puller, node: UOp, view: View) -> View:
    index: list[Any] = [None] * len(node.arg)
    for place, axis in enumerate(node.arg):
        index[axis] = view.index[place]
    return puller.view(tuple(index), view.conditions)


def _move_expand(puller: Puller, node: UOp, view: View) -> View:
    zero = puller.space.zero
    index = tuple(
        [zero if isinstance(size, int) and size == 1 else form
         for form, size in zip(view.index, node.src[0].shape)]
    )  # fmt: skip
    return puller.view(index, view.conditions)


def _move_shrink(puller: Puller, node: UOp, view: View) -> View:
    space = puller.space
    index = tuple(
        [space.add(form, space.size(low)) for form, (low, _) in zip(view.index, node.arg)]
    )
    return puller.view(index, view.conditions)


def _move_flip(puller: Puller, node: UOp, view: View) -> View:
    space = puller.space
    index = list(view.index)
    for axis in node.arg:
        last = space.add(space.size(node.src[0].shape[axis]), space.const(-1))
        index[axis] = space.add(last, space.scale(index[axis], -1))
    return puller.view(tuple(index), view.conditions)


_GROUPS: dict[tuple[Any, Any], tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]] = {}


def axis_groups(
    old: tuple[Any, ...], new: tuple[Any, ...]
) -> tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]:
    """Return the least groups of (old axes, new axes) with equal products; sizes of 1 left out."""
    found = _GROUPS.get((old, new))
    if found is not None:
        return found
    left = [axis for axis, size in enumerate(old) if not (isinstance(size, int) and size == 1)]
    right = [axis for axis, size in enumerate(new) if not (isinstance(size, int) and size == 1)]
    groups: list[tuple[tuple[int, ...], tuple[int, ...]]] = []
    i = j = 0
    while i < len(left) and j < len(right):
        start, first = i, j
        one, other = old[left[i]], new[right[j]]
        i, j = i + 1, j + 1
        while not same(one, other):
            if upper(one) < upper(other) and i < len(left):
                one, i = sint_mul(one, old[left[i]]), i + 1
            elif j < len(right):
                other, j = sint_mul(other, new[right[j]]), j + 1
            elif i < len(left):
                one, i = sint_mul(one, old[left[i]]), i + 1
            else:
                break
        groups.append((tuple(left[start:i]), tuple(right[first:j])))
    if i < len(left) or j < len(right):
        rest = (tuple(left[i:]), tuple(right[j:]))
        groups.append(rest if not groups else (groups[-1][0] + rest[0], groups.pop()[1] + rest[1]))
    if len(_GROUPS) > 10_000:
        _GROUPS.clear()
    found = _GROUPS[(old, new)] = tuple(groups)
    return found


def _move_reshape(puller: Puller, node: UOp, view: View) -> View:
    space, old, new = puller.space, node.src[0].shape, node.arg
    index: list[Affine] = [space.zero] * len(old)
    for left, right in axis_groups(old, new):
        if not left:
            continue
        flat = space.zero
        for axis in right:
            form = view.index[axis]
            if flat is not space.zero:
                flat = space.mul(flat, space.size(new[axis]))
            flat = space.add(flat, form)
        for axis in reversed(left[1:]):
            flat, index[axis] = space.divmod(flat, old[axis])
        index[left[0]] = flat
    return puller.view(tuple(index), view.conditions)


MOVES: dict[Ops, _Move] = {
    Ops.PERMUTE: _move_permute,
    Ops.EXPAND: _move_expand,
    Ops.SHRINK: _move_shrink,
    Ops.FLIP: _move_flip,
    Ops.RESHAPE: _move_reshape,
}

"""Shapes: what is allowed, what is refused, and that values follow numpy."""

from __future__ import annotations

import numpy as np
import pytest

from tests.support.graphs import value
from tgcore.tensor import Tensor

GRID = np.arange(24, dtype=np.int32).reshape(2, 3, 4)


@pytest.mark.parametrize(
    ("move", "expected"),
    [
        (lambda t: t.reshape(6, -1), GRID.reshape(6, 4)),
        (lambda t: t.reshape(None, 12), GRID.reshape(2, 12)),
        (lambda t: t.permute(2, 0, 1), GRID.transpose(2, 0, 1)),
        (lambda t: t.transpose(), GRID.swapaxes(0, 1)),
        (lambda t: t.flip((0, 2)), GRID[::-1, :, ::-1]),
        (lambda t: t.flatten(1), GRID.reshape(2, 12)),
        (lambda t: t.unflatten(2, (2, 2)), GRID.reshape(2, 3, 2, 2)),
        (lambda t: t.unsqueeze(-1).squeeze(), GRID),
        (lambda t: t.repeat(2, 1, 1, 2), np.tile(GRID, (2, 1, 1, 2))),
        (lambda t: t.repeat_interleave(2, 1), np.repeat(GRID, 2, 1)),
        (lambda t: t.roll((1, -2), (0, 2)), np.roll(GRID, (1, -2), (0, 2))),
        (lambda t: t.movedim(0, 2), np.moveaxis(GRID, 0, 2)),
        (lambda t: t.diagonal(1, 1, 2), np.diagonal(GRID, 1, 1, 2)),
        (lambda t: t.unfold(2, 2, 1), np.lib.stride_tricks.sliding_window_view(GRID, 2, 2)),
        (lambda t: t.rearrange("b (x y) c -> (b c) y x", y=3),
         GRID.transpose(0, 2, 1).reshape(8, 3, 1)),
        (lambda t: t.pad((1, 2)), np.pad(GRID, ((0, 0), (0, 0), (1, 2)))),
        (lambda t: t.pad((-1, 1), value=9),
         np.pad(GRID[..., 1:], ((0, 0), (0, 0), (0, 1)), constant_values=9)),
        (lambda t: t.pad(((0, 0), (1, 1), None), mode="reflect"),
         np.pad(GRID, ((0, 0), (1, 1), (0, 0)), "reflect")),
        (lambda t: t.pad((3, 2), mode="circular"), np.pad(GRID, ((0, 0), (0, 0), (3, 2)), "wrap")),
        (lambda t: t.pad((3, 2), mode="replicate"), np.pad(GRID, ((0, 0), (0, 0), (3, 2)), "edge")),
        (lambda t: t.cat(t, dim=1), np.concatenate([GRID, GRID], 1)),
        (lambda t: t.stack(t, dim=-1), np.stack([GRID, GRID], -1)),
        (lambda t: t.split(3, 2)[1], GRID[..., 3:]),
        (lambda t: t.chunk(2, 2)[0], GRID[..., :2]),
    ],
)  # fmt: skip
def test_values_follow_numpy(move, expected):
    found = value(move(Tensor(GRID)))
    assert found.shape == expected.shape
    assert (found == expected).all()


@pytest.mark.parametrize(
    ("move", "kind", "text"),
    [
        (lambda t: t.reshape(-1, -1), ValueError, "only one size of a reshape may be -1"),
        (lambda t: t.reshape(5, 5), ValueError, "cannot reshape (2, 3, 4) of 24 elements"),
        (lambda t: t.reshape(-1, 5), ValueError, "24 elements do not divide by 5"),
        (lambda t: t.permute(0, 0, 1), RuntimeError, "is no permutation of the 3 axes"),
        (lambda t: t.permute(0, 1), ValueError, "is no permutation of the 3 axes"),
        (lambda t: t.permute(0, 1, 3), IndexError, "axis 3 is outside a tensor of 3 axes"),
        (lambda t: t.sum(5), IndexError, "axis 5 is outside a tensor of 3 axes"),
        (lambda t: t.unsqueeze(5), IndexError, "axis 5 is outside"),
        (lambda t: t.expand(2, 3, 5), ValueError, "size 4 is neither 1 nor 5"),
        (lambda t: t.expand(3, 4), ValueError, "to fewer axes"),
        (lambda t: t.shrink(((0, 3), None, None)), ValueError,
         "does not lie inside an axis of size 2"),
        (lambda t: t + Tensor.ones(5), ValueError, "do not broadcast: axis -1 has sizes 4 and 5"),
        (lambda t: t @ Tensor.ones(5, 2), ValueError, "4 columns do not meet 5 rows"),
        (lambda t: t.cat(Tensor.ones(2, 3, 5)), ValueError, "cannot join"),
        (lambda t: t.split([1, 1], 2), ValueError, "do not add up to 4"),
        (lambda t: t.pad((1,)), ValueError, "flat padding takes pairs"),
        (lambda t: t.pad((1, 1), mode="mirror"), ValueError, "mode is one of"),
        (lambda t: t.reshape("2"), TypeError, "a size is an int"),
        (lambda t: t.sum((0, 0)), ValueError, "name one axis twice"),
        (lambda t: t.conv2d(Tensor.ones(1, 1, 3, 3)), ValueError, "needs an input of 4 axes"),
        (lambda t: t.interpolate((2, 0)), ValueError, "cannot resample (2, 3, 4) to (2, 0)"),
        (lambda t: t[:, :0].interpolate((2, 2)), ValueError, "at least one element"),
        (lambda t: t.interpolate((2.5,)), ValueError, "cannot resample"),
        (lambda t: t.item(), ValueError, "needs exactly one element"),
    ],
)  # fmt: skip
def test_a_wrong_argument_raises_where_it_is_written(move, kind, text):
    with pytest.raises(kind) as caught:
        move(Tensor(GRID))
    assert text in str(caught.value)
    assert "test_movement.py" in str(caught.value)


def test_scalars_have_no_axes_but_accept_the_first():
    assert Tensor(3.0).sum(0).item() == 3.0
    assert Tensor(3.0).reshape(1, 1).shape == (1, 1)
    assert Tensor([]).sum().item() == 0

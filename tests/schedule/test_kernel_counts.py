"""How many kernels a program takes, and that they compute the right values."""

from __future__ import annotations

from tests.schedule.helpers import check, greatest, matmul, relu, result, tensor, total
from tgcore.ir import Ops, UOp, dtypes
from tgcore.support.settings import context


def test_elementwise_chain_is_one_kernel():
    a, b = tensor(4, 5), tensor(4, 5)
    assert check(relu(a + b) * a).kernels == 1


def test_movement_costs_nothing():
    x = tensor(4, 6)
    y = x.permute((1, 0)).reshape((3, 8)).flip((1,)).shrink(((0, 2), (1, 7))).pad(((1, 0), (2, 1)))
    assert check(y + y.const_like(1)).kernels == 1


def test_matmul_bias_relu_is_one_kernel():
    x, w, bias = tensor(4, 8), tensor(8, 3), tensor(3)
    y = relu(matmul(x, w) + bias.reshape((1, 3)).expand((4, 3)))
    assert check(y).kernels == 1


def test_two_matmuls_are_two_kernels():
    x, v, w = tensor(4, 8), tensor(8, 6), tensor(6, 3)
    assert check(matmul(relu(matmul(x, v)), w)).kernels == 2


def test_softmax():
    x = tensor(4, 7)
    shape = (4, 7)
    e = (x - greatest(x, 1).expand(shape)).alu(Ops.EXP)
    assert check(e / total(e, 1).expand(shape)).kernels == 1
    with context(fuse=0):
        assert check(e / total(e, 1).expand(shape)).kernels > 2
    plan = check(e / total(e, 1).expand(shape), row_limit=4)
    assert plan.kernels == 3


def test_layer_normalisation_is_one_kernel():
    x, w = tensor(6, 8), tensor(8)
    count = x.const_like(8)
    mean = total(x, 1) / count
    far = x - mean.expand((6, 8))
    scale = (total(far * far, 1) / count).alu(Ops.SQRT)
    y = far / scale.expand((6, 8)) * w.reshape((1, 8)).expand((6, 8))
    assert check(y).kernels == 1


def test_statistics_of_columns_are_kernels_of_their_own():
    x = tensor(6, 8)
    assert check(x - total(x, 0).expand((6, 8))).kernels == 2


def test_few_long_rows_are_reduced_by_kernels_of_their_own():
    x = tensor(2, 1 << 17)
    assert check(x - greatest(x, 1).expand(x.shape)).kernels > 1


def test_a_statistic_with_two_users_is_computed_once():
    x, y = tensor(6, 8), tensor(6, 8)
    top = greatest(x, 1).expand((6, 8))
    assert check(x - top, y - top).kernels == 3


def test_attention():
    q, k, v = tensor(2, 8, 4), tensor(2, 8, 4), tensor(2, 8, 4)
    wide = (2, 8, 8, 4)
    scores = total(
        q.reshape((2, 8, 1, 4)).expand(wide) * k.reshape((2, 1, 8, 4)).expand(wide), 3
    ).reshape((2, 8, 8))
    e = (scores - greatest(scores, 2).expand((2, 8, 8))).alu(Ops.EXP)
    p = e / total(e, 2).expand((2, 8, 8))
    out = total(p.reshape((2, 8, 8, 1)).expand(wide) * v.reshape((2, 1, 8, 4)).expand(wide), 2)
    assert check(out).kernels <= 4


def test_two_reshapes_of_one_reduction_are_one_reduction():
    r = total(tensor(6, 4), 1)
    plan = check(r.reshape((2, 3)), r.reshape((3, 2)))
    assert plan.kernels == 1


def test_chained_reductions_over_different_axes_are_two_kernels():
    x = tensor(5, 6)
    y = total(x, 1)
    assert check(greatest(y * y.const_like(2), 0)).kernels == 2


def test_contiguous_is_a_boundary():
    x, y = tensor(4, 5), tensor(4, 1)
    r = UOp(Ops.CONTIGUOUS, x.dtype, (total(x, 1),))
    assert check(UOp(Ops.CONTIGUOUS, x.dtype, (r + y,))).kernels == 2


def test_reduction_and_its_user_share_storage():
    x = tensor(4, 5)
    r = total(x, 1)
    assert check(r, r * r.const_like(3)).kernels == 1


def test_iota_needs_no_input():
    n = UOp(Ops.IOTA, dtypes.index, (), 6)
    eye = n.reshape((6, 1)).expand((6, 6)).eq(n.reshape((1, 6)).expand((6, 6)))
    plan = check(eye.cast(dtypes.float32))
    assert plan.kernels == 1
    assert not any(node.op is Ops.REDUCE for node in plan.linear.toposort())


def test_take_gathers():
    w, index = tensor(10, 4), tensor(3, dtype=dtypes.int32)
    place = index.cast(dtypes.index).reshape((3, 1)).expand((3, 4)) * UOp.const(dtypes.index, 4)
    column = UOp(Ops.IOTA, dtypes.index, (), 4).reshape((1, 4)).expand((3, 4))
    flat = UOp(Ops.TAKE, w.dtype, (w.reshape((40,)), place + column))
    assert check(flat).kernels == 1


def test_sum_of_two_convolutions_is_one_kernel():
    x, y, v, w = tensor(4, 8), tensor(4, 6), tensor(8, 3), tensor(6, 3)
    assert check(relu(matmul(x, v) + matmul(y, w))).kernels == 1


def test_large_reduction_is_split():
    plan = check(total(tensor(64, 1024), 0, 1))
    assert plan.kernels == 2


def test_result_is_remembered():
    x = tensor(3, 3)
    assert result(x).shape == (9,)


def test_a_small_average_is_taken_inside_the_product_that_uses_it():
    x, w = tensor(6, 4, 4), tensor(10, 6)
    pooled = total(x, 1, 2).reshape((6,)) / x.const_like(16)
    product = w * pooled.reshape((1, 6)).expand((10, 6))
    assert check(total(product, 1)).kernels == 1


def test_a_large_sum_is_not_repeated():
    x, w = tensor(6, 40, 40), tensor(10, 6)
    pooled = total(x, 1, 2).reshape((6,))
    assert check(total(w * pooled.reshape((1, 6)).expand((10, 6)), 1)).kernels == 2

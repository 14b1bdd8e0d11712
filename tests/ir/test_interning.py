"""Equal nodes are one object, and a graph dies with its last reference, without a collection."""

from __future__ import annotations

import copy
import gc
import math
import pickle
import weakref

import pytest

from tgcore.ir import KernelInfo, LeafId, Ops, UOp, decode, dtypes, encode, substitute, toposort
from tgcore.ir import uop as uop_module
from tgcore.support.errors import DTypeError, SpecError


@pytest.fixture
def no_gc():
    """Run without the cycle collector: reference counts alone must do."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def table_size() -> int:
    return len(uop_module._TABLE)


def test_equal_nodes_are_the_same_object():
    n = UOp.var("n", 1, 8)
    assert UOp.var("n", 1, 8) is n
    assert n * 2 + 1 is UOp.var("n", 1, 8) * 2 + 1
    assert n + 1 is not n + 2
    assert UOp.const(dtypes.int32, 1) is not UOp.const(dtypes.int64, 1)
    assert UOp.const(dtypes.int8, 257) is UOp.const(dtypes.int8, 1)


def test_constants_that_python_calls_equal_stay_apart_where_they_differ():
    assert UOp.const(dtypes.float32, 0.0) is not UOp.const(dtypes.float32, -0.0)
    assert UOp.const(dtypes.float32, -0.0) is UOp.const(dtypes.float32, -0.0)
    assert UOp.const(dtypes.float32, math.nan) is UOp.const(dtypes.float32, float("nan"))
    assert UOp.const(dtypes.bool, 1).arg is True
    assert type(UOp.const(dtypes.float32, 1).arg) is float
    assert type(UOp.const(dtypes.int32, True).arg) is int


def test_storage_and_leaves_have_an_identity():
    one = UOp.buffer("CPU", dtypes.int8, 4)
    other = UOp.buffer("CPU", dtypes.int8, 4)
    assert one is not other and one + 1 is not other + 1
    five = UOp.const(dtypes.int32, 5)
    assert five.leaf() is not five.leaf()


@pytest.mark.parametrize("value", [math.nan, -0.0, 0.0, math.inf, -math.inf, 1e-45, 0.1])
def test_a_pickled_float_constant_comes_back_as_the_same_object(value):
    node = UOp.const(dtypes.float32, value) + UOp.const(dtypes.float32, 2.0)
    assert pickle.loads(pickle.dumps(node)) is node
    assert decode(encode(node)) is node


def test_pickle_and_copy_keep_identity():
    n = UOp.var("n", 1, 8)
    param = UOp.param(0, dtypes.float32, 8, device="CPU")
    node = UOp.sink(param.reshape((2, 4)).permute((1, 0)).reduce_axes(Ops.ADD, (0,)), n.bind(3) * 2,
                    arg=KernelInfo(name="k"))  # fmt: skip
    assert pickle.loads(pickle.dumps(node)) is node
    assert copy.copy(node) is node and copy.deepcopy(node) is node


def test_a_pickled_symbolic_movement_comes_back_as_the_same_object():
    n = UOp.var("n", 1, 8)
    node = UOp.param(0, dtypes.float32, 8, device="CPU").shrink(((0, n),)).reshape((n, 1))
    assert pickle.loads(pickle.dumps(node)) is node


def test_the_table_forgets_dead_nodes_without_a_collection(no_gc):
    before = table_size()
    node = UOp.buffer("CPU", dtypes.float32, 16)
    seen = weakref.ref(node.arg)
    expression = (node.reshape((4, 4)) + 1.5).reduce_axes(Ops.ADD, (0, 1))
    assert expression.shape == (1, 1) and expression.device == "CPU"
    assert expression.bounds and expression.ranges == frozenset()
    assert table_size() > before
    del expression, node
    assert seen() is None
    assert table_size() == before


def test_derived_facts_make_no_cycle(no_gc):
    before = table_size()
    n = UOp.var("made_for_this_test", 1, 8)
    node = (n * 3 + 1) // 2
    assert node.shape == () and node.vmax == 12 and node.key and node.ranges == frozenset()
    repr(node)
    del n, node
    assert table_size() == before


def test_a_deep_graph_is_built_walked_and_freed(no_gc):
    before = table_size()
    node = UOp.var("deep", 0, 1)
    for number in range(100_000):
        node = node + (number % 7 + 1)
    assert len(toposort((node,))) > 100_000
    assert node.shape == () and node.vmin > 0 and len(node.key) == 16
    assert pickle.loads(pickle.dumps(node)) is node
    del node
    assert table_size() == before


def test_a_dead_node_can_be_made_again_while_a_weak_reference_lives():
    node = UOp.const(dtypes.int32, 123_456_789)
    dead = weakref.ref(node)
    del node
    assert dead() is None
    assert UOp.const(dtypes.int32, 123_456_789).arg == 123_456_789


def test_a_node_has_no_truth_value():
    with pytest.raises(TypeError, match="truth of a graph node is not known"):
        bool(UOp.var("n", 0, 3) < 2)


def test_substitute_replaces_and_does_not_enter_what_it_replaced():
    a, b = UOp.var("a", 0, 9), UOp.var("b", 0, 9)
    assert substitute([a * 2 + b], {a: b})[0] is b * 2 + b
    assert (a * 2 + b).substitute({a * 2: a}) is a + b
    assert (a + 1).substitute({}) is a + 1


def test_toposort_puts_sources_first_and_respects_the_gate():
    a = UOp.var("a", 0, 9)
    node = (a + 1) * (a + 2)
    order = list(node.toposort())
    assert all(order.index(child) < order.index(node) for node in order for child in node.src)
    assert order[-1] is node
    assert list(node.toposort(lambda n: n.op is not Ops.ADD)) == [a + 1, a + 2, node]


def test_a_bound_variable_knows_its_value_and_refuses_others():
    n = UOp.var("n", 2, 8)
    assert n.bind(3).unbind() == (n, 3)
    for value in (1, 9):
        with pytest.raises(DTypeError, match="variable n takes 2 to 8"):
            n.bind(value)
    with pytest.raises(SpecError, match="only a bound variable"):
        n.unbind()


def test_operators_build_the_canonical_form():
    a, b = UOp.var("a", 0, 9), UOp.var("b", 0, 9)
    assert a - b is a + b * -1
    assert (a > b) is (b < a) and (a >= b) is (b <= a)
    assert -a is a * -1
    assert (a < b).logical_not() is (a < b).ne(True)
    assert 3 - a is UOp.const(dtypes.index, 3) + a * -1
    assert 2 // (a + 1) is UOp.const(dtypes.index, 2) // (a + 1)


def test_leaf_identities_are_not_compared_by_content():
    assert LeafId() != LeafId()


def test_equal_constants_of_other_python_types_take_the_type_of_their_dtype():
    first = UOp(Ops.CONST, dtypes.bool, (), 0)
    assert first.arg is False
    assert UOp.const(dtypes.bool, False) is first
    real = UOp(Ops.CONST, dtypes.float64, (), 12345)
    assert type(real.arg) is float
    whole = UOp(Ops.CONST, dtypes.int64, (), 54321.0)
    assert type(whole.arg) is int

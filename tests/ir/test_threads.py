"""Equal nodes are one node, whichever threads make them."""

from __future__ import annotations

import sys
import threading

from tgcore.ir import Ops, UOp, dtypes
from tgcore.ir import uop as module


def test_threads_that_make_one_node_get_one_node():
    count, rounds = 4, 400
    x = UOp.var("n", 1, 8)
    barrier = threading.Barrier(count)
    made: list[list[UOp]] = [[] for _ in range(count)]

    def work(number: int) -> None:
        for turn in range(rounds):
            barrier.wait()
            made[number].extend([UOp(Ops.ADD, dtypes.index, (x, x), (turn, i)) for i in range(3)])

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        threads = [threading.Thread(target=work, args=(number,)) for number in range(count)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(interval)
    assert all(node is made[0][place] for found in made for place, node in enumerate(found))


def test_a_dead_node_takes_no_newer_one_out_of_the_table():
    key = (Ops.ADD, dtypes.index, (), ("dead", 1))
    node = UOp(*key)
    old = module._Entry(node)
    old.key = key
    module._forget(old)
    assert UOp(*key) is node
    del node
    assert key not in module._TABLE

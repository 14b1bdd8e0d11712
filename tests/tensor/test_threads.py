"""Tensors of one thread are no business of another that computes its own at the same time."""

from __future__ import annotations

import sys
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from tgcore.tensor import Tensor, realize


def test_what_is_made_of_a_tensor_during_another_run_stays(monkeypatch):
    theirs = Tensor([1.0, 2.0]) + 1.0
    replaced = realize.replaced

    def meanwhile(roots, table):
        found = replaced(roots, table)
        theirs.uop = kept.uop  # as another thread may, when it has computed `theirs`
        return found

    kept = Tensor([7.0, 8.0]).realize()
    monkeypatch.setattr(realize, "replaced", meanwhile)
    (Tensor([3.0]) * 2.0).realize()
    assert theirs.uop is kept.uop


def test_threads_train_tensors_of_their_own():
    def train(size: int) -> list[bool]:
        right = []
        for start in range(6):
            x = Tensor(np.full((size, 3), start, np.float32), requires_grad=True)
            (x * x).sum().realize().backward()
            right.append((x.grad.numpy() == 2 * start).all())
            x.assign(x - 1.0)
            right.append((x.numpy() == start - 1).all())
        return right

    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-5)
    try:
        with ThreadPoolExecutor(4) as pool:
            assert all(all(right) for right in pool.map(train, range(4, 8)))
    finally:
        sys.setswitchinterval(interval)

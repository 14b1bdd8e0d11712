"""A process that meets new kernels for ever keeps a bounded number of them."""

from __future__ import annotations

import gc
import sys
import weakref
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any

from tgcore import Context, Device, Tensor, TinyJit
from tgcore.engine import programs, results
from tgcore.support import disk_cache
from tgcore.support.settings import settings


def compute(number: int) -> list[float]:
    return (Tensor([1.0, 2.0], device="CPU") * float(number) + number).tolist()


def test_the_oldest_programs_go_and_come_back(monkeypatch):
    monkeypatch.setattr(programs, "_PROGRAMS", 8)
    programs.forget()
    for number in range(100, 140):
        assert compute(number) == [2.0 * number, 3.0 * number]
    assert len(programs._programs) <= 8
    assert len(programs._modules) <= 8
    assert compute(100) == [200.0, 300.0]


def test_a_forgotten_program_is_unloaded_when_nothing_uses_it():
    number = 1700
    compute(number)
    device = Device["CPU"]
    modules = [weakref.ref(module) for module in device._modules.values()]
    assert modules
    programs.forget()
    results._plans.clear()
    gc.collect()
    left = len(device._modules)
    compute(number)
    assert left < len(modules)
    assert any(module() is None for module in modules)


def test_a_captured_function_keeps_its_programs():
    @TinyJit
    def step(x: Tensor) -> Tensor:
        return (x * 1701.0 + 1.0).realize()

    for value in (1.0, 2.0, 3.0):
        step(Tensor([value], device="CPU").realize())
    programs.forget()
    results._plans.clear()
    gc.collect()
    assert step(Tensor([4.0], device="CPU").realize()).tolist() == [6805.0]


def test_several_threads_may_forget_at_once(monkeypatch):
    kept: dict[Any, Any] = {}
    monkeypatch.setattr(programs, "_programs", kept)
    monkeypatch.setattr(programs, "_modules", {})
    interval = sys.getswitchinterval()

    def forget(name: int) -> None:
        for _ in range(10):
            kept.update({(name, key): SimpleNamespace(module=b"") for key in range(3000)})
            programs._forget_oldest()

    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(3) as pool:
            assert list(pool.map(forget, range(3))) == [None] * 3
    finally:
        sys.setswitchinterval(interval)


def test_modules_compiled_side_by_side_see_the_settings_of_the_caller(monkeypatch):
    monkeypatch.setattr(programs, "_KERNELS_A_PART", 2)
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    seen: list[int] = []
    monkeypatch.setattr(disk_cache, "put", lambda *entry: seen.append(settings.cache))
    with Context(cache=0):
        made = [Tensor([1.0] * (3 + size), device="CPU") * 1702.0 for size in range(4)]
        Tensor.realize(*made)
    assert len(seen) >= 2
    assert set(seen) == {0}

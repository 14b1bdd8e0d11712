"""A process that meets new kernels for ever keeps a bounded number of them."""

from __future__ import annotations

import gc
import weakref

from tgcore import Device, Tensor, TinyJit
from tgcore.engine import programs, results


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

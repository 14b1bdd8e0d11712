"""Level L2, programs: the order of launches and copies, programs as objects, compiling.

See also `test_l2_launch.py` and `test_l2_programs.py`.
"""

from __future__ import annotations

import gc
import math
from time import perf_counter
from typing import Any

import numpy as np
import pytest

from tgcore.ir import dtypes
from tgcore.support.errors import CompileError
from tgcore.testing.conformance import does_not_apply, fault, level
from tgcore.testing.conformance import structures as made
from tgcore.testing.conformance.kernels import Bench, Loaded, Sample

pytestmark = [level("L2"), pytest.mark.usefixtures("computes")]

ORDER = "the order of queued kernels and copies, BaseDevice.synchronize"
STEPS = ((3, 1), (-1, 7), (5, -2))
STEP = [made.linear(500, factor, term) for factor, term in STEPS]
BUSY, HEAVY, LIGHT = made.busy(2000, 700), made.busy(20_000, 400), made.busy(200, 4)
CHAIN, AROUND = made.long_chain(40, 300), made.gated(37, 3, 6, dtypes.float32)
SCALAR = made.product(5, 6, 8, moves=())


@pytest.fixture(scope="session")
def bench(device: Any) -> Bench:
    """The device, and the kernels of this file in one module."""
    found = Bench(device)
    found.add([*STEP, BUSY, HEAVY, LIGHT])
    return found


# *** order ***


def _chain(bench: Bench, wait: bool) -> None:
    """Run many launches that depend on one another, and compare the end."""
    programs = [bench.load(step) for step in STEP]
    values = [made.numbers(500, seed) for seed in range(3)]
    ring = [bench.buffer(value) for value in values]
    for turn in range(60):
        factor, term = STEPS[turn % 3]
        source, target = turn * 2 % 3, (turn * 2 + 1) % 3
        programs[turn % 3].launch([ring[target], ring[source]], wait=wait)
        values[target] = (values[source] * factor + term).astype(np.int32)
    for number, (found, wanted) in enumerate(zip(ring, values)):
        bench.expect(found, wanted, f"buffer {number} after 60 launches", ORDER)


def test_launches_run_in_order(bench: Bench) -> None:
    """Launches that read what others wrote, and overwrite what others read, run as given."""
    _chain(bench, wait=False)


def test_waited_launches_run_in_order(bench: Bench) -> None:
    """The same, waiting for each."""
    _chain(bench, wait=True)


def test_reading_waits_for_kernels(bench: Bench) -> None:
    """A copy out sees the results of all launches before it."""
    sample = BUSY
    program, other = bench.load(sample), bench.buffer(sample.inputs[0])
    for _ in range(3):
        result = bench.result(sample.wanted[0])
        program.launch([result, other])
        bench.compare(result, sample.wanted[0], sample.name, ORDER)


def test_synchronize_waits_for_kernels(bench: Bench) -> None:
    """After synchronize the results are there, without any further wait."""
    sample = BUSY
    program, other = bench.load(sample), bench.buffer(sample.inputs[0])
    result = bench.result(sample.wanted[0])
    program.launch([result, other])
    bench.device.synchronize()
    view = result.host_view()
    if view is None:
        does_not_apply("the memory cannot be seen from the host")
    found = np.frombuffer(bytes(view[: sample.wanted[0].nbytes]), np.int32)
    if not np.array_equal(found, sample.wanted[0]):
        fault("all results after synchronize", "some are missing", ORDER)


def test_a_copy_in_waits_for_kernels(bench: Bench) -> None:
    """New contents of an input do not reach a kernel that was launched before."""
    sample = BUSY
    program, other = bench.load(sample), bench.buffer(sample.inputs[0])
    result = bench.result(sample.wanted[0])
    program.launch([result, other])
    other.write(bytes(other.nbytes))
    bench.compare(result, sample.wanted[0], "results from the contents at launch", ORDER)


def test_a_copy_on_the_device_waits_for_kernels(bench: Bench) -> None:
    """Copies between buffers see what launches before them wrote, and not what comes after."""
    sample = BUSY
    program, other = bench.load(sample), bench.buffer(sample.inputs[0])
    result, copy = bench.result(sample.wanted[0]), bench.result(sample.wanted[0])
    program.launch([result, other])
    copy.copy_from(result)
    program.launch([other, result])  # 2000 elements of its own results: overwrites the input
    bench.compare(copy, sample.wanted[0], "a copy of the results", ORDER)


def test_dropped_buffers_are_still_used(bench: Bench) -> None:
    """A launch goes on with buffers whose owners dropped them right after it."""
    sample = BUSY
    program = bench.load(sample)
    for turn in range(4):
        other = bench.buffer(sample.inputs[0])
        result = bench.result(sample.wanted[0])
        program.launch([result, other])
        del other
        fresh = [bench.buffer(np.full(2000, turn, np.int32)) for _ in range(2)]
        bench.compare(result, sample.wanted[0], sample.name, "free before a launch has ended")
        del fresh


# *** programs as objects ***


def _named(bench: Bench, sample: Sample, name: str) -> Loaded:
    """Return the program of a sample under a name of our choice, in a module of its own."""
    spec = bench.lower(sample)
    text = bench.device.renderer.render(name, spec.linear, spec)
    spec = spec.replace(entry=name, name=name, source=text)
    return Loaded(bench.device, spec, bench.compile([spec]))


def test_programs_of_one_name(bench: Bench) -> None:
    """Two programs that happen to have one name are two programs."""
    samples = [made.linear(64, factor, term) for factor, term in ((2, 0), (7, 3), (-1, 1))]
    programs = [_named(bench, sample, "one_name") for sample in samples]
    for _ in range(2):
        for program, sample in zip(programs, samples):
            bench.check_loaded(program, sample, "load: programs are kept by name, not by content")


def test_loaded_twice(bench: Bench) -> None:
    """A program loaded again works, and the first one goes on working when the other is gone."""
    sample = made.linear(64, 11, 5)
    spec = bench.lower(sample)
    binary = bench.compile([spec])
    first = Loaded(bench.device, spec, binary)
    second = Loaded(bench.device, spec, binary)
    bench.check_loaded(second, sample)
    del second
    gc.collect()
    bench.check_loaded(first, sample, "what a program frees when it goes")


def test_many_programs(bench: Bench) -> None:
    """A hundred programs in one module are all there."""
    samples = [made.linear(40, factor, factor * factor) for factor in range(100)]
    specs = [bench.lower(sample) for sample in samples]
    binary = bench.compile(specs)
    for sample, spec in list(zip(samples, specs))[::3]:
        bench.check_loaded(Loaded(bench.device, spec, binary), sample, "entries of a large module")


def test_wait_returns_seconds(bench: Bench) -> None:
    """With wait, a launch returns the seconds it took: more for more work, no more than passed."""
    heavy, light = HEAVY, LIGHT
    times = {}
    for sample in (heavy, light):
        program = bench.load(sample)
        buffers = [bench.result(sample.wanted[0]), bench.buffer(sample.inputs[0])]
        program.launch(buffers, wait=True)
        found = []
        for _ in range(5):
            started = perf_counter()
            seconds = program.launch(buffers, wait=True)
            passed = perf_counter() - started
            if not isinstance(seconds, float) or not math.isfinite(seconds) or seconds < 0:
                fault("seconds as a float", repr(seconds), "Executable.__call__ with wait=True")
            if seconds > passed * 1.5 + 1e-3:
                what = f"{seconds:.6f} s in a call of {passed:.6f} s"
                fault("no more seconds than the call took", what, "the unit of the device's clock")
            found.append(seconds)
        times[sample] = min(found)
    if bench.device.measures and times[heavy] < 2 * times[light]:
        what = f"{times[heavy]:.9f} s against {times[light]:.9f} s"
        fault("the longer kernel to take longer", what, "when the device's clock is read")


def test_a_wrong_source_is_a_compile_error(bench: Bench) -> None:
    """What is no program raises CompileError, with the compiler's log, and harms nothing after."""
    compiler = bench.device.renderer.compiler
    if compiler is None:
        does_not_apply("the device has no compiler")
    for text in ("this is no program of any language }{", "\x00\x01\x02 ;;; ((("):
        try:
            compiler.compile(text)
        except CompileError:
            continue
        except Exception as error:  # noqa: BLE001 - any other error is the finding
            fault(f"CompileError for {text!r}", type(error).__name__, "Compiler.compile")
        where = "Compiler.compile: it ignores the compiler's answer"
        fault(f"CompileError for {text!r}", "a binary", where)
    bench.check(made.linear(64, 13, 1), "Compiler.compile after an error")


def test_compiling_is_repeatable(bench: Bench) -> None:
    """The same kernel gives the same text, and the same text the same binary."""
    renderer = bench.device.renderer
    specs, again = ([bench.lower(one) for one in (CHAIN, AROUND, SCALAR)] for _ in range(2))
    for one, other in zip(specs, again):
        if one.source != other.source:
            fault("the same text again", "another one", "Renderer.render: it keeps a state")
    if renderer.compiler is not None and bench.compile(specs) != bench.compile(again):
        fault("the same binary of the same text", "another one", "Compiler.compile, its identity")

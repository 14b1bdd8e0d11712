"""Kernels with their inputs and right answers, and a bench that runs them on a device.

A kernel here goes from the code generator through renderer and compiler to `BaseDevice.load` and
one launch; schedule, engine and tensors have no part in it. Level L2 builds on this.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tgcore.codegen import lower_kernel
from tgcore.ir import DType, KernelInfo, UOp, dtypes, toposort
from tgcore.ir.sint import evaluate
from tgcore.runtime import Buffer
from tgcore.support.errors import CompileError
from tgcore.target import Capabilities, ProgramSpec
from tgcore.testing.arithmetic import Array, numpy_dtype
from tgcore.testing.conformance import does_not_apply, fault
from tgcore.testing.conformance.bytes import difference, pattern
from tgcore.testing.usable import usable

GUARD = 192  # bytes after each result that no kernel may touch
_TOGETHER = 48  # kernels in one module
LAUNCH = "the executable's launch, the renderer or the compiler"


@dataclass(eq=False)
class Sample:
    """One kernel with inputs and right answers.

    Attributes
    ----------
    name : str
    ast : UOp
        The SINK; results are parameters 0, 1, ..., then come the inputs.
    wanted, inputs : tuple of arrays
        Right answers; inputs.
    dtypes : tuple of DType
        Of the results.
    variables : dict
    relative, absolute : float
        Tolerance of float results; 0 asks for the very value.
    moves : tuple or None
        The kernel's moves; None leaves them to the target's heuristic.
    """

    name: str
    ast: UOp
    wanted: tuple[Array, ...]
    inputs: tuple[Array, ...] = ()
    dtypes: tuple[DType, ...] = ()
    variables: dict[str, int] = field(default_factory=dict)
    relative: float = 0.0
    absolute: float = 0.0
    moves: tuple[Any, ...] | None = None


class Loaded:
    """A program of a device, ready to be launched."""

    def __init__(self, device: Any, spec: ProgramSpec, binary: bytes | None) -> None:
        self.device, self.spec = device, spec
        self.executable = device.load(spec, binary)

    def launch(
        self, buffers: Sequence[Buffer], variables: dict[str, int] | None = None, wait: bool = False
    ) -> float | None:
        """Launch on buffers in the order of the kernel's parameters."""
        known = variables or {}
        spec = self.spec
        handles = [buffers[slot].handle for slot in spec.params]
        first, second = (
            tuple([size if isinstance(size, int) else evaluate(size, known) for size in sizes])
            for sizes in (spec.global_size, spec.local_size)
        )
        values = [known[name] for name in spec.vars]
        found: float | None = self.executable(handles, first, second, values, wait)
        return found


class Bench:
    """Compiles kernels, several in one module, and runs them."""

    def __init__(self, device: Any) -> None:
        self.device = device
        self._groups: dict[int, tuple[list[Sample], dict[Sample, Loaded | str]]] = {}
        self._group_of: dict[Sample, int] = {}

    def add(self, samples: Sequence[Sample]) -> None:
        """Take samples that are to be compiled together; nothing is compiled yet."""
        for start in range(0, len(samples), _TOGETHER):
            part = list(samples[start : start + _TOGETHER])
            number = len(self._groups)
            self._groups[number] = part, {}
            self._group_of.update(dict.fromkeys(part, number))

    def lower(self, sample: Sample) -> ProgramSpec:
        """Return the rendered program of a sample."""
        return lower_kernel(sample.ast, self.device.renderer, sample.moves)

    def compile(self, specs: Sequence[ProgramSpec]) -> bytes | None:
        """Return the binary of one module, or None where the device compiles nothing."""
        renderer = self.device.renderer
        if renderer.compiler is None:
            return None
        binary: bytes = renderer.compiler.compile(
            renderer.render_module([spec.source for spec in specs])
        )
        return binary

    def load(self, sample: Sample) -> Loaded:
        """Return the program of one sample, compiled with those it was added with, or alone.

        A sample in a type that the target neither has nor can have emulated does not apply.
        """
        lacking = _lacking(sample, self.device.capabilities)
        if lacking:
            does_not_apply(f"{', '.join(lacking)} is not claimed")
        if sample not in self._group_of:
            self.add([sample])
        number = self._group_of[sample]
        samples, ready = self._groups[number]
        if not ready:
            self._load_group(samples, ready)
        found = ready[sample]
        if isinstance(found, str):
            fault(
                "the kernel to compile and load", found, "Renderer.render, Compiler.compile, load"
            )
        return found

    def _load_group(self, samples: list[Sample], ready: dict[Sample, Loaded | str]) -> None:
        """Compile a group; where that fails, each alone, so that one bad kernel fails alone."""
        specs: dict[Sample, ProgramSpec] = {}
        for sample in samples:
            try:
                specs[sample] = self.lower(sample)
            except Exception as error:  # noqa: BLE001 - it is what the sample's test reports
                ready[sample] = _line(error)
        try:
            binary = self.compile(list(specs.values()))
            found = {one: Loaded(self.device, spec, binary) for one, spec in specs.items()}
            ready.update(found)
        except Exception:  # noqa: BLE001 - to find out which of them it was
            for sample, spec in specs.items():
                try:
                    ready[sample] = Loaded(self.device, spec, self.compile([spec]))
                except Exception as error:  # noqa: BLE001 - it is what the sample's test reports
                    ready[sample] = _line(error)

    def check(self, sample: Sample, look: str = LAUNCH) -> None:
        """Run a sample once and fail the test unless all is right."""
        self.check_loaded(self.load(sample), sample, look)

    def check_loaded(self, program: Loaded, sample: Sample, look: str = LAUNCH) -> None:
        """Run a loaded program on the buffers of a sample and compare."""
        results = [self.result(array) for array in sample.wanted]
        inputs = [self.buffer(array) for array in sample.inputs]
        program.launch([*results, *inputs], sample.variables)
        for number, (found, wanted) in enumerate(zip(results, sample.wanted)):
            dtype = sample.dtypes[number] if sample.dtypes else None
            where = f"result {number} of {sample.name}" if len(results) > 1 else sample.name
            self.compare(found, wanted, where, look, dtype, sample.relative, sample.absolute)
        for number, (kept, array) in enumerate(zip(inputs, sample.inputs)):
            wrong = difference(kept.read(), array.tobytes())
            if wrong:
                fault(f"input {number} of {sample.name} unchanged", wrong, look)

    def buffer(self, array: Array) -> Buffer:
        """Return a buffer that holds an array."""
        made = Buffer(self.device, dtypes.uint8, array.nbytes)
        made.write(np.ascontiguousarray(array).tobytes())
        return made

    def result(self, array: Array) -> Buffer:
        """Return a buffer for an array and guards after it, filled with a pattern."""
        made = Buffer(self.device, dtypes.uint8, array.nbytes + GUARD)
        made.write(pattern(array.nbytes + GUARD, 3))
        return made

    def compare(
        self, found: Buffer, wanted: Array, what: str, look: str, dtype: DType | None = None,
        relative: float = 0.0, absolute: float = 0.0,
    ) -> None:  # fmt: skip
        """Fail unless a result buffer holds `wanted`, and its guards are whole."""
        data = bytes(found.read())
        wrong = mismatch(data[: wanted.nbytes], wanted, dtype, relative, absolute)
        if wrong:
            fault(f"{what} to be as numpy has it", wrong, look)
        wrong = difference(data[wanted.nbytes :], pattern(len(data), 3)[wanted.nbytes :])
        if wrong:
            fault(f"nothing written behind the result of {what}", wrong, "launch sizes, gates")

    def expect(self, found: Buffer, wanted: Array, what: str, look: str) -> None:
        """Fail unless the whole of a buffer is `wanted`."""
        wrong = mismatch(bytes(found.read()), wanted, None, 0.0, 0.0)
        if wrong:
            fault(f"{what} to be as numpy has it", wrong, look)


def _lacking(sample: Sample, caps: Capabilities) -> list[str]:
    """Return the types of a sample that its target cannot hold or compute in."""
    used = {node.dtype.scalar for node in toposort((sample.ast,))} & frozenset(dtypes.concrete)
    return sorted(kind.name for kind in used - set(usable(caps)))


def _line(error: BaseException) -> str:
    text = str(error).strip().splitlines()
    log = error.log.strip().splitlines()[:1] if isinstance(error, CompileError) else []
    return " | ".join([f"{type(error).__name__}: {text[0] if text else ''}", *log])


def mismatch(
    data: bytes, wanted: Array, dtype: DType | None, relative: float, absolute: float
) -> str:
    """Return how the elements in `data` differ from `wanted`, or an empty string."""
    found = np.frombuffer(data, wanted.dtype).reshape(wanted.shape)
    if wanted.dtype.kind in "iu" and not relative:
        wrong = np.asarray(found != wanted)
    elif wanted.dtype.kind == "b":
        wrong = np.asarray(np.frombuffer(data, np.uint8).reshape(wanted.shape) != wanted)
    else:
        wrong = _float_mismatch(found, wanted, dtype, relative, absolute)
    if not wrong.any():
        return ""
    place = int(np.nonzero(wrong.reshape(-1))[0][0])
    if wanted.dtype.kind == "b":
        found = np.frombuffer(data, np.uint8).reshape(wanted.shape)
    first, other = found.reshape(-1)[place], wanted.reshape(-1)[place]
    count = int(wrong.sum())
    text = f"{count} of {wrong.size} elements differ, the first at {place}: {first}, not {other}"
    return text + _as_other_type(first, other)


def _float_mismatch(
    found: Array, wanted: Array, dtype: DType | None, relative: float, absolute: float
) -> Array:
    got, want = found.astype(np.float64), wanted.astype(np.float64)
    with np.errstate(all="ignore"):
        near = np.abs(got - want) <= absolute + relative * np.abs(want)
        same = near | (got == want) | (np.isnan(got) & np.isnan(want))
        # numbers without all their bits may be flushed to zero (semantics.md, floats)
        same |= (got == 0) & (np.abs(want) < _least_normal(dtype or _dtype_of(wanted)))
    return np.asarray(~same)


def _dtype_of(array: Array) -> DType:
    return next(one for one in dtypes.concrete if numpy_dtype(one) == array.dtype)


def _least_normal(dtype: DType) -> float:
    exponents = {"float64": -1022, "float32": -126, "bfloat16": -126, "float16": -14,
                 "fp8e4m3": -6, "fp8e5m2": -14}  # fmt: skip
    return float(2.0 ** exponents.get(dtype.name, -1075))


def _as_other_type(found: Any, wanted: Any) -> str:
    """Return a guess at a mix-up of signed and unsigned, where that is what it looks like."""
    if found.dtype.kind in "iu":
        bits = found.dtype.itemsize * 8
        if abs(int(found) - int(wanted)) in (1 << bits, 1 << (bits - 1)):
            return "; signed and unsigned are mixed up"
    return ""


# *** building kernels ***


def loop(size: Any, number: int = 0) -> UOp:
    """Return an axis of a kernel."""
    return UOp.range(size, number)


def read(slot: int, dtype: DType, size: int, place: UOp, gate: UOp | None = None) -> UOp:
    """Return an element of an input."""
    return UOp.param(slot, dtype, size).index(place, gate).load()


def write(slot: int, size: int, place: UOp, value: UOp, *axes: UOp) -> UOp:
    """Return the effect of writing an element of a result, in loops over `axes`."""
    return UOp.param(slot, value.dtype, size).index(place).store(value).end(*axes)


def kernel(*effects: UOp) -> UOp:
    """Return the kernel with these effects."""
    return UOp.sink(*effects, arg=KernelInfo())


def elementwise(
    name: str, function: Callable[..., UOp], inputs: Sequence[tuple[DType, Array]], wanted: Array,
    out: DType, **facts: Any,
) -> Sample:  # fmt: skip
    """Return the sample that computes `function` on each element."""
    size, axis = wanted.size, loop(wanted.size)
    loads = [read(slot + 1, dtype, size, axis) for slot, (dtype, _) in enumerate(inputs)]
    ast = kernel(write(0, size, axis, function(*loads), axis))
    arrays = tuple([array for _, array in inputs])
    return Sample(name, ast, (wanted,), arrays, (out,), **facts)

"""Checks rows of the operator table against numpy, and against torch where it is installed.

All samples of a row are built first and realized in one call, so that a device compiles them as
one unit. Used by the differential tests and by the conformance suite; prints nothing.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from tgcore.ir import DType, dtypes
from tgcore.tensor import Tensor
from tgcore.testing.arithmetic import Array, numpy_dtype
from tgcore.testing.operators import Case, Operator, tolerance
from tgcore.testing.oracle import reference_values

_GRADIENT_SLACK = 6.0  # a gradient is a composition of several rounded operations


@dataclass
class Outcome:
    """What checking some cases gave: how many were checked, and a line for each that failed."""

    checks: int = 0
    failures: list[str] = field(default_factory=list)

    def add(self, other: Outcome) -> None:
        """Add the counts and failures of `other`."""
        self.checks += other.checks
        self.failures += other.failures


def tensor(array: Array, dtype: DType, device: str | None = None) -> Any:
    """Return a tensor that owns `array`."""
    made = Tensor(array, device=device)
    return made if made.dtype is dtype else made.cast(dtype)


def plain(array: Array) -> Array:
    """Return floats as float64 and everything else unchanged: what the oracle takes."""
    if array.dtype.kind in "biu":
        return array
    return np.asarray(array.astype(np.float64))


def same(got: Array, want: Array, dtype: DType, slack: float) -> str:
    """Return a description of the first difference beyond the tolerance, or nothing."""
    if got.shape != want.shape:
        return f"shape {got.shape}, not {want.shape}"
    if dtype.is_float:
        relative, absolute = tolerance(dtype, slack)
        with np.errstate(all="ignore"):
            rounded = plain(want.astype(np.float64).astype(numpy_dtype(dtype)))
            found = plain(got)
            near = np.abs(found - rounded) <= absolute + relative * np.abs(rounded)
            wrong = ~(near | (found == rounded) | (np.isnan(found) & np.isnan(rounded)))
    else:
        found, rounded = got, want.astype(got.dtype)
        wrong = np.asarray(found != rounded)
    if not wrong.any():
        return ""
    place = tuple([int(one[0]) for one in np.nonzero(np.atleast_1d(wrong))])
    first, other = np.atleast_1d(found)[place], np.atleast_1d(rounded)[place]
    return f"{int(wrong.sum())} of {wrong.size} differ, at {list(place)}: {first}, not {other}"


def realize_all(tensors: Sequence[Any], names: Sequence[str]) -> dict[int, str]:
    """Realize many tensors in one call; on failure one by one, returning what failed and why."""
    try:
        if tensors:
            Tensor.realize(*tensors)
        return {}
    except Exception:  # noqa: BLE001 - to find out which of them it was
        found = {}
        for place, one in enumerate(tensors):
            try:
                one.realize()
            except Exception as error:  # noqa: BLE001 - any failure is a finding
                found[place] = f"{names[place]}: realizing raised {_line(error)}"
        return found


def _line(error: BaseException) -> str:
    text = str(error).strip().splitlines()
    return f"{type(error).__name__}: {text[0] if text else ''}"


def check_forward(cases: Sequence[Case], device: str | None = None) -> Outcome:
    """Compare the value and dtype of each case with the oracle."""
    outcome = Outcome()
    built: list[tuple[Case, Any, list[Array]]] = []
    for case in cases:
        outcome.checks += 1
        arrays = case.arrays()
        try:
            storages = _storages(case, arrays, device)
            built.append((case, case.on_tensors(storages), arrays))
        except Exception as error:  # noqa: BLE001 - any failure is a finding
            outcome.failures.append(f"{case}: building raised {_line(error)}")
    names = [str(case) for case, _, _ in built]
    bad = realize_all([result for _, result, _ in built], names)
    outcome.failures += bad.values()
    for place, (case, result, arrays) in enumerate(built):
        if place in bad:
            continue
        message = _compare(case, result, case.expected([plain(array) for array in arrays]))
        if message:
            outcome.failures.append(f"{case}: {message}")
    return outcome


def check_reference(cases: Sequence[Case]) -> Outcome:
    """Compare the graph of each case, evaluated by the reference interpreter, with the oracle."""
    outcome = Outcome()
    for case in cases:
        outcome.checks += 1
        arrays = case.arrays()
        dtype = case.operator.result_dtype(case.dtype)
        try:
            result = case.on_tensors(_storages(case, arrays, None))
            (value,) = reference_values([result])
        except Exception as error:  # noqa: BLE001 - any failure is a finding
            outcome.failures.append(f"{case}: raised {_line(error)}")
            continue
        want = case.expected([plain(array) for array in arrays])
        message = same(value, want, dtype, case.operator.slack)
        if result.dtype is not dtype:
            message = f"dtype {result.dtype.name}, not {dtype.name}"
        if message:
            outcome.failures.append(f"{case}: {message}")
    return outcome


def _storages(case: Case, arrays: Sequence[Array], device: str | None) -> list[Any]:
    return [
        tensor(array, one.dtype or case.dtype, device)
        for array, one in zip(arrays, case.sample.inputs)
    ]


def _compare(case: Case, result: Any, want: Array) -> str:
    dtype = case.operator.result_dtype(case.dtype)
    if result.dtype is not dtype:
        return f"dtype {result.dtype.name}, not {dtype.name}"
    try:
        got = np.asarray(result.numpy())
    except Exception as error:  # noqa: BLE001 - any failure is a finding
        return f"reading raised {_line(error)}"
    return same(got, want, dtype, case.operator.slack)


# *** gradients ***


def _weights(shape: tuple[int, ...]) -> Array:
    """Fixed factors that make the summed result depend on every element differently."""
    count = math.prod(shape)
    return np.asarray((np.cos(np.arange(count) * 1.7) + 0.2).reshape(shape))


def numeric_gradient(case: Case, arrays: Sequence[Array], which: int, step: float = 1e-5) -> Array:
    """Return the gradient of the weighted sum of the oracle's value, by central differences."""
    base = [np.array(array) for array in arrays]
    found = np.zeros(base[which].shape)
    flat, out = base[which].reshape(-1), found.reshape(-1)

    def loss() -> float:
        value = case.expected(base, rounding=False)
        return float((value * _weights(value.shape)).sum())

    for place in range(flat.size):
        held = flat[place]
        flat[place] = held + step
        high = loss()
        flat[place] = held - step
        low = loss()
        flat[place] = held
        out[place] = (high - low) / (2 * step)
    return found


def check_gradient(cases: Sequence[Case], device: str | None = None) -> Outcome:
    """Compare the gradient of each case with differences of the oracle."""
    outcome = Outcome()
    built: list[tuple[Case, Any, Array, str]] = []
    for case in cases:
        if not case.wants_gradient():
            continue
        arrays = case.arrays()
        places = [place for place, one in enumerate(case.sample.inputs) if one.dtype is None]
        outcome.checks += len(places)
        try:
            storages = _storages(case, arrays, device)
            result = case.on_tensors(storages)
            factors = tensor(_weights(result.shape).astype(np.float32), dtypes.float32, device)
            loss = (result.cast(_wide(case.dtype)) * factors.cast(_wide(case.dtype))).sum()
            gradients = loss.gradient(*[storages[place] for place in places])
        except Exception as error:  # noqa: BLE001 - any failure is a finding
            outcome.failures.append(f"{case}: gradient raised {_line(error)}")
            continue
        exact = [plain(array) for array in arrays]
        for place, gradient in zip(places, gradients):
            want = numeric_gradient(case, exact, place)
            built.append((case, gradient, want, f"{case}, gradient of input {place}"))
    bad = realize_all([gradient for _, gradient, _, _ in built], [name for *_, name in built])
    outcome.failures += bad.values()
    for number, (case, gradient, want, name) in enumerate(built):
        if number not in bad:
            message = _compare_gradient(case, gradient, want)
            if message:
                outcome.failures.append(f"{name}: {message}")
    return outcome


def _wide(dtype: DType) -> DType:
    return dtypes.promote(dtype, dtypes.float32)


def _compare_gradient(case: Case, gradient: Any, want: Array) -> str:
    if gradient.dtype is not case.dtype:
        return f"dtype {gradient.dtype.name}, not {case.dtype.name}"
    got = np.asarray(gradient.numpy())
    slack = case.operator.slack * _GRADIENT_SLACK
    coarse = _coarser(case.dtype, case.operator.result_dtype(case.dtype))
    if coarse is dtypes.float64:
        slack = max(slack, 1e6)  # the differences are good to about 1e-6, no better
    if coarse is dtypes.float32:
        slack = max(slack, 20.0)
    if coarse is not case.dtype:  # what flows back was rounded to the dtype of the result
        want = plain(want.astype(numpy_dtype(coarse)))
        got = plain(got)
    return same(got, want, coarse, slack)


def _coarser(dtype: DType, result: DType) -> DType:
    if not result.is_float:
        return dtype
    return min((dtype, result), key=lambda one: (-tolerance(one)[0], one.bits))


# *** torch ***

TORCH_DTYPES = (
    dtypes.bool, dtypes.int8, dtypes.uint8, dtypes.int16, dtypes.int32, dtypes.int64,
    dtypes.float16, dtypes.bfloat16, dtypes.float32, dtypes.float64,
)  # fmt: skip


def torch_cases(operator: Operator) -> list[Case]:
    """Return the cases that torch can judge too."""
    if operator.torch is None:
        return []
    return [
        case for case in operator.cases()
        if case.dtype in TORCH_DTYPES and (case.dtype.is_float or operator.result != "sum")
    ]  # fmt: skip


def check_torch(torch: Any, cases: Sequence[Case], device: str | None = None) -> Outcome:
    """Compare value and gradient with torch; a case that torch refuses is not counted."""
    outcome = Outcome()
    pairs: list[tuple[str, Case, Any, Array]] = []
    for case in cases:
        arrays = case.arrays()
        judged = _torch_result(torch, case, arrays)
        if judged is None:
            continue
        value, gradients = judged
        try:
            storages = _storages(case, arrays, device)
            result = case.on_tensors(storages)
            found = [] if gradients is None else _our_gradients(case, storages, result)
        except Exception as error:  # noqa: BLE001 - any failure is a finding
            outcome.failures.append(f"{case}: building raised {_line(error)}")
            continue
        pairs.append((f"{case} against torch", case, result, value))
        for place, (ours, theirs) in enumerate(zip(found, gradients or [])):
            pairs.append((f"{case} against torch, gradient {place}", case, ours, theirs))
    outcome.checks = len(pairs)
    bad = realize_all([ours for _, _, ours, _ in pairs], [name for name, *_ in pairs])
    outcome.failures += bad.values()
    for place, (name, case, ours, theirs) in enumerate(pairs):
        if place in bad:
            continue
        got = np.asarray(ours.numpy())
        slack = case.operator.slack * (2 if "gradient" not in name else 2 * _GRADIENT_SLACK)
        message = same(got, theirs, ours.dtype, slack)
        if message:
            outcome.failures.append(f"{name}: {message}")
    return outcome


def _our_gradients(case: Case, storages: Sequence[Any], result: Any) -> list[Any]:
    factors = tensor(_weights(result.shape).astype(np.float32), dtypes.float32)
    loss = (result * factors.cast(result.dtype).to(result.device)).sum()
    places = [place for place, one in enumerate(case.sample.inputs) if one.dtype is None]
    return list(loss.gradient(*[storages[place] for place in places]))


def _torch_result(torch: Any, case: Case, arrays: Sequence[Array]) -> Any:
    """Return torch's value and gradients (None when not wanted), or None when it refuses."""
    wanted = case.wants_gradient() and case.dtype in (dtypes.float32, dtypes.float64)
    try:
        storages = [_torch_tensor(torch, array) for array in arrays]
        places = [place for place, one in enumerate(case.sample.inputs) if one.dtype is None]
        for place in places if wanted else ():
            storages[place].requires_grad_(True)
        result = case.on_torch(storages)
        if not isinstance(result, torch.Tensor):
            result = result[0]
        gradients = None
        if wanted:
            factors = torch.tensor(_weights(tuple(result.shape)).astype(np.float32))
            (result * factors.to(result.dtype)).sum().backward()
            gradients = [_from_torch(torch, storages[place].grad) for place in places]
        return _from_torch(torch, result.detach()), gradients
    except (RuntimeError, TypeError, ValueError, NotImplementedError, AttributeError, IndexError):
        return None


def _torch_tensor(torch: Any, array: Array) -> Any:
    if array.dtype == numpy_dtype(dtypes.bfloat16):
        return torch.tensor(array.astype(np.float32)).to(torch.bfloat16)
    return torch.tensor(array)


def _from_torch(torch: Any, value: Any) -> Array:
    return np.asarray((value.to(torch.float64) if value.is_floating_point() else value).numpy())


# *** inputs that must raise ***


def check_errors(operator: Operator) -> Outcome:
    """Check that each wrong call raises the named error with the given text."""
    from tgcore.support import errors

    outcome = Outcome()
    for place, wrong in enumerate(operator.errors):
        outcome.checks += 1
        expected: Callable[..., Any] = getattr(errors, wrong.error)
        name = f"{operator.name}: wrong call {place}"
        try:
            wrong.call(Tensor)
        except expected as error:  # type: ignore[misc]
            if wrong.text not in str(error):
                outcome.failures.append(f"{name}: {wrong.text!r} is not in {str(error)!r}")
        except Exception as error:  # noqa: BLE001 - the wrong type is a finding
            outcome.failures.append(f"{name}: {_line(error)}, not {wrong.error}")
        else:
            outcome.failures.append(f"{name}: raised nothing, not {wrong.error}")
    return outcome

"""EXP, EXP2, LOG, LOG2 and SIN, decomposed, against NumPy in higher precision."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tests.codegen.kernels import HOST, elementwise
from tgcore.ir import Ops, dtypes
from tgcore.target import Capabilities

SPECIAL = [0.0, -0.0, 1.0, -1.0, np.inf, -np.inf, np.nan, 1e-40, -1e-40, 0.5, 2.0, 1e-30]
NO_DOUBLE = Capabilities(arithmetic=frozenset(Capabilities().arithmetic - {dtypes.float64}))
FUNCTIONS = {
    Ops.EXP: np.exp, Ops.EXP2: np.exp2, Ops.LOG: np.log, Ops.LOG2: np.log2, Ops.SIN: np.sin,
}  # fmt: skip
RANGES: dict[Ops, list[tuple[float, float]]] = {
    Ops.EXP: [(-1, 1), (-104, 89)],
    Ops.EXP2: [(-1, 1), (-151, 128.5)],
    Ops.LOG: [(0.4, 3), (0, 1e30)],
    Ops.LOG2: [(0.4, 3), (0, 1e30)],
    Ops.SIN: [(-4, 4), (-2000, 2000), (-1e6, 1e6), (1e6, 1e9), (-1e30, 1e30)],
}


def _inputs(op: Ops, dtype: Any) -> Any:
    rng = np.random.default_rng(1)
    parts = [rng.uniform(low, high, 16) for low, high in RANGES[op]]
    if op is Ops.SIN:
        parts.append(np.arange(1, 12) * np.pi / 2)
        parts.append(np.ldexp(1.1, np.arange(0, 127, 11)))
    return np.concatenate([np.array(SPECIAL), *parts]).astype(dtype)


def _error(found: Any, exact: Any, dtype: Any) -> float:
    """The greatest error in units in the last place."""
    exact = np.asarray(exact, np.longdouble)
    rounded = exact.astype(dtype)
    assert np.array_equal(np.isnan(found), np.isnan(rounded))
    fine = np.isfinite(rounded) & np.isfinite(found)
    assert np.array_equal(found[~fine], rounded[~fine], equal_nan=True)
    tiny = np.finfo(dtype).smallest_subnormal
    unit = np.maximum(np.spacing(np.abs(rounded[fine])), tiny).astype(np.longdouble)
    return float(np.max(np.abs(found[fine].astype(np.longdouble) - exact[fine]) / unit))


@pytest.mark.parametrize("op", FUNCTIONS, ids=lambda op: op.name)
@pytest.mark.parametrize("caps", [HOST, Capabilities(), NO_DOUBLE], ids=["host", "plain", "single"])
def test_single_precision_is_within_two_units(op: Ops, caps: Capabilities) -> None:
    x = _inputs(op, np.float32)
    with np.errstate(all="ignore"):
        exact = FUNCTIONS[op](x.astype(np.float64))
    found = elementwise(lambda v: v.alu(op), x, caps=caps)
    limit = 2.5 if caps is NO_DOUBLE and op is Ops.SIN else 2.0
    if caps is NO_DOUBLE and op is Ops.SIN:  # no cancellation guard below 2**12: absolute there
        assert np.nanmax(np.abs(found - exact)[np.isfinite(exact)]) < 3e-7
    else:
        assert _error(found, exact, np.float32) <= limit


@pytest.mark.parametrize("op", FUNCTIONS, ids=lambda op: op.name)
def test_double_precision_is_within_two_units(op: Ops) -> None:
    x = _inputs(op, np.float64)
    with np.errstate(all="ignore"):
        exact = FUNCTIONS[op](x.astype(np.longdouble))
        if op is Ops.SIN:  # long double's own reduction is trusted for moderate arguments only
            exact[np.abs(x) > 1e6] = np.sin(x[np.abs(x) > 1e6])
    found = elementwise(lambda v: v.alu(op), x)
    assert _error(found, exact, np.float64) <= (3.0 if op is Ops.SIN else 2.0)


@pytest.mark.parametrize("op", FUNCTIONS, ids=lambda op: op.name)
def test_half_precision_is_rounded_once(op: Ops) -> None:
    x = np.array([0.1, 0.5, 1.0, 2.0, 7.0, np.inf, np.nan], np.float16)
    caps = Capabilities(arithmetic=Capabilities().storage)
    with np.errstate(all="ignore"):
        exact = FUNCTIONS[op](x.astype(np.float64)).astype(np.float16)
    assert np.array_equal(elementwise(lambda v: v.alu(op), x, caps=caps), exact, equal_nan=True)

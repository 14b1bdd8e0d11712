"""Level L2, programs: kernels are rendered, compiled, loaded and launched, and do what they say.

Nothing here is scheduled. What the capabilities do not claim the compiler writes out in other
operations; that must be right as well.
"""

from __future__ import annotations

from typing import Any

import pytest

from tgcore.testing.conformance import level
from tgcore.testing.conformance import operations as table
from tgcore.testing.conformance.kernels import Bench

pytestmark = [level("L2"), pytest.mark.usefixtures("computes")]

RENDERER = "the renderer's text for this operation, or the capability that claims it"


@pytest.fixture(scope="session")
def bench(device: Any) -> Bench:
    """The device with the kernels of the tables, compiled when first used."""
    made = Bench(device)
    made.add([table.operation(name) for name in table.operation_names()])
    made.add([table.cast(name) for name in table.cast_names()])
    made.add([table.bitcast(name) for name in table.bitcast_names()])
    return made


@pytest.mark.parametrize("name", table.operation_names())
def test_operation(bench: Bench, name: str) -> None:
    """An operation on one dtype, at its edges: ends of the range, wrapping, infinities, NaN."""
    bench.check(table.operation(name), RENDERER)


@pytest.mark.parametrize("name", table.cast_names())
def test_cast(bench: Bench, name: str) -> None:
    """A cast rounds once, to nearest and ties to even; towards integers it saturates."""
    bench.check(table.cast(name), RENDERER)


@pytest.mark.parametrize("name", table.bitcast_names())
def test_bitcast(bench: Bench, name: str) -> None:
    """A bitcast keeps every bit."""
    bench.check(table.bitcast(name), RENDERER)

"""Evaluation of integer index expressions on Python ints.

Used for launch sizes, offsets and symbolic shapes once variables have values. It is not the
interpreter of kernels: only integer and boolean arithmetic over VAR, BIND and CONST.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from typing import Any

from tgcore.ir.ops import Ops
from tgcore.ir.uop import UOp, toposort
from tgcore.support.errors import SpecError


def c_div(a: int, b: int) -> int:
    """Return a / b rounded towards zero, as C does."""
    quotient = abs(a) // abs(b)
    return quotient if (a >= 0) == (b >= 0) else -quotient


def c_mod(a: int, b: int) -> int:
    """Return the remainder that goes with `c_div`; it has the sign of `a`."""
    return a - b * c_div(a, b)


_PYTHON: dict[Ops, Callable[..., Any]] = {
    Ops.ADD: operator.add,
    Ops.MUL: operator.mul,
    Ops.SUB: operator.sub,
    Ops.NEG: operator.neg,
    Ops.FLOORDIV: operator.floordiv,
    Ops.FLOORMOD: operator.mod,
    Ops.CDIV: c_div,
    Ops.CMOD: c_mod,
    Ops.MAX: max,
    Ops.CMPLT: operator.lt,
    Ops.CMPLE: operator.le,
    Ops.CMPNE: operator.ne,
    Ops.CMPEQ: operator.eq,
    Ops.AND: operator.and_,
    Ops.OR: operator.or_,
    Ops.XOR: operator.xor,
    Ops.SHL: operator.lshift,
    Ops.SHR: operator.rshift,
    Ops.WHERE: lambda condition, yes, no: yes if condition else no,
}


def eval_int(root: UOp, variables: Mapping[str, int]) -> int:
    """Return the value of `root` with VARs taken from `variables`.

    Raises
    ------
    SpecError
        When a variable has no value or the expression holds anything but integers.
    """
    values: dict[UOp, Any] = {}
    for node in toposort((root,), lambda node: node.op is not Ops.BIND):
        if node.op is Ops.CONST:
            values[node] = node.arg
        elif node.op is Ops.VAR:
            if node.arg[0] not in variables:
                raise SpecError(f"variable {node.arg[0]} has no value; bind it before running")
            values[node] = variables[node.arg[0]]
        elif node.op is Ops.BIND:
            values[node] = variables.get(node.src[0].arg[0], node.src[1].arg)
        elif node.op is Ops.CAST:
            values[node] = node.dtype.wrap(values[node.src[0]])
        elif node.op in _PYTHON:
            values[node] = _PYTHON[node.op](*[values[child] for child in node.src])
        else:
            raise SpecError(f"{node.op.name} has no integer value at launch")
    return int(values[root])

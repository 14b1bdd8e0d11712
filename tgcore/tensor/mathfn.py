"""Mathematical functions of graph values, written for accuracy, each with its own gradient.

They take and give nodes of a concrete or weak float dtype. Coefficients are minimax-like fits
made with Chebyshev interpolation; the shorter list serves dtypes up to float32, the longer one
float64. `tgcore.tensor.unary` offers them as methods.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from tgcore.ir import Ops, UOp
from tgcore.tensor.rules import with_rule

_ASIN = (
    (1.0000000002453044, 0.16666657213876765, 0.07500591502011628, 0.044505242006605654,
     0.03188414304290082, 0.014198827706511763, 0.037806361885981084),
    (1.0000000000000004, 0.16666666666666918, 0.07499999999773357, 0.0446428574467921,
     0.03038192653802927, 0.022372742064185193, 0.017341071227322927, 0.014118195206203669,
     0.010195756240489323, 0.01792303583763956, -0.02465853634222009, 0.0938694610034632,
     -0.1273344633308588, 0.10164659979556624),
)  # fmt: skip
_ATAN = (
    (0.9999999993921005, -0.3333330749342899, 0.19998210797527466, -0.14239982918017702,
     0.10572814470211667, -0.060332416873021495),
    (1.0000000000000002, -0.3333333333333006, 0.19999999999227297, -0.14285714212008033,
     0.11111107477834509, -0.09090803910088964, 0.07690395815679633, -0.06644132782566828,
     0.057089928069067736, -0.04408260311174749, 0.021878458675928435),
)  # fmt: skip
# tanh(x) / x as a polynomial of x*x, up to 0.55
_TANH = (
    (0.9999999990813543, -0.3333331123195428, 0.13332467939062193, -0.05384336944704632,
     0.021042167762638574, -0.006238845472358035),
    (1.0000000000000002, -0.33333333333331305, 0.1333333333324601, -0.0539682539922927,
     0.02186949090374493, -0.00886330174306048, 0.003593119292581186, -0.0014649255254931101,
     0.0006435604776834462, -0.0004425666839561098, 0.0005796148671336951, -0.0006892382033815271,
     0.00039259849347097797),
)  # fmt: skip
# erfc(x) * exp(x*x) as a polynomial of 1 / (1 + x/2), for x from 1 to 6
_ERFCX = (
    (-3.662569456566733e-05, 0.2828646914197817, 0.2751457410181255, 0.2817680384565224,
     0.07099013480061069, 0.27065356650404976, -0.16763100560563746, -0.058921000106381044,
     0.04537955168710689),
    (-1.6825121218339012e-05, 0.2828731616898814, 0.26514900995416935, 0.4776083519546184,
     -2.0277766981089465, 15.770105137550647, -86.27883229938394, 375.2112152534105,
     -1310.1414183661116, 3703.3649636082987, -8512.295247602166, 15910.66938345671,
     -24085.30455323129, 29272.951521616418, -28151.358214296117, 20935.262657827567,
     -11610.368515941766, 4519.682587177645, -1101.6705715811684, 126.50762544472744),
)  # fmt: skip
# erf(x) / x as a power series of x*x: 2/sqrt(pi) * (-1)^n / (n! (2n+1))
_ERF = tuple(
    [2 / math.sqrt(math.pi) * (-1) ** n / (math.factorial(n) * (2 * n + 1)) for n in range(19)]
)


def _pick(tables: tuple[Sequence[float], Sequence[float]], node: UOp) -> Sequence[float]:
    return tables[1] if node.dtype.bits == 64 else tables[0]


def polynomial(node: UOp, coefficients: Sequence[float]) -> UOp:
    """Return the polynomial of `node` with `coefficients`, lowest power first."""
    total = node.const_like(coefficients[-1])
    for factor in reversed(coefficients[:-1]):
        total = total * node + factor
    return total


def exp(node: UOp) -> UOp:
    """Return e to the power of `node`."""
    return node.alu(Ops.EXP)


def log(node: UOp) -> UOp:
    """Return the natural logarithm."""
    return node.alu(Ops.LOG)


def sqrt(node: UOp) -> UOp:
    """Return the square root."""
    return node.alu(Ops.SQRT)


def reciprocal(node: UOp) -> UOp:
    """Return 1 / node."""
    return node.alu(Ops.RECIPROCAL)


def magnitude(node: UOp) -> UOp:
    """Return the absolute value; the gradient at 0 is 0."""

    def rule(grad: UOp, value: UOp, inputs: tuple[UOp, ...]) -> tuple[UOp | None, ...]:
        return (grad * sign(inputs[0]),)

    if node.dtype.kind in "ub":
        return node
    if node.dtype.is_float:
        return with_rule(node.maximum(-node), (node,), rule)
    return (node < 0).where(-node, node)


def sign(node: UOp) -> UOp:
    """Return -1, 0 or 1 (NaN for NaN), without a gradient."""
    one, zero = node.const_like(1), node.const_like(0)
    if node.dtype.kind in "ub":
        return node.ne(0).where(one, zero)
    positive = (node > 0).where(one, zero)
    result = (node < 0).where(node.const_like(-1), positive)
    if node.dtype.is_float:
        result = node.ne(node).where(node, result)
    return with_rule(result, (node,), lambda grad, value, inputs: (None,))


def trunc(node: UOp) -> UOp:
    """Return the integer part."""
    return node.alu(Ops.TRUNC) if node.dtype.is_float else node


def floor(node: UOp) -> UOp:
    """Return the greatest integer not above `node`."""
    if not node.dtype.is_float:
        return node
    whole = node.alu(Ops.TRUNC)
    return (node < whole).where(whole - 1, whole)


def ceil(node: UOp) -> UOp:
    """Return the least integer not below `node`."""
    if not node.dtype.is_float:
        return node
    whole = node.alu(Ops.TRUNC)
    return (whole < node).where(whole + 1, whole)


def round_half_even(node: UOp) -> UOp:
    """Return the nearest integer, the even one of two."""
    if not node.dtype.is_float:
        return node
    down = floor(node)
    rest = node - down
    odd = down - floor(down * 0.5) * 2.0
    up = (rest > 0.5) | (rest.eq(0.5) & odd.eq(1.0))
    return up.where(down + 1, down)


def sigmoid(node: UOp) -> UOp:
    """Return 1 / (1 + exp(-node))."""

    def rule(grad: UOp, value: UOp, inputs: tuple[UOp, ...]) -> tuple[UOp | None, ...]:
        return (grad * (value * (1 - value)),)

    return with_rule((exp(-node) + 1).alu(Ops.RECIPROCAL), (node,), rule)


def tanh(node: UOp) -> UOp:
    """Return the hyperbolic tangent: a polynomial near 0, exponentials beyond."""

    def rule(grad: UOp, value: UOp, inputs: tuple[UOp, ...]) -> tuple[UOp | None, ...]:
        return (grad * (1 - value * value),)

    square = node * node
    near = polynomial(square, _pick(_TANH, node)) * node
    # 1 - 2/(exp(2x)+1): the limits come out by themselves, in both directions
    far = 1 - reciprocal(exp(node * 2) + 1) * 2
    return with_rule((square < 0.3025).where(near, far), (node,), rule)


def sinh(node: UOp) -> UOp:
    """Return the hyperbolic sine."""

    def rule(grad: UOp, value: UOp, inputs: tuple[UOp, ...]) -> tuple[UOp | None, ...]:
        return (grad * cosh(inputs[0]),)

    return with_rule((expm1(node) - expm1(-node)) * 0.5, (node,), rule)


def cosh(node: UOp) -> UOp:
    """Return the hyperbolic cosine."""

    def rule(grad: UOp, value: UOp, inputs: tuple[UOp, ...]) -> tuple[UOp | None, ...]:
        return (grad * sinh(inputs[0]),)

    return with_rule((exp(node) + exp(-node)) * 0.5, (node,), rule)


def asinh(node: UOp) -> UOp:
    """Return the inverse hyperbolic sine."""

    def rule(grad: UOp, value: UOp, inputs: tuple[UOp, ...]) -> tuple[UOp | None, ...]:
        x = inputs[0]
        return (grad / sqrt(x * x + 1),)

    size = node.maximum(-node)
    square = size * size
    grown = log1p(size + square / (sqrt(square + 1) + 1))
    grown = _far(size).where(log(size) + math.log(2), grown)
    return with_rule((node < 0).where(-grown, grown), (node,), rule)


def _far(size: UOp) -> UOp:
    """Return where 1 + size*size is size*size; below that, size*size is finite."""
    return size > {64: 1e8, 32: 1e4}.get(size.dtype.bits, 128.0)


def acosh(node: UOp) -> UOp:
    """Return the inverse hyperbolic cosine."""

    def rule(grad: UOp, value: UOp, inputs: tuple[UOp, ...]) -> tuple[UOp | None, ...]:
        x = inputs[0]
        return (grad / sqrt((x - 1) * (x + 1)),)

    above = node - 1
    grown = log1p(above + sqrt(above) * sqrt(node + 1))
    return with_rule(_far(node).where(log(node) + math.log(2), grown), (node,), rule)


def atanh(node: UOp) -> UOp:
    """Return the inverse hyperbolic tangent."""

    def rule(grad: UOp, value: UOp, inputs: tuple[UOp, ...]) -> tuple[UOp | None, ...]:
        x = inputs[0]
        return (grad / ((1 - x) * (x + 1)),)

    return with_rule((log1p(node) - log1p(-node)) * 0.5, (node,), rule)


def softplus(node: UOp, beta: float = 1.0) -> UOp:
    """Return log(1 + exp(beta * node)) / beta without overflow."""

    def rule(grad: UOp, value: UOp, inputs: tuple[UOp, ...]) -> tuple[UOp | None, ...]:
        return (grad * sigmoid(inputs[0] * beta),)

    scaled = node * beta if beta != 1.0 else node
    tail = log1p(exp(-magnitude(scaled)))
    total = scaled.maximum(scaled.const_like(0)) + tail
    # exp(-|inf|) is 0, so +inf stays +inf and -inf gives 0
    return with_rule(total * (1 / beta) if beta != 1.0 else total, (node,), rule)


def log1p(node: UOp) -> UOp:
    """Return log(1 + node), accurate near 0."""

    def rule(grad: UOp, value: UOp, inputs: tuple[UOp, ...]) -> tuple[UOp | None, ...]:
        return (grad / (inputs[0] + 1),)

    # near 0: log(1 + x) = 2 atanh(s) with s = x / (2 + x), as a series of s
    near = (node > -0.25) & (node < 0.4)
    part = node / (node + 2)
    terms = 13 if node.dtype.bits == 64 else 6
    series = polynomial(part * part, [2 / (2 * n + 1) for n in range(terms)]) * part
    return with_rule(near.where(series, log(node + 1)), (node,), rule)


def expm1(node: UOp) -> UOp:
    """Return exp(node) - 1, accurate near 0."""

    def rule(grad: UOp, value: UOp, inputs: tuple[UOp, ...]) -> tuple[UOp | None, ...]:
        return (grad * exp(inputs[0]),)

    near = (node < 0.5) & (node > -0.5)
    terms = 18 if node.dtype.bits == 64 else 10
    series = polynomial(node, [1 / math.factorial(n + 1) for n in range(terms)]) * node
    return with_rule(near.where(series, exp(node) - 1), (node,), rule)


def erf(node: UOp) -> UOp:
    """Return the error function: a power series up to 1, exp(-x*x) times a polynomial beyond."""

    def rule(grad: UOp, value: UOp, inputs: tuple[UOp, ...]) -> tuple[UOp | None, ...]:
        x = inputs[0]
        return (grad * (exp(x * x * -1) * (2 / math.sqrt(math.pi))),)

    near = polynomial(node * node, _ERF if node.dtype.bits == 64 else _ERF[:11]) * node
    size = node.maximum(-node)
    place = reciprocal(size * 0.5 + 1)
    tail = 1 - polynomial(place, _pick(_ERFCX, node)) * exp(size * size * -1)
    far = (node < 0).where(-tail, tail)
    inside = size <= 1
    return with_rule(inside.where(near, far), (node,), rule)


def asin(node: UOp) -> UOp:
    """Return the inverse sine: a polynomial up to 0.5, by the half angle beyond."""

    def rule(grad: UOp, value: UOp, inputs: tuple[UOp, ...]) -> tuple[UOp | None, ...]:
        x = inputs[0]
        return (grad / sqrt(1 - x * x),)

    size = node.maximum(-node)
    part, far = _asin_parts(node, size)
    result = far.where(math.pi / 2 - part * 2, part)
    return with_rule((node < 0).where(-result, result), (node,), rule)


def acos(node: UOp) -> UOp:
    """Return the inverse cosine."""

    def rule(grad: UOp, value: UOp, inputs: tuple[UOp, ...]) -> tuple[UOp | None, ...]:
        x = inputs[0]
        return (-(grad / sqrt(1 - x * x)),)

    size = node.maximum(-node)
    part, far = _asin_parts(node, size)
    negative = node < 0
    near = math.pi / 2 - negative.where(-part, part)
    return with_rule(
        far.where(negative.where(math.pi - part * 2, part * 2), near), (node,), rule
    )  # fmt: skip


def _asin_parts(node: UOp, size: UOp) -> tuple[UOp, UOp]:
    """Return asin of |x|, or of sqrt((1-|x|)/2) where |x| > 0.5, and where that is."""
    far = size > 0.5
    square = far.where((1 - size) * 0.5, size * size)
    root = far.where(sqrt(square), size)
    return root * polynomial(square, _pick(_ASIN, node)), far


def atan(node: UOp) -> UOp:
    """Return the inverse tangent, reduced to arguments up to tan(pi/8)."""

    def rule(grad: UOp, value: UOp, inputs: tuple[UOp, ...]) -> tuple[UOp | None, ...]:
        x = inputs[0]
        return (grad / (x * x + 1),)

    size = node.maximum(-node)
    large = size > 1
    small = large.where(reciprocal(size), size)
    middle = small > math.tan(math.pi / 8)
    reduced = middle.where((small - 1) / (small + 1), small)
    part = reduced * polynomial(reduced * reduced, _pick(_ATAN, node))
    angle = middle.where(part + math.pi / 4, part)
    angle = large.where(math.pi / 2 - angle, angle)
    return with_rule((node < 0).where(-angle, angle), (node,), rule)


def sin(node: UOp) -> UOp:
    """Return the sine."""
    return node.alu(Ops.SIN)


def cos(node: UOp) -> UOp:
    """Return the cosine, as 1 - 2 sin(x/2)^2: exact at 0 and no worse than sine far away."""

    def rule(grad: UOp, value: UOp, inputs: tuple[UOp, ...]) -> tuple[UOp | None, ...]:
        return (-(grad * sin(inputs[0])),)

    half = sin(node * 0.5)
    return with_rule(1 - half * half * 2, (node,), rule)


def tan(node: UOp) -> UOp:
    """Return the tangent; near 0 the cosine is sin(pi/2 - x), accurate near its zeros.

    Far away the difference would lose the places of x; there it is 1 - 2 sin(x/2)^2.
    """

    def rule(grad: UOp, value: UOp, inputs: tuple[UOp, ...]) -> tuple[UOp | None, ...]:
        return (grad * (value * value + 1),)

    high = math.pi / 2 if node.dtype.bits == 64 else 1.57079637050628662109375
    shifted = (high - node) + (6.123233995736766e-17 if node.dtype.bits == 64 else -4.371139e-08)
    near = node.maximum(-node) < 128
    part = sin(near.where(shifted, node * 0.5))
    return with_rule(sin(node) / near.where(part, 1 - part * part * 2), (node,), rule)


def power(base: UOp, exponent: UOp) -> UOp:
    """Return base ** exponent for floats, by NumPy's rules for signs, zeros and infinities."""

    def rule(grad: UOp, value: UOp, inputs: tuple[UOp, ...]) -> tuple[UOp | None, ...]:
        x, y = inputs
        lower = power(x, y - 1)
        positive = x > 0
        safe = positive.where(x, x.const_like(1))
        slope = y.eq(0).where(x.const_like(0), y * lower)
        return grad * slope, grad * positive.where(value * log(safe), x.const_like(0))

    size = base.maximum(-base)
    zero = base.eq(0)
    safe = zero.where(base.const_like(1), size)
    result = (exponent * safe.alu(Ops.LOG2)).alu(Ops.EXP2)
    half = exponent * 0.5
    whole = floor(exponent).eq(exponent)
    odd = whole & floor(half).ne(half)
    negative = base < 0
    signed = negative.where(odd.where(-result, result), result)
    infinite = size.eq(math.inf)
    signed = (negative & (whole | infinite).logical_not()).where(base.const_like(math.nan), signed)
    at_zero = (exponent > 0).where(base.const_like(0), base.const_like(math.inf))
    result = zero.where(at_zero, signed)
    result = (exponent.eq(0) | base.eq(1)).where(base.const_like(1), result)
    return with_rule(result, (base, exponent), rule)


def whole_power(base: UOp, exponent: int) -> UOp:
    """Return base ** exponent for an exponent of at least 1, by repeated squaring."""
    result: UOp | None = None
    square = base
    while True:
        if exponent & 1:
            result = square if result is None else result * square
        exponent >>= 1
        if not exponent:
            return result  # type: ignore[return-value]
        square = square * square

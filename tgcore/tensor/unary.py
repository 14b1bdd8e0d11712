"""Functions of one tensor: roots, exponentials, trigonometry, rounding and activations.

Integers are computed in the default float dtype. The formulas live in `tgcore.tensor.mathfn`;
activations follow PyTorch's names and defaults.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any, Self

from tgcore.ir import Ops, UOp, dtypes
from tgcore.support.errors import ArgumentError
from tgcore.tensor import mathfn
from tgcore.tensor.elementwise import Elementwise


def _as_float(node: UOp) -> UOp:
    return node if node.dtype.is_float else node.cast(dtypes.default_float)


class Unary(Elementwise):
    """Methods that apply a function to each element."""

    __slots__ = ()

    def _float(self, function: Callable[[UOp], UOp]) -> Self:
        return self._new(function(_as_float(self._uop)))

    def exp(self) -> Self:
        """Return e to the power of each element."""
        return self._float(mathfn.exp)

    def exp2(self) -> Self:
        """Return 2 to the power of each element."""
        return self._float(lambda node: node.alu(Ops.EXP2))

    def expm1(self) -> Self:
        """Return exp(x) - 1, accurate near 0."""
        return self._float(mathfn.expm1)

    def log(self) -> Self:
        """Return the natural logarithm."""
        return self._float(mathfn.log)

    def log2(self) -> Self:
        """Return the logarithm to base 2."""
        return self._float(lambda node: node.alu(Ops.LOG2))

    def log10(self) -> Self:
        """Return the logarithm to base 10."""
        return self._float(lambda node: node.alu(Ops.LOG2) * math.log10(2))

    def log1p(self) -> Self:
        """Return log(1 + x), accurate near 0."""
        return self._float(mathfn.log1p)

    def sqrt(self) -> Self:
        """Return the square root.

        Examples
        --------
        >>> from tgcore import Tensor
        >>> Tensor([4.0, 9.0]).sqrt().tolist()
        [2.0, 3.0]
        """
        return self._float(mathfn.sqrt)

    def rsqrt(self) -> Self:
        """Return 1 / sqrt(x)."""
        return self._float(lambda node: mathfn.reciprocal(mathfn.sqrt(node)))

    def reciprocal(self) -> Self:
        """Return 1 / x."""
        return self._float(mathfn.reciprocal)

    def square(self) -> Self:
        """Return the square."""
        return self * self

    def sin(self) -> Self:
        """Return the sine."""
        return self._float(mathfn.sin)

    def cos(self) -> Self:
        """Return the cosine."""
        return self._float(mathfn.cos)

    def tan(self) -> Self:
        """Return the tangent."""
        return self._float(mathfn.tan)

    def asin(self) -> Self:
        """Return the inverse sine."""
        return self._float(mathfn.asin)

    def acos(self) -> Self:
        """Return the inverse cosine."""
        return self._float(mathfn.acos)

    def atan(self) -> Self:
        """Return the inverse tangent."""
        return self._float(mathfn.atan)

    def sinh(self) -> Self:
        """Return the hyperbolic sine."""
        return self._float(mathfn.sinh)

    def cosh(self) -> Self:
        """Return the hyperbolic cosine."""
        return self._float(mathfn.cosh)

    def tanh(self) -> Self:
        """Return the hyperbolic tangent."""
        return self._float(mathfn.tanh)

    def asinh(self) -> Self:
        """Return the inverse hyperbolic sine."""
        return self._float(mathfn.asinh)

    def acosh(self) -> Self:
        """Return the inverse hyperbolic cosine."""
        return self._float(mathfn.acosh)

    def atanh(self) -> Self:
        """Return the inverse hyperbolic tangent."""
        return self._float(mathfn.atanh)

    def erf(self) -> Self:
        """Return the error function."""
        return self._float(mathfn.erf)

    # *** rounding and signs ***

    def trunc(self) -> Self:
        """Return the integer part, rounded towards zero."""
        return self._new(mathfn.trunc(self._uop))

    def floor(self) -> Self:
        """Return the greatest integer not above each element."""
        return self._new(mathfn.floor(self._uop))

    def ceil(self) -> Self:
        """Return the least integer not below each element."""
        return self._new(mathfn.ceil(self._uop))

    def round(self) -> Self:
        """Return the nearest integer; of two, the even one."""
        return self._new(mathfn.round_half_even(self._uop))

    def sign(self) -> Self:
        """Return -1, 0 or 1."""
        return self._new(mathfn.sign(self._uop))

    def copysign(self, other: Any) -> Self:
        """Return the magnitude of this tensor with the sign of `other` (of zeros as well)."""
        wanted = self.abs()._new(_as_float(self._node(other)))
        negative = (wanted < 0) | (wanted.eq(0) & (wanted.reciprocal() < 0))
        size = self.abs()
        return negative.where(-size, size)

    def isnan(self) -> Self:
        """Return where the elements are NaN."""
        return self._new(self._uop.ne(self._uop))

    def isinf(self, detect_positive: bool = True, detect_negative: bool = True) -> Self:
        """Return where the elements are infinite."""
        found = self.eq(math.inf) if detect_positive else None
        if detect_negative:
            low = self.eq(-math.inf)
            found = low if found is None else found | low
        return self._new(self._uop.const_like(0).ne(0)) if found is None else found

    def isfinite(self) -> Self:
        """Return where the elements are neither infinite nor NaN."""
        return (self.isinf() | self.isnan()).logical_not()

    def isclose(
        self, other: Any, rtol: float = 1e-5, atol: float = 1e-8, equal_nan: bool = False
    ) -> Self:
        """Return where two tensors are equal within a tolerance."""
        wanted = self._new(self._node(other))
        finite = self.isfinite() & wanted.isfinite()
        near = finite & ((self - wanted).abs() <= (wanted.abs() * rtol + atol))
        result = near | ((self == wanted) & finite.logical_not())
        return result | (self.isnan() & wanted.isnan()) if equal_nan else result

    def lerp(self, end: Any, weight: Any) -> Self:
        """Return the tensor moved towards `end` by `weight`."""
        way: Self = (self._new(self._node(end)) - self) * weight
        return self + way

    def logaddexp(self, other: Any) -> Self:
        """Return log(exp(x) + exp(y)) without overflow."""
        left, right = self._pair(other, floats=True)
        top = left.maximum(right)
        # equal infinities: their difference would be NaN
        gap = left.eq(right).where(left.const_like(0), mathfn.magnitude(left - right))
        return self._new(top + mathfn.log1p(mathfn.exp(-gap)))

    def atan2(self, other: Any) -> Self:
        """Return the angle of the point (other, self)."""
        y, x = self._pair(other, floats=True)
        base = mathfn.atan(y.alu(Ops.FDIV, x))
        left = (y < 0).where(base - math.pi, base + math.pi)
        side = (x < 0).where(left, base)
        half = mathfn.sign(y) * (math.pi / 2)
        return self._new(x.eq(0).where(half, side))

    # *** activations ***

    def relu(self) -> Self:
        """Return max(x, 0); the gradient at 0 is 0.

        Examples
        --------
        >>> from tgcore import Tensor
        >>> Tensor([-1.0, 2.0]).relu().tolist()
        [0.0, 2.0]
        """
        node = self._uop
        return self._new((node <= 0).where(node.const_like(0), node))

    def relu6(self) -> Self:
        """Return x limited to [0, 6]."""
        above = self.relu()
        return (above > 6).where(6, above)

    def sigmoid(self) -> Self:
        """Return 1 / (1 + exp(-x))."""
        return self._float(mathfn.sigmoid)

    def hardsigmoid(self, alpha: float = 1 / 6, beta: float = 0.5) -> Self:
        """Return alpha * x + beta limited to [0, 1]."""
        above = (self * alpha + beta).relu()
        return (above > 1).where(1, above)

    def logsigmoid(self) -> Self:
        """Return log(sigmoid(x)) without overflow."""
        return -((-self).softplus())

    def softplus(self, beta: float = 1.0) -> Self:
        """Return log(1 + exp(beta * x)) / beta."""
        return self._float(lambda node: mathfn.softplus(node, beta))

    def silu(self) -> Self:
        """Return x * sigmoid(x)."""
        return self.swish()

    def swish(self) -> Self:
        """Return x * sigmoid(x)."""
        return self * self.sigmoid()

    def gelu(self, approximate: str = "tanh") -> Self:
        """Return the Gaussian error linear unit, by tanh or exactly ("none")."""
        if approximate == "none":
            return self * ((self * math.sqrt(0.5)).erf() + 1) * 0.5
        if approximate != "tanh":
            raise ArgumentError(f"approximate is 'tanh' or 'none', not {approximate!r}")
        inner = (self + self * self * self * 0.044715) * math.sqrt(2 / math.pi)
        # 0.5 * (1 + tanh(u)) is sigmoid(2u)
        return self * (inner * 2).sigmoid()

    def quick_gelu(self) -> Self:
        """Return x * sigmoid(1.702 x)."""
        return self * (self * 1.702).sigmoid()

    def leaky_relu(self, neg_slope: float = 0.01) -> Self:
        """Return x above 0, neg_slope * x below."""
        return (self < 0).where(self * neg_slope, self)

    def elu(self, alpha: float = 1.0) -> Self:
        """Return x above 0, alpha * (exp(x) - 1) below."""
        return (self > 0).where(self, self.minimum_zero().expm1() * alpha)

    def celu(self, alpha: float = 1.0) -> Self:
        """Return x above 0, alpha * (exp(x / alpha) - 1) below."""
        return (self > 0).where(self, (self.minimum_zero() / alpha).expm1() * alpha)

    def selu(self, alpha: float = 1.6732632423543772, gamma: float = 1.0507009873554805) -> Self:
        """Return the self-normalising exponential linear unit."""
        return self.elu(alpha) * gamma

    def minimum_zero(self) -> Self:
        """Return min(x, 0), so that what follows cannot overflow where it is not chosen."""
        node = self._uop
        return self._new((node > 0).where(node.const_like(0), node))

    def hardtanh(self, min_val: float = -1, max_val: float = 1) -> Self:
        """Return x limited to [min_val, max_val]."""
        return self.clip(min_val, max_val)

    def hardswish(self) -> Self:
        """Return x * relu6(x + 3) / 6."""
        return self * (self + 3).relu6() * (1 / 6)

    def mish(self) -> Self:
        """Return x * tanh(softplus(x))."""
        return self * self.softplus().tanh()

    def softsign(self) -> Self:
        """Return x / (1 + |x|)."""
        return self / (self.abs() + 1)

    # *** type and identity ***

    def float(self) -> Self:
        """Return the tensor as float32."""
        return self.cast(dtypes.float32)

    def half(self) -> Self:
        """Return the tensor as float16."""
        return self.cast(dtypes.float16)

    def bfloat16(self) -> Self:
        """Return the tensor as bfloat16."""
        return self.cast(dtypes.bfloat16)

    def double(self) -> Self:
        """Return the tensor as float64."""
        return self.cast(dtypes.float64)

    def int(self) -> Self:
        """Return the tensor as int32."""
        return self.cast(dtypes.int32)

    def short(self) -> Self:
        """Return the tensor as int16."""
        return self.cast(dtypes.int16)

    def long(self) -> Self:
        """Return the tensor as int64."""
        return self.cast(dtypes.int64)

    def bool(self) -> Self:
        """Return where the tensor is not zero."""
        return self.cast(dtypes.bool)

    def contiguous(self) -> Self:
        """Return the tensor with storage of its own once it is realized.

        Examples
        --------
        >>> from tgcore import Tensor
        >>> Tensor.arange(4).reshape(2, 2).T.contiguous().tolist()
        [[0, 2], [1, 3]]
        """
        node = self._uop
        if node.op is Ops.CONTIGUOUS:
            return self._new(node)
        return self._new(UOp(Ops.CONTIGUOUS, node.dtype, (node,)))

    def contiguous_backward(self) -> Self:
        """Return the tensor; its gradient gets storage of its own."""
        node = self._uop
        return self._new(UOp(Ops.CONTIGUOUS_BACKWARD, node.dtype, (node,)))

    def detach(self) -> Self:
        """Return the tensor cut off from gradients."""
        node = self._uop
        return self._new(UOp(Ops.DETACH, node.dtype, (node,)))


__all__ = ["Unary"]

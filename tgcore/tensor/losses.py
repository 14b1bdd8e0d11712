"""Losses and attention: what trains classifiers and transformers.

Names, defaults and reductions are PyTorch's. Everything is written with the methods of the
earlier classes.
"""

from __future__ import annotations

import math
from typing import Any, Self

from tgcore.ir import UOp, dtypes
from tgcore.ir.sint import same
from tgcore.support.errors import ArgumentError, DTypeError, ShapeError
from tgcore.tensor.base import broadcast, show
from tgcore.tensor.creation import triangle
from tgcore.tensor.random import Random

_REDUCTIONS = ("mean", "sum", "none")


class Losses(Random):
    """Losses and attention."""

    __slots__ = ()

    def _reduced(self, reduction: str) -> Self:
        if reduction not in _REDUCTIONS:
            raise ArgumentError(f"reduction is 'mean', 'sum' or 'none', not {reduction!r}")
        if reduction == "none":
            return self._new(self._uop)
        return self.sum() if reduction == "sum" else self.mean()

    def mse_loss(self, Y: Any, reduction: str = "mean") -> Self:  # noqa: N803 - as elsewhere
        """Return the squared difference to `Y`, reduced."""
        gap: Self = self - Y
        return (gap * gap)._reduced(reduction)

    def l1_loss(self, Y: Any, reduction: str = "mean") -> Self:  # noqa: N803
        """Return the absolute difference to `Y`, reduced."""
        gap: Self = self - Y
        return gap.abs()._reduced(reduction)

    def binary_crossentropy(self, Y: Self, reduction: str = "mean") -> Self:  # noqa: N803
        """Return the cross entropy between probabilities and 0/1 targets."""
        return (-Y * self.log() - (1 - Y) * (1 - self).log())._reduced(reduction)

    def binary_crossentropy_logits(
        self, Y: Self, reduction: str = "mean", pos_weight: Self | None = None  # noqa: N803
    ) -> Self:  # fmt: skip
        """Return the cross entropy between logits and 0/1 targets, without overflow."""
        yes, no = (-self).softplus(), self.softplus()
        weight: Any = 1 if pos_weight is None else pos_weight
        losses: Self = yes * Y * weight + no * (1 - Y)
        return losses._reduced(reduction)

    def sparse_categorical_crossentropy(
        self, Y: Self, ignore_index: int = -1, label_smoothing: float = 0.0,  # noqa: N803
        reduction: str = "mean",
    ) -> Self:  # fmt: skip
        """Return the cross entropy between logits (..., classes) and class numbers (...).

        Targets equal to `ignore_index` count for nothing.

        Examples
        --------
        >>> from tgcore import Tensor
        >>> loss = Tensor([[0.0, 0.0]]).sparse_categorical_crossentropy(Tensor([1]))
        >>> round(loss.item(), 4)
        0.6931
        """
        if not 0.0 <= label_smoothing <= 1.0:
            raise ArgumentError(f"label_smoothing lies in [0, 1], not {label_smoothing}")
        if reduction not in _REDUCTIONS:
            raise ArgumentError(f"reduction is 'mean', 'sum' or 'none', not {reduction!r}")
        fits = self.ndim == Y.ndim + 1 and all(map(same, self.shape[:-1], Y.shape))
        if not fits:
            raise ShapeError(
                f"logits of {show(self.shape)} need class numbers of {show(self.shape[:-1])}, "
                f"not {show(Y.shape)}"
            )
        if not Y._uop.dtype.is_int:
            raise DTypeError(
                f"class numbers are integers, not {Y.dtype.name}",
                hint="use cross_entropy for targets that are probabilities",
            )
        logs = self.log_softmax()
        hit = Y._one_hot(self.shape[-1])
        chosen = hit.where(logs, 0).sum(-1)
        if label_smoothing:
            chosen = chosen * (1 - label_smoothing) + logs.mean(-1) * label_smoothing
        if ignore_index < 0 and Y._uop.bounds[0] >= 0 and reduction == "mean":
            return -chosen.mean()
        counts = Y.ne(ignore_index)
        kept = counts.where(chosen, 0)
        if reduction == "none":
            return -kept
        total = -kept.sum()
        return total if reduction == "sum" else total / counts.cast(logs.dtype).sum()

    def cross_entropy(
        self, Y: Self, reduction: str = "mean", label_smoothing: float = 0.0  # noqa: N803
    ) -> Self:  # fmt: skip
        """Return the cross entropy of logits with classes along axis 1 (axis 0 of a vector).

        `Y` holds class numbers, or probabilities when it has the shape of the logits.
        """
        axis = 0 if self.ndim == 1 else 1
        classes = self.shape[axis]
        if Y.ndim < self.ndim:
            want = (*self.shape[:axis], *self.shape[axis + 1 :])
            if not all(map(same, want, Y.shape)) or len(want) != Y.ndim:
                raise ShapeError(
                    f"logits of {show(self.shape)} need class numbers of {show(want)}, not "
                    f"{show(Y.shape)}"
                )
            target = Y._one_hot(classes).movedim(Y.ndim, axis).where(1.0, 0.0).cast(self.dtype)
        else:
            target = Y
        target = target * (1 - label_smoothing) + label_smoothing / classes
        losses = -(self.log_softmax(axis) * target).sum(axis)
        return losses._reduced(reduction)

    def nll_loss(
        self, Y: Self, weight: Self | None = None, ignore_index: int | None = None,  # noqa: N803
        reduction: str = "mean",
    ) -> Self:  # fmt: skip
        """Return the negative of the log-probabilities (axis 1) that `Y` names, weighted."""
        if reduction not in _REDUCTIONS:
            raise ArgumentError(f"reduction is 'mean', 'sum' or 'none', not {reduction!r}")
        share = Y.ones_like(dtype=self.dtype) if weight is None else weight[Y]
        if ignore_index is not None:
            share = Y.eq(ignore_index).where(0, share)
        axis = 0 if self.ndim == 1 else 1
        hit = Y._one_hot(self.shape[axis]).movedim(Y.ndim, axis)
        losses = -hit.where(self, 0).sum(axis) * share
        if reduction == "mean":
            return losses.sum() / share.sum()
        return losses._reduced(reduction)

    def scaled_dot_product_attention(
        self,
        key: Self,
        value: Self,
        attn_mask: Self | None = None,
        dropout_p: float = 0.0,
        is_causal: bool = False,
        enable_gqa: bool = False,
    ) -> Self:
        """Return softmax(self @ key.T / sqrt(d) + mask) @ value over the last two axes.

        A bool mask keeps where it is true; `is_causal` keeps keys no later than the query;
        `enable_gqa` repeats key and value heads for groups of query heads.
        """
        if is_causal and attn_mask is not None:
            raise ArgumentError("is_causal and attn_mask exclude each other")
        if enable_gqa:
            times = self.shape[-3] // key.shape[-3]
            key = key.repeat_interleave(times, -3)
            value = value.repeat_interleave(times, -3)
        scores = self.matmul(key.transpose(-2, -1)) * (1.0 / math.sqrt(self.shape[-1]))
        node = scores._uop
        if is_causal:
            rows, columns = node.shape[-2:]
            mask = broadcast(triangle(rows, columns, 0), node.shape)
            scores = self._new(mask.where(node, node.const_like(-math.inf)))
        elif attn_mask is not None:
            if attn_mask._uop.dtype.kind == "b":
                low: UOp = node.const_like(-math.inf)
                mask = broadcast(attn_mask._uop, node.shape)
                scores = self._new(mask.where(node, low))
            else:
                scores = scores + attn_mask
        weights = scores.cast(dtypes.promote(scores._uop.dtype, dtypes.float32)).softmax(-1)
        return weights.cast(self.dtype).dropout(dropout_p).matmul(value)

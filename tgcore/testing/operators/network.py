"""Convolution, pooling, losses, attention and the other large operators of networks."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np

from tgcore.ir import dtypes
from tgcore.testing.operators.elementwise import functional
from tgcore.testing.operators.table import FLOATS, Input, Operator, Sample, Wrong

_SOME = (dtypes.float16, dtypes.float32, dtypes.float64)


def _pair(value: Any) -> tuple[int, ...]:
    return (value, value) if isinstance(value, int) else tuple(value)


def _conv2d(x: Any, w: Any, bias: Any = None, groups: int = 1, stride: Any = 1, dilation: Any = 1,
            padding: Any = 0) -> Any:  # fmt: skip
    (sy, sx), (dy, dx), (py, px) = _pair(stride), _pair(dilation), _pair(padding)
    x = np.pad(x, ((0, 0), (0, 0), (py, py), (px, px)))
    n, _, height, width = x.shape
    out, per_group, ky, kx = w.shape
    rows = (height - dy * (ky - 1) - 1) // sy + 1
    columns = (width - dx * (kx - 1) - 1) // sx + 1
    found = np.zeros((n, out, rows, columns), np.result_type(x, w))
    for o in range(out):
        first = o // (out // groups) * per_group
        for r in range(ky):
            for c in range(kx):
                window = x[:, first : first + per_group, r * dy : r * dy + sy * (rows - 1) + 1 : sy,
                           c * dx : c * dx + sx * (columns - 1) + 1 : sx]  # fmt: skip
                found[:, o] += np.einsum("nchw,c->nhw", window, w[o, :, r, c])
    return found if bias is None else found + bias[None, :, None, None]


def _conv_transpose2d(x: Any, w: Any, stride: int = 1, padding: int = 0, output_padding: int = 0,
                      dilation: int = 1) -> Any:  # fmt: skip
    n, _, height, width = x.shape
    _, out, ky, kx = w.shape
    rows = (height - 1) * stride + dilation * (ky - 1) + 1 + output_padding
    columns = (width - 1) * stride + dilation * (kx - 1) + 1 + output_padding
    found = np.zeros((n, out, rows, columns))
    for i in range(height):
        for j in range(width):
            for r in range(ky):
                for c in range(kx):
                    found[:, :, i * stride + r * dilation, j * stride + c * dilation] += (
                        x[:, :, i, j] @ w[:, :, r, c]
                    )
    return found[:, :, padding : rows - padding, padding : columns - padding]


def _windows(x: Any, kernel: Any, stride: Any, fill: float, padding: int, dilation: int) -> Any:
    (ky, kx), (sy, sx) = _pair(kernel), _pair(stride if stride is not None else kernel)
    border = ((0, 0), (0, 0), (padding, padding), (padding, padding))
    x = np.pad(x, border, constant_values=fill)
    reach_y, reach_x = dilation * (ky - 1) + 1, dilation * (kx - 1) + 1
    view = np.lib.stride_tricks.sliding_window_view(x, (reach_y, reach_x), (2, 3))
    return view[:, :, ::sy, ::sx, ::dilation, ::dilation]


def _max_pool(x: Any, kernel_size: Any = 2, stride: Any = None, padding: int = 0,
              dilation: int = 1) -> Any:  # fmt: skip
    least = -math.inf if x.dtype.kind == "f" else np.iinfo(x.dtype).min
    return _windows(x, kernel_size, stride, least, padding, dilation).max((-1, -2))


def _avg_pool(x: Any, kernel_size: Any = 2, stride: Any = None, padding: int = 0,
              count_include_pad: bool = True) -> Any:  # fmt: skip
    total = _windows(x, kernel_size, stride, 0, padding, 1).sum((-1, -2))
    if count_include_pad:
        return total / math.prod(_pair(kernel_size))
    count = _windows(np.ones_like(x), kernel_size, stride, 0, padding, 1).sum((-1, -2))
    return total / count


def _image(*shape: int, layout: str = "plain", domain: str = "any") -> Input:
    return Input(shape, domain, layout)


def _log_softmax(x: Any) -> Any:
    shifted = x - x.max(-1, keepdims=True)
    return shifted - np.log(np.exp(shifted).sum(-1, keepdims=True))


def _cross_entropy(x: Any, target: Any, label_smoothing: float = 0.0) -> Any:
    logs = _log_softmax(x)
    picked = -np.take_along_axis(logs, target[..., None].astype(np.int64), -1)[..., 0]
    smooth = -logs.mean(-1)
    return ((1 - label_smoothing) * picked + label_smoothing * smooth).mean()


def _attention(q: Any, k: Any, v: Any, is_causal: bool = False) -> Any:
    scores = q @ np.swapaxes(k, -1, -2) / math.sqrt(q.shape[-1])
    if is_causal:
        scores = np.where(np.tril(np.ones(scores.shape[-2:], bool)), scores, -np.inf)
    powers = np.exp(scores - scores.max(-1, keepdims=True))
    return powers / powers.sum(-1, keepdims=True) @ v


def _batchnorm(x: Any, weight: Any, bias: Any, mean: Any, invstd: Any) -> Any:
    shape = (1, -1) + (1,) * (x.ndim - 2)
    scaled = (x - mean.reshape(shape)) * invstd.reshape(shape)
    return scaled * weight.reshape(shape) + bias.reshape(shape)


def _linear(x: Any, weight: Any, bias: Any) -> Any:
    return x @ weight + bias


def _two_layers(x: Any, a: Any, b: Any) -> Any:
    hidden = np.maximum(x @ a, 0)
    return _log_softmax(hidden @ b)


def _conv_samples() -> tuple[Sample, ...]:
    rows: list[tuple[Any, Any, dict[str, Any]]] = [
        (_image(1, 1, 5, 5), _image(1, 1, 3, 3), {}),
        (_image(2, 3, 6, 5), _image(4, 3, 3, 3), {"padding": 1}),
        (_image(2, 4, 7, 7), _image(6, 2, 3, 3), {"groups": 2, "stride": 2}),
        (_image(1, 3, 8, 8), _image(3, 1, 3, 3), {"groups": 3, "padding": 1}),
        (_image(1, 2, 9, 7), _image(2, 2, 3, 2), {"dilation": 2, "stride": (2, 1)}),
        (_image(1, 2, 4, 4), _image(3, 2, 1, 1), {}),
        (_image(3, 2, 6, 6, layout="transposed"), _image(2, 2, 3, 3, layout="flipped"), {}),
        (_image(4, 1, 6, 6, layout="padded"), _image(2, 1, 5, 5), {"padding": 2}),
    ]
    return tuple([Sample((x, w), (), kwargs) for x, w, kwargs in rows])


def _wrong(text: str, call: Callable[[Any], Any], error: str = "ShapeError") -> Wrong:
    return Wrong(call, error, text)


_POOL_ROWS: tuple[tuple[Any, dict[str, Any]], ...] = (
    (_image(1, 1, 6, 6, domain="distinct"), {}),
    (_image(2, 3, 7, 5, domain="distinct"), {"kernel_size": 3, "stride": 2}),
    (_image(1, 2, 6, 6, domain="distinct"), {"kernel_size": (2, 3), "stride": 1}),
    (
        _image(1, 2, 6, 6, layout="transposed", domain="distinct"),
        {"kernel_size": 3, "padding": 1, "stride": 2},
    ),
)

ROWS: list[Operator] = [
    Operator("conv2d", _conv2d, _conv_samples(), FLOATS, gradient=True, slack=12,
             torch=functional("conv2d"), errors=(
                 _wrong("", lambda t: t.ones(1, 2, 4, 4).conv2d(t.ones(1, 3, 3, 3))),)),
    Operator("conv2d_with_bias", _conv2d,
             (Sample((_image(2, 2, 5, 5), _image(3, 2, 3, 3), Input((3,))), (), {"padding": 1}),),
             FLOATS, call=lambda x, w, b, **kw: x.conv2d(w, b, **kw), gradient=True, slack=12,
             torch=functional("conv2d")),
    Operator("conv1d", lambda x, w, **kw: _conv2d(x[:, :, None], w[:, :, None],
             padding=(0, kw.get("padding", 0)), stride=(1, kw.get("stride", 1)))[:, :, 0],
             (Sample((Input((2, 3, 9)), Input((4, 3, 3))), (), {"padding": 1}),
              Sample((Input((1, 2, 10), "any", "transposed"), Input((2, 2, 4))), (),
                     {"stride": 3})),
             FLOATS, call=lambda x, w, **kw: x.conv2d(w, **kw), gradient=True, slack=12,
             torch=functional("conv1d")),
    Operator("conv_transpose2d", _conv_transpose2d,
             (Sample((_image(1, 2, 4, 4), _image(2, 3, 3, 3)), (), {}),
              Sample((_image(2, 2, 3, 4), _image(2, 2, 3, 3)), (), {"stride": 2, "padding": 1,
                                                                   "output_padding": 1}),
              Sample((_image(1, 1, 4, 3), _image(1, 2, 2, 2)), (), {"dilation": 2})),
             _SOME, gradient=True, slack=16, torch=functional("conv_transpose2d")),
    Operator("max_pool2d", _max_pool, tuple([Sample((x,), (), kw) for x, kw in _POOL_ROWS]),
             (*FLOATS, dtypes.int32), gradient=True, torch=None, errors=()),
    Operator("avg_pool2d", _avg_pool, (
        *[Sample((x,), (), kw) for x, kw in _POOL_ROWS],
        Sample((_image(1, 1, 5, 5),), (), {"kernel_size": 3, "padding": 1, "stride": 2,
                                           "count_include_pad": False})),
        FLOATS, gradient=True, slack=8, torch=None),
    Operator("linear", _linear,
             (Sample((Input((3, 4)), Input((4, 5)), Input((5,)))),
              Sample((Input((2, 3, 4), "any", "transposed"), Input((4, 2)), Input((2,))))),
             FLOATS, gradient=True, slack=8),
    Operator("batchnorm", _batchnorm,
             (Sample((Input((4, 3, 2, 2)), Input((3,)), Input((3,)), Input((3,)),
                      Input((3,), "positive"))),
              Sample((Input((5, 2)), Input((2,)), Input((2,)), Input((2,)),
                      Input((2,), "positive")))),
             FLOATS, gradient=True, slack=8),
    Operator("two_layers", _two_layers,
             (Sample((Input((4, 6)), Input((6, 5)), Input((5, 3)))),
              Sample((Input((6, 3), "any", "padded"), Input((3, 7), "any", "transposed"),
                      Input((7, 2))))),
             FLOATS, gradient=True, slack=24,
             call=lambda x, a, b: x.matmul(a).relu().matmul(b).log_softmax()),
    Operator("scaled_dot_product_attention", _attention,
             (Sample((Input((2, 3, 4)), Input((2, 5, 4)), Input((2, 5, 4)))),
              Sample((Input((1, 2, 4, 3)), Input((1, 2, 4, 3)), Input((1, 2, 4, 3))), (),
                     {"is_causal": True})),
             FLOATS, gradient=True, slack=16,
             torch=functional("scaled_dot_product_attention")),
    Operator("einsum", lambda *a, formula: np.einsum(formula, *a),
             (Sample((Input((3, 4)), Input((4, 5))), (), {"formula": "ij,jk->ik"}),
              Sample((Input((3, 4)), Input((3, 4), "any", "transposed")), (),
                     {"formula": "ij,ij->"}),
              Sample((Input((2, 3, 4)), Input((2, 4, 5))), (), {"formula": "bij,bjk->bki"}),
              Sample((Input((4, 4)),), (), {"formula": "ij->ji"})),
             FLOATS, gradient=True, slack=8,
             call=lambda *a, formula: type(a[0]).einsum(formula, *a)),
    Operator("upsample_nearest", lambda x: np.repeat(np.repeat(x, 2, 2), 2, 3),
             (Sample((_image(1, 2, 3, 3),)),), FLOATS, gradient=True, slack=8,
             call=lambda x: x.interpolate((6, 6), mode="nearest"),
             torch=functional("interpolate", scale_factor=2, mode="nearest")),
    # *** losses ***
    Operator("cross_entropy", _cross_entropy,
             tuple([Sample((Input((6, 4)), Input((6,), "small", "plain", dtypes.int32)), (), kw)
                    for kw in ({}, {"label_smoothing": 0.1})]),
             FLOATS, gradient=True, slack=16,
             torch=lambda x, y, **kw: functional("cross_entropy")(x, y.long(), **kw)),
    Operator("sparse_categorical_crossentropy", _cross_entropy,
             tuple([Sample((Input((6, 4)), Input((6,), "small", "plain", dtypes.int32)), (), kw)
                    for kw in ({}, {"label_smoothing": 0.1})]),
             FLOATS, gradient=True, slack=16),
    Operator("nll_loss", lambda x, y: -np.take_along_axis(
                 x, y[:, None].astype(np.int64), 1).mean(),
             (Sample((Input((5, 4)), Input((5,), "small", "plain", dtypes.int32))),),
             FLOATS, gradient=True, slack=8),
    Operator("binary_crossentropy", lambda x, y: -(y * np.log(x) + (1 - y) * np.log(1 - x)).mean(),
             (Sample((Input((3, 4), "open01"), Input((3, 4), "bit", "plain", None))),),
             (dtypes.float32, dtypes.float64), gradient=False, slack=16),
    Operator("binary_crossentropy_logits", lambda x, y: (np.logaddexp(0, x) - x * y).mean(),
             (Sample((Input((3, 4), "large"), Input((3, 4), "open01"))),),
             FLOATS, gradient=True, slack=16),
    Operator("mean_squared_error", lambda x, y: ((x - y) ** 2).mean(),
             (Sample((Input((3, 4)), Input((3, 4), "any", "strided"))),), FLOATS, gradient=True,
             slack=8, call=lambda x, y: (x - y).square().mean()),
    Operator("embedding_by_gather", lambda w, i: w[i.astype(np.int64)],
             (Sample((Input((4, 6)), Input((2, 3), "small", "plain", dtypes.int32))),),
             FLOATS, gradient=True, call=lambda w, i: w[i]),
]  # fmt: skip

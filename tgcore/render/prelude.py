"""The helper types and functions that a module of host C needs, and no others.

They are found by their names in the text of the kernels: `f32x8` is a vector type, `f32x8_u` the
same at any address, `splat_f32x8`, `bits_f32_u32`, `trunc_f32_i32` and `trunc_f32x8_i32x8` are
functions.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from tgcore.ir import DType, dtypes
from tgcore.render.hostc import SHORT_NAMES
from tgcore.render.literals import int_literal

if TYPE_CHECKING:
    from tgcore.render.hostc import HostCRenderer

_VECTOR = re.compile(r"(?<![A-Za-z0-9])(bf16|[bfiu]\d+)x(\d+)(_u)?(?![A-Za-z0-9])")
_HELPER = re.compile(r"\b(splat|bits|trunc|masked)_([bfiu]\w+)\(")
_HEAP = "extern void *aligned_alloc(unsigned long, unsigned long); extern void free(void *);"
_BY_SHORT = {short: dtype for dtype, short in SHORT_NAMES.items()}


def prelude(text: str, renderer: HostCRenderer) -> str:
    """Return the declarations that `text` uses, in a fixed order."""
    functions: dict[tuple[str, str], str] = {}
    pending = [text]
    while pending:
        for match in _HELPER.finditer(pending.pop()):
            found = (match[1], match[2])
            if found not in functions:
                functions[found] = _FUNCTIONS[found[0]](found[1], renderer)
                pending.append(functions[found].partition("{")[2])
    body = "\n".join([functions[name] for name in sorted(functions)])
    vectors = {match.groups() for match in _VECTOR.finditer(text + body)}
    lines = []
    for short, lanes, unaligned in sorted(vectors, key=lambda found: (found[0], int(found[1]))):
        dtype = _BY_SHORT[short]
        scalar, size = renderer.type_names[dtype], dtype.itemsize * int(lanes)
        extra = f", aligned({dtype.itemsize}), may_alias" if unaligned else ""
        attributes = f"__attribute__((vector_size({size}){extra}))"
        lines.append(f"typedef {scalar} {short}x{lanes}{unaligned or ''} {attributes};")
    heap = [_HEAP] if "aligned_alloc(" in text else []
    return "\n".join([*heap, *renderer.dialect.declarations, *sorted(lines), body])


def _parse(name: str) -> DType:
    short, _, lanes = name.partition("x")
    return _BY_SHORT[short].vec(int(lanes or 1))


def _splat(names: str, renderer: HostCRenderer) -> str:
    dtype = _parse(names)
    scalar, lanes = renderer.type_names[dtype.scalar], ",".join(["x"] * dtype.lanes)
    return f"static inline {names} splat_{names}({scalar} x) {{ return ({names}){{{lanes}}}; }}"


def _bits(names: str, renderer: HostCRenderer) -> str:
    source, dtype = (renderer.type_names[_parse(name)] for name in names.split("_"))
    return (f"static inline {dtype} bits_{names}({source} x) {{ "
            f"union {{ {source} from; {dtype} to; }} u; u.from = x; return u.to; }}")  # fmt: skip


def _trunc(names: str, renderer: HostCRenderer) -> str:
    first, second = names.split("_")
    source, dtype = _parse(first), _parse(second)
    if source.lanes > 1:
        return _trunc_vector(names, source, dtype, renderer)
    kind, scalar = renderer.type_names[dtype], renderer.type_names[source]
    wide = dtypes.float64 if source.bits == 64 else dtypes.float32
    below = renderer.constant(float(int(dtype.min)), wide)
    above = renderer.constant(float(int(dtype.max) + 1), wide)
    return (f"static inline {kind} trunc_{names}({scalar} x) {{ "
            f"if (x <= {below}) return {int_literal(int(dtype.min), dtype)}; "
            f"if (x >= {above}) return {int_literal(int(dtype.max), dtype)}; "
            f"return x == x ? ({kind})x : 0; }}")  # fmt: skip


def _trunc_vector(names: str, source: DType, dtype: DType, renderer: HostCRenderer) -> str:
    """A lane outside the range is converted as 0, then replaced by the nearest end."""
    first, second = names.split("_")
    lanes = source.lanes
    near, far = f"i{source.bits}x{lanes}", f"i{dtype.bits}x{lanes}"
    wide = source.scalar if source.bits >= 32 else dtypes.float32
    below = renderer.constant(float(int(dtype.min)), wide)
    above = renderer.constant(float(int(dtype.max) + 1), wide)
    least, most = (int_literal(int(end), dtype) for end in (dtype.min, dtype.max))
    scalar, kind = renderer.type_names[source.scalar], renderer.type_names[dtype.scalar]
    convert = "__builtin_convertvector"
    return f"""static inline {second} trunc_{names}({first} x) {{
  {near} low = ({near})(x <= ({scalar}){below}), high = ({near})(x >= ({scalar}){above});
  {near} good = ({near})(x == x) & ~low & ~high;
  {second} inside = {convert}(({first})(good & ({near})x), {second});
  {far} lows = {convert}(low, {far}), highs = {convert}(high, {far});
  {second} ends = ({second})(lows & ({far})splat_{second}(({kind}){least}))
    | ({second})(highs & ({far})splat_{second}(({kind}){most}));
  return inside | ends;
}}"""


def _masked(names: str, renderer: HostCRenderer) -> str:
    """Read the lanes whose mask is set; the memory of the others is not touched."""
    dtype = _parse(names)
    mask = f"i{dtype.bits}x{dtype.lanes}"
    lanes = f"""  {names} found = {{0}};
  for (int lane = 0; lane < {dtype.lanes}; lane++) if (mask[lane]) found[lane] = (*from)[lane];
  return found;"""
    fast = renderer.dialect.templates.get(f"masked.{dtype.bits}.{dtype.itemsize}")
    if fast is not None:
        lanes = f"  return ({names}){fast.format('from', 'mask')};"
    return (
        f"static inline {names} masked_{names}(const {names}_u *from, {mask} mask) {{\n{lanes}\n}}"
    )


_FUNCTIONS = {"splat": _splat, "bits": _bits, "trunc": _trunc, "masked": _masked}

"""What a host compiler can do, learned by compiling and running small functions.

Each feature is a C function that returns 1 when it works, so that a type which compiles but
converts wrongly counts as missing. The answers become the renderer's `Dialect` and the device's
`Capabilities`; they are kept in the disk cache under the compiler's identity.
"""

from __future__ import annotations

import ctypes
import os

from tgcore.ir import Ops, dtypes
from tgcore.render.hostc import Dialect
from tgcore.runtime.devices.compilers import HostCompiler
from tgcore.runtime.libraries import load_library
from tgcore.support import disk_cache
from tgcore.support.errors import CompileError, DeviceError
from tgcore.support.frozen import Frozen
from tgcore.support.settings import settings
from tgcore.target import Capabilities
from tgcore.target.capabilities import BASIC_OPS

_VERSION = "6"

# Facts that the compiler states in macros: probe_fact(0) is the width of vector registers.
_FACTS = """
long probe_fact(long number) {
  if (number == 0) {
#if defined(__AVX512F__)
    return 64;
#elif defined(__AVX__)
    return 32;
#elif defined(__SSE2__) || defined(__ARM_NEON) || defined(__ALTIVEC__) || defined(__riscv_v)
    return 16;
#else
    return 0;
#endif
  }
  if (number == 1) {
#if defined(__FMA__) || defined(__ARM_FEATURE_FMA)
    return 1;
#else
    return 0;
#endif
  }
  if (number == 2) {
#if defined(__clang_major__)
    return __clang_major__ * 100;
#elif defined(__TINYC__)
    return __TINYC__;
#elif defined(__GNUC__)
    return __GNUC__ * 100;
#else
    return 0;
#endif
  }
#if defined(__AVX512F__) || defined(__aarch64__)
  return 32;
#else
  return 16;
#endif
}
"""

_MATHS = """
extern double sqrt(double); extern float sqrtf(float);
extern double trunc(double); extern float truncf(float);
extern double fma(double, double, double); extern float fmaf(float, float, float);
"""
_VECTOR = """
typedef float v_f __attribute__((vector_size(16)));
typedef float v_fu __attribute__((vector_size(16), aligned(4), may_alias));
typedef int v_i __attribute__((vector_size(16)));
typedef short v_s __attribute__((vector_size(8)));
"""
_ONE_WIDTH = """
typedef {scalar} v_{name} __attribute__((vector_size({bytes})));
int {name}(void) {{
  volatile {scalar} two = 2; v_{name} a = {{two, 2.25f}}, b = {{3, two}}, c = {{1, two}};
  v_{name} d = {call};
  return d[0] == {first} && d[1] == {second};
}}
"""

_FEATURES: dict[str, str] = {
    "builtin_math": """
int probe_builtin_math(void) {
  volatile float x = 2.25f; volatile double y = 2.25;
  return __builtin_sqrtf(x) == 1.5f && __builtin_sqrt(y) == 1.5 && __builtin_truncf(x) == 2.0f
    && __builtin_trunc(-y) == -2.0 && __builtin_fmaf(x, 4.0f, 1.0f) == 10.0f;
}""",
    "library_math": _MATHS + """
int probe_library_math(void) {
  volatile float x = 2.25f; volatile double y = 2.25;
  return sqrtf(x) == 1.5f && sqrt(y) == 1.5 && truncf(x) == 2.0f && trunc(-y) == -2.0;
}""",
    "restrict": """
int probe_restrict(void) { int x = 1; int *__restrict p = &x; return *p; }""",
    "vectors": _VECTOR + """
int probe_vectors(void) {
  float data[6] = {0, 1, 2, 3, 4, 5};
  volatile int one = 1;
  v_f a = *(v_fu *)(data + one), b = {2, 2, 2, 2};
  v_i mask = (v_i)(a < b);
  v_f c = (v_f)((mask & (v_i)a) | (~mask & (v_i)b));
  v_s d = __builtin_convertvector(mask, v_s);
  v_f e = __builtin_convertvector(-mask, v_f) + a * 2.0f;
  return mask[0] == -1 && mask[1] == 0 && c[0] == 1 && c[3] == 2 && d[0] == -1 && e[0] == 3;
}""",
    "half": """
int probe_half(void) {
  volatile float x = 2049.0f; volatile double y = 65520.0, tiny = 1.00048828125000022;
  _Float16 h = (_Float16)x, big = (_Float16)y, single = (_Float16)tiny;
  return (float)h == 2048.0f && (float)big > 1e30f && (float)single == 1.0009765625f
    && sizeof(_Float16) == 2;
}""",
    "brain": """
int probe_brain(void) {
  volatile float x = 1.00390625f, y = 1.01171875f;
  __bf16 a = (__bf16)x, b = (__bf16)y;
  return (float)a == 1.0f && (float)b == 1.015625f && sizeof(__bf16) == 2;
}""",
    "elementwise": _VECTOR + """
int probe_elementwise(void) {
  volatile float x = 2.25f; v_f a = {x, x, x, x};
  v_f b = __builtin_elementwise_sqrt(a), c = __builtin_elementwise_trunc(a);
  return b[0] == 1.5f && c[3] == 2.0f;
}""",
    "elementwise_fma": _VECTOR + """
int probe_elementwise_fma(void) {
  volatile float x = 2.0f; v_f a = {x, x, x, x};
  v_f d = __builtin_elementwise_fma(a, a, a);
  return d[0] == 6.0f;
}""",
}  # fmt: skip
# What is likely to be there or missing together, so that few compilations tell.
_GROUPS = (
    ("builtin_math", "restrict", "vectors", "half", "library_math"),
    ("elementwise", "elementwise_fma"),
    ("brain",),
)
# Functions of one width, for compilers that have none for all widths; what each makes of the two
# first lanes of the test's vectors.
_RESULTS = {"fma": ("7", "6.5"), "sqrt": ("__builtin_sqrt(2.0)", "1.5"), "trunc": ("2", "2")}
_WIDTHS: dict[str, tuple[str, int, str]] = {
    "fma.f32x4": ("float", 16, "__builtin_ia32_vfmaddps({0},{1},{2})"),
    "fma.f32x8": ("float", 32, "__builtin_ia32_vfmaddps256({0},{1},{2})"),
    "fma.f32x16": ("float", 64, "__builtin_ia32_vfmaddps512_mask({0},{1},{2},-1,4)"),
    "fma.f64x2": ("double", 16, "__builtin_ia32_vfmaddpd({0},{1},{2})"),
    "fma.f64x4": ("double", 32, "__builtin_ia32_vfmaddpd256({0},{1},{2})"),
    "fma.f64x8": ("double", 64, "__builtin_ia32_vfmaddpd512_mask({0},{1},{2},-1,4)"),
    "sqrt.f32x4": ("float", 16, "__builtin_ia32_sqrtps({0})"),
    "sqrt.f32x8": ("float", 32, "__builtin_ia32_sqrtps256({0})"),
    "sqrt.f64x2": ("double", 16, "__builtin_ia32_sqrtpd({0})"),
    "sqrt.f64x4": ("double", 32, "__builtin_ia32_sqrtpd256({0})"),
    "trunc.f32x4": ("float", 16, "__builtin_ia32_roundps({0},3)"),
    "trunc.f32x8": ("float", 32, "__builtin_ia32_roundps256({0},3)"),
    "trunc.f64x2": ("double", 16, "__builtin_ia32_roundpd({0},3)"),
    "trunc.f64x4": ("double", 32, "__builtin_ia32_roundpd256({0},3)"),
}
# Reads of the lanes that a mask sets, by bits of a lane and bytes of the vector.
_MASKED: dict[str, tuple[str, str]] = {
    "masked.32.16": ("f32x4", "__builtin_ia32_maskloadps((const f32x4 *){0}, {1})"),
    "masked.32.32": ("f32x8", "__builtin_ia32_maskloadps256((const f32x8 *){0}, {1})"),
    "masked.64.32": ("f64x4", "__builtin_ia32_maskloadpd256((const f64x4 *){0}, {1})"),
}
_ONE_MASKED = """
typedef {scalar} {kind} __attribute__((vector_size({bytes})));
typedef {whole} m_{kind} __attribute__((vector_size({bytes})));
int {name}(void) {{
  volatile {scalar} two = 2; {scalar} data[9] = {{0, two, two, two, two}};
  const {scalar} *from = data + 1; m_{kind} mask = {{-1, 0, -1}};
  {kind} d = {call};
  return d[0] == 2 && d[1] == 0 && d[2] == 2 && d[3] == 0;
}}
"""


class Findings(Frozen):
    """What probing found: facts from macros, and the names of the features that work."""

    vector_bytes: int
    fused: bool
    version: int
    registers: int
    features: frozenset[str]


def probe(compiler: HostCompiler) -> Findings:
    """Return what `compiler` can do, from the disk cache where it was asked before."""
    key = f"{_VERSION} {compiler.identity}"
    kept = disk_cache.get("probe", key)
    if kept is None:
        facts, features = _ask(compiler)
        text = " ".join([*map(str, facts), *features])
        disk_cache.put("probe", key, text.encode())
    else:
        words = kept.decode().split()
        facts, features = [int(word) for word in words[:4]], words[4:]
    return Findings(facts[0], bool(facts[1]), facts[2], facts[3], frozenset(features))


def _ask(compiler: HostCompiler) -> tuple[list[int], list[str]]:
    try:
        library = load_library(compiler.compile(_FACTS))
    except CompileError as error:
        raise DeviceError(
            f"{compiler.path} cannot compile C for this machine:\n{error.log}",
            hint="set TG_COMPILER to another compiler",
        ) from error
    library.probe_fact.restype = ctypes.c_long
    facts = [int(library.probe_fact(ctypes.c_long(number))) for number in range(4)]
    sources = {name: (f"probe_{name}", text) for name, text in _FEATURES.items()}
    special = {**_wide_functions(facts), **_masked_reads(facts[0])}
    working: list[str] = []
    for group in (*_GROUPS, tuple(special)):
        working += _working(compiler, {name: (sources | special)[name] for name in group})
    return facts, sorted(working)


def _wide_functions(facts: list[int]) -> dict[str, tuple[str, str]]:
    found: dict[str, tuple[str, str]] = {}
    for name, (scalar, width, call) in _WIDTHS.items():
        if width <= facts[0] and facts[1]:
            first, second = _RESULTS[name.partition(".")[0]]
            function = "probe_" + name.replace(".", "_")
            found[name] = function, _ONE_WIDTH.format(
                scalar=scalar, bytes=width, name=function, call=call.format("a", "b", "c"),
                first=f"({scalar}){first}", second=second,
            )  # fmt: skip
    return found


def _masked_reads(widest: int) -> dict[str, tuple[str, str]]:
    found: dict[str, tuple[str, str]] = {}
    for name, (kind, call) in _MASKED.items():
        bits, width = name.split(".")[1:]
        if int(width) <= widest:
            scalar, whole = ("float", "int") if bits == "32" else ("double", "long long")
            function = "probe_" + name.replace(".", "_")
            found[name] = function, _ONE_MASKED.format(
                scalar=scalar, whole=whole, kind=kind, bytes=width, name=function,
                call=call.format("from", "mask"),
            )  # fmt: skip
    return found


def _working(compiler: HostCompiler, sources: dict[str, tuple[str, str]]) -> list[str]:
    """Return the features that work: all tried together, one by one when that fails."""
    if not sources:
        return []
    try:
        library = load_library(compiler.compile("".join(text for _, text in sources.values())))
    except (CompileError, OSError):
        if len(sources) == 1:
            return []
        return [found for name in sources for found in _working(compiler, {name: sources[name]})]
    return [name for name, (function, _) in sources.items() if library[function]() == 1]


def dialect_of(found: Findings) -> Dialect:
    """Return what the renderer may write."""
    has = found.features
    templates: dict[str, str] = {}
    prefix = "__builtin_" if "builtin_math" in has else ""
    declarations = () if prefix else tuple(_MATHS.strip().splitlines())
    for name in ("sqrt", "trunc"):
        templates[f"{name}.f32"] = f"{prefix}{name}f({{0}})"
        templates[f"{name}.f64"] = f"{prefix}{name}({{0}})"
        if "elementwise" in has:
            templates[f"{name}.any"] = f"__builtin_elementwise_{name}({{0}})"
    if found.fused and prefix:
        templates["fma.f32"] = "__builtin_fmaf({0},{1},{2})"
        templates["fma.f64"] = "__builtin_fma({0},{1},{2})"
        if "elementwise_fma" in has:
            templates["fma.any"] = "__builtin_elementwise_fma({0},{1},{2})"
    for name, (_, _, call) in _WIDTHS.items():
        if name in has and f"{name.partition('.')[0]}.any" not in templates:
            templates[name] = call
    templates.update({name: call for name, (_, call) in _MASKED.items() if name in has})
    return Dialect(
        vectors="vectors" in has and found.vector_bytes > 0,
        half="_Float16" if "half" in has else "",
        brain="__bf16" if "brain" in has else "",
        templates=templates,
        restrict="__restrict" if "restrict" in has else "",
        declarations=declarations,
    )


def capabilities_of(found: Findings, dialect: Dialect) -> Capabilities:
    """Return the facts of the host as its compiler sees it."""
    arithmetic = set(dtypes.concrete) - {*dtypes.fp8s, dtypes.float16, dtypes.bfloat16}
    storage = set(arithmetic)
    storage |= {dtypes.float16} if dialect.half else set()
    storage |= {dtypes.bfloat16} if dialect.brain else set()
    ops = BASIC_OPS | {Ops.MAX, Ops.CMPEQ, Ops.CMPLE, Ops.SUB, Ops.NEG, Ops.RECIPROCAL, Ops.TRUNC}
    if "fma.f32" in dialect.templates:
        ops |= {Ops.MULACC}
    return Capabilities(
        storage=frozenset(storage),
        arithmetic=frozenset(arithmetic),
        ops=frozenset(ops),
        safe_division=True,
        saturating_casts=True,
        safe_shifts=True,
        vector_bytes=found.vector_bytes if dialect.vectors else 0,
        unaligned_vectors=True,
        masked_vectors=True,
        vector_registers=found.registers,
        threads=thread_count() if dialect.vectors else 1,
        cache_bytes=cache_sizes(),
        host=True,
        fallback=True,
    )


def thread_count() -> int:
    """Return how many threads a kernel may use."""
    if settings.threads:
        return settings.threads
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def cache_sizes() -> tuple[int, ...]:
    """Return the sizes of the data caches, nearest first, where the system says them."""
    sizes: list[int] = []
    folder = "/sys/devices/system/cpu/cpu0/cache"
    try:
        for name in sorted(os.listdir(folder)):
            if not name.startswith("index"):
                continue
            with open(f"{folder}/{name}/type", encoding="ascii") as file:
                if file.read().strip() == "Instruction":
                    continue
            with open(f"{folder}/{name}/size", encoding="ascii") as file:
                text = file.read().strip()
            scale = {"K": 1 << 10, "M": 1 << 20}.get(text[-1:], 1)
            sizes.append(int(text.rstrip("KM")) * scale)
    except (OSError, ValueError):
        return ()  # the system does not say
    return tuple(sizes)

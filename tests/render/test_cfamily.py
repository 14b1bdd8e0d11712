"""A language of the C family is a few attributes: what they decide, and how its text looks."""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.codegen.kernels import loop, out, read, sink
from tgcore.codegen import SPLIT, lower_kernel
from tgcore.ir import AxisKind, Ops, UOp, dtypes
from tgcore.render import CFamilyRenderer
from tgcore.support.errors import SpecError
from tgcore.target import BASIC_OPS, Target

GRID = {"grid_limits": (1 << 30, 65535, 65535), "local_limits": (256, 256, 64),
        "group_threads": 256, "has_local": True, "local_bytes": 1 << 15}  # fmt: skip


class Shader(CFamilyRenderer):
    """A language with address spaces, launch coordinates and vectors by name."""

    name = "SHADER"
    pointer = "global {type}* {name}"
    preamble = "#pragma fast"
    functions = {Ops.SQRT: "root({0})"}

    def header(self, name: str, arguments: Sequence[str]) -> str:
        return f"kernel {name}({', '.join(arguments)}) {{"

    def special(self, name: str) -> str:
        return f"place.{name}"

    def lane(self, vector: str, number: int) -> str:
        return f"{vector}.{'xyzw'[number]}"


def text(renderer: CFamilyRenderer, ast: UOp, *moves: SPLIT) -> str:
    return lower_kernel(ast, renderer, list(moves)).source


def test_capabilities_follow_from_the_tables() -> None:
    found = Shader(Target.parse("acme:2"), vector_bytes=16, threads=3).capabilities
    assert found.storage == frozenset(CFamilyRenderer.type_names)
    assert found.ops >= BASIC_OPS | {Ops.MAX}
    assert Ops.EXP2 not in found.ops
    assert (found.vector_bytes, found.threads) == (16, 3)


def test_a_narrow_float_with_a_name_is_stored_but_not_computed_in() -> None:
    class Half(Shader):
        type_names = {**CFamilyRenderer.type_names, dtypes.float16: "half"}

    found = Half(Target.parse("acme")).capabilities
    assert dtypes.float16 in found.storage
    assert dtypes.float16 not in found.arithmetic
    wider = Half(Target.parse("acme"), arithmetic=frozenset(Half.type_names)).capabilities
    assert dtypes.float16 in wider.arithmetic


def test_the_target_is_completed_by_the_renderer_s_name() -> None:
    assert str(Shader(Target.parse("acme:2")).target) == "ACME:2:SHADER"


def test_launch_coordinates_and_pointers_are_the_language_s_own() -> None:
    i = loop(32, 0)
    found = text(
        Shader(Target.parse("acme"), **GRID), sink(out(0, 32, i, read(1, 32, i).alu(Ops.SQRT), i))
    )
    lines = found.splitlines()
    assert lines[0].startswith("kernel E_32")
    assert lines[0].endswith("(global float* data0, global float* data1) {")
    assert "int g0 = place.g0;" in found
    assert "data0[g0] = root(val0);" in found


def test_a_vector_in_memory_keeps_the_address_space() -> None:
    i = loop(32, 0)
    shader = Shader(Target.parse("acme"), vector_bytes=16, vector_lanes=4, vector_alu=False)
    ast = sink(out(0, 32, i, read(1, 32, i).alu(Ops.SQRT), i))
    found = text(shader, ast, SPLIT(0, 4, AxisKind.UPCAST))
    assert "float4 val0 = *(global float4*)(data1+alu0);" in found
    assert "root(val0.x)" in found
    assert "(*(global float4*)(data0+alu0)) = " in found


def test_a_vector_that_is_not_read_is_zero_in_every_lane() -> None:
    i, j = loop(4, 0), loop(4, 1)
    place = UOp.param(1, dtypes.float32, 16).index(i * 4 + j, i < 3)
    ast = sink(out(0, 16, i * 4 + j, place.load(), i, j))
    shader = Shader(Target.parse("acme"), vector_bytes=16, vector_lanes=4, vector_alu=False)
    found = text(shader, ast, SPLIT(1, 4, AxisKind.UPCAST))
    assert "?(*(global float4*)(data1+alu0)):(float4){0.0f, 0.0f, 0.0f, 0.0f}" in found


def test_the_preamble_heads_a_module() -> None:
    shader = Shader(Target.parse("acme"))
    assert shader.render_module(["one", "two"]) == "#pragma fast\n\none\n\ntwo\n"


def test_a_scalar_argument_has_its_type_in_the_program() -> None:
    n = UOp.var("n", 1, 100)
    i = loop(n, 0)
    ast = sink(out(0, 100, i, read(1, 100, i) + 1.0, i))
    spec = lower_kernel(ast, Shader(Target.parse("acme")), [])
    assert spec.vars == ("n",)
    assert spec.var_types == (dtypes.int32,)
    assert "int n) {" in spec.source


def test_what_a_language_lacks_is_said() -> None:
    with pytest.raises(SpecError, match="Shader has no type for float16"):
        Shader(Target.parse("acme")).type_name(dtypes.float16)


def test_a_bitcast_is_of_statements_and_calls_nothing(tmp_path: Path) -> None:
    i = loop(32, 0)
    ast = sink(out(0, 32, i, read(1, 32, i).bitcast(dtypes.uint32), i))
    found = text(CFamilyRenderer(Target.parse("acme")), ast)
    assert "union { float from; unsigned int to; } bits0;" in found
    assert "bits0.from = val0;" in found
    compiler = shutil.which("tcc")
    if compiler is not None:  # it clears a union that has an initialiser by a call of memset
        (tmp_path / "one.c").write_text(found)
        command = [compiler, "-c", "-o", str(tmp_path / "one.o"), str(tmp_path / "one.c")]
        subprocess.run(command, check=True)
        assert b"memset" not in (tmp_path / "one.o").read_bytes()

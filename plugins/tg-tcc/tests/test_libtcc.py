"""C becomes functions in this process; what is wrong is refused with TinyCC's own words."""

from __future__ import annotations

import ctypes
import gc

import pytest
from tgcore.support.errors import CompileError

from tg_tcc.libtcc import MATH, Module, build, missing


def test_a_function_runs() -> None:
    function = build("int twice(int x) { return 2 * x; }")["twice"]
    function.restype = ctypes.c_int
    assert function(21) == 42


def test_the_same_text_is_one_module() -> None:
    assert build("void same(void) {}") is build("void same(void) {}")


def test_functions_keep_their_code() -> None:
    function = Module("int seven(void) { return 7; }")["seven"]
    function.restype = ctypes.c_int
    gc.collect()
    assert function() == 7


def test_a_name_that_is_not_there() -> None:
    with pytest.raises(KeyError):
        build("void here(void) {}")["there"]


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("void f(", "identifier expected"),
        ("float g(float); float f(float x) { return g(x); }", "undefined symbol 'g'"),
        ("void f(void) {}\0 rubbish", "zero byte"),
    ],
)
def test_wrong_text_is_refused(source: str, message: str) -> None:
    with pytest.raises(CompileError, match=message):
        build(source)


@pytest.mark.parametrize("name", MATH)
def test_functions_of_mathematics_are_found(name: str) -> None:
    kind = "float" if name.endswith("f") else "double"
    build(f"extern {kind} {name}({kind}); {kind} call({kind} x) {{ return {name}(x); }}")["call"]


@pytest.mark.parametrize("kind", ["float", "double"])
def test_conversions_of_64_bits_are_linked(kind: str) -> None:
    text = f"void f({kind} *x, unsigned long long *n) {{ *n = *x; *x = *n + 1; }}"
    number, x = ctypes.c_ulonglong(), {"float": ctypes.c_float, "double": ctypes.c_double}[kind](6)
    build(text)["f"](ctypes.byref(x), ctypes.byref(number))
    assert (number.value, x.value) == (6, 7.0)


def test_it_is_installed() -> None:
    assert missing() == ""

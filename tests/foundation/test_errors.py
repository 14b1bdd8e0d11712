"""Errors: their built-in relatives, their text, and that they travel between processes."""

from __future__ import annotations

import pickle

import pytest

from tgcore.support import errors
from tgcore.support.errors import CompileError, TgError

RELATIVES = {
    "SettingError": ValueError,
    "ShapeError": ValueError,
    "PermutationError": RuntimeError,
    "OutOfRangeError": IndexError,
    "DTypeError": TypeError,
    "DTypeRangeError": OverflowError,
    "ArgumentError": ValueError,
    "GradientError": RuntimeError,
    "DeviceError": RuntimeError,
    "OutOfMemoryError": MemoryError,
    "LoadError": ValueError,
    "CompileError": RuntimeError,
}


@pytest.mark.parametrize("name", RELATIVES)
def test_an_error_is_also_the_built_in_that_people_expect(name: str) -> None:
    kind = getattr(errors, name)
    assert issubclass(kind, TgError)
    assert issubclass(kind, RELATIVES[name])


def test_an_error_says_where_in_the_users_code() -> None:
    error = TgError("it broke")
    assert "test_errors.py:" in str(error)


def test_an_error_says_what_to_do() -> None:
    error = TgError("it broke", hint="mend it", where="script.py:4")
    assert str(error) == "it broke (script.py:4)\n  hint: mend it"


def test_a_compile_error_keeps_source_and_log() -> None:
    error = CompileError("cc failed", "int main", "line 1: no\n", where="")
    assert (error.source, error.log) == ("int main", "line 1: no\n")
    assert str(error) == "cc failed\nline 1: no"


@pytest.mark.parametrize(
    "error", [CompileError("what", "source", "log", hint="h", where="w"), TgError("x", hint="y")]
)
def test_an_error_survives_pickling(error: TgError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert vars(again) == vars(error)

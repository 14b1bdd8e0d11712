"""Errors that a user of tg-autogen can act on; each message says what to do next."""

from __future__ import annotations

from collections.abc import Sequence


class AutogenError(Exception):
    """Base of all errors of the generator."""


class ParseError(AutogenError):
    """The compiler reported errors in the headers; ``diagnostics`` holds them all."""

    def __init__(self, message: str, diagnostics: Sequence[str] = ()) -> None:
        super().__init__(message)
        self.diagnostics = tuple(diagnostics)


class RecipeError(AutogenError):
    """A recipe file is wrong, or its headers are not on this machine."""


class ProofError(AutogenError):
    """A generated module and the C compiler disagree, or the compiler refused the proof."""

"""The examples in docstrings are right."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
OPTIONS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def modules() -> list[str]:
    """Return the modules of the package that have an example in them."""
    found = []
    for path in sorted((ROOT / "tgcore").rglob("*.py")):
        if ">>> " in path.read_text(encoding="utf-8") and "suite" not in path.parts:
            parts = path.relative_to(ROOT).with_suffix("").parts
            found.append(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    return found


@pytest.mark.parametrize("module", modules())
def test_the_examples_of_a_module_are_right(module: str) -> None:
    result = doctest.testmod(importlib.import_module(module), optionflags=OPTIONS)
    assert result.failed == 0

"""Importing the public names is light, and the root package is lazy."""

from __future__ import annotations

from tests.support.processes import run_python

PUBLIC = "Context, Device, GlobalCounters, Tensor, TinyJit, Variable, dtypes, function, nn"
HEAVY = ("pluggy", "ml_dtypes", "subprocess", "multiprocessing", "torch", "z3", "tgcore.schedule",
         "tgcore.codegen", "tgcore.render", "tgcore.plugin", "tgcore.cli")  # fmt: skip


def test_every_public_name_can_be_imported() -> None:
    result = run_python("-c", f"from tgcore import {PUBLIC}; print(Tensor, Device, nn)")
    assert result.returncode == 0, result.stderr


def test_importing_the_root_loads_nothing_else() -> None:
    code = "import sys, tgcore; print([m for m in sys.modules if m.startswith('tgcore.')])"
    assert run_python("-c", code).stdout.strip() == "[]"


def test_an_unknown_name_is_an_attribute_error() -> None:
    result = run_python("-c", "import tgcore; tgcore.Tenser")
    assert "module 'tgcore' has no attribute 'Tenser'" in result.stderr


def test_dir_lists_the_public_names() -> None:
    result = run_python("-c", "import tgcore; print(*dir(tgcore))")
    assert set(PUBLIC.split(", ")) <= set(result.stdout.split())


def test_building_a_first_tensor_loads_no_compiler_and_no_plugin() -> None:
    code = (
        f"import sys, numpy\nbefore = set(sys.modules)\nfrom tgcore import {PUBLIC}\n"
        f"Tensor([1.0]) + 1\nnew = set(sys.modules) - before\n"
        f"print([name for name in {HEAVY!r} if name in new])"
    )
    result = run_python("-c", code)
    assert result.stdout.strip() == "[]", result.stdout + result.stderr

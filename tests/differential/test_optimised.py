"""The operators once more with an optimising compiler: vectors, register tiles, real math."""

from __future__ import annotations

import pytest

from tests.support.needs import needs_program
from tests.support.processes import run_python


@pytest.mark.slow
def test_a_share_of_all_checks_with_an_optimising_compiler(record_property):
    compiler = needs_program("clang", "clang-19", "gcc")
    done = run_python("-m", "tests.differential.optimised", timeout=900, TG_COMPILER=compiler)
    assert done.returncode == 0, done.stdout + done.stderr
    record_property("differential", (f"with {compiler}", int(done.stdout.split()[0])))


@pytest.mark.long
def test_all_checks_with_an_optimising_compiler(record_property):
    compiler = needs_program("gcc", "clang", "clang-19")
    done = run_python("-m", "tests.differential.optimised", "1", timeout=3000, TG_COMPILER=compiler)
    assert done.returncode == 0, done.stdout + done.stderr
    record_property("differential", (f"all with {compiler}", int(done.stdout.split()[0])))

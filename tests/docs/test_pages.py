"""Every Python block and every command of the README and the documentation works."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.blocks import blocks, commands, pages, program
from tests.docs.sessions import is_session
from tests.support.needs import needs_file
from tests.support.processes import run_python

ROOT = Path(__file__).resolve().parent.parent.parent
PAGES = pages(ROOT)
SEMANTICS = ROOT / "docs" / "reference" / "semantics.md"
SINGLE = [page for page in PAGES if not is_session(page)]  # the others: test_sessions.py
PROGRAMS = [page for page in SINGLE if program(page).strip() and page != SEMANTICS]
COMMANDS = sorted({command for page in SINGLE for command in commands(page)})

# run by other tests, or they would run the tests inside the tests
ELSEWHERE = {
    "make demo": "tests/cli/test_demo.py trains; tests/packaging builds and installs",
    "make test": "is this run",
    "make test-fast": "is part of this run",
    "make lint": "tests/lint",
    "pip install .": "tests/packaging",
    "pip install . ./plugins/tg-llvm": "the tests of tg-llvm: a bare environment",
    "pip install ./autogen": "set-up",
    "python examples/mlp_synthetic.py": "tests/cli/test_demo.py",
}
GENERATES = "tg-autogen generate"
LANGUAGES = {"python", "sh", "text", "toml", "c", "diff"}


def shell(command: str, folder: Path) -> None:
    """Run a command as a reader would, with the tools of this environment on the path."""
    tools = Path(sys.executable).parent
    environment = {
        **os.environ,
        "PATH": f"{tools}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'autogen' / 'src'}",
        "TG_COMPILER": "",
    }
    result = subprocess.run(
        command,
        shell=True,
        cwd=folder,
        env=environment,
        text=True,
        capture_output=True,
        timeout=300,
        check=False,
    )
    assert result.returncode == 0, f"{command}\n{result.stdout}{result.stderr}"


def name(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", PROGRAMS, ids=name)
def test_the_programs_of_a_page_run(page: Path, tmp_path: Path) -> None:
    for command in commands(page):
        if command.startswith(GENERATES):
            needs_file("/usr/include/zlib.h", "/usr/local/include/zlib.h")
            shell(command, tmp_path)
    script = tmp_path / "page.py"
    script.write_text(program(page), encoding="utf-8")
    result = run_python(str(script), cwd=tmp_path)
    assert result.returncode == 0, f"{name(page)}\n{result.stdout}{result.stderr}"


@pytest.mark.parametrize("device", ["CPU", "NUMPY"])
def test_the_examples_of_the_semantics_hold_on_every_device(device: str, tmp_path: Path) -> None:
    script = tmp_path / "semantics.py"
    script.write_text(program(SEMANTICS), encoding="utf-8")
    result = run_python(str(script), cwd=tmp_path, TG_DEV=device)
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.slow
@pytest.mark.parametrize(
    "command", [c for c in COMMANDS if c not in ELSEWHERE and not c.startswith(GENERATES)]
)
def test_a_command_of_a_page_works(command: str, tmp_path: Path) -> None:
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    shell(command, tmp_path)


def test_commands_that_run_elsewhere_are_still_in_the_documentation() -> None:
    assert set(ELSEWHERE) - {"pip install ./autogen"} <= set(COMMANDS)
    assert all(shlex.split(command) for command in COMMANDS)


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_block_has_a_language_that_says_whether_it_runs(page: Path) -> None:
    unknown = [block.line for block in blocks(page) if block.language not in LANGUAGES]
    assert not unknown, f"{name(page)}: blocks at lines {unknown}"


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_links_between_pages_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    targets = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text)
    broken = [target for target in targets if not (page.parent / target).exists()]
    assert not broken, f"{name(page)}: {broken}"


def test_the_two_commands_are_on_the_first_screen_of_the_readme() -> None:
    screen = "\n".join((ROOT / "README.md").read_text().splitlines()[:32])
    assert "make demo" in screen
    assert "make test" in screen
    assert "from tgcore import" in screen
    assert "```" in screen.split("from tgcore import")[1]


def test_pages_taken_from_the_source_are_current() -> None:
    result = run_python("docs/generate.py", "--check")
    assert result.returncode == 0, result.stdout + result.stderr

"""The committed modules are what the generator gives, by whichever libclang reads the headers."""

from __future__ import annotations

import glob
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tg_autogen import clang, recipes

PLUGINS = Path(__file__).parents[2] / "plugins"
FEW = ("kfd", "vfio", "libusb", "comgr", "kernel_descriptor")


def other_libraries() -> dict[str, str]:
    """Further libclangs on this machine by major version."""
    found: dict[str, str] = {}
    for path in sorted(glob.glob("/usr/lib/llvm-*/lib/libclang-[0-9]*.so*")):
        version = re.search(r"llvm-(\d+)", path)
        if version and os.path.exists(path) and int(version[1]) != clang.major():
            found[version[1]] = path
    return found


def regenerate(modules: list[str], library: str) -> subprocess.CompletedProcess[str]:
    """Regenerate in a process of its own."""
    command = [sys.executable, "-m", "tg_autogen.cli", "verify", str(PLUGINS)]
    command += [part for name in modules for part in ("--only", name)]
    environment = {**os.environ, "TG_LIBCLANG": library}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def verify(modules: list[str], library: str = "") -> str:
    """Regenerate; gives what was printed, and fails on a difference.

    A libclang that is here without builtin headers of its own cannot read some modules with those
    of another version: what it says so of is left out.
    """
    done = regenerate(modules, library)
    if done.returncode and library:
        unread = re.findall(r"^(\w+): the compiler found errors in the headers", done.stdout, re.M)
        if len(unread) == done.stdout.count("does not read the builtin headers of clang"):
            done = regenerate([name for name in modules if name not in unread], library)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-2000:]
    return done.stdout


def here(names: list[str]) -> list[str]:
    """Those whose package is on this machine in the pinned version."""
    return [item.name for item in recipes.find([str(PLUGINS)], names) if not item.missing()]


def test_a_few_modules_regenerate_to_the_byte():
    names = here(list(FEW))
    if not names:
        pytest.skip("none of the packages is here in the pinned version")
    assert f"{len(names)} modules regenerated, no difference" in verify(names)


@pytest.mark.parametrize("major", other_libraries() or ["none"])
def test_a_few_modules_are_the_same_with_another_clang(major):
    if major == "none":
        pytest.skip("no other libclang is installed")
    names = here(list(FEW))
    assert "no difference" in verify(names, other_libraries()[major])


@pytest.mark.long
@pytest.mark.parametrize("major", ["", *other_libraries()])
def test_every_module_is_the_same_with_every_clang(major):
    names = here([item.name for item in recipes.find([str(PLUGINS)])])
    assert "no difference" in verify(names, other_libraries().get(major, ""))


def test_the_pinned_packages_are_listed_as_installers_take_them(capsys):
    from tg_autogen import cli

    assert cli.main(["packages", str(PLUGINS), "--kind", "pip"]) == 0
    lines = capsys.readouterr().out.split()
    assert lines == sorted(lines)
    assert all(re.fullmatch(r"[\w.-]+==[\w.]+", line) for line in lines)

"""Recipes regenerate a package's modules to the byte, and say what is wrong with themselves."""

from __future__ import annotations

import ctypes
import ctypes.util
import importlib
import subprocess
import sys
from pathlib import Path

import pytest

from tg_autogen import cli, recipes
from tg_autogen.errors import RecipeError

RECIPE = """
output = "src/demo/bindings"

[source.demo]
kind = "folder"
package = "demo-headers"
version = "1.2"
include = ["include"]

[module.demo]
source = "demo"
title = "The demo library."
headers = ["demo/demo.h"]

[module.demo.library]
name = "demo"
package = "libdemo1"
"""

HEADER = """
#include <stdint.h>
#define DEMO_VERSION 3
struct demo_point { int32_t x, y; };
int demo_add(struct demo_point point);
"""


@pytest.fixture
def package(tmp_path):
    folder = tmp_path / "tg-demo"
    (folder / "include" / "demo").mkdir(parents=True)
    (folder / "src" / "demo").mkdir(parents=True)
    (folder / "src" / "demo" / "__init__.py").write_text("")
    (folder / "include" / "demo" / "demo.h").write_text(HEADER)
    (folder / "autogen.toml").write_text(RECIPE)
    return folder


def run(*arguments: str) -> int:
    return cli.main(list(arguments))


def test_regeneration_is_byte_identical_and_holds_no_folder_of_this_machine(package):
    assert run("regenerate", str(package)) == 0
    files = sorted((package / "src").rglob("*.py*"))
    before = {path: path.read_bytes() for path in files}
    assert run("regenerate", str(package)) == 0
    assert before == {path: path.read_bytes() for path in files}
    assert not any(str(package.parent).encode() in text for text in before.values())
    head = (package / "src/demo/bindings/demo.py").read_text()[:400]
    for part in ("demo-headers 1.2", "demo/demo.h", "tg-autogen regenerate tg-demo --only demo"):
        assert part in head


def test_the_module_works_without_the_generator_installed(package):
    run("regenerate", str(package))
    code = (
        "import sys; sys.modules['tg_autogen'] = None; sys.modules['clang'] = None;"
        "from demo.bindings import demo; print(demo.DEMO_VERSION, demo.demo_point(1, 2).y)"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": str(package / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout.split() == ["3", "2"], done.stderr


def test_verify_fails_and_shows_the_difference_when_a_header_changes(package, capsys):
    run("regenerate", str(package))
    assert run("verify", str(package)) == 0
    header = package / "include/demo/demo.h"
    header.write_text(HEADER.replace("DEMO_VERSION 3", "DEMO_VERSION 4"))
    assert run("verify", str(package)) == 1
    shown = capsys.readouterr().out
    assert "-DEMO_VERSION = 3" in shown
    assert "+DEMO_VERSION = 4" in shown
    assert run("list", str(package)) == 0
    assert "stale: regenerate" in capsys.readouterr().out
    assert run("diff", str(package)) == 0
    assert "changed (1): DEMO_VERSION" in capsys.readouterr().out


def test_check_layout_proves_the_committed_module(package, capsys):
    run("regenerate", str(package))
    assert run("check-layout", str(package)) == 0
    shown = capsys.readouterr().out
    assert "1 records" in shown
    assert "0 differences" in shown
    path = package / "src/demo/bindings/demo.py"
    path.write_text(path.read_text().replace('("y", c_int32, 4)', '("y", c_int32, 4)'))
    importlib.invalidate_caches()


def test_a_package_in_another_version_is_not_generated_from(package, capsys):
    text = RECIPE.replace('kind = "folder"', 'kind = "debian"').replace('"demo-headers"', '"dpkg"')
    (package / "autogen.toml").write_text(text)
    run("regenerate", str(package))
    shown = capsys.readouterr().out
    assert "the recipe pins 1.2: apt-get install dpkg=1.2" in shown
    with pytest.raises(RecipeError, match="pins"):
        recipes.generate(recipes.load(package)[0])
    assert run("verify", str(package)) == 0
    assert run("verify", "--strict", str(package)) == 1


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("title =", "titel =", "module.demo has the unknown key 'titel'"),
        ('source = "demo"', 'source = "other"', "unknown source 'other'"),
        ('kind = "folder"', 'kind = "cloud"', "kind 'cloud'; known"),
        ('version = "1.2"', "", "source.demo lacks 'version'"),
        ("[module.demo]", '[module.demo]\nkind = "nothing"', "kind 'nothing'; known: headers"),
        ("output =", "output == ", "autogen.toml: Invalid value"),
    ],
)
def test_a_wrong_recipe_names_file_table_and_key(package, old, new, message):
    (package / "autogen.toml").write_text(RECIPE.replace(old, new, 1))
    with pytest.raises(RecipeError) as caught:
        recipes.load(package)
    assert message in str(caught.value)
    assert "autogen.toml" in str(caught.value)


def test_generate_writes_an_importable_module_stub_and_model(tmp_path, capsys):
    header = tmp_path / "one.h"
    header.write_text("int abs(int value);\n#define LIMIT 7\n#define PASTE(a) a##_t\n")
    out = tmp_path / "one.py"
    arguments = ["generate", str(header), "--lib", "c", "--out", str(out), "--stub", "--report"]
    assert run(*arguments, "--json", str(tmp_path / "one.json"), "--", "-DX=1") == 0
    assert "PASTE (macro, one.h): pastes or quotes tokens" in capsys.readouterr().out
    sys.path.insert(0, str(tmp_path))
    try:
        module = importlib.import_module("one")
    finally:
        sys.path.remove(str(tmp_path))
    module.lib.use(ctypes.util.find_library("c"))
    assert module.abs(-3) == 3
    assert module.LIMIT == 7
    assert "def abs(value: int) -> int: ..." in (tmp_path / "one.pyi").read_text()
    assert '"node": "Unit"' in (tmp_path / "one.json").read_text()


def test_a_missing_header_is_a_message_not_a_traceback(tmp_path, capsys):
    assert run("generate", "absent.h", "--out", str(tmp_path / "x.py")) == 1
    assert "'absent.h' file not found" in capsys.readouterr().err


def test_committed_modules_hold_no_folder_of_a_machine_and_name_their_origin():
    plugins = Path(__file__).parents[2] / "plugins"
    modules = [p for p in plugins.glob("*/src/*/bindings/*.py") if p.name != "__init__.py"]
    assert modules
    for path in modules:
        text = path.read_text()
        assert "/home/" not in text
        assert "/tmp/" not in text or path.name in ("libc.py",)
        assert "command: tg-autogen regenerate" in text[:1500], path
        assert "content: " in text[:1500]


@pytest.mark.parametrize("force", ["", "1"])
def test_a_missing_module_is_made_when_it_is_imported(package, force):
    code = (
        "from tg_autogen import on_import\n"
        f"on_import.install({str(package)!r})\n"
        "from demo.bindings import demo\n"
        "print(demo.DEMO_VERSION)"
    )
    source = Path(recipes.__file__).parents[1]
    environment = {"PYTHONPATH": f"{package / 'src'}:{source}", "TG_AUTOGEN_FORCE": force}
    path = package / "src/demo/bindings/demo.py"

    def printed() -> str:
        command = [sys.executable, "-c", code]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        return done.stdout.strip() + done.stderr[-300:]

    assert printed() == "3"
    assert path.exists()
    header = package / "include/demo/demo.h"
    header.write_text(HEADER.replace("DEMO_VERSION 3", "DEMO_VERSION 4"))
    assert printed() == ("4" if force else "3")
    path.unlink()
    header.unlink()
    assert "demo.bindings.demo cannot be generated" in printed()

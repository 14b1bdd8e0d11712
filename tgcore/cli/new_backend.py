"""`tg new-backend`: writes a complete distribution that brings a device of its own.

The templates lie in `scaffold/`; `@name@` and its like in them are replaced. The output passes the
conformance suite as it is; `plugins/tg-example` is such output, held current by a test.
"""

from __future__ import annotations

import argparse
import os
import re
import tempfile
from dataclasses import dataclass
from pathlib import Path

from tgcore.cli.output import print_json, print_table
from tgcore.support.errors import ArgumentError

_NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*\Z")
_LONGEST = 14
_FORM = "small letters, digits and single underscores, a letter first, such as acme or acme_2"
_MARK = re.compile("@([a-zA-Z]+)@")
_TEMPLATES = Path(__file__).parent / "scaffold"


@dataclass(frozen=True, slots=True)
class File:
    """One file of a distribution: its template, where it goes, and what it is for."""

    template: str
    path: str
    about: str


FILES = (
    File("pyproject.toml", "pyproject.toml", "the distribution and its entry point"),
    File("init.py", "src/@package@/__init__.py", "empty: it is imported before _plugin.py"),
    File("plugin.py", "src/@package@/_plugin.py", "what the plugin host reads: name, hooks"),
    File("device.py", "src/@package@/device.py", "memory, programs, the device: your driver"),
    File("renderer.py", "src/@package@/renderer.py", "kernels as text, capabilities, compiler"),
    File("", "src/@package@/py.typed", "says that the package is typed"),
    File("test_device.py", "tests/test_device.py", "tests of your own"),
    File("test_conformance.py", "tests/test_conformance.py", "runs the conformance suite"),
    File("conformance.toml", "conformance.toml", "known gaps; none yet"),
    File("ci.yml", ".github/workflows/test.yml", "tests on every push"),
    File("gitignore", ".gitignore", "what git leaves out"),
    File("README.md", "README.md", "for whoever installs it"),
)


def words(name: str) -> dict[str, str]:
    """Return what the marks of the templates stand for.

    Examples
    --------
    >>> sorted(words("acme_2").items())[:3]
    [('NAME', 'ACME_2'), ('Name', 'Acme2'), ('distribution', 'tg-acme-2')]
    """
    return {
        "name": name,
        "NAME": name.upper(),
        "Name": "".join([part.capitalize() for part in name.split("_")]),
        "package": f"tg_{name}",
        "distribution": f"tg-{name.replace('_', '-')}",
    }


def contents(name: str) -> dict[str, str]:
    """Return the text of each file of the distribution for the device `name`, by its path."""
    meaning = words(name)

    def filled(text: str) -> str:
        return _MARK.sub(lambda mark: meaning[mark.group(1)], text)

    return {
        filled(file.path): filled(_template(file.template)) if file.template else ""
        for file in FILES
    }


def _template(name: str) -> str:
    return (_TEMPLATES / f"{name}.in").read_text(encoding="utf-8")


def run(options: argparse.Namespace) -> int:
    """Write the distribution and say what to do next."""
    name = options.name
    check_name(name)
    meaning = words(name)
    check_free(name)
    folder = _write(Path(options.path), meaning["distribution"], contents(name))
    following = [
        f"cd {min(str(folder), os.path.relpath(folder), key=len)}",
        'pip install -e ".[test]"',
        "tg devices",
        'pytest -m "not long"',
        f"pytest --pyargs tgcore.testing --tg-device {meaning['NAME']} --tg-level L4",
    ]
    if options.json:
        files = {path: text.count("\n") for path, text in contents(name).items()}
        print_json({**meaning, "folder": str(folder), "files": files, "next": following})
        return 0
    print(f"wrote {meaning['distribution']}, which brings the device {meaning['NAME']}:\n")
    rows = [
        (path, str(text.count("\n")), file.about)
        for (path, text), file in zip(contents(name).items(), FILES)
    ]
    print_table(("file", "lines", "what"), rows)
    print("\nnext:\n" + "".join([f"  {step}\n" for step in following]))
    print("then change device.py and renderer.py; docs/tutorials/write-a-backend.md goes along")
    return 0


def check_name(name: str) -> None:
    """Raise unless `name` can name a device, a package and a distribution."""
    if not _NAME.match(name):
        near = re.sub(r"[^a-z0-9]+", "_", name.lower()).strip("_").removeprefix("tg_")
        hint = f"did you mean {near}? " if _NAME.match(near) and len(near) <= _LONGEST else ""
        raise ArgumentError(f"{name!r} names no device", hint=f"{hint}use {_FORM}", where="")
    if len(name) > _LONGEST:
        raise ArgumentError(
            f"{name!r} has {len(name)} letters", hint=f"use {_LONGEST} or fewer", where=""
        )


def check_free(name: str) -> None:
    """Raise when the core, an installed plugin or package has one of the names already."""
    from importlib.util import find_spec

    from tgcore import Device
    from tgcore.plugin.host import plugins

    meaning = words(name)
    Device.families()
    for plugin in plugins.found():
        owner = f"{plugin.distribution} {plugin.version}".strip()
        hint = f"choose another name, or 'pip uninstall {plugin.distribution}' first"
        if plugin.claims("device", meaning["NAME"]):
            if plugin.shipped:
                raise _taken(f"the device {meaning['NAME']}", "tgcore itself")
            raise _taken(f"the device {meaning['NAME']}", owner, hint)
        if plugin.distribution == meaning["distribution"]:
            raise _taken(
                f"the name {meaning['distribution']}", f"an installed plugin, {owner}", hint
            )
    if find_spec(meaning["package"]) is not None:
        raise _taken(f"the package {meaning['package']}", "something that Python can import")


def _taken(what: str, owner: str, hint: str = "choose another name") -> ArgumentError:
    return ArgumentError(f"{what} belongs to {owner}", hint=hint, where="")


def _write(parent: Path, distribution: str, files: dict[str, str]) -> Path:
    """Write all files or none; return the new folder."""
    folder = parent.resolve() / distribution
    if not parent.is_dir():
        raise ArgumentError(
            f"there is no folder {parent}", hint="make it first, or leave --path out", where=""
        )
    if folder.exists() or folder.is_symlink():
        raise ArgumentError(
            f"{folder} exists already", hint="remove it, or use --path or another name", where=""
        )
    try:
        with tempfile.TemporaryDirectory(dir=parent, prefix=f".{distribution}-") as place:
            for path, text in files.items():
                target = Path(place, distribution, path)
                target.parent.mkdir(parents=True, exist_ok=True)
                target.write_text(text, encoding="utf-8", newline="\n")
            os.rename(Path(place, distribution), folder)
    except OSError as error:
        raise ArgumentError(
            f"{folder} cannot be written: {error.strerror or error}",
            hint="use --path with a folder that you may write to", where="",
        ) from error  # fmt: skip
    return folder

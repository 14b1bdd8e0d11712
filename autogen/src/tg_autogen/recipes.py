"""Recipes: which modules a package holds, and from which package, headers and flags each comes.

A recipe file is ``autogen.toml`` in the folder of a distribution; the reference lists every key.
Generation from a recipe gives the module, its stub, and what was left out.
"""

from __future__ import annotations

import hashlib
import os
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from . import OUTPUT_FORMAT, emit_py
from .emit_pyi import StubEmitter
from .errors import RecipeError
from .model import Unit
from .parse import Input, included_files, parse
from .registers import GENERATORS
from .sources import KINDS, Source

_MODULE_KEYS = {
    "source", "headers", "arguments", "language", "follow", "before", "skip", "names", "title",
    "library", "macro_functions", "kind", "options", "also",
}  # fmt: skip
_LIBRARY_KEYS = {"name", "names", "folders", "modules", "package", "errno"}
_FILE_KEYS = {"output", "source", "module"}
_SOURCE_KEYS = {"kind", "package", "version", "include", "links", "unpack", "suite"}
RUNTIME = "_runtime"


@dataclass(slots=True)
class Recipe:
    """One module of a package."""

    name: str
    source: Source
    data: dict[str, Any]
    folder: Path
    output: Path
    also: list[Source] = field(default_factory=list)

    @property
    def kind(self) -> str:
        """``headers``, or the name of a register generator."""
        return str(self.data.get("kind", "headers"))

    def path(self) -> Path:
        """The module's file."""
        return self.output / f"{self.name}.py"

    def missing(self) -> str:
        """Why the recipe cannot run here, or an empty string."""
        for source in (self.source, *self.also):
            installed = source.installed()
            if not installed:
                return f"{source.package} is not here: {source.advice()}"
            if installed != source.version:
                return (
                    f"{source.package} is {installed} here, the recipe pins {source.version}: "
                    f"{source.advice()}"
                )
        return ""

    def input(self) -> Input:
        """The parser's input."""
        data = self.data
        folders = [path for item in (self.source, *self.also) for path in item.folders()]
        arguments = [f"-I{path}" for path in folders if path != "/usr/include"]
        return Input(
            headers=list(data.get("headers", ())),
            arguments=[*arguments, *data.get("arguments", ())],
            language=str(data.get("language", "c")),
            follow=list(data.get("follow", ())),
            before=str(data.get("before", "")),
            overrides=dict(data.get("names", {})),
            skip=list(data.get("skip", ())),
            macro_functions=bool(data.get("macro_functions", True)),
        )

    def library(self) -> emit_py.LibrarySpec:
        """How the module finds its library."""
        data = self.data.get("library", {})
        listed = {key: tuple(data.get(key, ())) for key in ("names", "folders", "modules")}
        return emit_py.LibrarySpec(
            name=data.get("name", ""),
            package=data.get("package", ""),
            errno=bool(data.get("errno", False)),
            **listed,
        )


@dataclass(slots=True)
class Generated:
    """What a recipe gives: files by name below the output folder, and the unit behind them."""

    files: dict[str, str]
    unit: Unit
    input: Input | None = None
    emitter: emit_py.PythonEmitter | None = None


def load(folder: str | Path) -> list[Recipe]:
    """The recipes of a distribution's folder.

    Raises
    ------
    RecipeError
        Naming the file, the table and the key that is wrong.
    """
    base = Path(folder)
    path = base / "autogen.toml" if base.is_dir() else base
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise RecipeError(f"{path} does not exist: name a folder that holds autogen.toml") from None
    except tomllib.TOMLDecodeError as error:
        raise RecipeError(f"{path}: {error}") from None
    _check_keys(path, "the file", data, _FILE_KEYS)
    sources = {name: _source(path, name, table) for name, table in data.get("source", {}).items()}
    recipes = []
    for name, table in data.get("module", {}).items():
        _check_keys(path, f"module.{name}", table, _MODULE_KEYS)
        _check_keys(path, f"module.{name}.library", table.get("library", {}), _LIBRARY_KEYS)
        wanted = [table.get("source"), *table.get("also", ())]
        for source in wanted:
            if source not in sources:
                raise RecipeError(f"{path}: module.{name} names the unknown source {source!r}")
        kind = table.get("kind", "headers")
        if kind != "headers" and kind not in GENERATORS:
            known = ", ".join(["headers", *GENERATORS])
            raise RecipeError(f"{path}: module.{name} has kind {kind!r}; known: {known}")
        also = [sources[item] for item in wanted[1:]]
        output = path.parent / data.get("output", ".")
        recipes.append(Recipe(name, sources[wanted[0]], table, path.parent, output, also))
    return recipes


def _source(path: Path, name: str, table: dict[str, Any]) -> Source:
    _check_keys(path, f"source.{name}", table, _SOURCE_KEYS)
    for key in ("kind", "package", "version"):
        if key not in table:
            raise RecipeError(f"{path}: source.{name} lacks {key!r}")
    if table["kind"] not in KINDS:
        raise RecipeError(f"{path}: source.{name} has kind {table['kind']!r}; known: {KINDS}")
    return Source(name=name, root=path.parent, **table)


def _check_keys(path: Path, where: str, table: dict[str, Any], known: set[str]) -> None:
    unknown = sorted(set(table) - known)
    if unknown:
        raise RecipeError(
            f"{path}: {where} has the unknown key {unknown[0]!r}; known: {', '.join(sorted(known))}"
        )


def generate(recipe: Recipe) -> Generated:
    """Run a recipe; writes nothing.

    Raises
    ------
    RecipeError
        When its package is not here in the pinned version.
    """
    missing = recipe.missing()
    if missing:
        raise RecipeError(f"{recipe.name}: {missing}")
    if recipe.kind != "headers":
        head = provenance(recipe, [], content_of(recipe))
        text, unit, read = GENERATORS[recipe.kind](recipe, head)
        return Generated({f"{recipe.name}.py": text}, unit, read)
    given = recipe.input()
    unit = parse(given)
    options = emit_py.Options(
        title=str(recipe.data.get("title", f"ctypes bindings of {recipe.source.package}.")),
        provenance=provenance(recipe, list(given.headers), content_of(recipe)),
        library=recipe.library(),
        runtime=f"from . import {RUNTIME} as _tg",
    )
    emitter = emit_py.PythonEmitter(unit, options)
    files = {f"{recipe.name}.py": emitter.run()}
    files[f"{recipe.name}.pyi"] = StubEmitter(emitter).run(options.runtime)
    return Generated(files, unit, given, emitter)


def provenance(recipe: Recipe, headers: Sequence[str], content: bytes) -> list[str]:
    """The lines of a module's head: package, files, command and content hash."""
    labels = {"pip": "Python package", "folder": "headers"}
    lines = []
    for source in (recipe.source, *recipe.also):
        label = labels.get(source.kind, "Debian package")
        lines.append(f"{label}: {source.package} {source.version}")
    shown = list(headers) or list(recipe.data.get("headers", ()))
    lines.append(
        "headers: " + ", ".join(shown[:8]) + (f" and {len(shown) - 8} more" * (len(shown) > 8))
    )
    lines.append(
        f"command: tg-autogen regenerate {recipe.folder.resolve().name} --only {recipe.name}"
    )
    settings = repr(sorted(recipe.data.items())) + repr(OUTPUT_FORMAT)
    lines.append("content: " + hashlib.sha256(content + settings.encode()).hexdigest()[:32])
    return lines


def head_of(recipe: Recipe) -> str:
    """The provenance lines that a current module holds; cheap next to generating it."""
    return "\n".join(provenance(recipe, [], content_of(recipe)))


def content_of(recipe: Recipe) -> bytes:
    """A digest of the package's own headers: those named, and what they include beside them."""
    given = recipe.input()
    if all(header.endswith((".xml", ".py")) for header in given.headers):
        files = {header: str(find_file(recipe, header)) for header in given.headers}
    else:
        files = included_files(given)
    digest = hashlib.sha256()
    for name, path in sorted(files.items()):
        digest.update(name.encode() + b"\0" + Path(path).read_bytes())
    return digest.digest()


def find_file(recipe: Recipe, name: str) -> Path:
    """A file of a recipe's packages by its name below an include folder.

    Raises
    ------
    RecipeError
        When no folder has it.
    """
    for source in (recipe.source, *recipe.also):
        for folder in source.folders():
            path = Path(folder) / name
            if path.exists():
                return path
    raise RecipeError(f"{recipe.name}: {name} is in no include folder of {recipe.source.package}")


def write(recipe: Recipe, generated: Generated) -> list[Path]:
    """Write a recipe's files, and the runtime they import; gives the files that changed."""
    recipe.output.mkdir(parents=True, exist_ok=True)
    changed: list[Path] = []
    files = {**generated.files, **dict(runtime_files())}
    for name, text in files.items():
        path = recipe.output / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8", newline="\n")
            changed.append(path)
    initial = recipe.output / "__init__.py"
    if not initial.exists():
        initial.write_text('"""Generated bindings; see autogen.toml."""\n')
    return changed


def runtime_files() -> Iterator[tuple[str, str]]:
    """The runtime as files to carry next to generated modules."""
    folder = Path(__file__).parent / "runtime"
    for path in sorted(folder.glob("*.py")):
        yield f"{RUNTIME}/{path.name}", path.read_text(encoding="utf-8")


def find(folders: Sequence[str], only: Sequence[str] = ()) -> list[Recipe]:
    """The recipes of several folders; a folder of distributions stands for all of them."""
    recipes: list[Recipe] = []
    for folder in folders or ["."]:
        base = Path(folder)
        if not base.is_dir() and os.sep not in folder and (Path("plugins") / folder).is_dir():
            base = Path("plugins") / folder
        if base.is_dir() and not (base / "autogen.toml").exists():
            inner = sorted(path.parent for path in base.glob("*/autogen.toml"))
            if not inner:
                raise RecipeError(f"no autogen.toml in {folder} or in a folder of it")
            for path in inner:
                recipes += load(path)
        else:
            recipes += load(base)
    if only:
        unknown = set(only) - {recipe.name for recipe in recipes}
        if unknown:
            raise RecipeError(f"no module named {', '.join(sorted(unknown))} in these recipes")
        recipes = [recipe for recipe in recipes if recipe.name in only]
    return recipes

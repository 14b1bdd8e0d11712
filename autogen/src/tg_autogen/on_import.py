"""Modules of a recipe made when they are first imported, for packages that commit none.

A package calls :func:`install` from its ``__init__``; nothing else changes about how its modules
are imported.  ``TG_AUTOGEN_FORCE=1`` makes every module anew, once in a process.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

from . import recipes
from .errors import AutogenError


class Finder:
    """A ``sys.meta_path`` entry that knows the modules of some recipes by their dotted name."""

    def __init__(self, found: Sequence[recipes.Recipe], force: bool) -> None:
        self.recipes = {dotted_name(recipe): recipe for recipe in found}
        self.force = force
        self.made: set[str] = set()

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Called by the import system; generates the module when there is none."""
        recipe = self.recipes.get(name)
        if recipe is None or name in self.made:
            return None
        if not recipe.path().exists() or self.force:
            self.made.add(name)
            try:
                recipes.write(recipe, recipes.generate(recipe))
            except AutogenError as error:
                raise ImportError(f"{name} cannot be generated: {error}", name=name) from None
            # a file of the same size made within the same second would pass for the compiled one
            Path(importlib.util.cache_from_source(str(recipe.path()))).unlink(missing_ok=True)
        return importlib.util.spec_from_file_location(name, recipe.path())


def dotted_name(recipe: recipes.Recipe) -> str:
    """The name that a recipe's module is imported by."""
    parts = [recipe.name]
    folder = recipe.output.resolve()
    while (folder / "__init__.py").exists() or folder == recipe.output.resolve():
        parts.insert(0, folder.name)
        folder = folder.parent
    return ".".join(parts)


def install(*folders: str) -> Finder:
    """Generate the missing modules of these folders' recipes when they are imported."""
    force = os.environ.get("TG_AUTOGEN_FORCE", "") not in ("", "0")
    finder = Finder(recipes.find([str(Path(folder)) for folder in folders]), force)
    for recipe in finder.recipes.values():
        recipe.output.mkdir(parents=True, exist_ok=True)
        initial = recipe.output / "__init__.py"
        if not initial.exists():
            initial.write_text('"""Generated bindings; see autogen.toml."""\n')
    sys.meta_path.insert(0 if force else len(sys.meta_path), finder)
    return finder

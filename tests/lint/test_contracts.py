"""The contracts between layers refuse what they should: each is tried on a small bad package."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tests.lint.test_tools import _tool

LAYERS = (
    "support", "ir", "rewrite", "target", "schedule", "codegen", "render", "plugin", "runtime",
    "engine", "tensor", "nn", "testing", "cli",
)  # fmt: skip

BROKEN = {
    "a lower layer imports a higher one": ("ir", "from tgcore.tensor import part", 1),
    "inside a function too": ("schedule", "def f():\n    from tgcore.engine import part", 1),
    "the runtime imports the scheduler": ("runtime", "import tgcore.schedule.part", 1),
    "the runtime reaches it indirectly": ("runtime", "import tgcore.plugin.part", 1),
    "a layer imports the root": ("tensor", "from tgcore import Tensor", 1),
    "a layer imports the root in a function": ("nn", "def f():\n    import tgcore", 1),
}
KEPT = {
    "a higher layer imports lower ones": ("engine", "import tgcore.runtime.part", 0),
    "the command line imports the root": ("cli", "from tgcore import Tensor", 0),
    "types only": (
        "ir",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from tgcore.tensor import part",
        0,
    ),
}


@pytest.mark.parametrize("name", [*BROKEN, *KEPT])
def test_a_contract_holds(name: str, tmp_path: Path, repository: Path) -> None:
    layer, code, expected = {**BROKEN, **KEPT}[name]
    package = tmp_path / "tgcore"
    for folder in LAYERS:
        (package / folder).mkdir(parents=True)
        (package / folder / "__init__.py").touch()
        (package / folder / "part.py").touch()
    (package / "__init__.py").write_text("Tensor = None\n")
    (package / layer / "part.py").write_text(code + "\n")
    if "indirectly" in name:
        (package / "plugin" / "part.py").write_text("import tgcore.codegen.part\n")
    shutil.copy(repository / "pyproject.toml", tmp_path)
    result = subprocess.run(
        [_tool("lint-imports"), "--no-cache"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == expected, result.stdout + result.stderr
    if expected:
        assert "BROKEN" in result.stdout

"""The page on hooks claims what is there, and nothing else: H1 to H36 against the source."""

from __future__ import annotations

import ast
import dataclasses
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tgcore.plugin.hooks import HOOKS
from tgcore.target import Capabilities

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = (ROOT / "docs" / "reference" / "hooks.md").read_text()
FACTS = PAGE.partition("## Where each fact of a device has its place")[2]
ROWS = {row.split("|")[1].strip(): row for row in FACTS.splitlines() if row.startswith("| H")}
FIELDS = [field.name for field in dataclasses.fields(Capabilities)]
# layers that act on a capability; tests and the command line only show it
CORE = ("support", "rewrite", "target", "schedule", "codegen", "render", "runtime", "engine")


def attributes_of_capabilities() -> Iterator[str]:
    """Yield each attribute that the core reads from something called capabilities."""
    for folder in CORE:
        for path in (ROOT / "tgcore" / folder).rglob("*.py"):
            source = path.read_text()
            for node in ast.walk(ast.parse(source)):
                if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
                    owner = ast.unparse(node.value)
                    own = owner == "self" and path.name == "capabilities.py"
                    if own or re.search(r"(caps|capabilities|facts?)$", owner):
                        yield node.attr


READ = set(attributes_of_capabilities()) | {"vector_bytes", "vector_lanes"}


def test_every_place_has_its_row() -> None:
    assert list(ROWS) == [f"H{number}" for number in range(1, 37)]


@pytest.mark.parametrize("name", FIELDS)
def test_a_capability_is_listed_and_the_core_reads_it(name: str) -> None:
    assert f"`{name}`" in FACTS, f"{name} is in no row"
    assert name in READ, f"nothing reads {name}: who sets it sees nothing happen"


def test_every_name_in_the_table_exists() -> None:
    import tgcore.plugin
    import tgcore.runtime
    from tgcore.ir import Ops
    from tgcore.render.base import Compiler, Renderer
    from tgcore.runtime.allocator import Allocator
    from tgcore.runtime.base import BaseDevice
    from tgcore.target import KernelTimer, Target, TensorCore

    classes = {
        "Allocator": Allocator, "BaseDevice": BaseDevice, "Compiler": Compiler,
        "Renderer": Renderer, "Target": Target, "TensorCore": TensorCore,
        "KernelTimer": KernelTimer, "ProbeResult": tgcore.plugin.ProbeResult,
        "ProfileSource": tgcore.plugin.ProfileSource, "RendererSpec": tgcore.plugin.RendererSpec,
    }  # fmt: skip
    from tgcore import Tensor

    classes["Tensor"] = Tensor
    plain = {"make lint", "target rules", *FIELDS, *HOOKS, *classes}
    for cell in re.findall(r"`([^`]+)`", FACTS):
        owner, _, member = cell.partition(".")
        if cell in plain or cell.startswith((".", "device.", "renderer.", "command.")):
            continue
        if cell in Ops.__members__:
            continue
        if not member:
            assert hasattr(Allocator, cell), cell
            continue
        known = {*dir(classes[owner]), *getattr(classes[owner], "__annotations__", {})}
        assert member in known, cell


def test_every_hook_has_a_caller_and_a_place() -> None:
    for name, hook in HOOKS.items():
        assert hook.caller, name
        assert f"`{name}`" in PAGE

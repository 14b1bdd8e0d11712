"""Versions of the contract: what each member goes back to, and plugins older than the core."""

from __future__ import annotations

import ast
import inspect
import re
from pathlib import Path

import pytest

from tests.plugin.kit import DEVICE, DEVICE_CODE, run, said, write
from tgcore.plugin.contract import API, HOOK_NAMES, NEWER_HOOKS, OLDEST
from tgcore.plugin.hooks import HOOKS
from tgcore.plugin.members import MEMBERS, REQUIRED
from tgcore.render.base import Compiler, Renderer
from tgcore.runtime.allocator import Allocator
from tgcore.runtime.base import BaseDevice, CapturedGraph, Executable

CLASSES = {base.__name__: base for base in
           (BaseDevice, Allocator, Renderer, Compiler, Executable, CapturedGraph)}  # fmt: skip
INSTANCE = {"BaseDevice": {"target", "name", "allocator", "memory", "renderer"}}
ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.mark.parametrize("owner", CLASSES)
def test_the_table_lists_every_member_and_no_other(owner: str) -> None:
    base = CLASSES[owner]
    public = {name for name in vars(base) if not name.startswith("_") or name == "__call__"}
    public |= {name for name in inspect.get_annotations(base) if not name.startswith("_")}
    listed = {member.name for member in MEMBERS if member.owner == owner}
    assert listed == public | INSTANCE.get(owner, set())


@pytest.mark.parametrize("owner", CLASSES)
def test_what_a_plugin_must_have_is_abstract_or_set_by_it(owner: str) -> None:
    base = CLASSES[owner]
    required = {m.name for m in MEMBERS if m.owner == owner and m.default == REQUIRED}
    abstract = set(getattr(base, "__abstractmethods__", ()))
    assert abstract <= required
    # the rest are attributes without a value in the class
    assert not [name for name in required - abstract if name in vars(base)]
    for member in MEMBERS:
        if member.owner == owner and member.default != REQUIRED and member.name not in INSTANCE:
            assert OLDEST <= member.since <= API


def test_hooks_that_came_later_are_in_both_tables() -> None:
    later = {name: hook.since for name, hook in HOOKS.items() if hook.since > OLDEST}
    assert later == NEWER_HOOKS
    assert set(HOOKS) == HOOK_NAMES
    assert all(hook.caller for hook in HOOKS.values())


@pytest.mark.parametrize("hook", HOOKS.values(), ids=lambda hook: hook.name)
def test_each_hook_is_called_where_the_table_says(hook: object) -> None:
    module = hook.caller.partition(":")[0]  # type: ignore[attr-defined]
    source = (ROOT / module.replace(".", "/")).with_suffix(".py").read_text()
    assert hook.name in source  # type: ignore[attr-defined]


def test_the_core_asks_no_object_of_a_plugin_whether_it_has_a_member() -> None:
    names = {member.name for member in MEMBERS if not member.name.startswith("_")}
    guesses = []
    for folder in ("runtime", "engine", "codegen", "schedule", "render", "target"):
        for path in sorted((ROOT / "tgcore" / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(path.read_text())):
                if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
                    continue
                if node.func.id == "hasattr" or (node.func.id == "getattr" and len(node.args) == 3):
                    asked = node.args[1]
                    if isinstance(asked, ast.Constant) and asked.value in names - {"target"}:
                        guesses.append(f"{path.relative_to(ROOT)}:{node.lineno}")
    assert guesses == []


# a core of the next version: one member and one hook more than this one has
NEXT = """
import tgcore.plugin.contract as contract
import tgcore.plugin.members as members
contract.API = 2
contract.HOOK_NAMES = contract.HOOK_NAMES | {"tgcore_teleport"}
contract.NEWER_HOOKS["tgcore_teleport"] = 2
from tgcore.plugin.members import Member
members.MEMBERS += (
    Member("BaseDevice", "teleport", 2, "False"), Member("BaseDevice", "gates", 2, "0"),
    Member("BaseDevice", "fresh", 2, "True"),
)
from tgcore.runtime.base import BaseDevice
BaseDevice.teleport = lambda self: False
BaseDevice.gates = 0
BaseDevice.fresh = True
"""
OLDER = """

class Older(Device):
    gates = 7

    def teleport(self, where):
        raise AssertionError("this is something else than what the core means")


Device = Older
"""
USE = """
from tgcore import Device, Tensor
from tgcore.plugin.host import plugins
device = Device["OLD"]
print((Tensor([1], device="OLD") + 1).tolist(), device.fresh)
print(device.teleport() if device.gates == 0 else (device.gates, "own"))
[plugin] = plugins.named("old")
print(plugin.api, *plugin.notes, sep="; ")
"""


def test_a_plugin_of_an_older_version_gets_defaults_for_what_came_later(tmp_path: Path) -> None:
    write(tmp_path, "tg-old", ["device.OLD"], DEVICE, device=DEVICE_CODE + OLDER)
    assert said(tmp_path, NEXT + USE).splitlines() == [
        "[2] True", "False",
        "1; Older.teleport is not used: it came after API 1; "
        "Older.gates is not used: it came after API 1",
    ]  # fmt: skip


def test_a_plugin_that_knows_both_versions_speaks_the_newer_one(tmp_path: Path) -> None:
    code = "from tgcore.plugin import PluginInfo, hookimpl\nINFO = PluginInfo('old', 'x', (1, 2))\n"
    opened = DEVICE.replace("    from", "    print('agreed on', request.api)\n    from")
    device = DEVICE_CODE + OLDER.replace("teleport(self, where)", "teleport(self)").replace(
        'raise AssertionError("this is something else than what the core means")', "return 'there'"
    )
    write(tmp_path, "tg-old", ["device.OLD"], code + opened, device=device, info=False)
    lines = said(tmp_path, NEXT + USE).splitlines()
    assert lines == ["agreed on 2", "[2] True", "(7, 'own')", "2"]
    # the same plugin with this version of the core
    assert said(tmp_path, "from tgcore import Device; Device['OLD']").strip() == "agreed on 1"


def test_a_hook_of_a_newer_version_must_be_declared(tmp_path: Path) -> None:
    hook = "@hookimpl\ndef tgcore_teleport(request): ...\n"
    write(tmp_path, "tg-old", ["device.OLD"], hook + DEVICE, device=DEVICE_CODE)
    result = run(tmp_path, NEXT + "from tgcore import Device; Device['OLD']")
    assert "tgcore_teleport came with API 2, the plugin says that it knows API 1" in result.stderr
    assert re.search(r"api=\(least, 2\)", result.stderr)

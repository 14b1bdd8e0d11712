"""Writes the reference pages that are taken from the source: settings, errors, operations, rules,
the command line, the classes of a backend, and the tables of hooks, stages and members.

python docs/generate.py           # write the pages
python docs/generate.py --check   # say which pages differ; a test does the same
"""

from __future__ import annotations

import argparse
import ast
import inspect
import re
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

from tgcore.support import errors
from tgcore.support.errors import TgError
from tgcore.support.settings import settings

DOCS = Path(__file__).resolve().parent
SOURCE = DOCS.parent / "tgcore"
NOTE = "<!-- written by docs/generate.py from the source; do not edit -->\n"


def settings_page() -> str:
    """Return the reference of settings."""
    lines = [
        "# Settings",
        "",
        NOTE,
        "Set one for a process by its variable, for a block with `with Context(name=value):`, and",
        "for good with `settings.name = value`. `tg config` shows the values in force.",
        "",
        "| setting | variable | default | what it does |",
        "| --- | --- | --- | --- |",
    ]
    for entry in settings:
        lines.append(
            f"| `{entry.name}` | `{entry.variable}` | `{entry.default!r}` | {_cell(entry.doc)} |"
        )
    lines += [
        "",
        "`TG_NOOPT=1` is `TG_OPT=0`, `TG_CC` is `TG_COMPILER`; `NO_COLOR` is respected.",
    ]
    return "\n".join(lines) + "\n"


def errors_page() -> str:
    """Return the catalogue of errors."""
    lines = [
        "# Errors",
        "",
        NOTE,
        "Every error that tgcore raises on purpose is a `TgError` from `tgcore.support.errors`.",
        "Its text says what happened, where in your code, and what to do next.",
        "",
        "| error | also a | raised when |",
        "| --- | --- | --- |",
    ]
    for name, kind in vars(errors).items():
        if inspect.isclass(kind) and issubclass(kind, TgError) and kind is not TgError:
            relatives = [base.__name__ for base in kind.__mro__[1:] if base is not TgError]
            shown = ", ".join(f"`{relative}`" for relative in relatives if relative in _KNOWN)
            summary = (inspect.getdoc(kind) or "").splitlines()[0]
            lines.append(f"| `{name}` | {shown} | {_cell(summary)} |")
    return "\n".join(lines) + "\n"


_KNOWN = {
    "ValueError", "RuntimeError", "IndexError", "TypeError", "OverflowError", "MemoryError",
}  # fmt: skip


def ops_page() -> str:
    """Return the reference of operations, from the comments beside them."""
    lines = [
        "# Operations",
        "",
        NOTE,
        "The operations of the graph (`tgcore.ir.Ops`). What is well formed at each stage is",
        "checked by `tgcore.ir.spec`; what the arithmetic means is in [semantics](semantics.md).",
    ]
    for group, names in _op_groups((SOURCE / "ir" / "ops.py").read_text()):
        lines += ["", f"## {group[0].upper()}{group[1:]}", "", "| operation | |", "| --- | --- |"]
        lines += [f"| `{name}` | {_cell(text)} |" for name, text in names]
    return "\n".join(lines) + "\n"


def _op_groups(source: str) -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """Yield (heading, [(operation, comment)]) from the source of the enum."""
    body = source.split("class Ops", 1)[1].split("\nclass ", 1)[0]
    heading, names = "operations", []
    for line in body.splitlines():
        title = re.fullmatch(r"    # (.+)", line)
        entry = re.fullmatch(r"    ([A-Z0-9_]+) = auto\(\)(?:  # (.*))?", line)
        if title:
            if names:
                yield heading, names
            heading, names = title.group(1), []
        elif entry:
            names.append((entry.group(1), entry.group(2) or ""))
    if names:
        yield heading, names


def rules_page() -> str:
    """Return the reference of the rules of arithmetic."""
    from tgcore.rewrite.page import tables

    lines = [
        "# Rules",
        "",
        NOTE,
        "`tg rules` lists every rewrite rule of the installed version: its name, where it is",
        "defined, and the reason it exists. `tg rules WORD` searches.",
        "",
        "```sh",
        "tg rules mul",
        "```",
        "",
        "Each rule has a class, by how far its two sides agree:",
        "",
        "| class | its two sides | how it is checked |",
        "| --- | --- | --- |",
        "| exact | are equal for every value | templates over integers and booleans: proved with a"
        " solver over unbounded integers (index arithmetic), or bit by bit at 8 bits and, where it"
        " decides, at the real widths; else tried there with 100,000 boundary values. Functions:"
        " tried on graphs made from their patterns |",
        "| exact float | are the same bits, NaN and signed zeros included | tried with special"
        " values |",
        "| algebraic float | may differ in rounding or for NaN and infinities | tried with a"
        " tolerance; off under `TG_STRICT_FLOAT=1` |",
        "",
        "A rule without a verdict fails the tests, and so does a rule that was made wrong on"
        " purpose and is not refuted.",
        "",
        "## The rules of arithmetic",
        "",
        "In the order in which they are tried. `x`, `y` stand for any value, `c`, `d` for",
        "constants, `p`, `q` for booleans.",
        "",
        *tables(),
    ]
    return "\n".join(lines).rstrip() + "\n"


def cli_page() -> str:
    """Return the reference of the `tg` command, from its parser."""
    from tgcore.cli.commands import EXIT_CODES, build_parser

    parser = build_parser(with_plugins=False)
    lines = [
        "# The command line",
        "",
        NOTE,
        "`tg COMMAND --help` shows what is below. Every command takes `--json` and then prints one",
        "JSON document on standard output, and nothing else there. Colour is used on terminals",
        "only, and says nothing that the words do not say. Installed plugins may add commands.",
        "",
        "| exit code | |",
        "| --- | --- |",
        *[f"| {code} | {meaning} |" for code, meaning in EXIT_CODES.items()],
    ]
    for name, command in _subcommands(parser).items():
        lines += ["", f"## tg {name}", "", "```text", (command.description or "").rstrip(), "```"]
        lines += ["", "| | |", "| --- | --- |"]
        for action in command._actions:
            if "--help" not in action.option_strings:
                lines.append(f"| {_option(action)} | {_cell(action.help or '')} |")
    return "\n".join(lines) + "\n"


def _subcommands(parser: argparse.ArgumentParser) -> dict[str, argparse.ArgumentParser]:
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            return dict(action.choices)
    return {}


def _option(action: argparse.Action) -> str:
    shown = str(action.metavar or "")
    if action.choices is not None:
        shown = ", ".join([str(choice) for choice in action.choices])
    if action.option_strings:
        return f"`{' '.join([action.option_strings[-1], shown]).strip()}`"
    return f"`{shown or action.dest}`"


def hooks_page() -> str:
    """Return the page on hooks, with what is generated between its marks."""
    tables = (("hooks", _hooks), ("stages", _stages), ("members", _members))
    return _filled("reference/hooks.md", tables)


def codegen_page() -> str:
    """Return the page on code generation, with the table of stages between its marks."""
    return _filled("explanation/code-generation.md", (("stages", _stages),))


def _filled(path: str, tables: Iterable[tuple[str, Callable[[], list[str]]]]) -> str:
    page = (DOCS / path).read_text()
    for name, table in tables:
        start = f"<!-- {name}: written by docs/generate.py -->\n"
        head, _, rest = page.partition(start)
        _, end, tail = rest.partition(_END)
        page = f"{head}{start}" + "\n".join(table()) + f"\n{end}{tail}"
    return page


def _stages() -> list[str]:
    from tgcore.target.stages import STAGE_TABLE

    rows = [f"| `{row.name}` | {row.spec} | {_cell(row.about)} |" for row in STAGE_TABLE]
    return ["", "| stage | well formed as | |", "| --- | --- | --- |", *rows]


def _members() -> list[str]:
    from tgcore.plugin.contract import API, OLDEST
    from tgcore.plugin.members import MEMBERS

    lines = ["", f"Versions of the contract that this tgcore speaks: {OLDEST} to {API}.", ""]
    lines += ["| member | since | where a plugin has none |", "| --- | --- | --- |"]
    for member in MEMBERS:
        default = member.default or "**required**"
        lines.append(f"| `{member.owner}.{member.name}` | {member.since} | {_cell(default)} |")
    return lines


def _hooks() -> list[str]:
    from tgcore.plugin.hooks import HOOKS

    lines = ["", "| hook | its request | asked of plugins with | asked by | since | |",
             "| --- | --- | --- | --- | --- | --- |"]  # fmt: skip
    for hook in HOOKS.values():
        parts = ", ".join(f"`{name}`" for name in hook.request_fields)
        caller = f"`{hook.caller.split(':')[0]}`:{hook.caller.partition(':')[2]}"
        lines.append(
            f"| `{hook.name}` | `{hook.request.__name__}`: {parts} | {hook.claim} |"
            f" {caller} | {hook.since} | {_cell(hook.about)} |"
        )
    return lines


def conformance_page() -> str:
    """Return the page on the conformance suite, with its tests between the marks."""
    page = (DOCS / "reference" / "conformance.md").read_text()
    start = "<!-- tests: written by docs/generate.py -->\n"
    head, _, rest = page.partition(start)
    _, end, tail = rest.partition(_END)
    return f"{head}{start}" + "\n".join(_suite()) + f"\n{end}{tail}"


def _suite() -> list[str]:
    """Return a table for each file of the suite; read, not imported: it needs a device."""
    lines: list[str] = []
    for path in sorted((SOURCE / "testing" / "suite").glob("test_*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        level = path.name[5:7].upper()
        about = (ast.get_docstring(tree) or "").split("\n\n")[0].replace("\n", " ")
        lines += ["", f"### {about.rstrip('.')}", "", "| test | |", "| --- | --- |"]
        for node in tree.body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                each = any("parametrize" in ast.unparse(one) for one in node.decorator_list)
                name = f"{level}.{node.name[5:].replace('_', '-')}{'.*each*' if each else ''}"
                text = (ast.get_docstring(node) or "").split("\n\n")[0].replace("\n", " ")
                lines.append(f"| {name} | {_cell(text)} |")
    return lines


def devices_page() -> str:
    """Return the reference of the classes that a backend derives from."""
    from tgcore import codegen, render, runtime
    from tgcore.target import Capabilities, ProgramSpec, Target

    lines = [
        "# The classes of a backend",
        "",
        NOTE,
        "What a package derives from, and what it is given. They are shown at work in",
        "[write a backend](../tutorials/write-a-backend.md). Defaults are in parentheses.",
    ]
    for kind in (runtime.Allocator, runtime.Executable, runtime.BaseDevice, runtime.CapturedGraph,
                 runtime.GraphCall, render.Compiler, render.Renderer, render.CFamilyRenderer,
                 render.HostCRenderer, Capabilities, ProgramSpec, Target, codegen.Kernel,
                 codegen.SPLIT, codegen.PADTO, codegen.SWAP, codegen.STAGE, codegen.STREAM,
                 codegen.TENSOR_CORE):  # fmt: skip
        lines += ["", f"## {kind.__name__}", "", f"`{_public(kind)}`. {_summary(kind)}"]
        if any(_described(kind)) or any(_methods(kind)):
            lines += ["", "| member | |", "| --- | --- |"]
        defaults = Capabilities() if kind is Capabilities else None
        for names, text in _described(kind):
            given = [] if defaults is None else [repr(getattr(defaults, name)) for name in names]
            shown = f" ({', '.join(given)})" if given and max(map(len, given)) <= 20 else ""
            heads = ", ".join([f"`{name}`" for name in names])
            lines.append(f"| {heads} | {_cell(text)}{shown} |")
        lines += [f"| `{call}` | {_cell(text)} |" for call, text in _methods(kind)]
    return "\n".join(lines) + "\n"


def _public(kind: type) -> str:
    return f"{'.'.join(kind.__module__.split('.')[:2])}.{kind.__name__}"


def _summary(value: object) -> str:
    return " ".join((inspect.getdoc(value) or "").split("\n\n")[0].split())


def _described(kind: type) -> Iterator[tuple[list[str], str]]:
    """Yield (names, text) of the attributes that a class's docstring describes."""
    section = (inspect.getdoc(kind) or "").partition("\nAttributes\n")[2].partition("\n")[2]
    section = re.split(r"\n\n\w+\n---", section)[0]
    for names, text in re.findall(r"^(\w.*)\n((?:    .*\n?)*)", section + "\n", re.M):
        head, _, what = names.partition(" : ")
        yield head.split(", "), " ".join(text.split()) or what


def _methods(kind: type) -> Iterator[tuple[str, str]]:
    """Yield (call, text) of each method of a class itself."""
    for name, value in vars(kind).items():
        if not inspect.isfunction(value) or (name.startswith("_") and name != "__call__"):
            continue
        parameters = list(inspect.signature(value).parameters.values())[1:]
        words = [
            part.name if part.default is part.empty else f"{part.name}={part.default!r}"
            for part in parameters
        ]
        must = " **required**" if getattr(value, "__isabstractmethod__", False) else ""
        yield f"{name}({', '.join(words)})", f"{_summary(value)}{must}"


_END = "<!-- end -->"


def _cell(text: str) -> str:
    return text.replace("|", "\\|")


PAGES: dict[str, Callable[[], str]] = {
    "reference/settings.md": settings_page,
    "reference/errors.md": errors_page,
    "reference/ops.md": ops_page,
    "reference/rules.md": rules_page,
    "reference/hooks.md": hooks_page,
    "reference/cli.md": cli_page,
    "explanation/code-generation.md": codegen_page,
    "reference/devices.md": devices_page,
    "reference/conformance.md": conformance_page,
}


def stale() -> list[str]:
    """Return the pages that differ from what the source says now."""
    return [
        name
        for name, page in PAGES.items()
        if not (DOCS / name).exists() or (DOCS / name).read_text() != page()
    ]


def main() -> int:
    """Write or check the pages."""
    names = stale()
    if "--check" in sys.argv[1:]:
        print("\n".join(f"docs/{name} is stale: run python docs/generate.py" for name in names))
        return 1 if names else 0
    for name in names:
        (DOCS / name).write_text(PAGES[name]())
        print(f"wrote docs/{name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())

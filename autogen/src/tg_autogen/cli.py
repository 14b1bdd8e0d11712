"""The ``tg-autogen`` command: one-off generation, and the recipes of a package."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence

from .errors import AutogenError

_LANGUAGES = {".h": "c", ".hpp": "c++", ".hh": "c++", ".hxx": "c++", ".m": "objective-c"}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns its exit status."""
    given = list(sys.argv[1:] if arguments is None else arguments)
    own, clang_arguments = _split(given)
    options = _parser().parse_args(own)
    try:
        return int(options.run(options, clang_arguments))
    except AutogenError as error:
        print(f"tg-autogen: {error}", file=sys.stderr)
        return 1


def _split(given: list[str]) -> tuple[list[str], list[str]]:
    if "--" in given:
        place = given.index("--")
        return given[:place], given[place + 1 :]
    return given, []


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="tg-autogen", description="C and Objective-C headers to typed, proved ctypes modules."
    )
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    generate = commands.add_parser("generate", help="write one module from headers")
    generate.add_argument("headers", nargs="+", metavar="HEADER")
    generate.add_argument("--lib", default="", help="library name (c, m, usb-1.0) or path")
    generate.add_argument("--out", required=True, help="the module to write")
    generate.add_argument("--stub", action="store_true", help="write a .pyi beside it")
    generate.add_argument("--json", metavar="FILE", help="write the parsed model as JSON")
    generate.add_argument("--errno", action="store_true", help="keep errno after each call")
    generate.add_argument(
        "--follow",
        action="append",
        default=[],
        metavar="GLOB",
        help="treat included headers that match as if they were named",
    )
    generate.add_argument("--language", choices=("c", "c++", "objective-c"), default="")
    generate.add_argument("--report", action="store_true", help="print what was left out and why")
    generate.set_defaults(run=_generate)
    from . import commands as recipe_commands

    recipe_commands.add(commands)
    return parser


def _generate(options: argparse.Namespace, clang_arguments: list[str]) -> int:
    import json

    from . import emit_py
    from .emit_pyi import StubEmitter
    from .parse import Input, parse

    language = options.language or _language(options.headers, clang_arguments)
    unit = parse(Input(options.headers, clang_arguments, language, options.follow))
    names = ", ".join(os.path.basename(header) for header in options.headers)
    settings = emit_py.Options(
        title=f"ctypes bindings of {names}.",
        library=emit_py.LibrarySpec(options.lib, errno=options.errno),
    )
    emitter = emit_py.PythonEmitter(unit, settings)
    _write(options.out, emitter.run())
    if options.stub:
        _write(
            os.path.splitext(options.out)[0] + ".pyi", StubEmitter(emitter).run(settings.runtime)
        )
    if options.json:
        _write(options.json, json.dumps(unit.to_json(), indent=1) + "\n")
    print(
        f"{options.out}: {len(unit.records)} records, {len(unit.enums)} enums, "
        f"{len(unit.functions)} functions, {len(unit.constants)} constants, "
        f"{len(unit.ioctls)} ioctls, {len(unit.skipped)} left out"
    )
    if options.report:
        for item in unit.skipped:
            print(f"  {item.name} ({item.kind}, {item.where}): {item.reason}")
    return 0


def _language(headers: Sequence[str], clang_arguments: Sequence[str]) -> str:
    if "-x" in clang_arguments[:-1]:
        given = clang_arguments[clang_arguments.index("-x") + 1]
        return given if given in ("c", "c++", "objective-c") else "c"
    return _LANGUAGES.get(os.path.splitext(headers[0])[1], "c")


def _write(path: str, text: str) -> None:
    with open(path, "w", encoding="utf-8", newline="\n") as handle:
        handle.write(text)


if __name__ == "__main__":
    raise SystemExit(main())

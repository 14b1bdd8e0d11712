"""The table of subcommands: names, help that teaches, options, and where each one's code is.

The parser is built from this table alone; the code of a command is imported when it runs.
"""

from __future__ import annotations

import argparse
import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TypeAlias

    # argparse gives the type of its table of subcommands no public name
    Commands: TypeAlias = argparse._SubParsersAction[argparse.ArgumentParser]

EPILOG = """\
Start here:
  tg demo                 train a network on real digits, in under a minute
  tg devices              what tensors can live on, and which device is the default and why
  tg plugins              what is installed, and what stopped a faulty one
  tg explain SNIPPET      what the compiler makes of it: kernels, moves, source, why
  tg config               every setting, its value and what it does
  tg new-backend NAME     write a package that brings a device of your own

Settings come from TG_ variables, for example:
  TG_DEBUG=2 tg demo      print every kernel with its time
  TG_DEV=NAME tg devices  make another device the default

`tg COMMAND --help` explains a command; every command takes --json.
Exit codes: 0 done, 1 failed or found something wrong, 2 wrong usage, 130 interrupted.
"""
EXIT_CODES = {
    0: "the command did what was asked",
    1: "it failed (the error is on standard error), or it looked for faults and found one",
    2: "wrong usage: an unknown command or option; the usage is on standard error",
    130: "interrupted from the keyboard",
}


def build_parser(with_plugins: bool = True) -> argparse.ArgumentParser:
    """Return the parser of the `tg` command; `with_plugins` adds the commands they bring."""
    from tgcore import __version__

    parser = argparse.ArgumentParser(
        prog="tg",
        description="tgcore: a tensor compiler whose core knows no device.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"tgcore {__version__}")
    parser.set_defaults(run=None)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    for add in (_demo, _devices, _plugins, _doctor, _new_backend, _explain, _profile, _config,
                _cache, _rules):  # fmt: skip
        add(commands)
    if with_plugins:
        _from_plugins(commands)
    return parser


def _add(commands: Commands, name: str, line: str, text: str) -> argparse.ArgumentParser:
    """Add a subcommand whose code is `run` in the module of its name."""
    command = commands.add_parser(
        name,
        help=line,
        description=text,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    command.add_argument("--json", action="store_true", help="print one JSON document instead")
    command.set_defaults(run=_lazy(name))
    return command


def _lazy(name: str) -> Callable[[argparse.Namespace], int]:
    def run(options: argparse.Namespace) -> int:
        module = importlib.import_module(f"tgcore.cli.{name.replace('-', '_')}")
        return int(module.run(options))

    return run


def _demo(commands: Commands) -> None:
    command = _add(
        commands,
        "demo",
        "train a small network on handwritten digits and show what it learned",
        "Trains a convolutional network on 1,348 real handwritten digits that come with the\n"
        "package, tests it on 449 others, saves it, loads it again, and draws a few images with\n"
        "what the loaded network takes them for.",
    )
    command.add_argument("--epochs", type=int, default=8, help="passes over the training images")
    command.add_argument("--seed", type=int, default=1, help="seed of weights and image order")
    command.add_argument("--mnist", metavar="FOLDER", help="train on MNIST files instead")
    command.add_argument("--save", metavar="FILE", help="keep the trained weights (safetensors)")


def _devices(commands: Commands) -> None:
    _add(
        commands,
        "devices",
        "list the devices, run a small kernel on each, say which is the default and why",
        "Opens every device that is installed, runs a kernel of three elements on it, and says\n"
        "which one is the default and why. Choose another with TG_DEV=NAME. Where a device has\n"
        "several renderers (plugins may add some) they are listed with their priorities: which\n"
        "one is used, and why. Choose another with TG_DEV=NAME:RENDERER.",
    )


def _plugins(commands: Commands) -> None:
    command = _add(
        commands,
        "plugins",
        "list the plugins, how far each came, and where a faulty one stopped",
        "`list` loads every plugin (this opens no hardware) and shows where one stopped; `info`\n"
        "shows all that is known of one; `trace` opens its devices and times each step; `check`\n"
        "measures its import, opens it in a child process and runs the conformance suite there,\n"
        "up to --level, which takes minutes; it prints the level and a line for every gap.\n"
        "Exit code 1, but for list: something stopped or failed.\n"
        "TG_PLUGINS=0 loads none, TG_PLUGINS=a,b only those, TG_PLUGINS=!c* all but those.",
    )
    command.add_argument(
        "action",
        nargs="?",
        choices=("list", "info", "trace", "check"),
        default="list",
        help="what to do; list when left out",
    )
    command.add_argument("name", nargs="?", metavar="NAME", help="a plugin, device or glob")
    suite = command.add_argument_group("check")
    suite.add_argument(
        "--level", choices=("L0", "L1", "L2", "L3", "L4", "L5"), default="L5",
        help="highest level of conformance (L5)",
    )  # fmt: skip
    suite.add_argument("--report", metavar="DIR", default="", help="write the report there")
    suite.add_argument(
        "--fuzz-seconds", metavar="N", type=float, default=30.0, help="time of level L5 (30)"
    )
    suite.add_argument(
        "--gaps", metavar="FILE", default="",
        help="known gaps (./conformance.toml when there is one)",
    )  # fmt: skip


def _doctor(commands: Commands) -> None:
    command = _add(
        commands,
        "doctor",
        "open every plugin in a child process and print a report to send along",
        "Prints versions, machine and settings, then one row for each plugin. Each is opened in a\n"
        "process of its own, so that one which crashes is a row as well. Exit code 1: a row fails.",
    )
    command.add_argument(
        "--limit", type=float, default=60.0, metavar="SECONDS", help="time for each plugin"
    )


def _new_backend(commands: Commands) -> None:
    command = _add(
        commands,
        "new-backend",
        "write a package that brings a device of your own, ready to change",
        "Writes a folder tg-NAME with a complete distribution: entry point, a device (on memory\n"
        "of the host), a renderer, tests and continuous integration. It passes the conformance\n"
        "suite as written; docs/tutorials/write-a-backend.md shows how to make it yours.",
    )
    command.add_argument("name", metavar="NAME", help="the device, in small letters: acme")
    command.add_argument(
        "--path", metavar="DIR", default=".", help="the folder to make it in (here)"
    )


def _from_plugins(commands: Commands) -> None:
    """Add the subcommands that installed plugins claim; their code loads when they run."""
    from tgcore.support.installed import installed

    for entry in installed():
        kind, _, name = entry.name.partition(".")
        if kind == "command" and name and name not in commands.choices:
            _foreign(commands, name, entry.distribution)


def _foreign(commands: Commands, name: str, distribution: str) -> None:
    """Add one subcommand of a plugin; what follows its name is parsed by the plugin's parser."""
    command = commands.add_parser(name, help=f"from {distribution}", add_help=False)
    command.add_argument("rest", nargs=argparse.REMAINDER)

    def run(options: argparse.Namespace) -> int:
        from tgcore.plugin import CommandsRequest
        from tgcore.plugin.host import plugins
        from tgcore.support.errors import PluginError

        parser = argparse.ArgumentParser(prog=f"tg {name}")
        parser.add_argument("--json", action="store_true", help="print one JSON document instead")
        parser.set_defaults(run=None)
        for plugin in plugins.claiming("command", name):
            plugins.ask(plugin, "tgcore_commands", CommandsRequest(name, parser))
        inner = parser.parse_args(options.rest)
        if inner.run is None:
            raise PluginError(f"{distribution} gave tg {name} nothing to run", hint="report it")
        return int(inner.run(inner))

    command.set_defaults(run=run)


def _config(commands: Commands) -> None:
    command = _add(
        commands,
        "config",
        "list the settings with their values and what they do",
        "Lists every setting: its value now, the variable that sets it, and what it does.\n"
        "In a program: `with Context(beam=2): ...`",
    )
    command.add_argument("names", nargs="*", metavar="NAME", help="show only these settings")


def _cache(commands: Commands) -> None:
    command = _add(
        commands,
        "cache",
        "show or clear what is kept on disk between runs",
        "tgcore keeps schedules and compiled kernels on disk, so that a second run of a program\n"
        "compiles nothing. `list` shows the tables, `size` the total, `clear` removes everything\n"
        "or one table. TG_CACHE=0 works without the cache.",
    )
    command.add_argument("action", nargs="?", choices=("list", "size", "clear"), default="list")
    command.add_argument("table", nargs="?", help="only this table")


_EXPLAIN = """\
Shows what the compiler makes of a program, stage by stage: the tensor graph, which values get a
buffer and why, each kernel with its moves, launch sizes and source, the rules that were applied,
and the milliseconds of each stage. Compiles for the default device, or for --device.

  tg explain 'Tensor.rand(64, 64) @ Tensor.rand(64, 64)'    a snippet; its last line is explained
  tg explain train.py -- --steps 1                          a script, with arguments after --
  tg explain SNIPPET --kernel 2                             one kernel: its stages and source
  tg explain SNIPPET --stage decompose                      each kernel's graph after a stage
  tg explain SNIPPET --stage all                            everything

A snippet may use every name of tgcore, and numpy as np. It is run, so that the graph is built;
what it does not read (with print, .numpy(), .item()) is compiled and not launched. Caches are
left out. Milliseconds are of a second compilation, without recording.

Stages of a program: tensor graph, tidy, cut, fuse, memory. Of a kernel: kernel, optimise, tensor
core, decompose, expand, stage, group, launch, index dtype, target rules, linear, source, assembly.
Exit code 1: the program failed, or made nothing to compile.
"""


def _explain(commands: Commands) -> None:
    command = _add(
        commands,
        "explain",
        "show what the compiler makes of a snippet or a script, stage by stage",
        _EXPLAIN,
    )
    command.add_argument("what", metavar="SNIPPET_OR_SCRIPT", help="Python, a .py file, or -")
    command.add_argument("--stage", metavar="NAME", help="show graphs after this stage, or all")
    command.add_argument("--kernel", type=int, metavar="N", help="show only this kernel, in full")
    command.add_argument("--device", metavar="D", help="compile for this device or target")


def _profile(commands: Commands) -> None:
    command = _add(
        commands,
        "profile",
        "show what took how long in a trace that TG_PROFILE wrote",
        "Reads a trace and adds up its events by device, lane and name, the longest first. The\n"
        "lane `launches` is the host's view; others come from the device, where its plugin brings\n"
        "such events. The same file can be opened in Perfetto or Chrome.\n\n"
        "  TG_PROFILE=trace.json python train.py\n"
        "  tg profile trace.json\n\n"
        "Exit code 1: the file is no trace.",
    )
    command.add_argument("trace", metavar="FILE", help="what TG_PROFILE wrote")
    command.add_argument(
        "--limit", type=int, default=30, metavar="N", help="show this many events; 0 shows all"
    )


def _rules(commands: Commands) -> None:
    command = _add(
        commands,
        "rules",
        "list the rewrite rules of the compiler",
        "Lists the rules that the compiler rewrites graphs with: name, place in the source, and\n"
        "the reason each one exists. With --hits it compiles a snippet or a script and says how\n"
        "often each rule was applied, and which never:\n\n"
        "  tg rules mul                              rules that mention a word\n"
        "  tg rules --hits 'Tensor.rand(8).exp()'    how often each was applied\n\n"
        "Exit code 1: the program that --hits compiles failed.",
    )
    command.add_argument("--hits", metavar="SNIPPET_OR_SCRIPT", help="count while compiling this")
    command.add_argument("--device", metavar="D", help="with --hits: compile for this device")
    command.add_argument("words", nargs="*", metavar="WORD", help="only rules that mention these")

"""`tg devices`: what tensors can live on, whether each one works here, its renderers, the default.

Each device is opened and given a kernel of three elements, so a row says what happened, not what
should; where installed plugins have a hand in it, that happens in a process of its own. Nothing is
kept in the disk cache.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import asdict, dataclass, field

from tgcore import Context, Device, Tensor
from tgcore.cli.output import print_json, print_table
from tgcore.cli.renderers import RendererRow, renderers_of
from tgcore.cli.trial import LIMIT, MARK, ask_child
from tgcore.plugin.host import plugins
from tgcore.support.errors import TgError
from tgcore.support.log import colored
from tgcore.support.settings import settings
from tgcore.support.timing import Stopwatch, human_time


@dataclass
class Row:
    """What was found of one device."""

    device: str
    target: str
    identity: str
    works: bool
    note: str
    open_s: float
    first_kernel_s: float
    renderers: list[RendererRow] = field(default_factory=list)


def run(options: argparse.Namespace) -> int:
    """Try every device and say which one is the default and why."""
    chosen, reason = default_and_reason()
    rows = [_try(family) for family in Device.families()]
    if options.json:
        document = {"default": chosen, "reason": reason, "devices": [asdict(row) for row in rows]}
        print_json(document)
        return 0
    table = [
        (
            ("* " if row.device == chosen else "  ") + row.device,
            colored("works", "green") if row.works else colored("no", "red"),
            human_time(row.open_s),
            human_time(row.first_kernel_s) if row.first_kernel_s else "-",
            row.note,
        )
        for row in rows
    ]
    print_table(("  device", "state", "open", "kernel", "what"), table)
    _print_renderers(rows)
    print(f"\ndefault: {chosen}, because {reason}")
    print("choose another with TG_DEV=NAME, or in a program with Context(dev=NAME)")
    return 0


def _print_renderers(rows: list[Row]) -> None:
    """Print the renderers of the devices that have a choice."""
    several = [one for row in rows if len(row.renderers) > 1 for one in row.renderers]
    if not several:
        return
    table = [
        (
            ("* " if one.chosen else "  ") + one.target,
            "-" if one.priority is None else one.priority,
            one.origin,
            one.why,
        )
        for one in several
    ]
    print()
    print_table(("  renderer", "priority", "from", "why"), table)


def default_and_reason() -> tuple[str, str]:
    """Return the name of the default device and why it is the default."""
    if settings.dev:
        return Device.DEFAULT, f"the setting 'dev' (TG_DEV) is {settings.dev!r}"
    Device.families()
    if all(plugin.shipped for plugin in plugins.found()):
        return Device.choose_default()
    found = ask_child([sys.executable, "-m", "tgcore.cli.devices"], LIMIT)
    if isinstance(found, str):
        return "", f"it could not be chosen: {found}"
    return found["default"], found["reason"]


def _try(family: str) -> Row:
    """Try a device here, or in a child where a plugin could take this process down."""
    claiming = plugins.claiming("device", family) + plugins.claiming("renderer", family)
    if all(plugin.shipped for plugin in claiming):
        return try_device(family)
    found = ask_child([sys.executable, "-m", "tgcore.cli.devices", family], LIMIT)
    if isinstance(found, str):
        return Row(family, "", "", False, found, 0.0, 0.0)
    row = Row(**found["row"])
    row.renderers = [RendererRow(**fields) for fields in found["row"]["renderers"]]
    return row


def try_device(name: str) -> Row:
    """Open a device, and run three additions on it where it runs kernels."""
    row = Row(name, "", "", False, "", 0.0, 0.0)
    device = None
    try:
        with Stopwatch() as watch:
            device = Device[name]
        row.open_s = watch.seconds
        row.target = str(device.target)
        row.identity = device.renderer.identity
        if device.capabilities.storage_only:
            row.works, row.note = True, "files as tensors: copies, no kernels"
            return row
        with Stopwatch() as watch, Context(cache=0):
            values = (Tensor([1, 2, 3], device=name) + 1).tolist()
        row.first_kernel_s = watch.seconds
        row.works = True
        computes = values == [2, 3, 4]
        row.note = (
            row.target if computes else f"{row.target}: launches nothing, values mean nothing"
        )
    except (TgError, OSError) as error:
        row.note = str(error).splitlines()[0]
    finally:
        row.renderers = renderers_of(name, device)
    return row


def answer(families: list[str]) -> dict[str, object]:
    """Return what a child process prints: of one device, or of the default where none is named."""
    if families:
        return {"row": asdict(try_device(families[0]))}
    return dict(zip(("default", "reason"), Device.choose_default(), strict=True))


if __name__ == "__main__":
    print(MARK + json.dumps(answer(sys.argv[1:])))

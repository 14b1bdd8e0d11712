"""One folder with every distribution of the kit, shared by the tests, and what `tg` says of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.plugin.kit import DEVICE, DEVICE_CODE, tg, write

PROBE = """
@hookimpl
def tgcore_probe(request):
    from tgcore.plugin import ProbeResult
    return ProbeResult(True, real=False, reason="a model")
"""
RENDERER = """
@hookimpl
def tgcore_renderers(request):
    from tgcore.plugin import RendererSpec
    def make(target):
        import dataclasses
        from tgcore.runtime.devices.cpu import host_renderer
        renderer, _ = host_renderer(target)
        renderer.version = 77
        return renderer
    def broken(target):
        raise OSError("libmissing.so is not there")
    return [RendererSpec("MINE", 10, make), RendererSpec("LOST", 20, broken)]
"""
COMMAND = """
@hookimpl
def tgcore_commands(request):
    def run(options):
        print("hello", options.who)
        return 0
    request.parser.add_argument("who")
    request.parser.set_defaults(run=run)
"""
SEGFAULT = """
@hookimpl
def tgcore_open_device(request):
    import ctypes
    ctypes.string_at(0)
"""
RULES = """
@hookimpl
def tgcore_kernel_moves(request):
    return lambda kernel: []
"""
FAULTS: dict[str, tuple[str, str]] = {
    # distribution: (device, code of its _plugin)
    "tg-raises": ("RAISES", "raise RuntimeError('driver of last year')\n"),
    "tg-missing": ("MISSING", "import no_such_module\n"),
    "tg-toonew": ("TOONEW", "INFO = PluginInfo('toonew', 'x', (7, 9))\n" + DEVICE),
    "tg-tooold": ("TOOOLD", "INFO = PluginInfo('tooold', 'x', (0, 0))\n" + DEVICE),
    "tg-newname": ("NEWNAME", "from tgcore.plugin import TeleportRequest\n"),
    "tg-nothing": ("NOTHING", ""),
    "tg-typo": ("TYPO", DEVICE.replace("tgcore_open_device", "tgcore_open_devise")),
    "tg-arguments": ("ARGUMENTS", DEVICE.replace("(request)", "(family, index)")),
    "tg-prints": ("PRINTS", "print('loading the driver')\n" + DEVICE),
    "tg-exits": ("EXITS", "raise SystemExit(3)\n"),
    "tg-openfails": ("OPENFAILS", DEVICE.replace("    from", "    1 / 0\n    from")),
    "tg-wrongtype": ("WRONGTYPE", "@hookimpl\ndef tgcore_open_device(request):\n    return 7\n"),
    "tg-hangs": ("HANGS", "@hookimpl\ndef tgcore_probe(request):\n    while True: pass\n"),
}


@pytest.fixture(scope="session")
def healthy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with plugins that work."""
    folder = tmp_path_factory.mktemp("healthy")
    write(folder, "tg-acme", ["device.ACME"], PROBE + RULES + DEVICE, device=DEVICE_CODE)
    write(folder, "tg-extra", ["renderer.CPU.MINE", "renderer.CPU.LOST"], RENDERER)
    write(folder, "tg-words", ["command.greet"], COMMAND)
    return folder


@pytest.fixture(scope="session")
def faulty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with one plugin for each fault, two that claim one device, and one that works."""
    folder = tmp_path_factory.mktemp("faulty")
    for name, (device, code) in FAULTS.items():
        overrides = "INFO = PluginInfo" in code
        head = "from tgcore.plugin import PluginInfo, hookimpl\n" if overrides else ""
        write(folder, name, [f"device.{device}"], head + code, device=DEVICE_CODE,
              info=not overrides)  # fmt: skip
    write(folder, "tg-one", ["device.TWICE"], DEVICE, device=DEVICE_CODE)
    write(folder, "tg-two", ["device.TWICE"], DEVICE, device=DEVICE_CODE)
    write(folder, "tg-odd", ["devise.ODD"], DEVICE, device=DEVICE_CODE)
    write(folder, "tg-acme", ["device.ACME"], PROBE + DEVICE, device=DEVICE_CODE)
    return folder


@pytest.fixture(scope="session")
def listing(faulty: Path) -> dict[str, Any]:
    """What `tg plugins` says of the faulty ones, by distribution."""
    code, document = tg(faulty, "plugins")
    assert code == 0
    return {row["distribution"]: row for row in document["plugins"]}

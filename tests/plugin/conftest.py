"""A folder with plugins that work, shared by the tests; faulty ones are in `tests/faulty`."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.plugin.kit import DEVICE, DEVICE_CODE, write

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
RULES = """
@hookimpl
def tgcore_kernel_moves(request):
    return lambda kernel: []
"""


@pytest.fixture(scope="session")
def healthy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with plugins that work."""
    folder = tmp_path_factory.mktemp("healthy")
    write(folder, "tg-acme", ["device.ACME"], PROBE + RULES + DEVICE, device=DEVICE_CODE)
    write(folder, "tg-extra", ["renderer.CPU.MINE", "renderer.CPU.LOST"], RENDERER)
    write(folder, "tg-words", ["command.greet"], COMMAND)
    return folder

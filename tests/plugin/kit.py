"""Small distributions that work, written straight into a folder for `PYTHONPATH`."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent
INFO = "from tgcore.plugin import PluginInfo, hookimpl\nINFO = PluginInfo({name!r}, 'a test')\n"

DEVICE = """
@hookimpl
def tgcore_open_device(request):
    from {package}.device import open_device
    return open_device(request)
"""

# a whole device: memory of the host, the renderer of the family that comes with the core
DEVICE_CODE = """
import ctypes, dataclasses
from tgcore.runtime.base import BaseDevice, Executable
from tgcore.runtime.devices.cpu import host_renderer
from tgcore.runtime.devices.host_memory import HostAllocator
from tgcore.runtime import load_library


class Run(Executable):
    def __init__(self, function, spec):
        self.function = function
        function.argtypes = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_long)
        self.bufs = ctypes.c_void_p * len(spec.params)
        self.vars = ctypes.c_longlong * len(spec.vars)

    def __call__(self, handles, global_size, local_size, variables, wait=False):
        self.function(self.bufs(*handles), self.vars(*variables), 0)
        return 1e-6 if wait else None


class Device(BaseDevice):
    def load(self, spec, binary):
        return Run(load_library(binary)[spec.entry], spec)


def open_device(request):
    renderer = request.renderer
    if renderer is None:
        renderer, _ = host_renderer(dataclasses.replace(request.target, renderer="C"))
        renderer.capabilities = dataclasses.replace(renderer.capabilities, threads=1)
    return Device(renderer.target, HostAllocator(), renderer)
"""


def write(
    folder: Path, name: str, entries: list[str], plugin: str = "", *,
    device: str = "", version: str = "1.0", info: bool = True,
) -> None:  # fmt: skip
    """Write a distribution `name` whose module `_plugin` holds `plugin`, after its PluginInfo."""
    package = name.replace("-", "_")
    home = folder / package
    home.mkdir(parents=True)
    (home / "__init__.py").write_text("")
    head = INFO.format(name=name.removeprefix("tg-")) if info else ""
    (home / "_plugin.py").write_text(head + plugin.replace("{package}", package))
    if device:
        (home / "device.py").write_text(device)
    metadata = folder / f"{package}-{version}.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n")
    lines = "".join(f"{entry} = {package}._plugin\n" for entry in entries)
    (metadata / "entry_points.txt").write_text(f"[console_scripts]\nx = y\n\n[tgcore]\n{lines}")


def run(folder: Path, code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a program that sees the distributions in `folder`."""
    merged = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT), str(folder)]), **environment}
    return subprocess.run(
        [sys.executable, "-c", code],
        env=merged, text=True, capture_output=True, timeout=120, check=False,
    )  # fmt: skip


def said(folder: Path, code: str, **environment: str) -> str:
    """Return what a program prints; it must end well."""
    result = run(folder, code, **environment)
    assert result.returncode == 0, result.stdout + result.stderr
    return result.stdout


def tg(folder: Path, *arguments: str, **environment: str) -> tuple[int, Any]:
    """Run `tg ARGUMENTS --json`; return the exit code and the document."""
    code = f"import sys; from tgcore.cli import main; sys.exit(main({[*arguments, '--json']!r}))"
    result = run(folder, code, **environment)
    assert result.stdout, result.stderr
    return result.returncode, json.loads(result.stdout)

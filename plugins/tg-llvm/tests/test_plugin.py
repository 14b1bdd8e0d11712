"""What the plugin host is told: one renderer for CPU, preferred over the device's own."""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from opened import needs_engine
from tgcore.support.errors import PluginError
from tgcore.target import Target


@pytest.fixture
def plugin() -> object:
    return importlib.import_module("tg_llvm._plugin")


def test_one_renderer_for_one_family(plugin: SimpleNamespace) -> None:
    specs = plugin.tgcore_renderers(SimpleNamespace(family="CPU", arch=""))
    assert [spec.name for spec in specs] == ["LLVM"] and specs[0].priority > 0
    assert plugin.tgcore_renderers(SimpleNamespace(family="OTHER", arch="")) == []
    renderer = specs[0].make(Target.parse("CPU"))
    assert str(renderer.target) == "CPU:LLVM"


def test_an_llvm_that_is_not_there_is_said_as_a_plugin_error(
    plugin: SimpleNamespace, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TGLLVM_ENGINE", "none")
    spec = plugin.tgcore_renderers(SimpleNamespace(family="CPU", arch=""))[0]
    with pytest.raises(PluginError, match="no engine 'none'"):
        spec.make(Target.parse("CPU"))


def test_opening_the_device_loads_nothing_that_starts_programs(tmp_path: Path) -> None:
    needs_engine("libLLVM")
    code = (
        "import sys, tgcore; device = tgcore.Device['CPU:LLVM']; print(device.target)\n"
        "print([name for name in ('subprocess', 'ctypes.util', 'tempfile') if name in sys.modules])"
    )
    environment = {**os.environ, "TGLLVM_ENGINE": "libLLVM", "TG_CACHE_DIR": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, text=True, capture_output=True, check=True
    )
    assert done.stdout.splitlines() == ["CPU:LLVM", "[]"]

"""What the plugin host is told: one renderer for CPU, preferred over the device's own."""

from __future__ import annotations

import importlib
from types import SimpleNamespace

import pytest
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

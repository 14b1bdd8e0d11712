"""The `tg` command: help that teaches, JSON that parses, errors with an exit code."""

from __future__ import annotations

import json

import pytest

from tests.support.processes import run_python
from tgcore.cli import main
from tgcore.support import disk_cache
from tgcore.support.settings import context, settings

COMMANDS = ("demo", "devices", "plugins", "doctor", "new-backend", "config", "cache", "rules", "explain")


def test_without_a_command_it_says_where_to_start(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 0
    text = capsys.readouterr().out
    assert "Start here:" in text
    assert all(f"  {command}" in text for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main([command, "--help"])
    assert stop.value.code == 0
    text = capsys.readouterr().out
    assert "--json" in text
    assert len(text.splitlines()) >= 6


def test_an_unknown_command_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["dmeo"])
    assert stop.value.code == 2
    assert "invalid choice: 'dmeo'" in capsys.readouterr().err


def test_config_lists_every_setting(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["config"]) == 0
    text = capsys.readouterr().out
    assert all(entry.variable in text and entry.doc in text for entry in settings)


def test_config_as_json_gives_values_and_defaults(capsys: pytest.CaptureFixture[str]) -> None:
    with context(beam=3):
        assert main(["config", "--json", "TG_BEAM"]) == 0
    document = json.loads(capsys.readouterr().out)
    assert document["beam"]["value"] == 3
    assert document["beam"]["default"] == 0


def test_config_of_an_unknown_setting_fails(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["config", "bean"]) == 1
    assert "SettingError: there is no setting 'bean'" in capsys.readouterr().err


def test_cache_lists_measures_and_clears(
    capsys: pytest.CaptureFixture[str], tmp_path: object
) -> None:
    with context(cache_dir=str(tmp_path), cache=1):
        disk_cache.put("kernels", "a", b"1" * 100)
        disk_cache.put("schedules", "b", b"2" * 50)
        assert main(["cache", "list"]) == 0
        assert "kernels" in capsys.readouterr().out
        assert main(["cache", "size", "--json"]) == 0
        document = json.loads(capsys.readouterr().out)
        assert set(document["tables"]) == {"kernels", "schedules"}
        assert document["bytes"] == 150 + 2 * 12
        assert main(["cache", "clear", "kernels"]) == 0
        assert "removed 1 entries" in capsys.readouterr().out
        assert set(disk_cache.sizes()) == {"schedules"}


@pytest.mark.parametrize("arguments", [["devices"], ["rules"], ["plugins"]])
def test_listings_also_come_as_json(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 0
    assert len(capsys.readouterr().out.splitlines()) >= 2
    assert main([*arguments, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)


def test_devices_marks_the_default_and_says_why(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["devices"]) == 0
    text = capsys.readouterr().out
    assert "default: " in text
    assert "because" in text


def test_a_closed_pipe_is_no_error() -> None:
    code = "import os, subprocess, sys\n"
    code += "child = subprocess.Popen([sys.executable, '-m', 'tgcore.cli', 'config'],"
    code += " stdout=subprocess.PIPE, stderr=subprocess.PIPE)\n"
    code += "child.stdout.close()\nprint(child.wait(), child.stderr.read())"
    result = run_python("-c", code)
    assert result.stdout.strip().startswith("0"), result.stdout

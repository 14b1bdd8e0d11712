"""The `tg` command: help that teaches, JSON that parses, errors with an exit code."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from tests.support.processes import run_python
from tgcore.cli import main
from tgcore.cli.commands import EXIT_CODES
from tgcore.support import disk_cache
from tgcore.support.settings import context, settings

ROOT = Path(__file__).resolve().parent.parent.parent
COMMANDS = (
    "demo",
    "devices",
    "plugins",
    "doctor",
    "new-backend",
    "config",
    "cache",
    "rules",
    "explain",
    "profile",
)


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


def test_the_page_on_the_command_line_holds_the_help_of_every_command(
    capsys: pytest.CaptureFixture[str],
) -> None:
    page = (ROOT / "docs" / "reference" / "cli.md").read_text()
    for command in COMMANDS:
        assert f"## tg {command}\n" in page
        with pytest.raises(SystemExit):
            main([command, "--help"])
        shown = " ".join(capsys.readouterr().out.split())
        section = page.partition(f"## tg {command}\n")[2].partition("\n## ")[0]
        for option in re.findall(r"^\| `(--[a-z-]+)", section, re.MULTILINE):
            assert option in shown
        for line in section.partition("```text\n")[2].partition("```")[0].splitlines():
            assert " ".join(line.split()) in shown


def test_exit_codes_are_those_that_are_documented() -> None:
    assert set(EXIT_CODES) == {0, 1, 2, 130}
    assert run_python("-m", "tgcore.cli", "config", "beam").returncode == 0
    assert run_python("-m", "tgcore.cli", "config", "bean").returncode == 1
    assert run_python("-m", "tgcore.cli", "config", "--bean").returncode == 2
    code = "import tgcore.cli.config as c\ndef run(options): raise KeyboardInterrupt\nc.run = run\n"
    code += "import sys; from tgcore.cli import main; sys.exit(main(['config']))"
    assert run_python("-c", code).returncode == 130


@pytest.mark.parametrize(
    "command", [c for c in COMMANDS if c not in ("demo", "new-backend", "profile")]
)
def test_output_without_a_terminal_has_no_colour(
    command: str, capsys: pytest.CaptureFixture[str]
) -> None:
    needs = {"explain": ["Tensor([1]) + 1"], "doctor": ["--limit", "0.01"]}
    main([command, *needs.get(command, [])])
    assert "\x1b" not in capsys.readouterr().out


def test_a_trace_is_summed_up_by_device_lane_and_event(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    trace = tmp_path / "trace.json"
    code = "from tgcore import Context, Tensor\nx = Tensor.ones(8).contiguous().realize()\n"
    code += "for _ in range(3): (x + 1).realize()\n"
    assert run_python("-c", code, TG_PROFILE=str(trace)).returncode == 0
    assert main(["profile", str(trace), "--json"]) == 0
    events = json.loads(capsys.readouterr().out)["events"]
    assert {event["lane"] for event in events} == {"launches"}
    assert sum(event["count"] for event in events) == 4
    assert all(event["seconds"] >= event["longest"] > 0 for event in events)
    assert main(["profile", str(trace), "--limit", "1"]) == 0
    text = capsys.readouterr().out
    assert text.splitlines()[0].split()[:3] == ["device", "lane", "event"]
    assert main(["profile", str(tmp_path / "none.json")]) == 1
    assert "is no trace" in capsys.readouterr().err

"""Progress, colour, sizes and times as people see them; imports that stay light."""

from __future__ import annotations

import io

import pytest

from tests.support.processes import run_python
from tgcore.support.counters import GlobalCounters
from tgcore.support.log import colored, human_size, plain
from tgcore.support.progress import Progress
from tgcore.support.settings import context
from tgcore.support.timing import Stopwatch, human_time


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_progress_prints_a_few_plain_lines_when_it_is_not_on_a_terminal() -> None:
    output = io.StringIO()
    assert list(Progress(range(1000), "counting", stream=output)) == list(range(1000))
    lines = output.getvalue().splitlines()
    assert 1 <= len(lines) <= 6
    assert lines[-1].startswith("counting: 100% 1000/1000 [")
    assert "\r" not in output.getvalue()


def test_progress_draws_one_moving_line_on_a_terminal() -> None:
    output = Terminal()
    with Progress[int](total=4, description="training", stream=output) as bar:
        for _ in range(4):
            bar.update()
    drawn = output.getvalue()
    assert drawn.startswith("\rtraining:  25%|")
    assert drawn.rstrip().split("\r")[-1].startswith("training: 100%|")
    assert drawn.endswith("\n")


def test_progress_without_a_known_end_counts() -> None:
    output = io.StringIO()
    assert len(list(Progress(iter("abc"), stream=output))) == 3
    assert output.getvalue().startswith("3 [")


def test_progress_ends_when_the_loop_breaks() -> None:
    output = Terminal()
    for item in Progress(range(10), stream=output):
        if item == 2:
            break
    assert output.getvalue().count("\n") == 1


def test_colour_follows_the_setting() -> None:
    with context(color="1"):
        text = colored("x", "red")
    assert text == "\x1b[31mx\x1b[0m"
    assert plain(text) == "x"
    with context(color="auto"):
        assert colored("x", "red", stream=io.StringIO()) == "x"


@pytest.mark.parametrize(
    ("count", "text"), [(0, "0 B"), (999, "999 B"), (1500, "1.5 kB"), (3.2e12, "3.2 TB")]
)
def test_sizes_are_short(count: float, text: str) -> None:
    assert human_size(count) == text


@pytest.mark.parametrize(
    ("seconds", "text"), [(2, "2.00 s"), (0.0305, "30.50 ms"), (4e-6, "4.00 us"), (2e-8, "20 ns")]
)
def test_times_are_short(seconds: float, text: str) -> None:
    assert human_time(seconds) == text


def test_a_stopwatch_measures(capsys: pytest.CaptureFixture[str]) -> None:
    with Stopwatch("work") as watch:
        pass
    assert watch.seconds >= 0
    assert capsys.readouterr().out.startswith("work: ")


def test_counters_reset_but_memory_in_use_stays() -> None:
    used = GlobalCounters.mem_used
    GlobalCounters.kernel_count += 1
    GlobalCounters.reset()
    totals = GlobalCounters.snapshot()
    assert totals.pop("mem_used") == used
    assert set(totals.values()) == {0}


def test_importing_the_ground_floor_loads_nothing_heavy() -> None:
    code = (
        "import sys\n"
        "import tgcore.support.settings, tgcore.support.disk_cache, tgcore.support.errors\n"
        "import tgcore.support.counters, tgcore.support.log, tgcore.support.timing\n"
        "heavy = {'numpy', 'pluggy', 'ml_dtypes', 'subprocess', 'inspect', 'dataclasses',\n"
        "         'pathlib', 'hashlib', 'json', 'logging', 'difflib'}\n"
        "print(sorted(heavy & set(sys.modules)))\n"
    )
    result = run_python("-S", "-c", code)
    assert result.stdout.strip() == "[]", result.stderr

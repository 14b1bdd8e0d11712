"""`tg explain` and `tg rules --hits`: what the compiler made of a program, and by which rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tgcore.cli import main
from tgcore.cli.explain import STAGES
from tgcore.rewrite import trace
from tgcore.support.counters import GlobalCounters
from tgcore.support.log import plain
from tgcore.target.stages import STAGE_TABLE

SOFTMAX = "Tensor.arange(32).float().reshape(4, 8).softmax(-1)"


def explain(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """Return the document of `tg explain ARGUMENTS --json`."""
    assert main(["explain", *arguments, "--json"]) == 0
    document: dict[str, Any] = json.loads(capsys.readouterr().out)
    return document


def test_each_kernel_has_its_stages_sizes_rules_source_and_reason(
    capsys: pytest.CaptureFixture[str],
) -> None:
    document = explain(capsys, f"{SOFTMAX}.contiguous().sum(0)")
    [program] = document["programs"]
    kernels = program["kernels"]
    assert [stage["name"] for stage in program["stages"]] == [
        "tensor graph", "tidy", "cut", "fuse", "memory",
    ]  # fmt: skip
    assert [kernel["number"] for kernel in kernels] == list(range(1, len(kernels) + 1))
    assert kernels[-1]["why"] == "a result of the program"
    assert "a buffer was asked for" in [kernel["why"] for kernel in kernels]
    assert sum(kernel["computes"].get("max over an axis", 0) for kernel in kernels) == 1
    assert sum(kernel["computes"].get("add over an axis", 0) for kernel in kernels) == 2
    for kernel in kernels:
        names = [stage["name"] for stage in kernel["stages"]]
        assert names == [*(row.name for row in STAGE_TABLE[1:]), "linear", "source"]
        assert all(stage["nodes"] > 0 for stage in kernel["stages"])
        assert all(stage["milliseconds"] >= 0 for stage in kernel["stages"])
        assert kernel["entry"] in kernel["source"]
        assert len(kernel["global_size"]) == len(kernel["local_size"]) == 3
        assert "graph" not in kernel["stages"][0]


def test_nothing_runs_that_the_program_does_not_read(capsys: pytest.CaptureFixture[str]) -> None:
    before = GlobalCounters.kernel_count
    assert explain(capsys, "Tensor.ones(4).contiguous() + 1")["launched"] == 0
    assert GlobalCounters.kernel_count == before
    assert explain(capsys, "x = (Tensor.ones(4).contiguous() + 1).tolist()")["launched"] > 0


def test_the_short_report_names_kernels_launches_and_reasons_without_colour(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["explain", SOFTMAX, "--device", "NUMPY"]) == 0
    text = capsys.readouterr().out
    assert text == plain(text)
    for word in (
        "nothing was run",
        "kernels for NUMPY",
        "program 1:",
        "kernel 1:",
        "computes",
        "ends at",
        "moves",
        "launch",
        "lowered",
        "a result of the program",
        "rules",
        "--stage all",
    ):
        assert word in text, word  # fmt: skip
    assert len(text.splitlines()) < 30


def test_a_stage_shows_its_graph_and_one_kernel_its_source(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["explain", "Tensor([1.0]).exp()", "--stage", "index-dtype"]) == 0
    text = capsys.readouterr().out
    assert "--- index dtype: index arithmetic gets 32 or 64 bits" in text
    assert "STORE" in text
    assert main(["explain", "Tensor([1.0]).exp()", "--kernel", "1", "--device", "NUMPY"]) == 0
    text = capsys.readouterr().out
    assert "stage         nodes" in text
    assert "def E_1" in text


@pytest.mark.parametrize("stage", [*STAGES, "all"])
def test_every_stage_can_be_shown(stage: str, capsys: pytest.CaptureFixture[str]) -> None:
    program = "(Tensor.ones(8).contiguous() * 3).sum()"
    assert main(["explain", program, "--stage", stage, "--device", "NUMPY"]) == 0
    assert f"--- {'linear' if stage == 'all' else stage}" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["Tensor([1]) + 1", "--stage", "desompose"], "did you mean 'decompose'?"),
        (["Tensor([1]) + 1", "--kernel", "9"], "there is no kernel 9"),
        (["1 + 1"], "nothing was compiled"),
        (["Tensor(["], "this is no Python"),
        (["Tensr([1])"], "NameError: name 'Tensr' is not defined"),
        (["nowhere.py"], "there is no file nowhere.py"),
    ],
)  # fmt: skip
def test_what_cannot_be_explained_is_said(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["explain", *arguments]) == 1
    assert message in capsys.readouterr().err


def test_a_script_is_run_with_its_arguments_and_each_program_reported(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    script = tmp_path / "script.py"
    script.write_text(
        "import sys\nfrom tgcore import Tensor\n"
        "x = Tensor.ones(int(sys.argv[1])).contiguous().realize()\n"
        "print('sum', (x + 1).sum().item())\nraise ValueError('late')\n"
    )
    assert main(["explain", str(script), "--json", "--", "6"]) == 1
    captured = capsys.readouterr()
    document = json.loads(captured.out)
    assert len(document["programs"]) == 2
    assert document["stopped"] == "ValueError: late"
    assert "sum 12" in captured.err


def test_hits_tell_how_often_each_rule_was_applied_and_which_never(
    capsys: pytest.CaptureFixture[str],
) -> None:
    program = "Tensor([[1, 2], [3, 4]]).pad(((1, 1), (0, 2))).reshape(16)[3:13] // 3"
    assert main(["rules", "--hits", program, "--json"]) == 0
    document = json.loads(capsys.readouterr().out)
    fired = {row["name"]: row["hits"] for row in document["fired"]}
    never = {row["name"] for row in document["never"]}
    assert fired and never
    assert not never & set(fired)
    assert fired["FLOORDIV written out"] == 1
    assert main(["rules", "--hits", program]) == 0
    assert f"{sum(fired.values())} rewrites by {len(fired)} rules" in capsys.readouterr().out


def test_counting_leaves_nothing_behind(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--hits", "Tensor([1.0]).exp()"]) == 0
    assert main(["explain", "Tensor([1.0]).exp()"]) == 0
    from tgcore.engine.observe import planners

    assert trace.active is None
    assert planners == []


def test_many_kernels_get_one_line_each(capsys: pytest.CaptureFixture[str]) -> None:
    program = "x = Tensor([1, 2, 3])\nfor n in range(12): x = (x * (n + 2)).contiguous()\nx"
    assert main(["explain", program, "--device", "NUMPY"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert sum("a buffer was asked for" in line for line in lines) == 11
    assert len(lines) < 25


def test_kernels_that_became_one_are_said(capsys: pytest.CaptureFixture[str]) -> None:
    program = "x = Tensor([1.0, 2.0, 3.0]); [x * 2, x + 1]"
    document = explain(capsys, program, "--device", "CPU" if _compiles() else "NUMPY")
    [kernel] = document["programs"][0]["kernels"]
    assert kernel["merged"] == 1
    assert len(kernel["writes"]) == 2


def _compiles() -> bool:
    from tgcore.runtime.devices.search import find_compiler

    return find_compiler() is not None

"""2,000 random programs with fixed seeds on the built-in devices agree with what they mean."""

from __future__ import annotations

import pytest

from tgcore.testing.fuzz import Report, Runner, campaign, explain, generate, run_alone

PARTS = 8
PROGRAMS = 2000


def run(device: str, first: int, count: int) -> Report:
    """Run programs; fail with the shrunk programs of whatever disagreed or raised."""
    with Runner(device) as runner:
        report = campaign(runner, first, count)
        bad = [*report.wrong, *report.raised]
        assert not bad, "\n\n".join(explain(failure, runner, 150) for failure in bad[:3])
    return report


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_programs_agree_on_the_compiling_device(part, capsys):
    share = PROGRAMS // PARTS
    report = run("CPU", part * share, share)
    with capsys.disabled():
        print(f"\n{report.text()}")


@pytest.mark.slow
def test_programs_agree_on_the_interpreting_device(capsys):
    report = run("NUMPY", 100_000, 250)
    with capsys.disabled():
        print(f"\n{report.text()}")


def test_programs_are_as_long_and_as_varied_as_they_should_be():
    report = Report()
    for seed in range(400):
        report.count(generate(seed))
    lengths = sorted(report.lengths)
    assert lengths[0] >= 8 and lengths[-1] <= 40 and lengths[200] >= 15
    assert not report.rare()


def test_the_same_seed_gives_the_same_program():
    assert generate(17).text() == generate(17).text()
    assert generate(17).text() != generate(18).text()


def test_a_program_prints_as_python_that_runs_by_itself(capsys):
    program = generate(23)
    assert run_alone(program) is None
    exec(compile(program.text(), "<program>", "exec"), {})
    assert capsys.readouterr().out.strip()

"""2,000 random programs with fixed seeds on the built-in devices agree with what they mean."""

from __future__ import annotations

import pytest

from tests.fuzz.campaign import Report, campaign, explain
from tests.fuzz.execute import run_alone
from tests.fuzz.generate import generate
from tgcore import Device

PARTS = 8
PROGRAMS = 2000


@pytest.fixture
def on_device(request):
    """Make a device the default for one test."""
    before = Device.DEFAULT
    Device.DEFAULT = request.param
    yield request.param
    Device.DEFAULT = before


def judge(report: Report) -> None:
    """Fail with the shrunk programs of whatever disagreed or raised."""
    bad = [*report.wrong, *report.raised]
    assert not bad, "\n\n".join(explain(failure, 150) for failure in bad[:3])


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("on_device", ["CPU"], indirect=True)
def test_programs_agree_on_the_compiling_device(on_device, part, capsys):
    share = PROGRAMS // PARTS
    report = campaign(part * share, share)
    with capsys.disabled():
        print(f"\n{report.text()}")
    judge(report)


@pytest.mark.slow
@pytest.mark.parametrize("on_device", ["NUMPY"], indirect=True)
def test_programs_agree_on_the_interpreting_device(on_device, capsys):
    report = campaign(100_000, 250)
    with capsys.disabled():
        print(f"\n{report.text()}")
    judge(report)


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

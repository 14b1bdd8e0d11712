"""2,000 random programs with fixed seeds on the built-in devices agree with what they mean.

The first half runs by default, the second is marked `long`; the histogram of each is judged.
"""

from __future__ import annotations

import os
import pickle
import time
from pathlib import Path

import pytest

from tgcore.ir import dtypes
from tgcore.testing.fuzz import Report, Runner, campaign, explain, generate, run_alone
from tgcore.testing.fuzz.families import NAMES, VALUES, Family, family
from tgcore.testing.fuzz.isolate import Child, CrashError
from tgcore.testing.fuzz.report import EXPECTED

PARTS = 4
PROGRAMS = 1000  # in each half


def run(device: str, first: int, count: int, which: Family = VALUES) -> Report:
    """Run programs; fail with the shrunk programs of whatever disagreed or raised."""
    with Runner(device, family=which) as runner:
        report = campaign(runner, first, count)
        bad = [*report.wrong, *report.raised]
        assert not bad, "\n\n".join(explain(failure, runner, 150) for failure in bad[:3])
    return report


@pytest.fixture
def shared(tmp_path_factory):
    """A folder that all worker processes of this run of pytest see."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "fuzz-parts"
    folder.mkdir(exist_ok=True)
    return folder


def put_together(folder: Path, half: int, part: int, report: Report) -> Report | None:
    """Leave a part's report in `folder`; return that of its half once all parts are there."""
    mine = folder / f"{half}-{part}.tmp"
    mine.write_bytes(pickle.dumps(report))
    mine.rename(folder / f"{half}-{part}.part")
    files = sorted(folder.glob(f"{half}-*.part"))
    if len(files) < PARTS:
        return None
    whole = Report()
    for file in files:
        whole.add(pickle.loads(file.read_bytes()))
    return whole


HALVES = [pytest.param(0, id="first"), pytest.param(1, id="second", marks=pytest.mark.long)]


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("half", HALVES)
def test_programs_agree_on_the_compiling_device(half, part, capsys, shared):
    share = PROGRAMS // PARTS
    report = run("CPU", half * PROGRAMS + part * share, share)
    whole = put_together(shared, half, part, report)
    if whole is None:  # the part that ends last judges them together
        return
    with capsys.disabled():
        print(f"\n{whole.text()}")
    lengths = sorted(whole.lengths)
    assert whole.programs == PROGRAMS
    assert lengths[0] >= 8 and lengths[-1] <= 40 and lengths[PROGRAMS // 2] >= 15
    assert len(whole.raised) < 0.02 * PROGRAMS
    assert sorted(whole.histogram) == sorted(EXPECTED)
    assert not whole.rare()


@pytest.mark.slow
def test_programs_agree_on_the_interpreting_device(capsys):
    report = run("NUMPY", 100_000, 250)
    with capsys.disabled():
        print(f"\n{report.text()}")


# the updates that fail show in few programs, so most of them are left to the long run
UPDATES = [
    pytest.param("CPU", 0, 24),
    pytest.param("NUMPY", 50_000, 10),
    pytest.param("CPU", 1000, 250, marks=pytest.mark.long),
    pytest.param("NUMPY", 60_000, 60, marks=pytest.mark.long),
]


@pytest.mark.slow
@pytest.mark.parametrize(("device", "first", "count"), UPDATES)
def test_updates_at_places_in_tensors_agree(device, first, count):
    report = run(device, first, count, family("updates"))
    assert report.programs == count
    used = report.histogram["operations"]
    assert used["scatter"] and used["put"] and used["lookup_gradient"]


def test_a_family_has_programs_of_its_own():
    drawn = {name: family(name).draw(5, None) for name in NAMES}
    assert drawn["values"].text() == generate(5).text()
    assert drawn["updates"].text() != drawn["values"].text()
    with pytest.raises(KeyError, match="there is no family 'others'; there are values, updates"):
        family("others")


def test_a_device_without_some_dtypes_gets_programs_without_them():
    kinds = [dtypes.int32, dtypes.float32, dtypes.bool]
    used = set().union(*[generate(seed, kinds).dtypes for seed in range(40)])
    assert used == {"int32", "float32", "bool"}


def test_a_category_that_never_appears_is_rare():
    report = Report()
    report.count(generate(1))
    report.count_kernels([2])
    assert "kernels: 9 and more in 0.0 %" in report.rare()
    assert any(line.startswith("operations: ") for line in report.rare())


def test_a_device_that_does_not_open_is_one_error_not_many():
    with pytest.raises(CrashError, match="there is no device NOWHERE"), Runner("NOWHERE"):
        pass


def test_a_call_that_ends_or_hangs_the_process_is_a_finding_and_the_next_one_works():
    child = Child("NUMPY", patience=2)
    with pytest.raises(CrashError, match="signal 6 .SIGABRT."):
        child(os.abort)
    with pytest.raises(CrashError, match="the process ended with status 3"):
        child(os._exit, 3)
    with pytest.raises(CrashError, match="no answer within 2 s"):
        child(time.sleep, 60)
    with pytest.raises(CrashError, match="ValueError: invalid literal"):
        child(int, "bad")
    assert child(abs, -4) == 4
    child.close()


def test_the_same_seed_gives_the_same_program():
    assert generate(17).text() == generate(17).text()
    assert generate(17).text() != generate(18).text()


def test_a_program_prints_as_python_that_runs_by_itself(capsys):
    program = generate(23)
    assert run_alone(program) is None
    exec(compile(program.text(), "<program>", "exec"), {})
    assert capsys.readouterr().out.strip()

"""The conformance suite fails a device with one fault at the level of the fault, and not below.

`seeded/` is a distribution with a family of devices for each fault. The quick test runs the tests
that must find a fault, and some of the levels below; the long one all levels up to the fault's.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from tests.faulty.installing import ROOT, Environment, install_once
from tests.support.needs import needs_installed, needs_program

LEVELS = ("L0", "L1", "L2", "L3", "L4", "L5")
FUZZ_SECONDS = 30


class Seed(NamedTuple):
    """A family, the level at which it must fail, and tests that find it."""

    family: str
    level: str
    found_by: tuple[str, ...]


SEEDS: tuple[Seed, ...] = (
    Seed("SLOW_PROBE", "L0", ("probe_is_bounded",)),
    Seed("REOPEN", "L0", ("close_and_reopen",)),
    Seed("FORK", "L0", ("fork",)),
    Seed("HELD_FILES", "L0", ("close_leaks_nothing",)),
    Seed("VIEW_OFFSET", "L1", ("copy_in_at_offset[100]",)),
    Seed("ODD_COPY", "L1", ("round_trip[7]",)),
    Seed("SHARED_MEMORY", "L1", ("buffers_do_not_overlap",)),
    Seed("TRANSFER", "L1", ("copy_on_the_device[1023]",)),
    Seed("SIGNED_COMPARE", "L2", ("operation[CMPLT-uint32]",)),
    Seed("ARGUMENTS", "L2", ("arguments[14]",)),
    Seed("VARIABLE", "L2", ("variables",)),
    Seed("CACHED_NAME", "L2", ("operation[MUL-int32]",)),
    Seed("BARRIER", "L2", ("barriers",)),
    Seed("ROUNDED_SUM", "L3", ("forward[cast_to_int64]",)),
    Seed("LOST_NAN", "L3", ("forward[clip_of_special_values]",)),
    Seed("SHIFTED_DIVISION", "L3", ("forward[div_trunc_power_of_two]",)),
    Seed("PADDED_TRUTH", "L3", ("forward[pad]",)),
    Seed("STALE_CAPTURE", "L4", ("replays_see_new_inputs[1000]",)),
    Seed("GRAPH_VARIABLES", "L4", ("replays_see_variables_in_sizes",)),
    Seed("GRAPH_ORDER", "L4", (
        "state_is_written_in_order", "memory_that_kernels_of_a_graph_share_is_reused_in_order",
    )),
    Seed("UNORDERED_COPY", "L4", ("devices_of_the_family_exchange_data",)),
    Seed("ROOT_OF_ZERO", "L5", ("random_programs",)),
    Seed("THIRD_RESULT", "L5", ("random_programs",)),
)  # fmt: skip
# tests of each level that a fault of a higher one must pass
SAMPLE = {
    "L0": ("opens", "capabilities_are_sane"),
    "L1": ("buffers_do_not_overlap", "copy_in_at_offset[100]",
           "copy_on_the_device[1023]", "round_trip[7]"),
    "L2": ("operation[CMPLT-uint32]", "cast[float32-to-int32]",
           "arguments[14]", "variables", "gate[int32-37]"),
    "L3": ("forward[add]",),
    "L4": ("replays_see_new_inputs[1000]", "state_is_written_in_order"),
}  # fmt: skip
RIGHT = {"NOTHING": "L2", "GROUPS": "L2", "QUEUE": "L5"}  # as far as it adds anything


@pytest.fixture(scope="session")
def seeded(shared: Path) -> Environment:
    """An environment with the distribution of seeded faults."""
    needs_installed("pip", "setuptools", extra="dev")
    needs_program("cc", "gcc", "clang", "tcc")
    return install_once(shared / "seeded", [Path(__file__).resolve().parent / "seeded"])


def conformance(
    seeded: Environment, family: str, level: str, folder: Path, tests: list[str]
) -> dict[str, Any]:
    """Run the suite (or some of its tests) on a family; return its report."""
    chosen = [_address(test) for test in tests] or ["tgcore.testing"]
    (folder / "run").mkdir()
    result = seeded.run(
        "-m", "pytest", "--pyargs", *chosen, "-q", "-p", "no:cacheprovider", "-p", "no:xdist",
        "--tg-device", f"SEEDED_{family}", "--tg-level", level, "--tg-report", str(folder),
        "--tg-fuzz-seconds", str(FUZZ_SECONDS), timeout=3600, cwd=folder / "run", TG_SPEC="0",
    )  # fmt: skip
    report = folder / "conformance.json"
    assert report.exists(), result.stdout + result.stderr
    document: dict[str, Any] = json.loads(report.read_text())
    return document


def _address(test: str) -> str:
    """Return what pytest calls a test of the suite, in whichever file it is."""
    start = f"def test_{test.partition('[')[0]}("
    for path in sorted((ROOT / "tgcore" / "testing" / "suite").glob("test_l*.py")):
        if start in path.read_text():
            return f"tgcore.testing.suite.{path.stem}::test_{test}"
    raise KeyError(f"the suite has no test {test}")


def _failed(report: dict[str, Any]) -> dict[str, list[str]]:
    """Return the ids of what failed, by level."""
    found: dict[str, list[str]] = {}
    for one in report["tests"]:
        if one["outcome"] not in ("passed", "does not apply"):
            found.setdefault(one["id"][:2], []).append(one["id"])
    return found


def _below(level: str) -> tuple[str, ...]:
    return LEVELS[: LEVELS.index(level)]


@pytest.mark.slow
@pytest.mark.parametrize("seed", SEEDS, ids=lambda seed: seed.family)
def test_a_fault_is_found_at_its_level(seed: Seed, seeded: Environment, tmp_path: Path) -> None:
    sample = [test for level in _below(seed.level) for test in SAMPLE[level]]
    tests = [*sample, *seed.found_by]
    report = conformance(seeded, seed.family, seed.level, tmp_path, tests)
    assert len(report["tests"]) == len(tests)
    assert list(_failed(report)) == [seed.level]
    assert len(_failed(report)[seed.level]) == len(seed.found_by)


# of the highest levels one each: a run to there takes minutes
HIGH = ("LOST_NAN", "STALE_CAPTURE", "ROOT_OF_ZERO")
WHOLE = [seed for seed in SEEDS if seed.level < "L3" or seed.family in HIGH]


@pytest.mark.long
@pytest.mark.parametrize("seed", WHOLE, ids=lambda seed: seed.family)
def test_the_levels_below_a_fault_are_reached(
    seed: Seed, seeded: Environment, tmp_path: Path
) -> None:
    report = conformance(seeded, seed.family, seed.level, tmp_path, [])
    assert report["complete"]
    assert list(_failed(report)) == [seed.level]
    assert report["level"] == (_below(seed.level) or ("",))[-1]


@pytest.mark.long
@pytest.mark.parametrize("family", RIGHT)
def test_the_devices_that_faults_derive_from_are_right(
    family: str, seeded: Environment, tmp_path: Path
) -> None:
    report = conformance(seeded, family, RIGHT[family], tmp_path, [])
    assert not _failed(report)
    assert report["level"] == RIGHT[family]


def test_there_are_at_least_two_faults_of_each_level() -> None:
    assert len(SEEDS) >= 20
    for level in LEVELS:
        assert sum(seed.level == level for seed in SEEDS) >= 2, level

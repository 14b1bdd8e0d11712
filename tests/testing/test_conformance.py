"""The conformance suite as a product: what it refuses, what it reports, and how a run ends."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from tests.support.processes import run_python
from tgcore.cli.conformance import _outcome
from tgcore.ir import dtypes
from tgcore.target import Capabilities, TensorCore
from tgcore.testing.conformance import id_of
from tgcore.testing.conformance.bytes import difference, pattern
from tgcore.testing.conformance.expected import ExpectedError, check_known, read_gaps
from tgcore.testing.conformance.kernels import Bench, mismatch
from tgcore.testing.conformance.operations import rounded
from tgcore.testing.conformance.report import FAILED, GAP, PASSED, SKIPPED, STALE, Report
from tgcore.testing.conformance.sanity import capability_faults
from tgcore.testing.conformance.structures import stored
from tgcore.testing.conformance.table import pairs
from tgcore.testing.operators import all_operators

SUITE = """
import pytest
from tgcore.testing.conformance import does_not_apply, fault, level
pytestmark = level({level!r})

def test_opens(device, spot): assert spot == device.name == "NUMPY"

@pytest.mark.parametrize("size", (1, 2))
def test_sizes(size): fault("2 bytes", "1 byte", "copy_in") if size == 1 else None

def test_known(): assert 1 == 2
def test_mended(): pass
def test_unclaimed(): does_not_apply("it has no local memory")
"""
GAPS = """
[[gap]]
test = "L0.known"
reason = "bug 12"
[[gap]]
test = "L0.mended"
reason = "bug 13"
[[gap]]
test = "L0.opens"
reason = "only elsewhere"
device = "OTHER*"
"""


def run_suite(
    folder: Path, *options: str, level: str = "L0", device: str = "NUMPY", gaps: str = ""
) -> subprocess.CompletedProcess[str]:
    """Run a small suite of our own in a process of its own."""
    (folder / "test_small.py").write_text(SUITE.format(level=level))
    if gaps:
        (folder / "conformance.toml").write_text(gaps)
    named = ["--tg-device", device] if device else []
    return run_python(
        "-m", "pytest", "test_small.py", "-c", "/dev/null", "--rootdir", str(folder), "-q",
        "-p", "no:cacheprovider", "-p", "no:xdist", *named, *options, cwd=folder,
    )  # fmt: skip


def text_of(done: subprocess.CompletedProcess[str]) -> str:
    return done.stdout + done.stderr


# *** a whole run ***


def test_a_run_reports_every_gap_in_one_line(tmp_path: Path) -> None:
    done = run_suite(tmp_path, "--tg-level", "L0", "--tg-report", "report", gaps=GAPS)
    assert done.returncode == 1, text_of(done)
    lines = done.stdout.splitlines()
    assert "NUMPY: tgcore conformance 1.0, no level, 2 of 5" in lines
    assert "failed: L0.sizes.1: expected 2 bytes; found 1 byte; look at copy_in" in lines
    assert "gap: L0.known: bug 12" in lines
    assert "does not apply: 1 x it has no local memory" in lines
    assert f"report: {tmp_path / 'report' / 'conformance.md'} and .json" in lines
    assert "stale gap: L0.mended: listed as a gap, but it passes: take it out of the list" in lines
    document = json.loads((tmp_path / "report" / "conformance.json").read_text())
    assert {test["id"]: test["outcome"] for test in document["tests"]} == {
        "L0.known": GAP, "L0.mended": STALE, "L0.opens": PASSED, "L0.sizes.1": FAILED,
        "L0.sizes.2": PASSED, "L0.unclaimed": SKIPPED,
    }  # fmt: skip
    assert (document["device"], document["target"]) == ("NUMPY", "NUMPY:PY")
    assert document["passed"], document["of"] == (2, 5)
    page = (tmp_path / "report" / "conformance.md").read_text()
    assert page.startswith("# tgcore conformance 1.0, no level, 2 of 5\n")
    assert "* `L0.unclaimed`: does not apply: it has no local memory" in page


def test_reasons_of_one_kind_are_told_once_with_their_number() -> None:
    report = Report("X")
    texts = ["vectors of float32 x 2 are not claimed", "vectors of int16 x 8 are not claimed",
             "has_local is not claimed", "has_local is not claimed", "threads is 1"]  # fmt: skip
    for number, text in enumerate(texts):
        result = report.result(f"L2.some.{number}")
        result.outcome, result.line = SKIPPED, f"does not apply: {text}"
    wanted = ["2 x has_local is not claimed", "2 x vectors of ... are not claimed",
              "1 x threads is 1"]  # fmt: skip
    assert sorted(report.reasons()) == sorted(wanted)
    assert report.reasons()[-1] == wanted[-1]
    for number in range(12):
        report.result(f"L2.more.{number}").outcome = SKIPPED
        report.result(f"L2.more.{number}").line = "alone " + "x" * number
    assert report.short_reasons()[-1] == "does not apply: 5 more reasons, in the report"


def test_without_a_device_the_plugin_does_nothing(tmp_path: Path) -> None:
    done = run_suite(tmp_path, "-rs", device="")
    assert done.returncode == 5, text_of(done)
    assert "the conformance suite needs --tg-device NAME" in done.stdout
    assert "conformance 1.0" not in done.stdout


@pytest.mark.parametrize(
    ("gaps", "text"),
    [
        ("[[gap]\ntest = 1", "conformance.toml cannot be read: Expected ']]'"),
        ('[[gap]]\ntest = "L0.knwon"\nreason = "x"', "there is no test L0.knwon"),
    ],
)
def test_a_list_of_gaps_that_cannot_be_used_is_an_error(
    gaps: str, text: str, tmp_path: Path
) -> None:
    done = run_suite(tmp_path, gaps=gaps)
    assert done.returncode == 4, text_of(done)
    assert text in text_of(done)


def test_a_named_list_must_be_there(tmp_path: Path) -> None:
    done = run_suite(tmp_path, "--tg-conformance", "missing.toml")
    assert done.returncode == 4
    assert "missing.toml cannot be read" in text_of(done)


def test_nothing_collected_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "test_other.py").write_text("def test_other(): pass\n")
    done = run_python("-m", "pytest", "test_other.py", "-c", "/dev/null", "--rootdir",
                      str(tmp_path), "-q", "--tg-device", "NUMPY", cwd=tmp_path)  # fmt: skip
    assert done.returncode == 4, text_of(done)
    assert "no conformance test was collected" in text_of(done)


def test_a_name_that_is_no_device_is_an_error(tmp_path: Path) -> None:
    done = run_suite(tmp_path, device="NUMPY:1:2:3:4")
    assert done.returncode == 4
    assert "tgcore conformance: 'NUMPY:1:2:3:4' is no device" in text_of(done)


def test_a_partial_run_claims_no_level(tmp_path: Path) -> None:
    done = run_suite(tmp_path, "--tg-level", "L0", "-k", "opens")
    assert done.returncode == 0, text_of(done)
    assert "NUMPY: tgcore conformance 1.0, partial run, 1 of" in done.stdout


def test_a_device_that_does_not_open_ends_the_run() -> None:
    done = run_python("-m", "pytest", "--pyargs", "tgcore.testing", "-c", "/dev/null", "-q",
                      "--tg-device", "NOSUCH", "--tg-level", "L1", cwd="/")  # fmt: skip
    assert done.returncode == 1, text_of(done)
    assert "NOSUCH does not open: nothing else was tested" in text_of(done)
    assert "failed: L0.opens: expected the device to open" in done.stdout
    assert "there is no device NOSUCH" in done.stdout


def test_ids_of_the_suite_are_collected_and_unique() -> None:
    done = run_python("-m", "pytest", "--pyargs", "tgcore.testing", "-c", "/dev/null", "-q",
                      "--collect-only", "--tg-device", "NUMPY", cwd="/")  # fmt: skip
    assert done.returncode == 0, text_of(done)
    names = [line for line in done.stdout.splitlines() if "::" in line]
    assert len(names) > 1250
    assert len(names) == len(set(names))


@pytest.mark.slow
def test_tg_plugins_check_runs_the_suite_in_a_child(tmp_path: Path) -> None:
    done = run_python("-m", "tgcore.cli", "plugins", "check", "numpy", "--level", "L1",
                      "--report", "report", "--json", cwd=tmp_path)  # fmt: skip
    document = json.loads(done.stdout)
    assert done.returncode == 0, text_of(done)
    (report,) = document["conformance"]
    assert report["level"] == "L1"
    assert document["checks"][-1]["what"].startswith("tgcore conformance 1.0, level L1, ")
    assert (tmp_path / "report" / "conformance.md").exists()


@pytest.mark.parametrize(
    ("code", "running", "error"),
    [
        (-11, "L1.round-trip.64", "the process died of SIGSEGV in L1.round-trip.64"),
        (-9, "", "the process died of SIGKILL"),
        (4, "", "tgcore conformance: x.toml: gap must be written [[gap]]"),
        (2, "", "pytest ended with exit code 2: the last line"),
    ],
)
def test_what_became_of_the_child_is_told(
    code: int, running: str, error: str, tmp_path: Path
) -> None:
    if running:
        (tmp_path / "conformance.running").write_text(running)
    said = "ERROR: tgcore conformance: x.toml: gap must be written [[gap]]\nthe last line"
    done = subprocess.CompletedProcess([], code, "", said)
    assert _outcome(done, tmp_path)["error"] == error


def test_the_plugin_loads_nothing_but_pytest() -> None:
    code = (
        "import sys, pytest\nbefore = set(sys.modules)\nimport tgcore.testing.plugin\n"
        "print(sorted(set(sys.modules) - before))"
    )
    found = run_python("-c", code).stdout.strip()
    assert found == "['tgcore', 'tgcore.testing', 'tgcore.testing.plugin']"


# *** its parts ***


def test_a_level_needs_all_tests_of_the_levels_below() -> None:
    report = Report("X", "L2", expected={"L0": 1, "L1": 2, "L2": 1})
    for name in ("L0.a", "L1.a", "L1.b", "L2.a"):
        report.result(name)
    assert (report.level(), report.headline()[-16:]) == ("L2", "level L2, 4 of 4")
    report.results["L1.b"].outcome = GAP
    assert (report.level(), report.counts()) == ("L2", (3, 4))
    report.results["L1.b"].outcome = SKIPPED
    assert (report.level(), report.counts()) == ("L2", (3, 3))
    report.results["L1.b"].outcome = FAILED
    assert report.level() == "L0"
    del report.results["L1.b"]
    assert report.level() == "L0"
    report.results["L0.a"].outcome = STALE
    assert report.level() == ""


def test_a_level_of_which_nothing_applies_is_not_reached() -> None:
    report = Report("X", "L1")
    report.result("L0.a")
    report.result("L1.a").outcome = SKIPPED
    assert report.level() == "L0"


def test_ids_come_from_level_name_and_parameter() -> None:
    assert id_of("L1", "test_copy_in_at_offset", "64") == "L1.copy-in-at-offset.64"
    assert id_of("L0", "test_opens") == "L0.opens"


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("x = 1", "it has 'x' at its top"),
        ("[gap]\ntest = 'a'", "gap must be written [[gap]]"),
        ("[[gap]]\ntest = 'L0.a'", "gap 1 needs both test and reason"),
        ("[[gap]]\ntest = 'L0.a'\nreason = 'r'\nwhy = 1", "gap 1 has the unknown key 'why'"),
        ("[[gap]]\ntest = 'L0.a'\nreason = 'r'\nrun = 'no'", "gap 1: run must be a bool"),
        ("[[gap]]\ntest = 'L0.a'\nreason = 'r'\n" * 2, "L0.a is listed twice"),
    ],
)
def test_what_a_list_of_gaps_may_not_say(text: str, error: str, tmp_path: Path) -> None:
    path = tmp_path / "conformance.toml"
    path.write_text(text)
    with pytest.raises(ExpectedError) as caught:
        read_gaps(path, "X")
    assert error in str(caught.value)


def test_gaps_of_other_devices_do_not_count(tmp_path: Path) -> None:
    path = tmp_path / "conformance.toml"
    path.write_text("[[gap]]\ntest = 'L0.a'\nreason = 'r'\ndevice = 'acme:1*'\n")
    assert read_gaps(path, "ACME:1:LLVM")["L0.a"].reason == "r"
    assert read_gaps(path, "ACME") == {}


def test_an_unknown_id_is_told_with_the_nearest_one(tmp_path: Path) -> None:
    path = tmp_path / "conformance.toml"
    path.write_text("[[gap]]\ntest = 'L1.round-trip.65'\nreason = 'r'\n")
    gaps = read_gaps(path, "X")
    with pytest.raises(ExpectedError, match=r"did you mean L1.round-trip.64\?"):
        check_known(gaps, {"L1.round-trip.64", "L0.opens"}, {"L0", "L1"}, path)
    check_known(gaps, {"L0.opens"}, {"L0"}, path)  # level L1 was not collected


def test_differences_of_bytes_say_what_they_look_like() -> None:
    wanted = pattern(1000)
    assert difference(wanted, wanted) == ""
    late = np.concatenate([np.full(7, 1, np.uint8), wanted[:-7]])
    assert difference(late, wanted).endswith("; the bytes lie 7 too far on")
    cut = wanted.copy()
    cut[600:] = 0
    assert "the first at 600" in difference(cut, wanted)
    assert difference(cut, wanted).endswith("; from there on all are 0")
    assert difference(wanted[:10], wanted) == "10 bytes, not 1000"


def test_mismatches_of_elements_say_where_and_guess_why() -> None:
    wanted = np.array([1, -2, 3], np.int8)
    assert mismatch(wanted.tobytes(), wanted, None, 0.0, 0.0) == ""
    found = np.array([1, 126, 3], np.int8)
    text = mismatch(found.tobytes(), wanted, None, 0.0, 0.0)
    assert text == (
        "1 of 3 elements differ, the first at 1: 126, not -2; signed and unsigned are mixed up"
    )
    floats = np.array([np.nan, 1.0, 1e-40], np.float32)
    flushed = np.array([np.nan, 1.0, 0.0], np.float32)
    assert mismatch(flushed.tobytes(), floats, dtypes.float32, 0.0, 0.0) == ""


@pytest.mark.parametrize("dtype", (dtypes.bfloat16, *dtypes.fp8s), ids=lambda dtype: dtype.name)
def test_rounding_agrees_with_another_implementation(dtype: Any) -> None:
    from tgcore.testing.arithmetic import numpy_dtype

    rng = np.random.default_rng(1)
    values = np.concatenate([
        rng.standard_normal(4000) * np.exp2(rng.integers(-20, 20, 4000)),
        [0.0, -0.0, np.inf, -np.inf, np.nan, 448.0, 464.0, 465.0, 57344.0, 61440.0, 1e38, 3.4e38],
    ]).astype(np.float32)  # fmt: skip
    with np.errstate(all="ignore"):
        other = values.astype(numpy_dtype(dtype)).astype(np.float64)
    ours = rounded(values.astype(np.float64), dtype).astype(np.float64)
    assert np.array_equal(ours, other, equal_nan=True)


def test_capabilities_that_contradict_themselves_are_told() -> None:
    assert capability_faults(Capabilities()) == []
    wrong = Capabilities(
        arithmetic=frozenset({dtypes.int32, dtypes.bool, dtypes.float32, dtypes.fp8e4m3}),
        storage=frozenset({dtypes.int32, dtypes.bool, dtypes.float32}),
        ops=frozenset(), vector_bytes=24, has_local=True, group_threads=64, warp_size=0,
    )  # fmt: skip
    found = capability_faults(wrong)
    for text in (
        "arithmetic holds fp8e4m3, but storage does not", "ops lacks ADD",
        "vector_bytes is 24, not a power of two", "has_local needs local_bytes and a grid",
        "local_limits allow 1", "warp_size is 0",
    ):  # fmt: skip
        assert any(text in line for line in found), (text, found)


def test_a_matrix_unit_without_places_for_all_elements_is_told() -> None:
    unit = TensorCore((2, 2, 1), 1, dtypes.float32, dtypes.float32, ("m0",), ("n0",), ("n0",), "u")
    (line,) = capability_faults(Capabilities(tensor_cores=(unit,)))
    assert line == "tensor core u: layout_c lacks m0: some elements have no place"


def test_a_matrix_unit_wider_than_a_warp_is_told() -> None:
    unit = TensorCore((2, 1, 1), 2, dtypes.float32, dtypes.float32, ("-",), ("n0",), ("n0",), "u")
    facts = Capabilities(
        tensor_cores=(unit,), grid_limits=(8,), group_threads=2, local_limits=(2, 1, 1)
    )
    assert capability_faults(facts) == ["tensor core u: 2 threads, but warp_size is 1"]


def test_a_share_of_the_table_has_every_sample_and_every_dtype() -> None:
    for row in all_operators():
        cases, chosen = row.cases(), pairs(row.cases())
        assert {case.number for case in chosen} == {case.number for case in cases}, row.name
        assert {case.dtype for case in chosen} == {case.dtype for case in cases}, row.name
        assert len(chosen) <= max(len(row.samples), len(row.dtypes))


def test_kernels_in_a_type_that_a_target_lacks_do_not_apply() -> None:
    caps = Capabilities()
    short = frozenset({dtypes.float64, dtypes.int64, dtypes.float16})
    caps = Capabilities(storage=caps.storage - short, arithmetic=caps.arithmetic - short)
    bench = Bench(SimpleNamespace(capabilities=caps))
    with pytest.raises(pytest.skip.Exception, match="float64 is not claimed"):
        bench.load(stored(dtypes.float64, 7))
    with pytest.raises(pytest.fail.Exception, match="renderer"):  # emulated: it is compiled
        bench.load(stored(dtypes.int64, 7))

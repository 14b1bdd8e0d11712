"""One run of the conformance suite: which tests, on which device, and what became of each.

Registered by `tgcore.testing.plugin` when `--tg-device` is given. It holds the fixtures of the
suite, refuses a run that would test nothing, turns known gaps into strict expected failures and
gives every outcome to the report.
"""

from __future__ import annotations

import os
import platform
import shutil
import sys
import tempfile
from collections.abc import Generator
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

import pytest

from tgcore.support.settings import settings
from tgcore.testing import conformance
from tgcore.testing.conformance import LEVELS, id_of
from tgcore.testing.conformance.expected import (
    DEFAULT_FILE,
    ExpectedError,
    Gap,
    check_known,
    read_gaps,
)
from tgcore.testing.conformance.report import FAILED, GAP, SKIPPED, STALE, Report

if TYPE_CHECKING:
    from tgcore.runtime.base import BaseDevice

RUNNING = "conformance.running"
OPENS = id_of("L0", "test_opens")
_ID, _LINE, _CHECKS = "tg_id", "tg_line", "tg_checks"
_STALE_MARK = "[XPASS(strict)]"


class _Run:
    """The state of one run."""

    def __init__(self, config: pytest.Config) -> None:
        self.device: str = config.getoption("tg_device")
        self.highest: str = config.getoption("tg_level")
        self.folder: str = config.getoption("tg_report")
        self.path = _gap_file(config)
        self.gaps: dict[str, Gap] = {}
        self.cache = self.default = ""
        self.report = Report(self.device, self.highest)

    def running(self, name: str) -> None:
        """Leave a note of the test that runs, for whoever finds that the process died."""
        if self.folder:
            (Path(self.folder) / RUNNING).write_text(name, encoding="utf-8")


_KEY = pytest.StashKey[_Run]()


def start(config: pytest.Config) -> None:
    """Begin a run: read the list of gaps and make the device the default one.

    Raises
    ------
    pytest.UsageError
        When the device's name or the list of gaps cannot be read.
    """
    from tgcore.support.errors import TgError
    from tgcore.target import Target

    config.addinivalue_line("markers", "level(name): level of conformance that a test belongs to")
    run = _Run(config)
    run.default = settings.dev
    try:
        settings.dev = str(Target.parse(run.device))
        if run.path is not None:
            run.gaps = read_gaps(run.path, run.device)
    except TgError as error:
        raise pytest.UsageError(f"tgcore conformance: {error}") from None
    if run.folder:
        Path(run.folder).mkdir(parents=True, exist_ok=True)
    if not settings.cache_dir:  # what an earlier version of the plugin compiled proves nothing
        run.cache = settings.cache_dir = tempfile.mkdtemp(prefix="tgcore-conformance-")
    conformance._active.append(run.device)
    config.stash[_KEY] = run
    config.pluginmanager.register(sys.modules[__name__], "tgcore-conformance")


def _gap_file(config: pytest.Config) -> Path | None:
    named = config.getoption("tg_conformance")
    if named:
        return Path(named)
    found = Path(DEFAULT_FILE)
    return found if found.exists() else None


def pytest_unconfigure(config: pytest.Config) -> None:
    """End the run."""
    run = config.stash.get(_KEY, None)
    if run is not None:
        settings.dev = run.default
        if run.cache:
            settings.cache_dir = ""
            shutil.rmtree(run.cache, ignore_errors=True)
        conformance._active.clear()
        del config.stash[_KEY]


# *** which tests ***


def _level_of(item: pytest.Item) -> str:
    mark = item.get_closest_marker("level")
    return str(mark.args[0]) if mark is not None and mark.args and mark.args[0] in LEVELS else ""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(
    session: pytest.Session, config: pytest.Config, items: list[pytest.Item]
) -> None:
    """Name the tests, leave out higher levels, and mark the known gaps."""
    run = config.stash[_KEY]
    names: dict[str, pytest.Item] = {}
    left: list[pytest.Item] = []
    for item in items:
        level = _level_of(item)
        if not level:
            continue
        name = _name(item, level)
        if name in names:
            raise pytest.UsageError(f"tgcore conformance: two tests are called {name}")
        names[name] = item
        item.user_properties.append((_ID, name))
        if LEVELS.index(level) > LEVELS.index(run.highest):
            left.append(item)
    if not names and not session.testsfailed:
        raise pytest.UsageError(
            "tgcore conformance: no conformance test was collected; run "
            "'pytest --pyargs tgcore.testing --tg-device NAME', with at least level L0"
        )
    _apply_gaps(run, names, config)
    for item in left:
        items.remove(item)
    config.hook.pytest_deselected(items=left) if left else None
    for name, item in names.items():
        if item not in left:
            run.report.expected[name[:2]] = run.report.expected.get(name[:2], 0) + 1
    wanted = LEVELS[: LEVELS.index(run.highest) + 1]
    run.report.complete = all(level in run.report.expected for level in wanted)
    items.sort(key=_level_of)  # stable: within a level, and before it, the order stays


def _name(item: pytest.Item, level: str) -> str:
    function = getattr(item, "originalname", None) or item.name
    call = getattr(item, "callspec", None)
    return id_of(level, function, call.id if call is not None else "")


def _apply_gaps(run: _Run, names: dict[str, pytest.Item], config: pytest.Config) -> None:
    if run.path is None:
        return
    if not any("::" in argument for argument in config.args):
        try:
            check_known(run.gaps, set(names), {name[:2] for name in names}, run.path)
        except ExpectedError as error:
            raise pytest.UsageError(f"tgcore conformance: {error}") from None
    for name, gap in run.gaps.items():
        if name in names:
            names[name].add_marker(pytest.mark.xfail(strict=True, reason=gap.reason, run=gap.run))


def pytest_deselected(items: list[pytest.Item]) -> None:
    """A run from which other options took tests claims no level."""
    for item in items:
        run = item.config.stash[_KEY]
        level = _level_of(item)
        if level and LEVELS.index(level) <= LEVELS.index(run.highest):
            run.report.complete = False


# *** what became of each ***


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> None:
    """Note which test runs."""
    name = dict(item.user_properties).get(_ID)
    if name:
        item.config.stash[_KEY].running(str(name))


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[Any]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Keep the first line of what a test raised."""
    report = yield
    if call.excinfo is not None:
        lines = str(call.excinfo.value).strip().splitlines()
        kind = call.excinfo.type.__name__
        known = call.excinfo.errisinstance((pytest.fail.Exception, pytest.skip.Exception))
        text = lines[0] if lines else kind
        report.user_properties.append((_LINE, text if known else f"{kind}: {text}"))
    return report


class _Watcher:
    """Gives outcomes to the report, and stops when the device does not even open."""

    def __init__(self, session: pytest.Session) -> None:
        self.session = session
        self.report = session.config.stash[_KEY].report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Take in one phase of one test."""
        properties = dict(report.user_properties)
        name = str(properties.get(_ID, ""))
        if not name:
            return
        result = self.report.result(name)
        result.seconds += report.duration
        outcome = _outcome(report)
        result.checks = max(result.checks, int(str(properties.get(_CHECKS, 0))))
        if outcome:
            result.outcome = outcome
            known = outcome in (GAP, STALE)
            result.line = ("" if known else str(properties.get(_LINE, ""))) or _text(report)
        if name == OPENS and report.failed:
            self.session.shouldfail = f"{self.report.device} does not open: nothing else was tested"


def _outcome(report: pytest.TestReport) -> str:
    if hasattr(report, "wasxfail"):
        return GAP if report.skipped else STALE
    if report.failed:
        return STALE if _STALE_MARK in str(report.longrepr) else FAILED
    return SKIPPED if report.skipped else ""


def _text(report: pytest.TestReport) -> str:
    if hasattr(report, "wasxfail") and report.skipped:
        return report.wasxfail.removeprefix("reason: ").removeprefix("[NOTRUN] ")
    if _STALE_MARK in str(report.longrepr):
        return "listed as a gap, but it passes: take it out of the list"
    lines = str(report.longrepr or "").strip().splitlines()
    return lines[0] if lines else ""


def pytest_sessionstart(session: pytest.Session) -> None:
    """Begin to watch."""
    session.config.pluginmanager.register(_Watcher(session), "tgcore-conformance-watcher")


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    """Write the report files."""
    run = session.config.stash[_KEY]
    _add_facts(run.report)
    if run.folder:
        (Path(run.folder) / RUNNING).unlink(missing_ok=True)
        if run.report.results:
            run.report.write(Path(run.folder))


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    """Print one line for each gap and for each reason to skip, the headline, and the report."""
    run = config.stash[_KEY]
    if not run.report.results:
        return
    terminalreporter.section("tgcore conformance")
    for line in (*run.report.lines(), *run.report.short_reasons()):
        terminalreporter.write_line(line)
    terminalreporter.write_line(f"{run.device}: {run.report.headline()}")
    written = str(Path(run.folder).absolute() / "conformance.md") if run.folder else ""
    told = f"{written} and .json" if written else "not written (--tg-report DIR writes it)"
    terminalreporter.write_line(f"report: {told}")


def _add_facts(report: Report) -> None:
    from importlib.metadata import PackageNotFoundError, version

    from tgcore.runtime import Device
    from tgcore.target import Target

    name = Target.parse(report.device).device
    opened = [device for device in Device.opened() if device.name == name]
    if opened:
        report.target = str(opened[0].target)
        compiler = opened[0].renderer.compiler
        report.facts["renderer"] = type(opened[0].renderer).__name__
        if compiler is not None:
            report.facts["compiler"] = compiler.identity.split(" -")[0]
    try:
        report.facts["tgcore"] = version("tgcore")
    except PackageNotFoundError:
        report.facts["tgcore"] = "not installed"
    times = os.times()
    used = times.user + times.system + times.children_user + times.children_system
    report.facts["time"] = f"{perf_counter() - report.started:.0f} s, {used:.0f} s of processors"
    report.facts["python"] = platform.python_version()
    report.facts["system"] = platform.platform()


# *** fixtures ***


@pytest.fixture(scope="session")
def device_name(request: pytest.FixtureRequest) -> str:
    """What `--tg-device` said, such as "CPU:LLVM"."""
    return str(request.config.stash[_KEY].device)


@pytest.fixture(scope="session")
def device(device_name: str) -> BaseDevice:
    """The open device; its renderer is the one that was named."""
    from tgcore.runtime import Device

    return Device[device_name]


@pytest.fixture(scope="session")
def spot(device: BaseDevice) -> str:
    """The device as tensors write it: FAMILY:INDEX."""
    return device.name


@pytest.fixture
def computes(device: BaseDevice) -> None:
    """Leave a test out on a device that only holds data."""
    if device.capabilities.storage_only:
        conformance.does_not_apply("the device only stores")


@pytest.fixture(scope="session")
def dense(request: pytest.FixtureRequest) -> bool:
    """Whether every sample is wanted with every dtype."""
    return bool(request.config.getoption("tg_dense"))


@pytest.fixture(scope="session")
def fuzz_seconds(request: pytest.FixtureRequest) -> float:
    """The time of level L5."""
    return float(request.config.getoption("tg_fuzz_seconds"))

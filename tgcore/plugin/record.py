"""What is known of one plugin: how far it came, how long each step took, and where it stopped.

The host writes these records; `tg plugins` and `tg doctor` show them. Nothing here loads.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import IntEnum
from typing import TYPE_CHECKING, Any, NamedTuple

from tgcore.support.errors import TgError

if TYPE_CHECKING:
    from tgcore.plugin.contract import PluginInfo


class State(IntEnum):
    """How far a plugin came: each state includes the ones before it."""

    FOUND = 1
    DESCRIBED = 2
    COMPATIBLE = 3
    PROBED = 4
    OPENED = 5


class Failure(NamedTuple):
    """Where a plugin stopped.

    Attributes
    ----------
    stage : str
        ``"find"``, ``"load"``, ``"describe"``, ``"version"``, ``"hooks"`` or a hook's name.
    error : str
        Name of the exception, and its message.
    advice : str
        One line: what to do.
    """

    stage: str
    error: str
    advice: str

    def __str__(self) -> str:
        return f"stopped at {self.stage}: {self.error}"


class Called(NamedTuple):
    """One call of a hook: its name, seconds, and the error if there was one."""

    hook: str
    seconds: float
    error: str = ""


class Plugin:
    """One module that a distribution offers, with all entry points that name it.

    Attributes
    ----------
    distribution, version, file : str
        Who brings it, and the file of the module once it is loaded (its metadata before).
    module : str
    provides : tuple of str
        Names of its entry points: the only statement of what it provides.
    shipped : bool
        Whether it comes with the core.
    state, seconds, failure, notes, calls
        How far it came, the time of each step, where it stopped, what is worth knowing, and
        every call of a hook.
    info, api : PluginInfo or None, int
        What it says of itself; the version of the contract that both sides agreed on.
    implements : dict
        Its hook functions, once it is compatible.
    """

    def __init__(
        self, distribution: str, version: str, file: str, module: str, provides: tuple[str, ...],
        shipped: bool = False,
    ) -> None:  # fmt: skip
        self.distribution = distribution
        self.version = version
        self.file = file
        self.module = module
        self.provides = provides
        self.shipped = shipped
        self.state = State.FOUND
        self.seconds: dict[str, float] = {}
        self.failure: Failure | None = None
        self.notes: list[str] = []
        self.calls: list[Called] = []
        self.info: PluginInfo | None = None
        self.api = 0
        self.implements: dict[str, Callable[[Any], Any]] = {}
        self.loaded = False

    @property
    def name(self) -> str:
        """Its short name: the distribution without the usual prefix; for the core's, the device."""
        if self.shipped:
            return self.provides[0].rpartition(".")[2].lower()
        return self.distribution.removeprefix("tg-")

    def names(self) -> set[str]:
        """Return all words that a user may mean it by, in lower case."""
        parts = {part for entry in self.provides for part in (entry, entry.rpartition(".")[2])}
        words = {self.distribution, self.name, *parts}
        if self.info is not None:
            words.add(self.info.name)
        return {word.lower() for word in words}

    def matches(self, pattern: str) -> bool:
        """Return whether one of its names fits a glob."""
        import fnmatch

        return any(fnmatch.fnmatchcase(word, pattern.lower()) for word in self.names())

    def claims(self, kind: str, family: str = "") -> bool:
        """Return whether an entry point is of `kind`, and for `family` where one is given."""
        for entry in self.provides:
            parts = entry.split(".")
            if parts[0] == kind and (not family or parts[1:2] == [family]):
                return True
        return False

    def stop(self, stage: str, error: BaseException | str, advice: str) -> Failure:
        """Note that the plugin stopped, and return the note."""
        text = error if isinstance(error, str) else f"{type(error).__name__}: {_first(error)}"
        self.failure = Failure(stage, text, advice)
        return self.failure

    def document(self) -> dict[str, Any]:
        """Return the record for JSON."""
        failure = self.failure
        return {
            "name": self.name, "distribution": self.distribution, "version": self.version,
            "file": self.file, "module": self.module, "provides": list(self.provides),
            "shipped": self.shipped, "state": self.state.name, "api": self.api,
            "summary": self.info.summary if self.info else "",
            "milliseconds": {step: round(1e3 * time, 3) for step, time in self.seconds.items()},
            "stopped": None if failure is None else
            {"stage": failure.stage, "error": failure.error, "advice": failure.advice},
            "notes": list(self.notes),
            "calls": [{"hook": call.hook, "milliseconds": round(1e3 * call.seconds, 3),
                       "error": call.error} for call in self.calls],
        }  # fmt: skip


def _first(error: BaseException) -> str:
    text = error.what if isinstance(error, TgError) else str(error)
    lines = text.splitlines()
    return lines[0] if lines else "no message"

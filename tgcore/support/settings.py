"""All settings in one typed object, and the only place where the environment is read.

`settings.debug` reads a setting; `with context(debug=2):` changes it for a block, for this
thread and task alone; `settings.debug = 2` changes it for good. Adding a setting is one line in
`Settings`. This module knows no layer above it; what a setting does is decided by its readers.
"""

from __future__ import annotations

import os
import sys
from contextvars import ContextVar, Token
from functools import wraps
from typing import Any, Generic, TypeVar, overload

from tgcore.support.errors import SettingError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping

ValueT = TypeVar("ValueT", bool, int, str, float)
CallT = TypeVar("CallT", bound="Callable[..., Any]")
ContextT = TypeVar("ContextT", bound="Context")

_PREFIX = "TG_"
_TRUE = frozenset({"1", "true", "yes", "on"})
_FALSE = frozenset({"0", "false", "no", "off", ""})

_registry: list[Setting[Any]] = []
_process_values: list[Any] = []
_current: ContextVar[list[Any]] = ContextVar("tgcore_settings", default=_process_values)


class Setting(Generic[ValueT]):
    """One setting: a default whose type is the setting's type, and a line that says what it does.

    Parameters
    ----------
    default
        The value when neither the environment nor the program says otherwise.
    doc
        One line for the reference and for `tg config`.
    choices
        The allowed values; empty means any value of the type.
    """

    __slots__ = ("choices", "default", "doc", "name", "slot")

    def __init__(self, default: ValueT, doc: str, choices: tuple[ValueT, ...] = ()) -> None:
        self.default: ValueT = default
        self.doc = doc
        self.choices: tuple[ValueT, ...] = choices
        self.name = ""
        self.slot = len(_registry)
        _registry.append(self)
        _process_values.append(default)

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, instance: None, owner: type) -> Setting[ValueT]: ...
    @overload
    def __get__(self, instance: object, owner: type) -> ValueT: ...
    def __get__(self, instance: object, owner: type) -> Setting[ValueT] | ValueT:
        if instance is None:
            return self
        return _current.get()[self.slot]  # type: ignore[no-any-return]

    def __set__(self, instance: object, value: ValueT) -> None:
        _current.get()[self.slot] = self.check(value)

    @property
    def variable(self) -> str:
        """The environment variable that sets it."""
        return _PREFIX + self.name.upper()

    def check(self, value: object) -> ValueT:
        """Return `value` as this setting's type, or raise SettingError."""
        kind = type(self.default)
        if kind is bool and isinstance(value, int):
            value = bool(value)
        elif kind is int and isinstance(value, bool):
            value = int(value)
        elif kind is float and isinstance(value, int):
            value = float(value)
        if not isinstance(value, kind):
            raise SettingError(
                f"setting {self.name!r} takes a value of type {kind.__name__}, not {value!r}",
                hint=f"{self.name}: {self.doc}",
            )
        if self.choices and value not in self.choices:
            allowed = ", ".join(str(choice) for choice in self.choices)
            raise SettingError(f"setting {self.name!r} is one of {allowed}, not {value!r}")
        return value

    def parse(self, text: str) -> ValueT:
        """Return the value that the text of an environment variable stands for."""
        kind: type = type(self.default)
        low = text.strip().lower()
        value: object = text
        if kind is bool:
            if low not in _TRUE and low not in _FALSE:
                raise SettingError(
                    f"{self.variable}={text!r} is neither true nor false",
                    hint=f"use 1 or 0; {self.doc}",
                    where="",
                )
            value = low in _TRUE
        elif kind in (int, float):
            try:
                value = kind(low)
            except ValueError:
                article = "an integer" if kind is int else "a number"
                raise SettingError(
                    f"{self.variable}={text!r} is not {article}", hint=self.doc, where=""
                ) from None
        return self.check(value)


class Settings:
    """Every setting of tgcore; read them through the one instance, `settings`.

    Examples
    --------
    >>> from tgcore.support.settings import context, settings
    >>> with context(beam=2):
    ...     print(settings.beam)
    2
    """

    debug = Setting(0, "1 names device and kernels, 2 times, 3 moves, 4 source, 5 graphs, 6-7 more")
    dev = Setting("", "the default device: [INTERFACE+]FAMILY[:INDEX][:RENDERER[:ARCH]]")
    opt = Setting(1, "0 compiles kernels as they are, 1 lets the target's heuristic choose moves")
    beam = Setting(0, "width of the search for moves; 0 does not search")
    beam_seconds = Setting(20.0, "seconds that the search for one kernel may take; 0: no limit")
    spec = Setting(0, "1 checks every graph against the spec of its stage")
    cache = Setting(1, "0 keeps nothing on disk, 1 reads and writes the disk cache")
    cache_dir = Setting("", "folder of the disk cache; empty means the user's cache folder")
    cache_mb = Setting(2048, "size in MB above which the oldest entries of the disk cache go")
    threads = Setting(0, "threads a kernel may use; 0 means all processors this process may use")
    compiler = Setting("", "path or name of the compiler that a compiling device uses")
    compiler_flags = Setting("", "flags put after a compiler's own")
    profile = Setting("", "path of a Chrome trace written when the process ends; empty for none")
    plugins = Setting("", "installed plugins that may load: 0 none; globs, as in a,b* or !c*")
    plugins_strict = Setting(False, "raise at once when any plugin fails, instead of noting it")
    strict_float = Setting(False, "allow only rewrites that change no bit of a float result")
    split_reduce = Setting(1, "0 never splits a large reduction into two kernels")
    scatter = Setting(1, "0 keeps one-hot sums, 1 stores each update if cheaper, 2 if possible")
    fuse = Setting(1, "0 gives every elementwise result a buffer of its own (for debugging)")
    memory_plan = Setting(1, "0 gives every intermediate result memory of its own")
    jit = Setting(1, "0 runs captured functions as plain calls, 1 replays them")
    validate = Setting(False, "run every kernel a second time on the reference and compare")
    default_float = Setting("float32", "dtype of floats that nothing else decides")
    default_int = Setting("int32", "dtype of integers that nothing else decides")
    accumulate = Setting("", "dtype in which sums are accumulated; empty follows the input's dtype")
    training = Setting(False, "layers behave as in training: dropout acts, batch norm learns")
    seed = Setting(0, "the first seed of the random generator")
    color = Setting("auto", "colour in terminal output", choices=("auto", "0", "1"))

    def __setattr__(self, name: str, value: object) -> None:
        if name not in _by_name:
            raise _unknown(name)
        object.__setattr__(self, name, value)

    def __iter__(self) -> Iterator[Setting[Any]]:
        return iter(_registry)


_by_name = {entry.name: entry for entry in _registry}

# second names, kept because scripts and people use them: name -> (setting, how to convert)
_aliases: dict[str, tuple[str, Callable[[Any], object]]] = {
    "noopt": ("opt", lambda value: 0 if str(value).strip().lower() not in _FALSE else 1),
    "cc": ("compiler", lambda value: value),
}


def _unknown(name: str) -> SettingError:
    from difflib import get_close_matches

    near = get_close_matches(name, list(_by_name), n=1)
    hint = f"did you mean {near[0]!r}?" if near else "'tg config' lists every setting"
    return SettingError(f"there is no setting {name!r}", hint=hint)


def _resolve(name: str, value: object) -> tuple[Setting[Any], object]:
    """Return the setting that a keyword names, in lower or upper case, and its value."""
    low = name.lower()
    if low in _aliases:
        low, convert = _aliases[low]
        value = convert(value)
    entry = _by_name.get(low)
    if entry is None:
        raise _unknown(name)
    return entry, value


class Context:
    """A block, or a decorated function, in which some settings have other values.

    The change is seen by this thread and this asyncio task only, and ends with the block. Names
    are those of `Settings`, in lower or upper case.

    Examples
    --------
    >>> from tgcore.support.settings import Context, settings
    >>> with Context(debug=0, beam=4):
    ...     print(settings.beam)
    4
    >>> @Context(beam=1)
    ... def width():
    ...     return settings.beam
    >>> width()
    1
    """

    __slots__ = ("_changes", "_tokens")

    def __init__(self, **changes: object) -> None:
        resolved = [_resolve(name, value) for name, value in changes.items()]
        self._changes = [(entry.slot, entry.check(value)) for entry, value in resolved]
        self._tokens: list[Token[list[Any]]] = []

    def __enter__(self: ContextT) -> ContextT:
        values = list(_current.get())
        for slot, value in self._changes:
            values[slot] = value
        self._tokens.append(_current.set(values))
        return self

    def __exit__(self, *exc: object) -> None:
        _current.reset(self._tokens.pop())

    def __call__(self, function: CallT) -> CallT:
        """Return `function` changed so that it runs inside the block."""
        changes = self._changes

        @wraps(function)
        def scoped(*args: Any, **kwargs: Any) -> Any:
            fresh = Context()
            fresh._changes = changes
            with fresh:
                return function(*args, **kwargs)

        return scoped  # type: ignore[return-value]


context = Context


def read_environment(environment: Mapping[str, str]) -> list[str]:
    """Set the process's values from `environment`; return the `TG_` names that mean nothing."""
    unknown: list[str] = []
    for variable, text in environment.items():
        if not variable.startswith(_PREFIX):
            continue
        name = variable[len(_PREFIX) :].lower()
        if name in _aliases:
            name, convert = _aliases[name]
            _process_values[_by_name[name].slot] = _by_name[name].check(convert(text))
        elif name in _by_name:
            _process_values[_by_name[name].slot] = _by_name[name].parse(text)
        else:
            unknown.append(variable)
    if "NO_COLOR" in environment and "TG_COLOR" not in environment:
        _process_values[_by_name["color"].slot] = "0"
    return unknown


def say_unknown_variables() -> None:
    """Say once, on standard error, which `TG_` variables are set but name no setting."""
    global _said
    if _said == len(unknown_variables):
        return
    from difflib import get_close_matches

    known = [entry.variable for entry in _by_name.values()]
    for variable in unknown_variables[_said:]:
        near = get_close_matches(variable, known, n=1, cutoff=0.5)
        hint = f"; did you mean {near[0]}?" if near else "; 'tg config' lists the settings"
        print(f"tgcore: {variable} is set but names no setting{hint}", file=sys.stderr)
    _said = len(unknown_variables)


def child_variables(**changes: str) -> dict[str, str]:
    """Return the environment for a process that we start, with some variables changed."""
    return {**os.environ, **changes}


def user_cache_folder() -> str:
    """Return the folder for cache files, as the setting or the operating system decides."""
    if settings.cache_dir:
        return os.path.expanduser(settings.cache_dir)
    if sys.platform == "darwin":
        return os.path.expanduser("~/Library/Caches/tgcore")
    base = _cache_home or os.path.expanduser("~/.cache")
    return os.path.join(base, "tgcore")


_said = 0
settings = Settings()
unknown_variables: list[str] = read_environment(os.environ)
_cache_home = os.environ.get("XDG_CACHE_HOME", "")

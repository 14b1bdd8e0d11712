"""Loads one plugin: imports its module, agrees on a version, and checks what it implements.

Each step that fails is noted on the plugin's record with one line of advice and raises nothing.
The host calls `load`, once for each plugin; hooks are called through the host.
"""

from __future__ import annotations

import importlib
import io
import os
import sys
from _thread import get_ident
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from time import perf_counter
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, TextIO

from tgcore.plugin.contract import API, HOOK_NAMES, NEWER_HOOKS, OLDEST, PluginInfo
from tgcore.plugin.record import Plugin, State
from tgcore.support.errors import TgError

if TYPE_CHECKING:
    from pluggy import PluginManager

_PREFIX = "tgcore_"


def load(plugin: Plugin) -> None:
    """Bring `plugin` to COMPATIBLE, or note on it where it stopped.

    What interrupts it, such as Ctrl-C, leaves it as if it had never been asked for.
    """
    plugin.loaded = True
    ended = False
    try:
        module = _import(plugin)
        if module is not None and _describe(plugin, module) and _agree(plugin):
            _check_hooks(plugin, module)
        ended = True
    finally:
        plugin.loaded = ended


def _import(plugin: Plugin) -> ModuleType | None:
    started = perf_counter()
    printed = io.StringIO()
    variables = dict(os.environ)
    try:
        with _captured(printed):
            module = importlib.import_module(plugin.module)
    except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever it raises, the host stays up
        plugin.stop("load", error, advice_on(plugin, error))
        return None
    finally:
        plugin.seconds["load"] = perf_counter() - started
        _put_back(plugin, variables)
        text = printed.getvalue().strip()
        if text:
            plugin.notes.append(f"prints on import: {text.splitlines()[0]!r}")
    plugin.file = getattr(module, "__file__", None) or plugin.file
    return module


def _put_back(plugin: Plugin, variables: dict[str, str]) -> None:
    """Undo what an import did to the environment: other devices and child processes read it."""
    if os.environ == variables:
        return
    names = {*variables, *os.environ}
    changed = sorted(name for name in names if variables.get(name) != os.environ.get(name))
    for name in changed:
        if name in variables:
            os.environ[name] = variables[name]
        else:
            del os.environ[name]
    plugin.notes.append(f"changes the environment on import: {', '.join(changed)} (put back)")


def advice_on(plugin: Plugin, error: BaseException) -> str:
    """Return what to do about an error that loading or asking `plugin` raised."""
    if isinstance(error, TgError) and error.hint:
        return error.hint
    if isinstance(error, ModuleNotFoundError):
        if error.name and plugin.module.startswith(error.name):
            return (
                f"the entry point names a module that is not there; reinstall {plugin.distribution}"
            )
        return f"install {error.name}, which {plugin.distribution} needs"
    if isinstance(error, ImportError) or (isinstance(error, OSError) and error.errno is None):
        return f"a library that {plugin.distribution} needs cannot be loaded; (re)install it"
    if isinstance(error, OSError):
        return "the system refused: is the driver loaded, and may you use the device?"
    return f"a fault of {plugin.distribution}: report it to its author, or pip uninstall it"


def _describe(plugin: Plugin, module: ModuleType) -> bool:
    found = [value for value in vars(module).values() if isinstance(value, PluginInfo)]
    if len(found) != 1:
        what = f"{plugin.module} holds {len(found)} PluginInfo, not one"
        plugin.stop("describe", what, "its author must write INFO = PluginInfo(name, summary)")
        return False
    plugin.info = found[0]
    plugin.state = State.DESCRIBED
    return True


def _agree(plugin: Plugin) -> bool:
    """Settle on the newest version of the contract that both sides know."""
    assert plugin.info is not None
    api = plugin.info.api
    if not (isinstance(api, tuple) and len(api) == 2 and all(isinstance(n, int) for n in api)):
        plugin.stop("version", f"api is {api!r}, not (least, greatest)", "its author must mend it")
        return False
    least, greatest = api
    here = f"API {OLDEST} to {API}" if OLDEST != API else f"API {API}"
    if least > API:
        what = f"needs API {least} or newer, this tgcore has {here}"
        plugin.stop("version", what, f"upgrade tgcore, or install an older {plugin.distribution}")
        return False
    if greatest < OLDEST:
        what = f"knows API {greatest} or older, this tgcore has {here}"
        plugin.stop("version", what, f"upgrade {plugin.distribution}")
        return False
    plugin.api = min(greatest, API)
    return True


def _check_hooks(plugin: Plugin, module: ModuleType) -> None:
    """Take the hooks that the module marks; a name that is no hook stops the plugin."""
    marked = {
        name: value
        for name, value in vars(module).items()
        if isinstance(value, FunctionType)
        and (name.startswith(_PREFIX) or hasattr(value, "tgcore_impl"))
    }
    for name, function in marked.items():
        problem = _problem(name, function, plugin.api)
        if problem is not None:
            plugin.stop("hooks", *problem)
            return
    if not marked:
        what = f"{plugin.module} marks no function as a hook"
        plugin.stop("hooks", what, "its author must put @hookimpl on the hooks")
        return
    plugin.implements = dict(marked) if plugin.shipped else _registered(plugin, module)
    plugin.state = State.COMPATIBLE


def _problem(name: str, function: FunctionType, api: int) -> tuple[str, str] | None:
    """Return what is wrong with an implementation, and what to do, or None."""
    if name not in HOOK_NAMES:
        from tgcore.plugin.hooks import nearest_hook

        near = nearest_hook(name)
        advice = f"did you mean {near}?" if near else "docs/reference/hooks.md lists the hooks"
        return f"there is no hook {name}", advice
    since = NEWER_HOOKS.get(name, OLDEST)
    if api < since:
        what = f"{name} came with API {since}, the plugin says that it knows API {api}"
        return what, f"its author must write api=(least, {since}) in PluginInfo"
    code = function.__code__
    names = code.co_varnames[: code.co_argcount + code.co_kwonlyargcount]
    if names != ("request",):
        what = f"{name} takes ({', '.join(names)})"
        return what, "a hook takes exactly one argument, called request"
    if not hasattr(function, "tgcore_impl"):
        return f"{name} has no mark", "put @hookimpl of tgcore.plugin on it"
    return None


@cache
def _manager() -> PluginManager:
    import pluggy

    from tgcore.plugin import hooks

    manager = pluggy.PluginManager("tgcore")
    manager.add_hookspecs(hooks)
    return manager


def _registered(plugin: Plugin, module: ModuleType) -> dict[str, Callable[[Any], Any]]:
    """Return the hooks of a module as pluggy has registered them."""
    manager, name = _manager(), f"{plugin.distribution} {plugin.module}"
    if manager.has_plugin(name):  # loaded again
        manager.unregister(name=name)
    manager.register(module, name)
    return {
        caller.name: implementation.function
        for caller in manager.get_hookcallers(module) or ()
        for implementation in caller.get_hookimpls()
        if implementation.plugin is module
    }


class _ThisThread(io.TextIOBase):
    """A stream that keeps what one thread writes, and passes on the rest."""

    def __init__(self, kept: io.StringIO, real: TextIO) -> None:
        self._kept, self._real = kept, real
        self._thread = get_ident()

    def write(self, text: str) -> int:
        """Keep or pass on."""
        mine = get_ident() == self._thread
        return self._kept.write(text) if mine else self._real.write(text)

    def flush(self) -> None:
        """Flush what is passed on."""
        self._real.flush()


@contextmanager
def _captured(kept: io.StringIO) -> Iterator[None]:
    real = sys.stdout, sys.stderr
    sys.stdout, sys.stderr = _ThisThread(kept, real[0]), _ThisThread(kept, real[1])
    try:
        yield
    finally:
        sys.stdout, sys.stderr = real

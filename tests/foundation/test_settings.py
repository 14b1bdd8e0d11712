"""Settings: types, scopes, the environment, and the text of every error."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from tests.support.processes import run_python
from tgcore.support.errors import SettingError
from tgcore.support.settings import Context, Settings, context, read_environment, settings


def test_a_block_changes_a_setting_and_restores_it() -> None:
    before = settings.beam
    with context(beam=7):
        assert settings.beam == 7
        with context(beam=9, debug=0):
            assert settings.beam == 9
        assert settings.beam == 7
    assert settings.beam == before


def test_a_block_is_undone_by_an_exception() -> None:
    before = settings.beam
    with pytest.raises(KeyError), context(beam=3):
        raise KeyError
    assert settings.beam == before


def test_a_decorated_function_runs_with_the_change_also_when_it_recurses() -> None:
    @context(beam=5)
    def depth(left: int) -> list[int]:
        return [settings.beam, *(depth(left - 1) if left else [])]

    assert depth(2) == [5, 5, 5]
    assert settings.beam != 5


def test_names_of_other_frameworks_scripts_work() -> None:
    with Context(BEAM=2, NOOPT=1):
        assert (settings.beam, settings.opt) == (2, 0)
    with Context(noopt=0):
        assert settings.opt == 1


def test_other_threads_do_not_see_a_block() -> None:
    seen: list[int] = []
    with context(beam=6):
        thread = threading.Thread(target=lambda: seen.append(settings.beam))
        thread.start()
        thread.join()
    assert seen == [settings.beam]


def test_tasks_do_not_see_each_others_blocks() -> None:
    async def task(width: int) -> int:
        with context(beam=width):
            await asyncio.sleep(0)
            return settings.beam

    async def both() -> list[int]:
        return list(await asyncio.gather(task(1), task(2)))

    assert asyncio.run(both()) == [1, 2]


def test_an_unknown_name_suggests_the_nearest() -> None:
    with pytest.raises(SettingError, match=r"there is no setting 'baem'") as caught:
        context(baem=1)
    assert "did you mean 'beam'?" in str(caught.value)
    with pytest.raises(SettingError, match="there is no setting 'debgu'"):
        settings.debgu = 1


@pytest.mark.parametrize("value", ["2", 1.5, None, [1]])
def test_a_value_of_another_type_is_refused(value: object) -> None:
    with pytest.raises(SettingError, match="setting 'beam' takes a value of type int"):
        context(beam=value)


def test_a_value_that_is_no_choice_is_refused() -> None:
    with pytest.raises(SettingError, match="setting 'color' is one of auto, 0, 1, not 'pink'"):
        context(color="pink")


def test_the_environment_sets_values_and_unknown_names_are_returned() -> None:
    code = "from tgcore.support.settings import settings, unknown_variables as u; "
    code += "print(settings.debug, settings.opt, settings.validate, settings.compiler, u)"
    result = run_python(
        "-c", code, TG_DEBUG="2", TG_NOOPT="1", TG_VALIDATE="yes", TG_CC="/x/cc", TG_DEBGU="1",
        TG_COMPILER="",
    )  # fmt: skip
    assert result.stdout.split() == ["2", "0", "True", "/x/cc", "['TG_DEBGU']"], result.stderr


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("TG_DEBUG", "loud", "TG_DEBUG='loud' is not an integer"),
        ("TG_VALIDATE", "maybe", "TG_VALIDATE='maybe' is neither true nor false"),
        ("TG_COLOR", "pink", "setting 'color' is one of auto, 0, 1, not 'pink'"),
    ],
)
def test_a_bad_variable_is_refused(name: str, text: str, message: str) -> None:
    with pytest.raises(SettingError, match=message):
        read_environment({name: text})


def test_every_setting_has_a_name_a_type_and_a_line_of_documentation() -> None:
    entries = list(settings)
    assert len(entries) > 10
    for entry in entries:
        assert getattr(Settings, entry.name) is entry
        assert entry.variable == "TG_" + entry.name.upper()
        assert entry.doc and "\n" not in entry.doc
        assert type(entry.default) in (bool, int, str, float)


def test_every_setting_is_read_by_some_layer(repository: Path) -> None:
    home = repository / "tgcore" / "support" / "settings.py"
    text = "\n".join(
        path.read_text() for path in (repository / "tgcore").rglob("*.py") if path != home
    )
    text += home.read_text().split("def user_cache_folder")[1]
    unread = [entry.name for entry in settings if f"settings.{entry.name}" not in text]
    assert not unread, f"a setting that does nothing is a lie: {unread}"

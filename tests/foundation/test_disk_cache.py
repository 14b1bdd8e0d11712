"""The disk cache remembers, forgives damage, and never raises."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.support.processes import run_python
from tgcore.support import disk_cache
from tgcore.support.settings import context


@pytest.fixture(autouse=True)
def private_folder(tmp_path: Path) -> Iterator[None]:
    with context(cache_dir=str(tmp_path), cache=1):
        yield


def only_file(folder: Path) -> Path:
    (path,) = (path for path in folder.rglob("*") if path.is_file())
    return path


@pytest.mark.parametrize("payload", [b"", b"x", bytes(range(256)) * 5000])
def test_what_was_put_is_got(payload: bytes) -> None:
    assert disk_cache.put("table", "key", payload)
    assert disk_cache.get("table", "key") == payload
    assert disk_cache.get("table", "other") is None
    assert disk_cache.get("other", "key") is None


def test_a_second_put_replaces_the_first() -> None:
    disk_cache.put("table", b"key", b"old")
    disk_cache.put("table", b"key", b"new")
    assert disk_cache.get("table", b"key") == b"new"
    assert disk_cache.sizes()["table"][0] == 1


@pytest.mark.parametrize("damage", [b"", b"TGC", b"garbage" * 5, None])
def test_a_damaged_entry_is_a_miss_and_goes_away(tmp_path: Path, damage: bytes | None) -> None:
    disk_cache.put("table", "key", b"precious")
    path = only_file(tmp_path)
    path.write_bytes(path.read_bytes()[:-1] + b"X" if damage is None else damage)
    assert disk_cache.get("table", "key") is None
    assert not path.exists()
    assert disk_cache.put("table", "key", b"again")
    assert disk_cache.get("table", "key") == b"again"


def test_a_folder_that_cannot_be_written_turns_the_cache_off(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    with context(cache_dir=str(blocked)):
        assert not disk_cache.put("table", "key", b"value")
        assert disk_cache.get("table", "key") is None
        assert disk_cache.sizes() == {}
        assert disk_cache.clear() == 0


def test_the_setting_turns_it_off() -> None:
    disk_cache.put("table", "key", b"value")
    with context(cache=0):
        assert disk_cache.get("table", "key") is None
        assert not disk_cache.put("table", "key2", b"value")
    assert disk_cache.get("table", "key2") is None


def test_another_process_finds_it(tmp_path: Path) -> None:
    disk_cache.put("table", "key", b"shared")
    code = "from tgcore.support import disk_cache as d; print(d.get('table', 'key'))"
    result = run_python("-c", code, TG_CACHE_DIR=str(tmp_path), TG_CACHE="1")
    assert result.stdout.strip() == "b'shared'", result.stderr


def test_writers_at_the_same_time_leave_a_whole_entry(tmp_path: Path) -> None:
    def write(value: bytes) -> None:
        with context(cache_dir=str(tmp_path), cache=1):
            for _ in range(50):
                disk_cache.put("table", "key", value * 1000)

    threads = [threading.Thread(target=write, args=(bytes([65 + n]),)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    value = disk_cache.get("table", "key")
    assert value is not None
    assert len(value) == 1000 and len(set(value)) == 1
    assert only_file(tmp_path)


def test_clear_and_trim_remove_entries() -> None:
    for number in range(10):
        disk_cache.put("a", str(number), b"x" * 1000)
        disk_cache.put("b", str(number), b"x")
    assert disk_cache.sizes()["a"][0] == 10
    assert disk_cache.clear("b") == 10
    assert disk_cache.trim(5 * 1012) == 5
    assert disk_cache.sizes()["a"][0] == 5
    assert disk_cache.clear() == 5


def test_the_code_key_is_stable_within_a_process() -> None:
    assert disk_cache.code_key() == disk_cache.code_key()
    assert len(disk_cache.code_key()) == 32

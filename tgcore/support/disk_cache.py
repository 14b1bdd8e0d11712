"""A store of bytes on disk, shared by all processes of a user: what was compiled once stays.

Entries are found by (table, key) and checked when read; a damaged one is a miss and is removed.
Writes are atomic, and a folder that cannot be written turns the cache off without a word: it is
never an error that nothing is remembered. What a key must contain is the caller's business;
`code_key()` is for those whose entries depend on tgcore's own code.
"""

from __future__ import annotations

import os
import zlib

from tgcore.support.digest import blake2b
from tgcore.support.settings import settings, user_cache_folder

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator

FORMAT = "v1"
_MAGIC = b"TGC1"
_HEADER = len(_MAGIC) + 8
_PUTS_BETWEEN_TRIMS = 256

_code_key: str | None = None
_puts = 0


def folder() -> str:
    """Return the folder that holds the entries of this format."""
    return os.path.join(user_cache_folder(), FORMAT)


def code_key() -> str:
    """Return a digest of tgcore's own source files, by name, size and time of change."""
    global _code_key
    if _code_key is None:
        _code_key = files_key(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
    return _code_key


def files_key(root: str) -> str:
    """Return a digest of all Python files under a folder, by name, size and time of change."""
    digest = blake2b(digest_size=16)
    for path, size, changed in sorted(_python_files(root)):
        digest.update(f"{path}\0{size}\0{changed}\n".encode())
    return digest.hexdigest()


def _python_files(root: str) -> Iterator[tuple[str, int, int]]:
    pending = [root]
    while pending:
        with os.scandir(pending.pop()) as entries:
            for entry in entries:
                if entry.name.endswith(".py"):
                    facts = entry.stat()
                    yield entry.path, facts.st_size, facts.st_mtime_ns
                elif "." not in entry.name and entry.name != "__pycache__" and entry.is_dir():
                    pending.append(entry.path)


def _path(table: str, key: str | bytes) -> str:
    raw = key.encode() if isinstance(key, str) else key
    name = blake2b(raw, digest_size=20).hexdigest()
    return f"{folder()}/{table}/{name[:2]}/{name[2:]}"


def get(table: str, key: str | bytes) -> bytes | None:
    """Return what was stored under (table, key), or None.

    Examples
    --------
    >>> from tgcore.support import disk_cache
    >>> disk_cache.get("example", "a key never stored") is None
    True
    """
    if not settings.cache:
        return None
    path = _path(table, key)
    try:
        descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0))
    except OSError:
        return None
    try:
        data = _read_all(descriptor)
    except OSError:
        return None
    finally:
        os.close(descriptor)
    payload = data[_HEADER:]
    expected = data[len(_MAGIC) : _HEADER]
    if data[: len(_MAGIC)] != _MAGIC or expected != _check(payload):
        _remove(path)
        return None
    return payload


def put(table: str, key: str | bytes, payload: bytes) -> bool:
    """Store `payload` under (table, key); return whether it is now on disk."""
    global _puts
    if not settings.cache:
        return False
    path = _path(table, key)
    temporary = f"{path}.{os.getpid()}.{id(payload):x}.tmp"
    try:
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(temporary, "wb") as file:
            file.write(_MAGIC + _check(payload))
            file.write(payload)
        os.replace(temporary, path)
    except OSError:
        _remove(temporary)
        return False
    _puts += 1
    if _puts % _PUTS_BETWEEN_TRIMS == 0:
        trim(settings.cache_mb << 20)
    return True


def _check(payload: bytes) -> bytes:
    return zlib.crc32(payload).to_bytes(4, "little") + (len(payload) & 0xFFFFFFFF).to_bytes(
        4, "little"
    )


def _read_all(descriptor: int) -> bytes:
    size = os.fstat(descriptor).st_size
    data = os.read(descriptor, size + 1)
    if len(data) >= size:
        return data
    parts = [data]
    while part := os.read(descriptor, 1 << 24):
        parts.append(part)
    return b"".join(parts)


def _remove(path: str) -> bool:
    try:
        os.unlink(path)
    except OSError:
        return False
    return True


def entries(table: str | None = None) -> Iterator[tuple[str, str, int, float]]:
    """Yield (table, path, bytes, time of last change) of every entry, in no fixed order."""
    root = folder()
    try:
        tables = [table] if table is not None else sorted(os.listdir(root))
    except OSError:
        return
    for name in tables:
        for parent, _, files in os.walk(os.path.join(root, name)):
            for file in files:
                path = os.path.join(parent, file)
                try:
                    facts = os.stat(path)
                except OSError:
                    continue  # another process removed it between the listing and here
                yield name, path, facts.st_size, facts.st_mtime


def sizes() -> dict[str, tuple[int, int]]:
    """Return, for each table, how many entries it has and how many bytes they take."""
    totals: dict[str, tuple[int, int]] = {}
    for table, _, size, _ in entries():
        count, total = totals.get(table, (0, 0))
        totals[table] = (count + 1, total + size)
    return totals


def clear(table: str | None = None) -> int:
    """Remove every entry of a table, or of all tables; return how many went."""
    return sum(_remove(path) for _, path, _, _ in entries(table))


def trim(limit: int) -> int:
    """Remove the oldest entries until at most `limit` bytes remain; return how many went."""
    found = sorted(entries(), key=lambda entry: entry[3])
    excess = sum(entry[2] for entry in found) - limit
    removed = 0
    for _, path, size, _ in found:
        if excess <= 0:
            break
        if _remove(path):
            removed += 1
            excess -= size
    return removed

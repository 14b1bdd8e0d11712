"""Random records: layout by two compilers, and real calls by pointer and by value both ways."""

from __future__ import annotations

import ctypes
import multiprocessing
import shutil
from collections import Counter
from typing import Any

from random_records import Generator, Leaf, RandomRecord, header, source
from support import COMPILERS, Bound, bind, compile_library, proved

from tg_autogen.runtime import ByValueError

BATCH = 100


def read(record: Any, leaf: Leaf) -> Any:
    for part in leaf.path:
        record = record[part] if isinstance(part, int) else getattr(record, part)
    return record[0] if isinstance(record, bytes) else record


def write(record: Any, leaf: Leaf) -> None:
    for part in leaf.path[:-1]:
        record = record[part] if isinstance(part, int) else getattr(record, part)
    last = leaf.path[-1]
    if isinstance(last, int):
        record[last] = leaf.to_c
    else:
        setattr(record, last, leaf.to_c)


def by_pointer(bound: Bound, item: RandomRecord) -> list[str]:
    cls = getattr(bound, item.name)
    record = cls.new()
    getattr(bound, f"fill_{item.name}")(record)
    wrong = [
        f"{item.name}.{leaf.c_path()}: C wrote {leaf.to_python}, Python read {read(record, leaf)}"
        for leaf in item.leaves
        if read(record, leaf) != leaf.to_python
    ]
    record = cls.new()
    for leaf in item.leaves:
        write(record, leaf)
    failed = getattr(bound, f"check_{item.name}")(record)
    if failed:
        wrong.append(f"{item.name}: C sees a wrong {item.leaves[failed - 1].c_path()}")
    return wrong


def by_value(bound: Bound, item: RandomRecord, refused: Counter[str]) -> list[str]:
    cls = getattr(bound, item.name)
    wrong: list[str] = []
    try:
        record = getattr(bound, f"get_{item.name}")()
        wrong += [
            f"{item.name}.{leaf.c_path()}: returned {leaf.to_python}, got {read(record, leaf)}"
            for leaf in item.leaves
            if read(record, leaf) != leaf.to_python
        ]
        record = cls.new()
        for leaf in item.leaves:
            write(record, leaf)
        code = getattr(bound, f"take_{item.name}")(7, record, 2.5)
        if code:
            wrong.append(f"{item.name}: taken by value, C answers {code}")
        code = getattr(bound, f"crowd_{item.name}")(
            1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 6, 7, record, 77, 4.5
        )
        if code:
            wrong.append(f"{item.name}: taken by value among many, C answers {code}")
        echoed = getattr(bound, f"echo_{item.name}")(1, 2, 3, 4, 1.5, record, 3.5)
        wrong += [
            f"{item.name}.{leaf.c_path()}: echoed {leaf.to_c}, got {read(echoed, leaf)}"
            for leaf in item.leaves
            if read(echoed, leaf) != leaf.to_c
        ]
    except ByValueError as reason:
        refused[str(reason).split(": ", 1)[1].split(". Pass")[0]] += 1
    return wrong


def run_batch(folder, records: list[RandomRecord], refused: Counter[str]) -> list[str]:
    """Both compilers over a batch, in a process of its own: a wrong call may well crash."""
    fork = multiprocessing.get_context("fork")
    ours, theirs = fork.Pipe(duplex=False)
    child = fork.Process(target=_run_batch, args=(folder, records, theirs))
    child.start()
    theirs.close()
    wrong = [f"the batch in {folder} crashed"]
    name = records[0].name
    try:
        while True:
            kind, value = ours.recv()
            if kind == "done":
                wrong, counted = value
                refused.update(counted)
            else:
                name = value
    except EOFError:
        child.join()
    return wrong if child.exitcode == 0 else [f"{wrong[0]} at {name}"]


def _run_batch(folder, records: list[RandomRecord], pipe: Any) -> None:
    text = header(records)
    refused: Counter[str] = Counter()
    bound = bind(folder, text)
    assert proved(bound)
    wrong: list[str] = []
    for number, compiler in enumerate(COMPILERS):
        path = folder / "random.h"
        path.write_text(text)
        bound.lib.use(compile_library(folder, path, source(records), compiler=compiler))
        for item in records:
            pipe.send(("at", f"{item.name}: {item.text}"))
            problems = by_pointer(bound, item)
            problems += by_value(bound, item, refused if number == 0 else Counter())
            wrong += [f"{compiler}: {problem}\n{item.text}" for problem in problems]
    pipe.send(("done", (wrong, refused)))


def test_random_records_agree_with_both_compilers_in_layout_and_calls(tmp_path, pytestconfig):
    total = pytestconfig.getoption("--records", default=300)
    generator = Generator(pytestconfig.getoption("--record-seed", default=1))
    refused: Counter[str] = Counter()
    wrong: list[str] = []
    for start in range(0, total, BATCH):
        folder = tmp_path / str(start)
        folder.mkdir()
        records = [generator.record() for _ in range(min(BATCH, total - start))]
        generator.known = []  # of an earlier batch, so not in the next one's header
        wrong += run_batch(folder, records, refused)
        shutil.rmtree(folder)
    share = sum(refused.values()) / total
    print(
        f"\n{total} records, {total - sum(refused.values())} called by value, refused {share:.1%}:"
    )
    for reason, count in refused.most_common():
        print(f"  {count} {reason}")
    assert not wrong, f"{len(wrong)} differences\n" + "\n".join(wrong[:10])
    assert share < 0.15
    assert ctypes.sizeof(ctypes.c_void_p) == 8

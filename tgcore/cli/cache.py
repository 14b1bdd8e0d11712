"""`tg cache`: what is kept on disk between runs."""

from __future__ import annotations

import argparse

from tgcore.cli.output import print_json, print_table
from tgcore.support import disk_cache
from tgcore.support.log import human_size


def run(options: argparse.Namespace) -> int:
    """List, measure or clear the cache."""
    if options.action == "clear":
        removed = disk_cache.clear(options.table)
        if options.json:
            print_json({"folder": disk_cache.folder(), "removed": removed})
        else:
            print(f"removed {removed} entries from {disk_cache.folder()}")
        return 0
    sizes = disk_cache.sizes()
    if options.table is not None:
        sizes = {options.table: sizes.get(options.table, (0, 0))}
    count = sum(entries for entries, _ in sizes.values())
    total = sum(size for _, size in sizes.values())
    if options.json:
        tables = {name: {"entries": n, "bytes": size} for name, (n, size) in sizes.items()}
        print_json({"folder": disk_cache.folder(), "bytes": total, "tables": tables})
        return 0
    if options.action == "list" and sizes:
        rows = [(name, n, human_size(size)) for name, (n, size) in sizes.items()]
        print_table(("table", "entries", "size"), rows)
    print(f"{count} entries, {human_size(total)} in {disk_cache.folder()}")
    return 0

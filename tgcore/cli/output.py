"""What the subcommands print with: aligned tables for people, JSON for programs."""

from __future__ import annotations

import json
from collections.abc import Sequence


def print_json(document: object) -> None:
    """Print one JSON document."""
    print(json.dumps(document, indent=2, sort_keys=False))


def print_table(header: Sequence[str], rows: Sequence[Sequence[object]]) -> None:
    """Print rows under a header; the last column is not padded."""
    texts = [[str(cell) for cell in row] for row in (header, *rows)]
    widths = [max(len(row[column]) for row in texts) for column in range(len(header))]
    for row in texts:
        cells = [cell.ljust(width) for cell, width in zip(row[:-1], widths[:-1], strict=True)]
        print("  ".join([*cells, row[-1]]).rstrip())

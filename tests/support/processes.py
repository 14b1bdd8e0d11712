"""Runs Python in a fresh process, for tests of imports, caches and the command line."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


def run_python(
    *arguments: str, timeout: float = 300, cwd: Path | str = ROOT, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run this interpreter with `arguments`; the checkout is importable from any folder.

    Keyword arguments are environment variables on top of the present ones.
    """
    merged = {**os.environ, "PYTHONPATH": str(ROOT), **environment}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=cwd,
        env=merged,
        text=True,
        capture_output=True,
        timeout=timeout,
        check=False,
    )

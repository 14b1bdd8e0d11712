"""`python -m tgcore.cli` is the `tg` command, for places where scripts are not on the path."""

from __future__ import annotations

import sys

from tgcore.cli import main

sys.exit(main())

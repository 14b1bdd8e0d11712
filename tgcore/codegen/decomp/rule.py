"""What a decomposition is: the one type that its families and the walk share."""

from __future__ import annotations

from collections.abc import Callable

from tgcore.ir import UOp
from tgcore.target import Capabilities

Rule = Callable[[UOp, Capabilities], "UOp | None"]

"""How lower layers see higher ones: the renderer codegen is given, the timer search is given.

Protocols only. Renderers and the engine satisfy them by shape; nothing needs to inherit.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from tgcore.ir import UOp
from tgcore.target.capabilities import Capabilities
from tgcore.target.program import ProgramSpec
from tgcore.target.target import Target


class RendererLike(Protocol):
    """What code generation asks of a renderer."""

    @property
    def target(self) -> Target:
        """The target that programs are made for."""
        ...

    @property
    def capabilities(self) -> Capabilities:
        """Facts of the target."""
        ...

    @property
    def extra_rules(self) -> Any:
        """A `PatternMatcher` applied after decomposition, or None."""
        ...

    @property
    def stage_rules(self) -> Any:
        """For stages by name: rules that plugins added."""
        ...

    @property
    def choose_moves(self) -> Any:
        """A function from a kernel to its moves or None, or None where there is none."""
        ...

    def render(self, name: str, linear: tuple[UOp, ...], spec: ProgramSpec | None = None) -> str:
        """Return the source text of a linear program."""
        ...


class KernelTimer(Protocol):
    """Measures candidates for the search; without one the search uses its cost model."""

    def __call__(
        self, programs: Sequence[ProgramSpec], sizes: Sequence[int], best: float
    ) -> Sequence[float]:
        """Return the seconds of each program on buffers of `sizes` bytes; inf: it failed.

        A program that is far slower than `best` need not be timed with care.
        """
        ...

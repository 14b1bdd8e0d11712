"""What may be asked of random programs: a family is a way to draw them and a check.

The family VALUES is the programs of `generate` and the values they compute. Others stand beside it,
each with seeds of its own: `updates` are reads and writes at places held in tensors. `Runner` and
the command line take any of them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from importlib import import_module

from tgcore.ir import DType
from tgcore.testing.fuzz.execute import Failure, run_alone
from tgcore.testing.fuzz.generate import generate
from tgcore.testing.fuzz.program import Program

Check = Callable[[Program], "Failure | None"]


@dataclass(frozen=True)
class Family:
    """Programs and what is asked of them.

    `draw` makes the program of a seed with tensors of some dtypes, `check` runs one, `text` gives
    it as Python that runs by itself. Functions of modules, so that a child process finds them.
    """

    name: str
    purpose: str
    draw: Callable[[int, Collection[DType] | None], Program]
    check: Check
    text: Callable[[Program], str] = Program.text


VALUES = Family("values", "each value is what the program means", generate, run_alone)
NAMES = ("values", "updates")


def family(name: str) -> Family:
    """Return the family called `name`, or raise KeyError.

    Examples
    --------
    >>> family("updates").name
    'updates'
    """
    if name == VALUES.name:
        return VALUES
    if name not in NAMES:
        raise KeyError(f"there is no family {name!r}; there are {', '.join(NAMES)}")
    found = import_module(f"{__name__}.{name}").FAMILY
    assert isinstance(found, Family)
    return found

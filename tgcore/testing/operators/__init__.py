"""One table of operators: samples, dtypes, tolerances, gradients and inputs that must raise.

The differential tests, the conformance suite (level L3) and the documentation read it. A row says
how to call the operator on tensors and what it means in numpy; it compares nothing itself.
"""

from tgcore.testing.operators.table import (
    Case,
    Input,
    Operator,
    Sample,
    Wrong,
    all_operators,
    by_name,
    tolerance,
)

__all__ = [
    "Case", "Input", "Operator", "Sample", "Wrong", "all_operators", "by_name", "tolerance",
]  # fmt: skip

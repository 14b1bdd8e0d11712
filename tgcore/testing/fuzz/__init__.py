"""Random tensor programs, run on a device and compared with what they mean.

A program is a list of steps whose meaning is computed on plain numpy values as it is made, so
that every program is valid and its right results are known. `campaign` runs many and shrinks what
fails; `python -m tgcore.testing.fuzz --device NAME` does so from a shell.
"""

from __future__ import annotations

from tgcore.testing.fuzz.campaign import Runner, campaign, explain
from tgcore.testing.fuzz.execute import Failure, run_alone
from tgcore.testing.fuzz.generate import generate
from tgcore.testing.fuzz.program import Program
from tgcore.testing.fuzz.report import Report

__all__ = ["Failure", "Program", "Report", "Runner", "campaign", "explain", "generate", "run_alone"]

"""Runs tensor programs: schedule, compile what is new, bind memory, launch, record for replay.

`realize` is what the tensor layer calls. Importing this loads no compiler part; a program known
from an earlier process runs without the scheduler and the code generator.
"""

from tgcore.engine.replay import Captured, Recorder
from tgcore.engine.results import clear_caches, realize
from tgcore.engine.stages import compile_stages

__all__ = ["Captured", "Recorder", "clear_caches", "compile_stages", "realize"]

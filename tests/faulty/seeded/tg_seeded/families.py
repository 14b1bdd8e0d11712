"""Which family has which fault."""

from __future__ import annotations

from collections.abc import Callable

from tg_seeded import boundary, groups, host, memory, operators, programs, system
from tgcore.runtime import BaseDevice
from tgcore.target import Target

FAMILIES: dict[str, Callable[[Target], BaseDevice]] = {
    # none: what the others are measured against
    "SEEDED_NOTHING": host.RightDevice,
    "SEEDED_GROUPS": groups.GroupDevice,
    "SEEDED_QUEUE": system.QueueDevice,
    # L0
    "SEEDED_SLOW_PROBE": host.RightDevice,
    "SEEDED_REOPEN": boundary.StaysLocked,
    "SEEDED_FORK": boundary.DeafAfterFork,
    "SEEDED_HELD_FILES": boundary.HoldsFiles,
    # L1
    "SEEDED_VIEW_OFFSET": memory.RoundsViews,
    "SEEDED_ODD_COPY": memory.ReadsEvenSizes,
    "SEEDED_SHARED_MEMORY": memory.SharesBlocks,
    "SEEDED_TRANSFER": memory.MovesWords,
    # L2
    "SEEDED_SIGNED_COMPARE": programs.ComparesSigned,
    "SEEDED_ARGUMENTS": programs.SwapsLateArguments,
    "SEEDED_VARIABLE": programs.KeepsVariables,
    "SEEDED_CACHED_NAME": programs.FindsByName,
    "SEEDED_BARRIER": groups.DropsBarriers,
    # L3
    "SEEDED_ROUNDED_SUM": operators.RoundsSums,
    "SEEDED_LOST_NAN": operators.LosesNaN,
    "SEEDED_SHIFTED_DIVISION": operators.DividesByShifting,
    "SEEDED_PADDED_TRUTH": operators.PadsWithTruth,
    # L4
    "SEEDED_STALE_CAPTURE": system.KeepsInputs,
    "SEEDED_GRAPH_VARIABLES": system.KeepsGraphVariables,
    "SEEDED_GRAPH_ORDER": system.Reorders,
    "SEEDED_UNORDERED_COPY": system.CopiesEarly,
    # L5
    "SEEDED_ROOT_OF_ZERO": operators.DividesByTheRoot,
    "SEEDED_THIRD_RESULT": operators.ForgetsAResult,
}

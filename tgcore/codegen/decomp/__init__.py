"""What a target cannot do, written with what it can.

Each file is one family of decompositions: functions from a node (sources already decomposed) to
nodes. `tgcore.codegen.decomp.apply` walks a kernel once and uses those that the capabilities ask
for.
"""

from tgcore.codegen.decomp.apply import decompose

__all__ = ["decompose"]

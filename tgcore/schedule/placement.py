"""Where values live: in temporaries, in user storage that they fill, and on which device.

Joins the cuts of `tgcore.schedule.fusion` with the stores of the program: a value that fills a
fresh buffer is read from there by everyone, so that it is neither computed nor stored twice.
"""

from __future__ import annotations

from collections.abc import Callable

from tgcore.ir import GroupOp, Ops, UOp
from tgcore.ir.sint import ints
from tgcore.schedule.fusion import consumers_of, cuts
from tgcore.schedule.graph import STORAGE, is_whole, sources, storage_param, tensor_order
from tgcore.schedule.order import Versions


class Placement:
    """The decisions on one prepared graph.

    Attributes
    ----------
    order : dict of UOp
        The nodes, sources first.
    users : dict
        Users of each node.
    cut : dict of UOp
        Nodes with a temporary of their own. Grows while kernels are built.
    home : dict of UOp to UOp
        Nodes that a version of user storage holds.
    devices : dict of UOp to str
        Device of each node that has or needs one.
    versions : Versions
    """

    __slots__ = ("cut", "devices", "home", "is_storage", "order", "users", "versions")

    def __init__(self, sink: UOp, is_storage: Callable[[str], bool], row_limit: int | None) -> None:
        self.is_storage = is_storage
        self.order = tensor_order(sink)
        self.users = consumers_of(self.order)
        self.cut = cuts(self.order, self.users, row_limit)
        self.versions = Versions(self.order, self.users)
        self.home: dict[UOp, UOp] = {}
        self.devices: dict[UOp, str] = {}
        for node in self.order:
            if node.op is Ops.STORE:
                self._find_home(node)
        self._find_devices()

    def ends(self, node: UOp) -> bool:
        """Whether a kernel that uses `node` reads it from memory."""
        return node.op in STORAGE or node in self.cut or node in self.home

    def computes(self, root: UOp, value: UOp) -> bool:
        """Whether the kernel of `root` is the one that computes `value`."""
        if root.op is not Ops.STORE:
            return True
        home = self.home.get(value)
        return value not in self.cut and (home is None or root in home.src)

    def _find_home(self, store: UOp) -> None:
        target, value = store.src
        cut = self.cut
        alone = len(self.users[value]) == 1
        file = self.is_storage(storage_param(target).arg.device)
        if alone and (value.op is Ops.CONTIGUOUS or (value.op is Ops.COPY and file)):
            cut.pop(value, None)
        if not is_whole(target) or not self._is_fresh(store):
            return
        while value.op is Ops.RESHAPE and len(self.users[value]) == 1:
            value = value.src[0]
        if value.op in _NO_HOME or not ints(value.shape) or value in self.home:
            return
        if target.dtype is not value.dtype:
            return
        cut.pop(value, None)
        self.home[value] = self.users[store][0]

    def _is_fresh(self, store: UOp) -> bool:
        """Whether nothing reads the older contents, and nothing writes newer ones."""
        users, target = self.users, store.src[0]
        if len(users[store]) != 1 or users[store][0].op is not Ops.AFTER:
            return False
        made = users[store][0]
        if self.versions.later.get(made) or len(made.src) != 2:
            return False
        expected = store
        while target.op is Ops.RESHAPE:
            if users[target] != [expected]:
                return False
            expected, target = target, target.src[0]
        if target.op is not Ops.PARAM:
            return False  # earlier writes may need the value before this one can run
        return all(user is expected or user is made for user in users[target])

    def _find_devices(self) -> None:
        """Give each node a device: its own, else that of a user."""
        found = self.devices
        for node in reversed(self.order):
            device = node.device
            if node.op is Ops.STORE:
                device = storage_param(node.src[0]).arg.device
            elif node.op is Ops.CALL:
                device = node.arg.device or device
            elif device is None:
                device = next((found[u] for u in self.users[node] if found.get(u)), None)
            if device is not None:
                found[node] = device
                for child in sources(node) if node.op is Ops.CALL else ():
                    found.setdefault(child, device)


_NO_HOME = STORAGE | {Ops.CONST, Ops.VAR, Ops.IOTA} | GroupOp.MOVEMENT

"""The operations of the graph, grouped by the stage in which they may appear.

`docs/reference/ops.md` gives each one's meaning; `tgcore.ir.spec` checks its form. The enum is
an `IntEnum` because its members are hashed on every node creation.
"""

from __future__ import annotations

from enum import IntEnum, auto


class Ops(IntEnum):
    """Operation of a `UOp`."""

    # leaves
    CONST = auto()  # arg: bool, int or float of the node's dtype
    VAR = auto()  # arg: (name, low, high); an integer known at launch
    BIND = auto()  # src: VAR, CONST; a variable with its value
    LEAF = auto()  # src: value; arg: identity; a tensor the user made: equal ones stay apart
    IOTA = auto()  # arg: length; the vector 0, 1, ..., length-1 (weakint)
    BUFFER = auto()  # arg: StorageSlot; flat storage
    PARAM = auto()  # arg: ParamInfo; numbered argument of a call body
    RANGE = auto()  # src: size; arg: (number, AxisKind); a loop variable
    SPECIAL = auto()  # src: size; arg: name such as "g0", "l1", "t0"; a launch coordinate

    # shape without arithmetic (tensor graph)
    RESHAPE = auto()  # arg: shape
    EXPAND = auto()  # arg: shape
    PERMUTE = auto()  # arg: axes
    PAD = auto()  # arg: ((before, after), ...); zeros
    SHRINK = auto()  # arg: ((low, high), ...)
    FLIP = auto()  # arg: axes

    # tensor graph only
    TAKE = auto()  # src: x of shape (n,), integer index of any shape; 0 where out of range
    SCATTER = auto()  # of the scheduler: src: index, value; arg: op, axes, axis, start, shape
    CONTIGUOUS = auto()
    CONTIGUOUS_BACKWARD = auto()
    DETACH = auto()
    COPY = auto()  # arg: device
    SHARD = auto()  # src: one part per device; arg: axis (None: replicated)
    BUFFER_VIEW = auto()  # src: buffer; arg: (byte offset, size); a typed window of storage

    # values
    CAST = auto()
    BITCAST = auto()
    EXP = auto()
    EXP2 = auto()
    LOG = auto()
    LOG2 = auto()
    SIN = auto()
    SQRT = auto()
    RECIPROCAL = auto()
    TRUNC = auto()
    NEG = auto()  # late: canonical form is x * -1

    ADD = auto()
    MUL = auto()
    SUB = auto()  # late: canonical form is a + b * -1
    FDIV = auto()
    FLOORDIV = auto()
    FLOORMOD = auto()
    CDIV = auto()
    CMOD = auto()
    MAX = auto()
    CMPLT = auto()
    CMPLE = auto()
    CMPNE = auto()
    CMPEQ = auto()
    AND = auto()
    OR = auto()
    XOR = auto()
    SHL = auto()
    SHR = auto()
    THREEFRY = auto()

    WHERE = auto()
    MULACC = auto()

    REDUCE = auto()  # tensor graph: arg (op, axes); kernels: src value, ranges; arg (op, ())
    STACK = auto()  # vector from scalars of its lanes
    EXTRACT = auto()  # arg: lane numbers; one scalar or a shorter vector
    WMMA = auto()  # arg: TensorCore; matrix multiply-accumulate

    # memory and order
    INDEX = auto()  # src: buffer, offset in elements, optional gate
    LOAD = auto()  # src: INDEX; 0 where its gate is false
    STORE = auto()  # src: target, value
    AFTER = auto()  # src: value, then what must happen first
    END = auto()  # src: effect, ranges it closes
    GROUP = auto()  # several effects as one
    BARRIER = auto()
    DEFINE_REG = auto()  # arg: (number, size); registers of one thread
    DEFINE_LOCAL = auto()  # arg: (number, size); memory shared by a workgroup
    IF = auto()
    ENDIF = auto()

    # programs
    SINK = auto()  # arg: KernelInfo or None
    CALL = auto()  # src: body, arguments; arg: CallInfo
    LINEAR = auto()  # statements or calls in order
    CUSTOM = auto()  # arg: text, with {0}, {1} for its sources
    CUSTOM_FUNCTION = auto()  # value made by a plugin's kind of call, FunctionInfo; body of such
    INS = auto()  # arg: instruction of an assembling target


class GroupOp:
    """Sets of operations, as used by patterns and tables."""

    UNARY = frozenset({Ops.EXP, Ops.EXP2, Ops.LOG, Ops.LOG2, Ops.SIN, Ops.SQRT, Ops.RECIPROCAL,
                       Ops.TRUNC, Ops.NEG})  # fmt: skip
    COMPARISON = frozenset({Ops.CMPLT, Ops.CMPLE, Ops.CMPNE, Ops.CMPEQ})
    BINARY = frozenset({Ops.ADD, Ops.MUL, Ops.SUB, Ops.FDIV, Ops.FLOORDIV, Ops.FLOORMOD, Ops.CDIV,
                        Ops.CMOD, Ops.MAX, Ops.AND, Ops.OR, Ops.XOR, Ops.SHL, Ops.SHR,
                        Ops.THREEFRY}) | COMPARISON  # fmt: skip
    TERNARY = frozenset({Ops.WHERE, Ops.MULACC})
    ALU = UNARY | BINARY | TERNARY
    ELEMENTWISE = ALU | {Ops.CAST, Ops.BITCAST}
    COMMUTATIVE = frozenset({Ops.ADD, Ops.MUL, Ops.MAX, Ops.AND, Ops.OR, Ops.XOR, Ops.CMPNE,
                             Ops.CMPEQ})  # fmt: skip
    MOVEMENT = frozenset({Ops.RESHAPE, Ops.EXPAND, Ops.PERMUTE, Ops.PAD, Ops.SHRINK, Ops.FLIP})
    EFFECT = frozenset({Ops.STORE, Ops.END, Ops.GROUP, Ops.BARRIER, Ops.CALL, Ops.IF, Ops.ENDIF})
    STORAGE = frozenset({Ops.BUFFER, Ops.PARAM, Ops.DEFINE_REG, Ops.DEFINE_LOCAL, Ops.BUFFER_VIEW})

"""Captured functions: run once as they are, recorded in the second call, replayed from the third.

A replay runs the recorded kernels with this call's inputs, variables and random numbers, and
returns results in fresh storage. Tensors reached from outside the arguments are followed by their
handle. What cannot be followed raises; nothing goes stale silently. Recording and replay
themselves belong to the engine.
"""

from __future__ import annotations

import weakref
from collections.abc import Callable
from functools import update_wrapper
from typing import Any, Generic, TypeVar

from tgcore.ir import Ops, StorageSlot, UOp, map_arg, toposort
from tgcore.support.errors import ArgumentError
from tgcore.support.settings import settings
from tgcore.tensor.base import LIVE, TensorBase, commit, live_tensors, show
from tgcore.tensor.capture import GENERATION
from tgcore.tensor.history import note_writes
from tgcore.tensor.inputs import (
    HOLE,
    Form,
    Signature,
    bound_variables,
    equal_values,
    is_symbolic,
    is_whole,
    mapped,
    storage_of,
)
from tgcore.tensor.random import GENERATOR
from tgcore.tensor.realize import beneath, is_realized, reads_older, realize
from tgcore.tensor.tensor import Tensor

ReturnT = TypeVar("ReturnT")


class _State:
    """A buffer from outside that a program uses, and the handle by which it is followed."""

    __slots__ = ("handle", "node", "seen")

    def __init__(self, node: UOp, tensor: TensorBase | None) -> None:
        self.node = node
        self.handle = None if tensor is None else weakref.ref(tensor)
        self.seen = None if tensor is None else tensor.uop

    def pending(self) -> TensorBase | None:
        """Return the handle when it no longer points to the recorded buffer."""
        tensor = None if self.handle is None else self.handle()
        if tensor is None or tensor._uop is self.seen:
            return None
        if beneath(tensor._uop) is not self.node:
            return tensor
        self.seen = tensor._uop
        return None

    def follow(self, tensor: TensorBase) -> None:
        """Take over the buffer that the handle points to by now."""
        node = beneath(tensor.uop)
        old = self.node.arg
        if not is_whole(tensor.uop) or node.arg.size != old.size or node.dtype is not old.dtype:
            raise ArgumentError(
                "a tensor that a captured function uses from outside has another shape or dtype "
                f"than when it was captured: {show(tensor.shape)} {tensor.dtype.name}",
                hint="pass it as an argument, or call .reset() to capture again",
            )
        self.node = node
        self.seen = tensor.uop


class _Program:
    """A recorded call: the engine's program and how results are put together."""

    def __init__(self, name: str, signature: Signature, nodes: list[UOp]) -> None:
        self.values = signature.values
        self.training = settings.training
        self.forms = [Form(node) for node in nodes]
        self.variables = [bind.src[0] for bind in signature.binds]
        self.name = name

    def record(self, function: Callable[..., Any], args: Any, kwargs: Any, nodes: list[UOp]) -> Any:
        """Run the function while the engine records; keep the program; return the results."""
        from tgcore.engine import Recorder

        recorder = Recorder()
        drawn_before = GENERATOR.drawn
        GENERATION.begin(live_tensors())
        GENERATOR.drawn = []
        GENERATION.capturing += 1
        try:
            with recorder:
                result = function(*args, **kwargs)
                outputs = Signature()
                outputs.add(result)
                written = GENERATION.written_outside()
                realize([*outputs.tensors, *written])
                result = _owned(result, recorder)
            _refuse_sharded_state(written, self.name)
            drawn = GENERATOR.drawn
        finally:
            GENERATION.capturing -= 1
            GENERATION.end()
            GENERATOR.drawn = drawn_before
        self._finish(recorder, nodes, result, drawn)
        return result

    def _finish(self, recorder: Any, nodes: list[UOp], result: Any, drawn: list[Any]) -> None:
        found = Signature()
        found.add(result)
        self.outputs = [tensor.uop for tensor in found.tensors]
        self.result = mapped(result, lambda tensor: HOLE)
        bases = list(dict.fromkeys([b for node in self.outputs for b in storage_of(node)]))
        self.bases = bases
        inputs = [base for node in nodes for base in storage_of(node)]
        used = {node.arg: node for run in recorder.runs for node in run.buffers}
        self.counts = [count for node, count in drawn if node.arg in used]
        self.skipped = [node.arg not in used for node, _ in drawn]
        self.all_counts = [count for _, count in drawn]
        states = [node for node, _ in drawn if node.arg in used]
        self.devices = [node.arg.device for node in states]
        taken = {node.arg for node in (*inputs, *states, *bases)} | recorder.made
        outside = [node for slot, node in used.items() if slot not in taken]
        self.states = _followed(outside)
        outside = [state.node for state in self.states]
        self.captured = recorder.finish([*inputs, *outside, *states], bases)
        self.fixed = dict(recorder.variables)
        self._watch(len(inputs), inputs, outside)

    def _watch(self, count: int, inputs: list[UOp], outside: list[UOp]) -> None:
        """Note which buffers the program overwrites, and the handles that follow them."""
        written = self.captured.written
        self.written_inputs = [n for n in range(count) if inputs[n].arg in written]
        self.written_states = [n for n, node in enumerate(outside) if node.arg in written]
        known = {node.arg for node in (*inputs, *outside)}
        self.written_others: set[StorageSlot] = {slot for slot in written if slot not in known}
        self.writes = bool(written)
        self.owner_ids: dict[int, weakref.ref[TensorBase]] = {}
        for tensor in live_tensors():
            base = beneath(tensor.uop)
            if base.op is Ops.BUFFER and base.arg in written:
                self.owner_ids[id(tensor)] = weakref.ref(tensor)
        # handles known not to read what is written, as long as they stay as they are
        self.quiet: dict[int, UOp] = {}
        for state in self.states:
            followed = None if state.handle is None else state.handle()
            if followed is not None and state.node.arg not in written:
                self.quiet[id(followed)] = followed.uop

    # *** replay ***

    def check(self, signature: Signature, nodes: list[UOp]) -> None:
        """Raise unless a call fits the recorded one."""
        if settings.training is not self.training:
            raise ArgumentError(
                f"{self.name} was captured with Tensor.training={self.training}",
                hint="use one captured function for training and one for use",
            )
        if len(signature.values) != len(self.values) or not all(
            map(equal_values, self.values, signature.values)
        ):
            raise ArgumentError(
                f"{self.name} was captured with other arguments: {_gap(self, signature)}",
                hint="plain values are fixed by the capture; pass numbers that change as tensors "
                "or bound variables, or call .reset()",
            )
        for number, (form, node) in enumerate(zip(self.forms, nodes)):
            new = Form(node)
            if not form.matches(new):
                raise ArgumentError(
                    f"input {number} of {self.name} is {new}, it was captured with {form}",
                    hint="use one captured function for each shape, or a bound variable for a "
                    "size that changes",
                )

    def replay(self, signature: Signature, nodes: list[UOp]) -> Any:
        """Run the program on this call's inputs; return results like the recorded ones."""
        inputs = [base for node in nodes for base in storage_of(node)]
        moved = [(state, tensor) for state in self.states
                 if (tensor := state.pending()) is not None]  # fmt: skip
        if moved:
            realize([tensor for _, tensor in moved])
            for state, tensor in moved:
                state.follow(tensor)
        variables = dict(self.fixed)
        if signature.binds or any(form.view is not None for form in self.forms):
            fresh: dict[str, int] = {}
            bound_variables([*signature.binds, *nodes], fresh)
            variables.update(fresh)
        if self.writes:
            self._protect(signature, inputs)
        bound = [*inputs, *[state.node for state in self.states], *self._random()]
        made = self.captured(bound, variables)
        return self._results(dict(zip(self.bases, made)), variables)

    def _random(self) -> list[UOp]:
        found = []
        devices = iter(self.devices)
        for count, skipped in zip(self.all_counts, self.skipped):
            contents = GENERATOR.fresh(count)
            if not skipped:
                from tgcore.ir import dtypes

                node = UOp.buffer(next(devices), dtypes.uint64, 2)
                node.arg.storage = contents
                found.append(node)
        return found

    def _protect(self, signature: Signature, inputs: list[UOp]) -> None:
        """Run, or keep the contents of, live handles that read what is about to be written."""
        slots = {inputs[number].arg for number in self.written_inputs}
        slots |= {self.states[number].node.arg for number in self.written_states}
        slots |= self.written_others
        note_writes(slots)
        newest: dict[StorageSlot, Any] = dict.fromkeys(slots)
        ours = {id(tensor) for tensor in signature.tensors}
        clean: dict[UOp, bool] = {}
        waiting: list[tuple[TensorBase, UOp]] = []
        quiet = self.quiet
        for key, entry in list(LIVE.items()):
            tensor = entry()
            if tensor is None or key in ours or quiet.get(key) is tensor._uop:
                continue
            owner = self.owner_ids.get(key)
            if owner is not None and owner() is tensor:
                continue
            node = tensor.uop
            base = beneath(node)
            if base.op is Ops.BUFFER:
                if base.arg in newest:
                    waiting.append((tensor, UOp(Ops.CONTIGUOUS, node.dtype, (node,))))
            elif reads_older(node, newest, clean):
                waiting.append((tensor, commit(node)))
        if waiting:
            for tensor, node in waiting:
                tensor.uop = node
            realize([tensor for tensor, _ in waiting])

    def _results(self, table: dict[UOp, UOp], variables: dict[str, int]) -> Any:
        nodes = iter([_rebuilt(node, table, variables) for node in self.outputs])
        return mapped(self.result, lambda hole: Tensor._new(next(nodes)))


def _gap(program: _Program, signature: Signature) -> str:
    for number, (old, new) in enumerate(zip(program.values, signature.values)):
        if not equal_values(old, new):
            if number == 0:
                return f"{new[1]} by position instead of {old[1]}"
            return f"{_said(new)} instead of {_said(old)}"
    return f"{len(signature.values)} instead of {len(program.values)}"


def _said(value: Any) -> str:
    if isinstance(value, tuple):  # what a list, tuple or dictionary is noted as
        kind, inside = value
        return f"a {kind.__name__} of {', '.join(map(str, inside)) if kind is dict else inside}"
    return "a tensor" if value is Tensor else repr(value)


def _owned(result: Any, recorder: Any) -> Any:
    """Return the results, those in storage from outside replaced by copies."""
    made = recorder.made

    def copy(tensor: TensorBase) -> Any:
        outside = [node for node in storage_of(tensor.uop) if node.arg not in made]
        if not outside:
            return tensor
        node = tensor.uop
        copied = Tensor._new(UOp(Ops.CONTIGUOUS, node.dtype, (node,)))
        copied._requires_grad = tensor._requires_grad
        realize([copied])
        return copied

    return mapped(result, copy)


def _refuse_sharded_state(written: list[TensorBase], name: str) -> None:
    """Raise when the function wrote a sharded handle from outside."""
    if any(isinstance(tensor.uop.device, tuple) for tensor in written):
        raise ArgumentError(
            f"{name} writes a sharded tensor from outside, which a replay could not repeat",
            hint="return the new value instead, and assign it outside the captured function",
        )


def _another_handle(tensor: TensorBase) -> TensorBase:
    other = Tensor._new(tensor.uop)
    other._requires_grad = tensor._requires_grad
    return other


def _rebuilt(node: UOp, table: dict[UOp, UOp], variables: dict[str, int]) -> UOp:
    """Return a result's view over new buffers, with the variables of this call."""

    def bound(size: UOp) -> UOp:
        binds = {
            one: one.src[0].bind(variables[one.src[0].arg[0]])
            for one in toposort((size,))
            if one.op is Ops.BIND
        }
        return size.substitute(binds) if binds else size

    chain = []
    while node.op not in (Ops.BUFFER, Ops.SHARD):
        chain.append(node)
        node = node.src[0]
    if node.op is Ops.SHARD:
        parts = tuple([_rebuilt(part, table, variables) for part in node.src])
        new = UOp(Ops.SHARD, node.dtype, parts, node.arg)
    else:
        new = table.get(node, node)
    for step in reversed(chain):
        new = UOp(step.op, step.dtype, (new,), map_arg(step.arg, bound))
    return new


def _followed(nodes: list[UOp]) -> list[_State]:
    """Return the buffers with the handle, if any, that each is followed by."""
    wanted = dict.fromkeys(nodes)
    owner: dict[UOp, TensorBase] = {}
    for tensor in live_tensors():
        base = beneath(tensor.uop)
        if base in wanted and is_whole(tensor.uop):
            have = owner.get(base)
            if have is None or (have._link is not None and tensor._link is None):
                owner[base] = tensor
    return [_State(node, owner.get(node)) for node in nodes]


class TinyJit(Generic[ReturnT]):
    """A function that is recorded in its second call and replayed from the third.

    Tensors in the arguments, also inside lists, tuples and dictionaries, and bound variables may
    change from call to call; their shapes and dtypes, and all other values, may not.

    Examples
    --------
    >>> from tgcore import Tensor, TinyJit
    >>> @TinyJit
    ... def double(x):
    ...     return x * 2
    >>> [double(Tensor([float(n)]).realize()).item() for n in range(4)]
    [0.0, 2.0, 4.0, 6.0]
    """

    def __init__(self, fxn: Callable[..., ReturnT]) -> None:
        if not callable(fxn):
            raise ArgumentError(f"TinyJit wraps a function, not {type(fxn).__name__}")
        self.function = fxn
        self.name = getattr(fxn, "__qualname__", type(fxn).__name__)
        self.cnt = 0
        self._program: _Program | None = None
        self._bound: weakref.WeakKeyDictionary[Any, TinyJit[ReturnT]] = weakref.WeakKeyDictionary()
        update_wrapper(self, fxn, updated=())

    def __get__(self, obj: Any, owner: type | None = None) -> TinyJit[ReturnT]:
        if obj is None:
            return self
        found = self._bound.get(obj)
        if found is None:
            reference = weakref.ref(obj)
            function = self.function

            def method(*args: Any, **kwargs: Any) -> ReturnT:
                return function(reference(), *args, **kwargs)

            found = self._bound[obj] = TinyJit(method)
            found.name = self.name
        return found

    @property
    def captured(self) -> Any:
        """The engine's recorded program, None before the second call."""
        return None if self._program is None else self._program.captured

    def reset(self) -> None:
        """Forget what was captured; the next two calls run and capture again."""
        self.cnt = 0
        self._program = None

    def __call__(self, *args: Any, **kwargs: Any) -> ReturnT:
        """Run, capture or replay the function."""
        if not settings.jit or GENERATION.before is not None:
            return self.function(*args, **kwargs)
        signature = Signature()
        signature.add(args)
        signature.add(kwargs)
        waiting = [tensor for tensor in signature.tensors if not is_realized(tensor.uop)]
        if waiting:
            realize(waiting)
        if self._program is not None:
            nodes = [_as_input(tensor.uop) for tensor in signature.tensors]
            self._program.check(signature, nodes)
            result: ReturnT = self._program.replay(signature, nodes)
        elif self.cnt == 0:
            # handles of its own: what the function returns may be state that it writes again
            GENERATION.begin(live_tensors())
            try:
                result = mapped(self.function(*args, **kwargs), _another_handle)
                found = Signature()
                found.add(result)
                realize([*found.tensors, *GENERATION.written_outside()])
            finally:
                GENERATION.end()
        else:
            result = self._capture(args, kwargs, signature)
        self.cnt += 1
        return result

    def _capture(self, args: Any, kwargs: Any, signature: Signature) -> ReturnT:
        nodes: list[UOp] = []
        taken: set[UOp] = set()
        stand_ins: dict[int, TensorBase] = {}
        for tensor in signature.tensors:
            node = _as_input(tensor.uop)
            if not taken.isdisjoint(storage_of(node)):
                # one buffer given twice: the next call may give two
                copy = Tensor._new(UOp(Ops.CONTIGUOUS, node.dtype, (node,)))
                realize([copy])
                node = copy.uop
            taken.update(storage_of(node))
            nodes.append(node)
            if node is not tensor.uop:
                stand_ins[len(nodes) - 1] = Tensor._new(node)
        if stand_ins:
            numbers = iter(range(len(nodes)))

            def stand_in(tensor: TensorBase) -> TensorBase:
                return stand_ins.get(next(numbers), tensor)

            args, kwargs = mapped(args, stand_in), mapped(kwargs, stand_in)
        program = _Program(self.name, signature, nodes)
        result: ReturnT = program.record(self.function, args, kwargs, nodes)
        self._program = program
        return result


def _as_input(node: UOp) -> UOp:
    """Return an input that is a whole buffer or a symbolic view of one; others are copied."""
    if is_whole(node) or is_symbolic(node) or beneath(node).op is Ops.SHARD:
        return node
    copy = Tensor._new(UOp(Ops.CONTIGUOUS, node.dtype, (node,)))
    realize([copy])
    return copy.uop

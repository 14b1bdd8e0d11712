"""Runs each kernel a second time on the reference device and compares: `TG_VALIDATE=1`.

For finding a device or compiler that computes wrongly. Plans are then always made anew, since
those on disk no longer know their kernels.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tgcore.engine.launch import launch
from tgcore.engine.plan import Step, place_buffer
from tgcore.engine.programs import programs_for
from tgcore.runtime.buffer import Buffer
from tgcore.runtime.registry import Device
from tgcore.support.errors import DeviceError

if TYPE_CHECKING:
    from tgcore.ir import DType

_TOLERANCE = {2: 1e-2, 4: 1e-3, 8: 1e-7}


def validate_step(step: Step, bound: Sequence[Buffer], variables: dict[str, int]) -> None:
    """Run one kernel here and on the reference; raise `DeviceError` where they disagree."""
    from tgcore.runtime.devices import REFERENCE

    program = step.program
    reference = Device[REFERENCE]
    if program is None or step.ast is None or step.device is reference:
        if program is not None:
            launch(step, program, bound, variables)
        return
    mine = [place_buffer(bound, place) for place in step.places]
    theirs = [Buffer(reference, buffer.dtype, buffer.size) for buffer in mine]
    for one, other in zip(mine, theirs):
        other.copy_from(one)
    launch(step, program, bound, variables)
    again = programs_for(reference, [step.ast])[step.ast]
    slots = {slot: number for number, slot in enumerate(program.spec.params)}
    places = tuple([slots[slot] for slot in again.spec.params])
    launch(Step("kernel", reference, places, again), again, theirs, variables)
    for number in step.outs:
        _compare(step, mine[number], theirs[number])


def _compare(step: Step, mine: Buffer, reference: Buffer) -> None:
    import numpy as np

    got, want = _array(mine), _array(reference)
    if mine.dtype.is_float:
        tolerance = _TOLERANCE.get(mine.dtype.itemsize, 0.1)
        same = np.isclose(got, want, rtol=tolerance, atol=tolerance, equal_nan=True)
    else:
        same = got == want
    if same.all():
        return
    place = int(np.argmin(same))
    spec = step.program.spec if step.program is not None else None
    raise DeviceError(
        f"kernel {spec.entry if spec else ''} on {step.device.name} gives {got[place]} at "
        f"{place}, {reference.device.name} gives {want[place]}; {int((~same).sum())} of "
        f"{same.size} elements differ",
        hint="TG_DEBUG=4 prints the kernel's source",
    )


def _array(buffer: Buffer) -> Any:
    import numpy as np

    return np.frombuffer(buffer.read(), numpy_type(buffer.dtype))


def numpy_type(dtype: DType) -> Any:
    """Return the numpy type in which the elements of a buffer can be compared."""
    import numpy as np

    names = {"fp8e4m3": "float8_e4m3fn", "fp8e5m2": "float8_e5m2", "bfloat16": "bfloat16"}
    if dtype.name in names:
        import ml_dtypes

        return np.dtype(getattr(ml_dtypes, names[dtype.name]))
    return np.dtype(dtype.name)

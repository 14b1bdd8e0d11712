"""Models as dictionaries of tensors, and safetensors files that hold them.

A file is mapped, not read: tensors loaded from it are windows of it until they are moved to a
device. The format is described at https://github.com/huggingface/safetensors: eight bytes of
header length, a JSON header of names, dtypes, shapes and byte offsets, then the data.
"""

from __future__ import annotations

import math
import os
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

from tgcore.ir import DType, dtypes
from tgcore.support.errors import ArgumentError, DTypeError, LoadError, ShapeError
from tgcore.tensor import Tensor

_NAMES: dict[str, DType] = {
    "BOOL": dtypes.bool, "I8": dtypes.int8, "U8": dtypes.uint8, "I16": dtypes.int16,
    "U16": dtypes.uint16, "I32": dtypes.int32, "U32": dtypes.uint32, "I64": dtypes.int64,
    "U64": dtypes.uint64, "F16": dtypes.float16, "BF16": dtypes.bfloat16, "F32": dtypes.float32,
    "F64": dtypes.float64, "F8_E4M3": dtypes.fp8e4m3, "F8_E5M2": dtypes.fp8e5m2,
}  # fmt: skip
_SPELLED = {dtype: name for name, dtype in _NAMES.items()}
_LONGEST_HEADER = 100 << 20


def get_state_dict(
    obj: Any, prefix: str = "", tensor_type: type[Any] = Tensor
) -> dict[str, Tensor]:
    """Return every tensor reachable through attributes, lists, tuples and dictionaries.

    Examples
    --------
    >>> from tgcore import nn
    >>> list(nn.state.get_state_dict(nn.Linear(2, 3)))
    ['weight', 'bias']
    """
    found: dict[str, Tensor] = {}
    _collect(obj, prefix.strip("."), tensor_type, found, set())
    return found


def _collect(
    obj: Any, path: str, kind: type[Any], found: dict[str, Tensor], above: set[int]
) -> None:
    if isinstance(obj, kind):
        found[path] = obj
        return
    if id(obj) in above:
        return
    if isinstance(obj, (list, tuple)):
        if hasattr(obj, "_asdict"):
            parts = obj._asdict().items()
        else:
            parts = [(str(number), part) for number, part in enumerate(obj)]
    elif isinstance(obj, (dict, OrderedDict)):
        parts = [(str(key), part) for key, part in obj.items()]
    elif hasattr(obj, "__dict__") and not isinstance(obj, type):
        parts = list(vars(obj).items())
    else:
        return
    above.add(id(obj))
    for name, part in parts:
        _collect(part, f"{path}.{name}" if path else name, kind, found, above)
    above.discard(id(obj))


def get_parameters(obj: Any) -> list[Tensor]:
    """Return the tensors of `get_state_dict`, without their names."""
    return list(get_state_dict(obj).values())


def load_state_dict(
    model: Any,
    state_dict: Mapping[str, Tensor],
    strict: bool = True,
    verbose: bool = False,
    consume: bool = False,
    realize: bool = True,
) -> list[Tensor]:
    """Give the tensors of `model` the values of `state_dict`; return the loaded tensors.

    With `strict`, every tensor of the model must be there and nothing else.
    """
    own = get_state_dict(model)
    missing = [name for name in own if name not in state_dict]
    extra = [name for name in state_dict if name not in own]
    if strict and (missing or extra):
        raise ArgumentError(
            "the state does not fit the model"
            + (f"; missing: {_few(missing)}" if missing else "")
            + (f"; not in the model: {_few(extra)}" if extra else ""),
            hint="pass strict=False to load what fits",
        )
    loaded = []
    for name, tensor in own.items():
        source = state_dict.get(name)
        if source is None:
            continue
        if {source.shape, tensor.shape} == {(), (1,)}:
            source = source.reshape(tensor.shape)  # one number, written either way
        if source.shape != tensor.shape:
            raise ShapeError(f"{name} has shape {tensor.shape}, the state holds {source.shape}")
        value = source.to(tensor.device)
        tensor.replace(value.cast(tensor.dtype) if value.dtype is not tensor.dtype else value)
        if verbose:
            print(f"loaded {name}: {tensor.dtype.name} {tensor.shape}")
        loaded.append(tensor)
        if consume and isinstance(state_dict, dict):
            del state_dict[name]
    if realize and loaded:
        Tensor.realize(*loaded)
    return loaded


def _few(names: list[str]) -> str:
    return ", ".join(names[:5]) + (f" and {len(names) - 5} more" if len(names) > 5 else "")


# *** safetensors ***


def safe_save(
    tensors: Mapping[str, Tensor], fn: str | os.PathLike[str],
    metadata: Mapping[str, str] | None = None,
) -> None:  # fmt: skip
    """Write tensors to a safetensors file.

    Examples
    --------
    >>> import os, tempfile
    >>> from tgcore import Tensor, nn
    >>> path = os.path.join(tempfile.mkdtemp(), "x.safetensors")
    >>> nn.state.safe_save({"x": Tensor([1.0, 2.0])}, path)
    >>> nn.state.safe_load(path)["x"].tolist()
    [1.0, 2.0]
    """
    import json

    header: dict[str, Any] = {}
    if metadata:
        header["__metadata__"] = {str(key): str(value) for key, value in metadata.items()}
    offset = 0
    if tensors:
        Tensor.realize(*tensors.values())
    for name, tensor in tensors.items():
        if tensor.dtype not in _SPELLED:
            raise DTypeError(f"{name} is {tensor.dtype.name}, which the file format cannot hold")
        size = math.prod(tensor.shape) * tensor.dtype.itemsize
        header[name] = {
            "dtype": _SPELLED[tensor.dtype],
            "shape": list(tensor.shape),
            "data_offsets": [offset, offset + size],
        }
        offset += size
    text = json.dumps(header, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 8)
    # written beside and moved, so that nobody meets half a file
    path = os.fspath(fn)
    draft = path + ".part"
    with open(draft, "wb") as file:
        file.write(len(text).to_bytes(8, "little"))
        file.write(text)
        for tensor in tensors.values():
            file.write(tensor.data().tobytes())
    os.replace(draft, path)


def safe_load_metadata(fn: str | os.PathLike[str]) -> tuple[Tensor, int, dict[str, Any]]:
    """Return the file as bytes, where its data begins, and its header.

    Raises
    ------
    LoadError
        When the file is missing, cut short, or no safetensors file.
    """
    import json
    from pathlib import Path

    path = Path(fn)
    file = Tensor(path)
    size = file.shape[0]
    where = f"{path.name!r}"
    if size < 8:
        raise LoadError(f"{where} is no safetensors file: it has {size} bytes")
    with open(path, "rb") as raw:
        length = int.from_bytes(raw.read(8), "little")
        if length > _LONGEST_HEADER or length + 8 > size:
            raise LoadError(
                f"{where} is no safetensors file, or cut short: its header should have {length} "
                f"bytes, the file has {size}",
                hint="load the file again from where it came",
            )
        text = raw.read(length)
    try:
        header = json.loads(text)
    except ValueError as error:
        raise LoadError(f"the header of {where} is no JSON: {error}") from error
    if not isinstance(header, dict):
        raise LoadError(f"the header of {where} is no JSON object")
    return file, length + 8, header


def safe_load(fn: str | os.PathLike[str]) -> dict[str, Tensor]:
    """Return the tensors of a safetensors file, as windows of it.

    Raises
    ------
    LoadError
        When the file is missing, cut short, or its header does not fit its data.
    """
    file, start, header = safe_load_metadata(fn)
    name_of_file = f"{os.path.basename(os.fspath(fn))!r}"
    room = file.shape[0] - start
    found: dict[str, Tensor] = {}
    for name, entry in header.items():
        if name == "__metadata__":
            continue
        dtype, shape, low, high = _entry(name, entry, name_of_file)
        wanted = math.prod(shape) * dtype.itemsize
        if high - low != wanted or low < 0 or high > room:
            raise LoadError(
                f"{name} of {name_of_file} should lie at bytes {low} to {high}, which does not "
                f"fit {wanted} bytes of data in {room}",
                hint="the file is damaged or cut short; load it again from where it came",
            )
        window = file[start + low : start + high]
        if dtype is dtypes.bool:  # stored as bytes that are 0 or 1
            window = Tensor.from_uop(window.uop.bitcast(dtype))
        else:
            window = window.bitcast(dtype)
        found[name] = window.reshape(shape)
    return found


def torch_load(fn: str | os.PathLike[str]) -> Any:
    """Return what a file written by `torch.save` holds; its tensors are windows of the file.

    PyTorch is not needed, and nothing in the file is run.

    Raises
    ------
    LoadError
        When the file cannot be read, or holds more than tensors and plain Python values.
    """
    from tgcore.nn import torch_file

    return torch_file.torch_load(fn)


def _entry(name: str, entry: Any, where: str) -> tuple[DType, tuple[int, ...], int, int]:
    try:
        spelled, shape = entry["dtype"], tuple(entry["shape"])
        low, high = entry["data_offsets"]
    except (KeyError, TypeError, ValueError) as error:
        raise LoadError(f"the header of {where} describes {name} badly: {entry!r}") from error
    if spelled not in _NAMES:
        raise LoadError(f"{name} of {where} has the unknown dtype {spelled!r}")
    if not all(isinstance(size, int) and size >= 0 for size in shape):
        raise LoadError(f"{name} of {where} has no valid shape: {list(shape)}")
    return _NAMES[spelled], shape, int(low), int(high)

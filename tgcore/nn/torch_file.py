"""Files written by `torch.save`: a zip archive with one pickle and the bytes of each storage.

PyTorch is not needed, and nothing in a file is run: the pickle may name tensors, parameters and
ordered dictionaries only. Called through `nn.state.torch_load`; writing is done as safetensors.
"""

from __future__ import annotations

import math
import os
import pickle
import zipfile
import zlib
from collections import OrderedDict
from collections.abc import Callable
from typing import IO, Any, NamedTuple

from tgcore.ir import DType, dtypes
from tgcore.support.errors import LoadError
from tgcore.tensor import Tensor

_STORAGES: dict[str, DType] = {
    "BoolStorage": dtypes.bool, "ByteStorage": dtypes.uint8, "CharStorage": dtypes.int8,
    "ShortStorage": dtypes.int16, "IntStorage": dtypes.int32, "LongStorage": dtypes.int64,
    "HalfStorage": dtypes.float16, "BFloat16Storage": dtypes.bfloat16,
    "FloatStorage": dtypes.float32, "DoubleStorage": dtypes.float64,
}  # fmt: skip
# what reading an archive and a pickle of other bytes raises, besides OSError and BadZipFile
_DAMAGED = (
    pickle.UnpicklingError, zlib.error, LookupError, TypeError, ValueError, AttributeError,
    EOFError, OverflowError, MemoryError, NotImplementedError, RecursionError,
)  # fmt: skip
_LOCAL_HEADER = 30  # bytes before the name in the header of a zip member


class _Storage(NamedTuple):
    """Part of the file that several tensors may show."""

    contents: Tensor  # a vector of the storage's dtype


class _Reader(pickle.Unpickler):
    """An unpickler that makes tensors of this package, and nothing that is not expected."""

    def __init__(self, file: IO[bytes], name: str, storage: Callable[[str, DType], Tensor]) -> None:
        super().__init__(file)
        self.file_name = name
        self.storage = storage

    def find_class(self, module: str, name: str) -> Any:
        if module == "torch" and name in _STORAGES:
            return _STORAGES[name]
        found = _MAKERS.get((module, name))
        if found is None:
            raise LoadError(
                f"{self.file_name} holds a {module}.{name}, and loading runs no code from a file",
                hint="save tensors alone: torch.save(model.state_dict(), path)",
            )
        return found

    def persistent_load(self, pid: Any) -> _Storage:
        kind, dtype, key = pid[0], pid[1], pid[2]
        if kind != "storage" or not isinstance(dtype, DType):
            raise LoadError(f"{self.file_name} refers to {pid[:2]!r}, which is no storage")
        return _Storage(self.storage(str(key), dtype))


def _tensor(storage: _Storage, offset: int, shape: Any, strides: Any, *rest: Any) -> Tensor:
    """Return the tensor with `strides` over a storage."""
    shape, strides = tuple(shape), tuple(strides)
    count = math.prod(shape)
    if not count:
        return Tensor.empty(*shape, dtype=storage.contents.dtype)
    _check_window(int(storage.contents.shape[0]), offset, shape, strides)
    # axes by falling stride; where they lie close together it is a permuted window of the file
    order = sorted(range(len(shape)), key=lambda axis: (strides[axis], shape[axis]), reverse=True)
    step = 1
    for axis in reversed(order):
        if shape[axis] != 1 and strides[axis] != step:
            return _strided(storage, offset, shape, strides)
        step *= shape[axis]
    window = storage.contents[offset : offset + count].reshape([shape[axis] for axis in order])
    return window.permute([order.index(axis) for axis in range(len(shape))])


def _check_window(room: int, offset: int, shape: Any, strides: Any) -> None:
    """Refuse elements that do not lie in a storage of `room` elements."""
    last = offset + sum([(size - 1) * stride for size, stride in zip(shape, strides, strict=True)])
    if min(offset, *shape, *strides, 0) < 0 or last >= room:
        raise ValueError(
            f"a tensor of shape {shape} with strides {strides} from element {offset} on does not "
            f"lie in its storage of {room} elements"
        )


def _strided(storage: _Storage, offset: int, shape: Any, strides: Any) -> Tensor:
    """Return a copy of elements that repeat or do not lie close together."""
    import numpy as np

    flat = storage.contents.numpy()[offset:]
    places = [stride * flat.itemsize for stride in strides]
    found = np.lib.stride_tricks.as_strided(flat, shape, places)
    return Tensor(np.ascontiguousarray(found))


def _parameter(data: Tensor, requires_grad: bool, *rest: Any) -> Tensor:
    return data.requires_grad_(bool(requires_grad) or None)


_MAKERS: dict[tuple[str, str], Any] = {
    ("collections", "OrderedDict"): OrderedDict,
    ("torch._utils", "_rebuild_tensor"): _tensor,
    ("torch._utils", "_rebuild_tensor_v2"): _tensor,
    ("torch._utils", "_rebuild_parameter"): _parameter,
}


def torch_load(fn: str | os.PathLike[str]) -> Any:
    """Return what a file written by `torch.save` holds; its tensors are windows of the file.

    Raises
    ------
    LoadError
        When the file is missing, damaged, of the format before PyTorch 1.6, or holds other
        objects than tensors, numbers, text and dictionaries, lists and tuples of them.
    """
    path = os.fspath(fn)
    name = f"{os.path.basename(path)!r}"
    try:
        with zipfile.ZipFile(path) as archive:
            folder = _folder(archive, name)
            whole = Tensor(_as_path(path))
            kept: dict[tuple[str, DType], Tensor] = {}

            def storage(key: str, dtype: DType) -> Tensor:
                if (key, dtype) not in kept:
                    member = archive.getinfo(f"{folder}data/{key}")
                    start = _start(path, member)
                    window = whole[start : start + member.file_size]
                    kept[key, dtype] = Tensor.from_uop(window.uop.bitcast(dtype))
                return kept[key, dtype]

            with archive.open(f"{folder}data.pkl") as file:
                return _Reader(file, name, storage).load()
    except LoadError:
        raise
    except OSError as error:
        raise LoadError(f"the file {path} cannot be read: {error.strerror or error}") from error
    except zipfile.BadZipFile as error:
        raise LoadError(
            f"{name} is no zip archive: it is cut short, or of the format before PyTorch 1.6",
            hint="load it in PyTorch and save it again, best as safetensors",
        ) from error
    except _DAMAGED as error:
        raise LoadError(f"{name} is damaged: {type(error).__name__}: {error}") from error


def _folder(archive: zipfile.ZipFile, name: str) -> str:
    """Return the folder in which an archive has everything, if it is one that can be read."""
    if any(member.flag_bits & 1 for member in archive.infolist()):
        raise LoadError(f"{name} is encrypted, which torch.save does not do")
    members = archive.namelist()
    pickled = [one for one in members if one.endswith("/data.pkl")]
    if len(pickled) != 1:
        raise LoadError(f"{name} is a zip archive, but none that torch.save writes")
    folder = pickled[0].removesuffix("data.pkl")
    if f"{folder}byteorder" in members and archive.read(f"{folder}byteorder") != b"little":
        raise LoadError(f"the numbers in {name} are not in little-endian order")
    return folder


def _as_path(path: str) -> Any:
    from pathlib import Path

    return Path(path)


def _start(path: str, member: zipfile.ZipInfo) -> int:
    """Return where the bytes of a stored member begin in the file."""
    if member.compress_type != zipfile.ZIP_STORED:
        raise LoadError(f"{member.filename} is compressed, which torch.save does not do")
    with open(path, "rb") as raw:
        raw.seek(member.header_offset)
        header = raw.read(_LOCAL_HEADER)
    name, extra = int.from_bytes(header[26:28], "little"), int.from_bytes(header[28:30], "little")
    return member.header_offset + _LOCAL_HEADER + name + extra

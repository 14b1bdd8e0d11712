"""Small data sets that come with the package, and a reader for files in MNIST's IDX format.

Everything returns NumPy arrays; nothing is ever downloaded. The demo, the examples and the
tests train on these.
"""

from __future__ import annotations

import gzip
import math
import os
import zlib
from importlib import resources

import numpy as np
from numpy.typing import NDArray

from tgcore.support.errors import LoadError

_IDX_DTYPES = {0x08: ">u1", 0x09: ">i1", 0x0B: ">i2", 0x0C: ">i4", 0x0D: ">f4", 0x0E: ">f8"}
_GZIP_MAGIC = b"\x1f\x8b"
_MNIST_FILES = (
    "train-images-idx3-ubyte",
    "train-labels-idx1-ubyte",
    "t10k-images-idx3-ubyte",
    "t10k-labels-idx1-ubyte",
)
_TEST_EVERY = 4  # not 5 or 10: the writers wrote the digits in order

Split = tuple[NDArray[np.uint8], NDArray[np.uint8], NDArray[np.uint8], NDArray[np.uint8]]


def digits() -> Split:
    """Return 1,797 real handwritten digits: train images, labels, test images, labels.

    Images have shape (n, 1, 8, 8) and values 0 to 16; every fourth is a test image.
    Source and licence are in `tgcore/nn/data/README.md`.

    Examples
    --------
    >>> from tgcore.nn.datasets import digits
    >>> images, labels, test_images, test_labels = digits()
    >>> images.shape, test_images.shape
    ((1348, 1, 8, 8), (449, 1, 8, 8))
    """
    images = _parse_idx(_packaged("digits-images.idx3-ubyte.gz"), "the packaged digits")
    labels = _parse_idx(_packaged("digits-labels.idx1-ubyte.gz"), "the packaged digits")
    images = images[:, None]
    is_test = np.arange(len(labels)) % _TEST_EVERY == _TEST_EVERY - 1
    return images[~is_test], labels[~is_test], images[is_test], labels[is_test]


def text() -> str:
    """Return the first four chapters of Alice's Adventures in Wonderland, 1865.

    Examples
    --------
    >>> from tgcore.nn.datasets import text
    >>> text()[:9]
    'CHAPTER I'
    """
    return _packaged("alice.txt").decode("ascii")


def idx(path: str | os.PathLike[str]) -> NDArray[np.generic]:
    """Read an array in the IDX format of MNIST, plain or compressed with gzip.

    Raises
    ------
    LoadError
        When the file cannot be read, is not IDX, or is shorter or longer than its header says.

    Examples
    --------
    >>> import tempfile
    >>> from tgcore.nn.datasets import idx
    >>> with tempfile.NamedTemporaryFile() as file:
    ...     count = file.write(bytes([0, 0, 8, 1, 0, 0, 0, 3, 7, 8, 9]))
    ...     file.flush()
    ...     idx(file.name).tolist()
    [7, 8, 9]
    """
    name = os.fspath(path)
    try:
        with open(name, "rb") as file:
            data = file.read()
    except OSError as error:
        raise LoadError(
            f"cannot read {name}: {error.strerror or error}",
            hint="give the path of an IDX file, such as train-images-idx3-ubyte.gz",
        ) from None
    return _parse_idx(data, name)


def mnist(folder: str | os.PathLike[str]) -> Split:
    """Read the four files of MNIST (or Fashion-MNIST) from a folder, as `digits` returns them.

    The files have their usual names, with or without `.gz`.
    """
    root = os.fspath(folder)
    arrays = [_find_idx(root, name) for name in _MNIST_FILES]
    for images, labels in ((arrays[0], arrays[1]), (arrays[2], arrays[3])):
        if images.ndim != 3 or len(images) != len(labels):
            raise LoadError(
                f"{root} holds images of shape {images.shape} but {len(labels)} labels",
                hint="the files must all come from one data set",
            )
    train_images, train_labels, test_images, test_labels = (
        array.astype(np.uint8, copy=False) for array in arrays
    )
    return train_images[:, None], train_labels, test_images[:, None], test_labels


def _find_idx(root: str, name: str) -> NDArray[np.generic]:
    for candidate in (name, name + ".gz", name.replace("-idx", ".idx")):
        path = os.path.join(root, candidate)
        if os.path.exists(path):
            return idx(path)
    raise LoadError(
        f"{root} has no file {name} or {name}.gz",
        hint="give the folder that holds the four MNIST files",
    )


def _packaged(name: str) -> bytes:
    return (resources.files("tgcore.nn") / "data" / name).read_bytes()


def _parse_idx(data: bytes, name: str) -> NDArray[np.generic]:
    if data[:2] == _GZIP_MAGIC:
        try:
            data = gzip.decompress(data)
        except (OSError, EOFError, zlib.error) as error:
            raise LoadError(
                f"{name} is damaged: {error}", hint="download or copy it again"
            ) from None
    if len(data) < 4 or data[:2] != b"\0\0" or data[2] not in _IDX_DTYPES:
        raise LoadError(
            f"{name} is not an IDX file: it begins with {data[:4].hex(' ') or 'nothing'}",
            hint="an IDX file begins with 00 00, a type code and the number of axes",
        )
    axes = data[3]
    start = 4 + 4 * axes
    if len(data) < start:
        raise LoadError(f"{name} ends inside its header of {axes} axes")
    shape = tuple(int.from_bytes(data[at : at + 4], "big") for at in range(4, start, 4))
    dtype = np.dtype(_IDX_DTYPES[data[2]])
    expected = math.prod(shape) * dtype.itemsize
    if len(data) - start != expected:
        raise LoadError(
            f"{name} says it holds {shape} values of {dtype.itemsize} bytes, {expected} in all, "
            f"but {len(data) - start} bytes follow the header",
            hint="the file is cut off or damaged; download or copy it again",
        )
    array = np.frombuffer(data, dtype, offset=start).reshape(shape)
    return array.astype(dtype.newbyteorder("="))

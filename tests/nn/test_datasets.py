"""The packaged data is what it says, and bad IDX files are refused with a reason."""

from __future__ import annotations

import gzip
import struct
from pathlib import Path

import numpy as np
import pytest

from tgcore.nn import datasets
from tgcore.support.errors import LoadError


def idx_bytes(array: np.ndarray, code: int) -> bytes:
    header = struct.pack(">BBBB", 0, 0, code, array.ndim)
    sizes = struct.pack(f">{array.ndim}I", *array.shape)
    return header + sizes + array.astype(array.dtype.newbyteorder(">")).tobytes()


def test_digits_are_balanced_and_split_without_overlap() -> None:
    images, labels, test_images, test_labels = datasets.digits()
    assert len(images) + len(test_images) == len(labels) + len(test_labels) == 1797
    assert images.dtype == np.uint8
    assert (images.min(), images.max()) == (0, 16)
    assert set(labels.tolist()) == set(test_labels.tolist()) == set(range(10))
    assert np.bincount(test_labels).min() >= 40


def test_the_text_is_long_enough_to_learn_from() -> None:
    text = datasets.text()
    assert len(text) > 40_000
    assert len(set(text)) < 80
    assert "White Rabbit" in " ".join(text.split())


@pytest.mark.parametrize(
    ("code", "dtype"), [(8, "u1"), (9, "i1"), (11, "i2"), (12, "i4"), (13, "f4"), (14, "f8")]
)
@pytest.mark.parametrize("compressed", [False, True])
def test_idx_reads_every_type(tmp_path: Path, code: int, dtype: str, compressed: bool) -> None:
    array = np.arange(24).reshape(2, 3, 4).astype(dtype)
    data = idx_bytes(array, code)
    path = tmp_path / "array"
    path.write_bytes(gzip.compress(data, mtime=0) if compressed else data)
    read = datasets.idx(path)
    assert read.dtype == array.dtype
    assert np.array_equal(read, array)


GOOD = idx_bytes(np.arange(6, dtype=np.uint8), 8)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "is not an IDX file: it begins with nothing"),
        (b"PNG.....", "is not an IDX file: it begins with 50 4e 47 2e"),
        (GOOD[:6], "ends inside its header of 1 axes"),
        (GOOD[:-2], r"says it holds \(6,\) values of 1 bytes, 6 in all, but 4 bytes follow"),
        (GOOD + b"x", "but 7 bytes follow the header"),
        (gzip.compress(GOOD, mtime=0)[:-9], "is damaged"),
    ],
)
def test_a_bad_file_is_refused(tmp_path: Path, data: bytes, message: str) -> None:
    path = tmp_path / "bad"
    path.write_bytes(data)
    with pytest.raises(LoadError, match=message):
        datasets.idx(path)


def test_a_missing_file_is_named() -> None:
    with pytest.raises(LoadError, match=r"cannot read no/such/file: No such file") as caught:
        datasets.idx("no/such/file")
    assert "give the path of an IDX file" in str(caught.value)


def test_mnist_reads_a_folder(tmp_path: Path) -> None:
    for name, count in (("train", 5), ("t10k", 2)):
        images = np.arange(count * 16, dtype=np.uint8).reshape(count, 4, 4)
        (tmp_path / f"{name}-images-idx3-ubyte").write_bytes(idx_bytes(images, 8))
        labels = gzip.compress(idx_bytes(np.arange(count, dtype=np.uint8), 8))
        (tmp_path / f"{name}-labels-idx1-ubyte.gz").write_bytes(labels)
    images, labels, test_images, test_labels = datasets.mnist(tmp_path)
    assert images.shape == (5, 1, 4, 4)
    assert test_images.shape == (2, 1, 4, 4)
    assert labels.tolist() == [0, 1, 2, 3, 4]
    assert test_labels.tolist() == [0, 1]


def test_mnist_says_which_file_is_missing(tmp_path: Path) -> None:
    with pytest.raises(LoadError, match="has no file train-images-idx3-ubyte"):
        datasets.mnist(tmp_path)

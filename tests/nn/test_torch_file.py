"""Files of torch.save: made here by hand from the format, and by PyTorch where it is installed."""

from __future__ import annotations

import io
import pickle
import sys
import types
import zipfile
from collections import OrderedDict

import numpy as np
import pytest

from tgcore import nn
from tgcore.ir import dtypes
from tgcore.support.errors import LoadError


class _Placed:
    """A tensor as the pickle describes it: a storage, and how it is looked at."""

    def __init__(self, storage, offset, shape, strides):
        self.facts = (storage, offset, shape, strides, False, OrderedDict())

    def __reduce__(self):
        return sys.modules["torch._utils"]._rebuild_tensor_v2, self.facts


class _Storage:
    def __init__(self, kind, key, array):
        self.kind, self.key, self.array = kind, key, array


class _Pickler(pickle.Pickler):
    def persistent_id(self, obj):
        if not isinstance(obj, _Storage):
            return None
        return ("storage", getattr(sys.modules["torch"], obj.kind), obj.key, "cpu", obj.array.size)


@pytest.fixture
def write(tmp_path, monkeypatch):
    torch, utils = types.ModuleType("torch"), types.ModuleType("torch._utils")
    for kind in ("FloatStorage", "LongStorage", "BoolStorage"):
        setattr(torch, kind, type(kind, (), {"__module__": "torch"}))

    def _rebuild_tensor_v2(*facts):
        raise AssertionError("named in the file, never called")

    _rebuild_tensor_v2.__module__ = "torch._utils"
    _rebuild_tensor_v2.__qualname__ = "_rebuild_tensor_v2"
    utils._rebuild_tensor_v2 = _rebuild_tensor_v2
    monkeypatch.setitem(sys.modules, "torch", torch)
    monkeypatch.setitem(sys.modules, "torch._utils", utils)

    def write(value, storages, order=b"little"):
        text = io.BytesIO()
        _Pickler(text, 2).dump(value)
        path = tmp_path / "model.pt"
        with zipfile.ZipFile(path, "w") as archive:
            archive.writestr("model/data.pkl", text.getvalue())
            archive.writestr("model/byteorder", order)
            for storage in storages:
                archive.writestr(f"model/data/{storage.key}", storage.array.tobytes())
        return path

    return write


def test_tensors_are_windows_of_the_file_however_they_lie(write):
    numbers = np.arange(24, dtype=np.float32)
    floats = _Storage("FloatStorage", "0", numbers)
    longs = _Storage("LongStorage", "1", np.array([2**40, -1], np.int64))
    bools = _Storage("BoolStorage", "2", np.array([True, False]))
    state = OrderedDict(
        plain=_Placed(floats, 0, (2, 3, 4), (12, 4, 1)),
        turned=_Placed(floats, 0, (4, 2, 3), (1, 12, 4)),
        part=_Placed(floats, 4, (2, 4), (4, 1)),
        spread=_Placed(floats, 1, (2, 3), (8, 2)),
        repeated=_Placed(floats, 3, (2, 2), (0, 1)),
        number=_Placed(floats, 5, (), ()),
        nothing=_Placed(floats, 0, (0, 3), (3, 1)),
        long=_Placed(longs, 0, (2,), (1,)),
        mask=_Placed(bools, 0, (2,), (1,)),
    )
    whole = nn.state.torch_load(write({"model": state, "epoch": 3}, [floats, longs, bools]))
    assert whole["epoch"] == 3
    found = {name: tensor.to("NUMPY") for name, tensor in whole["model"].items()}
    cube = numbers.reshape(2, 3, 4)
    assert found["plain"].tolist() == cube.tolist()
    assert found["turned"].tolist() == cube.transpose(2, 0, 1).tolist()
    assert found["part"].tolist() == [[4, 5, 6, 7], [8, 9, 10, 11]]
    assert found["spread"].tolist() == [[1, 3, 5], [9, 11, 13]]
    assert found["repeated"].tolist() == [[3, 4], [3, 4]]
    assert found["number"].item() == 5 and found["nothing"].shape == (0, 3)
    assert found["long"].tolist() == [2**40, -1] and found["long"].dtype == dtypes.int64
    assert found["mask"].tolist() == [True, False]


def test_a_state_goes_into_a_layer(write):
    floats = _Storage("FloatStorage", "0", np.arange(8, dtype=np.float32))
    state = OrderedDict(
        weight=_Placed(floats, 0, (3, 2), (2, 1)), bias=_Placed(floats, 5, (3,), (1,))
    )
    layer = nn.Linear(2, 3)
    nn.state.load_state_dict(layer, nn.state.torch_load(write(state, [floats])))
    assert layer.weight.tolist() == [[0, 1], [2, 3], [4, 5]] and layer.bias.tolist() == [5, 6, 7]


def test_nothing_in_a_file_is_run(write):
    class Evil:
        def __reduce__(self):
            return print, ("run",)

    with pytest.raises(LoadError, match=r"holds a .*print") as caught:
        nn.state.torch_load(write({"x": Evil()}, []))
    assert "state_dict" in str(caught.value)


def test_a_file_that_is_not_as_it_should_be(write, tmp_path):
    floats = _Storage("FloatStorage", "0", np.zeros(2, np.float32))
    with pytest.raises(LoadError, match="cannot be read"):
        nn.state.torch_load(tmp_path / "missing.pt")
    with pytest.raises(LoadError, match="damaged"):
        nn.state.torch_load(write(_Placed(floats, 0, (2,), (1,)), []))
    with pytest.raises(LoadError, match="little-endian"):
        nn.state.torch_load(write({}, [], b"big"))
    path = write(_Placed(floats, 0, (2,), (1,)), [floats])
    path.write_bytes(path.read_bytes()[:60])
    with pytest.raises(LoadError, match="no zip archive") as caught:
        nn.state.torch_load(path)
    assert "safetensors" in str(caught.value)
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("readme", "text")
    with pytest.raises(LoadError, match=r"none that torch\.save writes"):
        nn.state.torch_load(path)


@pytest.mark.parametrize(
    ("offset", "shape", "strides"),
    [(1, (2,), (1,)), (0, (2, 2), (3, 1)), (0, (2,), (10**9,)), (-1, (2,), (1,)), (1, (2,), (-1,))],
)
def test_a_tensor_outside_its_storage_is_refused(write, offset, shape, strides):
    floats = _Storage("FloatStorage", "0", np.zeros(2, np.float32))
    with pytest.raises(LoadError, match="does not lie in its storage of 2 elements"):
        nn.state.torch_load(write(_Placed(floats, offset, shape, strides), [floats]))


@pytest.mark.parametrize(
    "text",
    [
        b"\x80\x02.",  # ends with nothing on the stack
        b"\x80\x05\x96" + b"\xff" * 8 + b".",  # more bytes than can be
        b"\x80\x02]K\x01a)K\x02a.",  # appends to a tuple
    ],
)
def test_a_pickle_that_makes_no_sense_is_a_load_error(tmp_path, text):
    path = tmp_path / "model.pt"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("model/data.pkl", text)
    with pytest.raises(LoadError, match="damaged"):
        nn.state.torch_load(path)


@pytest.mark.parametrize(
    ("place", "value", "text"), [(6, 199, "damaged"), (8, 1, "encrypted")], ids=["later", "secret"]
)
def test_an_archive_that_cannot_be_read_is_a_load_error(write, place, value, text):
    path = write({}, [])
    raw = bytearray(path.read_bytes())
    raw[raw.index(b"PK\x01\x02") + place] = value  # in what the directory says of a member
    path.write_bytes(raw)
    with pytest.raises(LoadError, match=text):
        nn.state.torch_load(path)


def test_what_pytorch_writes(tmp_path):
    torch = pytest.importorskip("torch")
    layer = torch.nn.Sequential(torch.nn.Linear(3, 2), torch.nn.BatchNorm1d(2))
    state = {**layer.state_dict(), "half": torch.randn(3).bfloat16(), "turned": torch.rand(2, 3).T}
    torch.save(state, tmp_path / "model.pt")
    found = nn.state.torch_load(tmp_path / "model.pt")
    assert list(found) == list(state)
    for name, tensor in state.items():
        assert found[name].to("NUMPY").tolist() == tensor.float().tolist()

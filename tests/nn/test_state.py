"""Models as dictionaries and files, and files that are not what they should be."""

from __future__ import annotations

import json
from collections import namedtuple

import numpy as np
import pytest

from tgcore import nn
from tgcore.ir import dtypes
from tgcore.support.errors import ArgumentError, LoadError, ShapeError
from tgcore.tensor import Tensor


class Model:
    def __init__(self):
        self.first = nn.Linear(2, 3)
        self.rest = [nn.Linear(3, 3, bias=False), {"last": Tensor([1.0])}]
        self.pair = namedtuple("Pair", "a b")(Tensor([1]), Tensor([2]))
        self.name = "no tensor"
        self.again = self


NAMES = ["first.weight", "first.bias", "rest.0.weight", "rest.1.last", "pair.a", "pair.b"]


def test_every_tensor_is_found_by_its_path():
    model = Model()
    assert list(nn.state.get_state_dict(model)) == NAMES
    assert nn.state.get_parameters(model)[0] is model.first.weight
    assert list(nn.state.get_state_dict(model, "net")) == [f"net.{name}" for name in NAMES]


def test_a_model_survives_its_file(tmp_path):
    path = tmp_path / "model.safetensors"
    one, other = Model(), Model()
    nn.state.safe_save(nn.state.get_state_dict(one), path, {"epoch": "3"})
    nn.state.load_state_dict(other, nn.state.safe_load(path))
    for left, right in zip(nn.state.get_parameters(one), nn.state.get_parameters(other)):
        assert left.tolist() == right.tolist()
    assert nn.state.safe_load_metadata(path)[2]["__metadata__"] == {"epoch": "3"}
    assert not list(tmp_path.glob("*.part"))


@pytest.mark.parametrize("dtype", dtypes.concrete)
def test_every_dtype_survives(tmp_path, dtype):
    path = tmp_path / "x.safetensors"
    x = Tensor([[0, 1], [1, 0]], dtype=dtype)
    nn.state.safe_save({"x": x, "empty": Tensor([], dtype=dtype)}, path)
    loaded = nn.state.safe_load(path)
    assert loaded["x"].dtype is dtype
    assert loaded["x"].tolist() == x.tolist()
    assert loaded["empty"].shape == (0,)


def test_loading_reads_nothing_before_it_is_needed(tmp_path):
    path = tmp_path / "x.safetensors"
    nn.state.safe_save({"x": Tensor(np.arange(6, dtype=np.float32).reshape(2, 3))}, path)
    x = nn.state.safe_load(path)["x"]
    assert x.device != Tensor([1.0]).device
    moved = x.to(None)
    assert (moved + 1).tolist() == [[1, 2, 3], [4, 5, 6]]


def _file(tmp_path, header, data=b"", length=None):
    text = header if isinstance(header, bytes) else json.dumps(header).encode()
    path = tmp_path / "bad.safetensors"
    path.write_bytes((len(text) if length is None else length).to_bytes(8, "little") + text + data)
    return path


ENTRY = {"dtype": "F32", "shape": [2], "data_offsets": [0, 8]}


@pytest.mark.parametrize(
    ("header", "data", "length", "text"),
    [
        (b"", b"", 1000, "or cut short: its header should have 1000 bytes"),
        (b"{nonsense", b"", None, "is no JSON"),
        ([], b"", None, "is no JSON object"),
        ({"x": ENTRY}, b"1234", None, "which does not fit 8 bytes of data in 4"),
        ({"x": {**ENTRY, "shape": [3]}}, b"12345678", None, "does not fit 12 bytes"),
        ({"x": {**ENTRY, "dtype": "F7"}}, b"12345678", None, "unknown dtype 'F7'"),
        ({"x": {**ENTRY, "shape": [-2]}}, b"12345678", None, "no valid shape"),
        ({"x": {"dtype": "F32"}}, b"12345678", None, "describes x badly"),
    ],
)
def test_a_damaged_file_is_a_load_error(tmp_path, header, data, length, text):
    with pytest.raises(LoadError, match=text):
        nn.state.safe_load(_file(tmp_path, header, data, length))


def test_a_missing_or_tiny_file_is_a_load_error(tmp_path):
    with pytest.raises(LoadError, match=r"nothing\.safetensors"):
        nn.state.safe_load(tmp_path / "nothing.safetensors")
    tiny = tmp_path / "tiny.safetensors"
    tiny.write_bytes(b"abc")
    with pytest.raises(LoadError, match="it has 3 bytes"):
        nn.state.safe_load(tiny)


def test_a_state_that_does_not_fit_is_refused():
    layer = nn.Linear(2, 3)
    with pytest.raises(ArgumentError, match="missing: bias; not in the model: other"):
        nn.state.load_state_dict(layer, {"weight": Tensor.ones(3, 2), "other": Tensor.ones(1)})
    with pytest.raises(ShapeError, match="weight has shape"):
        nn.state.load_state_dict(layer, {"weight": Tensor.ones(2, 2)}, strict=False)
    loaded = nn.state.load_state_dict(layer, {"weight": Tensor.ones(3, 2)}, strict=False)
    assert [tensor.tolist() for tensor in loaded] == [[[1, 1]] * 3]


def test_a_number_may_have_been_written_with_or_without_an_axis():
    model = {"count": Tensor(0).contiguous(), "scale": Tensor([0.0])}
    nn.state.load_state_dict(model, {"count": Tensor([3]), "scale": Tensor(0.5).cast("float32")})
    assert model["count"].item() == 3 and model["scale"].tolist() == [0.5]

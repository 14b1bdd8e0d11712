"""Level L4, whole programs: random numbers, several devices, files, training, the public bug list.

The numbers are compared with NumPy or with the reference device of the core, on which the same
program runs.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from tgcore.ir import dtypes
from tgcore.nn import BatchNorm2d, Conv2d, LayerNorm, Linear, optim, state
from tgcore.runtime.devices import REFERENCE
from tgcore.support.settings import Context
from tgcore.tensor import Tensor, TinyJit
from tgcore.testing.arithmetic import threefry2x32
from tgcore.testing.compare import MismatchError
from tgcore.testing.conformance import does_not_apply, fault, level
from tgcore.testing.conformance.values import held, right, whole_numbers
from tgcore.testing.public_bugs import BUGS, spots
from tgcore.testing.usable import usable

pytestmark = [level("L4"), pytest.mark.usefixtures("computes")]

RANDOM = "64-bit integer arithmetic and shifts, from which random numbers are made"
SEVERAL = "copies between devices, each with its own memory and work"
FILES = "Allocator.copy_in and copy_out of whole tensors"


# *** random numbers ***


def test_random_bits_are_those_of_the_generator() -> None:
    """The same seed gives the same numbers everywhere: Threefry of a counter."""
    Tensor.manual_seed(77)
    bits = threefry2x32(np.arange(4099, dtype=np.uint64), np.array(77, np.uint64))
    want = (bits >> np.uint64(40)).astype(np.float32) * np.float32(2.0**-24)
    right(Tensor.rand(4099), want, RANDOM, "the numbers of seed 77")


DRAWS: dict[str, tuple[Callable[[], Any], float]] = {
    "rand": (lambda: Tensor.rand(100, 3), 0.0),
    "randint": (lambda: Tensor.randint(500, low=-70, high=1 << 20), 0.0),
    "randn": (lambda: Tensor.randn(300), 1e-5),
    "uniform": (lambda: Tensor.uniform(300, low=-2.0, high=5.0), 1e-6),
    "randperm": (lambda: Tensor.randperm(70), 0.0),
    "float16": (lambda: Tensor.rand(200, dtype=dtypes.float16).cast(dtypes.float32), 0.0),
}


@pytest.mark.parametrize("name", DRAWS)
def test_random_numbers_are_those_of_the_reference(name: str) -> None:
    """Each kind of draw, the second of two realized first."""
    draw, tolerance = DRAWS[name]
    found = []
    for place in (None, REFERENCE):
        with Context(**({"dev": place} if place else {})):
            Tensor.manual_seed(5)
            first, second = draw(), draw()
            later = second.numpy()
            found.append((first.numpy(), later))
    for got, want, which in zip(found[0], found[1], ("first", "second")):
        right(got, want, RANDOM, f"the {which} draw as on {REFERENCE}", tolerance, tolerance)


# *** several devices of the family ***


@pytest.fixture
def several(spot: str) -> tuple[str, ...]:
    """Up to four devices of the family under test."""
    found = spots(spot, 4)
    if len(found) < 2:
        does_not_apply("one device of this family opens")
    return tuple(found[:4] if len(found) >= 4 else found[:2])


@pytest.mark.parametrize("axis", (0, 1, None), ids=("rows", "columns", "copies"))
def test_shards_give_what_one_device_gives(several: tuple[str, ...], axis: int | None) -> None:
    """Elementwise work, sums over either axis, movement and products of shards."""
    values = whole_numbers(8 * 12, 1).reshape(8, 12)
    weight = whole_numbers(12 * 5, 2).reshape(12, 5)
    x, w = Tensor(values).shard(several, axis), Tensor(weight).shard(several)
    cases = {
        "x * 2 + 1": (x * 2 + 1, values * 2 + 1),
        "x.sum()": (x.sum(), values.sum()),
        "x.sum(0)": (x.sum(0), values.sum(0)),
        "x.max(1)": (x.max(1), values.max(1)),
        "x.T": (x.T, values.T),
        "x @ w": (x @ w, values @ weight),
        "x * x.sum(0)": (x * x.sum(0, keepdim=True), values * values.sum(0)),
    }
    Tensor.realize(*[got for got, _ in cases.values()])
    for text, (got, want) in cases.items():
        right(got, want, SEVERAL, f"{text} over {len(several)} devices")


def test_shards_in_a_captured_function(several: tuple[str, ...]) -> None:
    """Each call has shards of its own."""
    weight = whole_numbers(6 * 6, 3).reshape(6, 6)
    w = Tensor(weight).shard(several).realize()

    @TinyJit
    def step(x: Any) -> Any:
        return (x @ w).relu() + 1

    for call in range(5):
        values = whole_numbers(8 * 6, call).reshape(8, 6)
        got = step(Tensor(values).shard(several, 0).realize())
        right(got, np.maximum(values @ weight, 0) + 1, SEVERAL, f"call {call}")


def test_gradients_of_shards(several: tuple[str, ...], spot: str) -> None:
    """The gradient comes back to where the leaf is."""
    values, weight = whole_numbers(48, 4).reshape(8, 6), whole_numbers(12, 5).reshape(6, 2)
    x, w = Tensor(values), Tensor(weight)
    product = x.shard(several, 0) @ w.shard(several)
    for_x, for_w = product.square().sum().gradient(x, w)
    right(for_x, 2 * (values @ weight) @ weight.T, SEVERAL, "the gradient of the sharded one")
    right(for_w, 2 * values.T @ (values @ weight), SEVERAL, "the gradient of the copied one")


# *** models, files, training ***


class _Network:
    """A small network with the layers that most have."""

    def __init__(self) -> None:
        self.conv = Conv2d(1, 6, 3, padding=1)
        self.norm = BatchNorm2d(6)
        self.hidden = Linear(6 * 4 * 4, 24)
        self.layer_norm = LayerNorm(24)
        self.out = Linear(24, 4)

    def __call__(self, x: Any) -> Any:
        x = self.norm(self.conv(x)).relu().max_pool2d(2)
        x = self.layer_norm(self.hidden(x.flatten(1))).relu()
        return self.out(x)


class _Perceptron:
    """Two layers."""

    def __init__(self) -> None:
        self.first, self.second = Linear(16, 32), Linear(32, 4)

    def __call__(self, x: Any) -> Any:
        return self.second(self.first(x.flatten(1)[:, :16]).tanh())


def _pictures(count: int = 32) -> tuple[Any, Any]:
    """Return pictures with a bright corner, and which corner it is."""
    rng = np.random.default_rng(11)
    pictures = rng.standard_normal((count, 1, 8, 8)).astype(np.float32) * 0.3
    labels = rng.integers(0, 4, count).astype(np.int32)
    for picture, label in zip(pictures, labels):
        top, left = divmod(int(label), 2)
        picture[0, top * 4 : top * 4 + 4, left * 4 : left * 4 + 4] += 1
    return pictures, labels


def _losses(make: Any, make_optimizer: Any, steps: int, wrap: Any) -> tuple[list[float], Any]:
    """Train on the default device; return the loss of each step, and the model."""
    Tensor.manual_seed(3)
    model = make()
    optimizer = make_optimizer(state.get_parameters(model))
    pictures, labels = _pictures()
    x, y = held(pictures), held(labels, np.int32)

    def step(x: Any, y: Any) -> Any:
        with Tensor.train():
            optimizer.zero_grad()
            loss = model(x).sparse_categorical_crossentropy(y)
            loss.backward()
            optimizer.step()
        return loss.realize()

    run = wrap(step)
    return [run(x, y).item() for _ in range(steps)], model


def _once(function: Any) -> Any:
    return function


TRAININGS: dict[str, tuple[Any, Any, int, Any]] = {
    "sgd": (_Perceptron, lambda p: optim.SGD(p, lr=0.1, momentum=0.9), 12, _once),
    "adam-captured": (_Perceptron, lambda p: optim.Adam(p, lr=0.02), 16, TinyJit),
    "convolution-captured": (_Network, lambda p: optim.AdamW(p, lr=0.01), 10, TinyJit),
}


@pytest.mark.parametrize("name", TRAININGS)
def test_training_learns_as_the_reference_does(name: str) -> None:
    """The loss of every step is that of the reference device, and goes down."""
    found, _ = _losses(*TRAININGS[name])
    with Context(dev=REFERENCE):
        want, _ = _losses(*TRAININGS[name])
    look = "levels L2 and L3 passed: the order of kernels, memory that is used again"
    right(found, want, look, f"the losses as on {REFERENCE}", 2e-3, 2e-3)
    if not found[-1] < 0.6 * found[0]:
        fault(f"a loss below {0.6 * found[0]:.3f}", f"{found[-1]:.3f}", look)


def test_a_model_is_saved_and_loaded(tmp_path: Any, spot: str) -> None:
    """A trained model, written to a file, gives the same answers in a new one."""
    _, model = _losses(_Network, lambda p: optim.SGD(p, lr=0.05), 2, _once)
    x = held(_pictures()[0])
    want = model(x).numpy()
    path = str(tmp_path / "model.safetensors")
    state.safe_save(state.get_state_dict(model), path)
    Tensor.manual_seed(99)
    other = _Network()
    state.load_state_dict(other, state.safe_load(path), verbose=False)
    right(other(x), want, FILES, "the answers of the loaded model")
    for key, tensor in state.get_state_dict(model).items():
        if tensor.device != state.get_state_dict(other)[key].device:
            fault(f"{key} on {tensor.device}", state.get_state_dict(other)[key].device, FILES)


def test_every_dtype_is_saved_and_loaded(device: Any, tmp_path: Any, spot: str) -> None:
    """All dtypes, of odd sizes, through one file."""
    path = str(tmp_path / "all.safetensors")
    kinds = usable(device.capabilities)
    values = np.arange(37, dtype=np.float32) % 3
    wants = {kind.name: values != 0 if kind is dtypes.bool else values for kind in kinds}
    tensors = {kind.name: Tensor(values).cast(kind).contiguous() for kind in kinds}
    Tensor.realize(*tensors.values())
    state.safe_save(tensors, path)
    loaded = state.safe_load(path)
    results = {name: loaded[name].to(spot).cast(dtypes.float32) for name in wants}
    Tensor.realize(*results.values())
    for name, want in wants.items():
        right(results[name], want, FILES, f"{name} from a file")


# *** the public bug list ***


@pytest.mark.parametrize("name", BUGS)
def test_public_bug(name: str, spot: str) -> None:
    """What went wrong in other frameworks goes right here."""
    try:
        BUGS[name].check(spot)
    except MismatchError as error:
        fault(f"{name.replace('-', ' ')}", str(error), f"tgcore.testing.public_bugs, {name}")

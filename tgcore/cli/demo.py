"""`tg demo`: trains a small convolutional network on real digits and shows what it learned.

It is the main job of the package in one command: data, model, captured training step, test,
save, load and use. `examples/mnist_digits.py` is the same training as a plain program.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import asdict, dataclass

import numpy as np
from numpy.typing import NDArray

from tgcore import Device, GlobalCounters, Tensor, TinyJit, nn
from tgcore.cli.output import print_json
from tgcore.nn import datasets
from tgcore.support.log import colored, human_size
from tgcore.support.progress import Progress
from tgcore.support.timing import Stopwatch, human_time

BATCH = 64
LEARNING_RATE = 0.01
SHOWN = 5
_SHADES = " ░▒▓█"
_ASCII_SHADES = " .+#@"

Images = NDArray[np.float32]
Labels = NDArray[np.uint8]


class DigitNet:
    """Two convolutions with batch normalisation, a pooling step and one linear layer."""

    def __init__(self, side: int, classes: int = 10) -> None:
        self.conv1 = nn.Conv2d(1, 16, 3, padding=1)
        self.norm1 = nn.BatchNorm(16)
        self.conv2 = nn.Conv2d(16, 32, 3, padding=1)
        self.norm2 = nn.BatchNorm(32)
        self.linear = nn.Linear(32 * (side // 2) ** 2, classes)

    def __call__(self, images: Tensor) -> Tensor:
        """Return the scores of the ten digits for each image."""
        hidden = self.norm1(self.conv1(images)).relu()
        hidden = self.norm2(self.conv2(hidden)).relu().max_pool2d((2, 2))
        return self.linear(hidden.flatten(1))


@dataclass
class Report:
    """What a run of the demo came to."""

    device: str
    epochs: int
    steps: int = 0
    first_step_s: float = 0.0
    step_s: float = 0.0
    train_s: float = 0.0
    loss: float = 0.0
    test_accuracy: float = 0.0
    kernels_per_step: int = 0
    gflops: float = 0.0
    saved_bytes: int = 0
    reloaded_accuracy: float = 0.0


def run(options: argparse.Namespace) -> int:
    """Train, test, save, load, show."""
    quiet = bool(options.json)
    images, labels, test_images, test_labels = _load(options.mnist)
    Tensor.manual_seed(options.seed)
    model = DigitNet(images.shape[-1])
    if not quiet:
        print(f"device {colored(Device.DEFAULT, 'cyan')}; ", end="")
        print(f"{len(images)} training images, {len(test_images)} test images, ", end="")
        print(f"{_parameter_count(model)} parameters")
        if Device[Device.DEFAULT].renderer.compiler is None:
            print("this device interprets kernels: a step takes seconds; see 'tg devices'")
    report = train(model, images, labels, options.epochs, options.seed, quiet)
    report.test_accuracy = accuracy(model, test_images, test_labels)
    path = options.save or os.path.join(
        tempfile.mkdtemp(prefix="tgcore-demo-"), "digits.safetensors"
    )
    loaded = save_and_load(model, path, images.shape[-1])
    report.saved_bytes = os.path.getsize(path)
    report.reloaded_accuracy = accuracy(loaded, test_images, test_labels)
    if quiet:
        print_json(asdict(report))
    else:
        _print_report(report, path)
        show(loaded, test_images, test_labels)
    if not options.save:
        os.unlink(path)
        os.rmdir(os.path.dirname(path))
    return 0


def train(
    model: DigitNet, images: Images, labels: Labels, epochs: int, seed: int, quiet: bool = False
) -> Report:
    """Train `model` in place; return a report whose test results are still missing."""
    optimizer = nn.optim.Adam(nn.state.get_parameters(model), lr=LEARNING_RATE)

    @TinyJit
    def step(batch: Tensor, wanted: Tensor) -> Tensor:
        with Tensor.train():
            optimizer.zero_grad()
            loss = model(batch).sparse_categorical_crossentropy(wanted)
            loss.backward()
            optimizer.step()
        return loss.realize()

    report = Report(device=str(Device.DEFAULT), epochs=epochs)
    total = epochs * (len(images) // BATCH)
    stream = open(os.devnull, "w") if quiet else None  # noqa: SIM115 - closed with the bar
    bar = Progress[int](total=total, description="training", stream=stream)
    times: list[float] = []
    with Stopwatch() as whole, bar:
        for epoch, batch, wanted in _batches(images, labels, epochs, seed):
            GlobalCounters.reset()
            with Stopwatch() as watch:
                report.loss = step(Tensor(batch).realize(), Tensor(wanted).realize()).item()
            times.append(watch.seconds)
            bar.describe(f"epoch {epoch + 1}/{epochs}, loss {report.loss:.3f}")
            bar.update()
    report.steps = len(times)
    report.first_step_s = times[0]
    report.step_s = sorted(times)[len(times) // 2]
    report.train_s = whole.seconds
    report.kernels_per_step = GlobalCounters.kernel_count
    report.gflops = GlobalCounters.global_ops / report.step_s * 1e-9
    if stream is not None:
        stream.close()
    return report


def accuracy(model: DigitNet, images: Images, labels: Labels) -> float:
    """Return the share of images that `model` takes for what they are."""
    return float((classify(model, images) == labels).mean())


def classify(model: DigitNet, images: Images) -> NDArray[np.int64]:
    """Return the digit that `model` sees in each image."""
    found = [
        model(Tensor(images[at : at + 512])).argmax(1).numpy() for at in range(0, len(images), 512)
    ]
    return np.concatenate(found)


def save_and_load(model: DigitNet, path: str, side: int) -> DigitNet:
    """Write the weights to `path` and return a new network with the weights read from it."""
    nn.state.safe_save(nn.state.get_state_dict(model), path)
    other = DigitNet(side)
    nn.state.load_state_dict(other, nn.state.safe_load(path), verbose=False)
    return other


def show(model: DigitNet, images: Images, labels: Labels) -> None:
    """Draw a few test images and what `model` takes them for, mistakes first."""
    seen = classify(model, images)
    wrong = np.flatnonzero(seen != labels)
    right = np.flatnonzero(seen == labels)
    chosen = [*wrong[:1], *right[:: max(1, len(right) // SHOWN)]][:SHOWN]
    drawings = [draw(images[at, 0]) for at in chosen]
    print()
    for row in zip(*drawings, strict=True):
        print("   ".join(row).rstrip())
    width = len(drawings[0][0])
    captions = []
    for at in chosen:
        good = seen[at] == labels[at]
        text = f"seen as {seen[at]}" if good else f"seen as {seen[at]}, is {labels[at]}"
        captions.append(colored(text.ljust(width), "green" if good else "red"))
    print("   ".join(captions))


def draw(image: Images) -> list[str]:
    """Return the rows of an image with values 0 to 1, drawn with characters."""
    encoding = (getattr(sys.stdout, "encoding", None) or "ascii").lower()
    shades = _SHADES if encoding.startswith("utf") else _ASCII_SHADES
    levels = np.clip(image * len(shades), 0, len(shades) - 1).astype(int)
    return ["".join(shades[level] * 2 for level in row) for row in levels]


def _load(folder: str | None) -> tuple[Images, Labels, Images, Labels]:
    images, labels, test_images, test_labels = (
        datasets.mnist(folder) if folder else datasets.digits()
    )
    brightest = np.float32(images.max())
    return _scaled(images, brightest), labels, _scaled(test_images, brightest), test_labels


def _scaled(images: NDArray[np.uint8], brightest: np.float32) -> Images:
    return images.astype(np.float32) / brightest


def _batches(
    images: Images, labels: Labels, epochs: int, seed: int
) -> Iterator[tuple[int, Images, Labels]]:
    order = np.random.default_rng(seed)
    for epoch in range(epochs):
        shuffled = order.permutation(len(images))
        for place in range(len(images) // BATCH):
            chosen = shuffled[place * BATCH : (place + 1) * BATCH]
            yield epoch, images[chosen], labels[chosen]


def _parameter_count(model: DigitNet) -> int:
    return sum(int(np.prod(value.shape)) for value in nn.state.get_parameters(model))


def _print_report(report: Report, path: str) -> None:
    share = f"{report.test_accuracy:.1%}"
    print(f"trained {report.steps} steps in {report.train_s:.1f} s: ", end="")
    print(
        f"first step {human_time(report.first_step_s)}, then {human_time(report.step_s)} each, ",
        end="",
    )
    print(f"{report.kernels_per_step} kernels a step, {report.gflops:.2f} GFLOP/s")
    print(f"loss {report.loss:.4f}, test accuracy {colored(share, 'green')}")
    print(f"saved {human_size(report.saved_bytes)} to {path}; ", end="")
    print(f"loaded again: test accuracy {report.reloaded_accuracy:.1%}")

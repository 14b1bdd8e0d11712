"""Trains a convolutional network on handwritten digits: the whole of a small training program.

python examples/mnist_digits.py                 # the digits that come with the package
python examples/mnist_digits.py path/to/mnist   # the four MNIST files of a folder
"""

from __future__ import annotations

import sys

import numpy as np

from tgcore import Tensor, TinyJit, nn
from tgcore.nn import datasets
from tgcore.support.progress import Progress

EPOCHS, BATCH = 8, 64


class Net:
    def __init__(self, side: int) -> None:
        self.layers = [
            nn.Conv2d(1, 16, 3, padding=1),
            nn.BatchNorm(16),
            Tensor.relu,
            nn.Conv2d(16, 32, 3, padding=1),
            nn.BatchNorm(32),
            Tensor.relu,
            lambda x: x.max_pool2d((2, 2)),
            lambda x: x.flatten(1),
            nn.Linear(32 * (side // 2) ** 2, 10),
        ]

    def __call__(self, x: Tensor) -> Tensor:
        return x.sequential(self.layers)


def main(folder: str | None = None) -> float:
    """Train and return the test accuracy."""
    images, labels, test_images, test_labels = (
        datasets.mnist(folder) if folder else datasets.digits()
    )
    scale = np.float32(1 / images.max())
    Tensor.manual_seed(1)
    model = Net(images.shape[-1])
    optimizer = nn.optim.Adam(nn.state.get_parameters(model), lr=0.01)

    @TinyJit
    @Tensor.train()
    def step(x: Tensor, y: Tensor) -> Tensor:
        optimizer.zero_grad()
        loss = model(x).sparse_categorical_crossentropy(y).backward()
        optimizer.step()
        return loss.realize()

    order = np.random.default_rng(1)
    for epoch in range(EPOCHS):
        shuffled = order.permutation(len(images))
        places = range(0, len(images) - BATCH + 1, BATCH)
        bar = Progress(places, f"epoch {epoch + 1}")
        for place in bar:
            chosen = shuffled[place : place + BATCH]
            x, y = Tensor(images[chosen] * scale), Tensor(labels[chosen])
            loss = step(x.realize(), y.realize())
        print(f"epoch {epoch + 1}: loss {loss.item():.4f}")

    seen = model(Tensor(test_images * scale)).argmax(1).numpy()
    share = float((seen == test_labels).mean())
    print(f"test accuracy {share:.1%}")
    return share


if __name__ == "__main__":
    main(*sys.argv[1:2])

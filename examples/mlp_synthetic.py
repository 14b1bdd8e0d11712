"""Trains a small multi-layer perceptron to tell two interleaved spirals apart.

    python examples/mlp_synthetic.py

The data is made here, so the program needs nothing but tgcore and numpy. At the end it draws
what the network thinks of the plane.
"""

from __future__ import annotations

import numpy as np

from tgcore import Tensor, TinyJit, nn

POINTS, STEPS, WIDTH = 256, 600, 48


def spirals(points: int, seed: int = 0) -> tuple[np.ndarray, np.ndarray]:
    """Return points of two spirals and which spiral each belongs to."""
    random = np.random.default_rng(seed)
    label = np.arange(points) % 2
    turn = np.sqrt(random.random(points)) * 2.5 * np.pi
    angle = turn + np.pi * label
    place = np.stack([np.cos(angle), np.sin(angle)], 1) * turn[:, None] / (2.5 * np.pi)
    place += random.normal(0, 0.01, place.shape)
    return place.astype(np.float32), label.astype(np.int32)


class Mlp:
    def __init__(self) -> None:
        self.first = nn.Linear(2, WIDTH)
        self.second = nn.Linear(WIDTH, WIDTH)
        self.last = nn.Linear(WIDTH, 2)

    def __call__(self, x: Tensor) -> Tensor:
        # the spirals turn: sines of the inputs make that easy to express
        hidden = (self.first(x) * 3.0).sin()
        return self.last(self.second(hidden).relu())


def main() -> float:
    """Train and return the accuracy on points that were not trained on."""
    Tensor.manual_seed(3)
    x, y = (Tensor(array).realize() for array in spirals(POINTS))
    model = Mlp()
    optimizer = nn.optim.AdamW(nn.state.get_parameters(model), lr=0.005)

    @TinyJit
    def step() -> Tensor:
        with Tensor.train():
            optimizer.zero_grad()
            loss = model(x).sparse_categorical_crossentropy(y).backward()
            optimizer.step()
        return loss.realize()

    for number in range(STEPS):
        loss = step().item()
        if number % 100 == 0 or number == STEPS - 1:
            print(f"step {number:4d}: loss {loss:.4f}")

    test_x, test_y = spirals(1000, seed=1)
    share = float((model(Tensor(test_x)).argmax(1).numpy() == test_y).mean())
    print(f"accuracy on 1000 new points: {share:.1%}")
    axis = np.linspace(-1, 1, 41, dtype=np.float32)
    plane = np.stack(np.meshgrid(axis, axis[::2]), -1).reshape(-1, 2)
    seen = model(Tensor(plane)).argmax(1).numpy().reshape(len(axis[::2]), len(axis))
    for row in seen[::-1]:
        print("".join(".#"[side] for side in row))
    return share


if __name__ == "__main__":
    main()

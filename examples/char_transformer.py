"""Trains a tiny transformer on the first chapters of Alice's Adventures in Wonderland.

    python examples/char_transformer.py [STEPS]

It reads characters and learns to say the next one. The text it writes is printed while it
learns: noise at first, then word shapes, then words.
"""

from __future__ import annotations

import sys
import time

import numpy as np

from tgcore import Tensor, TinyJit, nn
from tgcore.nn import datasets

CONTEXT, WIDTH, HEADS, LAYERS, BATCH = 64, 64, 4, 2, 32


class Block:
    def __init__(self) -> None:
        self.norm1, self.norm2 = nn.LayerNorm(WIDTH), nn.LayerNorm(WIDTH)
        self.qkv = nn.Linear(WIDTH, 3 * WIDTH, bias=False)
        self.out = nn.Linear(WIDTH, WIDTH)
        self.grow, self.shrink = nn.Linear(WIDTH, 4 * WIDTH), nn.Linear(4 * WIDTH, WIDTH)

    def attend(self, x: Tensor) -> Tensor:
        batch, length, _ = x.shape
        parts = self.qkv(x).reshape(batch, length, 3, HEADS, WIDTH // HEADS)
        query, key, value = (parts[:, :, which].transpose(1, 2) for which in range(3))
        mixed = query.scaled_dot_product_attention(key, value, is_causal=True)
        return self.out(mixed.transpose(1, 2).reshape(batch, length, WIDTH))

    def __call__(self, x: Tensor) -> Tensor:
        x = x + self.attend(self.norm1(x))
        return x + self.shrink(self.grow(self.norm2(x)).gelu())


class Transformer:
    def __init__(self, characters: int) -> None:
        self.token = nn.Embedding(characters, WIDTH)
        self.place = nn.Embedding(CONTEXT, WIDTH)
        self.blocks = [Block() for _ in range(LAYERS)]
        self.norm = nn.LayerNorm(WIDTH)
        self.head = nn.Linear(WIDTH, characters)

    def __call__(self, tokens: Tensor) -> Tensor:
        x = self.token(tokens) + self.place(Tensor.arange(CONTEXT))
        for block in self.blocks:
            x = block(x)
        return self.head(self.norm(x))


class Writer:
    """Continues a text, one character at a time."""

    def __init__(self, model: Transformer, alphabet: str) -> None:
        self.alphabet = alphabet
        self.predict = TinyJit(lambda tokens: model(tokens).realize())
        self.random = np.random.default_rng(7)

    def write(self, start: str, count: int, temperature: float = 0.6) -> str:
        text = [self.alphabet.index(character) for character in start]
        for _ in range(count):
            window = np.zeros((1, CONTEXT), np.int32)
            recent = text[-CONTEXT:]
            window[0, : len(recent)] = recent
            logits = self.predict(Tensor(window).realize()).numpy()[0, len(recent) - 1]
            weight = np.exp((logits - logits.max()) / temperature)
            text.append(int(self.random.choice(len(weight), p=weight / weight.sum())))
        return "".join(self.alphabet[token] for token in text)


def main(steps: int = 600) -> tuple[float, float]:
    """Train and return the first and the last loss."""
    text = datasets.text()
    alphabet = "".join(sorted(set(text)))
    tokens = np.array([alphabet.index(character) for character in text], np.int32)
    Tensor.manual_seed(5)
    model = Transformer(len(alphabet))
    optimizer = nn.optim.AdamW(nn.state.get_parameters(model), lr=0.003)
    writer = Writer(model, alphabet)

    @TinyJit
    def step(x: Tensor, y: Tensor) -> Tensor:
        with Tensor.train():
            optimizer.zero_grad()
            loss = model(x).sparse_categorical_crossentropy(y).backward()
            optimizer.step()
        return loss.realize()

    random = np.random.default_rng(5)
    first, recent, started = 0.0, [], time.perf_counter()
    for number in range(steps):
        places = random.integers(0, len(tokens) - CONTEXT - 1, BATCH)
        windows = np.stack([tokens[at : at + CONTEXT + 1] for at in places])
        x, y = Tensor(windows[:, :-1].copy()), Tensor(windows[:, 1:].copy())
        loss = step(x.realize(), y.realize()).item()
        recent = [*recent[-19:], loss]
        first = first or loss
        if number % max(1, steps // 5) == 0 or number == steps - 1:
            seconds = time.perf_counter() - started
            print(f"step {number:4d}, {seconds:5.1f} s, loss {loss:.3f}")
            print("   ", repr(writer.write("Alice ", 60)))
    print()
    print(writer.write("Alice ", 300))
    return first, sum(recent) / len(recent)


if __name__ == "__main__":
    main(*(int(argument) for argument in sys.argv[1:2]))

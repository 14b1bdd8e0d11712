"""A training step of a small MLP (784-512-512-10, batch 128, Adam), steps a second."""

from __future__ import annotations

import numpy as np
from _common import Library, arguments, emit, timed

options = arguments(batch=128)
library = Library(options.lib)
rng = np.random.default_rng(0)
x_host = rng.standard_normal((options.batch, 784)).astype(np.float32)
y_host = rng.integers(0, 10, options.batch).astype(np.int32)

if library.name == "torch":
    torch = library.module
    net = torch.nn.Sequential(torch.nn.Linear(784, 512), torch.nn.ReLU(), torch.nn.Linear(512, 512),
                              torch.nn.ReLU(), torch.nn.Linear(512, 10))  # fmt: skip
    optimiser = torch.optim.Adam(net.parameters(), lr=1e-3)
    x, y = torch.from_numpy(x_host), torch.from_numpy(y_host).long()

    def step():
        optimiser.zero_grad()
        torch.nn.functional.cross_entropy(net(x), y).backward()
        optimiser.step()
else:
    module = library.module
    Tensor, nn = module.Tensor, module.nn
    layers = [nn.Linear(784, 512), Tensor.relu, nn.Linear(512, 512), Tensor.relu,
              nn.Linear(512, 10)]  # fmt: skip
    import importlib

    optim = importlib.import_module(module.__name__ + ".nn.optim")
    state = importlib.import_module(module.__name__ + ".nn.state")
    optimiser = optim.Adam(state.get_parameters(layers), lr=1e-3)
    x, y = library.array(x_host), library.array(y_host)

    @module.TinyJit
    def step():
        with Tensor.train():
            optimiser.zero_grad()
            loss = x.sequential(layers).sparse_categorical_crossentropy(y)
            loss.backward()
            return loss.realize(*optimiser.schedule_step())


seconds, others = timed(step, library.sync, warmup=4, min_time=options.min_time)
emit("mlp_adam_step", 1 / seconds, "steps/s", higher=True, others=others)

"""Compiling the kernels of one training step of `tg demo` with the compiler of the device CPU.

Only the compiler is timed (not scheduling or lowering), serially, caches off; processor time
includes that of programs it starts. `--libs tgcore,tgcore-llvm` compares compilers.
"""

from __future__ import annotations

import os
import resource
import time

from _common import Meter, arguments, emit

options = arguments()
os.environ["TG_CACHE"] = "0"
from tgcore import Device, Tensor, TinyJit, nn  # noqa: E402
from tgcore.cli.demo import DigitNet  # noqa: E402


def processor_time() -> float:
    """Return the processor seconds of this process and its children."""
    usage = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in usage)


spent = [0.0, 0.0]
device = Device["CPU"]
compiler = device.renderer.compiler
assert compiler is not None
compile_module = compiler.compile


def timed(source: str) -> bytes:
    """Compile and note the time."""
    wall, cpu = time.perf_counter(), processor_time()
    binary = compile_module(source)
    spent[0] += time.perf_counter() - wall
    spent[1] += processor_time() - cpu
    return binary


compiler.compile = timed  # type: ignore[method-assign]
os.cpu_count = lambda: 1  # type: ignore[assignment]  # one module at a time
model = DigitNet(8)
optimizer = nn.optim.Adam(nn.state.get_parameters(model), lr=0.01)


@TinyJit
def step(images: Tensor, labels: Tensor) -> Tensor:
    """Train once."""
    with Tensor.train():
        optimizer.zero_grad()
        loss = model(images).sparse_categorical_crossentropy(labels)
        loss.backward()
        optimizer.step()
    return loss.realize()


meter = Meter()
for _ in range(3):
    step(Tensor.ones(64, 1, 8, 8).contiguous().realize(), Tensor([1] * 64).realize())
others = meter.others()
emit("compile_wall", spent[0], "s", others=others)
emit("compile_cpu", spent[1], "s", others=others)

"""Level L2 as well: a device with workgroups, shared memory and barriers, on one host thread.

Each lane of a group is a coroutine in C. A barrier gives way to the other lanes; the next round
begins when all have arrived. Without the barrier each lane runs to its end before the next begins.
"""

from __future__ import annotations

import ctypes
import dataclasses
from collections.abc import Sequence
from time import perf_counter
from typing import Any

from tg_seeded.host import RightDevice
from tgcore.render.hostc import HostCRenderer
from tgcore.runtime import load_library
from tgcore.runtime.base import Executable
from tgcore.target import ProgramSpec, Target

_LANES = 64
_STACK = 1 << 16
_SCHEDULER = f"""
#include <ucontext.h>
typedef void (*tg_kernel)(void **, const long long *, long);
static ucontext_t tg_home, tg_lanes[{_LANES}];
static char tg_stacks[{_LANES}][{_STACK}] __attribute__((aligned(64)));
static int tg_done[{_LANES}], tg_now;
static long tg_g[3], tg_l[3];
static tg_kernel tg_job; static void **tg_bufs; static const long long *tg_vars;
static void tg_barrier(void) {{ swapcontext(&tg_lanes[tg_now], &tg_home); }}
static void tg_lane(void) {{ tg_job(tg_bufs, tg_vars, 0); tg_done[tg_now] = 1; }}
static void tg_one_group(const long *local, long count) {{
  for (long lane = 0; lane < count; lane++) {{
    getcontext(&tg_lanes[lane]);
    tg_lanes[lane].uc_stack.ss_sp = tg_stacks[lane];
    tg_lanes[lane].uc_stack.ss_size = {_STACK};
    tg_lanes[lane].uc_link = &tg_home;
    makecontext(&tg_lanes[lane], tg_lane, 0);
    tg_done[lane] = 0;
  }}
  for (int left = 1; left;) {{
    left = 0;
    for (long lane = 0; lane < count; lane++) {{
      if (tg_done[lane]) continue;
      tg_now = lane;
      tg_l[0] = lane % local[0]; tg_l[1] = lane / local[0] % local[1];
      tg_l[2] = lane / local[0] / local[1];
      swapcontext(&tg_home, &tg_lanes[lane]);
      left |= !tg_done[lane];
    }}
  }}
}}
void tg_launch(tg_kernel job, void **bufs, const long long *vars, const long *sizes) {{
  tg_job = job; tg_bufs = bufs; tg_vars = vars;
  for (long z = 0; z < sizes[2]; z++) for (long y = 0; y < sizes[1]; y++)
    for (long x = 0; x < sizes[0]; x++) {{
      tg_g[0] = x; tg_g[1] = y; tg_g[2] = z;
      tg_one_group(sizes + 3, sizes[3] * sizes[4] * sizes[5]);
    }}
}}
"""


class GroupRenderer(HostCRenderer):
    """C with launch coordinates, shared memory and barriers."""

    local_prefix = "static "
    barrier = "tg_barrier();"

    def special(self, name: str) -> str:
        return f"tg_{name[0]}[{name[1:]}]"

    def render_module(self, functions: Sequence[str]) -> str:
        return _SCHEDULER + super().render_module(functions)


class GroupDevice(RightDevice):
    """Right in everything, with workgroups."""

    renderer_class: type[HostCRenderer] = GroupRenderer

    def __init__(self, target: Target) -> None:
        super().__init__(target)
        self.renderer.capabilities = dataclasses.replace(
            self.renderer.capabilities, has_local=True, local_bytes=1 << 15, warp_size=8,
            grid_limits=(1 << 30, 1 << 16, 1 << 16), local_limits=(_LANES, _LANES, _LANES),
            group_threads=_LANES,
        )  # fmt: skip

    def load(self, spec: ProgramSpec, binary: bytes | None) -> Executable:
        module = self._modules.get(binary or b"")
        if module is None:
            module = self._modules[binary or b""] = load_library(binary or b"")
        return _GroupProgram(module, spec)

    def capture(self, calls: Sequence[Any]) -> None:
        return None


class _GroupProgram(Executable):
    def __init__(self, module: Any, spec: ProgramSpec) -> None:
        self._launch = module.tg_launch
        self._launch.restype = None
        self._address = ctypes.cast(module[spec.entry], ctypes.c_void_p)
        self._bufs = ctypes.c_void_p * len(spec.params)
        self._vars = ctypes.c_longlong * len(spec.vars)

    def __call__(
        self, handles: Sequence[Any], global_size: Any, local_size: Any, variables: Sequence[int],
        wait: bool = False,
    ) -> float | None:  # fmt: skip
        sizes = (ctypes.c_long * 6)(*global_size, *local_size)
        started = perf_counter()
        self._launch(self._address, self._bufs(*handles), self._vars(*variables), sizes)
        return perf_counter() - started if wait else None


class _Careless(GroupRenderer):
    barrier = "/* no need to wait */;"


class DropsBarriers(GroupDevice):
    """Workgroups do not wait at barriers."""

    renderer_class = _Careless

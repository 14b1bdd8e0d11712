"""The small C library behind the CPU device: replay of recorded calls, and a pool of threads.

It is compiled once with the device's own compiler and kept in the disk cache. Without threads
(a compiler that has no atomic operations) the pool is left out and a launch runs its parts in turn.
"""

from __future__ import annotations

import ctypes
import os
from typing import TYPE_CHECKING, Any

from tgcore.runtime.libraries import load_library
from tgcore.support import disk_cache
from tgcore.support.errors import CompileError, DeviceError

if TYPE_CHECKING:
    from tgcore.runtime.devices.compilers import HostCompiler

_VERSION = "3"
_EXPORTED = ("tg_run", "tg_replay", "tg_forget")

_COMMON = """
typedef void (*kernel_t)(void **, const long long *, long);
typedef struct { kernel_t run; void **bufs; long long *vars; long threads; } call_t;
void tg_run(kernel_t run, void **bufs, long long *vars, long threads);
void tg_replay(const call_t *calls, long count) {
  for (long i = 0; i < count; i++) {
    const call_t *call = calls + i;
    if (call->threads > 1) tg_run(call->run, call->bufs, call->vars, call->threads);
    else call->run(call->bufs, call->vars, 0);
  }
}
"""

_SERIAL = """
void tg_run(kernel_t run, void **bufs, long long *vars, long threads) {
  for (long core = 0; core < threads; core++) run(bufs, vars, core);
}
void tg_forget(void) {}
"""

# One job at a time. `ticket` holds the job's number in its upper half and the next part to run in
# its lower half; a part is taken by compare and swap, which fails once the job has changed, so a
# late worker never touches the job that follows. A finished job is closed before the next is set.
_POOL = """
#include <pthread.h>
#include <sched.h>
#define MOST 256
#define SPINS 4000
static pthread_mutex_t owner = PTHREAD_MUTEX_INITIALIZER, lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t wake = PTHREAD_COND_INITIALIZER;
static unsigned long long ticket;
static long done, parts, workers, asleep;
static kernel_t job_run; static void **job_bufs; static long long *job_vars;

static inline void relax(void) {
#if defined(__x86_64__) || defined(__i386__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  __asm__ volatile("yield");
#endif
}

static void work(unsigned long long number) {
  for (;;) {
    unsigned long long now = __atomic_load_n(&ticket, __ATOMIC_ACQUIRE);
    long part = (long)(now & 0xffffffffu);
    if ((now >> 32) != number || part >= __atomic_load_n(&parts, __ATOMIC_ACQUIRE)) return;
    kernel_t run = job_run; void **bufs = job_bufs; long long *vars = job_vars;
    if (!__atomic_compare_exchange_n(&ticket, &now, now + 1, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
      continue;
    run(bufs, vars, part);
    __atomic_fetch_add(&done, 1, __ATOMIC_ACQ_REL);
  }
}

static void *worker(void *argument) {
  unsigned long long seen = (unsigned long long)argument;
  for (;;) {
    unsigned long long number;
    long spins = 0;
    while ((number = __atomic_load_n(&ticket, __ATOMIC_ACQUIRE) >> 32) == seen && spins < SPINS) {
      relax(); spins++;
    }
    if (number == seen) {
      pthread_mutex_lock(&lock);
      __atomic_fetch_add(&asleep, 1, __ATOMIC_SEQ_CST);
      while ((number = __atomic_load_n(&ticket, __ATOMIC_SEQ_CST) >> 32) == seen)
        pthread_cond_wait(&wake, &lock);
      __atomic_fetch_sub(&asleep, 1, __ATOMIC_SEQ_CST);
      pthread_mutex_unlock(&lock);
    }
    seen = number;
    work(number);
  }
  return 0;
}

static void start(long wanted) {
  pthread_attr_t attributes;
  if (wanted > MOST) wanted = MOST;
  if (workers >= wanted) return;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_attr_setstacksize(&attributes, 8 << 20);
  while (workers < wanted) {
    pthread_t thread;
    void *seen = (void *)(unsigned long)(__atomic_load_n(&ticket, __ATOMIC_ACQUIRE) >> 32);
    if (pthread_create(&thread, &attributes, worker, seen)) break;
    workers++;
  }
  pthread_attr_destroy(&attributes);
}

void tg_run(kernel_t run, void **bufs, long long *vars, long threads) {
  pthread_mutex_lock(&owner);
  start(threads - 1);
  unsigned long long number = (__atomic_load_n(&ticket, __ATOMIC_ACQUIRE) >> 32) + 1;
  number = (number & 0xffffffffu) ? (number & 0xffffffffu) : 1;
  job_run = run; job_bufs = bufs; job_vars = vars;
  __atomic_store_n(&parts, threads, __ATOMIC_RELEASE);
  __atomic_store_n(&done, 0, __ATOMIC_RELEASE);
  __atomic_store_n(&ticket, number << 32, __ATOMIC_SEQ_CST);
  if (__atomic_load_n(&asleep, __ATOMIC_SEQ_CST)) {
    pthread_mutex_lock(&lock); pthread_cond_broadcast(&wake); pthread_mutex_unlock(&lock);
  }
  work(number);
  for (long spins = 0; __atomic_load_n(&done, __ATOMIC_ACQUIRE) < threads; spins++) {
    if (spins < SPINS) relax(); else sched_yield();
  }
  __atomic_store_n(&ticket, (number << 32) | 0xffffffffu, __ATOMIC_SEQ_CST);
  pthread_mutex_unlock(&owner);
}

void tg_forget(void) {
  pthread_mutex_t fresh = PTHREAD_MUTEX_INITIALIZER;
  pthread_cond_t quiet = PTHREAD_COND_INITIALIZER;
  owner = fresh; lock = fresh; wake = quiet; workers = 0; asleep = 0;
}
"""


class Call(ctypes.Structure):
    """One row of the table that `tg_replay` walks."""

    _fields_ = [
        ("run", ctypes.c_void_p),
        ("bufs", ctypes.c_void_p),
        ("vars", ctypes.c_void_p),
        ("threads", ctypes.c_long),
    ]


class Helper:
    """The loaded library.

    Attributes
    ----------
    run, replay : callable
        Launch one kernel in parts; run a table of calls.
    parallel : bool
        Whether parts run side by side.
    """

    __slots__ = ("library", "parallel", "replay", "run")

    def __init__(self, library: Any, parallel: bool) -> None:
        lacking = [name for name in _EXPORTED if not hasattr(library, name)]
        if lacking:
            raise DeviceError(
                f"the library behind threads and replays has no {', '.join(lacking)}",
                hint="Compiler.host_library says what it must export; None does without",
            )
        self.library, self.parallel = library, parallel
        self.run = self.library.tg_run
        self.run.argtypes = (ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_long)
        self.run.restype = None
        self.replay = self.library.tg_replay
        self.replay.argtypes = (ctypes.c_void_p, ctypes.c_long)
        self.replay.restype = None
        os.register_at_fork(after_in_child=self.library.tg_forget)

    @staticmethod
    def compiled(compiler: HostCompiler) -> Helper:
        """Return the helper made by a C compiler."""
        return Helper(*_load(compiler))


def _load(compiler: HostCompiler) -> tuple[ctypes.CDLL, bool]:
    key = f"{_VERSION} {compiler.identity}"
    kept = disk_cache.get("helper", key)
    if kept:
        return load_library(kept[1:]), kept[:1] == b"p"
    for mark, body in ((b"p", _POOL), (b"s", _SERIAL)):
        try:
            binary = compiler.compile(_COMMON + body)
            library = load_library(binary)
        except (CompileError, OSError):
            if mark == b"s":
                raise
            continue  # no threads with this compiler
        disk_cache.put("helper", key, mark + binary)
        return library, mark == b"p"
    raise AssertionError("the serial helper is always tried")

"""What the device CPU needs beside kernels, without any C compiler: a loader, threads, replay.

The helper that the device otherwise compiles from C is written here in LLVM IR: a pool of threads
that take the parts of a launch, and the walk through the table of a captured graph.
"""

from __future__ import annotations

import ctypes
from functools import cache

from tgcore.support import disk_cache
from tgcore.support.errors import DeviceError

from tg_llvm.compiler import LLVMCompiler
from tg_llvm.elf import LoadedModule

_VERSION = "1"
_HELPERS: dict[str, LoadedModule] = {}  # for good: their threads never end


class HostIRCompiler(LLVMCompiler):
    """Compiles for the processor of this process, and loads what it compiled."""

    def load(self, binary: bytes) -> LoadedModule:
        """Return the functions of a module: `module[name]` is a new foreign function."""
        return LoadedModule(binary, resolve)

    def host_library(self) -> LoadedModule:
        """Return the functions `tg_run`, `tg_replay` and `tg_forget` of the device's helper."""
        key = f"{_VERSION} {self.identity}"
        library = _HELPERS.get(key)
        if library is not None:
            return library
        binary = disk_cache.get("helper", key)
        if not binary:
            binary = self.compile(pool_source(self.machine.triple))
            disk_cache.put("helper", key, binary)
        library = self.load(binary)
        start = library["tg_forget"]
        start.argtypes = ()
        start()
        _HELPERS[key] = library
        return library


@cache
def _libraries() -> tuple[ctypes.CDLL, ...]:
    found = [ctypes.CDLL(None)]
    try:
        found.append(ctypes.CDLL("libm.so.6"))
    except OSError:
        from ctypes.util import find_library  # slow, as are the programs that it starts

        name = find_library("m")
        if name:
            found.append(ctypes.CDLL(name))
    return tuple(found)


def resolve(name: str) -> int:
    """Return the address of a function of the C library."""
    for library in _libraries():
        function = getattr(library, name, None)
        if function is not None:
            address = ctypes.cast(function, ctypes.c_void_p).value
            if address:
                return address
    raise DeviceError(f"compiled code calls {name}, which this system does not have")


def pool_source(triple: str) -> str:
    """Return the helper as LLVM IR."""
    if triple.startswith(("aarch64", "arm64")):
        declare, relax = "declare void @llvm.aarch64.hint(i32)", "@llvm.aarch64.hint(i32 1)"
    else:
        declare, relax = "declare void @llvm.x86.sse2.pause()", "@llvm.x86.sse2.pause()"
    return f'target triple = "{triple}"\n{declare}\n{_POOL.replace("@RELAX", relax)}'


# One job at a time. The upper half of @ticket is the number of the job, the lower half the next
# part to run; a part is taken by compare and swap, which fails once the job has changed, so a late
# worker never touches the job that follows. A job is closed before the next one is set.
_POOL = """
@owner = internal global [16 x i64] zeroinitializer, align 16
@lock = internal global [16 x i64] zeroinitializer, align 16
@wake = internal global [16 x i64] zeroinitializer, align 16
@ticket = internal global i64 0, align 8
@parts = internal global i64 0, align 8
@done = internal global i64 0, align 8
@workers = internal global i64 0, align 8
@asleep = internal global i64 0, align 8
@job_run = internal global ptr null, align 8
@job_bufs = internal global ptr null, align 8
@job_vars = internal global ptr null, align 8

declare i32 @pthread_mutex_init(ptr, ptr)
declare i32 @pthread_mutex_lock(ptr)
declare i32 @pthread_mutex_unlock(ptr)
declare i32 @pthread_cond_init(ptr, ptr)
declare i32 @pthread_cond_wait(ptr, ptr)
declare i32 @pthread_cond_broadcast(ptr)
declare i32 @pthread_create(ptr, ptr, ptr, ptr)
declare i32 @pthread_detach(i64)
declare i32 @sched_yield()

define void @tg_forget() nounwind {
  call i32 @pthread_mutex_init(ptr @owner, ptr null)
  call i32 @pthread_mutex_init(ptr @lock, ptr null)
  call i32 @pthread_cond_init(ptr @wake, ptr null)
  store i64 0, ptr @workers, align 8
  store i64 0, ptr @asleep, align 8
  ret void
}

define internal void @work(i64 %number) nounwind {
entry:
  br label %again
again:
  %now = load atomic i64, ptr @ticket acquire, align 8
  %part = and i64 %now, 4294967295
  %job = lshr i64 %now, 32
  %limit = load atomic i64, ptr @parts acquire, align 8
  %same = icmp eq i64 %job, %number
  %left = icmp ult i64 %part, %limit
  %go = and i1 %same, %left
  br i1 %go, label %take, label %out
take:
  %run = load atomic ptr, ptr @job_run monotonic, align 8
  %bufs = load atomic ptr, ptr @job_bufs monotonic, align 8
  %vars = load atomic ptr, ptr @job_vars monotonic, align 8
  %next = add i64 %now, 1
  %pair = cmpxchg ptr @ticket, i64 %now, i64 %next acq_rel acquire
  %won = extractvalue { i64, i1 } %pair, 1
  br i1 %won, label %mine, label %again
mine:
  call void %run(ptr %bufs, ptr %vars, i64 %part)
  %before = atomicrmw add ptr @done, i64 1 acq_rel
  br label %again
out:
  ret void
}

define internal ptr @worker(ptr %argument) nounwind {
entry:
  %first = ptrtoint ptr %argument to i64
  br label %idle
idle:
  %seen = phi i64 [ %first, %entry ], [ %number, %go ]
  br label %look
look:
  %spins = phi i64 [ 0, %idle ], [ %more, %spin ]
  %one = load atomic i64, ptr @ticket acquire, align 8
  %found = lshr i64 %one, 32
  %fresh = icmp ne i64 %found, %seen
  br i1 %fresh, label %go, label %rest
rest:
  %more = add i64 %spins, 1
  %tired = icmp ugt i64 %more, 4000
  br i1 %tired, label %sleep, label %spin
spin:
  call void @RELAX
  br label %look
sleep:
  call i32 @pthread_mutex_lock(ptr @lock)
  %in = atomicrmw add ptr @asleep, i64 1 seq_cst
  br label %check
check:
  %two = load atomic i64, ptr @ticket seq_cst, align 8
  %later = lshr i64 %two, 32
  %changed = icmp ne i64 %later, %seen
  br i1 %changed, label %up, label %wait
wait:
  call i32 @pthread_cond_wait(ptr @wake, ptr @lock)
  br label %check
up:
  %out = atomicrmw sub ptr @asleep, i64 1 seq_cst
  call i32 @pthread_mutex_unlock(ptr @lock)
  br label %go
go:
  %number = phi i64 [ %found, %look ], [ %later, %up ]
  call void @work(i64 %number)
  br label %idle
}

define internal void @hire(i64 %wanted) nounwind {
entry:
  %thread = alloca i64, align 8
  %few = icmp ult i64 %wanted, 256
  %most = select i1 %few, i64 %wanted, i64 256
  br label %again
again:
  %have = load i64, ptr @workers, align 8
  %need = icmp slt i64 %have, %most
  br i1 %need, label %make, label %out
make:
  %now = load atomic i64, ptr @ticket acquire, align 8
  %number = lshr i64 %now, 32
  %seen = inttoptr i64 %number to ptr
  %failed = call i32 @pthread_create(ptr %thread, ptr null, ptr @worker, ptr %seen)
  %made = icmp eq i32 %failed, 0
  br i1 %made, label %keep, label %out
keep:
  %id = load i64, ptr %thread, align 8
  call i32 @pthread_detach(i64 %id)
  %count = add i64 %have, 1
  store i64 %count, ptr @workers, align 8
  br label %again
out:
  ret void
}

define void @tg_run(ptr %run, ptr %bufs, ptr %vars, i64 %threads) nounwind {
entry:
  call i32 @pthread_mutex_lock(ptr @owner)
  %others = sub i64 %threads, 1
  call void @hire(i64 %others)
  %now = load atomic i64, ptr @ticket acquire, align 8
  %job = lshr i64 %now, 32
  %raised = add i64 %job, 1
  %cut = and i64 %raised, 4294967295
  %none = icmp eq i64 %cut, 0
  %number = select i1 %none, i64 1, i64 %cut
  %high = shl i64 %number, 32
  store atomic ptr %run, ptr @job_run monotonic, align 8
  store atomic ptr %bufs, ptr @job_bufs monotonic, align 8
  store atomic ptr %vars, ptr @job_vars monotonic, align 8
  store atomic i64 %threads, ptr @parts release, align 8
  store atomic i64 0, ptr @done release, align 8
  store atomic i64 %high, ptr @ticket seq_cst, align 8
  %sleepers = load atomic i64, ptr @asleep seq_cst, align 8
  %any = icmp ne i64 %sleepers, 0
  br i1 %any, label %call, label %help
call:
  call i32 @pthread_mutex_lock(ptr @lock)
  call i32 @pthread_cond_broadcast(ptr @wake)
  call i32 @pthread_mutex_unlock(ptr @lock)
  br label %help
help:
  call void @work(i64 %number)
  br label %look
look:
  %spins = phi i64 [ 0, %help ], [ %more, %relax ], [ %more, %yield ]
  %more = add i64 %spins, 1
  %ready = load atomic i64, ptr @done acquire, align 8
  %busy = icmp slt i64 %ready, %threads
  br i1 %busy, label %rest, label %close
rest:
  %short = icmp ult i64 %more, 4000
  br i1 %short, label %relax, label %yield
relax:
  call void @RELAX
  br label %look
yield:
  call i32 @sched_yield()
  br label %look
close:
  %end = or i64 %high, 4294967295
  store atomic i64 %end, ptr @ticket seq_cst, align 8
  call i32 @pthread_mutex_unlock(ptr @owner)
  ret void
}

define void @tg_replay(ptr %calls, i64 %count) nounwind {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %next, %tail ]
  %more = icmp slt i64 %i, %count
  br i1 %more, label %body, label %out
body:
  %row = getelementptr { ptr, ptr, ptr, i64 }, ptr %calls, i64 %i
  %run = load ptr, ptr %row, align 8
  %at_bufs = getelementptr { ptr, ptr, ptr, i64 }, ptr %row, i64 0, i32 1
  %bufs = load ptr, ptr %at_bufs, align 8
  %at_vars = getelementptr { ptr, ptr, ptr, i64 }, ptr %row, i64 0, i32 2
  %vars = load ptr, ptr %at_vars, align 8
  %at_threads = getelementptr { ptr, ptr, ptr, i64 }, ptr %row, i64 0, i32 3
  %threads = load i64, ptr %at_threads, align 8
  %many = icmp sgt i64 %threads, 1
  br i1 %many, label %split, label %whole
split:
  call void @tg_run(ptr %run, ptr %bufs, ptr %vars, i64 %threads)
  br label %tail
whole:
  call void %run(ptr %bufs, ptr %vars, i64 0)
  br label %tail
tail:
  %next = add i64 %i, 1
  br label %head
out:
  ret void
}
"""

"""cffi's API mode, an independent reader of the compiler's layouts, agrees with the modules."""

from __future__ import annotations

import importlib.util

import pytest
from support import bind

cffi = pytest.importorskip("cffi")

HEADER = """
#include <stdint.h>
struct plain { char a; int64_t b; short c[3]; };
#pragma pack(2)
struct packed { char a; int32_t b; double c; };
#pragma pack()
union either { char a[5]; int32_t b; };
struct nested { struct plain first; union either second; struct packed third[2]; };
#define LIMIT ((uint32_t)-1)
#define SHIFTED (-1L << 40)
enum color { RED = 3, GREEN = 1 << 20 };
"""

DECLARED = """
struct plain { char a; int64_t b; short c[3]; ...; };
struct packed { char a; int32_t b; double c; ...; };
union either { char a[5]; int32_t b; ...; };
struct nested { struct plain first; union either second; struct packed third[2]; ...; };
#define LIMIT ...
#define SHIFTED ...
enum color { RED, GREEN, ... };
"""


def test_sizes_alignments_offsets_and_constants_agree(tmp_path):
    bound = bind(tmp_path, HEADER)
    builder = cffi.FFI()
    builder.cdef(DECLARED)
    builder.set_source("tg_cffi_proof", HEADER)
    path = builder.compile(tmpdir=str(tmp_path))
    spec = importlib.util.spec_from_file_location("tg_cffi_proof", path)
    proof = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(proof)
    for kind, name in (("struct", "plain"), ("struct", "packed"), ("union", "either"),
                       ("struct", "nested")):  # fmt: skip
        ctype, cls = proof.ffi.typeof(f"{kind} {name}"), getattr(bound, name)
        assert cls.__c_size__ == proof.ffi.sizeof(ctype)
        assert cls.__c_align__ == proof.ffi.alignof(ctype)
        for field, found in ctype.fields:
            assert getattr(cls, field).offset == found.offset
            assert getattr(cls, field).size == proof.ffi.sizeof(found.type)
    for name in ("LIMIT", "SHIFTED", "RED", "GREEN"):
        assert getattr(bound, name) == getattr(proof.lib, name)

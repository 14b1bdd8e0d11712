"""Records have the compiler's layout, and behave like C's when read, written and passed."""

from __future__ import annotations

import ctypes
import ctypes.util

import pytest
from support import bind, buffer_of, proved

LAYOUTS = {
    "signed bit-fields": "struct s { int a : 3; unsigned b : 5; signed char c : 2; long d : 40; };",
    "a zero-width bit-field": "struct s { int a : 3; int : 0; int b : 4; };",
    "an unnamed bit-field": "struct s { int a : 3; int : 7; int b : 4; short c; };",
    "an enum bit-field": "enum e { A, B, C }; struct s { enum e a : 2; enum e b : 3; int c; };",
    "mixed-width bit-fields": "struct s { char a : 3; int b : 9; long c : 33; short d : 5; };",
    "bit-fields that cross units": "struct s { int a : 20; int b : 20; int c : 20; };",
    "packed bit-fields": (
        "struct __attribute__((packed)) s { int a : 3; long b : 62; char c; int d : 17; };"
    ),
    "a bit-field before a flexible array": "struct s { int n : 4; int m : 4; char data[]; };",
    "a bit-field in a union": "union u { int a : 5; unsigned b : 9; char c; };",
    "a bool bit-field": "struct s { _Bool a : 1; _Bool b : 1; unsigned char c; };",
    "pragma pack": (
        "#pragma pack(2)\nstruct s { char a; int b; long c; short d : 3; };\n#pragma pack()\n"
        "struct t { char a; struct s b; };"
    ),
    "aligned alone": "struct __attribute__((aligned(16))) s { int a; };",
    "aligned and nested": (
        "struct __attribute__((aligned(16))) s { int a; };"
        "struct t { char a; struct s b; char c; struct s d[2]; };"
    ),
    "an aligned member": "struct s { char a; int b __attribute__((aligned(32))); };",
    "a packed enum": (
        "enum __attribute__((packed)) e { A, B = 200 }; struct s { char a; enum e b; short c; };"
    ),
    "a flexible array of structs": "struct d { int x; }; struct s { char a; struct d v[]; };",
    "anonymous members": (
        "struct s { int a; union { int b; struct { short c, d; }; float e; }; "
        "struct { char f; }; enum { X, Y } g; };"
    ),
    "unnamed records in fields": "struct s { struct { int x; } points[3]; union { int i; } *p; };",
    "two unnamed typedefs": ("typedef struct { int a; } first; typedef struct { long a; } second;"),
    "a typedef of an array": (
        "typedef int vector[3]; struct s { char a; vector v; vector m[2]; };"
    ),
    "forward and recursive structs": (
        "struct b; struct a { struct b *next; struct a *self; }; struct b { struct a inner; };"
    ),
    "pointers to functions": "struct s { int (*call)(int, void *); void (*table[4])(void); };",
    "an empty struct": "struct s { }; struct t { int a; struct s b; };",
    "long double and complex": "struct s { char a; long double b; double _Complex c; };",
    "vectors and 128-bit integers": (
        "typedef int v4 __attribute__((vector_size(16)));"
        "struct s { char a; v4 b; __int128 c; char d; };"
    ),
    "a zero-length array": "struct s { int a; long b[0]; char c; };",
    "an aligned typedef": (
        "typedef struct { int a; } s __attribute__((aligned(64))); struct t { char a; s b; };"
    ),
    "keyword members": "struct s { int from; int class; int in : 4; };",
    "atomics": "struct s { char a; _Atomic int b; };",
    "const and volatile members": (
        "struct s { const int a; volatile long b; const char *const c; };"
    ),
}


@pytest.mark.parametrize("what", LAYOUTS)
def test_the_compilers_confirm_the_layout_of(tmp_path, what):
    assert proved(bind(tmp_path, LAYOUTS[what]))


def test_signed_bit_fields_read_as_signed_and_truncate_on_writing(tmp_path):
    bound = bind(tmp_path, LAYOUTS["signed bit-fields"])
    record = bound.s(a=-1, b=-1, c=1, d=-(2**39))
    assert (record.a, record.b, record.c, record.d) == (-1, 31, 1, -(2**39))
    record.a = 4
    assert record.a == -4
    assert (bound.s.a.offset, bound.s.a.bit_offset, bound.s.a.bit_size) == (0, 0, 3)
    assert bound.s.b.bit_offset == 3


def test_fields_carry_offset_and_size_like_ctypes_own(tmp_path):
    bound = bind(tmp_path, "struct s { char a; long b; union { int c; char d[8]; }; };")
    assert (bound.s.b.offset, bound.s.b.size) == (8, 8)
    assert (bound.s.c.offset, bound.s.d.size) == (16, 8)
    record = bound.s(c=0x41424344)
    assert record.d == b"DCBA"


def test_bit_fields_of_anonymous_members_are_reachable_from_the_parent(tmp_path):
    text = "struct s { int x; struct { int a : 4; int b : 6; }; union { int c : 3; long d; }; };"
    bound = bind(tmp_path, text)
    assert proved(bound)
    record = bound.s(a=-3, b=12, c=-1)
    assert (record.a, record.b, record.c, record.d & 7) == (-3, 12, -1, 7)


def test_over_aligned_records_come_in_aligned_memory(tmp_path):
    bound = bind(tmp_path, LAYOUTS["aligned and nested"])
    for _ in range(8):
        assert ctypes.addressof(bound.t.new()) % 16 == 0
        assert ctypes.addressof(bound.s.array(3)) % 16 == 0
    assert bound.t.b.offset == 16
    assert ctypes.sizeof(bound.t) == 80


def test_a_packed_enum_is_one_byte(tmp_path):
    bound = bind(tmp_path, LAYOUTS["a packed enum"])
    assert ctypes.sizeof(bound.e) == 1
    assert bound.e.names == {0: "A", 200: "B"}
    assert bound.s(b=200).b == 200


def test_unnamed_records_in_fields_are_named_after_parent_and_field(tmp_path):
    bound = bind(tmp_path, LAYOUTS["unnamed records in fields"])
    assert bound.s_point(x=3).x == 3
    assert bound.s.points.size == 12
    assert issubclass(bound.s_p, ctypes.Union)


def test_names_of_unnamed_records_can_be_given_by_place(tmp_path):
    text = "struct s {\n struct { int x; } inner;\n};\n"
    header = tmp_path / "input_0.h"
    bound = bind(tmp_path, text, overrides={f"input_{n}.h:2": "chosen" for n in range(999)})
    assert bound.chosen(x=1).x == 1
    assert header.name.startswith("input")


def test_unknown_fields_and_too_many_values_raise(tmp_path):
    bound = bind(tmp_path, "struct s { int a; int b; };")
    with pytest.raises(TypeError, match="no field 'c'"):
        bound.s(c=1)
    with pytest.raises(TypeError, match="2 fields, got 3"):
        bound.s(1, 2, 3)
    with pytest.raises(AttributeError):
        bound.s().c = 1
    assert repr(bound.s(1, 2)) == "s(a=1, b=2)"
    assert bound.s(1, 2) == bound.s(b=2, a=1)


def test_positional_values_skip_padding_and_reach_anonymous_members(tmp_path):
    text = (
        "struct __attribute__((packed)) s { char a; struct { int b; int c; }; "
        "union { int d; char e; }; int f : 3; };"
    )
    record = bind(tmp_path, text).s(b"x", 1, 2, 3, -1)
    assert (record.a, record.b, record.c, record.d, record.f) == (b"x", 1, 2, 3, -1)


def test_a_pointer_stored_in_a_field_keeps_its_target_alive(tmp_path):
    import gc

    bound = bind(tmp_path, "struct n { int value; struct n *next; const char *name; };")
    head = bound.n(1, ctypes.pointer(bound.n(2, None, b"second" * 100)), b"first")
    gc.collect()
    trash = [bytearray(b"x" * 64) for _ in range(1000)]
    assert head.next.contents.value == 2
    assert head.next.contents.name == b"second" * 100
    assert len(trash) == 1000


def test_keyword_members_get_an_underscore(tmp_path):
    record = bind(tmp_path, LAYOUTS["keyword members"]).s(from_=1, class_=2, in_=-3)
    assert (record.from_, record.class_, record.in_) == (1, 2, -3)


def test_void_pointers_take_none_numbers_and_buffers(tmp_path):
    record = bind(
        tmp_path,
        "struct s { void *p; char c; char text[4]; wchar_t *w; };".replace(
            "struct", "#include <stddef.h>\nstruct", 1
        ),
    ).s()
    assert record.p is None
    record.p = 16
    assert record.p == 16
    record.c, record.text = b"z", b"ab"
    assert (record.c, record.text) == (b"z", b"ab")


def test_msvc_layout_differs_and_is_confirmed_by_clang_for_that_target(tmp_path):
    text = (
        "struct s { char a : 4; int b : 4; long c; }; "
        "struct t { long double d; unsigned short w; };"
    )
    target = ("-target", "x86_64-pc-windows-msvc")
    windows = bind(tmp_path, text, *target)
    assert proved(windows)
    assert (ctypes.sizeof(windows.s), windows.s.b.offset, windows.s.c.size) == (12, 4, 4)
    linux = bind(tmp_path, text)
    assert ctypes.sizeof(linux.s) == 16


def test_records_of_another_platform_are_refused_by_value(tmp_path):
    text = "struct s { long a; }; int take(struct s value);"
    bound = bind(tmp_path, text, "-target", "x86_64-pc-windows-msvc")
    bound.lib.use(ctypes.util.find_library("c"))
    from tg_autogen.runtime import ByValueError
    from tg_autogen.runtime.byvalue import stand_in

    with pytest.raises(ByValueError, match="layout is for x86_64-pc-windows-msvc"):
        stand_in(bound.s)


def test_opaque_types_stay_opaque_and_point(tmp_path):
    bound = bind(
        tmp_path,
        "struct hidden; typedef struct hidden *handle; struct s { handle h; struct hidden *g; };",
    )
    assert bound.handle is ctypes.POINTER(bound.hidden)
    assert not bound.hidden.__c_complete__
    assert not bound.s().h


def test_a_union_shares_its_bytes(tmp_path):
    bound = bind(tmp_path, "union u { float f; unsigned i; unsigned char b[4]; };")
    assert proved(bound)
    assert bound.u(f=1.0).i == 0x3F800000
    assert buffer_of(bound.u(i=0x01020304)) == b"\4\3\2\1"

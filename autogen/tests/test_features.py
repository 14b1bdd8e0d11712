"""What the generator must handle, where no other file shows it; the reference has the table."""

from __future__ import annotations

import ctypes
import sys

import pytest
from support import bind, proved

from tg_autogen.runtime import Library, LibraryError

SCALARS = """
#include <stddef.h>
#include <stdint.h>
struct every {
  char plain; signed char small; unsigned char byte; short s; unsigned short us; int i; unsigned u;
  long l; unsigned long ul; long long ll; unsigned long long ull; _Bool flag; wchar_t wide;
  float f; double d; long double x; void *p; int8_t i8; uint16_t u16; intptr_t ip; size_t size;
};
struct every next(const struct every *value);
"""
NEXT = """
struct every next(const struct every *v) {
  struct every r = *v; r.plain++; r.small--; r.byte++; r.s--; r.us++; r.i--; r.u++; r.l--; r.ul++;
  r.ll--; r.ull++; r.flag = !r.flag; r.wide++; r.f /= 2; r.d /= 2; r.x /= 2; r.p = (char *)r.p + 1;
  r.i8--; r.u16++; r.ip--; r.size++; return r; }
"""


def test_every_scalar_travels_with_its_width_and_sign(tmp_path):
    bound = bind(tmp_path, SCALARS, source=NEXT)
    assert proved(bound)
    given = bound.every.new(plain=b"a", wide="x", f=1, d=1, x=1, p=7)
    found = bound.next(given)
    assert (found.plain, found.small, found.byte, found.us) == (b"b", -1, 1, 1)
    assert (found.s, found.i, found.l, found.ll, found.i8, found.ip) == (-1,) * 6
    assert (found.u, found.ul, found.ull, found.u16, found.size) == (1,) * 5
    assert (found.flag, found.wide, found.p) == (True, "y", 8)
    assert (found.f, found.d, found.x) == (0.5, 0.5, 0.5)


def test_a_redeclaration_that_gains_a_body_gives_one_complete_record(tmp_path):
    text = """
    struct later; typedef struct later later_t; struct user { later_t *one; };
    struct later; struct later { int value; const struct later *next; };
    int sum(const later_t *const first, struct later second[2]);
    int sum(const later_t *, struct later *);
    """
    source = "int sum(const later_t *a, later_t *b) { return a->value + b[1].value; }"
    bound = bind(tmp_path, text, source=source)
    assert proved(bound)
    assert bound.later_t is bound.later
    pair = bound.later.array(2)
    pair[1].value = 5
    assert bound.sum(bound.later(value=2), pair) == 7
    assert [item.name for item in bound.unit.functions] == ["sum"]


def test_arrays_of_records_and_records_of_arrays_round_trip(tmp_path):
    text = """
    struct inner { short a[3]; const char *names[2]; };
    struct outer { struct inner rows[2]; int grid[2][3]; };
    long total(struct outer value); struct outer made(int seed);
    """
    source = """
    long total(struct outer v) { long t = 0; for (int i = 0; i < 2; i++) { for (int k = 0; k < 3;
      k++) t += v.rows[i].a[k] + v.grid[i][k]; t += v.rows[i].names[1][0]; } return t; }
    struct outer made(int s) { struct outer r = {0}; r.grid[1][2] = s; r.rows[1].a[2] = s + 1;
      r.rows[1].names[1] = "made"; return r; }
    """
    bound = bind(tmp_path, text, source=source)
    given = bound.outer()
    for row in given.rows:
        row.a[1], row.names[1] = 10, b"A"
    given.grid[0][2] = 100
    assert bound.total(given) == 250
    made = bound.made(6)
    assert (made.grid[1][2], made.rows[1].a[2], made.rows[1].names[1]) == (6, 7, b"made")


def test_included_functions_come_along_only_when_asked_for(tmp_path):
    folder = tmp_path / "detail"
    folder.mkdir()
    (folder / "inner.h").write_text("int inner(void);\nstruct used { int x; };\n#define INNER 1\n")
    text = '#include "detail/inner.h"\nint outer(struct used *value);\n'
    alone = bind(tmp_path, text)
    assert hasattr(alone.module, "outer")
    assert alone.used(x=1).x == 1
    assert not hasattr(alone.module, "inner")
    assert not hasattr(alone.module, "INNER")
    followed = bind(tmp_path, text, follow=["*/detail/*.h"])
    assert hasattr(followed.module, "inner")
    assert followed.INNER == 1


def test_flags_force_includes_define_and_switch_the_language(tmp_path):
    forced = tmp_path / "forced.h"
    forced.write_text("typedef unsigned short word;\n")
    text = "word flags(void);\n#ifdef WIDE\ntypedef long size;\n#else\ntypedef int size;\n#endif\n"
    text += "struct s { word w; size n; };\n"
    narrow = bind(tmp_path, text, "-include", str(forced))
    wide = bind(tmp_path, text, "-include", str(forced), "-DWIDE=1")
    assert proved(wide)
    assert (ctypes.sizeof(narrow.s), ctypes.sizeof(wide.s)) == (8, 16)


def test_cxx_enums_have_their_fixed_type_also_when_declared_before(tmp_path):
    text = """
    enum class mode : unsigned char; struct user { mode m; char rest; };
    enum class mode : unsigned char { OFF, ON = 200 };
    enum wide : long long { BIG = 1LL << 40, SMALL = -1 };
    """
    bound = bind(tmp_path, text, language="c++")
    assert proved(bound)
    assert (ctypes.sizeof(bound.user), ctypes.sizeof(bound.mode)) == (2, 1)
    assert (bound.mode_ON, bound.BIG, bound.SMALL) == (200, 1 << 40, -1)


def test_unsigned_and_negative_enumerators_keep_their_sign(tmp_path):
    text = "enum u { TOP = 0xFFFFFFFFu }; enum s { LOW = -1, HIGH = 5 }; enum { LONE = 1u << 31 };"
    bound = bind(tmp_path, text)
    assert proved(bound)
    assert (bound.TOP, bound.LOW, bound.LONE) == (0xFFFFFFFF, -1, 1 << 31)
    assert (bound.u(bound.TOP).value, bound.s(bound.LOW).value) == (0xFFFFFFFF, -1)


def test_an_absent_variable_or_library_is_no_error_until_it_is_used(tmp_path):
    text = "extern int here, gone; int never(void);"
    bound = bind(tmp_path, text, source="int here = 3;")
    assert bound.here.value == 3
    assert not bound.gone.available
    assert not bound.never.available
    with pytest.raises(LibraryError, match="has no variable 'gone'"):
        _ = bound.gone.value


@pytest.mark.parametrize(
    ("platform", "wanted"),
    [
        ("linux", "libdemo.so"),
        ("darwin", "/System/Library/Frameworks/demo.framework/demo"),
        ("win32", "demo.dll"),
    ],
)
def test_library_names_follow_the_platform(monkeypatch, platform, wanted):
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr("ctypes.util.find_library", lambda name: None)
    assert wanted in list(Library("demo")._candidates())


def test_folders_of_other_systems_are_searched_too(tmp_path):
    (tmp_path / "wsl").mkdir()
    (tmp_path / "wsl" / "libdemo.so.1").write_bytes(b"")
    library = Library("demo", names=("libdemo.so.1",), folders=(str(tmp_path / "*"),))
    assert str(tmp_path / "wsl" / "libdemo.so.1") in list(library._candidates())


def test_what_fails_is_left_out_alone_and_said(tmp_path):
    text = """
    struct good { int a; };
    __int128 huge(__int128 value);
    typedef float vector __attribute__((vector_size(16)));
    vector lanes(vector value);
    double _Complex turned(double _Complex value);
    #define BAD(x) ((struct missing)x)
    int fine(struct good value);
    """
    bound = bind(tmp_path, text, source="int fine(struct good v) { return v.a + 1; }")
    assert bound.fine(bound.good(1)) == 2
    for name, reason in (
        ("huge", "128-bit integer by value"),
        ("lanes", "vector by value"),
        ("turned", "complex number by value"),
        ("BAD", "not integer arithmetic"),
    ):
        assert reason in bound.skipped(name)
        assert not hasattr(bound.module, name)


def test_system_call_numbers_and_status_code_tables_are_constants(tmp_path):
    (tmp_path / "codes.h").write_text('CODE(OK, 0, "fine")\nCODE(BUSY, 3, "busy")\n')
    text = """
    #include <asm/unistd.h>
    enum { NR_read = __NR_read };
    #define CODE(name, number, text) name = number,
    enum status {
    #include "codes.h"
    };
    #undef CODE
    #define NUMBER(i) (0x30000000 | (i))
    #define FIRST NUMBER(1)
    """
    bound = bind(tmp_path, text, follow=["*/asm/*"])
    assert proved(bound)
    assert (bound.NR_read, bound.BUSY, bound.FIRST) == (0, 3, 0x30000001)
    assert bound.status.names == {0: "OK", 3: "BUSY"}


def test_a_macro_hides_the_enumerator_of_its_name(tmp_path):
    text = "enum mode { A, B, __MODE_MAX };\n#define __MODE_MAX (__MODE_MAX - 1)\n#define A A\n"
    bound = bind(tmp_path, text)
    assert proved(bound)
    assert (bound.A, getattr(bound.module, "__MODE_MAX")) == (0, 1)
    assert bound.mode.names == {0: "A", 1: "B", 2: "__MODE_MAX"}

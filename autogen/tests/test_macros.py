"""A macro's value and type are the compiler's; what it does not fold is listed with a reason."""

from __future__ import annotations

import pytest
from support import bind, proved

VALUES = """
#include <stdint.h>
#define OCTAL 0755
#define DIVIDE (7/2)
#define NEGATIVE_DIVIDE (-7/2)
#define NEGATIVE_REMAINDER (-7 % 3)
#define BYTE ((unsigned char)300)
#define SIGNED_SHORT ((short)0x8000)
#define ALL_ONES ((uint32_t)-1)
#define ALL_ONES_64 (~0ULL)
#define COMPARED (3 != 4)
#define CHOSEN (1 ? 10 : 20)
#define FLOAT 1.5f
#define HEX_FLOAT 0x1p3
#define SIZED sizeof(int)*4
#define KEEPS_TYPE (2UL)
#define ADD(a, b) ((a) + (b))
#define CALLS_MACRO ADD(OCTAL, 1)
#define CHARACTER 'A'
#define WIDE_CHARACTER L'A'
#define TEXT "abc"
#define JOINED "abc" "def"
#define WITH_NUL "a\\0b"
#define WIDE L"wide \\x263a"
#define FAILED ((void *)-1)
#define NOTHING ((void *)0)
#define LOGIC (1 && 0 || !0)
#define CONTINUED (1 + \\
                   2)
#define COMMENTED 3 /* three */ + 4 // four
#define HUGE_VALUE (1e400)
#define SHIFTED (1u << 31)
#define MINIMUM (-2147483647 - 1)
struct point { char tag; long value; };
#define POINT_SIZE sizeof(struct point)
"""

EXPECTED = {
    "OCTAL": 0o755,
    "DIVIDE": 3,
    "NEGATIVE_DIVIDE": -3,
    "NEGATIVE_REMAINDER": -1,
    "BYTE": 44,
    "SIGNED_SHORT": -32768,
    "ALL_ONES": 2**32 - 1,
    "ALL_ONES_64": 2**64 - 1,
    "COMPARED": 1,
    "CHOSEN": 10,
    "FLOAT": 1.5,
    "HEX_FLOAT": 8.0,
    "SIZED": 16,
    "KEEPS_TYPE": 2,
    "CALLS_MACRO": 0o755 + 1,
    "CHARACTER": 65,
    "WIDE_CHARACTER": 65,
    "TEXT": b"abc",
    "JOINED": b"abcdef",
    "WITH_NUL": b"a\0b",
    "WIDE": "wide \u263a",
    "FAILED": 2**64 - 1,
    "NOTHING": 0,
    "LOGIC": 1,
    "CONTINUED": 3,
    "COMMENTED": 7,
    "HUGE_VALUE": float("inf"),
    "SHIFTED": 2**31,
    "MINIMUM": -(2**31),
    "POINT_SIZE": 16,
}


@pytest.fixture(scope="module")
def values(tmp_path_factory):
    return bind(tmp_path_factory.mktemp("values"), VALUES)


@pytest.mark.parametrize("name", EXPECTED)
def test_a_macro_has_the_value_the_compiler_gives(values, name):
    assert getattr(values, name) == EXPECTED[name]
    assert type(getattr(values, name)) is type(EXPECTED[name])


def test_every_value_and_type_is_confirmed_by_each_compiler(values):
    assert proved(values)


def test_the_model_keeps_the_type_of_a_macro(values):
    types = {item.name: item.ctype for item in values.unit.constants}
    assert types["KEEPS_TYPE"] == "unsigned long"
    assert types["SIGNED_SHORT"] == "short"
    assert types["ALL_ONES_64"] == "unsigned long long"
    assert types["FLOAT"] == "float"


SKIPPED = """
#define PASTE(a, b) a ## b
#define QUOTE(a) #a
#define TODAY __DATE__
#define INDIRECT TODAY
#define EMPTY
#define OPEN {
#define CLOSE }
#define BROKEN (1 +
#define UNDECLARED (missing_name + 1)
#define STATEMENT do { } while (0)
#define ATTRIBUTE __attribute__((unused))
#define VARIADIC(...) 1
#define GONE 1
#undef GONE
#define AFTER 42
"""


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("PASTE", "pastes or quotes tokens"),
        ("QUOTE", "pastes or quotes tokens"),
        ("TODAY", "uses __DATE__"),
        ("INDIRECT", "uses __DATE__"),
        ("EMPTY", "empty"),
        ("OPEN", "do not balance"),
        ("CLOSE", "do not balance"),
        ("BROKEN", "do not balance"),
        ("UNDECLARED", "undeclared identifier 'missing_name'"),
        ("STATEMENT", "not a constant expression"),
        ("ATTRIBUTE", "not a constant expression"),
        ("VARIADIC", "variable arguments"),
        ("GONE", "undeclared identifier"),
    ],
)
def test_what_is_left_out_is_listed_with_a_reason(tmp_path, name, reason):
    bound = bind(tmp_path, SKIPPED)
    assert reason in bound.skipped(name)
    assert not hasattr(bound.module, name)
    assert bound.AFTER == 42


def test_a_macro_that_redefines_another_has_the_last_value(tmp_path):
    assert bind(tmp_path, "#define X 1\n#undef X\n#define X 2\n").X == 2


FUNCTIONS = """
#define BIT(n) (1u << (n))
#define MASK(high, low) (((~0u) << (low)) & (~0u >> (31 - (high))))
#define BYTES(x) ((unsigned char)(x))
#define SIGN(x) ((x) < 0 ? -1 : (x) > 0)
#define QUOTIENT(a, b) ((b) ? (a) / (b) : 0)
#define SIZED(n) ((n) * sizeof(int))
#define VERSION(major, minor) (((major) << 22) | ((minor) << 12))
#define KEYWORD(from, in) ((from) + (in))
#define NOT(x) (!(x) || ~(x))
#define CALLS(x) some_function(x)
#define NOTHING() 7
#define DOUBLED(x) ((x) * 2.0)
"""


def test_arithmetic_macros_become_functions_that_agree_with_clang(tmp_path):
    bound = bind(tmp_path, FUNCTIONS)
    assert bound.BIT(31) == 2**31
    assert bound.MASK(7, 4) == 0xF0
    assert bound.BYTES(300) == 44
    assert bound.SIGN(-5) == -1
    assert (bound.QUOTIENT(-7, 2), bound.QUOTIENT(1, 0)) == (-3, 0)
    assert bound.SIZED(-1) == 2**64 - 4
    assert bound.VERSION(1, 3) == 0x403000
    assert bound.KEYWORD(1, 2) == 3
    assert bound.NOT(-1) == 0
    assert bound.NOTHING() == 7
    for macro in bound.unit.macro_functions:
        for arguments, answer in macro.samples:
            assert getattr(bound.module, macro.name)(*arguments) == answer


def test_function_like_macros_that_are_no_integer_arithmetic_are_listed(tmp_path):
    bound = bind(tmp_path, FUNCTIONS)
    assert "undeclared" in bound.skipped("CALLS") or "call" in bound.skipped("CALLS")
    assert "double" in bound.skipped("DOUBLED")


def test_a_macro_may_rename_a_function_or_a_type(tmp_path):
    text = """
    #include <stdint.h>
    #define work work_v2
    int work(int value);
    #define word uint32_t
    #define record struct item
    struct item { int x; };
    """
    bound = bind(tmp_path, text, source="int work_v2(int value) { return value + 1; }")
    assert bound.work(1) == 2
    assert bound.work is bound.work_v2
    assert bound.word.__name__ == "c_uint"
    assert bound.record is bound.item


def test_const_objects_become_python_values(tmp_path):
    text = """
    static const int answer = 42;
    static const short negative = -3;
    static const char name[] = "name";
    static const int table[4] = { [1] = 5, [3] = 7 };
    struct pair { int first; unsigned char second[2]; };
    static const struct pair both = { .first = -1, .second = { 1, 2 } };
    """
    bound = bind(tmp_path, text)
    assert (bound.answer, bound.negative) == (42, -3)
    assert bound.name == b"name"
    assert bound.table == (0, 5, 0, 7)
    assert bound.both == {"first": -1, "second": (1, 2)}


IOCTLS = """
#include <linux/ioctl.h>
#include <linux/types.h>
struct argument { __u32 in; __u32 out; };
#define DO_NOTHING _IO('T', 1)
#define GET _IOR('T', 2, struct argument)
#define SET _IOW('T', 3, int)
#define CHANGE _IOWR('T', 4, struct argument)
#define WRAPPED(nr, type) _IOWR('W', nr, type)
#define INDIRECT WRAPPED(0x05, struct argument)
#define NUMBER _IOC_NR(CHANGE)
"""


class Device:
    """A virtual device: an object with the one method that an ioctl needs."""

    def ioctl(self, request, argument):
        if request & 0xFF == 1:
            return -22
        argument.out = argument.in_ + 1 if hasattr(argument, "in_") else 0
        return 0


def test_ioctl_macros_are_numbers_that_can_be_called_on_a_virtual_device(tmp_path):
    bound = bind(tmp_path, IOCTLS)
    assert proved(bound)
    assert bound.CHANGE == 0xC0085404
    assert (bound.CHANGE.direction, bound.CHANGE.number, bound.CHANGE.group) == (
        "read/write",
        4,
        84,
    )
    assert bound.CHANGE.payload is bound.argument
    assert bound.INDIRECT.payload is bound.argument
    assert bound.DO_NOTHING.payload is None
    assert bound.SET.direction == "write"
    assert bound.NUMBER == 4
    assert bound.CHANGE(Device(), in_=6).out == 7
    ready = bound.argument(in_=1)
    assert bound.GET(Device(), ready) is ready
    assert ready.out == 2


def test_an_ioctl_that_fails_raises_with_its_name(tmp_path):
    bound = bind(tmp_path, IOCTLS)
    with pytest.raises(OSError, match="DO_NOTHING: Invalid argument"):
        bound.DO_NOTHING(Device())
    with pytest.raises(TypeError, match="no field 'wrong'"):
        bound.CHANGE(Device(), wrong=1)


def test_an_ioctl_reaches_the_kernel(tmp_path):
    import os

    text = "#include <asm/ioctls.h>\n#define BYTES_READY FIONREAD\n"
    bound = bind(tmp_path, text)
    from ctypes import c_int

    from tg_autogen.runtime import ioctl

    reader, writer = os.pipe()
    os.write(writer, b"hello")
    request = ioctl("FIONREAD", bound.BYTES_READY, c_int)
    assert request(reader).value == 5

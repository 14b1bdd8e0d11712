"""Functions, variables, enums and callbacks work through a real library."""

from __future__ import annotations

import ctypes
import subprocess

import pytest
from support import COMPILERS, bind, compile_library, header_of, proved

from tg_autogen.errors import ParseError
from tg_autogen.parse import Input, parse
from tg_autogen.runtime import ByValueError, CString, Library, LibraryError


def test_records_of_floats_pass_by_value_as_argument_and_result(tmp_path):
    text = """
    struct doubles { double x, y; };
    struct floats { float x, y; };
    struct doubles swap_doubles(struct doubles value);
    struct floats swap_floats(struct floats value, int times);
    """
    source = """
    struct doubles swap_doubles(struct doubles v) { return (struct doubles){ v.y, v.x }; }
    struct floats swap_floats(struct floats v, int n) { return (struct floats){ v.y * n, v.x }; }
    """
    bound = bind(tmp_path, text, source=source)
    swapped = bound.swap_doubles(bound.doubles(1, 2))
    assert (swapped.x, swapped.y) == (2, 1)
    swapped = bound.swap_floats(bound.floats(1, 2), 3)
    assert (swapped.x, swapped.y) == (6, 1)


def test_arguments_have_keyword_safe_names_and_can_be_given_by_name(tmp_path):
    text = "int print(int from, int __in, int);\nint lambda(int class);\n"
    source = (
        "int print(int a, int b, int c) { return a * 100 + b * 10 + c; }\n"
        "int lambda(int c) { return c; }"
    )
    bound = bind(tmp_path, text, source=source)
    assert bound.print.parameters == ("from_", "in_", "arg2")
    assert bound.print(1, in_=2, arg2=3) == 123
    assert bound.lambda_(class_=5) == 5
    with pytest.raises(TypeError, match="unknown or missing arguments: wrong"):
        bound.print(1, 2, wrong=3)


def test_callbacks_are_decorators(tmp_path):
    text = """
    typedef int (*visit)(int, void *);
    int each(int count, visit function, void *data);
    int direct(int (*function)(int));
    """
    source = """
    int each(int n, visit f, void *d) { int s = 0; for (int i = 0; i < n; i++) s += f(i, d);
      return s; }
    int direct(int (*f)(int)) { return f(41); }
    """
    bound = bind(tmp_path, text, source=source)

    @bound.visit
    def double(value, data):
        return value * 2 + (data or 0)

    assert bound.each(4, double, None) == 12
    assert bound.direct(bound.direct.arguments[0](lambda value: value + 1)) == 42


def test_a_function_pointer_parameter_takes_null_an_address_and_a_bound_function(tmp_path):
    text = """
    typedef int (*work)(int);
    int plus(int value);
    int apply(int value, work function, work other);
    extern const char version[];
    """
    source = """
    const char version[] = "1.2";
    int plus(int v) { return v + 1; }
    int apply(int v, work f, work g) { return (f ? f(v) : v) * 10 + (g ? 1 : 0); }
    """
    bound = bind(tmp_path, text, source=source)
    assert bound.apply(4, None, None) == 40
    assert bound.apply(4, bound.plus, None) == 50
    address = ctypes.cast(bound.plus.pointer, ctypes.c_void_p).value
    assert bound.apply(4, address, bound.work(lambda value: value)) == 51
    with pytest.raises(ctypes.ArgumentError):
        bound.apply(4, "plus", None)
    assert bound.version.value == b"1.2"


def test_a_callback_may_take_a_record_by_value(tmp_path):
    text = """
    typedef struct { const char *data; unsigned long length; } view;
    typedef void (*report)(int status, view message, void *data);
    void call(report function, void *data);
    """
    source = 'void call(report f, void *d) { f(3, (view){ "hello", 5 }, d); }'
    bound = bind(tmp_path, text, source=source)
    seen = []
    bound.call(
        bound.report(lambda code, view, data: seen.append((code, view.data, view.length))), 0
    )
    assert seen == [(3, b"hello", 5)]


def test_global_variables_and_function_pointers_are_read_and_written(tmp_path):
    text = "extern int counter; extern const char *label; extern int (*hook)(int); int run(int x);"
    source = """
    int counter = 5; const char *label = "first"; static int inc(int x) { return x + 1; }
    int (*hook)(int) = inc; int run(int x) { return hook(x) + counter; }
    """
    bound = bind(tmp_path, text, source=source)
    assert (bound.counter.value, bound.label.value) == (5, b"first")
    assert bound.hook.value(1) == 2
    bound.counter.value = 10
    kept = bound.hook.ctype(lambda value: value * 100)
    bound.hook.value = kept
    assert bound.run(2) == 210
    assert not bound.lib.variable("absent", ctypes.c_int).available


def test_enums_are_integers_with_names(tmp_path):
    text = """
    enum color { RED, GREEN = 5, BLUE };
    enum flags { ALL = 0xFFFFFFFFu, NEGATIVE_NOT = 1 };
    typedef enum { A = -1, B } signed_one;
    enum { LOOSE = 77 };
    enum color next(enum color value);
    """
    bound = bind(tmp_path, text, source="enum color next(enum color v) { return v + 1; }")
    assert proved(bound)
    assert (bound.RED, bound.GREEN, bound.BLUE, bound.LOOSE) == (0, 5, 6, 77)
    assert bound.color.names == {0: "RED", 5: "GREEN", 6: "BLUE"}
    assert bound.color.name_of(bound.next(bound.GREEN)) == "BLUE"
    assert bound.ALL == 2**32 - 1
    assert bound.signed_one.values == {"A": -1, "B": 0}


def test_an_enum_typedef_of_an_included_header_comes_along(tmp_path):
    (tmp_path / "other.h").write_text(
        "typedef enum { FIRST = 1, SECOND } kind;\nint unwanted(void);\n#define UNWANTED 1\n"
    )
    text = '#include "other.h"\nkind get(kind value);\nstruct s { kind k; };\n'
    bound = bind(tmp_path, text, source="kind get(kind k) { return k; }")
    assert bound.get(bound.SECOND) == 2
    assert bound.s(k=bound.FIRST).k == 1
    assert not hasattr(bound.module, "unwanted")
    assert not hasattr(bound.module, "UNWANTED")
    followed = bind(tmp_path, text, follow=["*/other.h"])
    assert followed.UNWANTED == 1
    assert followed.unwanted.name == "unwanted"


def test_a_missing_include_is_an_error_that_names_it(tmp_path):
    header = tmp_path / "broken.h"
    header.write_text("#include <not/there.h>\nmissing_t x;\n")
    with pytest.raises(ParseError, match=r"'not/there\.h' file not found") as caught:
        parse(Input([str(header)]))
    assert "-I/path/to/include" in str(caught.value)
    with pytest.raises(ParseError, match=r"no/such/header\.h"):
        parse(Input(["no/such/header.h"]))


def test_static_and_inline_functions_are_left_out_with_the_reason(tmp_path):
    text = "static inline int f(void) { return 1; }\nint g(void);\nint g(void);\n"
    bound = bind(tmp_path, text)
    assert "no symbol" in bound.skipped("f")
    assert [item.name for item in bound.unit.functions] == ["g"]


def test_a_struct_and_a_function_of_one_name_both_exist(tmp_path):
    text = "struct stat { int size; };\nint stat(struct stat *out);\n"
    bound = bind(tmp_path, text, source="int stat(struct stat *o) { o->size = 9; return 0; }")
    record = bound.struct_stat()
    assert bound.stat(record) == 0
    assert record.size == 9


def test_char_pointers_give_bytes_and_keep_their_address_when_owned(tmp_path):
    text = """
    const char *borrowed(void); char *owned(void); int length(const char *text);
    int fill(char **out); void release(char *text);
    """
    source = """
    #include <stdlib.h>
    #include <string.h>
    const char *borrowed(void) { return "kept"; } char *owned(void) { return strdup("mine"); }
    int length(const char *t) { return strlen(t); } void release(char *t) { free(t); }
    int fill(char **out) { *out = strdup("out"); return 0; }
    """
    bound = bind(tmp_path, text, source=source)
    assert bound.borrowed() == b"kept"
    text = bound.owned()
    assert isinstance(text, CString)
    assert text == b"mine"
    bound.release(text)
    assert bound.length(b"12345") == 5
    out = ctypes.c_char_p()
    assert bound.fill(ctypes.byref(out)) == 0
    assert out.value == b"out"
    bound.release(out)


def test_variadic_functions_take_more_arguments(tmp_path):
    text = "int total(int count, ...);"
    source = """
    #include <stdarg.h>
    int total(int n, ...) { va_list a; va_start(a, n); int s = 0; while (n--) s += va_arg(a, int);
      va_end(a); return s; }
    """
    bound = bind(tmp_path, text, source=source)
    assert bound.total(3, 1, 2, 3) == 6


def test_cxx_headers_bind_linkage_blocks_namespaces_and_scoped_enums(tmp_path):
    text = """
    extern "C" { int plain(int x); struct c_one { int a; }; }
    namespace outer { namespace inner {
      enum Color { RED = 3, GREEN };
      enum class Mode : unsigned char { Fast = 1, Slow = 200 };
      struct Point { double x, y; Mode mode; };
      int mangled(int value, Point point);
      enum Later : int;
    } }
    template <typename T> T twice(T value);
    class Shape { public: virtual int area(); int a; };
    """
    source = """
    int plain(int x) { return x + 1; }
    int outer::inner::mangled(int value, Point p) { return value + p.x + p.y; }
    """
    bound = bind(tmp_path, text, source=source, language="c++")
    assert proved(bound)
    assert bound.plain(1) == 2
    assert (bound.GREEN, bound.Mode.values) == (4, {"Fast": 1, "Slow": 200})
    assert bound.Mode_Slow == 200
    assert ctypes.sizeof(bound.Mode) == 1
    assert bound.skipped("twice") == "C++ templates have no ABI"
    assert "virtual" in bound.skipped("Shape")


def test_a_mangled_function_is_bound_by_its_symbol(tmp_path):
    text = "namespace n { int add(int a, int b); }\nint add(const char *text);\n"
    source = "int n::add(int a, int b) { return a + b; }"
    bound = bind(tmp_path, text, source=source, language="c++")
    assert bound.module.lib.function("_ZN1n3addEii", ctypes.c_int, ctypes.c_int, ctypes.c_int)(1, 2)
    assert bound.add.name == "_ZN1n3addEii"


def test_a_missing_library_says_what_was_tried_and_what_to_do():
    library = Library("absent", folders=("/nowhere/*",), package="libabsent-dev")
    function = library.function("f", None)
    with pytest.raises(LibraryError) as caught:
        function()
    for part in (
        "'absent' was not found",
        "libabsent.so",
        "/nowhere/*",
        "libabsent-dev",
        "TG_LIB_ABSENT",
    ):
        assert part in str(caught.value)
    assert not function.available


def test_a_missing_symbol_says_that_the_versions_differ():
    with pytest.raises(LibraryError, match="no symbol 'no_such_symbol'.*older or newer"):
        Library("c", names=("libc.so.6",)).function("no_such_symbol", None)()


def test_a_library_can_be_replaced_by_an_object(tmp_path):
    bound = bind(tmp_path, "int answer(int x);")

    class Virtual:
        def answer(self, x):
            return x * 2

    with pytest.raises(LibraryError, match="without a library"):
        bound.answer(1)
    bound.lib.use(Virtual())
    assert bound.answer(21) == 42


def test_an_environment_variable_overrides_the_search(monkeypatch):
    library = Library("absent")
    monkeypatch.setenv("TG_LIB_ABSENT", "libc.so.6")
    assert library.function("abs", ctypes.c_int, ctypes.c_int)(-4) == 4


def test_errno_is_kept_when_asked_for():
    library = Library("c", names=("libc.so.6",), errno=True)
    assert library.function("close", ctypes.c_int, ctypes.c_int)(-1) == -1
    assert ctypes.get_errno() == 9


def test_a_mixed_record_in_the_last_general_register_leaves_the_floats_alone(tmp_path):
    text = """
    struct mixed { long a; double b; };
    double sum(double first, long a, long b, long c, long d, long e, struct mixed m, double last);
    """
    source = """
    double sum(double f, long a, long b, long c, long d, long e, struct mixed m, double l)
    { return f + a + b + c + d + e + m.a + m.b * 1000 + l; }
    """
    bound = bind(tmp_path, text, source=source)
    assert bound.sum(0.25, 1, 2, 3, 4, 5, bound.mixed(6, 7), 0.5) == 7021.75


def test_a_hidden_result_pointer_counts_as_a_general_register(tmp_path):
    text = """
    typedef struct { long a; double b; } mixed; typedef struct { long v[4]; } big;
    big spread(long a, long b, long c, long d, mixed value, double x, double y);
    """
    source = """
    big spread(long a, long b, long c, long d, mixed v, double x, double y) {
      return (big){ { a + b + c + d, v.a, v.b, x * 10 + y } }; }
    """
    bound = bind(tmp_path, text, source=source)
    assert list(bound.spread(1, 2, 3, 4, bound.mixed(5, 6), 7, 8).v) == [10, 5, 6, 78]


@pytest.mark.parametrize("compiler", COMPILERS)
def test_records_that_libffi_cannot_describe_are_placed_by_hand(tmp_path, compiler):
    text = """
    typedef struct __attribute__((packed)) { char a; int b; } slot;
    typedef struct { long a; } __attribute__((aligned(16))) padded;
    typedef union { long double l; struct { long a, b; } s; } pair;
    typedef union { long double l; int i; } overlaid;
    typedef struct { } nothing;
    typedef struct { double a; int v[0]; } tail;
    typedef struct { long a, b, c; char v[]; } open;
    """
    source = ""
    for name, field in (
        ("slot", "b"),
        ("padded", "a"),
        ("pair", "s.b"),
        ("overlaid", "i"),
        ("tail", "a"),
        ("open", "c"),
        ("nothing", ""),
    ):
        head = f"long take_{name}(int x, {name} a, double y, {name} b, int z)"
        text += f"{head};\n{name} give_{name}({name} value);\n"
        value = f"a.{field} * 10 + b.{field}" if field else "0"
        source += f"{head} {{ return x == 1 && y == 2 && z == 3 ? {value} : -1; }}\n"
        source += f"{name} give_{name}({name} value) {{ return value; }}\n"
    bound = bind(tmp_path, text)
    assert proved(bound)
    bound.lib.use(compile_library(tmp_path, header_of(bound), source, compiler=compiler))
    for name, one, two in (
        ("slot", {"b": 4}, {"b": 5}),
        ("padded", {"a": 4}, {"a": 5}),
        ("overlaid", {"i": 4}, {"i": 5}),
        ("tail", {"a": 4}, {"a": 5}),
        ("open", {"c": 4}, {"c": 5}),
    ):
        cls = getattr(bound, name)
        first, second = cls.new(**one), cls.new(**two)
        assert getattr(bound, f"take_{name}")(1, first, 2, second, 3) == 45, name
        given = getattr(bound, f"give_{name}")(first)
        assert [getattr(given, key) for key in one] == [4], name
    first, second = bound.pair.new(), bound.pair.new()
    first.s.b, second.s.b = 4, 5
    assert bound.take_pair(1, first, 2, second, 3) == 45
    assert bound.give_pair(first).s.b == 4
    assert bound.take_nothing(1, bound.nothing(), 2, bound.nothing(), 3) == 0
    assert isinstance(bound.give_nothing(bound.nothing()), bound.nothing)


@pytest.mark.parametrize(
    "record",
    [
        "struct { float f; int : 32; }",
        "struct { int : 32; double d; }",
        "struct { int a; char v[]; }",
        "union { float f; int : 0; }",
    ],
)
def test_what_gcc_and_clang_pass_differently_is_refused(tmp_path, record):
    text = f"typedef {record} doubtful;\nint take(doubtful value);\n"
    bound = bind(tmp_path, text, source="int take(doubtful value) { return 0; }")
    with pytest.raises(ByValueError, match="gcc and clang differ"):
        bound.take(bound.doubtful())
    if len(COMPILERS) == 2:
        code = [_registers_used(tmp_path, text, compiler) for compiler in COMPILERS]
        assert code[0] != code[1], "they agree by now: call it"


def _registers_used(folder, text, compiler):
    """Where a caller puts the record: xmm0, rdi or the stack, from its assembly."""
    file = folder / f"{compiler}.c"
    file.write_text(f"{text}extern doubtful one; int call(void) {{ return take(one); }}\n")
    command = [compiler, "-O1", "-S", "-w", "-fno-pic", "-mcmodel=small", "-o", "-", str(file)]
    shown = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return [name for name in ("%xmm0", "di", "(%rsp)") if f"{name}\n" in shown]


def test_a_named_header_that_another_one_included_first_is_still_read(tmp_path):
    (tmp_path / "late.h").write_text("#ifndef L\n#define L\nint late(void);\n#endif\n")
    (tmp_path / "early.h").write_text('#include "late.h"\nint early(void);\n')
    unit = parse(Input([str(tmp_path / "early.h"), str(tmp_path / "late.h")]))
    assert [item.name for item in unit.functions] == ["late", "early"]

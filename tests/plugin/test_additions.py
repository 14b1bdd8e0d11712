"""What a plugin adds to its own devices: rules, kinds of call, collectives, events, graphs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.plugin.kit import DEVICE, DEVICE_CODE, run, said, tg, write

PARTS = """
@hookimpl
def tgcore_call_kinds(request):
    from tgcore.plugin import CallKind
    from {package}.parts import Sort
    return [CallKind("parts.sort", Sort), CallKind("parts.inside", Sort, captured=True)]


@hookimpl
def tgcore_stage_rules(request):
    from {package}.parts import RULES
    return RULES


@hookimpl
def tgcore_collective(request):
    if request.kind == "allreduce":
        from {package}.parts import allreduce
        print("asked", *request.devices)
        return lambda op, values: allreduce(op, values, request.devices)


@hookimpl
def tgcore_profile(request):
    from {package}.parts import profile
    return profile()
"""
PARTS_CODE = """
import ctypes, os, time
import numpy as np
from tgcore.ir import Ops, UOp, dtypes
from tgcore.ir.calls import call_value
from tgcore.plugin import ProfileEvent, ProfileSource
from tgcore.rewrite import PatternMatcher, UPat, rule
from tgcore.runtime import Executable

EVENTS = []


def now():
    return time.monotonic() - 1000


class Sort(Executable):
    def __init__(self, site):
        self.count, self.dtype = site.shapes[1][-1], site.dtypes[0].name
        self.size = self.count * site.dtypes[0].itemsize
        self.descending = site.option("descending", False)

    def __call__(self, handles, global_size, local_size, variables, wait=False):
        out, source = [
            np.frombuffer((ctypes.c_char * self.size).from_address(h), self.dtype) for h in handles
        ]
        out[:] = np.sort(source)[::-1] if self.descending else np.sort(source)
        EVENTS.append(ProfileEvent("sorting", now(), 1e-3, "sorter", (("n", self.count),)))
        EVENTS.append(b"7")
        return 1e-6 if wait else None


def drain():
    found = EVENTS[:]
    EVENTS.clear()
    return found


def profile():
    return ProfileSource(drain, now, decode)


def decode(blob):
    return [ProfileEvent("counter " + blob.decode(), now(), 0.0, "unit")]


def allreduce(op, values, devices):
    total = values[0]
    for value in values[1:]:
        total = total.alu(op, UOp(Ops.COPY, value.dtype, (value,), devices[0]))
    return [total] + [UOp(Ops.COPY, total.dtype, (total,), name) for name in devices[1:]]


x = UPat.var("x")


def seventh(x):
    print("applied to", x.dtype.name)
    return x * 8 - x


def broken(u):
    return UOp(Ops.MAX, u.dtype, u.src[:1])


def raising(u):
    raise KeyError("no such unit")


def sort_by_call(u):
    return call_value("parts.sort", [u.src[0]], u.shape, u.dtype, descending=True)


RULES = {
    "tensor graph": PatternMatcher([
        rule("flip sorts", UPat(Ops.FLIP, dtype=dtypes.int32, name="u"), sort_by_call)]),
    "kernel": PatternMatcher([rule("seventh", x * 77, seventh, domain="int")]),
    "decompose": PatternMatcher([
        rule("one source", UPat(Ops.MAX, dtype=dtypes.float64, name="u"), broken),
        rule("raises", UPat(Ops.SQRT, name="u"), raising)]),
}
"""
CAPTURE = """
from tgcore.runtime import CapturedGraph


class Graph(CapturedGraph):
    def __init__(self, calls):
        self.calls = calls

    def __call__(self, inputs, variables, wait=False):
        for call in self.calls:
            handles = [inputs[b] if isinstance(b, int) else b.handle for b in call.buffers]
            call.executable(handles, (1, 1, 1), (1, 1, 1), [variables[v] for v in call.variables])
        print("replayed", len(self.calls))
        return 1e-6 if wait else None


class Capturing(Device):
    def capture(self, calls):
        if any(isinstance(buffer, tuple) for call in calls for buffer in call.buffers):
            return None
        print("captured", len(calls))
        return Graph(calls)


Device = Capturing
"""


@pytest.fixture(scope="module")
def parts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a plugin that adds everything it can, and one that renders for it."""
    folder = tmp_path_factory.mktemp("parts")
    write(folder, "tg-parts", ["device.PARTS"], PARTS + DEVICE, device=DEVICE_CODE + CAPTURE)
    (folder / "tg_parts" / "parts.py").write_text(PARTS_CODE)
    renderer = """
@hookimpl
def tgcore_renderers(request):
    from tgcore.plugin import RendererSpec
    def make(target):
        from tgcore.runtime.devices.cpu import host_renderer
        renderer, _ = host_renderer(target)
        renderer.version = 99
        return renderer
    return [RendererSpec("OTHER", 10, make)]
"""
    write(folder, "tg-other", ["renderer.PARTS.OTHER"], renderer)
    return folder


def test_a_call_of_a_new_kind_runs_between_kernels(parts: Path) -> None:
    code = """
from tgcore import Device, Tensor
x = Tensor([3, 1, 2], device="PARTS")
print((Tensor.call("parts.sort", x + 1, shape=(3,)) * 2).tolist())
y = Tensor.call("parts.sort", x, shape=(3,), descending=True)
print(y.tolist(), (y + x).tolist())
print(Tensor.call("parts.sort", x.flip(0).contiguous(), shape=(3,), dtype="int32").tolist())
print(Tensor.call("parts.sort", Tensor.ones(2, device="PARTS").cast("int16"), shape=(2,)).tolist())
"""
    expected = ["[4, 6, 8]", "[3, 2, 1] [6, 3, 3]", "[1, 2, 3]", "[1, 1]"]
    assert said(parts, code, TG_SPEC="1").splitlines() == expected
    assert said(parts, code).splitlines() == expected  # the plan of the first, from disk


def test_a_captured_function_splits_its_graph_at_such_a_call(parts: Path) -> None:
    code = """
from tgcore import Tensor, TinyJit
@TinyJit
def work(a):
    return Tensor.call("parts.sort", a * 2, shape=(3,)) + 1
results = [work(Tensor([n, 2, 1], device="PARTS").realize()) for n in (5, 0, 9, 4)]
print([result.tolist() for result in results])
"""
    lines = said(parts, code).splitlines()
    assert lines[-1] == "[[3, 5, 11], [1, 3, 5], [3, 5, 19], [3, 5, 9]]"
    assert lines[0] == "captured 1"
    assert lines.count("replayed 1") >= 2


def test_a_call_that_the_device_captures_is_part_of_its_graph(parts: Path) -> None:
    code = """
from tgcore import Tensor, TinyJit
@TinyJit
def work(a):
    return Tensor.call("parts.inside", a, shape=(3,)).contiguous()
print([work(Tensor([n, 2, 1], device="PARTS").realize()).tolist() for n in (5, 0, 9)])
"""
    lines = said(parts, code).splitlines()
    assert lines == ["captured 1", "replayed 1", "[[1, 2, 5], [0, 1, 2], [1, 2, 9]]"]


def test_a_call_has_the_gradient_it_was_given_and_no_other(parts: Path) -> None:
    code = """
from tgcore import Tensor
x = Tensor([3.0, 1.0, 2.0], device="PARTS")
y = Tensor.call("parts.sort", x, shape=(3,), gradient=lambda grad, x: (grad * 2,))
Tensor.call("parts.sort", x, shape=(3,))
print(y.sum().gradient(x)[0].tolist())
Tensor.call("parts.sort", x * 2, shape=(3,)).sum().gradient(x)
"""
    result = run(parts, code)
    assert result.stdout.strip() == "[2.0, 2.0, 2.0]"
    assert "GradientError: a call of kind 'parts.sort' has no gradient" in result.stderr


def test_a_kind_of_call_that_nobody_brings_is_refused_with_those_that_are_there(
    parts: Path,
) -> None:
    code = "from tgcore import Tensor\n"
    code += "Tensor.call('parts.sotr', Tensor([1], device='PARTS'), shape=(1,)).realize()"
    result = run(parts, code)
    assert "DeviceError: PARTS cannot execute calls of kind 'parts.sotr'" in result.stderr
    assert "kinds that its plugins bring: parts.sort" in result.stderr


def test_a_kind_of_call_that_cannot_be_made_ready_says_why(tmp_path: Path) -> None:
    hook = """
@hookimpl
def tgcore_call_kinds(request):
    from tgcore.plugin import CallKind
    return [CallKind("odd.raises", lambda site: 1 / 0), CallKind("odd.nothing", lambda site: None)]
"""
    write(tmp_path, "tg-odd", ["device.ODD"], hook + DEVICE, device=DEVICE_CODE)
    for kind, message in (
        ("odd.raises", "on ODD cannot be made ready: ZeroDivisionError"),
        ("odd.nothing", "made NoneType on ODD, not an Executable"),
    ):
        code = f"from tgcore import Tensor\nTensor.call({kind!r}, Tensor([1], device='ODD'),"
        result = run(tmp_path, code + " shape=(1,)).realize()")
        assert message in result.stderr


@pytest.mark.parametrize(
    ("answer", "error"),
    [
        ("7", "answered int, not a list of CallKind"),
        ("[7]", "answered int among the kinds of call, not CallKind"),
        ("[CallKind('copy', None)]", "the kind of call 'copy' is there already"),
    ],
)
def test_kinds_of_call_that_are_none_are_a_row(tmp_path: Path, answer: str, error: str) -> None:
    hook = "@hookimpl\ndef tgcore_call_kinds(request):\n"
    hook += f"    from tgcore.plugin import CallKind\n    return {answer}\n"
    write(tmp_path, "tg-kinds", ["device.KINDS"], hook + DEVICE, device=DEVICE_CODE)
    code, document = tg(tmp_path, "plugins", "trace", "kinds")
    assert code == 1
    assert document["plugins"][0]["stopped"]["error"] == error


def test_a_rule_of_the_tensor_graph_makes_a_call_on_its_own_device_only(parts: Path) -> None:
    code = """
from tgcore import Tensor
print((Tensor([1, 3, 2], device="PARTS").flip(0) + 1).tolist())
print((Tensor([1, 3, 2], device="NUMPY").flip(0) + 1).tolist())
here = Tensor([0, 9, 5], device="PARTS").flip(0)
print((Tensor([1, 3, 2], device="NUMPY").flip(0).to("PARTS") + here).tolist())
"""
    # flip gives 2, 3, 1; the plugin's rule says that on its device it sorts
    expected = ["[4, 3, 2]", "[3, 4, 2]", "[11, 8, 1]"]
    assert said(parts, code, TG_SPEC="1").splitlines() == expected


def test_a_rule_of_a_kernel_stage_applies_to_the_plugins_target_only(parts: Path) -> None:
    code = """
from tgcore import Tensor
print((Tensor([2], device="NUMPY") * 77).tolist())
print((Tensor([2], device="PARTS") * 77).tolist())
"""
    assert said(parts, code, TG_SPEC="1", TG_CACHE="0").splitlines() == [
        "[154]", "applied to int32", "[14]",
    ]  # fmt: skip


def test_a_rule_that_breaks_the_graph_is_named_with_its_plugin(parts: Path) -> None:
    code = "from tgcore import Tensor\n"
    code += (
        "x = Tensor([1.5, 2.5], device='PARTS', dtype='float64'); x.maximum(x.flip(0)).realize()"
    )
    result = run(parts, code, TG_SPEC="1", TG_CACHE="0")
    assert (
        "SpecError: decompose: rule 'one source' of tg-parts 1.0 breaks the graph: "
        "MAX is malformed: it takes 2 sources, not 1" in result.stderr
    )
    assert "TG_PLUGINS=!tg-parts works without it" in result.stderr


def test_a_rule_that_raises_is_reported_with_its_plugin(parts: Path) -> None:
    code = "from tgcore import Tensor; Tensor([2.0], device='PARTS').sqrt().realize()"
    result = run(parts, code, TG_CACHE="0")
    assert "RewriteError: decompose: the rules of tg-parts 1.0 fail: KeyError" in result.stderr


@pytest.mark.parametrize(
    ("answer", "error", "advice"),
    [
        ('{"decompse": PatternMatcher([])}', "no stage 'decompse'", "did you mean 'decompose'?"),
        ('{"decompose": []}', "the rules of 'decompose' are list", "{stage: PatternMatcher}"),
        ("[]", "answered list, not a dict", "{stage: PatternMatcher}"),
    ],
)  # fmt: skip
def test_rules_for_a_stage_that_is_none_are_a_row(
    tmp_path: Path, answer: str, error: str, advice: str
) -> None:
    hook = "@hookimpl\ndef tgcore_stage_rules(request):\n"
    hook += f"    from tgcore.rewrite import PatternMatcher\n    return {answer}\n"
    write(tmp_path, "tg-stages", ["device.STAGES"], hook + DEVICE, device=DEVICE_CODE)
    code, document = tg(tmp_path, "plugins", "trace", "stages")
    stopped = document["plugins"][0]["stopped"]
    assert code == 1
    assert stopped["stage"] == "tgcore_stage_rules"
    assert error in stopped["error"]
    assert advice in stopped["advice"]


def test_a_collective_of_a_plugin_is_asked_for_once_and_used(parts: Path) -> None:
    code = """
from tgcore import Tensor
names = ("PARTS", "PARTS:1", "PARTS:2")
x = Tensor.arange(12).reshape(3, 4).shard(names, 0)
print(x.sum(0).tolist(), x.sum(0).tolist(), x.max(0).tolist())
mixed = Tensor.arange(4).reshape(2, 2).shard(("PARTS", "NUMPY"), 0)
print(mixed.sum(0).tolist())
"""
    assert said(parts, code).splitlines() == [
        "asked PARTS PARTS:1 PARTS:2", "[12, 15, 18, 21] [12, 15, 18, 21] [8, 9, 10, 11]", "[2, 4]",
    ]  # fmt: skip


def test_a_collective_that_leaves_values_elsewhere_is_refused(tmp_path: Path) -> None:
    hook = (
        "@hookimpl\ndef tgcore_collective(request):\n    return lambda op, values: values[::-1]\n"
    )
    write(tmp_path, "tg-wrong", ["device.WRONG"], hook + DEVICE, device=DEVICE_CODE)
    code = "from tgcore import Tensor\n"
    code += "Tensor.arange(4).shard(('WRONG', 'WRONG:1'), 0).sum().realize()"
    result = run(tmp_path, code)
    assert "that a plugin brings left a value on WRONG:1 that belongs on WRONG" in result.stderr


def test_a_collective_that_fails_says_so(tmp_path: Path) -> None:
    hook = "@hookimpl\ndef tgcore_collective(request):\n    return lambda op, values: values[9]\n"
    write(tmp_path, "tg-wrong", ["device.WRONG"], hook + DEVICE, device=DEVICE_CODE)
    code = "from tgcore import Tensor\n"
    code += "Tensor.arange(4).shard(('WRONG', 'WRONG:1'), 0).sum().realize()"
    result = run(tmp_path, code)
    assert "the allreduce over WRONG, WRONG:1 that a plugin brings fails: IndexError" in (
        result.stderr
    )


def test_moves_that_fail_are_reported_with_their_plugin(tmp_path: Path) -> None:
    hook = "@hookimpl\ndef tgcore_kernel_moves(request):\n    return lambda kernel: kernel.axis\n"
    write(tmp_path, "tg-moves", ["device.MOVES"], hook + DEVICE, device=DEVICE_CODE)
    result = run(tmp_path, "from tgcore import Tensor; (Tensor([1], device='MOVES') + 1).realize()")
    assert "PluginError: the moves of tg-moves 1.0 fail: AttributeError" in result.stderr
    hook = "@hookimpl\ndef tgcore_kernel_moves(request):\n    return []\n"
    write(tmp_path, "tg-list", ["device.LIST"], hook + DEVICE, device=DEVICE_CODE)
    code, document = tg(tmp_path, "plugins", "trace", "list")
    assert code == 1
    assert document["plugins"][0]["stopped"]["error"] == "answered list, not a function of a kernel"


def test_events_of_a_device_stand_beside_those_of_the_host(parts: Path, tmp_path: Path) -> None:
    trace = tmp_path / "trace.json"
    code = "from tgcore import Tensor\n"
    code += "Tensor.call('parts.sort', Tensor([2, 1], device='PARTS') + 1, shape=(2,)).realize()"
    said(parts, code, TG_PROFILE=str(trace))
    rows = json.loads(trace.read_text())["traceEvents"]
    names = {row["args"]["name"]: row["tid"] for row in rows if row["name"] == "thread_name"}
    assert set(names) == {"launches", "sorter", "unit"}
    events = {row["name"]: row for row in rows if row["ph"] == "X"}
    assert events["sorting"]["tid"] == names["sorter"]
    assert events["sorting"]["args"] == {"n": 2}
    assert events["counter 7"]["tid"] == names["unit"]
    # both clocks are brought together: the device's event lies near the launch that made it
    assert abs(events["sorting"]["ts"] - events["parts.sort"]["ts"]) < 1e6


def test_a_fault_in_a_profile_does_not_end_the_program(tmp_path: Path) -> None:
    hook = """
@hookimpl
def tgcore_profile(request):
    from tgcore.plugin import ProfileSource
    return ProfileSource(lambda: 1 / 0, lambda: 0.0)
"""
    write(tmp_path, "tg-late", ["device.LATE"], hook + DEVICE, device=DEVICE_CODE)
    code = "from tgcore import Tensor; print((Tensor([1], device='LATE') + 1).tolist())"
    result = run(tmp_path, code, TG_PROFILE=str(tmp_path / "trace.json"))
    assert result.stdout.strip() == "[2]"
    assert "tgcore: the events of LATE are incomplete: ZeroDivisionError" in result.stderr
    assert json.loads((tmp_path / "trace.json").read_text())["traceEvents"]


def test_a_renderer_serves_another_plugins_device(parts: Path) -> None:
    code = """
from tgcore import Device, Tensor
print((Tensor([1], device="PARTS") + 1).tolist(), Device["PARTS"].target)
print(Device["PARTS"].renderer.version)
"""
    assert said(parts, code).splitlines() == ["[2] PARTS:OTHER", "99"]
    assert said(parts, code, TG_PLUGINS="!other").splitlines()[0] == "[2] PARTS:C"


def test_answers_are_attributes_and_pluggy_is_not_met_when_launching(parts: Path) -> None:
    code = """
import sys
from tgcore import Device, Tensor
device = Device["PARTS"]
print(sorted(device.call_kinds), sorted(device.renderer.stage_rules), device.profile is not None)
import pluggy
def refuse(*arguments): raise AssertionError("met pluggy")
pluggy._hooks.HookCaller.__call__ = refuse
from tgcore.plugin.host import plugins
plugins.ask = refuse
print((Tensor([1], device=device.name) + 1).tolist())
"""
    assert said(parts, code).splitlines() == [
        "['parts.inside', 'parts.sort'] ['decompose', 'kernel', 'tensor graph'] True", "[2]",
    ]  # fmt: skip


def test_explain_shows_calls_and_rules_of_a_plugin(parts: Path) -> None:
    program = 'Tensor.call("parts.sort", Tensor([3, 1]) * 77, shape=(2,)) + 1'
    code = f"import sys; from tgcore.cli import main; sys.exit(main(['explain', {program!r},"
    code += " '--device', 'PARTS']))"
    result = run(parts, code)
    assert result.returncode == 0, result.stderr
    assert "parts.sort on PARTS: it is made by a call of kind parts.sort" in result.stdout
    assert "seventh 1" in result.stdout
    assert "nothing was run" in result.stdout


def test_a_renderer_can_be_tried_without_its_device(tmp_path: Path) -> None:
    renderer = """
@hookimpl
def tgcore_renderers(request):
    from tgcore.plugin import RendererSpec
    def make(target):
        from tgcore.runtime.devices.cpu import host_renderer
        renderer, _ = host_renderer(target)
        renderer.version = 5
        return renderer
    return [RendererSpec("FAR", 0, make)]
"""
    write(tmp_path, "tg-far", ["renderer.NULL.FAR"], renderer)
    code = """
from tgcore import Context, Device, Tensor
(Tensor([1], device="NULL") + 1).realize()
device = Device["NULL"]
print(device.target, device.renderer.version, device.capabilities.host)
"""
    assert said(tmp_path, code, TG_DEV="NULL:FAR").strip() == "NULL:FAR 5 False"
    assert said(tmp_path, code, TG_DEV="NULL").startswith("NULL:CPU")

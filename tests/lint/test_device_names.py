"""The core names no device, and the search for such names finds what it should."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.lint.device_names import core_files, findings

BAD = {
    "string": 'kind = "AMD"',
    "string with index": 'place = "CPU:0"',
    "built-in": 'place = "NULL"',
    "built-in storage": 'place = f"DISK:{path}"',
    "part of an f-string": 'flag = f"{name}-cuda-{version}"',
    "snake case": "use_llvm = True",
    "camel case": "class OpenCLRenderer: ...",
    "acronym first": "class NVQueue: ...",
    "attribute": "target.is_metal",
    "argument": "def render(ptx): ...",
    "keyword": "render(wgsl=True)",
    "import": "from tgcore.runtime import ops_qcom",
    "module": "import adreno.tools",
    "architecture": 'arch = "gfx1100"',
    "architecture with underscore": 'flags = ["sm_80"]',
    "compiler": 'compilers = ("clang",)',
    "constant": "CPU_LIMIT = 1",
    "lower-case cpu": "cpu_limit = 1",
    "joined name": 'name = "web_gpu"',
    "bytes": 'magic = b"hip"',
    "comparison": 'if device == "ACME": pass',
    "comparison of a part": 'if tensor.device.split(":")[0] != "ACME": pass',
    "membership": 'wide = 8 if target.family in ("ACME", "OTHER") else 4',
    "prefix": 'if buffer.device.startswith("ACME"): pass',
    "match": 'match target.arch:\n    case "v1" | "v2": pass',
    "table": 'width = {"v1": 4}[target.arch]',
    "table with default": 'width = {"v1": 4}.get(self.renderer, 8)',
}

GOOD = {
    "docstring": '"""Runs on CUDA and AMD."""',
    "docstring of a function": 'def f():\n    """Not for CPU."""',
    "numpy the library": "import numpy as np\nfrom numpy import ndarray\nvalue = tensor.numpy()",
    "disk cache": "from tgcore.support import disk_cache\ndisk_cache.get(table, key)",
    "null pointer": "null = 0",
    "processors": "import os\nos.cpu_count()",
    "close words": "clear, close, class_, metallic, nvl, shipping, include, clamp, dsplit",
    "capability": "if capabilities.has_local_memory: pass",
    "names compared with each other": "if left.device == right.device: pass",
    "no device given": 'if device == "": pass',
    "other strings": 'if mode == "reflect": pass',
    "smooth": "small, smallest = 1, 2",
}


@pytest.mark.parametrize("name", BAD)
def test_a_seeded_name_or_branch_is_found(name: str) -> None:
    assert findings(BAD[name])


@pytest.mark.parametrize("name", GOOD)
def test_ordinary_code_is_left_alone(name: str) -> None:
    assert findings(GOOD[name]) == []


def test_a_finding_says_where_and_what() -> None:
    (finding,) = findings('\nname = "WEBGPU"')
    assert (finding.line, finding.what) == (2, "names the device 'WEBGPU'")


def test_the_core_names_no_device(repository: Path) -> None:
    found = [
        f"{path.relative_to(repository)}:{finding.line}: {finding.what}"
        for path in core_files(repository)
        for finding in findings(path.read_text(encoding="utf-8"))
    ]
    assert not found, "\n" + "\n".join(found)

"""What the plugin host costs: scans, the first device and a listing, with 30 plugins installed.

Each figure is the median of fresh processes, timed inside them, CPU time where it says so. The last
case counts calls into the host while captured and plain launches run; it must be 0.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

from _common import Meter, arguments, emit

PLUGINS = 30
PLUGIN = """
from tgcore.plugin import PluginInfo, hookimpl
INFO = PluginInfo("p{number}", "number {number}")

@hookimpl
def tgcore_open_device(request):
    raise OSError("there is no such device")
"""
TIMED = """
import json, time
{before}
wall, cpu = time.perf_counter(), time.process_time()
{timed}
print(json.dumps([time.perf_counter() - wall, time.process_time() - cpu]))
"""
IMPORT = "from tgcore import Tensor, Device"
SCAN = "from tgcore.support.installed import installed"
HOST = "from tgcore.plugin.host import plugins; Device.families()"
LISTED = "[plugins.ready(plugin) for plugin in plugins.found()]"
LAUNCHES = """
import sys
from tgcore import Tensor, TinyJit
a = Tensor.ones(64, 64).contiguous().realize()
step = TinyJit(lambda x: (x @ x + 1).realize())
def run():
    (a + 2).realize()
    step(a)
for _ in range(4):
    run()
met = []
def watch(frame, event, argument):
    name = frame.f_globals.get("__name__", "")
    if event == "call" and (name.startswith("tgcore.plugin") or name.startswith("pluggy")):
        met.append(frame.f_code.co_name)
sys.setprofile(watch)
for _ in range(10):
    run()
sys.setprofile(None)
print(len(met))
"""


def write(folder: Path) -> None:
    """Write PLUGINS distributions into a folder, as pip lays them out."""
    for number in range(PLUGINS):
        package = folder / f"tg_p{number}"
        package.mkdir()
        (package / "__init__.py").write_text("")
        (package / "_plugin.py").write_text(PLUGIN.format(number=number))
        metadata = folder / f"tg_p{number}-1.0.dist-info"
        metadata.mkdir()
        (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: tg-p{number}\n")
        (metadata / "entry_points.txt").write_text(
            f'[tgcore]\n"device.P{number}" = tg_p{number}._plugin\n'.replace('"', "")
        )


def child(code: str, env: dict[str, str]) -> str:
    """Return what a program prints."""
    done = subprocess.run(
        [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True
    )
    return done.stdout


def measure(name: str, env: dict[str, str], before: str, timed: str, cold: str = "") -> None:
    """Emit the medians of one case; `cold` is a folder to remove before each process."""
    wall, cpu, meter = [], [], Meter()
    for _ in range(options.repeats + 1):
        if cold:
            shutil.rmtree(cold, ignore_errors=True)
        found = json.loads(child(TIMED.format(before=before, timed=timed), env))
        wall.append(found[0])
        cpu.append(found[1])
    others = meter.others()
    emit(name, statistics.median(wall[1:]) * 1e3, "ms", others=others)
    emit(f"{name}_cpu", statistics.median(cpu[1:]) * 1e3, "ms", others=others)


options = arguments(repeats=9)
with tempfile.TemporaryDirectory() as place:
    folder, cache = Path(place, "plugins"), Path(place, "cache")
    folder.mkdir()
    write(folder)
    root = str(Path(__file__).resolve().parents[2])
    alone = {**os.environ, "TG_CACHE_DIR": str(cache), "PYTHONPATH": root}
    alone.pop("PYTHONDONTWRITEBYTECODE", None)
    many = {**alone, "PYTHONPATH": os.pathsep.join([root, str(folder)])}
    scans = str(cache / "v1" / "entry points")
    measure("import", alone, "", IMPORT)
    measure("first_device", alone, IMPORT, "Device['CPU']")
    measure("first_device_30", many, IMPORT, "Device['CPU']")
    measure("first_device_30_uncached", many, IMPORT, "Device['CPU']", cold=scans)
    measure("scan_30", many, SCAN, "installed()")
    measure("scan_30_uncached", many, SCAN, "installed()", cold=scans)
    measure("names_30", many, IMPORT, "Device.families()")
    measure("load_30", many, f"{IMPORT}\n{HOST}", LISTED)
    measure("tg_plugins_30", many, "import contextlib, io",
            "from tgcore.cli import main\nwith contextlib.redirect_stdout(io.StringIO()):\n"
            "    main(['plugins', '--json'])")  # fmt: skip
    emit("host_calls_in_20_launches", float(child(LAUNCHES, many)), "calls")

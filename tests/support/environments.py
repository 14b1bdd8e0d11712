"""A virtual environment for what a reader does by hand: installing a package, running its tests.

It sees all packages of the environment that runs the tests, and whatever is installed into it goes
away with it. No index is asked: requirements are those that are here.
"""

from __future__ import annotations

import os
import subprocess
import sysconfig
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


class Environment:
    """A virtual environment in `folder`, used as a context.

    Parameters
    ----------
    folder : Path
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.commands = folder / ("Scripts" if os.name == "nt" else "bin")

    def __enter__(self) -> Environment:
        venv.create(self.folder, with_pip=False, symlinks=os.name != "nt")
        python = self.commands / "python"
        own = subprocess.check_output(
            [python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"], text=True
        ).strip()
        here = sysconfig.get_path("purelib")
        # addsitedir, so that packages installed here for editing are seen as well
        Path(own, "outer.pth").write_text(f"import site; site.addsitedir({here!r})\n")
        for name, module in (("pip", "pip"), ("pytest", "pytest"), ("tg", "tgcore.cli")):
            script = self.commands / name
            script.write_text(f'#!/bin/sh\nexec "{python}" -m {module} "$@"\n')
            script.chmod(0o755)
        return self

    def __exit__(self, *error: object) -> None:
        import shutil

        shutil.rmtree(self.folder, ignore_errors=True)

    def run(self, command: str, folder: Path | None = None, *, code: int = 0) -> str:
        """Run a shell command with this environment's programs first; return all it printed."""
        environment = {
            **os.environ,
            "PATH": f"{self.commands}{os.pathsep}{os.environ['PATH']}",
            "PYTHONPATH": "",
            "PIP_NO_INDEX": "1",
            "PIP_NO_BUILD_ISOLATION": "0",  # pip's own way to say: without isolation
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
            "TG_COLOR": "0",
        }
        done = subprocess.run(
            command, shell=True, cwd=folder or self.folder, env=environment, text=True,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=900, check=False,
        )  # fmt: skip
        assert done.returncode == code, f"{command}\n{done.stdout}"
        return done.stdout

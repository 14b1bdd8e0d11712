"""Where headers come from: an installed Debian or Python package, or a pinned source package.

A source knows its package and version, the folders that go to the compiler as ``-I``, and, when it
is not on this machine, the one command that brings it.
"""

from __future__ import annotations

import glob
import importlib.metadata
import os
import shutil
import subprocess
import tarfile
from dataclasses import dataclass, field
from pathlib import Path

from .errors import RecipeError

KINDS = ("debian", "pip", "debian-source", "debian-archive", "folder")


@dataclass(slots=True)
class Source:
    """A package that headers come from.

    ``include`` holds folders: absolute for ``debian``, below site-packages for ``pip``, below the
    unpacked tree for the source kinds.  ``links`` makes folders that a header expects elsewhere:
    ``{"drm": "/usr/include/libdrm"}`` gives an include folder in which ``drm/`` is that folder.
    """

    name: str
    kind: str
    package: str
    version: str
    include: list[str] = field(default_factory=list)
    links: dict[str, str] = field(default_factory=dict)
    suite: str = ""
    unpack: list[str] = field(default_factory=list)
    root: Path = Path()

    def installed(self) -> str:
        """The version on this machine, or an empty string."""
        if self.kind == "debian":
            return _dpkg_version(self.package)
        if self.kind == "pip":
            try:
                return importlib.metadata.version(self.package)
            except importlib.metadata.PackageNotFoundError:
                return ""
        if self.kind == "folder":
            return self.version if all(os.path.isdir(path) for path in self.folders()) else ""
        return self.version if _complete(self) else ""

    def tree(self) -> Path:
        """Where a source package is unpacked."""
        label = f"{self.package}_{self.version}".replace(":", "_").replace("/", "_")
        return cache_folder() / label

    def advice(self) -> str:
        """How to get the package."""
        if self.kind == "debian":
            return f"apt-get install {self.package}={self.version}"
        if self.kind == "pip":
            return f"pip install {self.package}=={self.version}"
        if self.kind == "folder":
            return (
                f"place the headers of {self.package} {self.version} in {', '.join(self.include)}"
            )
        return f"tg-autogen fetch {self.root.resolve().name}"

    def folders(self) -> list[str]:
        """The include folders on this machine."""
        if self.kind == "pip":
            files = importlib.metadata.distribution(self.package)
            base = [str(files.locate_file(path)) for path in self.include]
        elif self.kind in ("debian-source", "debian-archive"):
            base = [str(self.tree() / path) for path in self.include]
        elif self.kind == "folder":
            base = [str(self.root / path) for path in self.include]
        else:
            base = list(self.include)
        return base + ([self._linked()] if self.links else [])

    def _linked(self) -> str:
        folder = cache_folder() / f"links_{self.name}_{self.version}".replace(":", "_")
        folder.mkdir(parents=True, exist_ok=True)
        for name, target in self.links.items():
            link = folder / name
            if not link.exists():
                link.symlink_to(target)
        return str(folder)


def cache_folder() -> Path:
    """Where source packages are unpacked; ``TG_AUTOGEN_CACHE`` moves it."""
    given = os.environ.get("TG_AUTOGEN_CACHE")
    base = Path(given) if given else Path.home() / ".cache" / "tg-autogen"
    base.mkdir(parents=True, exist_ok=True)
    return base


def _dpkg_version(package: str) -> str:
    if not shutil.which("dpkg-query"):
        return ""
    command = ["dpkg-query", "-W", "-f", "${Version} ${db:Status-Abbrev}", package]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    version, _, state = done.stdout.partition(" ")
    return version if state.startswith("ii") else ""


def fetch(source: Source) -> Path:
    """Download and unpack a pinned Debian source package or archive.

    The machine's own package lists stay as they are: a private folder holds a copy of its Debian
    entry with the sources and suites that the package needs.

    Raises
    ------
    RecipeError
        When apt cannot be used here, or does not have the version.
    """
    if source.kind not in ("debian-source", "debian-archive"):
        raise RecipeError(f"{source.name}: not a source package; get it with: {source.advice()}")
    tree = source.tree()
    if _complete(source):
        return tree
    tree.mkdir(parents=True, exist_ok=True)
    options = _private_apt(source.suite)
    wanted = f"{source.package}={source.version}"
    verb = (
        ["source", "--download-only", "--tar-only"]
        if source.kind == "debian-source"
        else ["download"]
    )
    try:
        _run(["apt-get", *options, *verb, wanted], tree)
    except RecipeError:  # the lists may be older than the archive
        _run(["apt-get", *options, "update"], tree)
        _run(["apt-get", *options, *verb, wanted], tree)
    _unpack(source, tree)
    done = sorted(_unpacked(source) | set(source.unpack or ["*"]))
    (tree / ".complete").write_text("\n".join(done) + "\n")
    return tree


def _unpacked(source: Source) -> set[str]:
    """The prefixes unpacked so far: several recipes may share a package."""
    done = source.tree() / ".complete"
    return set(done.read_text().splitlines()) if done.exists() else set()


def _complete(source: Source) -> bool:
    found = _unpacked(source)
    return "*" in found or (bool(found) and set(source.unpack or ["*"]) <= found)


def _private_apt(suite: str) -> list[str]:
    folder = cache_folder() / ("apt_" + suite if suite else "apt")
    for name in ("sources", "lists/partial", "cache/archives/partial"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    options = [
        "-o", "Dir::Etc::sourcelist=/dev/null",
        "-o", f"Dir::Etc::sourceparts={folder / 'sources'}",
        "-o", f"Dir::State::lists={folder / 'lists'}",
        "-o", f"Dir::Cache={folder / 'cache'}",
    ]  # fmt: skip
    entry = Path("/etc/apt/sources.list.d/debian.sources")
    if not shutil.which("apt-get") or not entry.exists():
        raise RecipeError("source packages need a Debian machine with debian.sources")
    lines = []
    for line in entry.read_text().splitlines():
        if line.startswith("Types:"):
            line = "Types: deb deb-src"
        elif line.startswith("Components:"):
            line = "Components: main contrib non-free"
        elif line.startswith("Suites:") and "-security" not in line:
            release = line.split()[1]
            line = f"Suites: {suite or f'{release} {release}-updates {release}-backports'}"
        lines.append(line)
    target = folder / "sources" / "debian.sources"
    text = "\n".join(lines) + "\n"
    if not target.exists() or target.read_text() != text:
        target.write_text(text)
        _run(["apt-get", *options, "update"], folder)
    return options


def _run(command: list[str], folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RecipeError(f"{' '.join(command[:1] + command[-2:])} failed: {done.stderr[-400:]}")


def _unpack(source: Source, tree: Path) -> None:
    for archive in glob.glob(str(tree / "*.deb")):
        _run(["dpkg-deb", "-x", archive, "."], tree)
        os.remove(archive)
    found = sorted(glob.glob(str(tree / "**" / "*.tar.*"), recursive=True))
    archives = [path for path in found if ".debian." not in path and not path.endswith(".asc")]
    for archive in archives:
        with tarfile.open(archive) as handle:
            members = [item for item in handle if _wanted(item.name, source.unpack)]
            handle.extractall(tree, members=members, filter="data")
        os.remove(archive)


def _wanted(name: str, prefixes: list[str]) -> bool:
    inner = name.partition("/")[2]
    return not prefixes or any(inner.startswith(prefix) for prefix in prefixes)

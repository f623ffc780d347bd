"""The generated packages of the bundled dialects, kept from build to build in the user's cache folder.

The key of an entry is the content of everything that the packages are made of: the specs, the generator with its templates,
the hooks, the runtime that the generator reads, and the versions of Python and of the distributions that the generator calls.
So a fresh clone or an sdist of a tree that was built before needs no generator. `ODSGEN_CACHE` names another folder; `off`
means none.

What comes out of an entry is code that will run. An entry counts only if the folder and the file belong to this user and
nobody else can write them, and if the content has the digest that the entry begins with: half a file is no entry.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import stat
import sys
import tempfile
import zlib
from collections.abc import Iterator, Mapping
from contextlib import suppress
from importlib import metadata
from pathlib import Path

#: Text by the path of a file below the folder of packages, e.g. `arith/ops.py`.
Packages = Mapping[str, str]

_PATH = re.compile(r"\w+/\w+\.py", re.ASCII)
_DIGEST_LENGTH = 64
_KEPT = 4  # entries; one has three megabytes
_INPUTS = (
    ("odsgen", "**/*.py"),
    ("templates", "**/*.j2"),
    ("dialect_specs", "*.yaml"),
    ("generated/odsgen_dialects", "*/hooks.py"),
    ("generated/odsgen_dialects", "*/hooks/**/*.py"),
    ("tools", "package_cache.py"),
)
_GENERATOR_NEEDS = ("jinja2", "pydantic", "pydantic-core", "pyyaml", "ruff")


class PackageCache:
    """The entries of a folder; None in its place: there is no cache."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder

    @classmethod
    def of_user(cls) -> PackageCache:
        """The cache of this user, as the environment says."""
        named = os.environ.get("ODSGEN_CACHE")
        if named is not None:
            return cls(None if named in ("", "off") else Path(named))
        with suppress(RuntimeError):  # a user without a home
            return cls(_cache_folder() / "odsgen" / "packages")
        return cls(None)

    def load(self, key: str) -> Packages | None:
        """The packages of a key; None where there is no entry, or none to be trusted."""
        if self._folder is None or not _belongs_to_user(self._folder):
            return None
        try:
            content = _read(self._folder / key)
            digest, payload = content[:_DIGEST_LENGTH], content[_DIGEST_LENGTH:]
            if hashlib.sha256(payload).hexdigest().encode() != digest:
                return None
            packages = json.loads(zlib.decompress(payload))
        except (OSError, ValueError, zlib.error):
            return None
        if not isinstance(packages, dict) or not all(map(_PATH.fullmatch, packages)):
            return None
        return packages

    def store(self, key: str, packages: Packages) -> None:
        """Keep packages for later builds; where that cannot be, nothing happens."""
        if self._folder is None:
            return
        payload = zlib.compress(json.dumps(packages).encode(), 6)
        with suppress(OSError):
            self._folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            if not _belongs_to_user(self._folder):
                return
            descriptor, partial = tempfile.mkstemp(prefix=".", dir=self._folder)
            try:
                with os.fdopen(descriptor, "wb") as file:
                    file.write(hashlib.sha256(payload).hexdigest().encode() + payload)
                os.replace(partial, self._folder / key)
            except OSError:
                os.unlink(partial)
                raise
            self._remove_old()

    def _remove_old(self) -> None:
        assert self._folder is not None
        entries = [
            path for path in self._folder.iterdir() if re.fullmatch("[0-9a-f]{64}", path.name)
        ]
        entries.sort(key=lambda path: path.stat().st_mtime, reverse=True)
        for path in entries[_KEPT:]:
            path.unlink(missing_ok=True)


def key_of(root: Path) -> str:
    """Stands for all that the packages of a source tree are made of."""
    digest = hashlib.sha256(f"{sys.version_info[:2]}\n".encode())
    for name in _GENERATOR_NEEDS:
        digest.update(f"{name} {_version(name)}\n".encode())
    for folder, pattern in _INPUTS:
        for path in sorted(Path(root, folder).glob(pattern)):
            digest.update(f"{path.relative_to(root).as_posix()}\0".encode())
            digest.update(hashlib.sha256(path.read_bytes()).digest())
    return digest.hexdigest()


def read_packages(folder: Path) -> Packages:
    """The files of the packages of a folder, but for their hooks."""
    return {
        path.relative_to(folder).as_posix(): path.read_text(encoding="utf-8")
        for path in sorted(folder.glob("*/*.py"))
        if path.name != "hooks.py"
    }


def changed_packages(packages: Packages, present: Packages) -> Iterator[str]:
    """The names of the packages that are not as these are."""
    names = {path.partition("/")[0] for path in packages}
    for name in sorted(names):
        prefix = f"{name}/"
        wanted = {path: text for path, text in packages.items() if path.startswith(prefix)}
        if wanted != {path: text for path, text in present.items() if path.startswith(prefix)}:
            yield name


def _version(distribution: str) -> str:
    try:
        return metadata.version(distribution)
    except metadata.PackageNotFoundError:
        return ""


def _cache_folder() -> Path:
    if sys.platform == "win32":
        local = os.environ.get("LOCALAPPDATA")
        return Path(local) if local else Path.home() / "AppData" / "Local"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches"
    named = os.environ.get("XDG_CACHE_HOME", "")
    return Path(named) if os.path.isabs(named) else Path.home() / ".cache"


def _read(path: Path) -> bytes:
    """The content of a regular file of this user; raises OSError for anything else."""
    descriptor = os.open(
        path, os.O_RDONLY | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
    )
    with os.fdopen(descriptor, "rb") as file:
        found = os.fstat(descriptor)
        if not stat.S_ISREG(found.st_mode) or not _is_private(found):
            raise PermissionError(f"{path} can be written by others")
        return file.read()


def _belongs_to_user(folder: Path) -> bool:
    try:
        found = folder.lstat()
    except OSError:
        return False
    return stat.S_ISDIR(found.st_mode) and _is_private(found)


def _is_private(found: os.stat_result) -> bool:
    """Whether a file is this user's and nobody else can write it; on Windows, the profile sees to that."""
    if sys.platform == "win32":
        return True
    return found.st_uid == os.geteuid() and not found.st_mode & (stat.S_IWGRP | stat.S_IWOTH)

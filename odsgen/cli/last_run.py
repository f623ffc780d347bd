"""The record of what the last `odsgen generate` read and wrote: where nothing of it has changed, nothing needs to be loaded.

The record is a file in the folder `__pycache__` of the output, so that whatever cleans those takes it along, and nobody
commits it.  It is a shortcut and no more: the fingerprints in the packages decide wherever it does not fit to the byte.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path

import odsgen
from odsgen.resources import resource_directory

_SUFFIXES = (".yaml", ".yml")


class LastRun:
    """The record of one command: these specs, generated into this folder."""

    def __init__(self, specs: Sequence[Path], output: Path) -> None:
        self._specs = specs
        self._output = output
        command = "\0".join(map(os.path.abspath, (output, *specs)))
        name = hashlib.sha256(command.encode("utf-8", "surrogateescape")).hexdigest()[:16]
        self._record = output / "__pycache__" / f"odsgen-{name}.json"
        self._inputs = _digest((*_generator(), *self._spec_files()))

    def unchanged(self) -> tuple[Path, ...] | None:
        """The files that the last run left up to date; None if anything has changed since."""
        try:
            record = json.loads(self._record.read_text(encoding="utf-8"))
            written = tuple(map(Path, record["written"]))
            if record["inputs"] != self._inputs:
                return None
            if record["outputs"] != self._outputs(written):
                return None
        except (OSError, ValueError, LookupError, TypeError):
            return None
        return written

    def remember(self, written: Iterable[Path]) -> None:
        """Record a run that left these files."""
        files = tuple(written)
        record = {
            "inputs": self._inputs,
            "outputs": self._outputs(files),
            "written": list(map(str, files)),
        }
        with suppress(OSError):  # a shortcut that cannot be kept
            self._record.parent.mkdir(exist_ok=True)
            partial = self._record.with_suffix(f".{os.getpid()}")
            partial.write_text(json.dumps(record), encoding="utf-8")
            os.replace(partial, self._record)

    def _spec_files(self) -> Iterator[tuple[str, bytes | None]]:
        """The specs, and all that they might import."""
        folders = {spec.parent for spec in self._specs}
        with suppress(FileNotFoundError):
            folders.add(resource_directory("dialect_specs"))
        found = {p for folder in folders for p in _entries(folder) if p.suffix in _SUFFIXES}
        return _contents(found.union(self._specs))

    def _outputs(self, written: Iterable[Path]) -> str:
        """The digest of what the packages hold, of which packages there are, and of which files, hooks among them."""
        folders = {path.parent for path in written}
        folders |= {folder / "hooks" for folder in folders}
        names = [
            f"{p}" for folder in sorted(folders) for p in _entries(folder) if p.suffix == ".py"
        ]
        packages = [str(p) for p in _entries(self._output) if (p / "__init__.py").is_file()]
        return _digest(((name, None) for name in (*names, *packages)), _contents(written))


def _entries(folder: Path) -> list[Path]:
    return sorted(folder.iterdir()) if folder.is_dir() else []


def _contents(paths: Iterable[Path]) -> Iterator[tuple[str, bytes | None]]:
    for path in sorted(set(paths)):
        try:
            yield os.path.abspath(path), path.read_bytes()
        except OSError:
            yield os.path.abspath(path), None


def _generator() -> Iterator[tuple[str, bytes | None]]:
    """The files of odsgen itself, by size and time."""
    roots = [Path(odsgen.__file__).parent, resource_directory("templates")]
    for root in roots:
        for folder, _, names in os.walk(root):
            for name in names:
                if name.endswith((".py", ".j2")):
                    path = os.path.join(folder, name)
                    found = os.stat(path)
                    yield path, f"{found.st_size} {found.st_mtime_ns}".encode()


def _digest(*parts: Iterable[tuple[str, bytes | None]]) -> str:
    digest = hashlib.sha256()
    for part in parts:
        for name, content in sorted(part, key=lambda entry: entry[0]):
            digest.update(f"{name}\0{content is None}\0".encode("utf-8", "surrogateescape"))
            digest.update(hashlib.sha256(content or b"").digest())
    return digest.hexdigest()

"""The files that an import writes: none twice, none half, and none over the work of a person."""

from __future__ import annotations

import hashlib
import json
import os
import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from odsgen import __version__
from odsgen.tablegen.bundled_overlays import bundled_overlay_folders
from odsgen.tablegen.dialect import ImportSummary
from odsgen.tablegen.errors import TableGenError

if TYPE_CHECKING:
    from odsgen.tablegen.importing import ImportRequest

#: In the output folder: what the specs in it were made of, so that nothing is done twice.
RECORD = ".odsgen-import.json"

_HASH = re.compile(r"^# (.*); as imported: ([0-9a-f]{16})\.$", re.MULTILINE)
_HEAD_LINES = 8


def with_hash(text: str, comment: str) -> str:
    """The text of a spec with a comment behind its first line, and a hash that tells whether it was changed since."""
    comment = ascii(comment)[1:-1]  # names of files can hold anything
    first, _, rest = text.partition("\n")
    return f"{first}\n# {comment}; as imported: {_hash(comment + rest)}.\n{rest}"


def is_as_imported(text: str) -> bool:
    """Whether nobody has changed the text of a spec since it was imported."""
    head = "\n".join(text.split("\n", _HEAD_LINES)[:_HEAD_LINES])
    match = _HASH.search(head)
    if match is None:
        return False
    rest = text.partition(match[0] + "\n")[2]
    return _hash(match[1] + rest) == match[2]


def refuse_changes_by_hand(path: Path) -> None:
    """Raise TableGenError if a file is there that an import has not written, or that was changed since."""
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        return
    except (OSError, ValueError) as error:
        raise TableGenError(f"{path} is there and cannot be read: {error}") from None
    if not is_as_imported(text):
        raise TableGenError(
            f"{path} was written or changed by hand, and an import would overwrite it: keep the changes in an overlay "
            "(--overlay), write elsewhere (-o), or give it up with --force"
        )


def write_atomically(path: Path, text: str) -> None:
    """The file is the old one or the new one, whatever happens."""
    temporary = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        temporary.write_text(text, encoding="utf-8")
        temporary.replace(path)
    finally:
        temporary.unlink(missing_ok=True)


class SpecFiles:
    """The specs in an output folder."""

    def __init__(self, folder: Path, state: str) -> None:
        self._folder = folder
        self._state = state

    def refuse_changes_by_hand(self, dialects: Iterable[str]) -> None:
        """Raise TableGenError if a spec of these dialects was changed since it was imported."""
        for dialect in dialects:
            refuse_changes_by_hand(self._folder / f"{dialect}.yaml")

    def recorded(self) -> list[tuple[str, str, ImportSummary, tuple[Path, ...]]] | None:
        """The specs that the last run wrote, if they are still what this one would write."""
        try:
            record = json.loads((self._folder / RECORD).read_text(encoding="utf-8"))
            if record["state"] != self._state:
                return None
            found = []
            for entry in record["specs"]:
                text = (self._folder / f"{entry['dialect']}.yaml").read_text(encoding="utf-8")
                if not is_as_imported(text):
                    return None
                files = tuple(Path(file) for file in entry["files"])
                found.append((entry["dialect"], text, ImportSummary(**entry["summary"]), files))
            return found
        except (OSError, ValueError, KeyError, TypeError):
            return None

    def write(self, specs: Iterable[tuple[str, str, ImportSummary, tuple[Path, ...]]]) -> None:
        self._folder.mkdir(parents=True, exist_ok=True)
        entries: list[Mapping[str, Any]] = []
        for dialect, text, summary, files in specs:
            write_atomically(self._folder / f"{dialect}.yaml", text)
            entries.append(
                {
                    "dialect": dialect,
                    "files": [str(file) for file in files],
                    "summary": summary.as_json(),
                }
            )
        record = {"state": self._state, "specs": entries}
        write_atomically(self._folder / RECORD, json.dumps(record, indent=1))


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


# --- what an import depends on --------------------------------------------------------------------------------------


def import_state(request: ImportRequest, tblgen: Path, include: Iterable[Path]) -> str:
    """Stands for all that the output depends on."""
    digest = hashlib.sha256(
        f"{__version__} {_tool_state()} {request.dialects} {request.exclude} {request.prose} "
        f"{request.bundled_overlays} {request.unknown_types}".encode()
    )
    roots = (*request.inputs, *request.overlays, *include, tblgen, *bundled_overlay_folders())
    for root in roots:
        for path in sorted(_inputs_below(root)):
            status = path.stat()
            digest.update(f"{path}\0{status.st_size}\0{status.st_mtime_ns}\0".encode())
    return digest.hexdigest()


def _inputs_below(root: Path) -> Iterable[Path]:
    if root.is_file():
        return [root]
    return [
        Path(folder) / name
        for folder, _, names in os.walk(root)
        for name in names
        if name.endswith((".td", ".yaml"))
    ]


@cache
def _tool_state() -> str:
    """Stands for the importer itself."""
    root = Path(__file__).parent.parent
    digest = hashlib.sha256()
    for room in ("tablegen", "ods", "spec"):
        for path in sorted((root / room).rglob("*.py")):
            digest.update(path.read_bytes())
    return digest.hexdigest()

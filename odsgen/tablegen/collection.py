"""Many files at once: which of them make up which dialect."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from odsgen.tablegen.dialect import definition_files
from odsgen.tablegen.encodings import DeclaredEncoding, declared_encodings
from odsgen.tablegen.errors import TableGenError
from odsgen.tablegen.interfaces import operation_classes
from odsgen.tablegen.tblgen import evaluate


@dataclass(frozen=True, slots=True)
class Collection:
    """The files of each dialect, and those that are nothing by themselves, with the reason."""

    dialects: dict[str, tuple[Path, ...]]
    fragments: dict[Path, str]
    operations: dict[str, str]  # the names of all operations by their C++ classes
    refused: dict[Path, str]  # the fragments that no file includes
    encodings: dict[str, tuple[DeclaredEncoding, ...]]  # of bytecode, by the dialect


def collect(
    folders: Iterable[Path],
    include_directories: Sequence[Path],
    *,
    tblgen: Path,
    jobs: int = 1,
    progress: Callable[[Path], None] = lambda path: None,
) -> Collection:
    """Look into every ``.td`` file of the folders. Raises TableGenError if there is none."""
    files = sorted({file for folder in folders for file in folder.rglob("*.td")})
    if not files:
        raise TableGenError(f"no .td files in {', '.join(str(folder) for folder in folders)}")

    operations: dict[str, str] = {}
    encodings: dict[str, tuple[DeclaredEncoding, ...]] = {}

    def look(file: Path) -> dict[str, tuple[str, ...]] | TableGenError:
        try:
            records = evaluate([file], include_directories, tblgen=tblgen)
            operations.update(operation_classes(records))
            encodings.update(declared_encodings(records))
            return definition_files(records)
        except TableGenError as error:
            return error
        finally:
            progress(file)

    with ThreadPoolExecutor(max_workers=jobs) as pool:
        looked = list(zip(files, pool.map(look, files), strict=True))
    fragments = {file: str(found) for file, found in looked if isinstance(found, TableGenError)}
    # What a fragment defines belongs to the files that include it.
    names_of_fragments = {file.name for file in fragments}
    dialects: dict[str, list[Path]] = {}
    for file, found in looked:
        if isinstance(found, TableGenError):
            continue
        for dialect, names in found.items():
            if any(name == file.name or name in names_of_fragments for name in names):
                dialects.setdefault(dialect, []).append(file)
    included = {name for file in files for name in _included(file)} if fragments else set()
    return Collection(
        {n: tuple(dialects[n]) for n in sorted(dialects)},
        fragments,
        operations,
        {file: reason for file, reason in fragments.items() if file.name not in included},
        encodings,
    )


_INCLUDE = re.compile(r'^\s*include\s+"([^"]+)"', re.MULTILINE)
_CPP_INCLUDE = re.compile(r"^#\s*include\b", re.MULTILINE)


def includes_cpp(file: Path) -> bool:
    """Whether a file includes a header of C++, which TableGen cannot: it is a template of something else."""
    return _CPP_INCLUDE.search(_text(file)) is not None


def _included(file: Path) -> list[str]:
    """The base names of the files that a file includes."""
    return [name.rpartition("/")[2] for name in _INCLUDE.findall(_text(file))]


def _text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8", errors="replace")
    except OSError:
        return ""

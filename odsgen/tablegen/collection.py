"""Many files at once: which of them make up which dialect."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from odsgen.tablegen.dialect import defined_dialects
from odsgen.tablegen.errors import TableGenError
from odsgen.tablegen.tblgen import evaluate


@dataclass(frozen=True, slots=True)
class Collection:
    """The files of each dialect, and those that are nothing by themselves, with the reason."""

    dialects: dict[str, tuple[Path, ...]]
    fragments: dict[Path, str]


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

    def look(file: Path) -> list[str] | TableGenError:
        try:
            return defined_dialects(evaluate([file], include_directories, tblgen=tblgen), [file])
        except TableGenError as error:
            return error
        finally:
            progress(file)

    dialects: dict[str, list[Path]] = {}
    fragments: dict[Path, str] = {}
    with ThreadPoolExecutor(max_workers=jobs) as pool:
        for file, found in zip(files, pool.map(look, files), strict=True):
            if isinstance(found, TableGenError):
                fragments[file] = str(found)
                continue
            for name in found:
                dialects.setdefault(name, []).append(file)
    return Collection({n: tuple(dialects[n]) for n in sorted(dialects)}, fragments)

"""Imports: from the name of a dialect to its spec."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from odsgen.ods.model.names import is_dialect_name
from odsgen.resources import resource_directory
from odsgen.spec.errors import SpecDiagnostics, SpecErrors, SpecNote, did_you_mean
from odsgen.spec.model import DialectSpec
from odsgen.spec.source import SpecText
from odsgen.spec.validation import load_spec

SUFFIXES = (".yaml", ".yml")


def bundled_specs() -> Path | None:
    """The folder of the specs that come with odsgen; None when the installation lacks it."""
    try:
        return resource_directory("dialect_specs")
    except FileNotFoundError:
        return None


def bundled_spec(name: str) -> Path | None:
    """The file of the spec of a dialect that comes with odsgen, if there is one."""
    folder = bundled_specs()
    path = None if folder is None or not is_dialect_name(name) else folder / f"{name}.yaml"
    return path if path is not None and path.is_file() else None


class ImportFinder:
    """Looks for a dialect's spec beside the spec that imports it, in the search path, and among the bundled ones."""

    def __init__(self, search: Sequence[str | Path] = ()) -> None:
        self.search = [Path(folder) for folder in search]
        bundled = bundled_specs()
        self.bundled = [bundled] if bundled is not None else []
        self._known: dict[Path, DialectSpec] = {}
        self._given: dict[str, Path] = {}

    def folders(self, importing: Path | None) -> list[Path]:
        beside = [importing.parent] if importing is not None else []
        return list(dict.fromkeys((*beside, *self.search, *self.bundled)))

    def give(self, spec: DialectSpec, path: Path) -> None:
        """Let a spec be found that has not been written to its file yet."""
        self._given[str(spec.dialect)] = path
        self._known[path.resolve()] = spec

    def find(self, name: str, importing: Path | None) -> Path | None:
        """The file that holds the spec of the dialect `name`, or None."""
        if name in self._given:
            return self._given[name]
        for folder in self.folders(importing):
            for suffix in SUFFIXES:
                candidate = folder / (name + suffix)
                if candidate.is_file():
                    return candidate
        return None

    def available(self, importing: Path | None) -> list[str]:
        """The names that could be imported."""
        names: dict[str, None] = {}
        for folder in self.folders(importing):
            try:
                files = sorted(folder.iterdir())
            except OSError:
                continue
            names.update((f.stem, None) for f in files if f.suffix in SUFFIXES)
        return list(names)

    def load(
        self, name: SpecText, importing: Path | None, errors: SpecDiagnostics
    ) -> tuple[Path, DialectSpec] | None:
        """The spec of an imported dialect; None, and diagnostics, when there is none or it is broken."""
        if not is_dialect_name(name):
            errors.error(f"'{name}' cannot be the name of a dialect", name)
            return None
        path = self.find(name, importing)
        if path is None:
            available = self.available(importing)
            folders = ", ".join(f"'{folder}'" for folder in self.folders(importing))
            errors.error(
                f"there is no dialect '{name}' to import: no '{name}.yaml' in {folders}",
                name,
                did_you_mean(name, available),
            )
            return None
        return self._load(name, path, errors)

    def load_bundled(
        self, name: SpecText, errors: SpecDiagnostics
    ) -> tuple[Path, DialectSpec] | None:
        """The bundled spec of a dialect that another spec extends; None, and diagnostics, when there is none."""
        found = bundled_spec(name)
        if found is None:
            errors.error(f"there is no bundled dialect '{name}' to extend", name)
            return None
        return self._load(name, found, errors)

    def _load(
        self, name: SpecText, path: Path, errors: SpecDiagnostics
    ) -> tuple[Path, DialectSpec] | None:
        resolved = path.resolve()
        spec = self._known.get(resolved)
        if spec is None:
            try:
                spec = load_spec(path)
            except SpecErrors as error:
                errors.extend(error.diagnostics)
                errors.error(f"the imported dialect '{name}' has errors", name)
                return None
            self._known[resolved] = spec
        if spec.dialect != name:
            errors.error(
                f"'{path}' describes the dialect '{spec.dialect}', not '{name}'",
                name,
                notes=[SpecNote("it names itself here", spec.dialect.place)],
            )
            return None
        return path, spec

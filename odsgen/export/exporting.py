"""From spec files to the texts of an export."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from odsgen.export.dialect import tablegen_file
from odsgen.export.names import ExportNames
from odsgen.export.overlay import overlay_of
from odsgen.export.problems import Problems
from odsgen.export.rendering import render
from odsgen.ods import DialectLoader
from odsgen.spec.errors import SpecDiagnostic
from odsgen.spec.loader import read_source
from odsgen.spec.recovery import read_as_far_as_possible
from odsgen.tablegen.yaml_text import yaml_text


@dataclass(frozen=True, slots=True)
class TableGenExport:
    """A dialect in TableGen: the files by name, and what is not in them as the spec says it."""

    dialect: str
    files: Mapping[str, str]
    warnings: tuple[SpecDiagnostic, ...]


def loaded(path: Path, search: Sequence[str | Path] = ()) -> ExportNames:
    """The dialect of a spec, with the names that its export has. Raises SpecErrors."""
    reading = read_as_far_as_possible(read_source(path))
    loader = DialectLoader(search)
    loader.errors.extend(reading.diagnostics)
    resolved = loader.resolve(reading.spec, path)
    loader.errors.raise_if_any()
    return ExportNames(reading.spec, resolved)


def export_tablegen(path: Path, search: Sequence[str | Path] = ()) -> TableGenExport:
    """The dialect of a spec in TableGen; raises SpecErrors for what is wrong and for what TableGen cannot say.

    Beside ``DIALECT.td`` there is ``DIALECT.overlay.yaml`` with what is Python's affair: with it, `odsgen import` makes
    the spec again.
    """
    names = loaded(path, search)
    problems = Problems()
    file = tablegen_file(names, problems)
    problems.raise_if_any()
    files = {f"{names.dialect}.td": render("dialect.td.j2", file=file)}
    overlay = overlay_of(names)
    if len(overlay) > 1:
        files[f"{names.dialect}.overlay.yaml"] = yaml_text(overlay)
    return TableGenExport(names.dialect, files, problems.warnings)

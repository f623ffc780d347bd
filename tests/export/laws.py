"""The law of the export: spec → TableGen → `odsgen import` is an equal spec, as `odsgen diff` sees it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from odsgen.export import TableGenExport, export_tablegen
from odsgen.ods import load_dialect
from odsgen.ods.difference import Change, dialect_changes
from odsgen.tablegen.importing import ImportRequest, import_specs
from tests.random_specs.tblgen import include_folder, run_tblgen

#: The generators of mlir-tblgen, with the option that names the dialect.
GENERATORS = (
    ("dialect-decls", "--dialect="),
    ("dialect-defs", "--dialect="),
    ("enum-decls", ""),
    ("enum-defs", ""),
    ("attrdef-decls", "--attrdefs-dialect="),
    ("attrdef-defs", "--attrdefs-dialect="),
    ("typedef-decls", "--typedefs-dialect="),
    ("typedef-defs", "--typedefs-dialect="),
    ("op-interface-decls", ""),
    ("op-interface-defs", ""),
    ("attr-interface-defs", ""),
    ("type-interface-defs", ""),
    ("op-decls", "--op-include-regex=^"),
    ("op-defs", "--op-include-regex=^"),
    ("rewriters", ""),
)


def written(export: TableGenExport, folder: Path) -> Path:
    """Write the files of an export; returns the `.td` file."""
    for name, text in export.files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return folder / f"{export.dialect}.td"


def refusals(text: str, dialect: str, folder: Path) -> Iterator[str]:
    """What mlir-tblgen says against a file, generator by generator."""
    for generator, option in GENERATORS:
        arguments = ["-I", str(folder)]
        if option:
            end = r"\." if option.endswith("^") else ""
            arguments.append(f"{option}{dialect}{end}")
        _, errors = run_tblgen(text, generator, *arguments)
        if "error:" in errors:
            yield f"--gen-{generator}: {errors}"


def there_and_back(spec: Path, folder: Path, export: TableGenExport | None = None) -> list[Change]:
    """The changes from a spec to the one that comes back."""
    export = export or export_tablegen(spec)
    tablegen = written(export, folder)
    overlay = folder / f"{export.dialect}.overlay.yaml"
    include = include_folder()
    assert include is not None
    request = ImportRequest(
        inputs=(tablegen,),
        include_directories=(include,),
        overlays=(overlay,) if overlay.exists() else (),
        bundled_overlays=False,
    )
    [back] = import_specs(request, beside=spec.parent)
    file = folder / f"{export.dialect}.yaml"
    file.write_text(back.text, "utf-8")
    return list(dialect_changes(load_dialect(spec), load_dialect(file, [spec.parent])))


def breaches(spec: Path, folder: Path, imported: Sequence[Path] = ()) -> list[str]:
    """What does not hold of the export of a spec; ``imported`` are specs that it imports, exported beside it."""
    for other in imported:
        written(export_tablegen(other), folder)
    export = export_tablegen(spec)
    text = written(export, folder).read_text("utf-8")
    if found := list(refusals(text, export.dialect, folder)):
        return found
    return [str(change) for change in there_and_back(spec, folder, export)]

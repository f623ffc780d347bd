"""The law of the export: spec → TableGen → `odsgen import` is an equal spec, as `odsgen diff` sees it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from odsgen.export import TableGenExport, export_tablegen
from odsgen.ods import load_dialect
from odsgen.ods.difference import Change, dialect_changes
from odsgen.tablegen.importing import ImportRequest, import_specs
from odsgen.tablegen.overlay import read_overlay
from odsgen.tablegen.yaml_text import yaml_text
from tests.random_specs.tblgen import include_folder, run_tblgen


def generators(export: TableGenExport) -> Iterator[tuple[str, ...]]:
    """The generators of mlir-tblgen that have something to do, with the option that chooses the dialect."""
    view, dialect = export.skeleton, export.dialect
    yield "dialect-decls", f"--dialect={dialect}"
    yield "dialect-defs", f"--dialect={dialect}"
    kinds = (
        (view.has_enums, "enum", ""),
        (view.has_attributes, "attrdef", f"--attrdefs-dialect={dialect}"),
        (view.has_types, "typedef", f"--typedefs-dialect={dialect}"),
        (view.has_ops, "op", rf"--op-include-regex=^{dialect}\."),
    )
    for has, kind, option in kinds:
        if has:
            yield (f"{kind}-decls", *filter(None, [option]))
            yield (f"{kind}-defs", *filter(None, [option]))
    for kind in view.interfaces:
        yield (f"{kind}-interface-decls",)
        yield (f"{kind}-interface-defs",)
    yield ("rewriters",)


def written(export: TableGenExport, folder: Path) -> Path:
    """Write the files of an export; returns the `.td` file."""
    for name, text in export.files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return folder / f"{export.dialect}.td"


def refusals(export: TableGenExport, folder: Path) -> Iterator[str]:
    """Complaints of mlir-tblgen about the file of an export in a folder, generator by generator."""
    for generator, *options in generators(export):
        is_apart = generator.startswith("enum") and export.skeleton.has_enum_file
        text = export.files[f"{export.dialect}{'_enums' if is_apart else ''}.td"]
        _, errors = run_tblgen(text, generator, "-I", str(folder), *options)
        if "error:" in errors:
            yield f"--gen-{generator}: {errors}"


def there_and_back(
    spec: Path,
    folder: Path,
    export: TableGenExport | None = None,
    without: Sequence[str] = (),
) -> list[Change]:
    """The changes from a spec to the one that comes back, the overlay ``without`` what stands under some keys."""
    export = export or export_tablegen(spec)
    tablegen = written(export, folder)
    overlay = folder / f"{export.dialect}.overlay.yaml"
    if without and overlay.exists():
        overlay.write_text(yaml_text(_without(read_overlay(overlay), without)), "utf-8")
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


def _without(tree: Any, keys: Sequence[str]) -> Any:
    if not isinstance(tree, dict):
        return tree
    return {
        k: _without(v, keys)
        for k, v in tree.items()
        if k not in keys and not (isinstance(v, dict) and v and v.keys() <= {*keys})
    }


def breaches(spec: Path, folder: Path, imported: Sequence[Path] = ()) -> list[str]:
    """Laws that do not hold of the export of a spec; ``imported`` are specs that it imports, exported beside it."""
    for other in imported:
        written(export_tablegen(other), folder)
    export = export_tablegen(spec)
    written(export, folder)
    if found := list(refusals(export, folder)):
        return found
    return [str(change) for change in there_and_back(spec, folder, export)]

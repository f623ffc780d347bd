"""The law of the export: spec → TableGen → `odsgen import` is an equal spec."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from typing import Any

from odsgen.export import TableGenExport, export_tablegen
from odsgen.ods import DialectDef, load_dialect
from odsgen.ods.difference import Change, dialect_changes
from odsgen.ods.model import AttrConstraint, PropertyConstraint, TypeConstraint
from odsgen.ods.model.predicates import And, Comparison, Holds
from odsgen.tablegen.importing import ImportRequest, import_specs
from tests.random_specs.tblgen import include_folder


def written(export: TableGenExport, folder: Path) -> Path:
    """Write the files of an export; returns the `.td` file."""
    for name, text in export.files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    return folder / f"{export.dialect}.td"


def there_and_back(spec: Path, folder: Path) -> list[Change]:
    """The changes from a spec to the one that comes back."""
    export = export_tablegen(spec)
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
    return [
        change
        for change in dialect_changes(
            _plain(load_dialect(spec)), _plain(load_dialect(file, [spec.parent]))
        )
        # A predicate among the traits and one among the invariants are the same invariant.
        if not change.part.startswith("trait PredOpTrait<")
    ]


def _plain(dialect: DialectDef) -> DialectDef:
    """The dialect without what two specs of one meaning may write in two ways."""
    simplified: DialectDef = _simplified(dialect)
    return replace(
        simplified,
        patterns=tuple(
            # Here operations have their whole names, there their short ones.
            _simplified(replace(pattern, source_text="", result_texts=()))
            for pattern in dialect.patterns
        ),
    )


def _simplified(value: Any) -> Any:
    """Without the names of constraints, and without comparisons of a value with itself.

    A constraint that is called as one of ODS gets the dialect before its name.
    """
    if isinstance(value, tuple):
        return tuple(map(_simplified, value))
    if isinstance(value, And):
        kept = [p for p in value.predicates if not _is_of_itself(p)]
        return And(tuple(map(_simplified, kept)))
    if is_dataclass(value) and not isinstance(value, type):
        changes = {
            f.name: _simplified(getattr(value, f.name)) for f in fields(value) if f.name != "place"
        }
        if isinstance(value, TypeConstraint | AttrConstraint | PropertyConstraint):
            changes["name"] = None
        return replace(value, **changes)
    return value


def _is_of_itself(predicate: object) -> bool:
    if not isinstance(predicate, Holds) or not isinstance(predicate.expression, Comparison):
        return False
    comparison = predicate.expression
    return comparison.rest in ((("==", comparison.first),), (("is", comparison.first),))

"""Extensions: operations that files of one project define for a bundled dialect of another (`DialectExtension`)."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import replace

from odsgen.ods import OF_THE_DIALECT, bundled_spec, defined_classes
from odsgen.ods.model.names import op_class_name
from odsgen.spec.model import DialectSpec
from odsgen.spec.validation import load_spec
from odsgen.tablegen.dialect import ImportedDialect
from odsgen.tablegen.losses import Loss
from odsgen.tablegen.ownership import definition_name
from odsgen.tablegen.records import Record, Records

#: The sections whose definitions an extension shares with the dialect; constraints are its own: numbers tell them apart.
_SHARED = ("enums", "attributes", "types", "interfaces", "traits", "ops")


def extended_spec(records: Records, dialect: Record, files: Collection[str]) -> DialectSpec | None:
    """The bundled spec of a dialect that the files extend; None where they define the dialect, or anything that it has."""
    if dialect.files[:1] and dialect.files[0] in files:
        return None
    path = bundled_spec(dialect.text("name"))
    found = None if path is None else load_spec(path)
    if found is None or str(found.cpp_namespace or "") != dialect.text("cppNamespace"):
        return None
    names = set(_defined(records, dialect, files))
    known = {*found.ops, *found.types, *found.attributes}
    return found if names and names.isdisjoint(map(str, known)) else None


def _defined(records: Records, dialect: Record, files: Collection[str]) -> Iterator[str]:
    """The names in a spec of what the files themselves define of a dialect."""
    for class_name, owner in (("Op", "opDialect"), ("TypeDef", "dialect"), ("AttrDef", "dialect")):
        for record in records.instances(class_name):
            if record.record(owner) is dialect and record.files[:1] and record.files[0] in files:
                yield record.text("opName") if class_name == "Op" else definition_name(record)


def operation_names(spec: DialectSpec) -> dict[str, str]:
    """The names of the operations of a spec by their C++ classes, with all and with the last of the namespaces."""
    namespace = str(spec.cpp_namespace).removeprefix("::")
    found: dict[str, str] = {}
    for key, op in spec.ops.items():
        class_name = str(op.class_name or op_class_name(key))
        for prefix in (namespace, namespace.rpartition("::")[2]):
            found[f"{prefix}::{class_name}"] = f"{spec.dialect}.{key}"
    return found


def as_extension(imported: ImportedDialect, extended: DialectSpec) -> ImportedDialect:
    """The import without what the dialect has that it extends."""
    left_out = ("summary", "description", "aliases", *OF_THE_DIALECT)
    spec = {key: value for key, value in imported.spec.items() if key not in left_out}
    for section in _SHARED:
        known = {str(key) for key in getattr(extended, section)}
        kept = {k: v for k, v in spec.pop(section, {}).items() if k not in known}
        if kept:
            spec[section] = kept
    losses = list(imported.losses)
    taken = {str(class_name) for _, class_name in defined_classes(extended)}
    for name, op in spec.get("ops", {}).items():
        if op.get("class_name", op_class_name(name)) in taken and op_class_name(name) not in taken:
            old = op.pop("class_name")
            what = f"its Python class is called {op_class_name(name)}"
            losses.append(
                Loss("ops", name, what, f"'{extended.dialect}' has a class {old} already")
            )
    summary = replace(
        imported.summary,
        operations=len(spec.get("ops", {})),
        types=len(spec.get("types", {})),
        attributes=len(spec.get("attributes", {})),
        enums=len(spec.get("enums", {})),
        is_extension=True,
    )
    spec = {"dialect": spec.pop("dialect"), "extension": True, **spec}
    return replace(imported, spec=spec, losses=losses, summary=summary)

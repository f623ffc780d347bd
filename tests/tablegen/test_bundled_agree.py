"""The imported arith, func and cf are what our hand-written specs describe; every difference is known by name."""

from __future__ import annotations

from pathlib import Path

import pytest

from odsgen.ods import load_dialect
from odsgen.ods.model import AttributeDef, DialectDef, OpDef, TypeDef
from odsgen.tablegen.importing import ImportRequest, import_specs

SPECS = Path(__file__).resolve().parents[2] / "dialect_specs"
FOLDERS = {"arith": "Arith", "func": "Func", "cf": "ControlFlow"}

#: The fields that differ, with the reason.
DIFFERENCES = {
    "arith": {
        "extf verifier": "what it asks for is CastOpInterface's areCastCompatible, which our hook has",
        "extsi verifier": "as extf",
        "extui verifier": "as extf",
        "scaling_extf verifier": "as extf",
        "scaling_truncf verifier": "as extf",
        "truncf verifier": "as extf",
        "trunci verifier": "as extf",
    },
    "func": {
        "func format kind": "by hooks, which say what the format of all functions says",
        "call interfaces": "the callee and the arguments are found by their names",
        "call_indirect interfaces": "as call",
    },
    "cf": {},
}


def _operation(op: OpDef) -> dict[str, object]:
    fields: dict[str, object] = {
        "class": op.class_name,
        "arguments": tuple(a.name for a in op.arguments),
        "results": tuple((r.name, r.constraint.summary, r.arity) for r in op.results),
        "regions": tuple((r.name, r.constraint.summary) for r in op.regions),
        "successors": tuple(s.name for s in op.successors),
        # ElementwiseMappable is a list of four traits, which records do not name.
        "traits": frozenset(t.name for t in op.traits) - {"ElementwiseMappable"},
        "interfaces": frozenset(
            (i.name, frozenset((*i.methods, *(m.name for m in i.declared)))) for i in op.interfaces
        ),
        "invariants": tuple(i.summary for i in op.invariants),
        "format": None if op.format is None else "".join(op.format.text.split()),
        "format kind": op.format_kind,
        "inference": tuple(i and i.kind for i in op.inference),
        "verifier": op.has_verifier,
        "region verifier": op.has_region_verifier,
        # What the spec computes and its identities fold without a hook.
        "fold": op.has_fold or op.folds_by_spec,
        "default dialect": op.default_dialect,
        "default builders": op.skip_default_builders,
    }
    for argument in op.arguments:
        default = getattr(argument, "default", None)
        fields[f"argument {argument.name}"] = (
            type(argument).__name__,
            argument.constraint.summary,
            getattr(argument, "arity", None),
            getattr(argument, "optional", None),
            None if default is None else default.value,
        )
    return fields


def _definition(definition: TypeDef | AttributeDef) -> object:
    parameters = tuple((p.name, p.kind, p.optional) for p in definition.parameters)
    text = None if definition.format is None else definition.format.text
    return definition.name, definition.mnemonic, parameters, text


def _fields(dialect: DialectDef) -> dict[str, object]:
    """All that a definition says, by name."""
    fields: dict[str, object] = {"constant materializer": dialect.has_constant_materializer}
    # MLIR's canonicalizers add the patterns that they generate from DRR; a spec of ours has them among its `patterns`.
    roots = {p.source.operation.op.name for p in dialect.patterns if p.is_canonicalization}
    for op in dialect.ops:
        fields.update((f"{op.mnemonic} {name}", value) for name, value in _operation(op).items())
        fields[f"{op.mnemonic} canonicalization"] = (
            op.has_canonicalizer or op.has_canonicalize_method or op.name in roots
        )
    for enum in dialect.enums:
        fields[f"enum {enum.name}"] = (
            enum.width,
            enum.is_bit_enum,
            enum.separator.strip(),
            enum.print_groups,
            enum.constraint_summary,
            tuple((case.name, case.value, case.text) for case in enum.cases),
        )
    definitions: list[TypeDef | AttributeDef] = [*dialect.types, *dialect.attributes]
    for definition in definitions:
        fields[f"definition {definition.key}"] = _definition(definition)
    return fields


@pytest.mark.parametrize("name", FOLDERS)
def test_imported_is_hand_written(name: str, headers: Path, tblgen: Path, tmp_path: Path) -> None:
    folder = headers / "mlir" / "Dialect" / FOLDERS[name]
    request = ImportRequest((folder,), (headers,), str(tblgen), dialects=(name,))
    import_specs(request, tmp_path)
    imported = _fields(load_dialect(tmp_path / f"{name}.yaml"))
    written = _fields(load_dialect(SPECS / f"{name}.yaml"))
    different = {
        field
        for field in imported.keys() | written.keys()
        if imported.get(field) != written.get(field)
    }
    assert different == DIFFERENCES[name].keys(), {
        field: (written.get(field), imported.get(field))
        for field in different ^ DIFFERENCES[name].keys()
    }

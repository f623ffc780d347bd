"""A spec as TableGen: the same definitions in the words of ODS, for mlir-tblgen to refuse or to accept.

Constraints, traits and formats are written in both languages alike and are carried over as they stand; what is written
otherwise (defaults, enums, classes, builders) is translated here or given as TableGen beside the spec.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import yaml

PRELUDE = """include "mlir/IR/OpBase.td"
include "mlir/IR/AttrTypeBase.td"
include "mlir/IR/BuiltinAttributeInterfaces.td"
include "mlir/IR/EnumAttr.td"
include "mlir/IR/OpAsmInterface.td"
include "mlir/IR/Properties.td"
include "mlir/IR/SymbolInterfaces.td"
include "mlir/Interfaces/InferTypeOpInterface.td"
include "mlir/Interfaces/SideEffectInterfaces.td"
def T_Dialect : Dialect { let name = "t"; let cppNamespace = "::t"; }
"""

_KINDS = {
    "int32": '"int32_t"',
    "int64": '"int64_t"',
    "string": 'StringRefParameter<"">',
    "Type": '"::mlir::Type"',
    "Attribute": '"::mlir::Attribute"',
    "SelfType": 'AttributeSelfTypeParameter<"">',
    "list<int64>": 'ArrayRefParameter<"int64_t">',
}
_OPERATION_KEYS = {
    "arguments",
    "results",
    "regions",
    "successors",
    "traits",
    "assembly_format",
    "skip_default_builders",
}
_DEFINITION_KEYS = {
    "mnemonic",
    "parameters",
    "traits",
    "assembly_format",
    "skip_default_builders",
}


def as_tablegen(text: str) -> str:
    """The records for what the spec defines; raises ValueError for what has no translation."""
    spec: Mapping[str, Any] = yaml.load(text, yaml.BaseLoader)
    records = [_operation(name, op or {}) for name, op in spec.get("ops", {}).items()]
    records += [_definition("Type", name, of or {}) for name, of in spec.get("types", {}).items()]
    records += [
        _definition("Attr", name, of or {}) for name, of in spec.get("attributes", {}).items()
    ]
    _refuse_others("the spec", spec, {"dialect", "ops", "types", "attributes"})
    return "\n".join(records)


def generators(text: str) -> list[str]:
    """The generators of mlir-tblgen that look at what the spec defines."""
    spec: Mapping[str, Any] = yaml.load(text, yaml.BaseLoader)
    found: list[str] = []
    for key, names in (
        ("ops", ("op",)),
        ("types", ("typedef",)),
        ("attributes", ("attrdef",)),
        ("enums", ("enum",)),
    ):
        if key in spec:
            found += [f"-gen-{name}-{part}" for name in names for part in ("defs", "decls")]
    return found


def _operation(name: str, op: Mapping[str, Any]) -> str:
    _refuse_others(f"the operation '{name}'", op, _OPERATION_KEYS)
    lines = [
        _dag("arguments", "ins", op.get("arguments", {})),
        _dag("results", "outs", op.get("results", {})),
        _dag("regions", "region", op.get("regions", {})),
        _dag("successors", "successor", op.get("successors", {})),
        *_common(op),
    ]
    record = "".join(part.capitalize() for part in name.split("_"))
    return f'def {record} : Op<T_Dialect, "{name}", [{_traits(op)}]> {{{_body(lines)}}}'


def _definition(kind: str, name: str, definition: Mapping[str, Any]) -> str:
    _refuse_others(f"the definition '{name}'", definition, _DEFINITION_KEYS)
    parameters = {
        parameter: _parameter(of) for parameter, of in definition.get("parameters", {}).items()
    }
    lines = [
        f'let mnemonic = "{definition["mnemonic"]}";' if "mnemonic" in definition else "",
        _dag("parameters", "ins", parameters),
        *_common(definition),
    ]
    return (
        f'def {name} : {kind}Def<T_Dialect, "{name}", [{_traits(definition)}]> {{{_body(lines)}}}'
    )


def _parameter(of: str | Mapping[str, str]) -> str:
    if isinstance(of, str):
        return _KINDS[of]
    _refuse_others("the parameter", of, {"kind", "optional", "default"})
    kind = _KINDS[of["kind"]]
    if of.get("optional") == "true":
        return f"OptionalParameter<{kind}>"
    if "default" in of:
        return f'DefaultValuedParameter<{kind}, "{of["default"]}">'
    return kind


def _common(definition: Mapping[str, Any]) -> list[str]:
    lines: list[str] = []
    text = definition.get("assembly_format")
    if text == "custom":
        lines.append("let hasCustomAssemblyFormat = 1;")
    elif text is not None:
        lines.append(f"let assemblyFormat = [{{{text}}}];")
    if definition.get("skip_default_builders") == "true":
        lines.append("let skipDefaultBuilders = 1;")
    return lines


def _traits(definition: Mapping[str, Any]) -> str:
    traits = definition.get("traits", [])
    return traits if isinstance(traits, str) else ", ".join(traits)


def _dag(field: str, operator: str, parts: Mapping[str, str]) -> str:
    if not parts:
        return ""
    return f"let {field} = ({operator} {', '.join(f'{of}:${name}' for name, of in parts.items())});"


def _body(lines: list[str]) -> str:
    written = [line for line in lines if line]
    return " " + " ".join(written) + " " if written else ""


def _refuse_others(what: str, mapping: Mapping[str, Any], known: set[str]) -> None:
    others = sorted(mapping.keys() - known)
    if others:
        raise ValueError(f"{what} has no translation of {', '.join(others)}: give the TableGen too")

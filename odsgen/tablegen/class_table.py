"""The C++ classes of the records, as the translator of predicates has to know them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from odsgen.ods.model.names import snake_case
from odsgen.tablegen.cpp import (
    BUILTIN_CLASSES,
    ClassTable,
    CppClass,
    CppEnum,
    Method,
    accessor_name,
)
from odsgen.tablegen.library import Library
from odsgen.tablegen.notation import identifier
from odsgen.tablegen.ownership import Ownership, definition_name
from odsgen.tablegen.records import DagArgument, Record, Records

_KINDS = (("TypeDef", "type", "mlir::Type"), ("AttrDef", "attribute", "mlir::Attribute"))


def class_table(
    records: Records,
    ownership: Ownership,
    is_text: Callable[[Record], bool],
    overlay: Mapping[str, Any],
) -> ClassTable:
    """MLIR's own classes and those of all dialects in the records, as code of the dialect sees them.

    What is carried as text has no parameters that could be asked for.
    """
    library = Library()
    table = BUILTIN_CLASSES.extended(
        [
            *_definitions(records, ownership, is_text),
            *_interfaces(records, library),
            *_added(ownership, overlay),
            *_enum_attributes(records, ownership),
        ],
        list(_enums(records, ownership)),
    )
    return table.within(ownership.dialect.text("cppNamespace"))


def _definitions(
    records: Records, ownership: Ownership, is_text: Callable[[Record], bool]
) -> Iterator[CppClass]:
    for record_class, kind, base in _KINDS:
        for record in records.instances(record_class):
            dialect = ownership.dialect_of(record)
            if dialect is None or record.is_anonymous or dialect.text("name") == "builtin":
                continue
            name = definition_name(record)
            if not ownership.is_at_hand(dialect):
                name = ""
            elif dialect is not ownership.dialect:
                name = f"{dialect.text('name')}.{name}"
            bases = [base]
            is_spelled_by_cpp = ownership.is_spelled_by_cpp(record)
            has_accessors = bool(name) and not is_spelled_by_cpp and not is_text(record)
            for trait in record.records("traits"):
                if trait.is_a("Interface") and has_accessors:
                    bases.append(_full_name(trait, trait.text("cppInterfaceName")))
            yield CppClass(
                _full_name(dialect, record.text("cppClassName")),
                name,
                kind,
                tuple(bases),
                _getters(record) if has_accessors else {},
                parameters=_parameters(record) if has_accessors else (),
                mnemonic=_spelling(record, dialect),
                is_spelled_by_cpp=is_spelled_by_cpp,
                text=_form(record) if has_accessors else "",
                declarations=record.text("extraClassDeclaration") if has_accessors else "",
            )


def _spelling(record: Record, dialect: Record) -> str:
    """The dialect and the mnemonic: that of the record, or the name by which C++ registers it."""
    owner = dialect.text("name")
    if mnemonic := record.text("mnemonic"):
        return f"{owner}.{mnemonic}"
    registered = record.text("typeName") or record.text("attrName")
    return registered if registered.startswith(f"{owner}.") else f"{owner}."


def _added(ownership: Ownership, overlay: Mapping[str, Any]) -> Iterator[CppClass]:
    """Types and attributes that an overlay adds, under the names that C++ has for them."""
    for section, kind, base in (
        ("types", "type", "mlir::Type"),
        ("attributes", "attribute", "mlir::Attribute"),
    ):
        for name, definition in (overlay.get(section) or {}).items():
            if name in ownership.names or not isinstance(definition, Mapping):
                continue
            mnemonic = definition.get("mnemonic", "")
            yield CppClass(
                _full_name(ownership.dialect, definition.get("class_name", name)),
                name,
                kind,
                (base,),
                dict(_added_getters(ownership, definition.get("parameters") or {})),
                mnemonic=f"{ownership.dialect_name}.{mnemonic}",
            )


#: The C++ of kinds of parameters that an overlay writes; a kind that is not here is a class of the dialect.
_CPP_OF_KINDS = {
    "Type": "mlir::Type",
    "VectorType": "mlir::VectorType",
    "bool": "bool",
    "int64": "int64_t",
    "uint32": "unsigned",
}


def _added_getters(
    ownership: Ownership, parameters: Mapping[str, Any]
) -> Iterator[tuple[str, Method]]:
    for name, parameter in parameters.items():
        kind = parameter if isinstance(parameter, str) else parameter.get("kind", "")
        if isinstance(parameter, Mapping) and parameter.get("optional"):
            continue
        if kind.isidentifier():
            cpp_type = _CPP_OF_KINDS.get(kind) or _full_name(ownership.dialect, kind)
            getter = Method(f"$_self.{snake_case(name)}", cpp_type)
            yield f"{accessor_name(name)}/0", getter


def _parameters(record: Record) -> tuple[tuple[str, str], ...]:
    """The names that a spec gives the parameters, and their C++ types."""
    dag = record.dag("parameters")
    return tuple(
        (snake_case(argument.name), _cpp_type(argument))
        for argument in (dag.arguments if dag is not None else ())
        if argument.name
    )


def _cpp_type(argument: DagArgument) -> str:
    value = argument.value
    if isinstance(value, Record):
        return value.text("cppAccessorType") or value.text("cppType")
    return str(value)


def _getters(record: Record) -> dict[str, Method]:
    dag = record.dag("parameters")
    return {
        f"{accessor_name(argument.name)}/0": Method(
            f"$_self.{snake_case(argument.name)}", _cpp_type(argument)
        )
        for argument in (dag.arguments if dag is not None else ())
        if argument.name
    }


def _form(record: Record) -> str:
    """The text of the parameters, ``<$width>``, where the format is as plain as that."""
    tokens = record.text("assemblyFormat").replace("(", " ( ").replace(")?", " )? ").split()
    if tokens[:1] == ["("] and tokens[-1:] == [")?"]:
        tokens = tokens[1:-1]
    if tokens[:1] != ["`<`"] or tokens[-1:] != ["`>`"]:
        return ""
    parts = []
    for token in tokens[1:-1]:
        if match := re.fullmatch(r"\$(\w+)\^?", token):
            parts.append(f"${snake_case(match[1])}")
        elif token == "`,`":
            parts.append(", ")
        else:
            return ""
    return f"<{''.join(parts)}>"


def _interfaces(records: Records, library: Library) -> Iterator[CppClass]:
    for record_class, kind, base in (
        ("TypeInterface", "type", "mlir::Type"),
        ("AttrInterface", "attribute", "mlir::Attribute"),
    ):
        for record in records.instances(record_class):
            cpp_name = record.text("cppInterfaceName")
            if not cpp_name or record.is_a("DeclareInterfaceMethods"):
                continue
            known = library.interface(record)
            name = known.name if known is not None else identifier(cpp_name)
            yield CppClass(_full_name(record, cpp_name), "", kind, (base,), interface=name)


def _enum_records(records: Records) -> Iterator[Record]:
    for record in records.instances("EnumInfo") or records.instances("EnumAttrInfo"):
        if record.text("className") and not record.is_a("Property"):
            yield record


def _enum_name(record: Record, ownership: Ownership) -> str:
    """The name of the enum in the spec; an enum of another dialect has the name of that dialect before it."""
    owner = ownership.dialect_of(record)
    name = record.text("className")
    if owner is None or owner is ownership.dialect:
        return name
    return f"{owner.text('name')}.{name}"


def _enum_attributes(records: Records, ownership: Ownership) -> Iterator[CppClass]:
    """The C++ classes of attributes that ODS makes for enums: integers that are one of the cases."""
    for record in _enum_records(records):
        if record.flag("genSpecializedAttr"):
            name = record.text("specializedAttrClassName") or f"{record.text('className')}Attr"
            yield CppClass(
                _full_name(record, name),
                "",
                "attribute",
                ("mlir::IntegerAttr",),
                test=f"satisfies($_self, {_enum_name(record, ownership)})",
            )


def _enums(records: Records, ownership: Ownership) -> Iterator[CppEnum]:
    for record in _enum_records(records):
        cases = record.records("enumerants")
        yield CppEnum(
            _full_name(record, record.text("className")),
            _enum_name(record, ownership),
            {case.text("symbol"): case.integer("value") or 0 for case in cases},
            {case.text("symbol"): case.text("symbol") for case in cases},
            record.is_a("BitEnum", "BitEnumAttr", "BitEnumBase", "BitEnumAttrBase"),
        )


def _full_name(owner: Record, name: str) -> str:
    namespace = owner.text("cppNamespace").removeprefix("::")
    return f"{namespace}::{name}" if namespace else name

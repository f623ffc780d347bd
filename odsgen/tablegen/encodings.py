"""Bytecode that TableGen declares (BytecodeBase.td): the codes of types and attributes, and how their parameters are written.

The files that declare it define records under the names of others, so that each is looked at by itself; what it says is kept
as text until the dialect is imported.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from odsgen.ods.model.names import snake_case
from odsgen.tablegen.losses import Loss
from odsgen.tablegen.records import DagArgument, Record, Records

#: How members are written, by what the C++ that writes them calls.
_KINDS: Final = {
    "writeAttribute": "attribute",
    "writeOptionalAttribute": "optional_attribute",
    "writeType": "type",
    "writeOwnedString": "string",
    "writeOwnedBool": "bool",
    "writeVarInt": "varint",
    "writeSignedVarInt": "signed_varint",
    "writeOptionalVarInt": "optional_varint",
    "writeOptionalInt": "optional_varint",
}

#: `$_writer.writeVarInt($_getter)`, `writeOptionalVarInt($_writer, $_getter)`, and with a cast of what is written.
_CALL: Final = re.compile(
    r"(?:\$_writer\.(\w+)\(|(\w+)\(\$_writer, )(?:static_cast<[\w:]+>\()?\$_getter\)*\Z"
)

#: A parameter as it is, and not what C++ makes of it.
_PLAIN_GETTERS: Final = ("", "$_attrType.$_getMember()", "$_member")

#: The kinds of parameters, by how they are written where the spec need not say it.
_USUAL: Final = {
    "bool": "bool",
    "string": "string",
    "Type": "type",
    **{f"int{width}": "signed_varint" for width in (8, 16, 32, 64)},
    **{f"uint{width}": "varint" for width in (8, 16, 32, 64)},
}


@dataclass(frozen=True, slots=True)
class DeclaredEncoding:
    """An encoding of a type or attribute; a member whose kind is None is written by C++ alone."""

    section: str  # of the spec: "types", "attributes"
    class_name: str
    code: int
    members: tuple[tuple[str, str | None], ...]


def declared_encodings(records: Records) -> dict[str, tuple[DeclaredEncoding, ...]]:
    """The encodings of each dialect whose codes the records list, by its name in small letters."""
    found: dict[str, tuple[DeclaredEncoding, ...]] = {}
    for table, section in (("DialectAttributes", "attributes"), ("DialectTypes", "types")):
        for record in records.instances(table):
            encodings = [
                _encoding(entry, code, section)
                for code, entry in enumerate(record.records("elems"))
                if entry.name != "ReservedOrDead"
            ]
            name = record.text("dialect").lower()
            found[name] = (*found.get(name, ()), *encodings)
    return found


def _encoding(record: Record, code: int, section: str) -> DeclaredEncoding:
    dag = record.dag("members")
    arguments = () if dag is None else dag.arguments
    members = tuple([(argument.name, _kind(argument)) for argument in arguments])
    return DeclaredEncoding(section, record.text("cType") or record.name, code, members)


def _kind(argument: DagArgument) -> str | None:
    if not isinstance(argument.value, Record) or argument.name.startswith("_"):
        return None
    return _kind_of_record(argument.value)


def _kind_of_record(record: Record) -> str | None:
    if record.is_a("Array"):
        element = record.record("elemT")
        kind = None if element is None else _kind_of_record(element)
        return None if kind is None else f"list<{kind}>"
    if record.text("cGetter") not in _PLAIN_GETTERS:
        return None
    match = _CALL.match(record.text("cPrinter"))
    return None if match is None else _KINDS.get(match[1] or match[2])


def add_encodings(
    spec: Mapping[str, Any], encodings: Iterable[DeclaredEncoding], overlay: Mapping[str, Any]
) -> list[Loss]:
    """Add to the types and attributes of a spec how they are written; say which encodings are left out.

    What an ``overlay`` says of a definition's bytecode stays alone; where it says that hooks write all of it, nothing is added.
    """
    losses: list[Loss] = []
    if "serializes" in (overlay.get("written_hooks") or {}):
        return losses
    for encoding in encodings:
        name = _definition_of_class(spec.get(encoding.section, {}), encoding.class_name)
        if name is None:
            continue
        added = (overlay.get(encoding.section) or {}).get(name) or {}
        if "bytecode" in added:
            continue
        definition = spec[encoding.section][name]
        parameters = {**definition.get("parameters", {}), **(added.get("parameters") or {})}
        members, reason = _members(encoding.members, parameters)
        if reason:
            what = f"the code {encoding.code} of its bytecode is left out"
            losses.append(Loss(encoding.section, name, what, reason))
        else:
            is_usual = _is_usual(members, parameters, definition)
            definition.setdefault("bytecode", []).append(
                encoding.code if is_usual else {"code": encoding.code, "members": members}
            )
    for section in ("types", "attributes"):
        for definition in spec.get(section, {}).values():
            _shorten(definition)
    return losses


def _shorten(definition: dict[str, Any]) -> None:
    """One encoding is written without the list around it; codes in a list, as mappings."""
    found = definition.get("bytecode")
    if isinstance(found, list):
        entries = [entry if isinstance(entry, dict) else {"code": entry} for entry in found]
        definition["bytecode"] = found[0] if len(found) == 1 else entries


def _definition_of_class(definitions: Mapping[str, Any], class_name: str) -> str | None:
    for name, definition in definitions.items():
        if definition.get("class_name", name) == class_name:
            return name
    return None


def _members(
    members: Sequence[tuple[str, str | None]], parameters: Mapping[str, Any]
) -> tuple[dict[str, str], str]:
    """The members by the names of the parameters, and why they are not all."""
    by_name = {snake_case(name): name for name in parameters}
    found: dict[str, str] = {}
    for member, kind in members:
        name = by_name.get(snake_case(member))
        if kind is None:
            return {}, f"C++ writes '{member}'"
        if name is None:
            return {}, f"the parameters have no '{member}'"
        found[name] = kind
    for name, parameter in parameters.items():
        has_default = isinstance(parameter, dict) and (
            parameter.get("optional") or "default" in parameter
        )
        if name not in found and not has_default:
            return {}, f"it lacks '{name}', which has no default"
    return found, ""


def _is_usual(
    members: Mapping[str, str], parameters: Mapping[str, Any], definition: Mapping[str, Any]
) -> bool:
    """Whether all parameters are written in their order, each as its kind is written where the spec says nothing."""
    if list(members) != list(parameters) or "enum" in definition:
        return False
    for name, parameter in parameters.items():
        is_optional = isinstance(parameter, dict) and parameter.get("optional", False)
        kind = parameter["kind"] if isinstance(parameter, dict) else parameter
        if is_optional or _usual_kind(kind) != members[name]:
            return False
    return True


def _usual_kind(kind: str) -> str | None:
    match = re.fullmatch(r"list<(.+)>", kind)
    if match is None:
        return _USUAL.get(kind)
    element = _usual_kind(match[1])
    return None if element is None else f"list<{element}>"

"""The struct type of the dialect `spirv`, which may be a part of itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.hooks import form, verifies
from odsgen.runtime import UnitAttr, parse_optional_sized_integer
from odsgen.runtime.ir.subelements import walk_subelements
from odsgen.vendors.spirv.forms.enums import parse_word
from odsgen_dialects.spirv import Decoration, StructType

if TYPE_CHECKING:
    from odsgen.runtime import AsmPrinter, Attribute, Parser, Type

_OFFSETS_FOR_ALL = "offset specification must be given for all members"
Decorations = list[tuple[int, Decoration, "Attribute"]]
"""The number of the member, the decoration and its value."""


# --- members ----------------------------------------------------------------------------------------------------------


def members_of(struct: StructType) -> tuple[Type, ...]:
    """The types of the members; what refers to the struct itself is the struct."""
    members = struct.member_types or ()
    if not struct.identifier:
        return members
    return tuple(_with_bodies(member, struct, frozenset()) for member in members)


def with_body(type: Type, struct: StructType) -> Type:
    """A type with the struct in place of references to it that do not stand inside it."""
    found: Type = _with_bodies(type, struct, frozenset())
    return found


def _with_bodies(type: Any, root: StructType, enclosing: frozenset[str]) -> Any:
    """A type with the body of `root` at the outermost places of its identifier, and at no other."""
    if not any(isinstance(part, StructType) for part in walk_subelements(type)):
        return type
    if isinstance(type, StructType) and type.identifier:
        if type.identifier in enclosing:
            return StructType.get(None, type.identifier)
        if type.member_types is None:
            if type.identifier != root.identifier:
                return type
            type = root
        enclosing |= {type.identifier}
    return type.replace_immediate_subelements(lambda part: _with_bodies(part, root, enclosing))


def _without_bodies(type: Any) -> Any:
    """A type with a reference at the place of each identified struct."""
    if isinstance(type, StructType) and type.identifier:
        return StructType.get(None, type.identifier)
    if not any(isinstance(part, StructType) for part in walk_subelements(type)):
        return type
    return type.replace_immediate_subelements(_without_bodies)


# --- the type ---------------------------------------------------------------------------------------------------------


@verifies(StructType)
def verify_struct(
    member_types: tuple[Type, ...] | None,
    identifier: str,
    offsets: tuple[int, ...],
    decorated_members: tuple[int, ...],
    member_decorations: tuple[Decoration, ...],
    member_decoration_values: tuple[Attribute, ...],
    struct_decorations: tuple[Decoration, ...],
    struct_decoration_values: tuple[Attribute, ...],
) -> None:
    """StructType::verifyInvariants"""
    details = (offsets, decorated_members, struct_decorations)
    if member_types is None and (not identifier or any(details)):
        raise ValueError("a reference to a struct has its identifier alone")
    if identifier and not _is_keyword(identifier):
        raise ValueError(f"the identifier of a struct must be a keyword, got '{identifier}'")
    count = len(member_types or ())
    if not count and any(details):
        raise ValueError("a struct without members has no offsets and decorations")
    if offsets and len(offsets) != count:
        raise ValueError(_OFFSETS_FOR_ALL)
    if not len(decorated_members) == len(member_decorations) == len(member_decoration_values):
        raise ValueError("each decoration of a member has the member's number and a value")
    if len(struct_decorations) != len(struct_decoration_values):
        raise ValueError("each decoration of a struct has a value")
    if any(number >= count for number in decorated_members):
        raise ValueError(f"a decoration is of a member past the last of {count}")
    pairs = list(zip(decorated_members, member_decorations, strict=True))
    if pairs != sorted(pairs) or list(struct_decorations) != sorted(struct_decorations):
        raise ValueError("decorations are in the order of members and then of decorations")


def _is_keyword(text: str) -> bool:
    return text.isascii() and text.replace(".", "_").replace("$", "_").isidentifier()


class _Structs:
    """The identified structs of a program: those being parsed, and what they consist of."""

    def __init__(self) -> None:
        self.open: list[str] = []
        self.bodies: dict[str, Type] = {}


@form(StructType)
class StructForm:
    def parse(self, parser: Parser) -> StructType:
        """`<name, (member [offset, decorations], …), decorations>`, reference `<name>`"""
        name_offset = parser.name_offset(parser.index - 1)
        parser.parse_token("<")
        token = parser.tokens[parser.index]
        identifier = parser.parse_keyword() if token[:1].isalpha() or token[:1] == "_" else ""
        if not identifier:
            return _parse_body(parser, "", name_offset)
        structs: _Structs = parser.dialect_states.setdefault("spirv", _Structs())
        if parser.parse_optional_token(">"):
            if identifier not in structs.open:
                message = "recursive struct reference not nested in struct definition"
                raise parser.error_at(name_offset, message)
            return StructType.get(None, identifier)
        parser.parse_token(",")
        if identifier in structs.open:
            raise parser.error_at(name_offset, "identifier already used for an enclosing struct")
        structs.open.append(identifier)
        try:
            found = _parse_body(parser, identifier, name_offset)
        finally:
            structs.open.pop()
        body = found.replace_immediate_subelements(_without_bodies)
        if structs.bodies.setdefault(identifier, body) is not body:
            message = f"identified struct '{identifier}' already used with a different body"
            raise parser.error_at(name_offset, message)
        return found

    def print(self, type: StructType, printer: AsmPrinter) -> None:
        parts = [type.identifier] if type.identifier else []
        if type.member_types is not None:
            details: list[list[str]] = [[str(offset)] for offset in type.offsets]
            details = details or [[] for _ in type.member_types]
            for number, decoration, value in zip(
                type.decorated_members,
                type.member_decorations,
                type.member_decoration_values,
                strict=True,
            ):
                details[number].append(_decoration_text(printer, decoration, value))
            texts = [
                printer.type_text(member) + (f" [{', '.join(words)}]" if words else "")
                for member, words in zip(type.member_types, details, strict=True)
            ]
            parts.append(f"({', '.join(texts)})")
        for decoration, value in zip(
            type.struct_decorations, type.struct_decoration_values, strict=True
        ):
            parts.append(_decoration_text(printer, decoration, value))
        printer.emit(f"<{', '.join(parts)}>")


def _decoration_text(printer: AsmPrinter, decoration: Decoration, value: Attribute) -> str:
    if isinstance(value, UnitAttr):
        return str(decoration)
    return f"{decoration}={printer.attribute_text(value, elide_type=True)}"


def _parse_body(parser: Parser, identifier: str, name_offset: int) -> StructType:
    """`(member [offset, decorations], …), decorations>`; offsets for all members or none"""
    parser.parse_token("(")
    members: list[Type] = []
    offsets: list[int] = []
    decorations: Decorations = []
    if parser.parse_optional_token(")") and parser.parse_optional_token(">"):
        return StructType.get((), identifier)
    while True:
        members.append(parser.parse_type())
        if parser.parse_optional_token("["):
            _parse_member_details(parser, len(members) - 1, offsets, decorations)
        if not parser.parse_optional_token(","):
            break
    parser.parse_token(")")
    if len(offsets) not in (0, len(members)):
        raise parser.error_at(name_offset, _OFFSETS_FOR_ALL)
    of_struct: Decorations = []
    while parser.parse_optional_token(","):
        of_struct.append((0, *_parse_decoration(parser)))
    parser.parse_token(">")
    for found in (decorations, of_struct):
        found.sort(key=lambda entry: entry[:2])
    return StructType.get(
        members,
        identifier,
        offsets,
        [number for number, _, _ in decorations],
        [decoration for _, decoration, _ in decorations],
        [value for _, _, value in decorations],
        [decoration for _, decoration, _ in of_struct],
        [value for _, _, value in of_struct],
    )


def _parse_member_details(
    parser: Parser, number: int, offsets: list[int], decorations: Decorations
) -> None:
    """`8, NonWritable, Location=2 : i32]`"""
    if parser.parse_optional_token("]"):
        return
    place = parser.index
    offset = parse_optional_sized_integer(parser, 32, signed=False)
    if offset is not None:
        if len(offsets) != number:
            raise parser.error(_OFFSETS_FOR_ALL, place)
        offsets.append(offset)
        if parser.parse_optional_token("]"):
            return
        parser.parse_token(",")
    decorations.append((number, *_parse_decoration(parser)))
    while parser.parse_optional_token(","):
        decorations.append((number, *_parse_decoration(parser)))
    parser.parse_token("]")


def _parse_decoration(parser: Parser) -> tuple[Decoration, Attribute]:
    decoration = parse_word(parser, Decoration, "unknown attribute: '", "'")
    if not parser.parse_optional_token("="):
        return decoration, UnitAttr.get()
    return decoration, parser.parse_attribute()

"""Custom assembly of the dialect `llvm`: structs."""

from __future__ import annotations

from odsgen.dialects.llvm.forms.types import PrettyLLVMType
from odsgen.dialects.llvm.types import (
    body_text,
    is_struct_element,
    may_be_reference,
)
from odsgen.hooks import form
from odsgen.runtime import AsmPrinter, Parser, StringAttr, Type

_OPAQUE = "opaque"


class _Structs:
    """The identified structs of a program: their bodies, and those being parsed."""

    def __init__(self) -> None:
        self.bodies: dict[str, str] = {}
        self.open: list[str] = []


@form("StructBody")
class StructBody:
    def parse(self, parser: Parser) -> str:
        """`<(i32, ptr)>`, `<packed (i8)>`, `<"a", (ptr)>`, `<"a", opaque>`, reference `<"a">`"""
        start = parser.index
        parser.parse_token("<")
        string = parser.parse_optional_string()
        if string is None:
            if parser.tokens[parser.index] == _OPAQUE:
                raise parser.error("only identified structs can be opaque")
            fields, is_packed, _ = _parse_fields(parser)
            _verify_fields(parser, fields, start)
            return f"<{body_text(fields, is_packed)}>"
        name = str(StringAttr.get(string))
        structs: _Structs = parser.dialect_states.setdefault("llvm", _Structs())
        if parser.tokens[parser.index] == ">":
            if name not in structs.open and not may_be_reference():
                raise parser.error("struct without a body only allowed in a recursive struct")
            parser.index += 1
            return f"<{name}>"
        parser.parse_token(",")
        place = parser.index
        if parser.parse_optional_keyword(_OPAQUE):
            parser.parse_token(">")
            if structs.bodies.setdefault(name, _OPAQUE) != _OPAQUE:
                raise parser.error("redeclaring defined struct as opaque", place)
            return f"<{name}, {_OPAQUE}>"
        structs.open.append(name)
        try:
            fields, is_packed, first = _parse_fields(parser)
        finally:
            structs.open.pop()
        _verify_fields(parser, fields, first)
        body = body_text(fields, is_packed, name)
        if structs.bodies.setdefault(name, body) != body:
            raise parser.error(
                "identified type already used with a different body", first if fields else place
            )
        return f"<{name}, {body}>"

    def print(self, owner: object, printer: AsmPrinter, text: str) -> None:
        printer.emit(text)


def _parse_fields(parser: Parser) -> tuple[list[Type], bool, int]:
    """`packed (i32, ptr)>`: the types, whether they are packed, and the place of the first"""
    is_packed = parser.parse_optional_keyword("packed")
    parser.parse_token("(")
    first = parser.index
    fields: list[Type] = []
    if not parser.parse_optional_token(")"):
        fields.append(PrettyLLVMType().parse(parser))
        while parser.parse_optional_token(","):
            fields.append(PrettyLLVMType().parse(parser))
        parser.parse_token(")")
    parser.parse_token(">")
    return fields, is_packed, first


def _verify_fields(parser: Parser, fields: list[Type], place: int) -> None:
    for field in fields:
        if not is_struct_element(field):
            raise parser.error(f"invalid LLVM structure element type: '{field}'", place)

"""Custom assembly of the dialect `llvm`: debug info."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.llvm.dwarf import (
    CALLING_CONVENTIONS,
    ENCODINGS,
    LANGUAGES,
    OPERATIONS,
    TAGS,
    DwarfConstants,
)
from odsgen.dialects.shared import attribute_class
from odsgen.hooks import form
from odsgen.runtime import AsmPrinter, Parser, parse_attribute_of, parse_sized_integer

_CONVERT = "DW_OP_LLVM_convert"


def _keyword_form(constants: DwarfConstants, what: str) -> type[Any]:
    """Builds the form of a number that has a name in DWARF."""

    class KeywordForm:
        def parse(self, parser: Parser) -> str:
            place = parser.index
            keyword = parser.parse_keyword()
            if keyword not in constants.numbers:
                raise parser.error_at(
                    parser.offset_of(place), f"invalid debug info debug info {what} name: {keyword}"
                )
            return keyword if constants.numbers[keyword] else ""  # 0 counts as absent

        def print(self, owner: object, printer: AsmPrinter, keyword: str) -> None:
            printer.emit(keyword)

    return KeywordForm


form("DITag")(_keyword_form(TAGS, "tag"))
form("DIEncoding")(_keyword_form(ENCODINGS, "encoding"))
form("DILanguage")(_keyword_form(LANGUAGES, "language"))
form("DICallingConvention")(_keyword_form(CALLING_CONVENTIONS, "calling convention"))
form("DIOpcode")(_keyword_form(OPERATIONS, "operation encoding"))


@form("ExpressionArg")
class ExpressionArg:
    def parse(self, parser: Parser, opcode: str) -> list[int]:
        """`16, DW_ATE_signed`; the second argument of a conversion may be an encoding."""
        numbers: list[int] = []

        def number() -> None:
            if numbers and opcode == _CONVERT:
                keyword = parser.parse_optional_any_keyword()
                if keyword is not None:
                    if keyword not in ENCODINGS.numbers:
                        raise parser.error(f'encountered unknown attribute encoding "{keyword}"')
                    numbers.append(ENCODINGS.numbers[keyword])
                    return
            numbers.append(parse_sized_integer(parser, 64, signed=False))

        parser.parse_comma_separated_list(number)
        return numbers

    def print(
        self, owner: object, printer: AsmPrinter, opcode: str, numbers: Sequence[int]
    ) -> None:
        printer.emit(
            ", ".join(
                (
                    ENCODINGS.names.get(number, str(number))
                    if place and opcode == _CONVERT
                    else str(number)
                )
                for place, number in enumerate(numbers)
            )
        )


# --- type descriptors of alias analysis -----------------------------------------------------------------------------------


@form("TBAAMembers")
class TBAAMembers:
    def parse(self, parser: Parser) -> list[Any]:
        """`{<#type, 0>, <#type, 8>}`"""
        member = attribute_class(parser, "llvm", "tbaa_member")
        parser.parse_token("{")

        def parse_member() -> Any:
            is_whole = parser.tokens[parser.index][:1] == "#"
            return parse_attribute_of(parser, member) if is_whole else member.parse(parser)

        members = parser.parse_comma_separated_list(parse_member)
        parser.parse_token("}")
        return members

    def print(self, owner: object, printer: AsmPrinter, members: Sequence[Any]) -> None:
        printer.emit(f"{{{', '.join(map(printer.stripped_text, members))}}}")

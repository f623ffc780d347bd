"""Custom forms of the dialect `llvm`: debug info."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.llvm.dwarf import (
    CALLING_CONVENTIONS,
    ENCODINGS,
    LANGUAGES,
    OPERATIONS,
    TAGS,
    DwarfConstants,
)
from odsgen.dialects.shared.dialect_classes import attribute_class
from odsgen.runtime.generated.formats import parse_attribute_of
from odsgen.runtime.generated.native_numbers import parse_sized_integer

if TYPE_CHECKING:
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter


_CONVERT = "DW_OP_LLVM_convert"


def _keyword_parser(constants: DwarfConstants, what: str) -> Callable[[Parser], str]:
    def parse(parser: Parser) -> str:
        place = parser.index
        keyword = parser.parse_keyword()
        if keyword not in constants.numbers:
            raise parser.error_at(
                parser.offset_of(place), f"invalid debug info debug info {what} name: {keyword}"
            )
        return keyword if constants.numbers[keyword] else ""  # as if it was not written

    return parse


def _print_keyword(owner: object, printer: AsmPrinter, keyword: str) -> None:
    printer.emit(keyword)


parse_di_tag = _keyword_parser(TAGS, "tag")
parse_di_encoding = _keyword_parser(ENCODINGS, "encoding")
parse_di_language = _keyword_parser(LANGUAGES, "language")
parse_di_calling_convention = _keyword_parser(CALLING_CONVENTIONS, "calling convention")
parse_di_opcode = _keyword_parser(OPERATIONS, "operation encoding")

print_di_tag = _print_keyword
print_di_encoding = _print_keyword
print_di_language = _print_keyword
print_di_calling_convention = _print_keyword
print_di_opcode = _print_keyword


def parse_expression_arg(parser: Parser, opcode: str) -> list[int]:
    """`16, DW_ATE_signed`: numbers; the second one of a conversion may be the keyword of an encoding."""
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


def print_expression_arg(
    owner: object, printer: AsmPrinter, opcode: str, numbers: Sequence[int]
) -> None:
    """As `parse_expression_arg` reads it."""
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


def parse_tbaa_members(parser: Parser) -> list[Any]:
    """`{<#type, 0>, <#type, 8>}`"""
    member = attribute_class(parser, "llvm", "tbaa_member")
    parser.parse_token("{")

    def parse_member() -> Any:
        is_whole = parser.tokens[parser.index][:1] == "#"
        return parse_attribute_of(parser, member) if is_whole else member.parse(parser)

    members = parser.parse_comma_separated_list(parse_member)
    parser.parse_token("}")
    return members


def print_tbaa_members(owner: object, printer: AsmPrinter, members: Sequence[Any]) -> None:
    """As `parse_tbaa_members` reads it."""
    printer.emit(f"{{{', '.join(map(printer.stripped_text, members))}}}")

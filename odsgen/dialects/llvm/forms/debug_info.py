"""Custom forms of the dialect `llvm`: debug info."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.shared.dialect_classes import attribute_class

if TYPE_CHECKING:
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter


_CONVERT = "DW_OP_LLVM_convert"
_ENCODINGS = {
    f"DW_ATE_{name}": number
    for number, name in enumerate(
        ("address", "boolean", "complex_float", "float", "signed", "signed_char", "unsigned")
        + ("unsigned_char", "imaginary_float", "packed_decimal", "numeric_string", "edited")
        + ("signed_fixed", "unsigned_fixed", "decimal_float", "UTF", "UCS", "ASCII"),
        1,
    )
}
_ENCODING_NAMES = {number: name for name, number in _ENCODINGS.items()}


def _keyword_parser(prefix: str, what: str) -> Callable[[Parser], str]:
    def parse(parser: Parser) -> str:
        place = parser.index
        keyword = parser.parse_keyword()
        if not keyword.startswith(prefix):
            raise parser.error_at(
                parser.offset_of(place), f"invalid debug info {what} name: {keyword}"
            )
        return keyword

    return parse


def _print_keyword(owner: object, printer: AsmPrinter, keyword: str) -> None:
    printer.emit(keyword)


parse_di_tag = _keyword_parser("DW_TAG_", "tag")
parse_di_encoding = _keyword_parser("DW_ATE_", "encoding")
parse_di_language = _keyword_parser("DW_LANG_", "language")
parse_di_calling_convention = _keyword_parser("DW_CC_", "calling convention")
parse_di_opcode = _keyword_parser("DW_OP_", "operation encoding")

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
                if keyword not in _ENCODINGS:
                    raise parser.error(f'encountered unknown attribute encoding "{keyword}"')
                numbers.append(_ENCODINGS[keyword])
                return
        numbers.append(parser.parse_integer())

    parser.parse_comma_separated_list(number)
    return numbers


def print_expression_arg(
    owner: object, printer: AsmPrinter, opcode: str, numbers: Sequence[int]
) -> None:
    """As `parse_expression_arg` reads it."""
    printer.emit(
        ", ".join(
            (
                _ENCODING_NAMES.get(number, str(number))
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
        if parser.tokens[parser.index] == "<":
            return member.parse(parser)
        return parser.parse_attribute()

    members = parser.parse_comma_separated_list(parse_member)
    parser.parse_token("}")
    return members


def print_tbaa_members(owner: object, printer: AsmPrinter, members: Sequence[Any]) -> None:
    """As `parse_tbaa_members` reads it."""
    printer.emit(f"{{{', '.join(map(printer.stripped_text, members))}}}")

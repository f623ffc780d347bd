"""Custom forms of the dialect `llvm`: types."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.llvm.types import PREFIX
from odsgen.runtime.parser.cursor import Delimiter

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter


def parse_pretty_llvm_type(parser: Parser) -> Type:
    """`ptr`, `array<4 x i32>`, or any type in full."""
    dialect = parser.context.dialect("llvm")
    token = parser.tokens[parser.index]
    if dialect is None or token not in dialect.types:
        return parser.parse_type()
    parser.index += 1
    return dialect.types[token].parse(parser)


def print_pretty_llvm_type(owner: object, printer: AsmPrinter, type: Type) -> None:
    """A type, without the name of the dialect if it is one of `llvm`."""
    printer.emit(_pretty_text(printer, type))


def _pretty_text(printer: AsmPrinter, type: Type) -> str:
    return printer.type_text(type).removeprefix(PREFIX)


def parse_function_types(parser: Parser) -> tuple[list[Type], bool]:
    """`i32, ptr, ...)`: the types of the arguments, and whether others may follow."""
    types: list[Type] = []
    is_variadic = False

    def argument() -> None:
        nonlocal is_variadic
        place = parser.index
        if is_variadic:
            raise parser.error("expected ')'", place)
        if parser.parse_optional_token("..."):
            is_variadic = True
        else:
            types.append(parse_pretty_llvm_type(parser))

    if not parser.parse_optional_token(")"):
        parser.parse_comma_separated_list(argument, Delimiter.NONE)
        parser.parse_token(")")
    return types, is_variadic


def print_function_types(
    owner: object, printer: AsmPrinter, types: Sequence[Type], is_variadic: bool
) -> None:
    """As `parse_function_types` reads them."""
    texts = [_pretty_text(printer, type) for type in types]
    printer.emit(", ".join([*texts, "..."] if is_variadic else texts) + ")")

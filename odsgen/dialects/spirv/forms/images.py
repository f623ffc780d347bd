"""Custom forms of the dialect `spirv`: images."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.dialects.shared.enum_attributes import attribute_of_text, keyword_of
from odsgen.runtime.builtin.attributes import (
    StringAttr,
)

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter


# --- the form ---------------------------------------------------------------------------------------------------------


def parse_image_operands(parser: Parser) -> Any:
    """`custom<ImageOperands>`: `["Bias|Lod"]`, or nothing"""
    if not parser.parse_optional_token("["):
        return None
    found = parse_text_case(parser, "image_operands", "#spirv.image_operands<None>")
    parser.parse_token("]")
    return found


def print_image_operands(op: Operation, printer: AsmPrinter, operands: Any) -> None:
    """As `parse_image_operands` reads it."""
    if operands is not None:
        printer.emit(f'["{keyword_of(operands)}"]')


# --- parts ------------------------------------------------------------------------------------------------------------


def parse_text_case(parser: Parser, name: str, example: str) -> Any:
    """A case, or several between `|`, in quotes; `example` is an attribute of the enum."""
    place = parser.index
    text = parser.parse_attribute()
    if not isinstance(text, StringAttr):
        raise parser.custom_error(f"expected {name} attribute specified as string", place)
    attribute = type(attribute_of_text(example))
    flags = type(attribute_of_text(example).parameters()[0])
    cases = [flags.from_keyword(word.strip()) for word in text.value.split("|")]
    if None in cases:
        raise parser.custom_error(f"invalid {name} attribute specification: {text}", place)
    value = cases[0]
    for case in cases[1:]:
        value |= case
    return attribute.get(value)

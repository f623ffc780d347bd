"""Attributes of the dialect `smt`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.dialects.shared.dialect_classes import attribute_class
from odsgen.runtime.support.integer_text import digits_of_integer

if TYPE_CHECKING:
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter
    from odsgen_dialects.smt import BitVectorAttr


def parse_bit_vector_attr(parser: Parser) -> BitVectorAttr:
    """`<5>`, with the type of a bit vector behind it: the value in as many bits, with a sign."""
    from odsgen_dialects.smt import BitVectorType

    place = parser.index
    parser.parse_token("<")
    value = parser.parse_integer()
    parser.parse_token(">")
    type = parser.attribute_type
    if not isinstance(type, BitVectorType):
        raise parser.custom_error("explicit bit-vector type required", place)
    width = type.width % (1 << 32)  # as MLIR counts the bits of a number
    bits = max(width, 1)
    if width == 0 or not -(1 << bits - 1) <= value < 1 << bits:
        raise parser.custom_error(
            f"integer value out of range for given bit-vector type '{type}'", place
        )
    if value >> bits - 1 == 1:
        value -= 1 << bits
    found: BitVectorAttr = attribute_class(parser, "smt", "bv").get(value, BitVectorType.get(width))
    return found


def print_bit_vector_attr(attribute: Any, printer: AsmPrinter) -> None:
    """As `parse_bit_vector_attr` reads it."""
    printer.emit(f"<{digits_of_integer(attribute.value)}>")

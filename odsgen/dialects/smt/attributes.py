"""Attributes of the dialect `smt`."""

from __future__ import annotations

from typing import Any

from odsgen.dialects.shared import attribute_class
from odsgen.hooks import form
from odsgen.runtime import AsmPrinter, Parser, digits_of_integer
from odsgen_dialects.smt import BitVectorAttr, BitVectorType


@form(BitVectorAttr)
class BitVectorAttrForm:
    def parse(self, parser: Parser) -> BitVectorAttr:
        """`<5>` with a bit vector type behind it; the value is stored sign-extended"""
        place = parser.index
        parser.parse_token("<")
        value = parser.parse_integer()
        parser.parse_token(">")
        type = parser.attribute_type
        if not isinstance(type, BitVectorType):
            raise parser.custom_error("explicit bit-vector type required", place)
        width = type.width % (1 << 32)  # MLIR's width has 32 bits
        bits = max(width, 1)
        if width == 0 or not -(1 << bits - 1) <= value < 1 << bits:
            raise parser.custom_error(
                f"integer value out of range for given bit-vector type '{type}'", place
            )
        if value >> bits - 1 == 1:
            value -= 1 << bits
        found: BitVectorAttr = attribute_class(parser, "smt", "bv").get(
            value, BitVectorType.get(width)
        )
        return found

    def print(self, attribute: Any, printer: AsmPrinter) -> None:
        printer.emit(f"<{digits_of_integer(attribute.value)}>")

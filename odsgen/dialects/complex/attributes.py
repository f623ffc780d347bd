"""Attributes of the dialect `complex`."""

from __future__ import annotations

from typing import Any

from odsgen.dialects.shared import attribute_class
from odsgen.hooks import form, verifies
from odsgen.runtime import AsmPrinter, ComplexType, FloatAttr, FloatType, Parser, Type
from odsgen_dialects.complex import NumberAttr


@form(NumberAttr)
class NumberAttrForm:
    def parse(self, parser: Parser, type: Type | None = None) -> NumberAttr:
        """`<:f64 1.0, 2.0>`"""
        parser.parse_token("<")
        parser.parse_token(":")
        place = parser.index
        element = parser.parse_type()
        if not isinstance(element, FloatType):
            raise parser.custom_error("invalid kind of type specified", place)
        real = FloatAttr.get(parser.parse_float(), element)
        parser.parse_token(",")
        imaginary = FloatAttr.get(parser.parse_float(), element)
        parser.parse_token(">")
        number: NumberAttr = attribute_class(parser, "complex", "number").get(
            real, imaginary, ComplexType.get(element)
        )
        return number

    def print(self, attribute: Any, printer: AsmPrinter) -> None:
        element = printer.type_text(attribute.type.element_type)
        real, imaginary = (
            printer.attribute_text(part, elide_type=True)
            for part in (attribute.real, attribute.imag)
        )
        printer.emit(f"<:{element} {real}, {imaginary}>")


@verifies(NumberAttr)
def verify_complex_number_attr(real: FloatAttr, imag: FloatAttr, type: Type) -> None:
    """NumberAttr::verify"""
    if not isinstance(type, ComplexType):
        raise ValueError("complex attribute must be a complex type.")
    for name, part in (("real", real), ("imaginary", imag)):
        if part.type is not type.element_type:
            raise ValueError(f"type doesn't match the type implied by its `{name}` value")

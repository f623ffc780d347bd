"""Hooks of the dialect `complex`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.dialects.upstream.dialect_classes import attribute_class
from odsgen.dialects.upstream.result_names import called
from odsgen.runtime.builtin.attributes import ArrayAttr, FloatAttr, IntegerAttr
from odsgen.runtime.builtin.types import ComplexType, FloatType, IntegerType

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter


asm_result_names_constant = called("cst")


def parse_complex_number_attr(parser: Parser, type: Type | None = None) -> Attribute:
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
    number: Attribute = attribute_class(parser, "complex", "number").get(
        real, imaginary, ComplexType.get(element)
    )
    return number


def print_complex_number_attr(attribute: Any, printer: AsmPrinter) -> str:
    """As `parse_complex_number_attr` reads it."""
    element = printer.type_text(attribute.type.element_type)
    real, imaginary = (
        printer.attribute_text(part, elide_type=True) for part in (attribute.real, attribute.imag)
    )
    return f"<:{element} {real}, {imaginary}>"


def verify_constant(op: Operation) -> None:
    """Two numbers, of the type of the elements."""
    value = op.properties["value"]
    if not isinstance(value, ArrayAttr) or len(value.elements) != 2:
        raise op.op_error(
            "requires 'value' to be a complex constant, represented as array of two values"
        )
    element = op.result_types[0].element_type  # type: ignore[attr-defined]
    types = [part.type for part in value.elements if isinstance(part, (FloatAttr, IntegerAttr))]
    if len(types) != 2:
        raise op.op_error("requires attribute's elements to be float or integer attributes")
    if types != [element, element]:
        raise op.op_error(
            f"requires attribute's element types ('{types[0]}', '{types[1]}') to match the element "
            f"type of the op's return type ('{element}')"
        )


def verify_bitcast(op: Operation) -> None:
    """Between a complex number and what has as many bits."""
    source, target = op.operands[0].type, op.result_types[0]
    if _width(source) != _width(target):
        raise op.op_error("casting bitwidths do not match")
    if source is not target and not isinstance(source, ComplexType):
        if not isinstance(target, ComplexType):
            raise op.op_error("requires that either input or output has a complex type")


def _width(type: Type) -> int:
    if isinstance(type, ComplexType):
        return 2 * _width(type.element_type)
    return type.width if isinstance(type, IntegerType) else getattr(type, "WIDTH", 0)

"""Verifiers of the dialect `complex`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.hooks import verifies
from odsgen.runtime import ArrayAttr, ComplexType, FloatAttr, FloatType, IntegerAttr, IntegerType
from odsgen_dialects.complex import BitcastOp, ConstantOp

if TYPE_CHECKING:
    from odsgen.runtime import Type


@verifies(ConstantOp)
def verify_constant(op: ConstantOp) -> None:
    """ConstantOp::verify"""
    value = op.value
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


@verifies(BitcastOp)
def verify_bitcast(op: BitcastOp) -> None:
    """BitcastOp::verify"""
    source, target = op.operand.type, op.result_types[0]
    if source is target:
        return
    for name, type in (("operand", source), ("result", target)):
        if not isinstance(type, (IntegerType, FloatType, ComplexType)):
            raise op.op_error(f"{name} must be int/float/complex")
    if isinstance(source, ComplexType) == isinstance(target, ComplexType):
        raise op.op_error("requires that either input or output has a complex type")
    if _width(source) != _width(target):
        raise op.op_error("casting bitwidths do not match")


def _width(type: Type) -> int:
    if isinstance(type, ComplexType):
        return 2 * _width(type.element_type)
    return type.width if isinstance(type, IntegerType) else getattr(type, "WIDTH", 0)

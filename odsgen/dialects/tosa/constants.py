"""Constant materialization of the dialect `tosa`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.hooks import materializes_constants
from odsgen.runtime import DenseIntOrFPElementsAttr, ElementsAttr

if TYPE_CHECKING:
    from odsgen.runtime import Attribute, Location, Operation, Type

    OperationClass = type[Operation]


@materializes_constants
def materialize_constant(
    value: Attribute, type: Type, location: Location | None
) -> Operation | None:
    """TosaDialect::materializeConstant"""
    from odsgen_dialects import tosa

    if isinstance(type, tosa.shapeType):
        op_class: OperationClass = tosa.ConstShapeOp
        fits = isinstance(value, DenseIntOrFPElementsAttr)
    else:
        op_class = tosa.ConstOp
        fits = isinstance(value, ElementsAttr) and value.type is type
    if not fits:
        return None
    return op_class(result_types=(type,), properties={"values": value}, location=location)

"""Constants of the dialect `spirv`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.shared import is_poison
from odsgen.hooks import materializes_constants
from odsgen.runtime import IntegerType, VectorType, loaded_dialect
from odsgen.vendors.spirv.types import SCALAR_FLOATS, SCALAR_WIDTHS, VECTOR_LENGTHS

if TYPE_CHECKING:
    from odsgen.runtime import Attribute, Location, Operation, Type


def is_scalar(type: Type) -> bool:
    """Whether it is a scalar type of SPIR-V."""
    if isinstance(type, IntegerType):
        return type.width in SCALAR_WIDTHS
    return isinstance(type, SCALAR_FLOATS)


def is_scalar_or_vector(type: Type) -> bool:
    """Whether it is a scalar or vector type of SPIR-V."""
    if not isinstance(type, VectorType):
        return is_scalar(type)
    return (
        len(type.shape) == 1
        and not any(type.scalable_dims)
        and type.shape[0] in VECTOR_LENGTHS
        and is_scalar(type.element_type)
    )


@materializes_constants
def materialize_constant(
    value: Attribute, type: Type, location: Location | None
) -> Operation | None:
    """SPIRVDialect::materializeConstant"""
    from odsgen_dialects.spirv import ArrayType, ConstantOp, RuntimeArrayType

    if is_poison(value):
        ub = loaded_dialect("ub")
        poison = None if ub is None else ub.operation_class("ub.poison")
        if poison is None:
            return None
        return poison.build_generic(
            attributes={"value": value}, result_types=[type], location=location
        )
    if not is_scalar_or_vector(type) and not isinstance(type, (ArrayType, RuntimeArrayType)):
        return None
    return ConstantOp.build(type, value, location=location)

"""Materialization of constants of `arith`."""

from __future__ import annotations

from odsgen.dialects.shared import is_poison
from odsgen.hooks import materializes_constants
from odsgen.runtime import (
    Attribute,
    ElementsAttr,
    FloatAttr,
    IntegerAttr,
    IntegerType,
    Location,
    Operation,
    Type,
    VectorType,
    loaded_dialect,
    simple_operation,
)
from odsgen_dialects.arith import ConstantOp


@materializes_constants
def materialize_constant(
    value: Attribute, type: Type, location: Location | None
) -> Operation | None:
    """Builds `arith.constant`, or `ub.poison` for poison."""
    if is_poison(value):
        ub = loaded_dialect("ub")
        poison = None if ub is None else ub.operation_class("ub.poison")
        if poison is None:
            return None
        return poison.build_generic(
            attributes={"value": value}, result_types=[type], location=location
        )
    if not is_buildable(value, type):
        return None
    return simple_operation(ConstantOp, (), type, {"value": value}, None, location)


def is_buildable(value: Attribute, type: Type) -> bool:
    """ConstantOp::isBuildableWith"""
    if not isinstance(value, (IntegerAttr, FloatAttr, ElementsAttr)) or value.type is not type:
        return False
    if isinstance(type, IntegerType) and not type.is_signless:
        return False
    # A constant of a scalable vector must be a splat.
    return not (isinstance(type, VectorType) and type.is_scalable) or getattr(
        value, "is_splat", False
    )

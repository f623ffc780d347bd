"""Interface methods of the dialect `tensor`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.shared import (
    are_compatible_shapes,
    speculatability_of_dimension,
)
from odsgen.hooks import implements
from odsgen.runtime import FloatType, IntegerType, TensorType, Type
from odsgen_dialects import tensor

implements(tensor.DimOp, method="speculatability")(speculatability_of_dimension)

Types = Sequence["Type"]


# --- casts --------------------------------------------------------------------------------------------------------------


def _tensors(inputs: Types, outputs: Types) -> tuple[TensorType, TensorType] | None:
    """Whether both are single tensor types of compatible shapes."""
    if len(inputs) != 1 or len(outputs) != 1:
        return None
    source, target = inputs[0], outputs[0]
    if not (isinstance(source, TensorType) and isinstance(target, TensorType)):
        return None
    if source.has_rank and target.has_rank:
        return (source, target) if are_compatible_shapes(source.shape, target.shape) else None
    return source, target


@implements(tensor.CastOp, method="are_cast_compatible")
def are_cast_compatible_cast(op: tensor.CastOp, inputs: Types, outputs: Types) -> bool:
    """CastOp::areCastCompatible"""
    types = _tensors(inputs, outputs)
    return types is not None and types[0].element_type is types[1].element_type


@implements(tensor.BitcastOp, method="are_cast_compatible")
def are_cast_compatible_bitcast(op: tensor.BitcastOp, inputs: Types, outputs: Types) -> bool:
    """BitcastOp::areCastCompatible"""
    types = _tensors(inputs, outputs)
    return types is not None and _width(types[0]) == _width(types[1])


def _width(type: TensorType) -> int | None:
    element = type.element_type
    return element.width if isinstance(element, (IntegerType, FloatType)) else None

"""Materialization of constants of `shape`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.shape.interfaces import is_extent_tensor
from odsgen.dialects.shared import DYNAMIC_INDEX, is_poison, number_or_complex_constant
from odsgen.hooks import materializes_constants
from odsgen.runtime import (
    Attribute,
    BoolAttr,
    DenseIntOrFPElementsAttr,
    IndexType,
    IntegerAttr,
    Location,
    Operation,
    RankedTensorType,
    Type,
    index,
)
from odsgen_dialects import shape


@materializes_constants
def materialize_constant(
    value: Attribute, type: Type, location: Location | None
) -> Operation | None:
    """Builds `const_shape`, `const_size`, `const_witness` or `arith.constant`, by the type."""
    made: Any = None
    name = "value"
    if is_poison(value):
        return number_or_complex_constant(value, type, location)
    if isinstance(type, shape.ShapeType) or is_extent_tensor(type):
        # Not for a tensor of dynamic size.
        if isinstance(value, DenseIntOrFPElementsAttr) and (
            value.type is type or isinstance(type, shape.ShapeType)
        ):
            made, name = shape.ConstShapeOp, "shape"
    elif isinstance(type, shape.SizeType):
        if isinstance(value, IntegerAttr) and isinstance(value.type, IndexType):
            made = shape.ConstSizeOp
    elif isinstance(type, shape.WitnessType):
        if isinstance(value, BoolAttr):
            made, name = shape.ConstWitnessOp, "passing"
    else:
        return number_or_complex_constant(value, type, location)
    if made is None:
        return None
    constant: Operation = made.build_generic(
        attributes={name: value}, result_types=[type], location=location
    )
    return constant


def extents_attribute(extents: Sequence[int]) -> DenseIntOrFPElementsAttr:
    """The attribute of constant extents."""
    return DenseIntOrFPElementsAttr.get(RankedTensorType.get((len(extents),), index), extents)


def extents_of(constant: Attribute | None) -> tuple[int, ...] | None:
    """The extents of a constant shape."""
    if not isinstance(constant, DenseIntOrFPElementsAttr):
        return None
    return tuple(int(extent) for extent in constant.values() if isinstance(extent, int))


def integer_of(constant: Attribute | None) -> int | None:
    """The value of a constant size or index."""
    return int(constant.value) if isinstance(constant, IntegerAttr) else None


def broadcast_extents(first: Sequence[int], second: Sequence[int]) -> tuple[int, ...] | None:
    """The broadcast extents; None if incompatible (`getBroadcastedShape`)."""
    rank = max(len(first), len(second))
    result: list[int] = []
    for one, other in zip(_aligned(first, rank), _aligned(second, rank), strict=True):
        if DYNAMIC_INDEX in (one, other):
            result.append(max(one, other) if max(one, other) > 1 else DYNAMIC_INDEX)
        elif one == other or 1 in (one, other):
            result.append(other if one == 1 else one)
        else:
            return None
    return tuple(result)


def _aligned(extents: Sequence[int], rank: int) -> Sequence[int]:
    return [1] * (rank - len(extents)) + list(extents)

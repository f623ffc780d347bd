"""Interface methods of the dialect `shape`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from odsgen.hooks import implements
from odsgen.runtime import (
    IndexType,
    Operation,
    RankedTensorType,
    RegionSuccessor,
    ShapedType,
    TensorType,
    Type,
    compatible_dimensions,
    named_by,
)
from odsgen_dialects import shape

Types = Sequence["Type"]


def is_size_or_index(type: Type) -> bool:
    return isinstance(type, shape.SizeType) or isinstance(type, IndexType)


def is_extent_tensor(type: Type) -> bool:
    return (
        isinstance(type, RankedTensorType)
        and len(type.shape) == 1
        and isinstance(type.element_type, IndexType)
    )


@implements(shape.AssumingOp, method="successor_regions")
def successors_of_assuming(op: shape.AssumingOp, point: Operation | None) -> list[RegionSuccessor]:
    """AssumingOp::getSuccessorRegions"""
    if point is not None:
        return [RegionSuccessor(None, op.results)]
    return [RegionSuccessor(op.do_region)]


# --- constants --------------------------------------------------------------------------------------------------------


@implements(shape.ConstSizeOp, method="asm_result_names")
@named_by(shape.ConstSizeOp, "value")
def asm_result_names_const_size(op: shape.ConstSizeOp) -> list[str | None]:
    """ConstSizeOp::getAsmResultNames"""
    return [f"c{op.value}"]


# --- compatible result types ------------------------------------------------------------------------------------------


def _single(compatible: Callable[[Type, Type], bool]) -> Callable[[Operation, Types, Types], bool]:
    """Builds a hook for operations with one result."""

    def is_compatible_return_types(op: Operation, inferred: Types, actual: Types) -> bool:
        return len(inferred) == 1 == len(actual) and compatible(inferred[0], actual[0])

    return is_compatible_return_types


def _are_sizes(first: Type, second: Type) -> bool:
    """Whether all types are `!shape.size` or index."""
    return is_size_or_index(first) and is_size_or_index(second)


def _are_equal_or_a_shape(first: Type, second: Type) -> bool:
    return (
        isinstance(first, shape.ShapeType) or isinstance(second, shape.ShapeType) or first is second
    )


def _are_sizes_or_shapes(first: Type, second: Type) -> bool:
    return any(
        isinstance(first, kind) and isinstance(second, kind)
        for kind in (shape.ShapeType, shape.SizeType)
    )


def _are_compatible_tensors(first: Type, second: Type) -> bool:
    if not (isinstance(first, ShapedType) and isinstance(second, ShapedType)):
        return False
    if not (first.has_rank and second.has_rank):
        return True
    return compatible_dimensions(first.shape, second.shape)


def _are_met(first: Type, second: Type) -> bool:
    if first is second:
        return True
    if not isinstance(first, (shape.ShapeType, shape.SizeType)):
        first, second = second, first
    if isinstance(first, shape.SizeType):
        return is_size_or_index(second)
    if isinstance(first, shape.ShapeType):
        return isinstance(second, shape.ShapeType) or isinstance(second, TensorType)
    return _are_compatible_tensors(first, second)


def _are_shapes(first: Type, second: Type) -> bool:
    if isinstance(first, shape.ShapeType) or isinstance(second, shape.ShapeType):
        return all(
            isinstance(t, shape.ShapeType) or isinstance(t, ShapedType) for t in (first, second)
        )
    return first is second or _are_compatible_tensors(first, second)


for _compatible, _op_classes in (
    (
        _are_sizes,
        (
            shape.AddOp,
            shape.DimOp,
            shape.DivOp,
            shape.GetExtentOp,
            shape.MulOp,
            shape.NumElementsOp,
            shape.RankOp,
        ),
    ),
    (_are_equal_or_a_shape, (shape.ConstShapeOp,)),
    (_are_sizes_or_shapes, (shape.MaxOp, shape.MinOp)),
    (_are_met, (shape.MeetOp,)),
    (_are_shapes, (shape.ShapeOfOp,)),
):
    implements(*_op_classes, method="is_compatible_return_types")(_single(_compatible))


# --- casts ------------------------------------------------------------------------------------------------------------


@implements(shape.SizeToIndexOp, method="are_cast_compatible")
def is_valid_size_to_index(op: shape.SizeToIndexOp, inputs: Types, outputs: Types) -> bool:
    """SizeToIndexOp::areCastCompatible"""
    if len(inputs) != 1 or len(outputs) != 1:
        return False
    return is_size_or_index(inputs[0]) and isinstance(outputs[0], IndexType)


@implements(shape.ToExtentTensorOp, method="are_cast_compatible")
def is_valid_to_extent_tensor(op: shape.ToExtentTensorOp, inputs: Types, outputs: Types) -> bool:
    """ToExtentTensorOp::areCastCompatible"""
    if len(inputs) != 1 or len(outputs) != 1:
        return False
    if not (isinstance(inputs[0], shape.ShapeType) or is_extent_tensor(inputs[0])):
        return False
    return isinstance(outputs[0], TensorType) and isinstance(outputs[0].element_type, IndexType)

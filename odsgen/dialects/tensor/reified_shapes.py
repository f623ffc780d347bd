"""ReifyRankedShapedTypeOpInterface of the dialect `tensor`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.shared import (
    Shapes,
    Size,
    as_sizes,
    dropped_dimensions,
    mixed_slice,
    shape_of,
    size_of,
    sizes_as_shape,
    sizes_by_operands,
    sizes_of,
    sum_of_sizes,
)
from odsgen.dialects.shared.index_constants import index_value
from odsgen.dialects.shared.mixed_values import mixed_values
from odsgen.hooks import implements
from odsgen.runtime import DYNAMIC, IntegerAttr, Value, index
from odsgen_dialects import arith, tensor

if TYPE_CHECKING:
    from odsgen.runtime import Builder


@implements(tensor.EmptyOp, method="reify_result_shapes")
def reify_result_shapes_empty(op: tensor.EmptyOp, builder: Builder) -> Shapes:
    """EmptyOp::reifyResultShapes"""
    return [sizes_by_operands(op.result.type, op.dynamic_sizes)]


@implements(tensor.GenerateOp, method="reify_result_shapes")
def reify_result_shapes_generate(op: tensor.GenerateOp, builder: Builder) -> Shapes:
    """GenerateOp::reifyResultShapes"""
    return [sizes_by_operands(op.result.type, op.dynamic_extents)]


@implements(tensor.SplatOp, method="reify_result_shapes")
def reify_result_shapes_splat(op: tensor.SplatOp, builder: Builder) -> Shapes:
    """SplatOp::reifyResultShapes"""
    return [sizes_by_operands(op.aggregate.type, op.dynamic_sizes)]


@implements(tensor.InsertSliceOp, method="reify_result_shapes")
def reify_result_shapes_insert_slice(op: tensor.InsertSliceOp, builder: Builder) -> Shapes:
    """InsertSliceOp::reifyResultShapes"""
    return [sizes_of(builder, op.dest, op.location)]


@implements(tensor.ExtractSliceOp, method="reify_result_shapes")
def reify_result_shapes_extract_slice(op: tensor.ExtractSliceOp, builder: Builder) -> Shapes:
    """ExtractSliceOp::reifyResultShapes"""
    sizes = mixed_slice(op).sizes
    dropped = dropped_dimensions(sizes_as_shape(op.static_sizes), shape_of(op.result.type)) or ()
    return [as_sizes(size for number, size in enumerate(sizes) if number not in dropped)]


@implements(tensor.PadOp, method="reify_result_shapes")
def reify_result_shapes_pad(op: tensor.PadOp, builder: Builder) -> Shapes:
    """PadOp::reifyResultShapes"""
    low, high = (
        as_sizes(mixed_values(numbers, values))
        for numbers, values in ((op.static_low, op.low), (op.static_high, op.high))
    )
    found: list[Size] = []
    for number, size in enumerate(shape_of(op.result.type)):
        if size != DYNAMIC:
            found.append(IntegerAttr.get(size, index))
            continue
        source = size_of(builder, op.source, number, op.location)
        found.append(sum_of_sizes(builder, (source, low[number], high[number]), op.location))
    return [found]


@implements(tensor.ConcatOp, method="reify_result_shapes")
def reify_result_shapes_concat(op: tensor.ConcatOp, builder: Builder) -> Shapes:
    """ConcatOp::reifyResultShapes"""
    inputs = op.inputs
    found = [IntegerAttr.get(size, index) for size in shape_of(op.result.type)]
    shape: list[Size] = [*found]
    dynamic = [number for number, size in enumerate(found) if size.value == DYNAMIC]
    for number in sorted(
        dynamic, key=lambda number: number == op.dim
    ):  # that of the sum comes last
        if number == op.dim:
            sizes = [_folded_size(builder, value, number) for value in inputs]
            shape[number] = _as_value(builder, sum_of_sizes(builder, sizes, op.location), op)
            continue
        known = [size for value in inputs if (size := shape_of(value.type)[number]) != DYNAMIC]
        shape[number] = (
            _as_value(builder, IntegerAttr.get(known[0], index), op)
            if known
            else size_of(builder, inputs[0], number, op.location)
        )
    return [shape]


def _as_value(builder: Builder, size: Size, op: tensor.ConcatOp) -> Value:
    return index_value(builder, size if isinstance(size, Value) else size.value, op.location)


def _folded_size(builder: Builder, value: Value, number: int) -> Size:
    """A size of an input; as in MLIR, a static one leaves a constant behind, which nothing uses."""
    size = size_of(builder, value, number, value.location)
    if isinstance(size, IntegerAttr):
        for constant in (number, size.value):
            builder.insert(
                arith.ConstantOp.build(IntegerAttr.get(constant, index), location=value.location)
            )
    return size

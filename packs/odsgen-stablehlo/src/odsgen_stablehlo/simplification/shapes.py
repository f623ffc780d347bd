"""Simplification of operations that move elements, and of dynamic sizes that are known."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from odsgen.rewriting import PatternRewriter
from odsgen.runtime import DYNAMIC, IndexType, Operation, RankedTensorType, Type, Value, i64
from odsgen_dialects import arith, quant

from ..stablehlo import ops
from .constants import (
    attribute_of,
    integers_of,
    is_static,
    replace,
    replace_by_constant,
    replace_by_new,
    replace_by_number,
    shape_of,
    splat_of,
)

_Rewrite = Callable[[Any, PatternRewriter], bool]


def _is_per_axis(type: Type) -> bool:
    element = type.element_type if isinstance(type, RankedTensorType) else type
    return (
        isinstance(element, quant.UniformQuantizedType) and element.quantized_dimension is not None
    )


# --- broadcasts and reshapes ------------------------------------------------------------------------------------------------


def _broadcast(op: ops.BroadcastInDimOp, rewriter: PatternRewriter) -> bool:
    """That moves nothing; that is a transpose or a reshape; of another broadcast"""
    operand, dimensions, type = op.operand, list(op.broadcast_dimensions), op.result.type
    if operand.type is type and dimensions == list(range(len(dimensions))):
        return replace(op, operand, rewriter)
    inner = operand.defining_op
    if isinstance(inner, ops.BroadcastInDimOp) and is_static(inner.operand.type):
        composed = [dimensions[each] for each in inner.broadcast_dimensions]
        new = ops.BroadcastInDimOp.build(type, inner.operand, composed, location=op.location)
        return replace_by_new(op, new, rewriter)
    if not is_static(operand.type) or not is_static(type) or _is_per_axis(type):
        return False
    if _count(operand.type) != _count(type):
        return False
    if dimensions == sorted(dimensions):
        return replace_by_new(
            op, ops.ReshapeOp.build(type, operand, location=op.location), rewriter
        )
    if len(dimensions) == len(shape_of(op.result)):
        permutation = [dimensions.index(each) for each in range(len(dimensions))]
        transpose = ops.TransposeOp.build(operand, permutation, location=op.location)
        return replace_by_new(op, transpose, rewriter)
    return False


def _count(type: Type) -> int:
    assert isinstance(type, RankedTensorType)
    return type.num_elements


def _reshape(op: ops.ReshapeOp, rewriter: PatternRewriter) -> bool:
    """To the same shape, and of another reshape"""
    inner = op.operand.defining_op
    if op.operand.type is op.result.type:
        return replace(op, op.operand, rewriter)
    if isinstance(inner, ops.ReshapeOp) and is_static(inner.operand.type):
        new = ops.ReshapeOp.build(op.result.type, inner.operand, location=op.location)
        return replace_by_new(op, new, rewriter)
    return False


def _transpose(op: ops.TransposeOp, rewriter: PatternRewriter) -> bool:
    """That moves nothing, or dimensions of one element alone; of another transpose"""
    permutation = list(op.permutation)
    if permutation == sorted(permutation):
        return replace(op, op.operand, rewriter)
    inner = op.operand.defining_op
    if isinstance(inner, ops.TransposeOp):
        composed = [inner.permutation[each] for each in permutation]
        new = ops.TransposeOp.build(inner.operand, composed, location=op.location)
        return replace_by_new(op, new, rewriter)
    if not is_static(op.operand.type) or _is_per_axis(op.result.type):
        return False
    sizes = shape_of(op.operand)
    moved = [dimension for dimension in permutation if sizes[dimension] != 1]
    if moved != sorted(moved):
        return False
    new_reshape = ops.ReshapeOp.build(op.result.type, op.operand, location=op.location)
    return replace_by_new(op, new_reshape, rewriter)


def _iota(op: ops.IotaOp, rewriter: PatternRewriter) -> bool:
    """Of a dimension of one element"""
    return shape_of(op.output)[op.iota_dimension] == 1 and replace_by_number(op, 0, rewriter)


def _reverse(op: ops.ReverseOp, rewriter: PatternRewriter) -> bool:
    """Of dimensions of at most one element, or of nothing"""
    sizes = shape_of(op.operand)
    moves = any(sizes[dimension] not in (0, 1) for dimension in op.dimensions)
    is_same = not moves or 0 in sizes or splat_of(op.operand) is not None
    return is_same and replace(op, op.operand, rewriter)


# --- parts ------------------------------------------------------------------------------------------------------------------


def _slice(op: ops.SliceOp, rewriter: PatternRewriter) -> bool:
    """Of everything; of one part of a concatenation"""
    if op.operand.type is op.result.type and is_static(op.result.type):
        return replace(op, op.operand, rewriter)
    inner = op.operand.defining_op
    if not isinstance(inner, ops.ConcatenateOp):
        return False
    dimension = inner.dimension
    start, limit = op.start_indices[dimension], op.limit_indices[dimension]
    begin = 0
    for part in inner.inputs:
        size = shape_of(part)[dimension]
        if size == DYNAMIC:
            return False
        if begin <= start and limit <= begin + size and start < limit:
            starts, limits = list(op.start_indices), list(op.limit_indices)
            starts[dimension], limits[dimension] = start - begin, limit - begin
            new = ops.SliceOp.build(part, starts, limits, op.strides, location=op.location)
            return replace_by_new(op, new, rewriter)
        begin += size
    return False


def _concatenate(op: ops.ConcatenateOp, rewriter: PatternRewriter) -> bool:
    """Of one part; of parts that are empty; of a concatenation that nobody else uses"""
    inputs = list(op.inputs)
    if len(inputs) == 1:
        return replace(op, inputs[0], rewriter)
    kept = [each for each in inputs if shape_of(each)[op.dimension] != 0]
    if kept and len(kept) < len(inputs):
        new = ops.ConcatenateOp.build(kept, op.dimension, location=op.location)
        return replace_by_new(op, new, rewriter)
    flat: list[Value] = []
    for each in inputs:
        inner = each.defining_op
        if (
            isinstance(inner, ops.ConcatenateOp)
            and inner.dimension == op.dimension
            and each.has_one_use
        ):
            flat.extend(inner.inputs)
        else:
            flat.append(each)
    if len(flat) == len(inputs):
        return False
    new = ops.ConcatenateOp.build(flat, op.dimension, location=op.location)
    return replace_by_new(op, new, rewriter)


def _pad(op: ops.PadOp, rewriter: PatternRewriter) -> bool:
    """By nothing; of nothing"""
    widths = (*op.edge_padding_low, *op.edge_padding_high, *op.interior_padding)
    if not any(widths):
        return replace(op, op.operand, rewriter)
    if 0 not in shape_of(op.operand) or not is_static(op.result.type):
        return False
    value = op.padding_value
    new = ops.BroadcastInDimOp.build(op.result.type, value, [], location=op.location)
    return replace_by_new(op, new, rewriter)


def _dynamic_slice(op: ops.DynamicSliceOp, rewriter: PatternRewriter) -> bool:
    """From a place that is known"""
    found = [integers_of(value) for value in op.start_indices]
    known = [numbers[0] for numbers in found if numbers]
    if len(known) != len(found) or not is_static(op.operand.type):
        return False
    sizes = op.slice_sizes
    starts = [
        min(max(start, 0), limit - size)
        for start, size, limit in zip(known, sizes, shape_of(op.operand), strict=True)
    ]
    limits = [start + size for start, size in zip(starts, sizes, strict=True)]
    new = ops.SliceOp.build(
        op.operand,
        starts,
        limits,
        [1] * len(starts),
        attributes=dict(op.attributes),
        location=op.location,
    )
    return replace_by_new(op, new, rewriter)


def _dynamic_update_slice(op: ops.DynamicUpdateSliceOp, rewriter: PatternRewriter) -> bool:
    """Of nothing; of everything"""
    if 0 in shape_of(op.update):
        return replace(op, op.operand, rewriter)
    return is_static(op.update.type) and replace(op, op.update, rewriter)


# --- dynamic sizes ----------------------------------------------------------------------------------------------------------


def _dimension_size(op: ops.GetDimensionSizeOp, rewriter: PatternRewriter) -> bool:
    size = shape_of(op.operand)[op.dimension]
    return size != DYNAMIC and replace_by_number(op, size, rewriter)


def _dynamic_broadcast(op: ops.DynamicBroadcastInDimOp, rewriter: PatternRewriter) -> bool:
    """To a shape that is known"""
    if not is_static(op.result.type) or not is_static(op.operand.type):
        return False
    new = ops.BroadcastInDimOp.build(
        op.result.type, op.operand, op.broadcast_dimensions, location=op.location
    )
    return replace_by_new(op, new, rewriter)


def _dynamic_reshape(op: ops.DynamicReshapeOp, rewriter: PatternRewriter) -> bool:
    """To a shape that is known"""
    if not is_static(op.result.type) or not is_static(op.operand.type):
        return False
    return replace_by_new(
        op, ops.ReshapeOp.build(op.result.type, op.operand, location=op.location), rewriter
    )


def _dynamic_iota(op: ops.DynamicIotaOp, rewriter: PatternRewriter) -> bool:
    """Of a shape that is known; of one dimension that is known, repeated"""
    type, dimension = op.result.type, op.iota_dimension
    if is_static(type):
        return replace_by_new(op, ops.IotaOp.build(type, dimension, location=op.location), rewriter)
    size = shape_of(op.result)[dimension]
    if len(shape_of(op.result)) == 1:
        return False
    assert isinstance(type, RankedTensorType)
    row = RankedTensorType.get([size], type.element_type)
    if size == DYNAMIC:
        iota: Operation = _counted(op, row, rewriter)
    else:
        iota = rewriter.insert(ops.IotaOp.build(row, 0, location=op.location))
    new = ops.DynamicBroadcastInDimOp.build(
        type, iota.results[0], op.output_shape, [dimension], location=op.location
    )
    return replace_by_new(op, new, rewriter)


def _counted(
    op: ops.DynamicIotaOp, row: RankedTensorType, rewriter: PatternRewriter
) -> ops.DynamicIotaOp:
    """The numbers of one dimension, whose size is among those of the result."""
    dimension, location = op.iota_dimension, op.location
    sizes: Value = op.output_shape
    assert isinstance(sizes.type, RankedTensorType)
    wide = RankedTensorType.get(sizes.type.shape, i64)
    if isinstance(sizes.type.element_type, IndexType):
        sizes = rewriter.insert(arith.IndexCastOp.build(wide, sizes, location=location)).out
    elif sizes.type is not wide:
        sizes = rewriter.insert(ops.ConvertOp.build(wide, sizes, location=location)).result
    part = ops.SliceOp.build(sizes, [dimension], [dimension + 1], [1], location=location)
    size = rewriter.insert(part).result
    return rewriter.insert(ops.DynamicIotaOp.build(row, size, 0, location=location))


def _dynamic_pad(op: ops.DynamicPadOp, rewriter: PatternRewriter) -> bool:
    """By widths that are known"""
    widths = [
        integers_of(each)
        for each in (op.edge_padding_low, op.edge_padding_high, op.interior_padding)
    ]
    if not is_static(op.operand.type) or None in widths:
        return False
    low, high, interior = (list(each or ()) for each in widths)
    new = ops.PadOp.build(op.operand, op.padding_value, low, high, interior, location=op.location)
    return replace_by_new(op, new, rewriter)


def _dynamic_gather(op: ops.DynamicGatherOp, rewriter: PatternRewriter) -> bool:
    """Of slices whose sizes are known"""
    sizes = integers_of(op.slice_sizes)
    if sizes is None:
        return False
    new = ops.GatherOp.build(
        op.operand,
        op.start_indices,
        op.dimension_numbers,
        sizes,
        indices_are_sorted=op.indices_are_sorted,
        location=op.location,
    )
    return replace_by_new(op, new, rewriter)


def _real_dynamic_slice(op: ops.RealDynamicSliceOp, rewriter: PatternRewriter) -> bool:
    """Between places that are known"""
    found = [integers_of(each) for each in (op.start_indices, op.limit_indices, op.strides)]
    if None in found or not is_static(op.operand.type):
        return False
    starts, limits, strides = (list(each or ()) for each in found)
    sizes = shape_of(op.operand)
    for start, limit, stride, size in zip(starts, limits, strides, sizes, strict=True):
        if not 0 <= start <= limit <= size or stride <= 0:
            return False
    new = ops.SliceOp.build(op.operand, starts, limits, strides, location=op.location)
    return replace_by_new(op, new, rewriter)


# --- without elements -------------------------------------------------------------------------------------------------------


def without_elements(op: Operation, rewriter: PatternRewriter) -> bool:
    """What has no elements, as a constant"""
    if isinstance(op, ops.ConstantOp) or len(op.results) != 1 or op.regions:
        return False
    type = op.results[0].type
    if not is_static(type) or not isinstance(type, RankedTensorType) or 0 not in type.shape:
        return False
    return replace_by_constant(op, attribute_of(type, ()), rewriter)


def _tuple_element(op: ops.GetTupleElementOp, rewriter: PatternRewriter) -> bool:
    inner = op.operand.defining_op
    return isinstance(inner, ops.TupleOp) and replace(op, inner.operands[op.index], rewriter)


REWRITES: list[tuple[type[Operation], _Rewrite]] = [
    (ops.BroadcastInDimOp, _broadcast),
    (ops.ConcatenateOp, _concatenate),
    (ops.DynamicBroadcastInDimOp, _dynamic_broadcast),
    (ops.DynamicGatherOp, _dynamic_gather),
    (ops.DynamicIotaOp, _dynamic_iota),
    (ops.DynamicPadOp, _dynamic_pad),
    (ops.DynamicReshapeOp, _dynamic_reshape),
    (ops.DynamicSliceOp, _dynamic_slice),
    (ops.DynamicUpdateSliceOp, _dynamic_update_slice),
    (ops.GetDimensionSizeOp, _dimension_size),
    (ops.GetTupleElementOp, _tuple_element),
    (ops.IotaOp, _iota),
    (ops.PadOp, _pad),
    (ops.RealDynamicSliceOp, _real_dynamic_slice),
    (ops.ReshapeOp, _reshape),
    (ops.ReverseOp, _reverse),
    (ops.SliceOp, _slice),
    (ops.TransposeOp, _transpose),
]

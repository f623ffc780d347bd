"""Canonicalization of extracted and inserted strided slices."""

from __future__ import annotations

from odsgen.dialects.shared import element_attribute, elements_of, row_major, vector_type
from odsgen.dialects.vector.canonicalization.elements import replace_with_broadcast
from odsgen.dialects.vector.element_folds import LARGE, positions_of
from odsgen.dialects.vector.shapes import splat_source
from odsgen.hooks import pattern
from odsgen.rewriting import PatternRewriter, constant_value
from odsgen.runtime import DenseIntOrFPElementsAttr, IntegerAttr, Value, VectorType
from odsgen_dialects import vector


@pattern(vector.ExtractStridedSliceOp)
def _slice_of_mask(op: vector.ExtractStridedSliceOp, rewriter: PatternRewriter) -> bool:
    """Makes only the extracted part of a mask."""
    from odsgen_dialects.arith import ConstantOp, SubIOp

    mask, type = op.source.defining_op, op.result.type
    if any(stride != 1 for stride in op.strides):
        return False
    offsets, lengths = list(op.offsets), list(op.sizes)
    if isinstance(mask, vector.ConstantMaskOp):
        sizes = list(mask.mask_dim_sizes)
        for number, (offset, length) in enumerate(zip(offsets, lengths, strict=True)):
            sizes[number] = max(0, min(offset + length, sizes[number]) - offset)
        if 0 in sizes:
            sizes = [0] * len(sizes)
        rewriter.replace_op_with_new(op, vector.ConstantMaskOp.build(type, sizes))
        return True
    if not isinstance(mask, vector.CreateMaskOp):
        return False
    bounds: list[Value] = list(mask.operands)
    for number, offset in enumerate(offsets):
        value = IntegerAttr.get(offset, bounds[number].type)
        constant = rewriter.insert(ConstantOp.build(value, location=op.location))
        difference = SubIOp.build(bounds[number], constant.result, location=op.location)
        bounds[number] = rewriter.insert(difference).result
    rewriter.replace_op_with_new(op, vector.CreateMaskOp.build(type, bounds))
    return True


@pattern(vector.ExtractStridedSliceOp)
def _slice_of_broadcast(op: vector.ExtractStridedSliceOp, rewriter: PatternRewriter) -> bool:
    """Broadcasts the slice of the source."""
    broadcast = op.source.defining_op
    if not isinstance(broadcast, vector.BroadcastOp):
        return False
    value, type = broadcast.source, vector_type(op.result)
    before = value.type
    if isinstance(before, VectorType):
        lead = type.rank - before.rank
        if any(
            size not in (1, other)
            for size, other in zip(before.shape, type.shape[lead:], strict=True)
        ):
            value = _sliced(op, value, lead, rewriter)
    replace_with_broadcast(rewriter, op, value)
    return True


def _sliced(
    op: vector.ExtractStridedSliceOp, value: Value, lead: int, rewriter: PatternRewriter
) -> Value:
    """Slices the source of a broadcast along the dimensions that it does not stretch."""
    type = vector_type(value)
    offsets, sizes = list(op.offsets)[lead:], list(op.sizes)[lead:]
    for number, size in enumerate(type.shape[: len(sizes)]):
        if size == 1:
            offsets[number], sizes[number] = 0, 1
    shape = [*sizes, *type.shape[len(sizes) :]]
    made = vector.ExtractStridedSliceOp.build(
        VectorType.get(shape, type.element_type, type.scalable_dims),
        value,
        offsets,
        sizes,
        list(op.strides)[lead:],
        location=op.location,
    )
    return rewriter.insert(made).result


@pattern(vector.ExtractStridedSliceOp)
def _slice_in_a_row(op: vector.ExtractStridedSliceOp, rewriter: PatternRewriter) -> bool:
    """Replaces a slice of consecutive elements by an extract and a shape cast."""
    source = vector_type(op.source)
    if any(stride != 1 for stride in op.strides) or any(source.scalable_dims) or not source.rank:
        return False
    sizes = list(op.sizes)
    count = len(sizes)
    while count and source.shape[count - 1] == sizes[count - 1]:
        count -= 1
    if count == 0 or (count == source.rank and len(sizes) == source.rank):
        return False
    if any(size != 1 for size in sizes[:count]):
        return False
    while count < len(sizes) - 1 and sizes[count] == 1:
        count += 1
    extract = vector.ExtractOp.build(op.source, (), list(op.offsets)[:count], location=op.location)
    rewriter.insert(extract)
    rewriter.replace_op_with_new(op, vector.ShapeCastOp.build(op.result.type, extract.result))
    return True


@pattern(vector.InsertStridedSliceOp)
def _insert_slice_of_splat(op: vector.InsertStridedSliceOp, rewriter: PatternRewriter) -> bool:
    """Removes an insert of a splat into the same splat."""
    splat = splat_source(op.value_to_store)
    if splat is None or splat_source(op.dest) is not splat:
        return False
    rewriter.replace_op(op, [op.dest])
    return True


@pattern(vector.InsertStridedSliceOp)
def _insert_slice_of_extracted(op: vector.InsertStridedSliceOp, rewriter: PatternRewriter) -> bool:
    """Removes an insert of a slice into the vector that it was extracted from."""
    slice = op.value_to_store.defining_op
    if not isinstance(slice, vector.ExtractStridedSliceOp) or slice.source is not op.dest:
        return False
    if list(slice.strides) != list(op.strides) or list(slice.offsets) != list(op.offsets):
        return False
    rewriter.replace_op(op, [op.dest])
    return True


@pattern(vector.InsertStridedSliceOp)
def _insert_slice_into_constant(op: vector.InsertStridedSliceOp, rewriter: PatternRewriter) -> bool:
    """Folds an insert of a constant into a constant."""
    from odsgen_dialects.arith import ConstantOp

    type = vector_type(op.dest)
    dest, value = constant_value(op.dest), constant_value(op.value_to_store)
    if any(type.scalable_dims) or any(stride != 1 for stride in op.strides):
        return False
    if not isinstance(dest, DenseIntOrFPElementsAttr):
        return False
    if not isinstance(value, DenseIntOrFPElementsAttr):
        return False
    if type.num_elements > LARGE and not op.dest.has_one_use:
        return False
    offsets = list(op.offsets)
    source = vector_type(op.value_to_store)
    elements = [element_attribute(dest, number) for number in range(type.num_elements)]
    for number, place in enumerate(positions_of(source.shape)):
        full = [0] * (type.rank - source.rank) + place
        where = [a + b for a, b in zip(full, offsets, strict=True)]
        elements[row_major(where, type.shape)] = element_attribute(value, number)
    found = elements_of(type, elements)
    if found is None:
        return False
    rewriter.replace_op_with_new(op, ConstantOp.build(found))
    return True

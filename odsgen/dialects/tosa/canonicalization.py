"""Canonicalization patterns of the dialect `tosa`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.tosa.shapes import constant_sizes, known_shape
from odsgen.hooks import canonicalizes, pattern
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import (
    DYNAMIC,
    Builder,
    DenseIntElementsAttr,
    DenseIntOrFPElementsAttr,
    Operation,
    RankedTensorType,
    Value,
    index,
)
from odsgen_dialects import tensor, tosa


@pattern(tosa.ConcatOp)
def _concat_of_one(op: tosa.ConcatOp, rewriter: PatternRewriter) -> bool:
    """Replaces a concat of one operand by that operand."""
    if len(op.operands) != 1:
        return False
    value = op.operands[0]
    if value.type is not op.output.type:
        cast = tensor.CastOp.build(op.output.type, value, location=op.location)
        value = rewriter.insert(cast).dest
    rewriter.replace_op(op, [value])
    return True


def constant_shape(sizes: Sequence[int], op: Operation, rewriter: Builder) -> Value:
    """Inserts a `tosa.const_shape`; dynamic sizes become -1."""
    numbers = [-1 if size == DYNAMIC else size for size in sizes]
    values = DenseIntOrFPElementsAttr.get(RankedTensorType.get((len(sizes),), index), numbers)
    assert isinstance(values, DenseIntElementsAttr)
    made = tosa.ConstShapeOp.build(tosa.shapeType.get(len(sizes)), values, location=op.location)
    return rewriter.insert(made).output


@canonicalizes(tosa.SelectOp)
def canonicalize_select(op: tosa.SelectOp, rewriter: PatternRewriter) -> bool:
    """SelectOp::canonicalize"""
    opposite = op.operands[0].defining_op
    if not isinstance(opposite, tosa.LogicalNotOp):
        return False
    _, on_true, on_false = op.operands
    with rewriter.modifying(op):
        op.operands = (opposite.operands[0], on_false, on_true)
    return True


@pattern(tosa.TransposeOp)
def _transpose_of_transpose(op: tosa.TransposeOp, rewriter: PatternRewriter) -> bool:
    """Merges two transposes into one."""
    inner = op.operands[0].defining_op
    if not isinstance(inner, tosa.TransposeOp) or not op.perms or len(inner.perms) != len(op.perms):
        return False
    perms = [inner.perms[number] for number in op.perms]
    rewriter.replace_op_with_new(op, tosa.TransposeOp.build(op.output.type, inner.input1, perms))
    return True


@pattern(tosa.TransposeOp)
def _transpose_that_moves_nothing(op: tosa.TransposeOp, rewriter: PatternRewriter) -> bool:
    """Turns a transpose that only moves dimensions of size 1 into a reshape."""
    type = op.input1.type
    if isinstance(op.input1.defining_op, tosa.TransposeOp) or not isinstance(
        type, RankedTensorType
    ):
        return False
    if any(isinstance(user, tosa.TransposeOp) for user in op.output.users):
        return False
    if type.shape.count(DYNAMIC) > 1:
        return False
    moved = [number for number in op.perms if type.shape[number] != 1]
    if moved != sorted(moved):
        return False
    sizes = [type.shape[number] for number in op.perms]
    sizes_value = constant_shape(sizes, op, rewriter)
    rewriter.replace_op_with_new(op, tosa.ReshapeOp((op.input1, sizes_value), (op.output.type,)))
    return True


# --- slices ---------------------------------------------------------------------------------------------------------------


@pattern(tosa.SliceOp)
def _slice_of_concat(op: tosa.SliceOp, rewriter: PatternRewriter) -> bool:
    """Slices the operand of the concat that contains the whole slice."""
    concat = op.input1.defining_op
    starts, sizes = constant_sizes(op.start), constant_sizes(op.size)
    if not isinstance(concat, tosa.ConcatOp) or starts is None or sizes is None:
        return False
    if not _is_static(concat.output):
        return False
    axis, places = concat.axis, list(starts)
    for part in concat.operands:
        if not _is_static(part):
            return False
        length = known_shape(part)[axis]  # type: ignore[index]
        if places[axis] >= 0 and places[axis] + sizes[axis] <= length:
            start = constant_shape(places, op, rewriter)
            size = constant_shape(sizes, op, rewriter)
            rewriter.replace_op_with_new(op, tosa.SliceOp.build(op.output.type, part, start, size))
            return True
        places[axis] -= length
    return False


def _is_static(value: Value) -> bool:
    shape = known_shape(value)
    return shape is not None and DYNAMIC not in shape


@pattern(tosa.SliceOp)
def _slice_of_known_size(op: tosa.SliceOp, rewriter: PatternRewriter) -> bool:
    """Replaces sizes of -1 by the static sizes of the result."""
    sizes, shape = constant_sizes(op.size), known_shape(op.output)
    if sizes is None or shape is None:
        return False
    said = [
        known if size == -1 and known != DYNAMIC else size
        for size, known in zip(sizes, shape, strict=True)
    ]
    if tuple(said) == sizes:
        return False
    size = constant_shape(said, op, rewriter)
    rewriter.replace_op_with_new(op, tosa.SliceOp.build(op.output.type, op.input1, op.start, size))
    return True

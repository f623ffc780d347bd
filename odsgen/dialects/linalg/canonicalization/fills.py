"""Canonicalization of operations on the results of `linalg.fill`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.affine.mixed_values import composed_apply
from odsgen.dialects.shared import (
    Mixed,
    MixedSlice,
    as_shape,
    mixed_slice,
    ranked_tensor,
    split_mixed,
)
from odsgen.dialects.shared.mixed_values import mixed_values
from odsgen.dialects.tensor.canonicalization.casts import cast_to, with_operands
from odsgen.dialects.tensor.canonicalization.padding import constant_padding
from odsgen.dialects.tensor.reified_shapes import reify_result_shapes_pad
from odsgen.dialects.tensor.reshaping import mixed_sizes_of
from odsgen.hooks import pattern
from odsgen.rewriting import PatternRewriter, constant_value
from odsgen.runtime import AffineSymbolExpr, IntegerAttr, Operation, RankedTensorType, Value
from odsgen_dialects.linalg import FillOp

if TYPE_CHECKING:
    from odsgen_dialects.tensor import (
        CollapseShapeOp,
        ConcatOp,
        ExpandShapeOp,
        ExtractOp,
        InsertSliceOp,
        PadOp,
    )


def _fill_of(value: Value) -> FillOp | None:
    """The `linalg.fill` that defines a value."""
    op = value.defining_op
    return op if isinstance(op, FillOp) and op.results else None


def _filled(fill: FillOp, init: Value) -> Operation:
    """The same fill of another tensor."""
    return with_operands(fill, (fill.operands[0], init), (init.type,) if fill.results else ())


def _replace(op: Operation, fill: FillOp, init: Value, rewriter: PatternRewriter) -> bool:
    made = _filled(fill, init)
    made.location = op.location
    rewriter.replace_op_with_new(op, made)
    return True


@pattern(FillOp, root="tensor.extract")
def _extracted(op: ExtractOp, rewriter: PatternRewriter) -> bool:
    """Replaces an extracted element by the fill value."""
    fill = _fill_of(op.tensor)
    if fill is None:
        return False
    rewriter.replace_op(op, [fill.operands[0]])
    return True


@pattern(FillOp, root="tensor.collapse_shape")
@pattern(FillOp, root="tensor.expand_shape")
def _reshaped(op: CollapseShapeOp | ExpandShapeOp, rewriter: PatternRewriter) -> bool:
    """Replaces a reshape of a fill by a fill of the reshaped init."""
    fill = _fill_of(op.src)
    if fill is None:
        return False
    reshape = with_operands(op, (fill.operands[1], *op.operands[1:]), op.result_types)
    reshape.location = fill.location
    return _replace(op, fill, rewriter.insert(reshape).results[0], rewriter)


@pattern(FillOp, root="tensor.pad")
def _padded(op: PadOp, rewriter: PatternRewriter) -> bool:
    """Replaces padding with the fill value by a fill of the padded tensor."""
    from odsgen_dialects.tensor import EmptyOp

    fill = _fill_of(op.source)
    type = op.result.type
    if fill is None or constant_padding(op) is not fill.operands[0]:
        return False
    assert isinstance(type, RankedTensorType)
    sizes: list[Mixed] = []
    for size in reify_result_shapes_pad(op, rewriter)[0]:
        assert isinstance(size, (IntegerAttr, Value))
        sizes.append(size.value if isinstance(size, IntegerAttr) else size)
    made = EmptyOp.build(
        RankedTensorType.get(as_shape(sizes), type.element_type),
        split_mixed(sizes)[0],
        location=op.location,
    )
    filled = rewriter.insert(_filled(fill, rewriter.insert(made).result))
    rewriter.replace_op(op, [cast_to(rewriter, filled.results[0], type, fill)])
    return True


@pattern(FillOp, root="tensor.insert_slice")
def _padded_slice(op: InsertSliceOp, rewriter: PatternRewriter) -> bool:
    """Inserts what is padded into a fill with the padding, without it."""
    from odsgen_dialects.tensor import InsertSliceOp, PadOp

    pad = op.source.defining_op
    if not isinstance(pad, PadOp) or _drops_dimensions(op):
        return False
    slice = mixed_slice(op)
    destination = op.dest
    while isinstance(before := destination.defining_op, InsertSliceOp):
        if _drops_dimensions(before):
            return False
        if not _are_apart(mixed_slice(before), slice):
            break
        destination = before.dest
    fill = _fill_of(destination)
    if fill is None or constant_padding(pad) is not fill.operands[0]:
        return False
    expr = AffineSymbolExpr.get(0) + AffineSymbolExpr.get(1)
    low = mixed_values(pad.static_low, pad.low)
    offsets = [
        composed_apply(rewriter, expr, pair, op.location, 0)
        for pair in zip(low, slice.offsets, strict=True)
    ]
    sizes = mixed_sizes_of(rewriter, pad.source, op.location)
    moved = MixedSlice(offsets, sizes, slice.strides)
    made = InsertSliceOp.build(pad.source, op.dest, *moved.build_arguments(), location=op.location)
    rewriter.replace_op_with_new(op, made)
    return True


def _drops_dimensions(op: InsertSliceOp) -> bool:
    return ranked_tensor(op.source).rank != ranked_tensor(op.result).rank


def _are_apart(one: MixedSlice, other: MixedSlice) -> bool:
    """Whether some dimension tells that two slices have no common element."""

    def bounds(slice: MixedSlice, dimension: int) -> tuple[int, int] | None:
        offset, size, stride = (entries[dimension] for entries in slice)
        if isinstance(offset, Value) or isinstance(size, Value) or isinstance(stride, Value):
            return None
        return offset, offset + (size - 1) * stride

    for dimension in range(len(one.sizes)):
        mine, others = bounds(one, dimension), bounds(other, dimension)
        if mine and others and (mine[1] < others[0] or others[1] < mine[0]):
            return True
    return False


@pattern(FillOp, root="linalg.copy")
def _copied(op: Operation, rewriter: PatternRewriter) -> bool:
    """Replaces a copy of a fill by a fill, or drops a fill that the copy overwrites."""
    fill = _fill_of(op.operands[0])
    if fill is not None:
        return _replace(op, fill, op.operands[1], rewriter)
    fill = _fill_of(op.operands[1])
    if fill is None:
        return False
    made = with_operands(op, (op.operands[0], fill.operands[1]), op.result_types)
    rewriter.replace_op_with_new(op, made)
    return True


@pattern(FillOp, root="linalg.transpose")
def _transposed(op: Operation, rewriter: PatternRewriter) -> bool:
    """Replaces a transpose of a fill by a fill."""
    fill = _fill_of(op.operands[0])
    return fill is not None and _replace(op, fill, op.operands[1], rewriter)


@pattern(FillOp, root="tensor.concat")
def _concatenated(op: ConcatOp, rewriter: PatternRewriter) -> bool:
    """Replaces a concat of fills with the same value by a fill."""
    from odsgen_dialects.tensor import ConcatOp

    fills = [_fill_of(operand) for operand in op.operands]
    found = [fill for fill in fills if fill is not None]
    if not found or len(found) != len(fills):
        return False
    first = found[0].operands[0]
    if not all(_are_same(fill.operands[0], first) for fill in found):
        return False
    inits = [fill.operands[1] for fill in found]
    made = ConcatOp.build(op.result.type, op.dim, inits, location=op.location)
    return _replace(op, found[0], rewriter.insert(made).result, rewriter)


def _are_same(one: Value, other: Value) -> bool:
    known = constant_value(one)
    return one is other or (known is not None and known is constant_value(other))

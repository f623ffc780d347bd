"""Canonicalization of operations on the results of `linalg.fill`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.affine.mixed_values import composed_apply
from odsgen.dialects.shared import (
    Mixed,
    MixedSlice,
    are_equal,
    as_shape,
    index_constant,
    mixed_slice,
    split_mixed,
)
from odsgen.dialects.shared.mixed_values import mixed_values
from odsgen.dialects.shared.reified_shapes import as_mixed
from odsgen.dialects.tensor.canonicalization.casts import cast_to, with_operands
from odsgen.dialects.tensor.canonicalization.padding import constant_padding
from odsgen.hooks import pattern
from odsgen.rewriting import PatternRewriter, constant_value
from odsgen.runtime import (
    DYNAMIC,
    AffineSymbolExpr,
    Operation,
    RankedTensorType,
    Value,
)
from odsgen_dialects.linalg import FillOp

if TYPE_CHECKING:
    from odsgen_dialects.linalg import PackOp
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
    if fill is None or not isinstance(type, RankedTensorType):
        return False
    if constant_padding(op) is not fill.operands[0]:
        return False
    [shape] = op.reify_result_shapes(rewriter)
    sizes = as_mixed(shape)
    empty = RankedTensorType.get(as_shape(sizes), type.element_type)
    init = rewriter.insert(EmptyOp.build(empty, split_mixed(sizes)[0], location=op.location)).result
    made = rewriter.insert(_filled(fill, init))
    rewriter.replace_op(op, [cast_to(rewriter, made.results[0], type, fill)])
    return True


@pattern(FillOp, root="tensor.insert_slice")
def _inserted_padding(op: InsertSliceOp, rewriter: PatternRewriter) -> bool:
    """Inserts what was padded with the fill value into a fill, without the padding."""
    from odsgen_dialects.tensor import DimOp, InsertSliceOp, PadOp

    pad = op.source.defining_op
    if not isinstance(pad, PadOp) or op.dest.type.rank != op.source.type.rank:
        return False
    first: Value = op.dest
    while isinstance(before := first.defining_op, InsertSliceOp):
        if before.dest.type.rank != before.source.type.rank:
            return False
        if not _are_disjoint(mixed_slice(before), mixed_slice(op)):
            break
        first = before.dest
    fill = _fill_of(first)
    if fill is None or constant_padding(pad) is not fill.operands[0]:
        return False
    old = mixed_slice(op)
    sum = AffineSymbolExpr.get(0) + AffineSymbolExpr.get(1)
    offsets = [
        composed_apply(rewriter, sum, [low, offset], op.location, 0)
        for low, offset in zip(mixed_values(pad.static_low, pad.low), old.offsets, strict=True)
    ]
    sizes: list[Mixed] = []
    for number, size in enumerate(pad.source.type.shape):
        if size != DYNAMIC:
            sizes.append(size)
            continue
        dim = index_constant(rewriter, number, op.location)
        made = rewriter.insert(DimOp.build(pad.source, dim, location=op.location))
        sizes.append(made.result)
    slice = MixedSlice(offsets, sizes, old.strides)
    arguments = slice.build_arguments()
    rewriter.replace_op_with_new(op, InsertSliceOp.build(pad.source, op.dest, *arguments))
    return True


def _are_disjoint(one: MixedSlice, other: MixedSlice) -> bool:
    """Whether numbers say that no element is in both."""
    for numbers in zip(*one, *other, strict=True):
        if any(isinstance(number, Value) for number in numbers):
            continue
        start, size, stride, other_start, other_size, other_stride = numbers
        end = start + (size - 1) * stride
        if end < other_start or other_start + (other_size - 1) * other_stride < start:
            return True
    return False


@pattern(FillOp, root="linalg.pack")
def _packed(op: PackOp, rewriter: PatternRewriter) -> bool:
    """Replaces the tiles of a fill by a fill of the destination."""
    fill = _fill_of(op.source)
    if fill is None or not op.dest.has_one_use:
        return False
    if op.padding_value is not None and not are_equal(op.padding_value, fill.operands[0]):
        return False
    return _replace(op, fill, op.dest, rewriter)


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

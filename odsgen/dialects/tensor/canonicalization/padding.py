"""Canonicalization of `tensor.pad`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.affine.composition import compose
from odsgen.dialects.shared import (
    Mixed,
    MixedSlice,
    as_shape,
    fold_constants,
    known_integer,
    mixed_slice,
    ranked_tensor,
    split_mixed,
)
from odsgen.dialects.shared.mixed_values import mixed_values
from odsgen.dialects.tensor.canonicalization.casts import cast_to, extract_slice
from odsgen.dialects.tensor.cast_information import (
    folds_into_consumer,
    preserves_static_information,
)
from odsgen.hooks import pattern
from odsgen.rewriting import PatternRewriter, constant_value
from odsgen.runtime import (
    DYNAMIC,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    AffineMapAttr,
    AffineSymbolExpr,
    CloneMap,
    RankedTensorType,
    Region,
    Type,
    Value,
    index,
)
from odsgen_dialects.tensor import CastOp, ExtractSliceOp, PadOp, YieldOp


def padding_below(op: PadOp) -> list[Mixed]:
    """The numbers of elements before those of each dimension."""
    return mixed_values(op.static_low, op.low)


def padding_behind(op: PadOp) -> list[Mixed]:
    """The numbers of elements behind those of each dimension."""
    return mixed_values(op.static_high, op.high)


def _pads_nothing(padding: Sequence[Mixed]) -> bool:
    return all(known_integer(size) == 0 for size in padding)


def _build(
    op: PadOp, type: Type, source: Value, low: Sequence[Mixed], high: Sequence[Mixed]
) -> PadOp:
    """Builds a pad of another source, without a body."""
    low_values, static_low = split_mixed(low)
    high_values, static_high = split_mixed(high)
    return op.build(
        type,
        source,
        low_values,
        high_values,
        static_low,
        static_high,
        nofold=op.nofold,
        region=Region(),
        attributes=dict(op.attributes),
        location=op.location,
    )


def _inferred(
    source: RankedTensorType, low: Sequence[Mixed], high: Sequence[Mixed], shape: Sequence[int]
) -> RankedTensorType:
    """The inferred result type; sizes from the shape where it is dynamic or empty."""
    sizes: list[int] = []
    for size, before, behind, otherwise in zip(source.shape, low, high, shape, strict=True):
        if size == DYNAMIC or isinstance(before, Value) or isinstance(behind, Value):
            sizes.append(otherwise)
        else:
            padded = size + before + behind
            sizes.append(padded if padded >= 0 else otherwise)
    return RankedTensorType.get(sizes, source.element_type)


@pattern(PadOp)
def _pad_nothing(op: PadOp, rewriter: PatternRewriter) -> bool:
    """Replaces a pad by zero by a cast of the source."""
    if op.nofold or not _pads_nothing(padding_below(op)) or not _pads_nothing(padding_behind(op)):
        return False
    rewriter.replace_op(op, [cast_to_always(rewriter, op.source, op.result.type, op)])
    return True


def cast_to_always(rewriter: PatternRewriter, value: Value, type: Type, op: PadOp) -> Value:
    """Builds a cast, even to the same type."""
    return rewriter.insert(CastOp.build(type, value, location=op.location)).dest


@pattern(PadOp)
def _pad_of_cast(op: PadOp, rewriter: PatternRewriter) -> bool:
    """`pad(cast x)` pads x, or refines the result type."""
    cast = op.source.defining_op
    if not folds_into_consumer(cast):
        return False
    source = cast.source.type
    assert isinstance(source, RankedTensorType)
    type = _inferred(source, padding_below(op), padding_behind(op), ranked_tensor(op.result).shape)
    if type is op.result.type:
        with rewriter.modifying(op):
            op.set_operand(0, cast.source)
        return True
    made = rewriter.insert(_build(op, type, op.source, padding_below(op), padding_behind(op)))
    op.region.clone_into(made.region, CloneMap())
    rewriter.replace_op(op, [cast_to(rewriter, made.result, op.result.type, op)])
    return True


@pattern(PadOp)
def _cast_of_pad(op: PadOp, rewriter: PatternRewriter) -> bool:
    """`cast(pad x)` pads to the more static type."""
    if not op.result.has_one_use:
        return False
    cast = op.result.users[0]
    if not isinstance(cast, CastOp):
        return False
    type = cast.results[0].type
    if not preserves_static_information(op.result.type, type):
        return False
    made = _build(op, type, op.source, padding_below(op), padding_behind(op))
    made.region.take_body(op.region)
    rewriter.insert(made)
    rewriter.replace_op(cast, made)
    rewriter.erase_op(op)
    return True


def constant_padding(op: PadOp) -> Value | None:
    """The padding value if it does not depend on the indices."""
    block = op.region.entry_block
    terminator = block.last
    if not isinstance(terminator, YieldOp):
        return None
    value = terminator.operands[0]
    if constant_value(value) is not None:
        return value
    return None if value.parent_block is block else value


def _padded(op: PadOp) -> set[int]:
    return {
        number
        for padding in (padding_below(op), padding_behind(op))
        for number, size in enumerate(padding)
        if known_integer(size) != 0
    }


def _has_unit_strides(slice: MixedSlice) -> bool:
    return all(known_integer(stride) == 1 for stride in slice.strides)


@pattern(PadOp)
def _orthogonal_paddings(op: PadOp, rewriter: PatternRewriter) -> bool:
    """Merges two slices with high padding of the same value in different dimensions."""
    inner_slice_op = op.source.defining_op
    if not isinstance(inner_slice_op, ExtractSliceOp):
        return False
    outer = inner_slice_op.source.defining_op
    if not isinstance(outer, PadOp) or outer.nofold:
        return False
    outer_slice_op = outer.source.defining_op
    if not isinstance(outer_slice_op, ExtractSliceOp):
        return False
    rank = len(ranked_tensor(op.source).shape)
    if not (
        ranked_tensor(outer_slice_op.source).rank
        == ranked_tensor(outer_slice_op.result).rank
        == ranked_tensor(inner_slice_op.source).rank
        == rank
    ):
        return False
    inner_slice, outer_slice = mixed_slice(inner_slice_op), mixed_slice(outer_slice_op)
    if not _has_unit_strides(inner_slice) or not _has_unit_strides(outer_slice):
        return False
    if not _pads_nothing(padding_below(op)) or not _pads_nothing(padding_below(outer)):
        return False
    inner_value, outer_value = constant_padding(op), constant_padding(outer)
    if inner_value is None or outer_value is None:
        return False
    constant = constant_value(inner_value)
    if constant is None or constant is not constant_value(outer_value):
        return False
    inner_padded, outer_padded = _padded(op), _padded(outer)
    if inner_padded & outer_padded:
        return False
    offsets: list[Mixed] = []
    for number in range(rank):
        mine, theirs = inner_slice.offsets[number], outer_slice.offsets[number]
        if number not in inner_padded and known_integer(mine) == 0:
            offsets.append(theirs)
        elif number not in outer_padded and known_integer(theirs) == 0:
            offsets.append(mine)
        else:
            return False
    sizes = list(inner_slice.sizes)
    for number in sorted(outer_padded):
        if known_integer(sizes[number]) != ranked_tensor(inner_slice_op.source).shape[number]:
            return False
        sizes[number] = outer_slice.sizes[number]
    high: list[Mixed] = [0] * rank
    for number in range(rank):
        if number in inner_padded:
            high[number] = padding_behind(op)[number]
        if number in outer_padded:
            high[number] = padding_behind(outer)[number]
    source = ranked_tensor(outer_slice_op.source)
    type = RankedTensorType.get(as_shape(sizes), source.element_type, source.encoding)
    slice = MixedSlice(offsets, sizes, inner_slice.strides)
    made_slice = extract_slice(type, outer_slice_op.source, slice, op.location)
    rewriter.insert(made_slice)
    made = _build(op, op.result.type, made_slice.results[0], padding_below(op), high)
    rewriter.insert(made)
    made.region.take_body(op.region)
    rewriter.replace_op(op, made)
    return True


@pattern(PadOp)
def _pad_by_constants(op: PadOp, rewriter: PatternRewriter) -> bool:
    """Folds constant padding into the type."""
    source = ranked_tensor(op.source)
    low, high = padding_below(op), padding_behind(op)
    fold_constants(low, non_negative=False)
    fold_constants(high, non_negative=False)
    before = ranked_tensor(op.result).shape
    unknown = (DYNAMIC,) * len(before)
    known = _inferred(source, low, high, unknown).shape
    shape = tuple(
        other if size == DYNAMIC else size for size, other in zip(before, known, strict=True)
    )
    if shape == before or shape == unknown:
        return False
    type = RankedTensorType.get(shape, ranked_tensor(op.result).element_type)
    made = rewriter.insert(_build(op, type, op.source, low, high))
    op.region.clone_into(made.region, CloneMap())
    rewriter.replace_op(op, [cast_to(rewriter, made.result, op.result.type, op)])
    return True


def _sum(op: PadOp, one: Mixed, other: Mixed, rewriter: PatternRewriter) -> Mixed:
    """The sum of two paddings (`makeComposedFoldedAffineApply`)."""
    from odsgen_dialects.affine import AffineApplyOp

    values: list[Value] = []
    parts: list[AffineExpr] = []
    for padding in (one, other):
        if isinstance(padding, Value):
            parts.append(AffineDimExpr.get(len(values)))
            values.append(padding)
        else:
            parts.append(AffineConstantExpr.get(padding))
    map, operands = compose(AffineMap.get(len(values), 0, [parts[0] + parts[1]]), values)
    result = map.results[0]
    if isinstance(result, AffineConstantExpr):
        return result.value
    if isinstance(result, (AffineDimExpr, AffineSymbolExpr)):
        return operands[0]
    made = AffineApplyOp.build_generic(
        operands, {"map": AffineMapAttr.get(map)}, result_types=[index], location=op.location
    )
    return rewriter.insert(made).results[0]


@pattern(PadOp)
def _pad_of_pad(op: PadOp, rewriter: PatternRewriter) -> bool:
    """`pad(pad x)` with one value is one pad."""
    before = op.source.defining_op
    if op.nofold or not isinstance(before, PadOp) or before.nofold:
        return False
    value = constant_padding(op)
    if value is None or value is not constant_padding(before):
        return False
    high, low = (
        [_sum(op, mine, theirs, rewriter) for mine, theirs in zip(*paddings, strict=True)]
        for paddings in (
            (padding_behind(op), padding_behind(before)),
            (padding_below(op), padding_below(before)),
        )
    )
    made = rewriter.insert(_build(op, op.result.type, before.source, low, high))
    made.region.take_body(op.region)
    rewriter.replace_op(op, made)
    return True

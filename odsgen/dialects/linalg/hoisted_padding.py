"""Packs all padded slices of a tensor before the loops that use them (MLIR: `hoistPaddingOnTensors`)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from odsgen.dialects.affine.mixed_values import folded_apply
from odsgen.dialects.linalg.building import transpose
from odsgen.dialects.linalg.tiling.pads import constant_padding
from odsgen.dialects.linalg.tiling.slices import as_value
from odsgen.dialects.shared import (
    Mixed,
    MixedSlice,
    build_for,
    constant_integer,
)
from odsgen.rewriting import PatternRewriter, is_memory_effect_free
from odsgen.runtime import (
    DYNAMIC,
    AffineDimExpr,
    AffineMap,
    AffineSymbolExpr,
    BlockArgument,
    CloneMap,
    IndexType,
    InsertionPoint,
    Location,
    Operation,
    RankedTensorType,
    Value,
)
from odsgen_dialects import affine, arith, scf, tensor

_ROUNDS = (AffineDimExpr.get(1) - AffineDimExpr.get(0)).ceil_div(AffineSymbolExpr.get(0))


@dataclass
class _Analysis:
    """The operations and loops needed to compute a padded slice before a loop."""

    outermost: scf.ForOp
    #: Operations in the loop on which the slice depends, definitions first; loops whose counters are used among them.
    slice: list[Operation]
    packing_loops: list[scf.ForOp]


@dataclass
class PackedPadding:
    """The padding before the loop, the loops that pack it, and a value for the padding that was."""

    pad: Operation
    loops: list[scf.ForOp]
    slice: MixedSlice
    value: Value


def enclosing_loops(pad: Operation, count: int) -> list[scf.ForOp]:
    """At most so many loops directly around, the innermost first."""
    found: list[scf.ForOp] = []
    parent = pad.parent_op
    while len(found) < count and isinstance(parent, scf.ForOp):
        found.append(parent)
        parent = parent.parent_op
    return found


def hoist_padding(
    rewriter: PatternRewriter, pad: tensor.PadOp, count: int, order: Sequence[int]
) -> PackedPadding | None:
    """Hoists a padding over so many loops, and gives a value for it; None where it cannot be."""
    loops = enclosing_loops(pad, count)
    analysis = _analyzed(pad, loops)
    packed = None if analysis is None else _packed(rewriter, pad, order, analysis)
    if analysis is None or packed is None:
        return None
    rewriter.set_insertion_point_before(pad)
    places: list[Mixed] = [_round(rewriter, loop) for loop in analysis.packing_loops]
    zeros: list[Mixed] = [0] * (len(packed.slice.sizes) - len(places))
    slice = packed.slice._replace(offsets=[*places, *zeros])
    whole = packed.loops[0].results[0] if packed.loops else packed.pad.results[0]
    type = _transposed_type(pad, order)
    made = tensor.ExtractSliceOp.build(type, whole, *slice.build_arguments(), location=pad.location)
    value: Value = rewriter.insert(made).result
    if order:
        assert isinstance(pad.result.type, RankedTensorType)
        plain = RankedTensorType.get(pad.result.type.shape, pad.result.type.element_type)
        empty = rewriter.insert(tensor.EmptyOp.build(plain, location=pad.location))
        back = transpose(value, empty.result, order, location=pad.location)
        value = rewriter.insert(back).results[0]
    packed.value = value
    return packed


def pack_padding(
    rewriter: PatternRewriter, pad: tensor.PadOp, outermost: scf.ForOp, order: Sequence[int]
) -> PackedPadding | None:
    """Builds the loops that pack a padding before a loop; nothing uses them yet (`buildPackingLoopNest`)."""
    loops: list[scf.ForOp] = []
    parent = pad.parent_op
    while isinstance(parent, scf.ForOp) and outermost not in loops:
        loops.append(parent)
        parent = parent.parent_op
    analysis = _analyzed(pad, loops) if outermost in loops else None
    return None if analysis is None else _packed(rewriter, pad, order, analysis)


def _transposed_type(pad: tensor.PadOp, order: Sequence[int]) -> RankedTensorType:
    type = pad.result.type
    assert isinstance(type, RankedTensorType)
    shape = [type.shape[number] for number in order] if order else type.shape
    return RankedTensorType.get(shape, type.element_type)


# --- analysis -----------------------------------------------------------------------------------------------------------


def _analyzed(pad: tensor.PadOp, loops: Sequence[scf.ForOp]) -> _Analysis | None:
    slice = pad.source.defining_op
    if not loops or not isinstance(slice, tensor.ExtractSliceOp):
        return None
    outermost = loops[-1]
    if not _is_outside(outermost, slice.source):
        return None
    padding = constant_padding(pad)
    if padding is None or not isinstance(padding.defining_op, arith.ConstantOp):
        return None
    found: dict[Operation, None] = {}
    _add_backward(padding.defining_op, outermost, pad, found)
    _add_backward(pad, outermost, pad, found)
    if len(found) <= 1:
        return None
    kept = _index_computation(list(found), pad, slice)
    if kept is None:
        return None
    packing = [loop for loop in reversed(loops) if loop in kept]
    if not all(_can_be_counted(outermost, loop) for loop in packing):
        return None
    return _Analysis(outermost, kept, packing)


def _is_outside(loop: Operation, value: Value) -> bool:
    op = value.defining_op
    if op is None:
        region = value.parent_region
        op = None if region is None else region.parent_op
        return op is None or not loop.is_ancestor(op)
    return not loop.is_ancestor(op)


def _add_backward(
    op: Operation | None, outermost: Operation, pad: Operation, found: dict[Operation, None]
) -> None:
    """Adds an operation behind those that define its operands, as far as they lie in the loop."""
    if op is None or op in found or not outermost.is_ancestor(op):
        return
    if op is not pad and pad.is_ancestor(op):
        return
    for value in op.operands:
        if isinstance(value, BlockArgument):
            _add_backward(value.owner.parent_op, outermost, pad, found)
        else:
            _add_backward(value.defining_op, outermost, pad, found)
    found[op] = None


def _index_computation(
    found: Sequence[Operation], pad: Operation, slice: Operation
) -> list[Operation] | None:
    """The operations that compute indices of the slice, and constants; None where one is not simple."""
    indices: set[Value] = set()
    kept: list[Operation] = []

    def follow(op: Operation) -> None:
        indices.update(value for value in op.operands if isinstance(value.type, IndexType))
        kept.append(op)

    for op in reversed(found):
        if op is pad or op is slice:
            follow(op)
        elif isinstance(op, scf.ForOp) and op.region.entry_block.arguments[0] in indices:
            follow(op)
        elif any(result in indices for result in op.results):
            follow(op)
            is_plain = all(isinstance(value.type, IndexType) for value in op.operands)
            if not is_plain or op.regions or not is_memory_effect_free(op):
                return None
        elif isinstance(op, arith.ConstantOp):
            kept.append(op)
    return kept[::-1]


def _can_be_counted(outermost: scf.ForOp, loop: scf.ForOp) -> bool:
    """Whether nothing in the outermost loop says how often the loop runs."""
    return all(
        _is_outside(outermost, value) or constant_integer(value) is not None
        for value in (loop.lower_bound, loop.upper_bound, loop.step)
    )


# --- packing ------------------------------------------------------------------------------------------------------------


def _round(rewriter: PatternRewriter, loop: scf.ForOp) -> Mixed:
    """Which round of a loop it is."""
    by = (AffineDimExpr.get(0) - AffineDimExpr.get(1)).ceil_div(AffineSymbolExpr.get(0))
    counter = loop.region.entry_block.arguments[0]
    operands = [counter, loop.lower_bound, loop.step]
    return folded_apply(rewriter, AffineMap.get(2, 1, [by]), operands, loop.location)


def _length(rewriter: PatternRewriter, loop: scf.ForOp, location: Location) -> Value:
    """How often a loop runs."""
    bound = constant_integer(loop.upper_bound)
    upper = loop.upper_bound if bound is None else as_value(rewriter, bound, location)
    map = AffineMap.get(2, 1, [_ROUNDS])
    rounds = folded_apply(rewriter, map, [loop.lower_bound, upper, loop.step], location)
    return as_value(rewriter, rounds, location)


def _packed(
    rewriter: PatternRewriter, pad: tensor.PadOp, order: Sequence[int], analysis: _Analysis
) -> PackedPadding | None:
    location = pad.location
    type = _transposed_type(pad, order)
    if DYNAMIC in type.shape or any(
        isinstance(loop.upper_bound.defining_op, (affine.AffineMinOp, affine.AffineApplyOp))
        for loop in analysis.packing_loops
    ):
        return None
    rewriter.set_insertion_point_before(analysis.outermost)
    lengths = [_length(rewriter, loop, location) for loop in analysis.packing_loops]
    whole = RankedTensorType.get([*[DYNAMIC] * len(lengths), *type.shape], type.element_type)
    target: Value = rewriter.insert(tensor.EmptyOp.build(whole, lengths, location=location)).result
    mapping = CloneMap()
    loops: list[scf.ForOp] = []
    places: list[Mixed] = []
    copy: Operation = pad
    for op in analysis.slice:
        if not isinstance(op, scf.ForOp):
            copy = rewriter.clone(op, mapping)
            continue
        low, high, step = (
            mapping.values.get(value, value) for value in (op.lower_bound, op.upper_bound, op.step)
        )
        loop = rewriter.insert(build_for(low, high, step, [target], location))
        loops.append(loop)
        body = loop.region.entry_block
        mapping.values[op.region.entry_block.arguments[0]] = body.arguments[0]
        rewriter.insertion_point = InsertionPoint.at_end(body)
        places.append(_round(rewriter, loop))
        target = body.arguments[1]
    rank = len(type.shape)
    slice = MixedSlice(
        [*places, *[0] * rank], [*[1] * len(places), *type.shape], [1] * (len(places) + rank)
    )
    value: Value = copy.results[0]
    if order:
        made = tensor.ExtractSliceOp.build(
            type, target, *slice.build_arguments(), location=location
        )
        output = rewriter.insert(made).result
        moved = transpose(value, output, order, location=location)
        value = rewriter.insert(moved).results[0]
    if loops:
        inserted = tensor.InsertSliceOp.build(
            value, target, *slice.build_arguments(), location=location
        )
        value = rewriter.insert(inserted).result
        for loop in reversed(loops):
            rewriter.insertion_point = InsertionPoint.at_end(loop.region.entry_block)
            rewriter.insert(scf.YieldOp.build([value], location=location))
            value = loop.results[0]
    return PackedPadding(copy, loops, slice, value)

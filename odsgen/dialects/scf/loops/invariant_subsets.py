"""`loop-invariant-subset-hoisting`: a part of a tensor that a loop reads and writes is carried by itself."""

from __future__ import annotations

from typing import Any, NamedTuple

from odsgen.dialects.affine.composition import compose
from odsgen.dialects.bufferization.one_shot.subsets import subset_extraction, subset_insertion
from odsgen.dialects.scf.interfaces import with_additional_yields
from odsgen.dialects.shared import Mixed, MixedSlice, are_equal
from odsgen.passes import Pass, register_pass
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import (
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    BlockArgument,
    DestinationStyleOpInterface,
    InsertionPoint,
    LoopLikeOpInterface,
    Operation,
    Use,
    Value,
    as_interface,
)
from odsgen_dialects import affine, scf, vector

Loop = scf.ForOp | affine.AffineForOp
_Transfer = (vector.TransferReadOp, vector.TransferWriteOp)


@register_pass
class LoopInvariantSubsetHoisting(Pass):
    """Goes through all loops, those inside of others first."""

    ARGUMENT = "loop-invariant-subset-hoisting"
    NAME = "LoopInvariantSubsetHoisting"
    SUMMARY = "Hoist loop invariant subset ops outside of the loop"

    def run_on_operation(self, op: Operation) -> None:
        """Hoists what each loop reads and writes."""
        for inner in list(op.walk(post_order=True)):
            if inner.parent_block is not None:
                hoist_subsets(PatternRewriter(InsertionPoint.before(inner)), inner)


class _Parts:
    """The operations on parts of a carried value, and which of them belong together (MLIR: `MatchingSubsets`)."""

    def __init__(self) -> None:
        self.pairs: list[tuple[Operation | None, Operation | None]] = []
        self._all: list[Operation] = []

    def add(self, op: Operation, is_hoistable: bool) -> None:
        """Notes an operation, and pairs it with one on the same part."""
        self._all.append(op)
        if not is_hoistable:
            return
        place = 1 if subset_insertion(op) is not None else 0
        for number, pair in enumerate(self.pairs):
            other = pair[1 - place]
            if other is not None and _are_same(other, op):
                self.pairs[number] = (pair[0], op) if place else (op, pair[1])
                return
        self.pairs.append((None, op) if place else (op, None))

    def is_apart(self, pair: tuple[Operation, Operation]) -> bool:
        """Whether no other operation touches the part."""
        return all(
            _are_apart(other, each) for other in self._all if other not in pair for each in pair
        )


class _Accessed(NamedTuple):
    """The first and the last place that is accessed in a dimension."""

    first: AffineExpr
    last: AffineExpr


def _slice(op: Operation) -> MixedSlice | None:
    model = subset_insertion(op)
    if model is not None:
        return model.slice(op)
    extraction = subset_extraction(op)
    return None if extraction is None else extraction(op)[1]


def _are_same(one: Operation, other: Operation) -> bool:
    if isinstance(one, _Transfer) and isinstance(other, _Transfer):
        if one.mask is not other.mask or one.permutation_map is not other.permutation_map:
            return False
    parts = _slice(one), _slice(other)
    return None not in parts and all(
        len(mine) == len(theirs) and all(map(are_equal, mine, theirs))
        for mine, theirs in zip(*parts, strict=True)  # type: ignore[arg-type]
    )


def _are_apart(one: Operation, other: Operation) -> bool:
    mine, theirs = _slice(one), _slice(other)
    if mine is None or theirs is None:
        return False
    for dimension in zip(*mine, *theirs, strict=True):
        values: list[Value] = []
        exprs = [_expr(entry, values) for entry in dimension]
        if not all(isinstance(exprs[number], AffineConstantExpr) for number in (1, 2, 4, 5)):
            continue
        spans = [
            _Accessed(offset, offset + (size - 1) * stride)
            for offset, size, stride in (exprs[:3], exprs[3:])
        ]
        for before, after in (spans, spans[::-1]):
            map, _ = compose(AffineMap.get(len(values), 0, [after.first - before.last]), values)
            if map.is_single_constant() and map.constant_results()[0] > 0:
                return True
    return False


def _expr(entry: Mixed, values: list[Value]) -> AffineExpr:
    if not isinstance(entry, Value):
        return AffineConstantExpr.get(entry)
    values.append(entry)
    return AffineDimExpr.get(len(values) - 1)


# --- carried values -------------------------------------------------------------------------------------------------------


def _collect(parts: _Parts, argument: BlockArgument, is_hoistable: bool) -> bool:
    """Follows a carried value to the end of the body; whether there are only operations on parts of it."""
    value: Value = argument
    while True:
        uses = list(value.uses)
        end = argument.owner.terminator
        if len(uses) == 1 and uses[0].owner is end:
            return uses[0].index == argument.index - 1
        following: Value | None = None
        for use in uses:
            found = _follow(parts, use, is_hoistable)
            if found is False or (found is not None and following is not None):
                return False
            following = found or following  # type: ignore[assignment]
        if following is None:
            return False
        value = following


def _follow(parts: _Parts, use: Use, is_hoistable: bool) -> Value | bool | None:
    """The tensor after a use; None behind one that only reads, False behind an unknown one."""
    op = use.owner
    if isinstance(op, (scf.ForOp, affine.AffineForOp)):
        loop = as_interface(op, LoopLikeOpInterface)
        assert loop is not None
        number = use.index - (len(op.operands) - len(op.results))
        if number < 0 or not _collect(parts, loop.region_iter_args[number], False):
            return False
        return op.results[number]
    model = subset_insertion(op)
    if model is None:
        if subset_extraction(op) is None or use.index != 0:
            return False
        parts.add(op, is_hoistable)
        return None
    style = as_interface(op, DestinationStyleOpInterface)
    if style is None or not style.has_pure_tensor_semantics or use != model.destination(op):
        return False
    parts.add(op, is_hoistable)
    return op.results[0]


def hoist_subsets(rewriter: PatternRewriter, loop: Operation) -> Operation:
    """Hoists parts of all carried values; the loop, or the one in its place (`hoistLoopInvariantSubsets`)."""
    if not isinstance(loop, (scf.ForOp, affine.AffineForOp)):
        return loop
    number = 0
    while number < len(loop.results):
        loop = _hoist(rewriter, loop, number)
        number += 1
    return loop


def _hoist(rewriter: PatternRewriter, loop: Loop, number: int) -> Loop:
    parts = _Parts()
    if not _collect(parts, loop.regions[0].arguments[number + 1], True):
        return loop
    for reading, writing in parts.pairs:
        if reading is None or writing is None:
            continue
        model: Any = subset_insertion(writing)
        source, destination = model.source(writing).index, model.destination(writing).index
        if reading.results[0].type is not writing.operands[source].type:
            continue
        if not parts.is_apart((reading, writing)):
            continue
        if not _is_invariant(loop, reading, {0}):
            continue
        if not _is_invariant(loop, writing, {source, destination}):
            continue
        loop = _hoist_pair(rewriter, loop, number, (reading, writing), (source, destination))
    return loop


def _is_invariant(loop: Loop, op: Operation, but: set[int]) -> bool:
    """Whether operands, but for some, are there before the loop."""
    region = loop.regions[0]
    return not any(
        n not in but and value.parent_region is not None and region.is_ancestor(value.parent_region)
        for n, value in enumerate(op.operands)
    )


def _hoist_pair(
    rewriter: PatternRewriter,
    loop: Loop,
    number: int,
    pair: tuple[Operation, Operation],
    places: tuple[int, int],
) -> Loop:
    reading, writing = pair
    source, destination = places
    made = with_additional_yields(
        loop, rewriter, [reading.results[0]], True, lambda *_: [writing.operands[source]]
    )
    result = made.results[number]
    rewriter.move_op_before(reading, made)
    rewriter.move_op_after(writing, made)
    rewriter.replace_all_uses_with(writing.results[0], writing.operands[destination])
    first = len(made.operands) - len(made.results)
    reading.set_operand(0, made.operands[first + number])
    rewriter.replace_all_uses_with(result, writing.results[0])
    writing.set_operand(source, made.results[-1])
    writing.set_operand(destination, result)
    return made

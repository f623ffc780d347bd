"""Canonicalization of `scf.for`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.scf.canonicalization.regions import replace_with_region, yielded
from odsgen.dialects.scf.canonicalization.trip_counts import trip_count
from odsgen.dialects.shared import patterns_of
from odsgen.dialects.tensor.cast_information import folds_into_consumer
from odsgen.hooks import canonicalization_patterns
from odsgen.rewriting import PatternRewriter, RewritePattern, region_branch_patterns
from odsgen.runtime import Block, InsertionPoint, Type, Value
from odsgen_dialects.scf import ForOp, YieldOp

if TYPE_CHECKING:
    from odsgen_dialects.tensor import CastOp


class SimplifyTrivialLoops(RewritePattern[ForOp]):
    """Removes loops that never run or do nothing; inlines those that run once."""

    def match_and_rewrite(self, op: ForOp, rewriter: PatternRewriter) -> bool:
        count = trip_count(op.lower_bound, op.upper_bound, op.step, is_signed=not op.unsigned_cmp)
        inits = op.operands[3:]
        region = op.regions[0]
        if count is None:
            return False
        if count == 0:
            rewriter.replace_op(op, inits)
            return True
        if count == 1:
            replace_with_region(rewriter, op, region, [op.lower_bound, *inits])
            return True
        block = region.entry_block
        values = yielded(region)
        if block.first is not block.last:
            return False
        if any(value.parent_block is block for value in values):
            return False
        rewriter.replace_op(op, values)
        return True


def _cast_iter_args(op: ForOp, rewriter: PatternRewriter) -> bool:
    """Moves a `tensor.cast` of an init operand into the loop and behind it."""
    for number, (init, result) in enumerate(zip(op.init_args, op.results, strict=True)):
        cast = init.defining_op
        if folds_into_consumer(cast) and cast.source.type is not init.type and result.has_one_use:
            _cast_iter_arg(op, number, cast, rewriter)
            return True
    return False


def _cast_iter_arg(op: ForOp, number: int, cast: CastOp, rewriter: PatternRewriter) -> None:
    outer, inner = cast.dest.type, cast.source.type
    inits = list(op.init_args)
    inits[number] = cast.source
    old = op.region.entry_block
    region = type(op.region)()
    made = op.build_generic(
        (op.lower_bound, op.upper_bound, op.step, *inits),
        result_types=[init.type for init in inits],
        regions=[region],
        location=op.location,
    )
    made.properties.update(op.properties)
    made.attributes.update(op.attributes)
    types = [argument.type for argument in old.arguments]
    types[number + 1] = inner
    block = region.append(Block(types, [argument.location for argument in old.arguments]))
    rewriter.insert(made)
    rewriter.insertion_point = InsertionPoint.at_end(block)
    arguments: list[Value] = list(block.arguments)
    arguments[number + 1] = _cast(rewriter, op, outer, arguments[number + 1])
    rewriter.merge_blocks(old, block, arguments)
    terminator = block.last
    assert terminator is not None
    rewriter.set_insertion_point_before(terminator)
    values = list(terminator.operands)
    values[number] = _cast(rewriter, op, inner, values[number])
    rewriter.insert(YieldOp.build_generic(values, result_types=(), location=op.location))
    rewriter.erase_op(terminator)
    rewriter.set_insertion_point_after(made)
    results: list[Value] = list(made.results)
    results[number] = _cast(rewriter, op, outer, results[number])
    rewriter.replace_op(op, results)


def _cast(rewriter: PatternRewriter, op: ForOp, type: Type, value: Value) -> Value:
    from odsgen_dialects.tensor import CastOp

    return rewriter.insert(CastOp.build(type, value, location=op.location)).dest


@canonicalization_patterns(ForOp)
def canonicalization_patterns_for() -> Sequence[RewritePattern]:
    """ForOp::getCanonicalizationPatterns"""
    return (
        SimplifyTrivialLoops(),
        *patterns_of("scf.for", _cast_iter_args),
        *region_branch_patterns("scf.for"),
    )

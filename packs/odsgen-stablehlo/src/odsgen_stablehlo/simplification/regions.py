"""Simplification of operations with regions: branches that are known, and what nobody uses of loops and reductions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from odsgen.rewriting import PatternRewriter, is_memory_effect_free
from odsgen.runtime import Block, BlockArgument, Operation, Region, Value

from ..stablehlo import ops
from .constants import integers_of, splat_of

_Rewrite = Callable[[Any, PatternRewriter], bool]


def _inline(op: Operation, region: Region, rewriter: PatternRewriter) -> bool:
    """Puts what a region of one block does in the place of the operation."""
    if len(region.blocks) != 1:
        return False
    block = region.blocks[0]
    end = block.last
    if not isinstance(end, ops.ReturnOp) or block.arguments:
        return False
    results = list(end.operands)
    if [value.type for value in results] != list(op.result_types):
        return False
    rewriter.inline_block_before(block, op)
    rewriter.replace_op(op, results)
    rewriter.erase_op(end)
    return True


def _if(op: ops.IfOp, rewriter: PatternRewriter) -> bool:
    """Of a condition that is known"""
    flag = splat_of(op.pred)
    return flag is not None and _inline(op, op.regions[0 if flag else 1], rewriter)


def _case(op: ops.CaseOp, rewriter: PatternRewriter) -> bool:
    """Of a number that is known"""
    found = integers_of(op.index)
    if not found:
        return False
    number = found[0] if 0 <= found[0] < len(op.regions) else -1
    return _inline(op, op.regions[number], rewriter)


def _reduce(op: ops.ReduceOp, rewriter: PatternRewriter) -> bool:
    """Of no dimension; to what the region does not compute

    Initial values are neutral: a region and they form a monoid, or what a reduction computes is not determined.
    """
    if not op.dimensions:
        inputs = list(op.inputs)
        if [value.type for value in inputs] == list(op.result_types):
            rewriter.replace_op(op, inputs)
            return True
        return False
    block = op.regions[0].blocks[0]
    end = block.last
    if block.first is not end or not isinstance(end, ops.ReturnOp):
        return False
    given = list(end.operands)
    if any(_is_inside(value, op) for value in given):
        return False
    if any(0 in getattr(value.type, "shape", ()) for value in op.inputs):
        return False
    if [value.type for value in given] != list(op.result_types):
        return False
    rewriter.replace_op(op, given)
    return True


def _is_inside(value: Value, op: Operation) -> bool:
    if value.defining_op is not None:
        return value.defining_op.parent_op is op
    return isinstance(value, BlockArgument) and value.parent_block.parent_op is op


def _while(op: ops.WhileOp, rewriter: PatternRewriter) -> bool:
    """Without the values that no iteration changes, which the regions capture"""
    condition, body = op.regions
    end = body.blocks[0].last
    if not isinstance(end, ops.ReturnOp) or len(condition.blocks) != 1 or len(body.blocks) != 1:
        return False
    arguments = body.blocks[0].arguments
    same = [n for n, value in enumerate(end.operands) if value is arguments[n]]
    kept = [n for n in range(len(op.operands)) if n not in same]
    if not same or not kept:
        return False
    for number in same:
        for value in (condition.blocks[0].arguments[number], arguments[number]):
            rewriter.replace_all_uses_with(value, op.operands[number])
    with rewriter.modifying(end):
        end.operands = [end.operands[number] for number in kept]
    for region in (condition, body):
        region.blocks[0].erase_arguments(same)
    made = ops.WhileOp.build(
        [op.operands[number] for number in kept],
        attributes=dict(op.attributes),
        location=op.location,
    )
    made.cond.take_body(condition)
    made.body.take_body(body)
    rewriter.insert_with_body(made)
    results = list(op.operands)
    for number, result in zip(kept, made.results, strict=True):
        results[number] = result
    rewriter.replace_op(op, results)
    return True


# --- results that nobody uses -----------------------------------------------------------------------------------------------


def _reduce_unused(op: ops.ReduceOp, rewriter: PatternRewriter) -> bool:
    """Without the pairs of values that no used result depends on"""
    count = len(op.results)
    block = op.regions[0].blocks[0]
    end = block.last
    if not isinstance(end, ops.ReturnOp) or all(result.has_uses for result in op.results):
        return False
    kept = {n for n, result in enumerate(op.results) if result.has_uses}
    needed: set[Operation] = set()
    waiting = sorted(kept)
    while waiting:
        for value in _sources(end.operands[waiting.pop()], block, needed):
            number = value.index % count
            if number not in kept:
                kept.add(number)
                waiting.append(number)
    if not kept or len(kept) == count:
        return False
    others = [inner for inner in block if inner is not end and inner not in needed]
    if not all(is_memory_effect_free(inner) for inner in others):
        return False
    chosen = sorted(kept)
    with rewriter.modifying(end):
        end.operands = [end.operands[number] for number in chosen]
    for inner in reversed(others):
        rewriter.erase_op(inner)
    block.erase_arguments([n for n in range(2 * count) if n % count not in kept])
    made = ops.ReduceOp.build(
        [op.inputs[number] for number in chosen],
        [op.init_values[number] for number in chosen],
        op.dimensions,
        body=_moved(op.regions[0]),
        attributes=dict(op.attributes),
        location=op.location,
    )
    return _replace_some(op, made, chosen, rewriter)


def _sources(value: Value, block: Block, needed: set[Operation]) -> list[BlockArgument]:
    """The arguments of the block that a value depends on; the operations between are added."""
    found: list[BlockArgument] = []
    seen: set[Operation] = set()
    waiting = [value]
    while waiting:
        each = waiting.pop()
        inner = each.defining_op
        if isinstance(each, BlockArgument) and each.parent_block is block:
            found.append(each)
        if inner is None or inner.parent_block is not block or inner in seen:
            continue
        seen.add(inner)
        for nested in inner.walk():
            waiting.extend(nested.operands)
    needed |= seen
    return found


def _sort_unused(op: ops.SortOp, rewriter: PatternRewriter) -> bool:
    """Without what neither the comparison nor anybody else uses"""
    arguments = op.regions[0].blocks[0].arguments
    kept = [
        number
        for number, result in enumerate(op.results)
        if result.has_uses or arguments[2 * number].has_uses or arguments[2 * number + 1].has_uses
    ]
    if not kept or len(kept) == len(op.results):
        return False
    op.regions[0].blocks[0].erase_arguments(
        [n for n in range(2 * len(op.results)) if n // 2 not in kept]
    )
    made = ops.SortOp.build(
        [op.inputs[number] for number in kept],
        dimension=op.dimension,
        is_stable=op.is_stable,
        comparator=_moved(op.regions[0]),
        attributes=dict(op.attributes),
        location=op.location,
    )
    return _replace_some(op, made, kept, rewriter)


def _moved(region: Region) -> Region:
    made = Region()
    made.take_body(region)
    return made


def _replace_some(
    op: Operation, made: Operation, kept: list[int], rewriter: PatternRewriter
) -> bool:
    """Puts an operation with some of the results in the place of another one; nobody uses the others."""
    rewriter.insert_with_body(made)
    for number, result in zip(kept, made.results, strict=True):
        rewriter.replace_all_uses_with(op.results[number], result)
    rewriter.erase_op(op)
    return True


def _sort(op: ops.SortOp, rewriter: PatternRewriter) -> bool:
    """The last dimension, named"""
    shape = getattr(op.inputs[0].type, "shape", ())
    if op.dimension >= 0 or not shape:
        return False
    with rewriter.modifying(op):
        op.dimension = len(shape) + op.dimension
    return True


REWRITES: list[tuple[type[Operation], _Rewrite]] = [
    (ops.CaseOp, _case),
    (ops.IfOp, _if),
    (ops.ReduceOp, _reduce),
    (ops.ReduceOp, _reduce_unused),
    (ops.SortOp, _sort),
    (ops.SortOp, _sort_unused),
    (ops.WhileOp, _while),
]

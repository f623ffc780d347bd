"""Canonicalization of `scf.while`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.scf.canonicalization.regions import yielded
from odsgen.dialects.shared import patterns_of
from odsgen.hooks import canonicalization_patterns
from odsgen.rewriting import PatternRewriter, RewritePattern, region_branch_patterns
from odsgen.runtime import Block, IntegerAttr, Value, i1
from odsgen_dialects.arith.patterns import compute_inverted_predicate
from odsgen_dialects.scf import ConditionOp, IfOp, WhileOp

if TYPE_CHECKING:
    from odsgen_dialects.arith import CmpIOp


def _condition(op: WhileOp) -> ConditionOp:
    found = op.before.entry_block.last
    assert isinstance(found, ConditionOp)
    return found


def _condition_is_true(op: WhileOp, rewriter: PatternRewriter) -> bool:
    """Replaces the condition by true in the `after` region."""
    from odsgen_dialects.arith import ConstantOp

    condition = _condition(op)
    constant: Value | None = None
    for passed, argument in zip(condition.args, op.after.arguments, strict=True):
        if passed is not condition.condition or not argument.has_uses:
            continue
        if constant is None:
            made = ConstantOp.build(IntegerAttr.get(1, i1), location=op.location)
            constant = rewriter.insert(made).result
        rewriter.replace_all_uses_with(argument, constant)
    return constant is not None


def _comparison_is_known(op: WhileOp, rewriter: PatternRewriter) -> bool:
    """Replaces comparisons in `after` that equal the condition, or its inverse, by constants."""
    from odsgen_dialects.arith import CmpIOp, ConstantOp

    condition = _condition(op)
    compared = condition.condition.defining_op
    if not isinstance(compared, CmpIOp):
        return False
    changed = False
    for passed, argument in zip(condition.args, op.after.arguments, strict=True):
        for number in range(2):
            if passed is not compared.operands[number]:
                continue
            for user in reversed(argument.users):
                if not isinstance(user, CmpIOp):
                    continue
                if user.operands[1 - number] is not compared.operands[1 - number]:
                    continue
                holds = _same_predicate(user, compared)
                if holds is None:
                    continue
                made = ConstantOp.build(IntegerAttr.get(int(holds), i1))
                rewriter.replace_op_with_new(user, made)
                changed = True
    return changed


def _same_predicate(one: CmpIOp, other: CmpIOp) -> bool | None:
    """Whether two comparisons are the same; False for the inverse, None for others."""
    asked, predicate = (op.property_attribute("predicate") for op in (one, other))
    assert predicate is not None
    if asked is predicate:
        return True
    return False if asked is compute_inverted_predicate(predicate) else None


def _align_arguments(op: WhileOp, rewriter: PatternRewriter) -> bool:
    """Reorders the arguments of `scf.condition` to match those of the `before` region."""
    condition = _condition(op)
    arguments, passed = op.before.arguments, condition.args
    if len(arguments) != len(passed) or tuple(arguments) == tuple(passed):
        return False
    if len(set(passed)) != len(passed) or set(arguments) != set(passed):
        return False
    with rewriter.insertion_guard():
        rewriter.set_insertion_point_before(condition)
        rewriter.replace_op_with_new(condition, ConditionOp.build(condition.condition, arguments))
    places = [arguments.index(value) for value in passed]
    types = [argument.type for argument in arguments]
    before = Block(types, [value.location for value in op.inits])
    after = Block(types, [op.location] * len(types))
    made = op.build(types, op.inits, location=op.location)
    made.before.append(before)
    made.after.append(after)
    rewriter.insert(made)
    rewriter.merge_blocks(op.before.entry_block, before, before.arguments)
    rewriter.merge_blocks(op.after.entry_block, after, [after.arguments[place] for place in places])
    rewriter.replace_op(op, [made.results[place] for place in places])
    return True


def _move_if_down(op: WhileOp, rewriter: PatternRewriter) -> bool:
    """Moves an `scf.if` on the loop's condition from `before` into `after`."""
    condition = _condition(op)
    conditional = condition.previous
    if not isinstance(conditional, IfOp) or conditional.condition is not condition.condition:
        return False
    otherwise = conditional.else_region
    if otherwise.blocks and otherwise.entry_block.first is not otherwise.entry_block.last:
        return False
    for number, passed in enumerate(condition.args):
        if passed.defining_op is not conditional:
            continue
        result = conditional.results.index(passed)
        then_value = yielded(conditional.then_region)[result]
        else_value = yielded(otherwise)[result]
        rewriter.replace_all_uses_with(passed, else_value)
        rewriter.replace_all_uses_with(op.after.arguments[number], then_value)
    used: dict[Value, None] = {}
    for inner in conditional.then_region.walk():
        for operand in inner.operands:
            if operand.parent_region is op.before:
                used[operand] = None
    more = list(used)
    types = [*op.result_types, *[value.type for value in more]]
    made = rewriter.insert(op.build(types, op.inits, location=op.location))
    made.before.take_body(op.before)
    made.after.take_body(op.after)
    body = made.after.entry_block
    added = [body.add_argument(value.type, op.location) for value in more]
    rewriter.listener.operation_modified(made)
    with rewriter.modifying(condition):
        condition.args = (*condition.args, *more)
    region = conditional.then_region
    behind = (region, made.after)
    for value, argument in zip(more, added, strict=True):
        for user in reversed(value.users):
            if any(part.find_ancestor_op_in_region(user) is not None for part in behind):
                with rewriter.modifying(user):
                    user.replace_uses_of_with(value, argument)
    terminator = region.entry_block.last
    first = body.first
    assert terminator is not None and first is not None
    rewriter.erase_op(terminator)
    rewriter.inline_block_before(region.entry_block, first)
    rewriter.erase_op(conditional)
    rewriter.replace_op(op, made.results[: len(op.results)])
    return True


@canonicalization_patterns(WhileOp)
def canonicalization_patterns_while() -> Sequence[RewritePattern]:
    """WhileOp::getCanonicalizationPatterns"""
    return (
        *patterns_of(
            "scf.while", _condition_is_true, _comparison_is_known, _align_arguments, _move_if_down
        ),
        *region_branch_patterns("scf.while"),
    )

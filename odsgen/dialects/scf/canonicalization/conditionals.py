"""Canonicalization of `scf.if`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.scf.canonicalization.regions import replace_with_region, yielded
from odsgen.dialects.shared import integer_bits, patterns_of
from odsgen.hooks import canonicalization_patterns, folds
from odsgen.rewriting import PatternRewriter, RewritePattern, constant_value, region_branch_patterns
from odsgen.runtime import Attribute, InsertionPoint, IntegerAttr, Operation, Region, Value, i1
from odsgen_dialects.arith import AndIOp, ConstantOp, SelectOp, XOrIOp
from odsgen_dialects.scf import IfOp, YieldOp


@folds(IfOp)
def fold_if(op: IfOp, operands: Sequence[Attribute | None]) -> Sequence[Value] | None:
    """IfOp::fold"""
    then, otherwise = op.regions
    inverted = op.condition.defining_op
    if not otherwise.blocks or not isinstance(inverted, XOrIOp):
        return None
    if integer_bits(constant_value(inverted.operands[1])) != 1:
        return None
    op.condition = inverted.operands[0]
    first, second = then.entry_block, otherwise.entry_block
    then.remove(first)
    otherwise.remove(second)
    then.append(second)
    otherwise.append(first)
    return op.results


class _IfPattern(RewritePattern):
    root = "scf.if"


class RemoveStaticCondition(_IfPattern):
    """Inlines the region that a constant condition selects."""

    def match_and_rewrite(self, op: IfOp, rewriter: PatternRewriter) -> bool:
        condition = integer_bits(constant_value(op.condition))
        if condition is None:
            return False
        region = op.regions[0 if condition else 1]
        if region.blocks:
            replace_with_region(rewriter, op, region)
        else:
            rewriter.erase_op(op)
        return True


class ConditionPropagation(_IfPattern):
    """Replaces uses of the condition inside of the regions by constants."""

    def match_and_rewrite(self, op: IfOp, rewriter: PatternRewriter) -> bool:
        condition = op.condition
        if constant_value(condition) is not None:
            return False
        changed = False
        constants: dict[bool, Value] = {}
        for user in reversed(condition.users):
            for region, holds in zip(op.regions, (True, False), strict=True):
                if region.find_ancestor_op_in_region(user) is None:
                    continue
                changed = True
                if holds not in constants:
                    made = ConstantOp.build(IntegerAttr.get(holds, i1), location=op.location)
                    constants[holds] = rewriter.insert(made).result
                with rewriter.modifying(user):
                    user.replace_uses_of_with(condition, constants[holds])
        return changed


def _with_results(
    op: IfOp, rewriter: PatternRewriter, kept: Sequence[int]
) -> tuple[Sequence[Value], Operation]:
    """Builds an `scf.if` with a subset of the results, moving the regions; returns them and it."""
    results = [op.results[number] for number in kept]
    made = type(op).build_generic(
        (op.condition,),
        result_types=[result.type for result in results],
        regions=[type(region)() for region in op.regions],
        location=op.location,
    )
    for old, new in zip(op.regions, made.regions, strict=True):
        new.take_body(old)
    rewriter.insert(made)
    for region in made.regions:
        for block in region.blocks:
            terminator = block.last
            assert terminator is not None
            values = [terminator.operands[number] for number in kept]
            rewriter.insertion_point = InsertionPoint.before(terminator)
            rewriter.replace_op_with_new(
                terminator,
                YieldOp.build_generic(values, result_types=()),
            )
    return made.results, made


class ConvertTrivialIfToSelect(_IfPattern):
    """Replaces results that are defined outside by `arith.select`."""

    def match_and_rewrite(self, op: IfOp, rewriter: PatternRewriter) -> bool:
        """Keeps the results that the regions compute."""
        then, otherwise = op.regions
        if not op.results:
            return False
        pairs = list(zip(yielded(then), yielded(otherwise), strict=True))
        kept = [
            number
            for number, (a, b) in enumerate(pairs)
            if a.parent_region is then or b.parent_region is otherwise
        ]
        if len(kept) == len(pairs):
            return False
        results, made = _with_results(op, rewriter, kept)
        replacements: list[Value] = []
        remaining = iter(results)
        rewriter.set_insertion_point_before(made)
        for number, (a, b) in enumerate(pairs):
            if number in kept:
                replacements.append(next(remaining))
            elif a is b:
                replacements.append(a)
            else:
                select = SelectOp.build(op.condition, a, b, location=op.location)
                replacements.append(rewriter.insert(select).result)
        rewriter.replace_op(op, replacements)
        return True


class RemoveEmptyElseBranch(_IfPattern):
    """Erases an empty else region."""

    def match_and_rewrite(self, op: IfOp, rewriter: PatternRewriter) -> bool:
        then, otherwise = op.regions
        if op.results or not otherwise.blocks:
            return False
        block = otherwise.entry_block
        if block.first is not block.last:
            return False
        made = type(op).build_generic(
            (op.condition,),
            result_types=(),
            regions=[type(then)(), type(then)()],
            location=op.location,
        )
        made.attributes.update(op.attributes)
        made.regions[0].take_body(then)
        rewriter.replace_op_with_new(op, made)
        return True


def _complement(value: Value) -> Value | None:
    """The x of `xori x, 1`; None for other values."""
    op = value.defining_op
    if not isinstance(op, XOrIOp) or integer_bits(constant_value(op.operands[1])) != 1:
        return None
    return op.operands[0]


class CombineIfs(_IfPattern):
    """Merges adjacent `scf.if` with the same or opposite condition."""

    def match_and_rewrite(self, op: IfOp, rewriter: PatternRewriter) -> bool:
        before = op.previous
        if not isinstance(before, IfOp):
            return False
        condition = before.operands[0]
        if op.condition is condition:
            regions = op.regions
        elif _complement(op.condition) is condition or _complement(condition) is op.condition:
            regions = (op.regions[1], op.regions[0])
        else:
            return False
        for region, former in zip(regions, before.regions, strict=True):
            if region.blocks and former.blocks:
                _use_yielded(before, former, region, rewriter)
        made = type(op).build_generic(
            (condition,),
            result_types=[*before.result_types, *op.result_types],
            regions=[type(region)() for region in regions],
            location=op.location,
        )
        rewriter.insert(made)
        for target, former, region in zip(made.regions, before.regions, regions, strict=True):
            target.take_body(former)
            if not target.blocks:
                target.take_body(region)
            elif region.blocks:
                _append(target, region, rewriter)
        count = len(before.results)
        rewriter.replace_op(before, made.results[:count])
        rewriter.replace_op(op, made.results[count:])
        return True


def _use_yielded(op: Operation, region: Region, inside: Region, rewriter: PatternRewriter) -> None:
    """Uses the yielded values instead of the results in another region."""
    for result, value in zip(op.results, yielded(region), strict=True):
        for user in reversed(result.users):
            if inside.find_ancestor_op_in_region(user) is not None:
                with rewriter.modifying(user):
                    user.replace_uses_of_with(result, value)


def _append(target: Region, region: Region, rewriter: PatternRewriter) -> None:
    """Appends one region's operations to another's, and yields both groups of values."""
    block, source = target.entry_block, region.entry_block
    first, second = block.last, source.last
    assert first is not None and second is not None
    rewriter.merge_blocks(source, block)
    values = [*first.operands, *second.operands]
    rewriter.insertion_point = InsertionPoint.at_end(block)
    rewriter.insert(YieldOp.build_generic(values, result_types=(), location=second.location))
    rewriter.erase_op(first)
    rewriter.erase_op(second)


def _combine_nested(op: IfOp, rewriter: PatternRewriter) -> bool:
    """Merges an `scf.if` that is alone in another's region; the conditions are and-ed."""
    block = op.then_region.entry_block
    nested = block.first
    if not isinstance(nested, IfOp) or nested.next is not block.last:
        return False
    for each in (op, nested):
        other = each.else_region
        if other.blocks and other.entry_block.first is not other.entry_block.last:
            return False
    then = list(yielded(op.then_region))
    otherwise = list(yielded(op.else_region)) if op.else_region.blocks else []
    selected: list[int] = []
    for number, value in enumerate(then):
        if value.defining_op is nested:
            inner = nested.results.index(value)
            if yielded(nested.else_region)[inner] is not otherwise[number]:
                return False
            then[number] = yielded(nested.then_region)[inner]
        elif value.parent_region is op.then_region:
            return False
        else:
            selected.append(number)
    both = AndIOp.build(op.condition, nested.condition, location=op.location)
    condition = rewriter.insert(both).result
    made = rewriter.insert(
        IfOp.build_generic(
            (condition,),
            result_types=op.result_types,
            regions=[type(region)() for region in op.regions],
            location=op.location,
        )
    )
    results: list[Value] = list(made.results)
    rewriter.set_insertion_point_before(made)
    for number in selected:
        select = SelectOp.build(op.condition, then[number], otherwise[number], location=op.location)
        results[number] = rewriter.insert(select).result
    made.then_region.take_body(nested.then_region)
    terminator = made.then_region.entry_block.last
    assert terminator is not None
    rewriter.set_insertion_point_before(terminator)
    rewriter.replace_op_with_new(terminator, YieldOp.build_generic(then, result_types=()))
    if otherwise:
        rewriter.create_block(made.else_region)
        rewriter.insert(YieldOp.build_generic(otherwise, result_types=(), location=op.location))
    rewriter.replace_op(op, results)
    return True


def _replace_known_results(op: IfOp, rewriter: PatternRewriter) -> bool:
    """Replaces results that are equal in both regions, or equal the condition or its negation."""
    if not op.results:
        return False
    changed = False
    pairs = zip(op.results, yielded(op.then_region), yielded(op.else_region), strict=True)
    for result, a, b in pairs:
        if not result.has_uses:
            continue
        if a is b:
            result.replace_all_uses_with(a)
            changed = True
            continue
        if result.type is not i1:
            continue
        known = integer_bits(constant_value(a)), integer_bits(constant_value(b))
        if known == (0, 1):
            one = rewriter.insert(ConstantOp.build(IntegerAttr.get(1, i1), location=op.location))
            negated = XOrIOp.build(op.condition, one.result, location=op.location)
            result.replace_all_uses_with(rewriter.insert(negated).result)
            changed = True
        elif known == (1, 0):
            result.replace_all_uses_with(op.condition)
            changed = True
    return changed


@canonicalization_patterns(IfOp)
def canonicalization_patterns_if() -> Sequence[RewritePattern]:
    """IfOp::getCanonicalizationPatterns"""
    return (
        CombineIfs(),
        *patterns_of("scf.if", _combine_nested),
        ConditionPropagation(),
        ConvertTrivialIfToSelect(),
        RemoveEmptyElseBranch(),
        RemoveStaticCondition(),
        *patterns_of("scf.if", _replace_known_results),
        *region_branch_patterns("scf.if"),
    )

"""Canonicalization of `scf`: conditions that are known, loops that run once or never, regions that need not be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.shared.constant_folding import integer_bits, signed, width_of
from odsgen.runtime.builtin.attributes import IntegerAttr
from odsgen.runtime.builtin.types import i1
from odsgen.runtime.ir.builder import InsertionPoint
from odsgen.runtime.rewriting.folding import constant_value
from odsgen.runtime.rewriting.pattern import RewritePattern

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.rewriting.rewriter import PatternRewriter
    from odsgen_dialects.scf import ExecuteRegionOp, ForOp, IfOp


def _replace_with_region(
    rewriter: PatternRewriter, op: Operation, region: Region, arguments: Sequence[Value] = ()
) -> None:
    """Put the operations of a region's only block in the place of an operation, and what it yields for its results."""
    block = region.entry_block
    terminator = block.last
    assert terminator is not None
    rewriter.inline_block_before(block, op, arguments)
    rewriter.replace_op(op, terminator.operands)
    rewriter.erase_op(terminator)


def _yielded(region: Region) -> Sequence[Value]:
    terminator = region.entry_block.last
    assert terminator is not None
    return terminator.operands


# --- execute_region -----------------------------------------------------------------------------------------------------


class SingleBlockExecuteInliner(RewritePattern):
    """A region of one block is executed where it stands."""

    root = "scf.execute_region"

    def match_and_rewrite(self, op: ExecuteRegionOp, rewriter: PatternRewriter) -> bool:  # type: ignore[override]
        """Inline it."""
        region = op.regions[0]
        if len(region) != 1 or op.properties.get("no_inline") is not None:
            return False
        last = region.entry_block.last
        if last is None or last.name != "scf.yield":
            return False
        _replace_with_region(rewriter, op, region)
        return True


def canonicalization_patterns_execute_region() -> Sequence[RewritePattern]:
    """All patterns of execute_region."""
    return (SingleBlockExecuteInliner(),)


# --- if -----------------------------------------------------------------------------------------------------------------


def fold_if(op: IfOp, operands: Sequence[Attribute | None]) -> Sequence[Value] | None:
    """With the opposite condition, the regions change places."""
    then, otherwise = op.regions
    inverted = op.condition.defining_op
    if not otherwise.blocks or inverted is None or inverted.name != "arith.xori":
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
    """A condition that is known leaves one region."""

    def match_and_rewrite(self, op: IfOp, rewriter: PatternRewriter) -> bool:  # type: ignore[override]
        """Inline that region."""
        condition = integer_bits(constant_value(op.condition))
        if condition is None:
            return False
        region = op.regions[0 if condition else 1]
        if region.blocks:
            _replace_with_region(rewriter, op, region)
        else:
            rewriter.erase_op(op)
        return True


class ConditionPropagation(_IfPattern):
    """Within the regions, the condition is known."""

    def match_and_rewrite(self, op: IfOp, rewriter: PatternRewriter) -> bool:  # type: ignore[override]
        """Use constants there."""
        from odsgen_dialects.arith import ConstantOp

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
    """Put an `scf.if` with some of the results before one, whose regions it takes; gives those results, and it."""
    from odsgen_dialects.scf import YieldOp

    results = [op.results[number] for number in kept]
    made = type(op).build_generic(
        (op.condition,),
        result_types=[result.type for result in results],
        regions=[type(region)() for region in op.regions],
        location=op.location,
    )
    made.attributes.update(op.attributes)
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
                YieldOp.build_generic(values, result_types=(), location=terminator.location),
            )
    return made.results, made


class RemoveUnusedResults(_IfPattern):
    """Results that nobody uses need not be yielded."""

    def match_and_rewrite(self, op: IfOp, rewriter: PatternRewriter) -> bool:  # type: ignore[override]
        """Keep the others."""
        kept = [number for number, result in enumerate(op.results) if result.has_uses]
        if len(kept) == len(op.results):
            return False
        results, _ = _with_results(op, rewriter, kept)
        for number, result in zip(kept, results, strict=True):
            rewriter.replace_all_uses_with(op.results[number], result)
        rewriter.erase_op(op)
        return True


class ConvertTrivialIfToSelect(_IfPattern):
    """Replaces results whose values come from outside of the regions by selects of these values."""

    def match_and_rewrite(self, op: IfOp, rewriter: PatternRewriter) -> bool:  # type: ignore[override]
        """Keep the results that are computed in the regions."""
        from odsgen_dialects.arith import SelectOp

        then, otherwise = op.regions
        if not op.results:
            return False
        pairs = list(zip(_yielded(then), _yielded(otherwise), strict=True))
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
    """A second region that does nothing is none."""

    def match_and_rewrite(self, op: IfOp, rewriter: PatternRewriter) -> bool:  # type: ignore[override]
        """Leave it out."""
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
    """The condition that a value negates: x of x xor 1; None if it is no such negation."""
    op = value.defining_op
    if op is None or op.name != "arith.xori" or integer_bits(constant_value(op.operands[1])) != 1:
        return None
    return op.operands[0]


class CombineIfs(_IfPattern):
    """Two on the same condition, or on opposite ones, side by side are one."""

    def match_and_rewrite(self, op: IfOp, rewriter: PatternRewriter) -> bool:  # type: ignore[override]
        """Join their regions."""
        before = op.previous
        if before is None or before.name != op.name:
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
    """Let what is inside another region use what a region yields, not the results of its operation."""
    for result, value in zip(op.results, _yielded(region), strict=True):
        for user in reversed(result.users):
            if inside.find_ancestor_op_in_region(user) is not None:
                with rewriter.modifying(user):
                    user.replace_uses_of_with(result, value)


def _append(target: Region, region: Region, rewriter: PatternRewriter) -> None:
    """Put the operations of a region's block behind those of another's, and yield what both did."""
    from odsgen_dialects.scf import YieldOp

    block, source = target.entry_block, region.entry_block
    first, second = block.last, source.last
    assert first is not None and second is not None
    rewriter.merge_blocks(source, block)
    values = [*first.operands, *second.operands]
    rewriter.insertion_point = InsertionPoint.at_end(block)
    rewriter.insert(YieldOp.build_generic(values, result_types=(), location=second.location))
    rewriter.erase_op(first)
    rewriter.erase_op(second)


def canonicalization_patterns_if() -> Sequence[RewritePattern]:
    """The patterns of if."""
    return (
        CombineIfs(),
        ConditionPropagation(),
        ConvertTrivialIfToSelect(),
        RemoveEmptyElseBranch(),
        RemoveStaticCondition(),
        RemoveUnusedResults(),
    )


# --- for ----------------------------------------------------------------------------------------------------------------


def _trip_count(op: ForOp) -> int | None:
    """How often a loop runs; None if that is not known."""
    if op.lower_bound is op.upper_bound:
        return 0
    width = width_of(op.lower_bound.type)
    numbers = [
        integer_bits(constant_value(value)) for value in (op.lower_bound, op.upper_bound, op.step)
    ]
    lower, upper, step = (None if n is None else signed(n, width) for n in numbers)
    if lower is None or upper is None:
        return None
    if op.properties.get("unsignedCmp") is not None:
        lower, upper = lower % (1 << width), upper % (1 << width)
    if lower >= upper:
        return 0
    return None if step is None or step <= 0 else -(-(upper - lower) // step)


class SimplifyTrivialLoops(RewritePattern):
    """A loop that runs never or once is none, nor one that does nothing."""

    root = "scf.for"

    def match_and_rewrite(self, op: ForOp, rewriter: PatternRewriter) -> bool:  # type: ignore[override]
        """Give what it would."""
        count = _trip_count(op)
        inits = op.operands[3:]
        region = op.regions[0]
        if count is None:
            return False
        if count == 0:
            rewriter.replace_op(op, inits)
            return True
        if count == 1:
            _replace_with_region(rewriter, op, region, [op.lower_bound, *inits])
            return True
        block = region.entry_block
        yielded = _yielded(region)
        if block.first is not block.last:
            return False
        if any(value.parent_block is block for value in yielded):
            return False
        rewriter.replace_op(op, yielded)
        return True


def canonicalization_patterns_for() -> Sequence[RewritePattern]:
    """The patterns of for."""
    return (SimplifyTrivialLoops(),)

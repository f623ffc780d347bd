"""`scf.for` counts by what its counter is made to, or becomes `scf.while`."""

from __future__ import annotations

from odsgen.building.bodies import one_block
from odsgen.dialects.shared import known_integer
from odsgen.passes import Pass, register_pass
from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen.runtime import Attribute, CloneMap, InsertionPoint, Operation, UnitAttr
from odsgen_dialects import arith, scf


def _fold_range(loop: scf.ForOp) -> None:
    """Lets a loop begin, end and step where the only user of its counter would add or multiply it to."""
    counter = loop.region.entry_block.arguments[0]
    while len(uses := list(counter.uses)) == 1:
        user = uses[0].owner
        if not isinstance(user, (arith.AddIOp, arith.MulIOp)):
            return
        for operand in user.operands:
            factor = known_integer(operand)
            if isinstance(user, arith.MulIOp) and factor is not None and factor <= 0:
                return  # a loop steps forwards
            block = operand.parent_block
            region = None if block is None else block.parent_region
            if operand is not counter and region is not None and loop.region.is_ancestor(region):
                return
        rewriter = PatternRewriter(InsertionPoint.before(loop))
        for number in range(2 if isinstance(user, arith.AddIOp) else 3):
            mapping = CloneMap()
            mapping.map_value(counter, loop.operands[number])
            loop.set_operand(number, rewriter.clone(user, mapping).result)
        rewriter.replace_op(user, counter)


@register_pass
class SCFForLoopRangeFolding(Pass):
    """Moves sums and products of counters into the bounds of loops."""

    ARGUMENT = "scf-for-loop-range-folding"
    NAME = "SCFForLoopRangeFolding"
    SUMMARY = "Fold add/mul ops into loop range"

    def run_on_operation(self, op: Operation) -> None:
        """Folds into the loops, those inside of others first."""
        for loop in list(op.walk(post_order=True)):
            if isinstance(loop, scf.ForOp):
                _fold_range(loop)


class ForToWhile(RewritePattern[scf.ForOp]):
    """Carries the counter as the first value."""

    def match_and_rewrite(self, op: scf.ForOp, rewriter: PatternRewriter) -> bool:
        """ForLoopLoweringPattern"""
        location = op.location
        inits = (op.lower_bound, *op.init_args)
        types = [value.type for value in inits]
        made = scf.WhileOp.build(
            types, inits, before=one_block(types), after=one_block(types), location=location
        )
        marks: dict[str, Attribute] = {"unsignedCmp": UnitAttr.get()} if op.unsigned_cmp else {}
        for name, value in sorted({**op.attributes, **marks}.items()):
            made.set_attribute(name, value)
        rewriter.insert(made)
        before, after = made.before.entry_block, made.after.entry_block
        predicate = arith.CmpIPredicate.ult if op.unsigned_cmp else arith.CmpIPredicate.slt
        rewriter.insertion_point = InsertionPoint.at_end(before)
        check = arith.CmpIOp.build(
            predicate, before.arguments[0], op.upper_bound, location=location
        )
        rewriter.insert(check)
        rewriter.insert(scf.ConditionOp.build(check.result, before.arguments, location=location))
        rewriter.insertion_point = InsertionPoint.at_end(after)
        next = arith.AddIOp.build(after.arguments[0], op.step, location=location)
        rewriter.insert(next)
        rewriter.merge_blocks(op.region.entry_block, after, after.arguments)
        end = after.terminator
        assert end is not None
        with rewriter.modifying(end):
            end.operands = (next.result, *end.operands)
        rewriter.replace_op(op, made.results[1:])
        return True


@register_pass
class SCFForToWhileLoop(Pass):
    """Makes `scf.while` of loops that count."""

    ARGUMENT = "scf-for-to-while"
    NAME = "SCFForToWhileLoop"
    SUMMARY = "Convert SCF for loops to SCF while loops"

    def run_on_operation(self, op: Operation) -> None:
        """Replaces all loops inside."""
        apply_patterns_greedily(op, [ForToWhile()])

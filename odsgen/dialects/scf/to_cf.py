"""`convert-scf-to-cf`: loops and conditions become blocks and branches."""

from __future__ import annotations

from odsgen.conversion import (
    ConversionPattern,
    ConversionRewriter,
    ConversionTarget,
    apply_partial_conversion,
)
from odsgen.dialects.shared import build_for, build_parallel
from odsgen.dialects.shared.index_constants import mixed_values
from odsgen.passes import Pass, flag, register_pass
from odsgen.runtime import (
    Attribute,
    Block,
    DenseIntElementsAttr,
    DenseIntOrFPElementsAttr,
    InsertionPoint,
    Operation,
    Region,
    Value,
    VectorType,
    i32,
)
from odsgen_dialects import arith, cf, scf


def loop_attributes(op: Operation) -> dict[str, Attribute]:
    """The attributes of a loop that move to its back edge, such as `llvm.loop_annotation`."""
    return {
        name: value
        for name, value in op.attributes.items()
        if name.startswith("llvm.") and value.DIALECT_NAME == "llvm"
    }


def split_before(op: Operation, rewriter: ConversionRewriter) -> tuple[Block, Block]:
    """Splits the block before the operation; returns both halves."""
    block = op.parent_block
    assert block is not None
    return block, rewriter.split_block(op)


def terminator_of(block: Block) -> Operation:
    """The terminator of a block."""
    last = block.last
    assert last is not None
    return last


class ForLowering(ConversionPattern[scf.ForOp]):
    """Builds a condition block, the body and a back edge."""

    def match_and_rewrite(
        self, op: scf.ForOp, adaptor: scf.ForOp, rewriter: ConversionRewriter
    ) -> bool:
        location = op.stored_location
        before, end = split_before(op, rewriter)
        condition = op.region.entry_block
        body = rewriter.split_block(condition.operations[0])
        last = op.region.blocks[-1]
        rewriter.inline_region_before(op.region, end)
        counter = condition.arguments[0]

        terminator = terminator_of(last)
        rewriter.insertion_point = InsertionPoint.at_end(last)
        stepped = rewriter.insert(arith.AddIOp.build(counter, op.step, location=location))
        rewriter.insert(
            cf.BranchOp.build(
                (stepped.results[0], *terminator.operands),
                condition,
                attributes=loop_attributes(op),
                location=location,
            )
        )
        rewriter.erase_op(terminator)

        rewriter.insertion_point = InsertionPoint.at_end(before)
        rewriter.insert(
            cf.BranchOp.build((op.lower_bound, *op.init_args), condition, location=location)
        )
        rewriter.insertion_point = InsertionPoint.at_end(condition)
        predicate = arith.CmpIPredicate.ult if op.unsigned_cmp else arith.CmpIPredicate.slt
        goes_on = rewriter.insert(
            arith.CmpIOp.build(predicate, counter, op.upper_bound, location=location)
        )
        rewriter.insert(
            cf.CondBranchOp.build(goes_on.results[0], (), (), body, end, location=location)
        )
        rewriter.replace_op(op, condition.arguments[1:])
        return True


class IfLowering(ConversionPattern[scf.IfOp]):
    """Builds a conditional branch and a continuation block with the results as arguments."""

    def match_and_rewrite(
        self, op: scf.IfOp, adaptor: scf.IfOp, rewriter: ConversionRewriter
    ) -> bool:
        location = op.stored_location
        before, rest = split_before(op, rewriter)
        join = rest
        if op.results:
            parent = rest.parent_region
            assert parent is not None
            join = rewriter.create_block(
                parent, op.result_types, [location] * len(op.results), before=rest
            )
            rewriter.insert(cf.BranchOp.build((), rest, location=location))
        then = self._inline(op.then_region, join, op, rewriter)
        otherwise = join
        if op.else_region.blocks:
            otherwise = self._inline(op.else_region, join, op, rewriter)
        rewriter.insertion_point = InsertionPoint.at_end(before)
        rewriter.insert(
            cf.CondBranchOp.build(op.condition, (), (), then, otherwise, location=location)
        )
        rewriter.replace_op(op, join.arguments)
        return True

    @staticmethod
    def _inline(region: Region, join: Block, op: scf.IfOp, rewriter: ConversionRewriter) -> Block:
        entry = region.entry_block
        terminator = terminator_of(region.blocks[-1])
        rewriter.insertion_point = InsertionPoint.at_end(region.blocks[-1])
        rewriter.insert(cf.BranchOp.build(terminator.operands, join, location=op.stored_location))
        rewriter.erase_op(terminator)
        rewriter.inline_region_before(region, join)
        return entry


class ExecuteRegionLowering(ConversionPattern[scf.ExecuteRegionOp]):
    """Inlines the blocks of the region between the two halves of the block."""

    def match_and_rewrite(
        self, op: scf.ExecuteRegionOp, adaptor: scf.ExecuteRegionOp, rewriter: ConversionRewriter
    ) -> bool:
        location = op.stored_location
        before, rest = split_before(op, rewriter)
        rewriter.insertion_point = InsertionPoint.at_end(before)
        rewriter.insert(cf.BranchOp.build((), op.region.entry_block, location=location))
        for block in op.region.blocks:
            terminator = terminator_of(block)
            if isinstance(terminator, scf.YieldOp):
                rewriter.insertion_point = InsertionPoint.at_end(block)
                rewriter.insert(cf.BranchOp.build(terminator.operands, rest, location=location))
                rewriter.erase_op(terminator)
        rewriter.inline_region_before(op.region, rest)
        rewriter.replace_op(op, [rest.add_argument(type, location) for type in op.result_types])
        return True


class ParallelLowering(ConversionPattern[scf.ParallelOp]):
    """Lowers to a nest of `scf.for`, which is lowered in turn; reductions are `iter_args`."""

    def match_and_rewrite(
        self, op: scf.ParallelOp, adaptor: scf.ParallelOp, rewriter: ConversionRewriter
    ) -> bool:
        location = op.location
        body = op.region.entry_block
        reduce = terminator_of(body)
        if not isinstance(reduce, scf.ReduceOp):
            return False
        carried: list[Value] = list(op.init_vals)
        counters: list[Value] = []
        results: list[Value] = []
        inner: Block | None = None
        for lower, upper, step in zip(op.lower_bound, op.upper_bound, op.step, strict=True):
            loop = rewriter.insert(build_for(lower, upper, step, carried, location))
            if inner is None:
                results = list(loop.results)
            elif loop.results:
                rewriter.insertion_point = InsertionPoint.at_end(inner)
                rewriter.insert(scf.YieldOp.build(loop.results, location=location))
            inner = loop.region.entry_block
            counters.append(inner.arguments[0])
            carried = list(inner.arguments[1:])
            rewriter.insertion_point = InsertionPoint.at_start(inner)
        assert inner is not None

        yielded: list[Value] = []
        for region, value, other in zip(reduce.reductions, carried, reduce.operands, strict=True):
            last = terminator_of(region.entry_block)
            yielded.append(last.operands[0])
            rewriter.erase_op(last)
            rewriter.inline_block_before(region.entry_block, reduce, (value, other))
        rewriter.erase_op(reduce)

        if inner.is_empty:
            rewriter.merge_blocks(body, inner, counters)
        else:
            rewriter.inline_block_before(body, terminator_of(inner), counters)
        if yielded:
            rewriter.insertion_point = InsertionPoint.at_end(inner)
            rewriter.insert(scf.YieldOp.build(yielded, location=location))
        rewriter.replace_op(op, results)
        return True


class WhileLowering(ConversionPattern[scf.WhileOp]):
    """Inlines both regions, with a back edge from `after` to `before`."""

    def match_and_rewrite(
        self, op: scf.WhileOp, adaptor: scf.WhileOp, rewriter: ConversionRewriter
    ) -> bool:
        location = op.stored_location
        start, rest = split_before(op, rewriter)
        before, after = op.before.entry_block, op.after.entry_block
        last_before, last_after = op.before.blocks[-1], op.after.blocks[-1]
        rewriter.inline_region_before(op.after, rest)
        rewriter.inline_region_before(op.before, after)
        rewriter.insertion_point = InsertionPoint.at_end(start)
        rewriter.insert(cf.BranchOp.build(op.inits, before, location=location))

        condition = terminator_of(last_before)
        assert isinstance(condition, scf.ConditionOp)
        rewriter.insertion_point = InsertionPoint.at_end(last_before)
        rewriter.replace_op_with_new(
            condition,
            cf.CondBranchOp.build(condition.condition, condition.args, (), after, rest),
        )
        terminator = terminator_of(last_after)
        rewriter.insertion_point = InsertionPoint.at_end(last_after)
        rewriter.replace_op_with_new(
            terminator,
            cf.BranchOp.build(terminator.operands, before, attributes=loop_attributes(op)),
        )
        rewriter.replace_op(op, condition.args)
        return True


class DoWhileLowering(ConversionPattern[scf.WhileOp]):
    """Lowers a while loop whose `after` region only forwards its arguments to a single block."""

    benefit = 2

    def match_and_rewrite(
        self, op: scf.WhileOp, adaptor: scf.WhileOp, rewriter: ConversionRewriter
    ) -> bool:
        """Matches if the `after` region only forwards its arguments."""
        after = op.after.entry_block
        terminator = terminator_of(after)
        if len(after) != 1 or terminator.operands != after.arguments:
            return rewriter.match_failure(op, "the 'after' region computes something")
        start, rest = split_before(op, rewriter)
        before, last = op.before.entry_block, op.before.blocks[-1]
        rewriter.inline_region_before(op.before, rest)
        rewriter.insertion_point = InsertionPoint.at_end(start)
        rewriter.insert(cf.BranchOp.build(op.inits, before, location=op.stored_location))
        condition = terminator_of(last)
        assert isinstance(condition, scf.ConditionOp)
        rewriter.insertion_point = InsertionPoint.at_end(last)
        rewriter.insert(
            cf.CondBranchOp.build(
                condition.condition,
                condition.args,
                (),
                before,
                rest,
                attributes=loop_attributes(op),
                location=op.stored_location,
            )
        )
        rewriter.replace_op(op, condition.args)
        rewriter.erase_op(condition)
        return True


class IndexSwitchLowering(ConversionPattern[scf.IndexSwitchOp]):
    """Lowers to `cf.switch`."""

    def match_and_rewrite(
        self, op: scf.IndexSwitchOp, adaptor: scf.IndexSwitchOp, rewriter: ConversionRewriter
    ) -> bool:
        location = op.stored_location
        before, rest = split_before(op, rewriter)
        results = [rest.add_argument(type, location) for type in op.result_types]
        cases = [self._inline(region, rest, rewriter) for region in op.case_regions]
        default = self._inline(op.default_region, rest, rewriter)
        rewriter.insertion_point = InsertionPoint.at_end(before)
        selector = rewriter.insert(arith.IndexCastOp.build(i32, op.arg, location=location))
        values: DenseIntElementsAttr | None = None
        if op.cases:
            numbers = DenseIntOrFPElementsAttr.get(VectorType.get((len(op.cases),), i32), op.cases)
            assert isinstance(numbers, DenseIntElementsAttr)
            values = numbers
        rewriter.insert(
            cf.SwitchOp.build(
                selector.results[0],
                (),
                [()] * len(cases),
                default,
                cases,
                case_values=values,
                location=location,
            )
        )
        rewriter.replace_op(op, results)
        return True

    @staticmethod
    def _inline(region: Region, rest: Block, rewriter: ConversionRewriter) -> Block:
        entry = region.entry_block
        terminator = terminator_of(entry)
        rewriter.set_insertion_point_before(terminator)
        rewriter.replace_op_with_new(terminator, cf.BranchOp.build(terminator.operands, rest))
        rewriter.inline_region_before(region, rest)
        return entry


class ForallLowering(ConversionPattern[scf.ForallOp]):
    """Lowers to `scf.parallel`, which is lowered in turn; not for tensors."""

    def match_and_rewrite(
        self, op: scf.ForallOp, adaptor: scf.ForallOp, rewriter: ConversionRewriter
    ) -> bool:
        location = op.location
        if op.outputs:
            return rewriter.match_failure(op, "tensors are put together")
        bounds = [
            mixed_values(rewriter, static, dynamic, location)
            for static, dynamic in (
                (op.static_lower_bound, op.dynamic_lower_bound),
                (op.static_upper_bound, op.dynamic_upper_bound),
                (op.static_step, op.dynamic_step),
            )
        ]
        loop = build_parallel(bounds[0], bounds[1], bounds[2], (), location, with_body=False)
        if op.mapping_attr is not None:
            loop.attributes["mapping"] = op.mapping_attr
        rewriter.insert(loop)
        rewriter.inline_region_before(op.region, loop.region)
        terminator = terminator_of(loop.region.entry_block)
        rewriter.insertion_point = InsertionPoint.at_end(loop.region.entry_block)
        rewriter.replace_op_with_new(terminator, scf.ReduceOp())
        rewriter.replace_op(op, loop)
        return True


PATTERNS = (
    ForallLowering(),
    ForLowering(),
    IfLowering(),
    ParallelLowering(),
    WhileLowering(),
    ExecuteRegionLowering(),
    IndexSwitchLowering(),
    DoWhileLowering(),
)


@register_pass
class SCFToControlFlow(Pass):
    """Lowers the structured control flow of `scf` to branches."""

    ARGUMENT = "convert-scf-to-cf"
    NAME = "SCFToControlFlowPass"
    SUMMARY = (
        "Convert SCF dialect to ControlFlow dialect, replacing structured control flow with a CFG"
    )

    allow_pattern_rollback = flag(
        "allow-pattern-rollback", True, "Experimental performance flag to disallow pattern rollback"
    )

    def run_on_operation(self, op: Operation) -> None:
        target = ConversionTarget()
        target.add_illegal_op(*{pattern.root for pattern in PATTERNS if pattern.root is not None})
        target.mark_unknown_op_legal()
        apply_partial_conversion(op, target, PATTERNS)

"""Inlining of regions into the parent block."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.shared import patterns_of
from odsgen.hooks import canonicalization_patterns
from odsgen.rewriting import PatternRewriter, RewritePattern, constant_value, region_branch_patterns
from odsgen.runtime import InsertionPoint, IntegerAttr, Operation, Region, Value
from odsgen_dialects.scf import ExecuteRegionOp, IndexSwitchOp, YieldOp


def replace_with_region(
    rewriter: PatternRewriter, op: Operation, region: Region, arguments: Sequence[Value] = ()
) -> None:
    """Inlines the only block of a region before an operation and replaces its results."""
    block = region.entry_block
    terminator = block.last
    assert terminator is not None
    rewriter.inline_block_before(block, op, arguments)
    rewriter.replace_op(op, terminator.operands)
    rewriter.erase_op(terminator)


def yielded(region: Region) -> Sequence[Value]:
    """The operands of the terminator of a region's only block."""
    terminator = region.entry_block.last
    assert terminator is not None
    return terminator.operands


def _inline_blocks(op: ExecuteRegionOp, rewriter: PatternRewriter) -> bool:
    """Inlines a region of several blocks, if the parent region allows them."""
    from odsgen_dialects.cf import BranchOp

    parent = op.parent_op
    if op.no_inline or parent is None:
        return False
    if "FunctionOpInterface" not in parent.INTERFACES and not isinstance(parent, ExecuteRegionOp):
        return False
    before = op.parent_block
    assert before is not None
    behind = rewriter.split_block(op)
    rewriter.insertion_point = InsertionPoint.at_end(before)
    region = op.region
    rewriter.insert(BranchOp.build((), region.entry_block, location=op.location))
    for block in region.blocks:
        terminator = block.last
        if isinstance(terminator, YieldOp):
            rewriter.set_insertion_point_before(terminator)
            branch = BranchOp.build(terminator.operands, behind, location=terminator.location)
            rewriter.insert(branch)
            rewriter.erase_op(terminator)
    for block in region.blocks:
        block.move_before(behind)
    arguments = [behind.add_argument(result.type, result.location) for result in op.results]
    rewriter.replace_op(op, arguments)
    return True


class SingleBlockExecuteInliner(RewritePattern[ExecuteRegionOp]):
    """Inlines an `execute_region` of one block."""

    def match_and_rewrite(self, op: ExecuteRegionOp, rewriter: PatternRewriter) -> bool:
        region = op.regions[0]
        if len(region) != 1 or op.properties.get("no_inline") is not None:
            return False
        last = region.entry_block.last
        if not isinstance(last, YieldOp):
            return False
        replace_with_region(rewriter, op, region)
        return True


@canonicalization_patterns(ExecuteRegionOp)
def canonicalization_patterns_execute_region() -> Sequence[RewritePattern]:
    """ExecuteRegionOp::getCanonicalizationPatterns"""
    return (
        SingleBlockExecuteInliner(),
        *patterns_of("scf.execute_region", _inline_blocks),
        *region_branch_patterns("scf.execute_region"),
    )


# --- index_switch -------------------------------------------------------------------------------------------------------


def _switch_on_constant(op: IndexSwitchOp, rewriter: PatternRewriter) -> bool:
    """Inlines the region of a constant case."""
    constant = constant_value(op.arg)
    if not isinstance(constant, IntegerAttr):
        return False
    region = op.default_region
    for case, of_case in zip(op.cases, op.case_regions, strict=True):
        if case == constant.value:
            region = of_case
            break
    if region.entry_block.arguments:
        return False  # for which there are no values; the verifier, as that of MLIR, lets them pass
    replace_with_region(rewriter, op, region)
    return True


@canonicalization_patterns(IndexSwitchOp)
def canonicalization_patterns_index_switch() -> Sequence[RewritePattern]:
    """IndexSwitchOp::getCanonicalizationPatterns"""
    return (
        *patterns_of("scf.index_switch", _switch_on_constant),
        *region_branch_patterns("scf.index_switch"),
    )

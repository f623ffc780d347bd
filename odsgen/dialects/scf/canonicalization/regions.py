"""Operations in the place of the operation in whose region they stand, and regions that run once or never."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.shared.patterns import patterns_of
from odsgen.runtime.builtin.attributes import IntegerAttr
from odsgen.runtime.ir.builder import InsertionPoint
from odsgen.runtime.rewriting.folding import constant_value
from odsgen.runtime.rewriting.pattern import RewritePattern
from odsgen.runtime.rewriting.region_branches import region_branch_patterns

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.rewriting.rewriter import PatternRewriter
    from odsgen_dialects.scf import ExecuteRegionOp, IndexSwitchOp


def replace_with_region(
    rewriter: PatternRewriter, op: Operation, region: Region, arguments: Sequence[Value] = ()
) -> None:
    """Put the operations of a region's only block in the place of an operation, and what it yields for its results."""
    block = region.entry_block
    terminator = block.last
    assert terminator is not None
    rewriter.inline_block_before(block, op, arguments)
    rewriter.replace_op(op, terminator.operands)
    rewriter.erase_op(terminator)


def yielded(region: Region) -> Sequence[Value]:
    """The values that the only block of a region yields."""
    terminator = region.entry_block.last
    assert terminator is not None
    return terminator.operands


def _inline_blocks(op: ExecuteRegionOp, rewriter: PatternRewriter) -> bool:
    """The blocks of the region are executed where they stand, if there may be several."""
    from odsgen_dialects.cf import BranchOp

    parent = op.parent_op
    if op.no_inline or parent is None:
        return False
    if "FunctionOpInterface" not in parent.INTERFACES and parent.name != op.name:
        return False
    before = op.parent_block
    assert before is not None
    behind = rewriter.split_block(op)
    rewriter.insertion_point = InsertionPoint.at_end(before)
    region = op.region
    rewriter.insert(BranchOp.build((), region.entry_block, location=op.location))
    for block in region.blocks:
        terminator = block.last
        if terminator is not None and terminator.name == "scf.yield":
            rewriter.set_insertion_point_before(terminator)
            branch = BranchOp.build(terminator.operands, behind, location=terminator.location)
            rewriter.insert(branch)
            rewriter.erase_op(terminator)
    for block in region.blocks:
        block.move_before(behind)
    arguments = [behind.add_argument(result.type, result.location) for result in op.results]
    rewriter.replace_op(op, arguments)
    return True


class SingleBlockExecuteInliner(RewritePattern):
    """A region of one block is executed where it stands."""

    root = "scf.execute_region"

    def match_and_rewrite(self, op: ExecuteRegionOp, rewriter: PatternRewriter) -> bool:
        """Inline it."""
        region = op.regions[0]
        if len(region) != 1 or op.properties.get("no_inline") is not None:
            return False
        last = region.entry_block.last
        if last is None or last.name != "scf.yield":
            return False
        replace_with_region(rewriter, op, region)
        return True


def canonicalization_patterns_execute_region() -> Sequence[RewritePattern]:
    """All patterns of execute_region."""
    return (
        SingleBlockExecuteInliner(),
        *patterns_of("scf.execute_region", _inline_blocks),
        *region_branch_patterns("scf.execute_region"),
    )


# --- index_switch -------------------------------------------------------------------------------------------------------


def _switch_on_constant(op: IndexSwitchOp, rewriter: PatternRewriter) -> bool:
    """The region of the case that is known."""
    constant = constant_value(op.arg)
    if not isinstance(constant, IntegerAttr):
        return False
    region = op.default_region
    for case, of_case in zip(op.cases, op.case_regions, strict=True):
        if case == constant.value:
            region = of_case
            break
    replace_with_region(rewriter, op, region)
    return True


def canonicalization_patterns_index_switch() -> Sequence[RewritePattern]:
    """The patterns of index_switch."""
    return (
        *patterns_of("scf.index_switch", _switch_on_constant),
        *region_branch_patterns("scf.index_switch"),
    )

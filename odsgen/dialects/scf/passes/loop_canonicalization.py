"""`scf-for-loop-canonicalization`: what the bounds of loops and the values that they carry tell of their bodies."""

from __future__ import annotations

from odsgen.dialects.scf.loops.constrained_bounds import simplify_in_loops
from odsgen.passes import Pass, register_pass
from odsgen.rewriting import (
    FrozenPatternSet,
    PatternRewriter,
    RewritePattern,
    apply_patterns_greedily,
)
from odsgen.runtime import BlockArgument, Operation, OpResult, Value
from odsgen_dialects import affine, memref, scf, tensor


class MinSimplification(RewritePattern[affine.AffineMinOp]):
    """Replaces a minimum by the operand that it always is."""

    def match_and_rewrite(self, op: affine.AffineMinOp, rewriter: PatternRewriter) -> bool:
        """AffineOpSCFCanonicalizationPattern"""
        return simplify_in_loops(op, rewriter)


class MaxSimplification(RewritePattern[affine.AffineMaxOp]):
    """Replaces a maximum by the operand that it always is."""

    def match_and_rewrite(self, op: affine.AffineMaxOp, rewriter: PatternRewriter) -> bool:
        """AffineOpSCFCanonicalizationPattern"""
        return simplify_in_loops(op, rewriter)


def _keeps_shape(loop: scf.ForOp, number: int) -> bool:
    """Whether a carried value has the shape of the init in all iterations (`isShapePreserving`)."""
    end = loop.region.entry_block.terminator
    assert end is not None
    value: Value = end.operands[number]
    while value is not loop.region.entry_block.arguments[number + 1]:
        op = value.defining_op
        if isinstance(op, tensor.InsertSliceOp):
            value = op.dest
        elif isinstance(op, scf.ForOp) and isinstance(value, OpResult):
            if not _keeps_shape(op, value.index):
                return False
            value = op.init_args[value.index]
        else:
            return False
    return True


def _init_of_same_shape(value: Value) -> Value | None:
    """The init of a loop whose shape a carried value or a result has."""
    loop: Operation | None
    if isinstance(value, BlockArgument):
        loop, number = value.owner.parent_op, value.index - 1
    elif isinstance(value, OpResult):
        loop, number = value.owner, value.index
    else:
        return None
    if not isinstance(loop, scf.ForOp) or number < 0 or not _keeps_shape(loop, number):
        return None
    return loop.init_args[number]


def _use_init(op: tensor.DimOp | memref.DimOp, rewriter: PatternRewriter) -> bool:
    init = _init_of_same_shape(op.source)
    if init is None:
        return False
    with rewriter.modifying(op):
        op.set_operand(0, init)
    return True


class DimOfCarriedTensor(RewritePattern[tensor.DimOp]):
    """Asks the init of a loop for its size."""

    def match_and_rewrite(self, op: tensor.DimOp, rewriter: PatternRewriter) -> bool:
        """DimOfIterArgFolder, DimOfLoopResultFolder"""
        return _use_init(op, rewriter)


class DimOfCarriedMemRef(RewritePattern[memref.DimOp]):
    """Asks the init of a loop for its size."""

    def match_and_rewrite(self, op: memref.DimOp, rewriter: PatternRewriter) -> bool:
        """DimOfIterArgFolder, DimOfLoopResultFolder"""
        return _use_init(op, rewriter)


LOOP_CANONICALIZATION = FrozenPatternSet(
    (MinSimplification(), MaxSimplification(), DimOfCarriedTensor(), DimOfCarriedMemRef())
)


@register_pass
class SCFForLoopCanonicalization(Pass):
    """Simplifies minima, maxima and sizes in bodies of loops."""

    ARGUMENT = "scf-for-loop-canonicalization"
    NAME = "SCFForLoopCanonicalization"
    SUMMARY = "Canonicalize operations within scf.for loop bodies"

    def run_on_operation(self, op: Operation) -> None:
        """Applies the patterns until nothing changes."""
        apply_patterns_greedily(op, LOOP_CANONICALIZATION)

"""Loops up to a minimum run, where the minimum is its constant, in a copy with that bound."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.building.bodies import one_block
from odsgen.dialects.scf.loops.bounds import constant
from odsgen.passes import Pass, register_pass
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import AffineConstantExpr, CloneMap, InsertionPoint, Operation, Value
from odsgen_dialects import affine, arith, scf


def _least_constant(bound: Value) -> int | None:
    op = bound.defining_op
    if not isinstance(op, affine.AffineMinOp):
        return None
    exprs = op.map.value.results
    return min((each.value for each in exprs if isinstance(each, AffineConstantExpr)), default=None)


def _specialize(loop: scf.ForOp | scf.ParallelOp, bounds: Sequence[Value]) -> None:
    """Puts a loop with constant bounds beside one whose bounds are minima of these constants and others."""
    numbers = [_least_constant(bound) for bound in bounds]
    rewriter = PatternRewriter(InsertionPoint.before(loop))
    location = loop.location
    mapping = CloneMap()
    condition: Value | None = None
    if None in numbers:
        return
    for bound, number in zip(bounds, numbers, strict=True):
        assert number is not None
        value = constant(rewriter, number, bound.type, location)
        check = arith.CmpIOp.build(arith.CmpIPredicate.eq, bound, value, location=location)
        holds: Value = rewriter.insert(check).result
        if condition is not None:
            holds = rewriter.insert(arith.AndIOp.build(condition, holds, location=location)).result
        condition = holds
        mapping.map_value(bound, value)
    assert condition is not None
    choice = scf.IfOp.build_generic(
        [condition],
        result_types=[result.type for result in loop.results],
        regions=(one_block(), one_block()),
        location=location,
    )
    rewriter.insert(choice)
    for region, known in ((choice.then_region, mapping), (choice.else_region, CloneMap())):
        rewriter.insertion_point = InsertionPoint.at_end(region.entry_block)
        made = rewriter.clone(loop, known)
        rewriter.insert(scf.YieldOp.build(made.results, location=location))
    rewriter.replace_op(loop, choice.results)


@register_pass
class SCFParallelLoopSpecialization(Pass):
    """Specializes parallel loops."""

    ARGUMENT = "scf-parallel-loop-specialization"
    NAME = "SCFParallelLoopSpecialization"
    SUMMARY = "Specialize parallel loops for vectorization"
    REWRITES = ("scf.parallel",)

    def run_on_operation(self, op: Operation) -> None:
        """Specializes the loops, those inside of others first."""
        for loop in list(op.walk(post_order=True)):
            if isinstance(loop, scf.ParallelOp):
                _specialize(loop, loop.upper_bound)


@register_pass
class SCFForLoopSpecialization(Pass):
    """Specializes loops."""

    ARGUMENT = "scf-for-loop-specialization"
    NAME = "SCFForLoopSpecialization"
    SUMMARY = "Specialize `for` loops for vectorization"
    REWRITES = ("scf.for",)

    def run_on_operation(self, op: Operation) -> None:
        """Specializes the loops, those inside of others first."""
        for loop in list(op.walk(post_order=True)):
            if isinstance(loop, scf.ForOp):
                _specialize(loop, [loop.upper_bound])

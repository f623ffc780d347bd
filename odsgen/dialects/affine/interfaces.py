"""Interface methods of the dialect `affine`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.hooks import implements
from odsgen.runtime import (
    AffineMap,
    Attribute,
    IntegerAttr,
    Operation,
    RegionSuccessor,
    Speculatability,
    Value,
    index,
)
from odsgen_dialects.affine import AffineForOp, AffineIfOp

if TYPE_CHECKING:
    from odsgen.dialects.scf.interfaces import NewYieldValues
    from odsgen.rewriting import PatternRewriter


@implements(AffineForOp, method="loop_lower_bounds")
def loop_lower_bounds_for(op: AffineForOp) -> Sequence[Attribute] | None:
    """AffineForOp::getLoopLowerBounds"""
    return _constant(op.lower_bound_map.value)


@implements(AffineForOp, method="loop_upper_bounds")
def loop_upper_bounds_for(op: AffineForOp) -> Sequence[Attribute] | None:
    """AffineForOp::getLoopUpperBounds"""
    return _constant(op.upper_bound_map.value)


@implements(AffineForOp, method="loop_steps")
def loop_steps_for(op: AffineForOp) -> Sequence[Attribute]:
    """AffineForOp::getLoopSteps"""
    return (IntegerAttr.get(op.step, index),)


def _constant(bound: AffineMap) -> Sequence[Attribute] | None:
    if not bound.is_single_constant():
        return None
    return (IntegerAttr.get(bound.constant_results()[0], index),)


@implements(AffineForOp, method="yielded_values_mutable")
def yielded_values_mutable_for(op: AffineForOp) -> Sequence[Value] | None:
    """AffineForOp::getYieldedValuesMutable"""
    end = op.region.blocks[0].last
    return None if end is None else end.operands


@implements(AffineForOp, method="replace_with_additional_yields")
def replace_with_additional_yields_for(
    op: AffineForOp,
    rewriter: PatternRewriter,
    new_inits: Sequence[Value],
    replace_init_uses_in_loop: bool,
    new_yield_values: NewYieldValues,
) -> AffineForOp:
    """AffineForOp::replaceWithAdditionalYields"""
    from odsgen.dialects.scf.interfaces import with_additional_yields

    return with_additional_yields(
        op, rewriter, new_inits, replace_init_uses_in_loop, new_yield_values
    )


@implements(AffineForOp, method="successor_regions")
def successor_regions_for(op: AffineForOp, point: Operation | None) -> list[RegionSuccessor]:
    """AffineForOp::getSuccessorRegions"""
    body = RegionSuccessor(op.region, op.region_iter_args)
    behind = RegionSuccessor(None, op.results)
    rounds = _constant_rounds(op)
    if point is None and rounds is not None:
        return [body] if rounds else [behind]
    if point is not None and rounds == 1:
        return [behind]
    return [body, behind]


@implements(AffineForOp, method="speculatability")
def speculatability_for(op: AffineForOp) -> Speculatability:
    """AffineForOp::getSpeculatability"""
    if op.step == 1:
        return Speculatability.RECURSIVELY_SPECULATABLE
    return Speculatability.NOT_SPECULATABLE


def _constant_rounds(op: AffineForOp) -> int | None:
    """The trip count for constant bounds; None otherwise."""
    bounds: list[int] = []
    for name in ("lowerBoundMap", "upperBoundMap"):
        map = op.properties[name].value
        if not map.is_single_constant():
            return None
        bounds.append(map.constant_results()[0])
    step = op.step
    return max(-(-(bounds[1] - bounds[0]) // step), 0) if step > 0 else None


@implements(AffineIfOp, method="successor_regions")
def successor_regions_if(op: AffineIfOp, point: Operation | None) -> list[RegionSuccessor]:
    """AffineIfOp::getSuccessorRegions"""
    past = RegionSuccessor(None, op.results)
    if point is not None:
        return [past]
    then, otherwise = op.regions
    return [RegionSuccessor(then), RegionSuccessor(otherwise) if otherwise.blocks else past]

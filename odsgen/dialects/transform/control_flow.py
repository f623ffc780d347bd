"""RegionBranchOpInterface of the dialect `transform`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.hooks import implements
from odsgen.runtime import Operation, RegionSuccessor, Value
from odsgen_dialects.transform import (
    AlternativesOp,
    ForeachOp,
    SequenceOp,
    TuneAlternativesOp,
)


@implements(AlternativesOp, method="entry_successor_operands")
def entry_operands_of_alternatives(
    op: AlternativesOp, successor: RegionSuccessor
) -> Sequence[Value]:
    """AlternativesOp::getEntrySuccessorOperands"""
    return op.operands if successor.region is not None else ()


@implements(AlternativesOp, method="successor_regions")
def successor_regions_alternatives(
    op: AlternativesOp, point: Operation | None
) -> list[RegionSuccessor]:
    """AlternativesOp::getSuccessorRegions"""
    left = None if point is None else point.parent_region
    first = 0 if left is None else left.region_number + 1
    has_scope = bool(op.operands)
    regions = [
        RegionSuccessor(region, region.arguments if has_scope else ())
        for region in op.regions[first:]
    ]
    return regions if point is None else [*regions, RegionSuccessor(None, op.results)]


@implements(ForeachOp, method="entry_successor_operands")
def entry_operands_of_foreach(op: ForeachOp, successor: RegionSuccessor) -> Sequence[Value]:
    """ForeachOp::getEntrySuccessorOperands"""
    return op.operands if successor.region is not None else ()


@implements(ForeachOp, method="successor_regions")
def successor_regions_foreach(op: ForeachOp, point: Operation | None) -> list[RegionSuccessor]:
    """ForeachOp::getSuccessorRegions"""
    body = RegionSuccessor(op.body, op.body.arguments)
    return [body] if point is None else [body, RegionSuccessor(None, op.results)]


@implements(SequenceOp, method="entry_successor_operands")
def entry_operands_of_sequence(op: SequenceOp, successor: RegionSuccessor) -> Sequence[Value]:
    """SequenceOp::getEntrySuccessorOperands"""
    return op.operands if successor.region is not None else ()


@implements(SequenceOp, method="successor_regions")
def successor_regions_sequence(op: SequenceOp, point: Operation | None) -> list[RegionSuccessor]:
    """SequenceOp::getSuccessorRegions"""
    if point is not None:
        return [RegionSuccessor(None, op.results)]
    return [RegionSuccessor(op.body, op.body.arguments if op.operands else ())]


@implements(TuneAlternativesOp, method="successor_regions")
def successor_regions_tune_alternatives(
    op: TuneAlternativesOp, point: Operation | None
) -> list[RegionSuccessor]:
    """tune::AlternativesOp::getSuccessorRegions"""
    if point is not None:
        return [RegionSuccessor(None, op.results)]
    bounds = op.region_invocation_bounds([None for _ in op.operands])
    return [
        RegionSuccessor(region, ())
        for region, bound in zip(op.alternatives, bounds, strict=True)
        if bound.upper != 0
    ]

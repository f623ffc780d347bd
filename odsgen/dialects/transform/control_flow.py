"""Control flow of the dialect `transform` (RegionBranchOpInterface)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.interfaces.control_flow import RegionSuccessor

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value
    from odsgen_dialects.transform import (
        AlternativesOp,
        ForeachOp,
        SequenceOp,
    )


def entry_successor_operands_alternatives(
    op: AlternativesOp, successor: RegionSuccessor
) -> Sequence[Value]:
    """The scope, if there is one."""
    return op.operands if successor.region is not None else ()


def successor_regions_alternatives(
    op: AlternativesOp, point: Operation | None
) -> list[RegionSuccessor]:
    """Into any alternative; from one into those behind it, or past the operation."""
    first = 0 if point is None else _region_of(point).region_number + 1
    has_scope = bool(op.operands)
    regions = [
        RegionSuccessor(region, region.arguments if has_scope else ())
        for region in op.regions[first:]
    ]
    return regions if point is None else [*regions, RegionSuccessor(None, op.results)]


def entry_successor_operands_foreach(op: ForeachOp, successor: RegionSuccessor) -> Sequence[Value]:
    """All operands go into the body."""
    return op.operands if successor.region is not None else ()


def successor_regions_foreach(op: ForeachOp, point: Operation | None) -> list[RegionSuccessor]:
    """Into the body, and from there into it again or past the operation."""
    body = RegionSuccessor(op.body, op.body.arguments)
    return [body] if point is None else [body, RegionSuccessor(None, op.results)]


def entry_successor_operands_sequence(
    op: SequenceOp, successor: RegionSuccessor
) -> Sequence[Value]:
    """All operands go into the body."""
    return op.operands if successor.region is not None else ()


def successor_regions_sequence(op: SequenceOp, point: Operation | None) -> list[RegionSuccessor]:
    """Through the body; it gets arguments from the operands if there are any."""
    if point is not None:
        return [RegionSuccessor(None, op.results)]
    return [RegionSuccessor(op.body, op.body.arguments if op.operands else ())]


def _region_of(op: Operation) -> Region:
    region = op.parent_region
    assert region is not None
    return region

"""Interface methods of the dialect `acc`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.hooks import implements
from odsgen.runtime import Operation, Region, RegionSuccessor, Value
from odsgen_dialects import acc

# --- region branches --------------------------------------------------------------------------------------------------


@implements(
    acc.DataOp,
    acc.HostDataOp,
    acc.KernelEnvironmentOp,
    acc.KernelsOp,
    acc.ParallelOp,
    acc.SerialOp,
    method="successor_regions",
)
def _once(op: Operation, point: Operation | None) -> list[RegionSuccessor]:
    """Implements `getSuccessorRegions`: the region runs once."""
    if point is None:
        return [RegionSuccessor(op.regions[0])]
    return [RegionSuccessor(None, op.results)]


@implements(acc.LoopOp, method="successor_regions")
def successor_regions_loop(op: acc.LoopOp, point: Operation | None) -> list[RegionSuccessor]:
    """LoopOp::getSuccessorRegions"""
    if op.unstructured:
        return _once(op, point)
    return [RegionSuccessor(op.region), RegionSuccessor(None, op.results)]


@implements(acc.TerminatorOp, method="mutable_successor_operands")
def mutable_successor_operands_terminator(
    op: acc.TerminatorOp, successor: RegionSuccessor
) -> Sequence[Value]:
    """TerminatorOp::getMutableSuccessorOperands"""
    return ()


@implements(acc.LoopOp, method="loop_regions")
def loop_regions_loop(op: acc.LoopOp) -> Sequence[Region]:
    """LoopOp::getLoopRegions"""
    return op.regions

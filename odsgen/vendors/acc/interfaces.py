"""Interface methods of the dialect `acc`."""

from __future__ import annotations

from odsgen.hooks import implements
from odsgen.runtime import Operation, RegionSuccessor
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

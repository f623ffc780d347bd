"""Interface methods of the dialect `acc`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.hooks import implements
from odsgen.runtime.interfaces.control_flow import RegionSuccessor
from odsgen_dialects.acc import (
    DataOp,
    HostDataOp,
    KernelEnvironmentOp,
    KernelsOp,
    LoopOp,
    ParallelOp,
    SerialOp,
    TerminatorOp,
)

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value


# --- region branches --------------------------------------------------------------------------------------------------


@implements(
    DataOp,
    HostDataOp,
    KernelEnvironmentOp,
    KernelsOp,
    ParallelOp,
    SerialOp,
    method="successor_regions",
)
def _once(op: Operation, point: Operation | None) -> list[RegionSuccessor]:
    """Implements `getSuccessorRegions`: the region runs once."""
    if point is None:
        return [RegionSuccessor(op.regions[0])]
    return [RegionSuccessor(None, op.results)]


@implements(LoopOp, method="successor_regions")
def successor_regions_loop(op: LoopOp, point: Operation | None) -> list[RegionSuccessor]:
    """LoopOp::getSuccessorRegions"""
    if op.unstructured:
        return _once(op, point)
    return [RegionSuccessor(op.region), RegionSuccessor(None, op.results)]


@implements(TerminatorOp, method="mutable_successor_operands")
def mutable_successor_operands_terminator(
    op: TerminatorOp, successor: RegionSuccessor
) -> Sequence[Value]:
    """TerminatorOp::getMutableSuccessorOperands"""
    return ()


@implements(LoopOp, method="loop_regions")
def loop_regions_loop(op: LoopOp) -> Sequence[Region]:
    """LoopOp::getLoopRegions"""
    return op.regions

"""Control flow of the dialect `acc` (RegionBranchOpInterface)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.interfaces.control_flow import RegionSuccessor

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value
    from odsgen_dialects.acc import LoopOp, TerminatorOp


def _through_one_region(op: Operation, point: Operation | None) -> list[RegionSuccessor]:
    """Into the region, and from there past the operation."""
    return [RegionSuccessor(op.regions[0]) if point is None else RegionSuccessor(None, op.results)]


successor_regions_data = _through_one_region
successor_regions_host_data = _through_one_region
successor_regions_kernel_environment = _through_one_region
successor_regions_kernels = _through_one_region
successor_regions_parallel = _through_one_region
successor_regions_serial = _through_one_region


def successor_regions_loop(op: LoopOp, point: Operation | None) -> list[RegionSuccessor]:
    """From anywhere into the region or past the operation; one that is not structured goes through its region once."""
    if op.unstructured:
        return _through_one_region(op, point)
    return [RegionSuccessor(op.region), RegionSuccessor(None, op.results)]


def mutable_successor_operands_terminator(
    op: TerminatorOp, successor: RegionSuccessor
) -> Sequence[Value]:
    """It passes nothing on."""
    return ()

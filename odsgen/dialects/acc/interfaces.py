"""Interface methods of the dialect `acc`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.interfaces.control_flow import RegionSuccessor

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value
    from odsgen_dialects.acc import LoopOp, TerminatorOp


# --- where control goes -----------------------------------------------------------------------------------------------


def _once(op: Operation, point: Operation | None) -> list[RegionSuccessor]:
    """Into the region, and from there past the operation."""
    if point is None:
        return [RegionSuccessor(op.regions[0])]
    return [RegionSuccessor(None, op.results)]


successor_regions_data = successor_regions_host_data = _once
successor_regions_kernel_environment = successor_regions_kernels = _once
successor_regions_parallel = successor_regions_serial = _once


def successor_regions_loop(op: LoopOp, point: Operation | None) -> list[RegionSuccessor]:
    """Into the body, again or for the first time, or past the loop; an unstructured body is entered once."""
    if op.unstructured:
        return _once(op, point)
    return [RegionSuccessor(op.region), RegionSuccessor(None, op.results)]


def mutable_successor_operands_terminator(
    op: TerminatorOp, successor: RegionSuccessor
) -> Sequence[Value]:
    """None."""
    return ()


def loop_regions_loop(op: LoopOp) -> Sequence[Region]:
    """The body."""
    return op.regions

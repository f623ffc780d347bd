"""The loop of the dialect `sparse_tensor` as a loop, and as control flow between regions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.interfaces.control_flow import RegionSuccessor

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import BlockArgument, OpResult, Value
    from odsgen_dialects.sparse_tensor import IterateOp


def loop_regions_iterate(op: IterateOp) -> Sequence[Region]:
    """The body."""
    return op.regions[:1]


def inits_mutable_iterate(op: IterateOp) -> Sequence[Value]:
    """The values that the loop begins with."""
    return op.init_args


def region_iter_args_iterate(op: IterateOp) -> Sequence[BlockArgument]:
    """The first arguments of the body."""
    return op.region.arguments[: len(op.init_args)]


def yielded_values_mutable_iterate(op: IterateOp) -> Sequence[Value] | None:
    """The operands of the terminator."""
    blocks = op.region.blocks
    end = blocks[0].last if blocks else None
    return () if end is None else end.operands


def loop_results_iterate(op: IterateOp) -> Sequence[OpResult] | None:
    """All results."""
    return op.results


def entry_successor_operands_iterate(op: IterateOp, successor: RegionSuccessor) -> Sequence[Value]:
    """The initial values."""
    return op.init_args


def successor_regions_iterate(op: IterateOp, point: Operation | None) -> list[RegionSuccessor]:
    """From anywhere into the body or past the operation."""
    body = RegionSuccessor(op.region, region_iter_args_iterate(op))
    return [body, RegionSuccessor(None, op.results)]

"""LoopLikeOpInterface and RegionBranchOpInterface of the dialect `sparse_tensor`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.hooks import implements
from odsgen.runtime import Operation, RegionSuccessor, Value
from odsgen_dialects.sparse_tensor import IterateOp


@implements(IterateOp, method="yielded_values_mutable")
def yielded_values_mutable_iterate(op: IterateOp) -> Sequence[Value] | None:
    """IterateOp::getYieldedValuesMutable"""
    blocks = op.region.blocks
    end = blocks[0].last if blocks else None
    return () if end is None else end.operands


@implements(IterateOp, method="successor_regions")
def successor_regions_iterate(op: IterateOp, point: Operation | None) -> list[RegionSuccessor]:
    """IterateOp::getSuccessorRegions"""
    body = RegionSuccessor(op.region, op.region_iter_args)
    return [body, RegionSuccessor(None, op.results)]

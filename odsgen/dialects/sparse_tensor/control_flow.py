"""LoopLikeOpInterface and RegionBranchOpInterface of the dialect `sparse_tensor`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.hooks import implements
from odsgen.runtime import BlockArgument, Operation, OpResult, Region, RegionSuccessor, Value
from odsgen_dialects.sparse_tensor import IterateOp


@implements(IterateOp, method="loop_regions")
def loop_regions_iterate(op: IterateOp) -> Sequence[Region]:
    """IterateOp::getLoopRegions"""
    return op.regions[:1]


@implements(IterateOp, method="inits_mutable")
def inits_mutable_iterate(op: IterateOp) -> Sequence[Value]:
    """IterateOp::getInitsMutable"""
    return op.init_args


@implements(IterateOp, method="region_iter_args")
def region_iter_args_iterate(op: IterateOp) -> Sequence[BlockArgument]:
    """IterateOp::getRegionIterArgs"""
    return op.region.arguments[: len(op.init_args)]


@implements(IterateOp, method="yielded_values_mutable")
def yielded_values_mutable_iterate(op: IterateOp) -> Sequence[Value] | None:
    """IterateOp::getYieldedValuesMutable"""
    blocks = op.region.blocks
    end = blocks[0].last if blocks else None
    return () if end is None else end.operands


@implements(IterateOp, method="loop_results")
def loop_results_iterate(op: IterateOp) -> Sequence[OpResult] | None:
    """IterateOp::getLoopResults"""
    return op.results


@implements(IterateOp, method="entry_successor_operands")
def entry_successor_operands_iterate(op: IterateOp, successor: RegionSuccessor) -> Sequence[Value]:
    """IterateOp::getEntrySuccessorOperands"""
    return op.init_args


@implements(IterateOp, method="successor_regions")
def successor_regions_iterate(op: IterateOp, point: Operation | None) -> list[RegionSuccessor]:
    """IterateOp::getSuccessorRegions"""
    body = RegionSuccessor(op.region, region_iter_args_iterate(op))
    return [body, RegionSuccessor(None, op.results)]

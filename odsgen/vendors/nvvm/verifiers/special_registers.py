"""Verifiers of the dialect `nvvm`: special registers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.hooks import verifies
from odsgen_dialects.nvvm import (
    BlockDimXOp,
    BlockDimYOp,
    BlockDimZOp,
    BlockIdXOp,
    BlockIdYOp,
    BlockIdZOp,
    BlockInClusterIdXOp,
    BlockInClusterIdYOp,
    BlockInClusterIdZOp,
    ClusterDim,
    ClusterDimBlocksXOp,
    ClusterDimBlocksYOp,
    ClusterDimBlocksZOp,
    ClusterDimXOp,
    ClusterDimYOp,
    ClusterDimZOp,
    ClusterId,
    ClusterIdXOp,
    ClusterIdYOp,
    ClusterIdZOp,
    GridDimXOp,
    GridDimYOp,
    GridDimZOp,
    GridIdOp,
    LaneIdOp,
    SmDimOp,
    SmIdOp,
    ThreadIdXOp,
    ThreadIdYOp,
    ThreadIdZOp,
    WarpDimOp,
    WarpIdOp,
    WarpSizeOp,
)

if TYPE_CHECKING:
    from odsgen_dialects.nvvm.ops import PureSpecialRangeableRegisterOp


@verifies(
    BlockInClusterIdXOp,
    BlockInClusterIdYOp,
    BlockInClusterIdZOp,
    ClusterId,
    ClusterDimBlocksXOp,
    ClusterDimBlocksYOp,
    ClusterDimBlocksZOp,
    ClusterDim,
    ClusterIdXOp,
    ClusterIdYOp,
    ClusterIdZOp,
    BlockIdXOp,
    BlockIdYOp,
    BlockIdZOp,
    GridIdOp,
    LaneIdOp,
    ClusterDimXOp,
    ClusterDimYOp,
    ClusterDimZOp,
    GridDimXOp,
    GridDimYOp,
    GridDimZOp,
    SmDimOp,
    BlockDimXOp,
    BlockDimYOp,
    BlockDimZOp,
    WarpDimOp,
    SmIdOp,
    ThreadIdXOp,
    ThreadIdYOp,
    ThreadIdZOp,
    WarpIdOp,
    WarpSizeOp,
)
def _verify_range(op: PureSpecialRangeableRegisterOp) -> None:
    """Checks that a range with equal bounds is empty or full."""
    range = op.range
    if range is None:
        return
    greatest = (1 << range.width) - 1
    lower = range.lower & greatest
    if lower == range.upper & greatest and lower not in (0, greatest):
        raise op.op_error(
            f"invalid range attribute: Lower == Upper, but they aren't min (0) or max ({greatest}) "
            "value! This is an invalid constant range."
        )

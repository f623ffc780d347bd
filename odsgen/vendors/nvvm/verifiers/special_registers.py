"""Verifiers of the dialect `nvvm`: special registers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.hooks import verifies
from odsgen_dialects import nvvm

if TYPE_CHECKING:
    from odsgen_dialects.nvvm.ops import PureSpecialRangeableRegisterOp


@verifies(
    nvvm.BlockInClusterIdXOp,
    nvvm.BlockInClusterIdYOp,
    nvvm.BlockInClusterIdZOp,
    nvvm.ClusterId,
    nvvm.ClusterDimBlocksXOp,
    nvvm.ClusterDimBlocksYOp,
    nvvm.ClusterDimBlocksZOp,
    nvvm.ClusterDim,
    nvvm.ClusterIdXOp,
    nvvm.ClusterIdYOp,
    nvvm.ClusterIdZOp,
    nvvm.BlockIdXOp,
    nvvm.BlockIdYOp,
    nvvm.BlockIdZOp,
    nvvm.GridIdOp,
    nvvm.LaneIdOp,
    nvvm.ClusterDimXOp,
    nvvm.ClusterDimYOp,
    nvvm.ClusterDimZOp,
    nvvm.GridDimXOp,
    nvvm.GridDimYOp,
    nvvm.GridDimZOp,
    nvvm.SmDimOp,
    nvvm.BlockDimXOp,
    nvvm.BlockDimYOp,
    nvvm.BlockDimZOp,
    nvvm.WarpDimOp,
    nvvm.SmIdOp,
    nvvm.ThreadIdXOp,
    nvvm.ThreadIdYOp,
    nvvm.ThreadIdZOp,
    nvvm.WarpIdOp,
    nvvm.WarpSizeOp,
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

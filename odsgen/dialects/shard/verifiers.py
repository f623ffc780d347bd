"""Verifiers of the dialect `shard`."""

from __future__ import annotations

from odsgen.hooks import verifies
from odsgen_dialects.shard import ShardingOp


@verifies(ShardingOp)
def verify_sharding(op: ShardingOp) -> None:
    """ShardingOp::verify"""
    split = [list(axes) for axes in op.split_axes.axes]
    seen: set[float] = set()
    for axis in (axis for axes in split for axis in axes):
        if axis < 0:
            raise op.error("grid axis is expected to be non-negative")
        if axis in seen:
            raise op.error("grid axis duplicated")
        seen.add(axis)
    halos = op.static_halo_sizes
    if halos and op.static_sharded_dims_offsets:
        raise op.op_error("halo sizes and shard offsets are mutually exclusive")
    if halos and len(halos) != 2 * sum(bool(axes) for axes in split):
        raise op.error("halo sizes must be specified for all split axes.")

"""Canonicalization patterns of the dialect `shard`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.shared import Mixed, fold_constants, split_mixed
from odsgen.dialects.shared.mixed_values import mixed_values
from odsgen.hooks import canonicalization_patterns, pattern
from odsgen.rewriting import PatternRewriter, RewritePattern
from odsgen.runtime import Value
from odsgen_dialects import shard

# --- collectives --------------------------------------------------------------------------------------------------------


@pattern(
    shard.AllGatherOp,
    shard.AllReduceOp,
    shard.AllSliceOp,
    shard.AllToAllOp,
    shard.BroadcastOp,
    shard.GatherOp,
    shard.RecvOp,
    shard.ReduceOp,
    shard.ReduceScatterOp,
    shard.ScatterOp,
    shard.SendOp,
)
def _among_one_device(op: Any, rewriter: PatternRewriter) -> bool:
    """A collective over a single device is its operand."""
    if op.grid_axes or op.input.type is not op.result.type:
        return False
    rewriter.replace_op(op, [op.input])
    return True


@canonicalization_patterns(shard.ShiftOp)
def _none_for_shift() -> Sequence[RewritePattern]:
    """MLIR declares a canonicalizer for shift without any patterns."""
    return ()


# --- shardings ----------------------------------------------------------------------------------------------------------


@pattern(shard.ShardingOp)
def _normalize_sharding(op: shard.ShardingOp, rewriter: PatternRewriter) -> bool:
    """Folds constants into the sharding; drops zero halos and uniform offsets."""
    halos = mixed_values(op.static_halo_sizes, op.dynamic_halo_sizes)
    offsets = mixed_values(op.static_sharded_dims_offsets, op.dynamic_sharded_dims_offsets)
    changed = fold_constants(halos, non_negative=True) or fold_constants(offsets, non_negative=True)
    if halos and all(size == 0 for size in halos):
        halos, changed = [], True
    if _are_equidistant(offsets):
        offsets, changed = [], True
    if not changed:
        return False
    with rewriter.modifying(op):
        op.dynamic_halo_sizes, op.static_halo_sizes = split_mixed(halos)
        op.dynamic_sharded_dims_offsets, op.static_sharded_dims_offsets = split_mixed(offsets)
    return True


def _are_equidistant(offsets: Sequence[Mixed]) -> bool:
    numbers = [offset for offset in offsets if not isinstance(offset, Value)]
    if len(numbers) < max(3, len(offsets)):
        return False
    return len({after - before for before, after in zip(numbers, numbers[1:], strict=False)}) == 1


# --- annotations --------------------------------------------------------------------------------------------------------


@pattern(shard.ShardOp)
def _annotate_once(op: shard.ShardOp, rewriter: PatternRewriter) -> bool:
    """Removes a duplicate annotation of a value; otherwise chains the two."""
    value = op.src
    if value.has_one_use or isinstance(value.defining_op, shard.ShardOp):
        return False
    for user in reversed(value.users):
        if user is op:
            continue
        if not isinstance(user, shard.ShardOp) or user.parent_block is not op.parent_block:
            return False
        if not user.is_before_in_block(op):
            return False
        if _say_the_same(op.sharding, user.sharding):
            rewriter.replace_op(op, [user.result])
        else:
            with rewriter.modifying(op):
                op.src = user.result
        return True
    return False


def _say_the_same(one: Value, other: Value) -> bool:
    if one is other:
        return True
    first, second = one.defining_op, other.defining_op
    if not isinstance(first, shard.ShardingOp) or not isinstance(second, shard.ShardingOp):
        return False
    return _meaning(first) == _meaning(second)


def _meaning(op: shard.ShardingOp) -> tuple[object, ...]:
    axes = [axes.values for axes in op.split_axes.axes]
    while axes and not axes[-1]:
        axes.pop()
    return (
        op.grid,
        axes,
        list(op.static_halo_sizes),
        list(map(id, op.dynamic_halo_sizes)),
        list(op.static_sharded_dims_offsets),
        list(map(id, op.dynamic_sharded_dims_offsets)),
    )

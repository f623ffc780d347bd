"""Canonicalization patterns of the dialect `shard`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.shared import Mixed, fold_constants, patterns_of, split_mixed
from odsgen.dialects.shared.mixed_values import mixed_values
from odsgen.hooks import canonicalization_patterns
from odsgen.runtime import Value
from odsgen_dialects.shard import (
    AllGatherOp,
    AllReduceOp,
    AllSliceOp,
    AllToAllOp,
    BroadcastOp,
    GatherOp,
    RecvOp,
    ReduceOp,
    ReduceScatterOp,
    ScatterOp,
    SendOp,
    ShardingOp,
    ShardOp,
    ShiftOp,
)

if TYPE_CHECKING:
    from odsgen.rewriting import PatternRewriter, RewritePattern


# --- collectives --------------------------------------------------------------------------------------------------------


def _among_one_device(op: Any, rewriter: PatternRewriter) -> bool:
    """A collective over a single device is its operand."""
    if op.grid_axes or op.input.type is not op.result.type:
        return False
    rewriter.replace_op(op, [op.input])
    return True


@canonicalization_patterns(AllGatherOp)
def canonicalization_patterns_all_gather() -> Sequence[RewritePattern]:
    """AllGatherOp::getCanonicalizationPatterns"""
    return patterns_of("shard.all_gather", _among_one_device)


@canonicalization_patterns(AllReduceOp)
def canonicalization_patterns_all_reduce() -> Sequence[RewritePattern]:
    """AllReduceOp::getCanonicalizationPatterns"""
    return patterns_of("shard.all_reduce", _among_one_device)


@canonicalization_patterns(AllSliceOp)
def canonicalization_patterns_all_slice() -> Sequence[RewritePattern]:
    """AllSliceOp::getCanonicalizationPatterns"""
    return patterns_of("shard.all_slice", _among_one_device)


@canonicalization_patterns(AllToAllOp)
def canonicalization_patterns_all_to_all() -> Sequence[RewritePattern]:
    """AllToAllOp::getCanonicalizationPatterns"""
    return patterns_of("shard.all_to_all", _among_one_device)


@canonicalization_patterns(BroadcastOp)
def canonicalization_patterns_broadcast() -> Sequence[RewritePattern]:
    """BroadcastOp::getCanonicalizationPatterns"""
    return patterns_of("shard.broadcast", _among_one_device)


@canonicalization_patterns(GatherOp)
def canonicalization_patterns_gather() -> Sequence[RewritePattern]:
    """GatherOp::getCanonicalizationPatterns"""
    return patterns_of("shard.gather", _among_one_device)


@canonicalization_patterns(RecvOp)
def canonicalization_patterns_recv() -> Sequence[RewritePattern]:
    """RecvOp::getCanonicalizationPatterns"""
    return patterns_of("shard.recv", _among_one_device)


@canonicalization_patterns(ReduceOp)
def canonicalization_patterns_reduce() -> Sequence[RewritePattern]:
    """ReduceOp::getCanonicalizationPatterns"""
    return patterns_of("shard.reduce", _among_one_device)


@canonicalization_patterns(ReduceScatterOp)
def canonicalization_patterns_reduce_scatter() -> Sequence[RewritePattern]:
    """ReduceScatterOp::getCanonicalizationPatterns"""
    return patterns_of("shard.reduce_scatter", _among_one_device)


@canonicalization_patterns(ScatterOp)
def canonicalization_patterns_scatter() -> Sequence[RewritePattern]:
    """ScatterOp::getCanonicalizationPatterns"""
    return patterns_of("shard.scatter", _among_one_device)


@canonicalization_patterns(SendOp)
def canonicalization_patterns_send() -> Sequence[RewritePattern]:
    """SendOp::getCanonicalizationPatterns"""
    return patterns_of("shard.send", _among_one_device)


@canonicalization_patterns(ShiftOp)
def canonicalization_patterns_shift() -> Sequence[RewritePattern]:
    """MLIR declares a canonicalizer for shift without any patterns."""
    return ()


# --- shardings ----------------------------------------------------------------------------------------------------------


def _normalize_sharding(op: ShardingOp, rewriter: PatternRewriter) -> bool:
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


@canonicalization_patterns(ShardingOp)
def canonicalization_patterns_sharding() -> Sequence[RewritePattern]:
    """ShardingOp::getCanonicalizationPatterns"""
    return patterns_of("shard.sharding", _normalize_sharding)


# --- annotations --------------------------------------------------------------------------------------------------------


def _annotate_once(op: ShardOp, rewriter: PatternRewriter) -> bool:
    """Removes a duplicate annotation of a value; otherwise chains the two."""
    from odsgen_dialects.shard import ShardOp

    value = op.src
    if value.has_one_use or isinstance(value.defining_op, ShardOp):
        return False
    for user in reversed(value.users):
        if user is op:
            continue
        if not isinstance(user, ShardOp) or user.parent_block is not op.parent_block:
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
    from odsgen_dialects.shard import ShardingOp

    if one is other:
        return True
    first, second = one.defining_op, other.defining_op
    if not isinstance(first, ShardingOp) or not isinstance(second, ShardingOp):
        return False
    return _meaning(first) == _meaning(second)


def _meaning(op: ShardingOp) -> tuple[object, ...]:
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


@canonicalization_patterns(ShardOp)
def canonicalization_patterns_shard() -> Sequence[RewritePattern]:
    """ShardOp::getCanonicalizationPatterns"""
    return patterns_of("shard.shard", _annotate_once)

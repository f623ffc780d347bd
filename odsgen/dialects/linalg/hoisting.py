"""Moves reads and writes of the same part of a buffer, and broadcasts, out of loops (MLIR: Linalg, Hoisting)."""

from __future__ import annotations

from collections.abc import Callable

from odsgen.dialects.affine.value_bounds import ValueBounds
from odsgen.dialects.scf.interfaces import with_additional_yields
from odsgen.dialects.shared import build_for
from odsgen.dialects.vector.transfer_folds import are_disjoint
from odsgen.passes.slices import forward_slice
from odsgen.passes.transforms.loop_invariant_code_motion import hoist_from_loop
from odsgen.rewriting import PatternRewriter, is_memory_effect_free
from odsgen.runtime import (
    BlockArgument,
    DominanceInfo,
    InsertionPoint,
    LoopLikeOpInterface,
    MemRefType,
    Operation,
    Value,
    ViewLikeOpInterface,
    as_interface,
)
from odsgen_dialects import affine, memref, scf, vector

#: Hears of loops in whose place others stand.
Replaced = Callable[[Operation, Operation], None]


def _hoist_invariants(root: Operation) -> None:
    for inner in list(root.walk(post_order=True)):
        loop = as_interface(inner, LoopLikeOpInterface)
        if loop is not None:
            hoist_from_loop(loop)


def _is_inside(loop: Operation, value: Value) -> bool:
    region = value.parent_region
    parent = None if region is None else region.parent_op
    return parent is not None and loop.is_ancestor(parent)


def _surely_runs(loop: scf.ForOp | affine.AffineForOp) -> bool:
    """Whether the first bound is known to be below the second one."""
    if isinstance(loop, scf.ForOp):
        lower = ValueBounds().constant_bound(loop.lower_bound, None, is_upper=True)
        upper = ValueBounds().constant_bound(loop.upper_bound, None, is_upper=False)
        return lower is not None and upper is not None and lower < upper
    low, high = loop.lower_bound_map.value, loop.upper_bound_map.value
    if not (low.is_single_constant() and high.is_single_constant()):
        return False
    return low.constant_results()[0] < high.constant_results()[0]


# --- transfers ------------------------------------------------------------------------------------------------------------


def hoist_transfers(root: Operation, replaced: Replaced, *, only_running: bool) -> None:
    """Reads before a loop and writes behind it, in between as a carried value (`hoistRedundantVectorTransfers`)."""
    has_changed = True
    while has_changed:
        _hoist_invariants(root)
        has_changed = any(
            _hoist_read(read, replaced, only_running)
            for read in list(root.walk(vector.TransferReadOp, post_order=True))
        )


def _hoist_read(read: vector.TransferReadOp, replaced: Replaced, only_running: bool) -> bool:
    """Hoists a read; whether that was with a write, so that there is a new loop."""
    loop = read.parent_op
    if not isinstance(read.base.type, MemRefType) or not isinstance(
        loop, (scf.ForOp, affine.AffineForOp)
    ):
        return False
    if only_running and not _surely_runs(loop):
        return False
    if any(_is_inside(loop, operand) for operand in read.operands):
        return False
    write = next(
        (
            each
            for each in forward_slice(read)
            if isinstance(each, vector.TransferWriteOp) and each.base is read.base
        ),
        None,
    )
    if write is None:
        if _is_only_read(read, loop):
            read.move_before(loop)
        return False
    if not _match(read, write) or _has_views(read, loop) or not _is_safe(read, write, loop):
        return False
    read.move_before(loop)
    write.move_after(loop)
    made = with_additional_yields(
        loop,
        PatternRewriter(InsertionPoint.before(loop)),
        [read.vector],
        True,
        lambda rewriter, location, carried: [write.value_to_store],
    )
    write.set_operand(0, made.results[-1])
    replaced(loop, made)
    return True


def _match(read: vector.TransferReadOp, write: vector.TransferWriteOp) -> bool:
    return (
        list(read.indices) == list(write.indices)
        and read.vector.type is write.value_to_store.type
        and read.permutation_map is write.permutation_map
    )


def _has_views(read: vector.TransferReadOp, loop: Operation) -> bool:
    """Whether a buffer is a part of another one, or has parts."""
    base = read.base
    source = base.defining_op
    if isinstance(source, memref.AssumeAlignmentOp):
        aligned = source.memref
        if aligned.has_one_use and any(loop.is_ancestor(user) for user in base.users):
            source = aligned.defining_op
    return any(
        op is not None and "ViewLikeOpInterface" in op.INTERFACES for op in (source, *base.users)
    )


def _is_safe(read: vector.TransferReadOp, write: vector.TransferWriteOp, loop: Operation) -> bool:
    """Whether nothing else in the loop touches what is written."""
    if not DominanceInfo().properly_dominates(read, write):
        return False
    for user in read.base.users:
        if user in (read, write) or not loop.is_ancestor(user):
            continue
        if not isinstance(user, (vector.TransferReadOp, vector.TransferWriteOp)):
            return False
        if user.base is not write.base or not are_disjoint(write, user, by_bounds=True):
            return False
    return True


def _is_only_read(read: vector.TransferReadOp, loop: Operation) -> bool:
    """Whether the loop only reads a buffer and its parts (`noAliasingUseInLoop`)."""
    source: Value = read.base
    while source.defining_op is not None:
        view = as_interface(source.defining_op, ViewLikeOpInterface)
        if view is None:
            break
        source = view.view_source
    pending = list(source.users)
    seen: set[Operation] = set()
    while pending:
        user = pending.pop()
        if user in seen:
            continue
        seen.add(user)
        if "ViewLikeOpInterface" in user.INTERFACES:
            pending += user.results[0].users
        elif not is_memory_effect_free(user) and not isinstance(user, vector.TransferReadOp):
            if loop.is_ancestor(user):
                return False
    return True


# --- broadcasts -----------------------------------------------------------------------------------------------------------


def hoist_broadcasts(root: Operation, rewriter: PatternRewriter, replaced: Replaced) -> None:
    """Carries what is extracted and broadcast again, instead of the vector (`hoistRedundantVectorBroadcasts`)."""
    has_changed = True
    while has_changed:
        _hoist_invariants(root)
        has_changed = any(
            _hoist_broadcast(extract, rewriter, replaced)
            for extract in list(root.walk(vector.ExtractOp, post_order=True))
        )


def _hoist_broadcast(
    extract: vector.ExtractOp, rewriter: PatternRewriter, replaced: Replaced
) -> bool:
    loop, argument = extract.parent_op, extract.source
    if not isinstance(loop, scf.ForOp) or not isinstance(argument, BlockArgument):
        return False
    body = loop.region.entry_block
    end = body.terminator
    if argument.owner is not body or not argument.has_one_use or end is None:
        return False
    number = argument.index - 1
    broadcast = end.operands[number].defining_op
    if not isinstance(broadcast, vector.BroadcastOp) or not broadcast.vector.has_one_use:
        return False
    if broadcast.source.type is not extract.result.type:
        return False
    if any(_is_inside(loop, position) for position in extract.dynamic_position):
        return False
    extract.set_operand(0, loop.init_args[number])
    extract.move_before(loop)
    rewriter.move_op_after(broadcast, loop)
    inits = list(loop.init_args)
    inits[number] = extract.result
    rewriter.set_insertion_point_before(loop)
    made = rewriter.insert(
        build_for(loop.lower_bound, loop.upper_bound, loop.step, inits, loop.location)
    )
    end.set_operand(number, broadcast.source)
    block = made.region.entry_block
    rewriter.merge_blocks(body, block, block.arguments)
    result = made.results[number]
    rewriter.replace_all_uses_with(loop.results[number], broadcast.vector)
    rewriter.replace_op(loop, made.results)
    broadcast.set_operand(0, result)
    replaced(loop, made)
    return True

"""A buffer for each of several iterations in a row (MLIR: `memref::multiBuffer`)."""

from __future__ import annotations

from odsgen.dialects.affine.mixed_values import composed_apply
from odsgen.dialects.linalg.tiling.slices import as_value
from odsgen.dialects.memref.subviews import rank_reduced_type, same_part_of
from odsgen.dialects.shared import Mixed, MixedSlice
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import (
    AffineDimExpr,
    DominanceInfo,
    InsertionPoint,
    IntegerAttr,
    LoopLikeOpInterface,
    MemRefType,
    Operation,
    Value,
    as_interface,
)
from odsgen_dialects import memref

_D0, _D1, _D2 = (AffineDimExpr.get(number) for number in range(3))


def loop_around(op: Operation) -> Operation | None:
    """The closest loop around an operation."""
    parent = op.parent_op
    while parent is not None and "LoopLikeOpInterface" not in parent.INTERFACES:
        parent = parent.parent_op
    return parent


def _loop_of(alloc: memref.AllocOp, dominance: DominanceInfo, is_safe: bool) -> Operation | None:
    """The loop in which a buffer is used anew in each iteration."""
    users = list(reversed(alloc.memref.users))
    for user in users:
        loop = loop_around(user)
        if loop is None:
            if isinstance(user, memref.DeallocOp):
                continue
            return None
        if is_safe:
            if all(
                isinstance(other, memref.DeallocOp) or loop.is_proper_ancestor(other)
                for other in users
            ):
                return loop
        elif isinstance(user, memref.CopyOp) and user.target is alloc.memref:
            if all(other is user or dominance.properly_dominates(user, other) for other in users):
                return loop
    return None


def multi_buffer(
    rewriter: PatternRewriter, alloc: memref.AllocOp, factor: int, *, is_safe: bool
) -> memref.AllocOp | None:
    """The buffer for so many iterations; None if this is not possible.

    With ``is_safe`` it is not checked that each iteration begins with writing the buffer.
    """
    dominance = DominanceInfo()
    found = _loop_of(alloc, dominance, is_safe)
    loop = None if found is None else as_interface(found, LoopLikeOpInterface)
    if loop is None or found is None:
        return None
    counters, lowers, steps = (
        loop.loop_induction_vars,
        loop.loop_lower_bounds,
        loop.loop_steps,
    )
    if not counters or not lowers or not steps or len(counters) != 1:
        return None
    if len(loop.loop_regions) != 1 or not dominance.properly_dominates(alloc, found):
        return None
    type = alloc.memref.type
    assert isinstance(type, MemRefType)
    shape = list(type.shape)
    location = alloc.location
    many = MemRefType.get([factor, *shape], type.element_type, None, type.memory_space)
    rewriter.set_insertion_point_before(alloc)
    made = memref.AllocOp.build(many, (), (), alignment=alloc.alignment, location=location)
    made.attributes.update(alloc.attributes)
    rewriter.insert(made)
    rewriter.insertion_point = InsertionPoint.at_start(loop.loop_regions[0].entry_block)
    lower, step = (
        as_value(rewriter, each.value if isinstance(each, IntegerAttr) else each, location)  # type: ignore[arg-type]
        for each in (lowers[0], steps[0])
    )
    expr = (_D0 - _D1).floor_div(_D2) % factor
    number = composed_apply(rewriter, expr, [counters[0], lower, step], location)
    zeros: list[Mixed] = [0] * len(shape)
    slice = MixedSlice([number, *zeros], [1, *shape], [1] * (len(shape) + 1))
    view = memref.SubViewOp.build(
        rank_reduced_type(many, slice, shape),
        made.memref,
        *slice.build_arguments(),
        location=location,
    )
    part = rewriter.insert(view).result
    for user in list(alloc.memref.users):
        if isinstance(user, memref.DeallocOp):
            rewriter.set_insertion_point_before(user)
            rewriter.insert(memref.DeallocOp.build(made.memref, location=user.location))
            rewriter.erase_op(user)
    _replace_uses(rewriter, alloc, part)
    rewriter.erase_op(alloc)
    return made


def _replace_uses(rewriter: PatternRewriter, op: Operation, replacement: Value) -> None:
    """Lets users take a buffer with another layout, and parts of it have that, too."""
    for use in list(op.results[0].uses):
        user = use.owner
        if not isinstance(user, memref.SubViewOp):
            with rewriter.modifying(user):
                user.set_operand(use.index, replacement)
            continue
        rewriter.set_insertion_point_before(user)
        made = rewriter.insert(same_part_of(user, replacement))
        _replace_uses(rewriter, user, made.result)
        rewriter.erase_op(user)

"""Canonicalization of `memref.alloca_scope`."""

from __future__ import annotations

from odsgen.hooks import pattern
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import (
    AUTOMATIC_ALLOCATION_SCOPE_RESOURCE,
    AutomaticAllocationScope,
    EffectKind,
    HasRecursiveMemoryEffects,
    MemoryEffectOpInterface,
    MissingMethodError,
    Operation,
    Value,
    as_interface,
)
from odsgen_dialects.memref import AllocaScopeOp


def _allocates_on_stack(op: Operation) -> bool | None:
    """Whether the operation allocates automatic memory; None if unknown."""
    effects = as_interface(op, MemoryEffectOpInterface)
    if effects is None:
        return False if HasRecursiveMemoryEffects in op.TRAITS else None
    try:
        found = effects.effects
    except MissingMethodError:
        return None
    return any(
        effect.kind is EffectKind.ALLOCATE
        and effect.resource == AUTOMATIC_ALLOCATION_SCOPE_RESOURCE
        for effect in found
    )


def _may_allocate_inside(op: Operation) -> bool:
    """Whether a nested operation may allocate memory that the scope frees."""
    for region in op.regions:
        for block in region:
            for inner in block:
                if _allocates_on_stack(inner) is not False:
                    return True
                if AutomaticAllocationScope not in inner.TRAITS and _may_allocate_inside(inner):
                    return True
    return False


def _is_last_in_block(op: Operation) -> bool:
    """Whether only the terminator follows, in the only block of the region."""
    following = op.next
    if following is None or following.next is not None or op.parent_block is None:
        return False
    region = op.parent_block.parent_region
    return region is not None and len(region.blocks) == 1


@pattern(AllocaScopeOp)
def _inline_scope(op: AllocaScopeOp, rewriter: PatternRewriter) -> bool:
    """Inlines a scope that frees nothing, or that ends with the enclosing scope."""
    if _may_allocate_inside(op):
        parent = op.parent_op
        if parent is None or AutomaticAllocationScope not in parent.TRAITS:
            return False
        if not _is_last_in_block(op):
            return False
    if len(op.body_region.blocks) != 1:
        return False
    block = op.body_region.entry_block
    terminator = block.last
    assert terminator is not None
    results = list(terminator.operands)
    rewriter.inline_block_before(block, op)
    rewriter.replace_op(op, results)
    rewriter.erase_op(terminator)
    return True


def _outermost_below_scope(op: Operation) -> Operation | None:
    """The ancestor directly in a scope, if each ancestor up to it is last in its block."""
    outermost = op.parent_op
    if outermost is None or AutomaticAllocationScope in outermost.TRAITS:
        return None
    if not _is_last_in_block(op):
        return None
    while True:
        if not _is_last_in_block(outermost):
            return None
        parent = outermost.parent_op
        if parent is None or AutomaticAllocationScope in parent.TRAITS:
            return None if parent is None else outermost
        outermost = parent


@pattern(AllocaScopeOp)
def _hoist_allocations(op: AllocaScopeOp, rewriter: PatternRewriter) -> bool:
    """Moves allocations whose operands are available there to the enclosing scope."""
    outermost = _outermost_below_scope(op)
    if outermost is None:
        return False
    hoisted = [
        inner
        for inner in op.walk()
        if inner is not op
        and _allocates_result_on_stack(inner)
        and not any(_is_inside(operand, outermost) for operand in inner.operands)
    ]
    if not hoisted:
        return False
    rewriter.set_insertion_point_before(outermost)
    for inner in hoisted:
        rewriter.replace_op(inner, rewriter.clone(inner).results)
    return True


def _allocates_result_on_stack(op: Operation) -> bool:
    effects = as_interface(op, MemoryEffectOpInterface)
    if effects is None:
        return False
    try:
        found = effects.effects
    except MissingMethodError:
        return False
    return any(
        effect.kind is EffectKind.ALLOCATE
        and effect.resource == AUTOMATIC_ALLOCATION_SCOPE_RESOURCE
        and effect.on in op.results
        for effect in found
    )


def _is_inside(value: Value, op: Operation) -> bool:
    block = value.parent_block
    owner = None if block is None else block.parent_op
    return owner is not None and op.is_ancestor(owner)

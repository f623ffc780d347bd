"""Applies transforms of buffers."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.memref.multi_buffering import loop_around, multi_buffer
from odsgen.dialects.transform.interpreter import (
    Payload,
    Result,
    TransformRewriter,
    TransformState,
    silenceable,
    to_each_target,
)
from odsgen.runtime import (
    EffectKind,
    IsTerminator,
    Operation,
    SymbolTable,
    memory_effects,
    nearest_symbol_table,
)
from odsgen_dialects import memref
from odsgen_dialects.transform import (
    MemRefAllocaToGlobalOp,
    MemRefEraseDeadAllocAndStoresOp,
    MemRefMultiBufferOp,
)


def apply_multibuffer(
    op: MemRefMultiBufferOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Gives several iterations buffers of their own; what is not used in loops stays."""
    found: list[Operation] = []
    for target in state.payload_ops(op.target):
        assert isinstance(target, memref.AllocOp)
        users = target.memref.users
        if not all(isinstance(user, memref.DeallocOp) or loop_around(user) for user in users):
            continue
        made = multi_buffer(rewriter, target, op.factor, is_safe=op.skip_analysis)
        if made is None:
            raise silenceable(target, "op failed to multibuffer")
        found.append(made)
    return [found]


def apply_alloca_to_global(
    op: MemRefAllocaToGlobalOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Puts global buffers in place of those on the stack."""
    gets: list[Operation] = []
    found: list[Operation] = []
    for target in state.payload_ops(op.alloca):
        assert isinstance(target, memref.AllocaOp)
        table = nearest_symbol_table(target)
        assert table is not None
        made = memref.GlobalOp.build(
            "alloca", target.memref.type, sym_visibility="private", location=target.location
        )
        SymbolTable(table).insert(made)
        rewriter.set_insertion_point_before(target)
        get = memref.GetGlobalOp.build(target.memref.type, made.sym_name, location=target.location)
        rewriter.insert(get)
        rewriter.replace_op(target, get.results)
        gets.append(get)
        found.append(made)
    return [gets, found]


@to_each_target
def apply_erase_dead_alloc_and_stores(
    op: MemRefEraseDeadAllocAndStoresOp,
    target: Operation,
    rewriter: TransformRewriter,
    state: TransformState,
) -> Sequence[Result]:
    """Erases buffers that are never read, with what is written into them."""
    dead: list[Operation] = []
    for inner in target.walk(post_order=True):
        if isinstance(inner, (memref.AllocOp, memref.AllocaOp)):
            writes = _only_writes(inner)
            if writes is not None:
                dead += [*writes, inner]
    for each in dead:
        rewriter.erase_op(each)
    return []


def _only_writes(op: Operation) -> list[Operation] | None:
    """The users of a buffer and of its parts, the last of a chain first; None if one reads it."""
    found: list[Operation] = []
    for user in reversed(op.results[0].users):
        if IsTerminator in user.TRAITS:
            return None
        if isinstance(user, memref.SubViewOp):
            inside = _only_writes(user)
            if inside is None:
                return None
            found += inside
        elif not isinstance(user, memref.DeallocOp):
            effects = memory_effects(user)
            reads = effects is None or any(e.kind is EffectKind.READ for e in effects)
            if user.results or user.regions or reads:
                return None
        found.append(user)
    return found

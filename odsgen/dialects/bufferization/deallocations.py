"""Canonicalization of `bufferization.dealloc`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.shared import constant_integer, patterns_of
from odsgen.runtime import BoolAttr, EffectKind, MemoryEffectOpInterface, OpResult, as_interface
from odsgen_dialects.memref import ExtractStridedMetadataOp

if TYPE_CHECKING:
    from odsgen.rewriting import PatternRewriter, RewritePattern
    from odsgen.runtime import Value
    from odsgen_dialects.bufferization import DeallocOp

Pairs = Sequence[tuple["Value", "Value"]]
"""Memrefs with the conditions under which they are freed."""


def _pairs(op: DeallocOp) -> Pairs:
    return list(zip(op.memrefs, op.conditions, strict=True))


def update_dealloc(op: DeallocOp, rewriter: PatternRewriter, pairs: Pairs) -> bool:
    """Replaces the memrefs and conditions; False if nothing changes."""
    if pairs == _pairs(op):
        return False
    with rewriter.modifying(op):
        op.memrefs = [memref for memref, _ in pairs]
        op.conditions = [condition for _, condition in pairs]
    return True


def _each_memref_once(op: DeallocOp, rewriter: PatternRewriter) -> bool:
    """Merges duplicate memrefs; their conditions are or-ed."""
    from odsgen_dialects.arith import OrIOp

    found: dict[Value, Value] = {}
    for memref, condition in _pairs(op):
        before = found.setdefault(memref, condition)
        if before is not condition:
            made = rewriter.insert(OrIOp.build(before, condition, location=op.location))
            found[memref] = made.result
    return update_dealloc(op, rewriter, list(found.items()))


def _each_retained_once(op: DeallocOp, rewriter: PatternRewriter) -> bool:
    """Drops duplicate retained memrefs."""
    from odsgen_dialects.bufferization import DeallocOp

    unique = list(dict.fromkeys(op.retained))
    if len(unique) == len(op.retained):
        return False
    made = DeallocOp.build(op.memrefs, op.conditions, unique, location=op.location)
    rewriter.insert(made)
    results = dict(zip(unique, made.results, strict=True))
    rewriter.replace_op(op, [results[retained] for retained in op.retained])
    return True


def _without_memrefs(op: DeallocOp, rewriter: PatternRewriter) -> bool:
    """Replaces a dealloc without memrefs by `false` conditions."""
    from odsgen_dialects.arith import ConstantOp

    if op.memrefs:
        return False
    no = rewriter.insert(ConstantOp.build(BoolAttr.get(False), location=op.location)).result
    rewriter.replace_op(op, [no] * len(op.results))
    return True


def _what_is_never_freed(op: DeallocOp, rewriter: PatternRewriter) -> bool:
    """Drops memrefs whose condition is `false`."""
    return update_dealloc(
        op, rewriter, [pair for pair in _pairs(op) if constant_integer(pair[1]) != 0]
    )


def _base_of_allocation(op: DeallocOp, rewriter: PatternRewriter) -> bool:
    """Frees the allocation instead of the base buffer of its `extract_strided_metadata`."""
    return update_dealloc(op, rewriter, [(_allocated(memref), flag) for memref, flag in _pairs(op)])


def _allocated(memref: Value) -> Value:
    metadata = memref.defining_op
    if not isinstance(metadata, ExtractStridedMetadataOp):
        return memref
    if metadata.results[0] is not memref or not _allocates(metadata.operands[0]):
        return memref
    return metadata.operands[0]


def _allocates(memref: Value, *, and_no_more: bool = False) -> bool:
    """Whether the defining operation allocates the memref; ``and_no_more``: without other effects."""
    op = memref.defining_op
    effects = None if op is None else as_interface(op, MemoryEffectOpInterface)
    if effects is None:
        return False
    kinds = [effect.kind for effect in effects.effects_on_value(memref)]
    if EffectKind.ALLOCATE not in kinds:
        return False
    return not and_no_more or effects.only_has_effect(EffectKind.ALLOCATE)


def _allocations_only_freed(op: DeallocOp, rewriter: PatternRewriter) -> bool:
    """Erases allocations whose only use is this dealloc."""
    kept = []
    needless = []
    for memref, condition in _pairs(op):
        if len(list(memref.uses)) == 1 and _allocates(memref, and_no_more=True):
            assert isinstance(memref, OpResult)
            needless.append(memref.owner)
        else:
            kept.append((memref, condition))
    if not needless:
        return False
    update_dealloc(op, rewriter, kept)
    for allocation in needless:
        rewriter.erase_op(allocation)
    return True


def dealloc_patterns() -> Sequence[RewritePattern]:
    """The canonicalization patterns of `bufferization.dealloc`."""
    return patterns_of(
        "bufferization.dealloc",
        _each_memref_once,
        _each_retained_once,
        _without_memrefs,
        _what_is_never_freed,
        _base_of_allocation,
        _allocations_only_freed,
    )

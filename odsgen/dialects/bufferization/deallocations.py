"""Canonicalization of `bufferization.dealloc`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.shared.patterns import patterns_of
from odsgen.dialects.shared.static_shapes import constant_integer
from odsgen.runtime.base.interface import as_interface
from odsgen.runtime.builtin.attributes import BoolAttr
from odsgen.runtime.interfaces.side_effects import EffectKind, MemoryEffectOpInterface
from odsgen.runtime.ir.value import OpResult

if TYPE_CHECKING:
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.rewriting.pattern import RewritePattern
    from odsgen.runtime.rewriting.rewriter import PatternRewriter
    from odsgen_dialects.bufferization import DeallocOp

Pairs = Sequence[tuple["Value", "Value"]]
"""Memrefs with the conditions under which they are freed."""


def _pairs(op: DeallocOp) -> Pairs:
    return list(zip(op.memrefs, op.conditions, strict=True))


def _update(op: DeallocOp, rewriter: PatternRewriter, pairs: Pairs) -> bool:
    """Free other memrefs; False if they are the same."""
    if pairs == _pairs(op):
        return False
    with rewriter.modifying(op):
        op.memrefs = [memref for memref, _ in pairs]
        op.conditions = [condition for _, condition in pairs]
    return True


def _each_memref_once(op: DeallocOp, rewriter: PatternRewriter) -> bool:
    """A memref is freed if one of its conditions holds."""
    from odsgen_dialects.arith import OrIOp

    found: dict[Value, Value] = {}
    for memref, condition in _pairs(op):
        before = found.setdefault(memref, condition)
        if before is not condition:
            made = rewriter.insert(OrIOp.build(before, condition, location=op.location))
            found[memref] = made.result
    return _update(op, rewriter, list(found.items()))


def _each_retained_once(op: DeallocOp, rewriter: PatternRewriter) -> bool:
    """Of what is retained twice the condition is the same."""
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
    """Nothing is freed."""
    from odsgen_dialects.arith import ConstantOp

    if op.memrefs:
        return False
    no = rewriter.insert(ConstantOp.build(BoolAttr.get(False), location=op.location)).result
    rewriter.replace_op(op, [no] * len(op.results))
    return True


def _what_is_never_freed(op: DeallocOp, rewriter: PatternRewriter) -> bool:
    """Memrefs whose condition is false are left out."""
    return _update(op, rewriter, [pair for pair in _pairs(op) if constant_integer(pair[1]) != 0])


def _base_of_allocation(op: DeallocOp, rewriter: PatternRewriter) -> bool:
    """To free the base buffer of what is allocated is to free that."""
    return _update(op, rewriter, [(_allocated(memref), flag) for memref, flag in _pairs(op)])


def _allocated(memref: Value) -> Value:
    metadata = memref.defining_op
    if metadata is None or metadata.name != "memref.extract_strided_metadata":
        return memref
    if metadata.results[0] is not memref or not _allocates(metadata.operands[0]):
        return memref
    return metadata.operands[0]


def _allocates(memref: Value, *, and_no_more: bool = False) -> bool:
    """Whether the operation that makes a memref allocates it; `and_no_more`: and does nothing else."""
    op = memref.defining_op
    effects = None if op is None else as_interface(op, MemoryEffectOpInterface)
    if effects is None:
        return False
    kinds = [effect.kind for effect in effects.effects_on_value(memref)]
    if EffectKind.ALLOCATE not in kinds:
        return False
    return not and_no_more or effects.only_has_effect(EffectKind.ALLOCATE)


def _allocations_only_freed(op: DeallocOp, rewriter: PatternRewriter) -> bool:
    """Memory that nobody uses need not be allocated."""
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
    _update(op, rewriter, kept)
    for allocation in needless:
        rewriter.erase_op(allocation)
    return True


def dealloc_patterns() -> Sequence[RewritePattern]:
    """The patterns of dealloc."""
    return patterns_of(
        "bufferization.dealloc",
        _each_memref_once,
        _each_retained_once,
        _without_memrefs,
        _what_is_never_freed,
        _base_of_allocation,
        _allocations_only_freed,
    )

"""Casts of memrefs that fold into their users (MLIR: `foldMemRefCast`, `canFoldIntoConsumerOp`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, TypeGuard

from odsgen.dialects.memref.layouts import strides_and_offset
from odsgen.runtime import (
    DYNAMIC,
    DYNAMIC_STRIDE,
    MemRefType,
    Operation,
    Type,
    UnrankedMemRefType,
    Value,
)
from odsgen_dialects.memref import CastOp

if TYPE_CHECKING:
    from odsgen.rewriting import PatternRewriter


def is_cast(op: Operation | None) -> TypeGuard[CastOp]:
    """Whether it is a `memref.cast`."""
    return isinstance(op, CastOp)


def fold_memref_casts(op: Operation, kept: Value | None = None) -> bool:
    """Replaces operands by the sources of their casts, except `kept`; returns whether any was."""
    changed = False
    for number, operand in enumerate(op.operands):
        cast = operand.defining_op
        if not is_cast(cast) or operand is kept:
            continue
        if not isinstance(cast.source.type, UnrankedMemRefType):
            op.set_operand(number, cast.source)
            changed = True
    return changed


def _loses_nothing(known: Sequence[int], other: Sequence[int], unknown: int) -> bool:
    return all(
        one == two or one != unknown or two == unknown
        for one, two in zip(known, other, strict=True)
    )


def folds_into_consumer(op: Operation | None) -> TypeGuard[CastOp]:
    """Whether it is a cast whose source has no less static shape and layout than its result."""
    if not is_cast(op):
        return False
    source, result = op.source.type, op.dest.type
    if not isinstance(source, MemRefType) or not isinstance(result, MemRefType):
        return False
    if source.element_type is not result.element_type or source.rank != result.rank:
        return False
    known, other = strides_and_offset(source), strides_and_offset(result)
    return (
        known is not None
        and other is not None
        and _loses_nothing(source.shape, result.shape, DYNAMIC)
        and _loses_nothing([known[1], *known[0]], [other[1], *other[0]], DYNAMIC_STRIDE)
    )


def replace_with_cast(
    rewriter: PatternRewriter, op: Operation, source: Value, type: Type | None = None
) -> None:
    """Replaces an operation by a cast of a value to its result type or to `type`."""
    type = type or op.results[0].type
    rewriter.replace_op_with_new(op, CastOp.build(type, source))

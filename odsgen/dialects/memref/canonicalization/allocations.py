"""Canonicalization of allocations: constant sizes, dead allocations."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.hooks import canonicalization_patterns
from odsgen.rewriting import PatternRewriter, RewritePattern, constant_value
from odsgen.runtime import DYNAMIC, IntegerAttr, MemRefType, Operation
from odsgen_dialects.memref import AllocaOp, AllocOp, CastOp, DeallocOp, ReallocOp, StoreOp


class SimplifyAllocConst(RewritePattern):
    """Makes constant sizes of an allocation part of its type."""

    def __init__(self, root: str) -> None:
        self.root = root

    def match_and_rewrite(self, op: AllocOp | AllocaOp, rewriter: PatternRewriter) -> bool:
        """Allocates the more static type and casts it."""
        type_ = op.results[0].type
        assert isinstance(type_, MemRefType)
        remaining = iter(op.dynamic_sizes)
        shape: list[int] = []
        sizes = []
        for size in type_.shape:
            value = next(remaining) if size == DYNAMIC else None
            constant = None if value is None else constant_value(value)
            if isinstance(constant, IntegerAttr) and constant.value >= 0:
                size = constant.value
            elif value is not None:
                sizes.append(value)
            shape.append(size)
        if len(sizes) == len(op.dynamic_sizes):
            return False
        known = MemRefType.get(tuple(shape), type_.element_type, type_.layout, type_.memory_space)
        made = rewriter.insert(
            type(op).build(
                known, sizes, op.symbol_operands, alignment=op.alignment, location=op.location
            )
        )
        rewriter.replace_op_with_new(op, CastOp.build_generic(made.results, result_types=[type_]))
        return True


class SimplifyDeadAlloc(RewritePattern):
    """Erases an allocation that is only written and deallocated."""

    def __init__(self, root: str) -> None:
        self.root = root

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        memory = op.results[0]
        for user in memory.users:
            if isinstance(user, StoreOp):
                if user.operands[0] is memory:
                    return False
            elif not isinstance(user, DeallocOp):
                return False
        for user in reversed(memory.users):
            rewriter.erase_op(user)
        rewriter.erase_op(op)
        return True


@canonicalization_patterns(AllocOp)
def canonicalization_patterns_alloc() -> Sequence[RewritePattern]:
    """AllocOp::getCanonicalizationPatterns"""
    return (SimplifyAllocConst("memref.alloc"), SimplifyDeadAlloc("memref.alloc"))


@canonicalization_patterns(ReallocOp)
def canonicalization_patterns_realloc() -> Sequence[RewritePattern]:
    """ReallocOp::getCanonicalizationPatterns"""
    return (SimplifyDeadAlloc("memref.realloc"),)


@canonicalization_patterns(AllocaOp)
def canonicalization_patterns_alloca() -> Sequence[RewritePattern]:
    """AllocaOp::getCanonicalizationPatterns"""
    return (SimplifyAllocConst("memref.alloca"), SimplifyDeadAlloc("memref.alloca"))

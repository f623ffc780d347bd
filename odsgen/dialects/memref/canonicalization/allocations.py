"""Canonicalization of `memref`: memory of known size, and memory that nobody reads."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.builtin.attributes import IntegerAttr
from odsgen.runtime.builtin.types import DYNAMIC, MemRefType
from odsgen.runtime.rewriting.folding import constant_value
from odsgen.runtime.rewriting.pattern import RewritePattern

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.rewriting.rewriter import PatternRewriter
    from odsgen_dialects.memref import AllocaOp, AllocOp


class SimplifyAllocConst(RewritePattern):
    """A size that is known is part of the type."""

    def __init__(self, root: str) -> None:
        self.root = root

    def match_and_rewrite(self, op: AllocOp | AllocaOp, rewriter: PatternRewriter) -> bool:
        """Allocate the type with more known, and cast it."""
        from odsgen_dialects.memref import CastOp

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
                known,
                sizes,
                op.symbol_operands,
                alignment=op.alignment,
                location=op.location,
            )
        )
        cast = CastOp.build_generic(made.results, result_types=[type_], location=op.location)
        rewriter.replace_op_with_new(op, cast)
        return True


class SimplifyDeadAlloc(RewritePattern):
    """Memory into which is only written is not needed."""

    def __init__(self, root: str) -> None:
        self.root = root

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        """Erase it with what writes there."""
        memory = op.results[0]
        for user in memory.users:
            if user.name == "memref.store":
                if user.operands[0] is memory:
                    return False
            elif user.name != "memref.dealloc":
                return False
        for user in reversed(memory.users):
            rewriter.erase_op(user)
        rewriter.erase_op(op)
        return True


def canonicalization_patterns_alloc() -> Sequence[RewritePattern]:
    """The patterns of alloc."""
    return (SimplifyAllocConst("memref.alloc"), SimplifyDeadAlloc("memref.alloc"))


def canonicalization_patterns_realloc() -> Sequence[RewritePattern]:
    """The patterns of realloc."""
    return (SimplifyDeadAlloc("memref.realloc"),)


def canonicalization_patterns_alloca() -> Sequence[RewritePattern]:
    """The patterns of alloca."""
    return (SimplifyAllocConst("memref.alloca"), SimplifyDeadAlloc("memref.alloca"))

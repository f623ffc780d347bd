"""Scopes of `memref.alloca` without a region."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen_dialects import llvm, memref

if TYPE_CHECKING:
    from odsgen.runtime import Operation


class AllocaScope(RewritePattern[memref.AllocaScopeOp]):
    """Saves the stack pointer, inlines the body and restores it: loops inside may become blocks then."""

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        stack = rewriter.insert(llvm.StackSaveOp.build(llvm.LLVMPointerType.get()))
        body = op.regions[0].entry_block
        last = body.last
        results = list(last.operands)
        rewriter.erase_op(last)
        rewriter.inline_block_before(body, op)
        rewriter.insert(llvm.StackRestoreOp.build(stack.results[0]))
        rewriter.replace_op(op, results)
        return True


def inline_alloca_scopes(op: Operation) -> None:
    """Inlines all scopes inside an operation."""
    apply_patterns_greedily(op, (AllocaScope(),))

"""Inlining of the dialect `llvm`.

MLIR also moves allocas to the caller's entry block, copies `byval` arguments, and makes alias
scopes for `noalias`. Calls that would need that are not inlined here.
"""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.hooks import inlines
from odsgen.passes import DialectInliner
from odsgen.runtime import Block, Operation, Region, StringAttr
from odsgen_dialects import llvm

#: Function attributes that forbid inlining.
_DISALLOWED = ("noduplicate", "presplitcoroutine", "returns_twice", "strictfp")
#: Argument attributes that need more than a replacement of the argument.
_OF_ARGUMENTS = ("llvm.byval", "llvm.inalloca", "llvm.noalias")
#: The operations that belong to access groups.
_IN_ACCESS_GROUPS = (
    llvm.AtomicCmpXchgOp,
    llvm.AtomicRMWOp,
    llvm.CallOp,
    llvm.LoadOp,
    llvm.MemcpyInlineOp,
    llvm.MemcpyOp,
    llvm.MemmoveOp,
    llvm.MemsetInlineOp,
    llvm.MemsetOp,
    llvm.StoreOp,
)
_OPERATIONS = (llvm.AllocaOp, llvm.BlockTagOp, llvm.VaStartOp)


@inlines
class LLVMInliner(DialectInliner):
    """LLVMInlinerInterface"""

    def is_legal_call(self, call: Operation, callee: Operation, would_be_cloned: bool) -> bool:
        """Whether neither call nor callee forbids inlining."""
        if not isinstance(call, llvm.CallOp) or not isinstance(callee, llvm.LLVMFuncOp):
            return False
        return not (
            call.no_inline
            or callee.no_inline
            or (
                isinstance(callee.function_type, llvm.LLVMFunctionType)
                and callee.function_type.var_arg
            )
            or callee.personality is not None
            or _passes_through(callee)
            or _has_special_arguments(callee)
        )

    def is_legal_operation(self, op: Operation, region: Region, would_be_cloned: bool) -> bool:
        """Whether it means the same in another function."""
        return not isinstance(op, _OPERATIONS)

    def process_inlined_blocks(self, call: Operation, blocks: Sequence[Block]) -> None:
        """What is inside belongs to the access groups of the call, too (`handleAccessGroups`)."""
        groups = call.access_groups if isinstance(call, llvm.CallOp) else None
        for op in (op for block in blocks for op in block if groups is not None):
            if isinstance(op, _IN_ACCESS_GROUPS):
                op.access_groups = (*(op.access_groups or ()), *(groups or ()))

    def branch(self, terminator: Operation, target: Block) -> Operation | None:
        """`llvm.br` for `llvm.return`."""
        if not isinstance(terminator, llvm.ReturnOp):
            return None
        return llvm.BrOp.build(terminator.operands, target, location=terminator.location)


def _passes_through(callee: llvm.LLVMFuncOp) -> bool:
    attributes = callee.passthrough or ()
    return any(isinstance(a, StringAttr) and a.value in _DISALLOWED for a in attributes)


def _has_special_arguments(callee: llvm.LLVMFuncOp) -> bool:
    return any(name in each for each in callee.arg_attrs or () for name in _OF_ARGUMENTS)

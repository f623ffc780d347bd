"""Inlining of the dialect `llvm`.

MLIR also copies `byval` arguments, and makes alias scopes for `noalias`. Calls that would need that are not inlined here.
"""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.shared import constant_integer
from odsgen.hooks import inlines
from odsgen.passes import DialectInliner
from odsgen.runtime import (
    AutomaticAllocationScope,
    Block,
    Builder,
    InsertionPoint,
    IntegerAttr,
    IsIsolatedFromAbove,
    Operation,
    Region,
    ReturnLike,
    StringAttr,
    Value,
)
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
_OPERATIONS = (llvm.BlockTagOp, llvm.VaStartOp)


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
        """Allocations move, and what is inside belongs to the access groups of the call, too."""
        _move_allocations(call, blocks)
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


def _allocation_scope(call: Operation) -> Block | None:
    """The entry block of the nearest region around a call that frees what is allocated in it."""
    op = call
    while (parent := op.parent_op) is not None:
        if IsIsolatedFromAbove in parent.TRAITS or AutomaticAllocationScope in parent.TRAITS:
            region = op.parent_region
            return None if region is None else region.entry_block
        op = parent
    return None


def _has_lifetime_markers(op: Operation) -> bool:
    pending = [user for result in op.results for user in result.users]
    while pending:
        user = pending.pop()
        if isinstance(user, (llvm.LifetimeStartOp, llvm.LifetimeEndOp)):
            return True
        if isinstance(user, llvm.BitcastOp):
            pending += user.res.users
    return False


def _move_allocations(call: Operation, blocks: Sequence[Block]) -> None:
    """handleInlinedAllocas: those of constant size move to where the caller allocates, and live while the body runs;
    the stack is restored after others."""
    scope = _allocation_scope(call)
    if scope is None:
        return
    moved: list[tuple[llvm.AllocaOp, IntegerAttr]] = []
    is_dynamic = False
    for block in blocks:
        for op in block:
            if not isinstance(op, llvm.AllocaOp):
                continue
            size = constant_integer(op.array_size)
            if size is None:
                is_dynamic = True
            elif block is blocks[0]:
                moved.append((op, IntegerAttr.get(size, op.array_size.type)))
    stack: Value | None = None
    if is_dynamic:
        saved = llvm.StackSaveOp.build(llvm.LLVMPointerType.get(0), location=call.location)
        stack = Builder(InsertionPoint.at_start(blocks[0])).insert(saved).results[0]
    living: list[llvm.AllocaOp] = []
    builder = Builder(InsertionPoint.at_start(scope))
    for alloca, attribute in moved:
        location = alloca.location
        made = llvm.ConstantOp.build(alloca.array_size.type, attribute, location=location)
        if attribute.value and not _has_lifetime_markers(alloca):
            living.append(alloca)
            start = llvm.LifetimeStartOp.build(alloca.res, location=location)
            Builder.before(alloca).insert(start)
        builder.insert(made)
        alloca.move_after(made)
        alloca.array_size = made.res
        builder.insertion_point = InsertionPoint.after(alloca)
    for end in (block.last for block in blocks):
        if end is None or ReturnLike not in end.TRAITS:
            continue
        builder = Builder.before(end)
        if stack is not None:
            builder.insert(llvm.StackRestoreOp.build(stack, location=call.location))
        for alloca in living:
            builder.insert(llvm.LifetimeEndOp.build(alloca.res, location=alloca.location))

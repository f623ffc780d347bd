"""Rewrites operations on tensors to ones on buffers (MLIR: Bufferize.cpp, `bufferizeOp`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.bufferization.one_shot.analysis import (
    has_tensor_semantics,
    verify_unstructured_control_flow,
)
from odsgen.dialects.bufferization.one_shot.buffers import fold_to_buffer_of_to_tensor
from odsgen.dialects.bufferization.one_shot.copies import insert_tensor_copies
from odsgen.dialects.bufferization.one_shot.interface import BufferizationError, model_of
from odsgen.dialects.bufferization.one_shot.state import AnalysisState
from odsgen.rewriting import PatternRewriter, RewriteListener, is_memory_effect_free
from odsgen.runtime import (
    EffectKind,
    InsertionPoint,
    MemoryEffectOpInterface,
    MissingMethodError,
    VerifyError,
    as_interface,
)
from odsgen_dialects.bufferization import ToBufferOp, ToTensorOp

if TYPE_CHECKING:
    from odsgen.dialects.bufferization.one_shot.options import BufferizationOptions
    from odsgen.runtime import Operation, Value


class _Worklist(RewriteListener):
    """The operations that are to be bufferized, and the `to_buffer` that are to be folded."""

    def __init__(self, op: Operation, options: BufferizationOptions) -> None:
        self.options = options
        self.pending: list[Operation] = []
        self.erased: set[Operation] = set()
        self.to_buffers: dict[Operation, None] = {}
        self._known: set[Operation] = set()
        for inner in op.walk(post_order=True):
            self._known.add(inner)
            if isinstance(inner, ToBufferOp):
                self.to_buffers[inner] = None
            self._add(inner)

    def _add(self, op: Operation) -> None:
        if self.options.is_allowed(op) and has_tensor_semantics(op):
            self.pending.append(op)

    def operation_inserted(self, op: Operation) -> None:
        if op in self._known:
            return  # moved
        self._known.add(op)
        if _allocates(op):
            self.options.run.allocations += 1
        if isinstance(op, ToBufferOp):
            self.to_buffers[op] = None
        elif not isinstance(op, ToTensorOp):
            self._add(op)

    def operation_erased(self, op: Operation) -> None:
        self.erased.add(op)
        self.to_buffers.pop(op, None)

    def operation_replaced(self, op: Operation, values: Sequence[Value]) -> None:
        """Operations tell of their erasure, too."""


def _allocates(op: Operation) -> bool:
    effects = as_interface(op, MemoryEffectOpInterface)
    try:
        return effects is not None and effects.has_effect(EffectKind.ALLOCATE)
    except MissingMethodError:
        return False


def bufferize_op(op: Operation, options: BufferizationOptions) -> None:
    """Bufferizes an operation and all inside it, whose conflicts are resolved; raises VerifyError."""
    if options.copy_before_write:
        insert_tensor_copies(op, AnalysisState(options))
    worklist = _Worklist(op, options)
    for next_op in worklist.pending:  # grows meanwhile
        if next_op in worklist.erased:
            continue
        model = model_of(next_op)
        if model is None or not has_tensor_semantics(next_op):
            continue
        verify_unstructured_control_flow(next_op)
        rewriter = PatternRewriter(InsertionPoint.before(next_op), worklist)
        try:
            model.bufferize(next_op, rewriter, options)
        except VerifyError as error:
            last = next_op.error("failed to bufferize op")
            raise VerifyError([*error.diagnostics, *last.diagnostics]) from None
        except BufferizationError as error:
            refused = next_op.error("failed to bufferize op")
            if error.args:
                refused.diagnostics[0].attach_note(str(error), next_op.location)
            raise refused from None
    if op in worklist.erased:
        return
    for to_buffer in list(worklist.to_buffers):
        assert isinstance(to_buffer, ToBufferOp)
        rewriter = PatternRewriter(InsertionPoint.before(to_buffer), worklist)
        fold_to_buffer_of_to_tensor(rewriter, to_buffer, options)
    for inner in list(op.walk(post_order=True)):
        if isinstance(inner, ToTensorOp) and not inner.has_uses:
            worklist.operation_erased(inner)
            inner.erase()
    if not options.allow_unknown_ops:
        _verify_bufferized(worklist)


def _verify_bufferized(worklist: _Worklist) -> None:
    """Refuses an operation on tensors that is left."""
    for op in worklist.pending:
        if (
            op in worklist.erased
            or isinstance(op, (ToTensorOp, ToBufferOp))
            or not has_tensor_semantics(op)
            or (not op.has_uses and is_memory_effect_free(op))
        ):
            continue
        raise op.error("op was not bufferized")

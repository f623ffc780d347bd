"""Copies for operands that are not in place (MLIR: `insertTensorCopies`, `resolveConflicts`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.bufferization.one_shot.buffers import allocate_tensor
from odsgen.dialects.bufferization.one_shot.interface import used_value, uses_of_tensors
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import (
    InsertionPoint,
    OpResult,
    UnrankedTensorType,
    Use,
    is_symbol_table,
    nearest_symbol_table,
)
from odsgen_dialects.tensor import DimOp

if TYPE_CHECKING:
    from odsgen.dialects.bufferization.one_shot.state import AnalysisState
    from odsgen.runtime import Operation, Value


def insert_tensor_copies(op: Operation, state: AnalysisState) -> None:
    """Lets each operation inside resolve its conflicts; raises VerifyError."""
    is_table = is_symbol_table(op)
    for inner in list(op.walk(post_order=True)):
        if is_table and (inner is op or nearest_symbol_table(inner.parent_op or op) is not op):
            continue
        model = state.model(inner)
        if model is not None:
            rewriter = PatternRewriter(InsertionPoint.before(inner))
            model.resolve_conflicts(inner, rewriter, state)


def resolve_operand_conflicts(
    op: Operation, rewriter: PatternRewriter, state: AnalysisState
) -> None:
    """Copies operands that are not in place, or the results that would share their buffers."""
    operands: list[tuple[Use, bool]] = []
    results: list[tuple[Value, bool]] = []
    for use in uses_of_tensors(op):
        if state.is_in_place(use):
            continue
        if isinstance(used_value(use).type, UnrankedTensorType):
            raise op.error("copying of unranked tensors is not implemented")
        result = _copied_result(use, state)
        needs_copy = not state.can_omit_tensor_copy(use)
        if result is None:
            operands.append((use, needs_copy))
        else:
            results.append((result, needs_copy))
    options = state.options
    with rewriter.insertion_guard():
        rewriter.set_insertion_point_before(op)
        for use, needs_copy in operands:
            copy = allocate_tensor(rewriter, used_value(use), options, op.location, copy=needs_copy)
            op.set_operand(use.index, copy)
        if not results:
            return
        rewriter.set_insertion_point_after(op)
        copied = {value for value, needs_copy in results if needs_copy}
        for value, _ in results:
            copy = allocate_tensor(rewriter, value, options, op.location, copy=value in copied)
            _replace_uses(value, copy)


def _replace_uses(value: Value, copy: Value) -> None:
    """Lets users of a value use its copy, but for those that make the copy."""
    made = copy.defining_op
    value.replace_uses_with_if(
        copy, lambda use: use.owner is not made and not isinstance(use.owner, DimOp)
    )


def _copied_result(use: Use, state: AnalysisState) -> Value | None:
    """The only value that shares the buffer of an operand which is not written: it is copied instead."""
    aliases = state.aliasing_values(use)
    if len(aliases) != 1:
        return None
    value: Value = aliases[0].other
    if (
        not isinstance(value, OpResult)
        or state.bufferizes_to_memory_write(use)
        or len(state.aliasing_uses(value)) != 1
        or isinstance(value.type, UnrankedTensorType)
    ):
        return None
    return value

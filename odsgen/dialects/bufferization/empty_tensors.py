"""`eliminate-empty-tensors`, `empty-tensor-to-alloc-tensor`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.bufferization.one_shot.analysis import analyze_op
from odsgen.dialects.bufferization.one_shot.buffers import point_after
from odsgen.dialects.bufferization.one_shot.functions import analyze_module
from odsgen.dialects.bufferization.one_shot.loading import load_dialects
from odsgen.dialects.bufferization.one_shot.options import BufferizationOptions
from odsgen.dialects.bufferization.one_shot.state import OneShotState
from odsgen.dialects.bufferization.one_shot.subsets import SubsetInsertion, subset_insertion
from odsgen.dialects.tensor.moving_definitions import move_definitions_before
from odsgen.passes import Pass, register_pass
from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen.runtime import (
    BlockArgument,
    DominanceInfo,
    InsertionPoint,
    OpResult,
    ShapedType,
    Use,
    VerifyError,
)
from odsgen_dialects.bufferization import AllocTensorOp
from odsgen_dialects.builtin import ModuleOp
from odsgen_dialects.tensor import CastOp, EmptyOp

if TYPE_CHECKING:
    from odsgen.runtime import Operation, Value


# --- where the part of a destination can be built ---------------------------------------------------------------------


def _dominates(value: Value, op: Operation, dominance: DominanceInfo) -> bool:
    if isinstance(value, OpResult):
        return dominance.properly_dominates(value.owner, op)
    assert isinstance(value, BlockArgument)
    block = op.parent_block
    while block is not None and block is not value.owner:
        parent = block.parent_op
        block = None if parent is None else parent.parent_block
    return block is not None


def _candidates(empty: Operation, values: Sequence[Value]) -> list[Operation]:
    """The operation, and those behind the definitions of values."""
    found = [empty]
    for value in values:
        op = value.owner.next if isinstance(value, OpResult) else value.owner.first
        if op is not None:
            found.append(op)
    return found


def _insertion_point(
    empty: Operation, user: Operation, values: Sequence[Value]
) -> Operation | None:
    """The first place where values are known, and that is before the user; else the user, if they can be moved to it."""
    dominance = DominanceInfo()
    for candidate in _candidates(empty, values):
        before_user = candidate is user or dominance.properly_dominates(candidate, user)
        if before_user and all(_dominates(value, candidate, dominance) for value in values):
            return candidate
    rewriter = PatternRewriter(InsertionPoint.before(user))
    return user if move_definitions_before(values, user, rewriter) else None


# --- elimination ------------------------------------------------------------------------------------------------------


def _is_empty(value: Value) -> bool:
    return isinstance(value.defining_op, EmptyOp)


def _eliminate_before(op: Operation, model: SubsetInsertion, state: OneShotState) -> None:
    """Replaces `tensor.empty` from which the source of an insertion comes by the part into which it is inserted."""
    source = model.source(op)
    if not state.is_in_place(source):
        return
    visited: dict[Use, None] = {}
    empties = state.find_in_reverse_use_def_chain(
        source,
        _is_empty,
        always_include_leaves=False,
        follow_equivalent_only=True,
        follow_same_type_or_casts_only=True,
        visited_uses=visited,
    )
    for value in empties:
        empty = value.defining_op
        assert empty is not None
        use = next(each for each in visited if each.owner.operands[each.index] is value)
        place = _insertion_point(empty, use.owner, model.needed_values(op))
        if place is None:
            continue
        rewriter = PatternRewriter(InsertionPoint.before(place))
        made = model.build_extraction(op, rewriter, empty.location)
        if made is None or made is value:
            continue
        if made.type is not value.type:
            one, other = made.type, value.type
            assert isinstance(one, ShapedType)
            assert isinstance(other, ShapedType)
            if one.element_type is not other.element_type:
                continue
            rewriter.insertion_point = point_after(made)
            made = rewriter.insert(CastOp.build(other, made, location=value.location)).dest
        use.owner.set_operand(use.index, made)
        state.reset_cache()


def eliminate_empty_tensors(op: Operation) -> None:
    """Lets what is inserted be computed in its destination; raises VerifyError."""
    options = BufferizationOptions(
        allow_return_allocs_from_loops=True, bufferize_function_boundaries=isinstance(op, ModuleOp)
    )
    state = OneShotState(op, options)
    if isinstance(op, ModuleOp):
        analyze_module(op, state)
    else:
        analyze_op(op, state)
    for inner in list(op.walk(post_order=True)):
        model = subset_insertion(inner)
        if model is not None:
            _eliminate_before(inner, model, state)


@register_pass
class EmptyTensorElimination(Pass):
    """Replaces `tensor.empty` by the part of a tensor into which its elements are inserted later on."""

    ARGUMENT = "eliminate-empty-tensors"
    NAME = "EmptyTensorEliminationPass"
    SUMMARY = "Try to eliminate all tensor.empty ops."

    def run_on_operation(self, op: Operation) -> None:
        """Analyzes the operation, and rewrites insertions."""
        try:
            eliminate_empty_tensors(op)
        except VerifyError as error:
            self.signal_failure(error)


class _EmptyToAlloc(RewritePattern):
    """`tensor.empty` becomes `bufferization.alloc_tensor`."""

    root = EmptyOp.OPERATION_NAME

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        assert isinstance(op, EmptyOp)
        rewriter.replace_op_with_new(op, AllocTensorOp.build(op.result.type, op.dynamic_sizes))
        return True


@register_pass
class EmptyTensorToAllocTensor(Pass):
    """Replaces each `tensor.empty` by `bufferization.alloc_tensor`."""

    ARGUMENT = "empty-tensor-to-alloc-tensor"
    NAME = "EmptyTensorToAllocTensorPass"
    SUMMARY = "Replace all empty ops by alloc_tensor ops."

    def run_on_operation(self, op: Operation) -> None:
        """Applies the pattern everywhere."""
        apply_patterns_greedily(op, [_EmptyToAlloc()])
        load_dialects(op)

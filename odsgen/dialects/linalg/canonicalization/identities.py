"""Canonicalization of structured operations that only forward elements."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.linalg.effects import (
    has_pure_buffer_semantics,
    has_pure_tensor_semantics,
    inits_of,
)
from odsgen.dialects.linalg.loops import loop_maps, numbers_of
from odsgen.dialects.shared import are_compatible_shapes, index_constant
from odsgen.dialects.tensor.canonicalization.casts import cast_to, with_operands
from odsgen.hooks import pattern
from odsgen.runtime import DYNAMIC, BlockArgument, DenseArrayAttr, RankedTensorType, i64
from odsgen_dialects.linalg import BroadcastOp, CopyOp, GenericOp, TransposeOp, YieldOp

if TYPE_CHECKING:
    from odsgen.rewriting import PatternRewriter
    from odsgen.runtime import Operation, Value


@pattern(BroadcastOp)
@pattern(GenericOp)
def without_identity(op: Operation, rewriter: PatternRewriter) -> bool:
    """EraseIdentityLinalgOp: replaces an operation that forwards its inputs by them."""
    body = op.regions[0].entry_block
    terminator = body.last
    if terminator is None or terminator is not body.first or not isinstance(terminator, YieldOp):
        return False
    if any(map is not loop_maps(op)[0] for map in loop_maps(op)):
        return False
    passed_on = [value for value in terminator.operands if isinstance(value, BlockArgument)]
    if has_pure_buffer_semantics(op):
        same = len(op.operands) == 2 and op.operands[0] is op.operands[1]
        if not same or not inits_of(op) or not passed_on or passed_on[0].owner is not body:
            return False
        rewriter.erase_op(op)
        return True
    if not has_pure_tensor_semantics(op) or len(passed_on) != len(op.results):
        return False
    if any(value.owner is not body for value in passed_on):
        return False
    values = [op.operands[value.index] for value in passed_on]
    for value, result in zip(values, op.results, strict=True):
        if value.type is not result.type and not _can_be_cast(value, result):
            return False
    pairs = zip(values, op.results, strict=True)
    rewriter.replace_op(op, [cast_to(rewriter, value, old.type, op) for value, old in pairs])
    return True


def _can_be_cast(value: Value, result: Value) -> bool:
    source, target = value.type, result.type
    return (
        isinstance(source, RankedTensorType)
        and isinstance(target, RankedTensorType)
        and source.element_type is target.element_type
        and source.encoding is None is target.encoding
        and are_compatible_shapes(source.shape, target.shape)
    )


@pattern(CopyOp)
def _copy_to_itself(op: Operation, rewriter: PatternRewriter) -> bool:
    """Removes a copy of an operand to itself."""
    if op.operands[0] is not op.operands[1]:
        return False
    if op.results:
        rewriter.replace_op(op, op.operands[:1])
    else:
        rewriter.erase_op(op)
    return True


def _with_numbers(
    op: Operation, name: str, numbers: Sequence[int], input: Value, init: Value
) -> Operation:
    """A copy of a transpose or broadcast with another array property, input and init."""
    made = with_operands(op, (input, init), (init.type,) if op.results else ())
    made.set_attribute(name, DenseArrayAttr.get(i64, tuple(numbers)))
    return made


@pattern(BroadcastOp)
def _broadcast_of_broadcast(op: Operation, rewriter: PatternRewriter) -> bool:
    """Merges two broadcasts."""
    inner = op.operands[0].defining_op
    if inner is None or type(inner) is not type(op):
        return False
    added = numbers_of(op, "dimensions")
    rank = len(added) + len(loop_maps(inner)[-1].results)
    kept = [number for number in range(rank) if number not in added]
    before = [kept[number] for number in numbers_of(inner, "dimensions")]
    made = _with_numbers(
        op, "dimensions", sorted([*added, *before]), inner.operands[0], op.operands[1]
    )
    rewriter.replace_op_with_new(op, made)
    return True


# --- transpose --------------------------------------------------------------------------------------------------------


@pattern(TransposeOp)
def _transpose_of_transpose(op: TransposeOp, rewriter: PatternRewriter) -> bool:
    """Merges two transposes."""
    inner = op.operands[0].defining_op
    if not isinstance(inner, TransposeOp):
        return False
    before = numbers_of(inner, "permutation")
    both = [before[number] for number in numbers_of(op, "permutation")]
    made = _with_numbers(op, "permutation", both, inner.operands[0], op.operands[1])
    rewriter.replace_op_with_new(op, made)
    return True


@pattern(TransposeOp)
def _transpose_of_broadcast(op: TransposeOp, rewriter: PatternRewriter) -> bool:
    """Transposes the smaller source before the broadcast."""
    from odsgen_dialects.tensor import DimOp, EmptyOp

    source = op.operands[0]
    broadcast = source.defining_op
    if not isinstance(broadcast, BroadcastOp) or len(list(source.uses)) != 1:
        return False
    input = broadcast.operands[0]
    type = input.type
    if not isinstance(type, RankedTensorType):
        return False
    added, order = numbers_of(broadcast, "dimensions"), numbers_of(op, "permutation")
    kept = [number for number in range(len(order)) if number not in added]
    permutation = [kept.index(number) for number in order if number not in added]
    dynamic: dict[int, Value] = {}
    for number, size in enumerate(type.shape):
        if size == DYNAMIC:
            index = index_constant(rewriter, number, op.location)
            dim = DimOp.build(input, index, location=op.location)
            dynamic[number] = rewriter.insert(dim).result
    empty = EmptyOp.build(
        RankedTensorType.get([type.shape[n] for n in permutation], type.element_type),
        [dynamic[number] for number in permutation if number in dynamic],
        location=op.location,
    )
    init = rewriter.insert(empty).result
    transposed = rewriter.insert(_with_numbers(op, "permutation", permutation, input, init))
    numbers = [order.index(number) for number in added]
    made = _with_numbers(broadcast, "dimensions", numbers, transposed.results[0], op.operands[1])
    made.location = op.location
    rewriter.replace_op_with_new(op, made)
    return True

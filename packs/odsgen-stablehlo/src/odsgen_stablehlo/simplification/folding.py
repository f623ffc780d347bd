"""Operations on constants: they are evaluated."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from odsgen.interpreter import Elements, Limits, Machine, UndefinedBehavior, Unsupported
from odsgen.rewriting import FunctionPattern, PatternRewriter, RewritePattern
from odsgen.runtime import FloatType, Operation, RankedTensorType, Type

from ..evaluation.scalars import ELEMENTWISE, is_quantized, scalar_function
from ..stablehlo import ops
from ..stablehlo.hooks import evaluation, evaluation_of_movement
from .constants import (
    attribute_of,
    constant_of,
    elements_of,
    is_static,
    replace_by_constant,
    splat_of,
)

#: What moves elements, and how that is evaluated.
_MOVEMENTS: dict[type[Operation], Any] = {
    ops.BroadcastInDimOp: evaluation_of_movement.evaluate_broadcast_in_dim,
    ops.ConcatenateOp: evaluation_of_movement.evaluate_concatenate,
    ops.IotaOp: evaluation_of_movement.evaluate_iota,
    ops.PadOp: evaluation_of_movement.evaluate_pad,
    ops.ReshapeOp: evaluation_of_movement.evaluate_reshape,
    ops.ReverseOp: evaluation_of_movement.evaluate_reverse,
    ops.SliceOp: evaluation_of_movement.evaluate_slice,
    ops.TransposeOp: evaluation_of_movement.evaluate_transpose,
}
#: Where all elements of the operands are one number, those of the result are that number.
_KEEPING = (
    ops.BroadcastInDimOp,
    ops.ConcatenateOp,
    ops.DynamicSliceOp,
    ops.ReshapeOp,
    ops.ReverseOp,
    ops.SliceOp,
    ops.TransposeOp,
)


def folding_patterns(limit: int, with_floats: bool) -> list[RewritePattern]:
    """Patterns that make constants of at most so many elements, or of one that stands for all."""

    def fold(op: Operation, rewriter: PatternRewriter) -> bool:
        found = _folded(op, limit, with_floats)
        return found is not None and replace_by_constant(op, found, rewriter)

    roots: tuple[type[Operation], ...] = (*ELEMENTWISE, *_MOVEMENTS, ops.DynamicSliceOp)
    return [FunctionPattern(root.OPERATION_NAME, fold) for root in dict.fromkeys(roots)]


def _folded(op: Operation, limit: int, with_floats: bool) -> Any:
    type = op.results[0].type
    if not is_static(type) or is_quantized(op):
        return None
    if not with_floats and any(_is_float(value.type) for value in (*op.operands, *op.results)):
        return None
    try:
        return _of_splats(op) or _evaluated(op, limit)
    except (UndefinedBehavior, Unsupported):
        return None


def _is_float(type: Type) -> bool:
    return isinstance(type, RankedTensorType) and isinstance(type.element_type, FloatType)


def _of_splats(op: Operation) -> Any:
    """The constant where all elements of each operand are one number."""
    if isinstance(op, ops.IotaOp):
        return None
    known = op.operands[:1] if isinstance(op, ops.DynamicSliceOp) else op.operands
    numbers = [splat_of(value) for value in known]
    if None in numbers:
        return None
    type = op.results[0].type
    if isinstance(op, _KEEPING):
        if any(number != numbers[0] for number in numbers):
            return None
        return attribute_of(type, numbers[:1])
    function = scalar_function(op)
    return None if function is None else attribute_of(type, [function(*numbers)])


def _evaluated(op: Operation, limit: int) -> Any:
    type = op.results[0].type
    assert isinstance(type, RankedTensorType)
    if isinstance(op, ops.DynamicSliceOp):
        return None
    constants = [constant_of(value) for value in op.operands]
    known = [each for each in constants if each is not None]
    if len(known) != len(constants):
        return None
    if max(prod(type.shape), *(each.type.num_elements for each in known), 0) > limit:
        return None
    evaluate = _MOVEMENTS.get(op.__class__, evaluation.evaluate_elements)
    machine = Machine(op, limits=Limits(steps=64 * limit + 64, elements=4 * limit + 4))
    found: Sequence[Any] = evaluate(op, [elements_of(each) for each in known], machine)
    assert isinstance(found[0], Elements)
    return attribute_of(type, found[0].values)

"""Interface methods of the dialect `toy`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.runtime.builtin.types import RankedTensorType, TensorType

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen_dialects.toy import AddOp, CastOp, ConstantOp, MulOp, TransposeOp


def are_cast_compatible_cast(op: CastOp, inputs: Sequence[Type], outputs: Sequence[Type]) -> bool:
    """Between tensors of one element type whose shapes agree as far as they are known."""
    if len(inputs) != 1 or len(outputs) != 1:
        return False
    source, target = inputs[0], outputs[0]
    if not isinstance(source, TensorType) or not isinstance(target, TensorType):
        return False
    if source.element_type is not target.element_type:
        return False
    return not source.has_rank or not target.has_rank or source is target


# --- shapes ---------------------------------------------------------------------------------------------------------------


def infer_shapes_constant(op: ConstantOp) -> None:
    """The constant has the shape of its numbers."""
    op.result.type = op.value.type


def infer_shapes_add(op: AddOp) -> None:
    """The sum has the shape of the left operand."""
    op.result.type = op.lhs.type


def infer_shapes_mul(op: MulOp) -> None:
    """The product has the shape of the left operand."""
    op.result.type = op.lhs.type


def infer_shapes_cast(op: CastOp) -> None:
    """The result has the shape of the operand."""
    op.output.type = op.input.type


def infer_shapes_transpose(op: TransposeOp) -> None:
    """The dimensions come in the opposite order."""
    type = op.input.type
    assert isinstance(type, RankedTensorType)  # the operands are inferred before
    op.result.type = RankedTensorType.get(type.shape[::-1], type.element_type)

"""Interface methods of the dialect `toy`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.hooks import implements
from odsgen.runtime import RankedTensorType, TensorType, Type
from odsgen_dialects.toy import AddOp, CastOp, ConstantOp, MulOp, TransposeOp


@implements(CastOp, method="are_cast_compatible")
def are_cast_compatible_cast(op: CastOp, inputs: Sequence[Type], outputs: Sequence[Type]) -> bool:
    """CastOp::areCastCompatible"""
    if len(inputs) != 1 or len(outputs) != 1:
        return False
    source, target = inputs[0], outputs[0]
    if not isinstance(source, TensorType) or not isinstance(target, TensorType):
        return False
    if source.element_type is not target.element_type:
        return False
    return not source.has_rank or not target.has_rank or source is target


# --- shapes ---------------------------------------------------------------------------------------------------------------


@implements(ConstantOp, method="infer_shapes")
def infer_shapes_constant(op: ConstantOp) -> None:
    """ConstantOp::inferShapes"""
    op.result.type = op.value.type


@implements(AddOp, MulOp, method="infer_shapes")
def infer_shapes_add(op: AddOp | MulOp) -> None:
    """AddOp::inferShapes, MulOp::inferShapes"""
    op.result.type = op.lhs.type


@implements(CastOp, method="infer_shapes")
def infer_shapes_cast(op: CastOp) -> None:
    """CastOp::inferShapes"""
    op.output.type = op.input.type


@implements(TransposeOp, method="infer_shapes")
def infer_shapes_transpose(op: TransposeOp) -> None:
    """TransposeOp::inferShapes"""
    type = op.input.type
    assert isinstance(type, RankedTensorType)  # operands are inferred first
    op.result.type = RankedTensorType.get(type.shape[::-1], type.element_type)

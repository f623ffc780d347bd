"""Interface methods of the dialect `tosa`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.shared.reified_shapes import Shapes, size_of
from odsgen.dialects.tosa.element_types import element_type
from odsgen.dialects.tosa.shapes import are_compatible_types
from odsgen.hooks import implements
from odsgen.runtime.builtin.types import VectorType
from odsgen_dialects.tosa import (
    ApplyScaleOp,
    ConcatOp,
    EqualOp,
    ReduceAllOp,
    ReduceAnyOp,
    ReduceMaxOp,
    ReduceMinOp,
    ReduceProductOp,
    ReduceSumOp,
    ReshapeOp,
    TransposeOp,
)

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.builder import Builder
    from odsgen.runtime.ir.operation import Operation


@implements(EqualOp, method="is_compatible_return_types")
def is_compatible_return_types_equal(
    op: Operation, inferred: Sequence[Type], actual: Sequence[Type]
) -> bool:
    """EqualOp::isCompatibleReturnTypes"""
    return len(inferred) == len(actual) == 1 and are_compatible_types(inferred[0], actual[0])


@implements(ReshapeOp, method="is_compatible_return_types")
def is_compatible_return_types_reshape(
    op: Operation, inferred: Sequence[Type], actual: Sequence[Type]
) -> bool:
    """ReshapeOp::isCompatibleReturnTypes"""
    return len(inferred) == len(actual) == 1 and element_type(inferred[0]) is element_type(
        actual[0]
    )


@implements(
    ConcatOp,
    ReduceAllOp,
    ReduceAnyOp,
    ReduceMaxOp,
    ReduceMinOp,
    ReduceProductOp,
    ReduceSumOp,
    method="is_compatible_return_types",
)
def is_compatible_return_types_concat(
    op: Operation, inferred: Sequence[Type], actual: Sequence[Type]
) -> bool:
    """ConcatOp::isCompatibleReturnTypes and the reductions"""
    return is_compatible_return_types_reshape(
        op, inferred, actual
    ) and is_compatible_return_types_equal(op, inferred, actual)


# --- shapes -------------------------------------------------------------------------------------------------------------


@implements(TransposeOp, method="reify_result_shapes")
def reify_result_shapes_transpose(op: TransposeOp, builder: Builder) -> Shapes:
    """TransposeOp::reifyResultShapes"""
    return [[size_of(builder, op.input1, number, op.location) for number in op.perms]]


@implements(ApplyScaleOp, method="shape_for_unroll")
def shape_for_unroll_apply_scale(op: ApplyScaleOp) -> Sequence[int] | None:
    """ApplyScaleOp::getShapeForUnroll"""
    type = op.result_types[0]
    return type.shape if isinstance(type, VectorType) else None

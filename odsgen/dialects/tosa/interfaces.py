"""Interface methods of the dialect `tosa`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.shared import Shapes, size_of
from odsgen.dialects.tosa.element_types import element_type
from odsgen.dialects.tosa.shapes import are_compatible_types
from odsgen.hooks import implements
from odsgen.runtime import Operation, Type
from odsgen_dialects import tosa

if TYPE_CHECKING:
    from odsgen.runtime import Builder


@implements(tosa.EqualOp, method="is_compatible_return_types")
def fits_equal(op: Operation, inferred: Sequence[Type], actual: Sequence[Type]) -> bool:
    """EqualOp::isCompatibleReturnTypes"""
    return len(inferred) == len(actual) == 1 and are_compatible_types(inferred[0], actual[0])


@implements(tosa.ReshapeOp, method="is_compatible_return_types")
def fits_reshape(op: Operation, inferred: Sequence[Type], actual: Sequence[Type]) -> bool:
    """ReshapeOp::isCompatibleReturnTypes"""
    return len(inferred) == len(actual) == 1 and element_type(inferred[0]) is element_type(
        actual[0]
    )


@implements(
    tosa.ConcatOp,
    tosa.ReduceAllOp,
    tosa.ReduceAnyOp,
    tosa.ReduceMaxOp,
    tosa.ReduceMinOp,
    tosa.ReduceProductOp,
    tosa.ReduceSumOp,
    method="is_compatible_return_types",
)
def fits_concat(op: Operation, inferred: Sequence[Type], actual: Sequence[Type]) -> bool:
    """ConcatOp::isCompatibleReturnTypes and the reductions"""
    return fits_reshape(op, inferred, actual) and fits_equal(op, inferred, actual)


# --- shapes -------------------------------------------------------------------------------------------------------------


@implements(tosa.TransposeOp, method="reify_result_shapes")
def reify_result_shapes_transpose(op: tosa.TransposeOp, builder: Builder) -> Shapes:
    """TransposeOp::reifyResultShapes"""
    return [[size_of(builder, op.input1, number, op.location) for number in op.perms]]


# --- loops --------------------------------------------------------------------------------------------------------------

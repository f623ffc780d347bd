"""Interface methods of the dialect `tosa`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.shared.reified_shapes import Shapes, size_of
from odsgen.dialects.tosa.element_types import element_type
from odsgen.dialects.tosa.shapes import are_compatible_types
from odsgen.runtime.builtin.types import VectorType

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.builder import Builder
    from odsgen.runtime.ir.operation import Operation
    from odsgen_dialects.tosa import ApplyScaleOp, TransposeOp


def is_compatible_return_types_equal(
    op: Operation, inferred: Sequence[Type], actual: Sequence[Type]
) -> bool:
    """The shapes may be one."""
    return len(inferred) == len(actual) == 1 and are_compatible_types(inferred[0], actual[0])


def is_compatible_return_types_reshape(
    op: Operation, inferred: Sequence[Type], actual: Sequence[Type]
) -> bool:
    """The elements are the same."""
    return len(inferred) == len(actual) == 1 and element_type(inferred[0]) is element_type(
        actual[0]
    )


def is_compatible_return_types_concat(
    op: Operation, inferred: Sequence[Type], actual: Sequence[Type]
) -> bool:
    """The elements are the same, and the shapes may be one."""
    return is_compatible_return_types_reshape(
        op, inferred, actual
    ) and is_compatible_return_types_equal(op, inferred, actual)


is_compatible_return_types_reduce_all = is_compatible_return_types_concat
is_compatible_return_types_reduce_any = is_compatible_return_types_concat
is_compatible_return_types_reduce_max = is_compatible_return_types_concat
is_compatible_return_types_reduce_min = is_compatible_return_types_concat
is_compatible_return_types_reduce_product = is_compatible_return_types_concat
is_compatible_return_types_reduce_sum = is_compatible_return_types_concat


# --- shapes -------------------------------------------------------------------------------------------------------------


def reify_result_shapes_transpose(op: TransposeOp, builder: Builder) -> Shapes:
    """The sizes of the input, in their new order."""
    return [[size_of(builder, op.input1, number, op.location) for number in op.perms]]


def shape_for_unroll_apply_scale(op: ApplyScaleOp) -> Sequence[int] | None:
    """The shape of the result, if that is a vector."""
    type = op.result_types[0]
    return type.shape if isinstance(type, VectorType) else None

"""The verifiers of traits about types that few operations have; the traits themselves are in `traits`."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import chain
from typing import TYPE_CHECKING

from odsgen.runtime.base.attribute import Type
from odsgen.runtime.builtin.type_construction import broadcasted_shape
from odsgen.runtime.builtin.type_functions import (
    compatible_dimensions,
    element_type_or_self,
    verify_compatible_shapes,
)
from odsgen.runtime.builtin.types import (
    DYNAMIC,
    FloatType,
    IndexType,
    IntegerType,
    RankedTensorType,
    ShapedType,
    TensorType,
    VectorType,
    i1,
)
from odsgen.runtime.ir.traits import verify_at_least_n_operands, verify_at_least_n_results

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation


def verify_elementwise_of_several(op: Operation) -> None:
    """As `verify_elementwise`, of an operation whose values are not all of one class and shape."""
    operands = [
        value.type
        for value in op.stored_operands
        if isinstance(value.type, (VectorType, TensorType))
    ]
    results = [
        value.type for value in op.results if isinstance(value.type, (VectorType, TensorType))
    ]
    if not operands and not results:
        return
    if not operands:
        raise op.op_error("if a result is non-scalar, then at least one operand must be non-scalar")
    if not results:
        raise op.op_error(
            "if an operand is non-scalar, then there must be at least one non-scalar result"
        )
    if len(results) != len(op.results):
        raise op.op_error("if an operand is non-scalar, then all results must be non-scalar")
    types = operands + results
    first = type(types[0])
    if any(type(other) is not first for other in types) or not verify_compatible_shapes(types):
        raise op.op_error("all non-scalar operands/results must have the same shape and base type")


def verify_same_type_operands(op: Operation) -> None:
    operands = op.stored_operands
    for operand in operands[1:]:
        if operand.type is not operands[0].type:
            raise op.op_error("requires all operands to have the same type")


def verify_same_operands_shape(op: Operation) -> None:
    verify_at_least_n_operands(op, 1)
    if not verify_compatible_shapes([operand.type for operand in op.stored_operands]):
        raise op.op_error("requires the same shape for all operands")


def verify_same_operands_element_type(op: Operation) -> None:
    verify_at_least_n_operands(op, 1)
    element_type = element_type_or_self(op.stored_operands[0].type)
    for operand in op.stored_operands[1:]:
        if element_type_or_self(operand.type) is not element_type:
            raise op.op_error("requires the same element type for all operands")


def verify_same_operands_and_result_element_type(op: Operation) -> None:
    verify_at_least_n_operands(op, 1)
    verify_at_least_n_results(op, 1)
    element_type = element_type_or_self(op.results[0].type)
    for value in chain(op.results[1:], op.stored_operands):
        if element_type_or_self(value.type) is not element_type:
            raise op.op_error("requires the same element type for all operands and results")


def verify_same_operands_and_result_rank(op: Operation) -> None:
    verify_at_least_n_operands(op, 1)
    operand_ranks = _known_ranks(value.type for value in op.stored_operands)
    result_ranks = _known_ranks(value.type for value in op.results)
    if not operand_ranks and not result_ranks:
        return
    rank = (operand_ranks or result_ranks)[0]
    if any(other != rank for other in operand_ranks):
        raise op.op_error("operands don't have matching ranks")
    if any(other != rank for other in result_ranks):
        raise op.op_error("result type has different rank than operands")


def _known_ranks(types: Iterable[Type]) -> list[int]:
    return [type.rank for type in types if isinstance(type, ShapedType) and type.has_rank]


def _scalar_of(type: Type) -> Type:
    """The element type of a vector or tensor, also of vectors in a tensor; MLIR's ``getTensorOrVectorElementType``."""
    while isinstance(type, TensorType):
        type = type.element_type
    return type.element_type if isinstance(type, VectorType) else type


def _is_signless_integer_or_index(type: Type) -> bool:
    return isinstance(type, IndexType) or (isinstance(type, IntegerType) and type.is_signless)


def verify_results_are_bool_like(op: Operation) -> None:
    for result in op.results:
        if _scalar_of(result.type) is not i1:
            raise op.op_error("requires a bool result type")


def verify_results_are_float_like(op: Operation) -> None:
    for result in op.results:
        if not isinstance(_scalar_of(result.type), FloatType):
            raise op.op_error("requires a floating point type")


def verify_results_are_signless_integer_like(op: Operation) -> None:
    for result in op.results:
        if not _is_signless_integer_or_index(_scalar_of(result.type)):
            raise op.op_error("requires an integer or index type")


def verify_operands_are_float_like(op: Operation) -> None:
    for operand in op.stored_operands:
        if not isinstance(_scalar_of(operand.type), FloatType):
            raise op.op_error("requires a float type")


def verify_operands_are_signless_integer_like(op: Operation) -> None:
    for operand in op.stored_operands:
        if not _is_signless_integer_or_index(_scalar_of(operand.type)):
            raise op.op_error("requires an integer or index type")


def verify_results_broadcastable_shape(op: Operation) -> None:
    types = [value.type for value in chain(op.stored_operands, op.results)]
    if any(isinstance(t, VectorType) for t in types) and any(
        isinstance(t, TensorType) for t in types
    ):
        raise op.error("cannot broadcast vector with tensor")
    operands = [v.type for v in op.stored_operands if isinstance(v.type, RankedTensorType)]
    if not operands:
        return
    shape: tuple[int, ...] | None = operands[0].shape
    for operand in operands:
        shape = broadcasted_shape(shape, operand.shape) if shape is not None else None
        if shape is None:
            raise op.op_error("operands don't have broadcast-compatible shapes")
    assert shape is not None
    for result in op.results:
        if not isinstance(result.type, RankedTensorType):
            continue
        actual = result.type.shape
        suffix = actual[max(len(actual) - len(shape), 0) :]
        if not compatible_dimensions(shape, suffix):
            raise op.op_error(
                f"result type {_shape_text(actual)} not broadcast compatible with broadcasted "
                f"operands's shapes {_shape_text(shape)}"
            )


def _shape_text(shape: tuple[int, ...]) -> str:
    return "'" + "x".join("?" if size == DYNAMIC else str(size) for size in shape) + "'"

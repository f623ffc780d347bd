"""Verifiers of the traits of Triton's operations, which its dialects share."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import prod

from odsgen.hooks import verifies
from odsgen.runtime import (
    Attribute,
    BlockArgument,
    Operation,
    RankedTensorType,
    Type,
    Value,
    print_ir,
)

from ...checks import verify_tensor_layout
from ..traits import (
    SameLoadStoreOperandsAndResultEncoding,
    SameLoadStoreOperandsAndResultShape,
    SameLoadStoreOperandsEncoding,
    SameLoadStoreOperandsShape,
    SameOperandsAndResultEncoding,
    SameOperandsEncoding,
    TensorSizeTrait,
    VerifyTensorLayoutsTrait,
)

#: The most elements of a tensor.
_MOST_ELEMENTS = 1048576


@verifies(TensorSizeTrait)
def verify_tensor_size(op: Operation) -> None:
    """OpTrait::impl::verifyTensorSize"""
    for type in (*op.operand_types, *op.result_types):
        if not isinstance(type, RankedTensorType):
            continue
        count = prod(type.shape)
        if count > _MOST_ELEMENTS:
            raise op.error(
                f"Maximum allowed number of elements is {_MOST_ELEMENTS}, but {_printed(op)} has more than that"
            )
        if count & (count - 1):
            raise op.error(
                f"Number of elements must be power-of-two, but {_printed(op)} doesn't follow the rule "
                f"({count}) elements"
            )


@verifies(VerifyTensorLayoutsTrait)
def verify_tensor_layouts(op: Operation) -> None:
    """OpTrait::impl::verifyTensorLayouts"""
    for number, operand in enumerate(op.operands):
        verify_tensor_layout(op, operand.type, partial(_operand, number, operand))
    for number, result in enumerate(op.results):
        verify_tensor_layout(op, result.type, partial(_result, op, number))


def _operand(number: int, operand: Value) -> str:
    return f"Operand {number} ({_shown(operand)}) has an invalid layout: "


def _result(op: Operation, number: int) -> str:
    which = "Result" if len(op.results) == 1 else f"Result {number}"
    return f"{which} has an invalid layout: "


def _printed(op: Operation) -> str:
    return print_ir(op, generic=True).rstrip()


def _shown(value: Value) -> str:
    if isinstance(value, BlockArgument):
        return f"<block argument> of type '{value.type}' at index: {value.index}"
    return _printed(value.owner) if isinstance(value.owner, Operation) else str(value)


def _shape(type: Type) -> Sequence[int]:
    return type.shape if isinstance(type, RankedTensorType) else ()


def _encoding(type: Type) -> Attribute | None:
    return type.encoding if isinstance(type, RankedTensorType) else None


def _have_same_encoding(first: Type, second: Type) -> bool:
    encodings = _encoding(first), _encoding(second)
    return None in encodings or encodings[0] is encodings[1]


@verifies(SameLoadStoreOperandsShape)
def verify_same_operands_shape(op: Operation) -> None:
    """OpTrait::impl::verifySameLoadStoreOperandsShape"""
    if any(_shape(type) != _shape(op.operand_types[0]) for type in op.operand_types):
        raise op.op_error("requires the same shape for all operands")


@verifies(SameLoadStoreOperandsAndResultShape)
def verify_same_operands_and_result_shape(op: Operation) -> None:
    """OpTrait::impl::verifySameLoadStoreOperandsAndResultShape"""
    if any(_shape(type) != _shape(op.operand_types[0]) for type in op.result_types):
        raise op.op_error("requires the same shape for all operands and results")
    verify_same_operands_shape(op)


@verifies(SameOperandsEncoding, SameLoadStoreOperandsEncoding)
def verify_same_operands_encoding(op: Operation) -> None:
    """OpTrait::impl::verifySameOperandsEncoding"""
    first = op.operand_types[0]
    if not all(_have_same_encoding(type, first) for type in op.operand_types):
        raise op.op_error("requires the same encoding for all operands")


@verifies(SameOperandsAndResultEncoding, SameLoadStoreOperandsAndResultEncoding)
def verify_same_operands_and_result_encoding(op: Operation) -> None:
    """OpTrait::impl::verifySameOperandsAndResultEncoding"""
    if not op.operands:
        return
    first = op.operand_types[0]
    if not all(_have_same_encoding(type, first) for type in op.result_types):
        raise op.op_error("requires the same encoding for all operands and results")
    verify_same_operands_encoding(op)

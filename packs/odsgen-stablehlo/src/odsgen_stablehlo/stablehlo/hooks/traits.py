"""Verifiers of the traits that StableHLO and CHLO share."""

from __future__ import annotations

from odsgen.hooks import verifies
from odsgen.runtime import Operation

from ..traits import (
    HLO_CompatibleOperandsAndResultElementType,
    HLO_CompatibleOperandsElementType,
    HLO_NativeOpTrait,
    HLO_PairwiseSameOperandAndResultElementType,
    HLO_PairwiseSameOperandAndResultType,
)
from .compatibility import are_compatible, element_type, have_compatible_elements, verifying_types


@verifies(HLO_NativeOpTrait)
@verifying_types
def verify_compatible_operands_and_result_type(op: Operation) -> None:
    """CompatibleOperandsAndResultType::verifyTrait"""
    values = [*op.operands, *op.results]
    expected = values[0].type
    for value in values:
        if value.type is not expected and not are_compatible(value.type, expected):
            raise op.op_error("requires compatible types for all operands and results")


@verifies(HLO_CompatibleOperandsAndResultElementType)
@verifying_types
def verify_compatible_operands_and_result_element_type(op: Operation) -> None:
    """CompatibleOperandsAndResultElementType::verifyTrait"""
    values = [*op.operands, *op.results]
    expected = values[0].type
    for value in values:
        if not have_compatible_elements(value.type, expected):
            raise op.op_error("requires compatible element types for all operands and results")


@verifies(HLO_CompatibleOperandsElementType)
@verifying_types
def verify_compatible_operands_element_type(op: Operation) -> None:
    """CompatibleOperandsElementType::verifyTrait"""
    expected = op.operands[0].type
    for value in op.operands:
        if not have_compatible_elements(value.type, expected):
            raise op.op_error("requires compatible element types for all operands")


@verifies(HLO_PairwiseSameOperandAndResultType)
@verifying_types
def verify_pairwise_same_operand_and_result_type(op: Operation) -> None:
    """PairwiseSameOperandAndResultType::verifyTrait"""
    _verify_as_many(op)
    for number, (operand, result) in enumerate(zip(op.operands, op.results, strict=True)):
        if operand.type is not result.type:
            raise op.op_error(f"requires the same type for operand and result at index {number}")


@verifies(HLO_PairwiseSameOperandAndResultElementType)
@verifying_types
def verify_pairwise_same_operand_and_result_element_type(op: Operation) -> None:
    """PairwiseSameOperandAndResultElementType::verifyTrait"""
    _verify_as_many(op)
    for number, (operand, result) in enumerate(zip(op.operands, op.results, strict=True)):
        if element_type(operand.type) is not element_type(result.type):
            raise op.op_error(
                f"requires the same element type for operand and result at index {number}"
            )


def _verify_as_many(op: Operation) -> None:
    if len(op.operands) != len(op.results):
        raise op.op_error("requires the same number of operands and results")

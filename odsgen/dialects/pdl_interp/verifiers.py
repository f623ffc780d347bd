"""Verifiers of the dialect `pdl_interp`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.dialects.pdl.predicates import range_element_or_self
from odsgen.dialects.pdl.verifiers import registered_class, verify_range
from odsgen.hooks import verifies
from odsgen.runtime.builtin.attributes import ArrayAttr, DenseElementsAttr
from odsgen_dialects.pdl_interp import (
    CreateOperationOp,
    CreateRangeOp,
    ForEachOp,
    SwitchAttributeOp,
    SwitchOperandCountOp,
    SwitchOperationNameOp,
    SwitchResultCountOp,
    SwitchTypeOp,
    SwitchTypesOp,
)

if TYPE_CHECKING:
    pass


@verifies(ForEachOp)
def verify_foreach(op: ForEachOp) -> None:
    """ForEachOp::verify"""
    arguments = op.region.arguments
    if len(arguments) != 1:
        raise op.op_error("requires exactly one argument")
    if range_element_or_self(op.values.type) is not arguments[0].type:
        raise op.op_error("operand must be a range of loop variable type")


@verifies(CreateOperationOp)
def verify_create_operation(op: CreateOperationOp) -> None:
    """CreateOperationOp::verify"""
    if not op.inferred_result_types:
        return
    if op.input_result_types:
        raise op.op_error("with inferred results cannot also have explicit result types")
    name = op.name_argument
    op_class = registered_class(op, name)
    if op_class is None or "InferTypeOpInterface" not in op_class.INTERFACES:
        raise op.op_error(
            f"has inferred results, but the created operation '{name}' does not support result "
            "type inference (or is not registered)"
        )


@verifies(
    SwitchAttributeOp,
    SwitchOperandCountOp,
    SwitchOperationNameOp,
    SwitchResultCountOp,
    SwitchTypeOp,
    SwitchTypesOp,
)
def _verify_switch(op: Any) -> None:
    """Checks that the number of successors matches the cases."""
    values = op.case_values_attr
    count = 0
    if isinstance(values, ArrayAttr):
        count = len(values.elements)
    elif isinstance(values, DenseElementsAttr):
        count = values.type.num_elements
    blocks = len(op.successors) - 1
    if blocks != count:
        raise op.op_error(
            "expected number of cases to match the number of case values, "
            f"got {blocks} but expected {count}"
        )


verifies(CreateRangeOp)(verify_range)

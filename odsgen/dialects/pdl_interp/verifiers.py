"""Verifiers of the dialect `pdl_interp`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.pdl.predicates import range_element_or_self
from odsgen.dialects.pdl.verifiers import registered_class, verify_range
from odsgen.runtime.builtin.attributes import ArrayAttr, DenseElementsAttr

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen_dialects.pdl_interp import CreateOperationOp, ForEachOp


def verify_foreach(op: ForEachOp) -> None:
    """One argument, which is an element of the range."""
    arguments = op.region.arguments
    if len(arguments) != 1:
        raise op.op_error("requires exactly one argument")
    if range_element_or_self(op.values.type) is not arguments[0].type:
        raise op.op_error("operand must be a range of loop variable type")


def verify_create_operation(op: CreateOperationOp) -> None:
    """Types of results are either given or inferred, the latter by an operation that can."""
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


def _verify_switch(op: Operation) -> None:
    """A block for each value."""
    values = op.properties["caseValues"]
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


verify_switch_attribute = _verify_switch
verify_switch_operand_count = _verify_switch
verify_switch_operation_name = _verify_switch
verify_switch_result_count = _verify_switch
verify_switch_type = _verify_switch
verify_switch_types = _verify_switch

verify_create_range = verify_range

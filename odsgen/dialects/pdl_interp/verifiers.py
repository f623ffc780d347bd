"""Verifiers of the dialect `pdl_interp`."""

from __future__ import annotations

from odsgen.dialects.pdl.predicates import range_element_or_self
from odsgen.dialects.pdl.verifiers import registered_class, verify_range
from odsgen.hooks import verifies
from odsgen_dialects import pdl_interp


@verifies(pdl_interp.ForEachOp)
def verify_foreach(op: pdl_interp.ForEachOp) -> None:
    """ForEachOp::verify"""
    arguments = op.region.arguments
    if len(arguments) != 1:
        raise op.op_error("requires exactly one argument")
    if range_element_or_self(op.values.type) is not arguments[0].type:
        raise op.op_error("operand must be a range of loop variable type")


@verifies(pdl_interp.CreateOperationOp)
def verify_create_operation(op: pdl_interp.CreateOperationOp) -> None:
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


verifies(pdl_interp.CreateRangeOp)(verify_range)

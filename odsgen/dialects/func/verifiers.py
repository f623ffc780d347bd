"""Verifiers of the dialect `func`."""

from __future__ import annotations

from odsgen.hooks import verifies
from odsgen.runtime import function_type_of
from odsgen_dialects.func import FuncOp, ReturnOp


@verifies(ReturnOp)
def verify_return(op: ReturnOp) -> None:
    """ReturnOp::verify"""
    function = op.parent_op
    assert isinstance(function, FuncOp)
    results = function_type_of(function).results
    if op.operand_types == results:
        return
    name = function.sym_name
    operands = op.operands
    if len(operands) != len(results):
        raise op.op_error(
            f"has {len(operands)} operands, but enclosing function (@{name}) returns {len(results)}"
        )
    for index, (operand, expected) in enumerate(zip(operands, results, strict=True)):
        if operand.type is not expected:
            raise op.error(
                f"type of return operand {index} ('{operand.type}') doesn't match function result "
                f"type ('{expected}') in function @{name}"
            )

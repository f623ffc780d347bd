"""Verifiers of the dialect `ml_program`."""

from __future__ import annotations

from odsgen.hooks import verifies
from odsgen.runtime import function_type_of
from odsgen_dialects.ml_program import FuncOp, OutputOp, ReturnOp, SubgraphOp


@verifies(ReturnOp)
def verify_return(op: ReturnOp) -> None:
    """ReturnOp::verify"""
    _verify_results(op, "returns", "return")


@verifies(OutputOp)
def verify_output(op: OutputOp) -> None:
    """OutputOp::verify"""
    _verify_results(op, "outputs", "output")


def _verify_results(op: OutputOp | ReturnOp, verb: str, noun: str) -> None:
    function = op.parent_op
    assert isinstance(function, (FuncOp, SubgraphOp))
    name = function.sym_name
    results = function_type_of(function).results
    if len(op.operands) != len(results):
        raise op.op_error(
            f"has {len(op.operands)} operands, but enclosing function (@{name}) {verb} "
            f"{len(results)}"
        )
    for number, (operand, expected) in enumerate(zip(op.operands, results, strict=True)):
        if operand.type is not expected:
            raise op.error(
                f"type of {noun} operand {number} ('{operand.type}') doesn't match function "
                f"result type ('{expected}') in function @{name}"
            )

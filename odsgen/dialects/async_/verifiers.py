"""Verifiers of the dialect `async`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.async_.predicates import value_type
from odsgen.dialects.shared import segment_sizes
from odsgen.hooks import verifies, verifies_regions
from odsgen.runtime import Type, Value, function_type_of
from odsgen_dialects.async_ import AwaitOp, ExecuteOp, FuncOp, ReturnOp, TokenType

# --- verifiers --------------------------------------------------------------------------------------------------------


def _is_token(type: Type) -> bool:
    return isinstance(type, TokenType)


@verifies(AwaitOp)
def verify_await(op: AwaitOp) -> None:
    """AwaitOp::verify"""
    type = op.operand.type
    if _is_token(type) and op.results:
        raise op.op_error("awaiting on a token must have empty result")
    value = value_type(type)
    found = op.results[0].type if op.results else None
    if value is not None and found is not value:
        shown = "<<NULL TYPE>>" if found is None else f"'{found}'"
        raise op.op_error(f"result type {shown} does not match async value type '{value}'")


@verifies(FuncOp)
def verify_func(op: FuncOp) -> None:
    """FuncOp::verify"""
    results = function_type_of(op).results
    if not results:
        raise op.op_error("result is expected to be at least of size 1, but got 0")
    for number, type in enumerate(results):
        if not _is_token(type) and value_type(type) is None:
            raise op.op_error(
                f"result type must be async value type or async token type, but got '{type}'"
            )
        if number and _is_token(type):
            raise op.op_error(
                " results' (optional) async token type is expected to appear as the 1st return "
                f"value, but got {number + 1}"
            )


@verifies(ReturnOp)
def verify_return(op: ReturnOp) -> None:
    """ReturnOp::verify"""
    function = op.parent_op
    while function is not None and not isinstance(function, FuncOp):
        function = function.parent_op
    if function is None:
        return
    results = function_type_of(function).results
    if results and _is_token(results[0]):
        results = results[1:]
    if list(op.operand_types) != [value_type(type) for type in results]:
        raise op.op_error("operand types do not match the types returned from the parent FuncOp")


@verifies_regions(ExecuteOp)
def verify_execute_regions(op: ExecuteOp) -> None:
    """ExecuteOp::verifyRegions"""
    expected = [value_type(value.type) for value in op.body_operands]
    if [argument.type for argument in op.body_region.arguments] != expected:
        raise op.op_error(
            "async body region argument types do not match the execute operation arguments types"
        )


# --- control flow of execute ------------------------------------------------------------------------------------------


def body_operands(op: ExecuteOp) -> Sequence[Value]:
    return op.operands[segment_sizes(op)[0] :]

"""Applies transforms of the signatures of functions."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.func.signatures import NewPlaces, calls_of, replace_call, replace_function
from odsgen.dialects.transform.interpreter import (
    Payload,
    SilenceableFailure,
    TransformRewriter,
    TransformState,
    definite,
    silenceable,
)
from odsgen.runtime import Operation, Value, lookup_symbol_in
from odsgen_dialects import builtin, func
from odsgen_dialects.transform import DeduplicateFuncArgsOp, ReplaceFuncSignatureOp

_SignatureOp = DeduplicateFuncArgsOp | ReplaceFuncSignatureOp


def _function(
    op: _SignatureOp, state: TransformState, missing: str
) -> tuple[Operation, func.FuncOp]:
    targets = state.payload_ops(op.module)
    if len(targets) != 1:
        raise definite(op, "requires a single module to operate on")
    [module] = targets
    if not isinstance(module, builtin.ModuleOp):
        raise silenceable(op, "target is expected to be module operation")
    function = lookup_symbol_in(module, op.function_name)
    if not isinstance(function, func.FuncOp):
        raise silenceable(op, f"function with name '{op.function_name}' {missing}")
    return module, function


def _check_bounds(op: ReplaceFuncSignatureOp, order: Sequence[int], what: str, names: str) -> None:
    for index in order:
        if not 0 <= index < len(order):
            raise silenceable(
                op,
                f"{what} interchange index {index} is out of bounds for function with name "
                f"'{op.function_name}' with {len(order)} {names}",
            )


def _check_count(
    op: ReplaceFuncSignatureOp, count: int, order: Sequence[int], what: str, names: str
) -> None:
    if count != len(order):
        raise silenceable(
            op,
            f"function with name '{op.function_name}' has {count} {names}, but {len(order)} "
            f"{what} interchange were given",
        )


def apply_replace_func_signature(
    op: ReplaceFuncSignatureOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Permutes arguments and results of a function, and of its calls where that is asked."""
    module, function = _function(op, state, "not found")
    type = function.function_type
    orders = (op.args_interchange, op.results_interchange)
    counts = (len(type.inputs), len(type.results))
    kinds = (("args", "arguments"), ("results", "results"))
    for order, count, (what, names) in zip(orders, counts, kinds, strict=True):
        _check_count(op, count, order, what, names)
    for order, (what, _) in zip(orders, kinds, strict=True):
        if len(set(order)) != len(order):
            raise silenceable(op, f"{what} interchange must be unique")
    for order, (what, names) in zip(orders, kinds, strict=True):
        _check_bounds(op, order, what, names)
    places = NewPlaces(*([order.index(n) for n in range(len(order))] for order in orders))
    made = replace_function(rewriter, function, places)
    if made is None:
        raise silenceable(
            op, f"failed to replace function signature '{op.function_name}' with new order"
        )
    if op.adjust_func_calls:
        for call in calls_of(module, made.sym_name):
            replace_call(rewriter, call, places)
    return [[module], [made]]


def _cannot_deduplicate(op: Operation, function: func.FuncOp) -> SilenceableFailure:
    return silenceable(
        op, f"failed to deduplicate function arguments of function {function.sym_name}"
    )


def apply_deduplicate_func_args(
    op: DeduplicateFuncArgsOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Gives a function with one call one argument for each value that the call gives."""
    module, function = _function(op, state, "is not found")
    calls = calls_of(module, function.sym_name)
    if len(calls) != 1 or function.is_ancestor(calls[0]):
        raise _cannot_deduplicate(op, function)
    numbers: dict[Value, int] = {}
    arguments = [numbers.setdefault(value, len(numbers)) for value in calls[0].operands]
    if len(numbers) == len(arguments):
        raise _cannot_deduplicate(op, function)
    places = NewPlaces(arguments, list(range(len(calls[0].results))))
    made = replace_function(rewriter, function, places)
    if made is None:
        raise _cannot_deduplicate(op, function)
    replace_call(rewriter, calls[0], places)
    return [[module], [made]]

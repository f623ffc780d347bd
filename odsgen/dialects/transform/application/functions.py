"""Applies transforms of functions and calls."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.tensor.cast_information import preserves_static_information
from odsgen.dialects.transform.interpreter import (
    Payload,
    TransformRewriter,
    TransformState,
    definite,
    shown,
    silenceable,
)
from odsgen.runtime import (
    DominanceInfo,
    Operation,
    SymbolRefAttr,
    Type,
    Value,
    generic_op_text,
    lookup_nearest_symbol_from,
)
from odsgen_dialects import func, tensor
from odsgen_dialects.transform import CastAndCallOp, TypeConversionCastShapeDynamicDimsOp


def apply_cast_and_call(
    op: CastAndCallOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Lets a call of a function give values, casting where types differ."""
    inputs = [] if op.inputs is None else state.payload_values(op.inputs)
    outputs = [] if op.outputs is None else state.payload_values(op.outputs)
    if len(set(outputs)) != len(outputs):
        raise silenceable(op, "cast and call output values must be unique")
    places = state.payload_ops(op.insertion_point)
    if len(places) != 1:
        raise silenceable(op, "Only one op can be specified as an insertion point")
    [place] = places
    _check_dominance(op, inputs, outputs, place)
    function = _callee(op, place, state)
    if len(function.function_type.inputs) != len(inputs):
        raise silenceable(
            function,
            f"mismatch between number of function arguments {len(function.function_type.inputs)} "
            f"and number of inputs {len(inputs)}",
        )
    if len(function.function_type.results) != len(outputs):
        raise silenceable(
            function,
            f"mismatch between number of function results {len(function.function_type.results)} "
            f"and number of outputs {len(outputs)}",
        )
    if op.insert_after:
        rewriter.set_insertion_point_after(place)
    else:
        rewriter.set_insertion_point_before(place)
    arguments = [
        _cast(op, rewriter, value, type, is_input=True)
        for value, type in zip(inputs, function.function_type.inputs, strict=True)
    ]
    call = func.CallOp.build(
        function.function_type.results, function.sym_name, arguments, location=place.location
    )
    rewriter.insert(call)
    for output, result in zip(outputs, call.results, strict=True):
        value = _cast(op, rewriter, result, output.type, is_input=False)
        for use in list(output.uses):
            if use.owner is not call:
                with rewriter.modifying(use.owner):
                    use.owner.set_operand(use.index, value)
    return [[call]]


def _check_dominance(
    op: CastAndCallOp, inputs: Sequence[Value], outputs: Sequence[Value], place: Operation
) -> None:
    """Inputs are there before the call, and it is there before the users of outputs."""
    info = DominanceInfo()
    for output in outputs:
        for user in reversed(tuple(output.users)):
            if user is place and not op.insert_after:
                continue
            if not info.properly_dominates(place, user):
                raise definite(
                    op,
                    f"User {generic_op_text(user)} is not dominated by insertion point "
                    f"{generic_op_text(place)}",
                )
    for value in inputs:
        if op.insert_after and value.defining_op is place:
            continue
        if not info.value_dominates(value, place):
            raise definite(
                op,
                f"input {shown(value)} does not dominate insertion point {generic_op_text(place)}",
            )


def _callee(op: CastAndCallOp, place: Operation, state: TransformState) -> func.FuncOp:
    name = op.function_name
    if isinstance(name, SymbolRefAttr):
        found = lookup_nearest_symbol_from(place, name)
        if not isinstance(found, func.FuncOp):
            raise definite(op, f"unresolved symbol {name}")
        return found
    functions = state.payload_ops(op.function)
    if len(functions) != 1:
        raise definite(op, "requires a single function to call")
    if not isinstance(functions[0], func.FuncOp):
        raise definite(op, "invalid non-function callee")
    return functions[0]


def _cast(
    op: CastAndCallOp, rewriter: TransformRewriter, value: Value, type: Type, *, is_input: bool
) -> Value:
    """The value of another type, by one of the conversions that the body names, the last first."""
    if value.type is type:
        return value
    source = value.type
    conversions = [inner for block in op.conversions.blocks for inner in block]
    for conversion in reversed(conversions):
        assert isinstance(conversion, TypeConversionCastShapeDynamicDimsOp)
        known, other = (type, source) if is_input else (source, type)
        if not conversion.ignore_dynamic_info and not preserves_static_information(known, other):
            continue
        made = tensor.CastOp.build_generic([value], result_types=[type], location=value.location)
        if made.are_cast_compatible([source], [type]):
            return rewriter.insert(made).results[0]
        made.erase()
    raise definite(op, f"Failed to materialize conversion of {shown(value)} to type '{type}'")

"""Builds functions and their calls."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.building.bodies import Body, one_block
from odsgen.building.values import AnyValue, values
from odsgen.runtime import DictionaryAttr, FunctionType, Region, Type
from odsgen.runtime.ir.building import AnyLocation
from odsgen_dialects.func.ops import CallOp, FuncOp, ReturnOp


def func(
    name: str,
    inputs: Sequence[Type] = (),
    results: Sequence[Type] = (),
    *,
    visibility: str | None = None,
    argument_attributes: Sequence[DictionaryAttr] | None = None,
    result_attributes: Sequence[DictionaryAttr] | None = None,
    location: AnyLocation = None,
) -> Body[FuncOp]:
    """A function, whose body a `with` fills, or a function of Python as a decorator.

    >>> @func.func("twice", [i32], [i32])
    ... def twice(x: Value) -> Value:
    ...     return arith.addi(x, x)

    A function without results that the `with` does not end returns.
    """
    op = FuncOp.build(
        name,
        FunctionType.get(inputs, results),
        sym_visibility=visibility,
        arg_attrs=argument_attributes,
        res_attrs=result_attributes,
        body=one_block(inputs),
        location=location,
    )
    return Body(op, end=ReturnOp, ends_by_itself=not results)


def declare(
    name: str,
    inputs: Sequence[Type] = (),
    results: Sequence[Type] = (),
    *,
    location: AnyLocation = None,
) -> FuncOp:
    """A private function without a body, which something else defines."""
    return FuncOp.build(
        name,
        FunctionType.get(inputs, results),
        sym_visibility="private",
        body=Region(),
        location=location,
    )


def call(
    callee: Body[FuncOp] | FuncOp | str,
    operands: Sequence[AnyValue] = (),
    results: Sequence[Type] | None = None,
    *,
    location: AnyLocation = None,
) -> CallOp:
    """Calls a function; by its name, the types of the results have to be given."""
    function = callee.op if isinstance(callee, Body) else callee
    if isinstance(function, str):
        if results is None:
            raise TypeError(f"the results of a call of '{function}' by its name need types")
        return CallOp.build(results, function, values(operands), location=location)
    given = function.function_type.results if results is None else results
    return CallOp.build(given, function.sym_name, values(operands), location=location)

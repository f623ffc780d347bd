"""Combining two elements as reductions and atomic updates do (MLIR: vector::CombiningKind, arith::AtomicRMWKind)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from odsgen.interpreter import POISON, Unsupported
from odsgen.rewriting.number_constants import number_type, width_of
from odsgen.runtime import FloatType, Type
from odsgen.runtime.floats import arithmetic
from odsgen.runtime.glue.numbers import signed

#: Combines two elements; poison if one is.
Combiner = Callable[[Any, Any], Any]

_FLOATS = {
    "add": arithmetic.add,
    "mul": arithmetic.multiply,
    "maximum": arithmetic.maximum,
    "minimum": arithmetic.minimum,
    "maxnum": arithmetic.maximum_number,
    "minnum": arithmetic.minimum_number,
}
_INTEGERS: dict[str, Callable[[int, int, int], int]] = {
    "add": lambda a, b, width: a + b & (1 << width) - 1,
    "mul": lambda a, b, width: a * b & (1 << width) - 1,
    "and": lambda a, b, width: a & b,
    "or": lambda a, b, width: a | b,
    "xor": lambda a, b, width: a ^ b,
    "maxu": lambda a, b, width: max(a, b),
    "minu": lambda a, b, width: min(a, b),
    "maxs": lambda a, b, width: max(a, b, key=lambda number: signed(number, width)),
    "mins": lambda a, b, width: min(a, b, key=lambda number: signed(number, width)),
}


@cache
def combiner(kind: str, type: Type) -> Combiner:
    """The function of a kind such as `add`, `maxsi` or `minimumf` for elements of a type; `assign` takes the second."""
    if kind == "assign":
        return lambda old, new: new
    number = number_type(type)
    if isinstance(number, FloatType):
        semantics = number.SEMANTICS
        compute = _FLOATS.get(kind.removesuffix("f"))
        if compute is not None:
            float_function = compute
            return lambda a, b: (
                POISON if a is POISON or b is POISON else float_function(semantics, a, b)
            )
    elif number is not None:
        width = width_of(type)
        function = _INTEGERS.get(kind.removesuffix("i"))
        if function is not None:
            integer_function = function
            return lambda a, b: (
                POISON if a is POISON or b is POISON else integer_function(a, b, width)
            )
    raise Unsupported(f"cannot be evaluated with the kind '{kind}' of '{type}'")

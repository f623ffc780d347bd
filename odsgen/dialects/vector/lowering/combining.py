"""The arithmetic of reductions: what combines two values, a product with a third, and where a mask keeps what was there."""

from __future__ import annotations

from typing import Any

from odsgen.dialects.vector.lowering.elements import Elements
from odsgen.dialects.vector.shapes import with_elements
from odsgen.runtime import FloatType, Type, Value, VectorType, element_type_or_self
from odsgen_dialects import arith, vector

#: The operation that combines two integers, two floats.
_COMBINERS: dict[str, tuple[Any, Any]] = {
    "add": (arith.AddIOp, arith.AddFOp),
    "mul": (arith.MulIOp, arith.MulFOp),
    "minui": (arith.MinUIOp, None),
    "minsi": (arith.MinSIOp, None),
    "minnumf": (None, arith.MinNumFOp),
    "minimumf": (None, arith.MinimumFOp),
    "maxui": (arith.MaxUIOp, None),
    "maxsi": (arith.MaxSIOp, None),
    "maxnumf": (None, arith.MaxNumFOp),
    "maximumf": (None, arith.MaximumFOp),
    "and": (arith.AndIOp, None),
    "or": (arith.OrIOp, None),
    "xor": (arith.XOrIOp, None),
}


def combiner(kind: vector.CombiningKind, type: Type) -> Any | None:
    """The operation that combines values of a type; None if there is none."""
    return _COMBINERS[kind.keyword][isinstance(element_type_or_self(type), FloatType)]


def product(elements: Elements, left: Value, right: Value) -> Value:
    """The product of two values."""
    kind = combiner(vector.CombiningKind.MUL, left.type)
    assert kind is not None
    return elements.insert(kind.build(left, right))


def combined(
    elements: Elements,
    kind: vector.CombiningKind,
    factors: tuple[Value, Value],
    before: Value | None,
    mask: Value | None = None,
) -> Value | None:
    """A product combined with what was there, which stays where a mask is not set (`createContractArithOp`).

    Vectors of floats are multiplied and added by one operation.  None if nothing combines such values so.
    """
    left, right = factors
    join = combiner(kind, left.type)
    if join is None:
        return None
    if before is None:
        return product(elements, left, right)
    is_float = isinstance(element_type_or_self(left.type), FloatType)
    if is_float and isinstance(before.type, VectorType) and kind is vector.CombiningKind.ADD:
        made = elements.insert(vector.FMAOp.build(left, right, before))
    else:
        made = elements.insert(join.build(product(elements, left, right), before))
    return made if mask is None else elements.select(mask, made, before)


def extended(elements: Elements, value: Value, element: Type) -> Value:
    """A value with elements of a wider type."""
    if element_type_or_self(value.type) is element:
        return value
    kind = arith.ExtFOp if isinstance(element, FloatType) else arith.ExtSIOp
    return elements.insert(kind.build(with_elements(value.type, element), value))

"""Values that can take the place of another one: an operand, an earlier value of the type, a constant."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import chain, islice

from odsgen.runtime import (
    Attribute,
    ComplexType,
    ConstantLike,
    DenseElementsAttr,
    FloatAttr,
    FloatType,
    IndexType,
    IntegerAttr,
    IntegerType,
    IsIsolatedFromAbove,
    Operation,
    RankedTensorType,
    ShapedType,
    Type,
    Value,
    VectorType,
    loaded_dialect,
)

#: How many earlier values are looked at.
_NEAREST = 200

#: Gives a value for a result of an operation, to be used where the operation stands.
StandIn = Callable[[Operation, Value], "Value | None"]


def earlier_value(op: Operation, result: Value) -> Value | None:
    """The nearest value before an operation that has the type of its result."""
    found = islice(earlier_values(op), _NEAREST)
    return next((each for each in found if each.type is result.type), None)


def zero(op: Operation, result: Value) -> Value | None:
    """A new constant before an operation, unless it is one itself."""
    return None if op.has_trait(ConstantLike) else constant_before(op, result.type)


def any_value(op: Operation, result: Value) -> Value | None:
    """An operand of the type of a result, or else an earlier value, or a constant.

    If there is any, one that does not stand beside the result, as operations on twice the same value mostly fold.
    """
    beside = {operand for user in result.users for operand in user.operands}
    values = chain(op.operands, islice(earlier_values(op), _NEAREST))
    fitting = [each for each in values if each.type is result.type]
    found = next((each for each in fitting if each not in beside), None)
    return found or next(iter(fitting), None) or zero(op, result)


def earlier_values(op: Operation) -> Iterator[Value]:
    """Values that may be used where an operation stands, the nearest first; in a graph region only some of them."""
    current: Operation | None = op
    while current is not None:
        before = current.previous
        while before is not None:
            yield from before.results
            before = before.previous
        block = current.parent_block
        if block is None:
            return
        yield from block.arguments
        current = block.parent_op
        if current is None or current.has_trait(IsIsolatedFromAbove):
            return


def number(type: Type, value: int) -> Attribute | None:
    """The attribute of a number, or of elements that are all that number; None for other types."""
    if isinstance(type, (IntegerType, IndexType)):
        return IntegerAttr.get(value, type)
    if isinstance(type, FloatType):
        return FloatAttr.get(float(value), type)
    if isinstance(type, (VectorType, RankedTensorType)) and type.has_static_shape:
        element = type.element_type
        if not isinstance(element, (ShapedType, ComplexType)):
            return DenseElementsAttr.get(type, [value]) if number(element, value) else None
    return None


def constant_before(op: Operation, type: Type, value: int = 0) -> Value | None:
    """A new constant before an operation, made by `arith` or else by its dialect; None if neither can."""
    attribute, block = number(type, value), op.parent_block
    if attribute is None or block is None:
        return None
    for name in ("arith", op.dialect_name):
        dialect = loaded_dialect(name)
        if dialect is None or dialect.materialize_constant is None:
            continue
        made = dialect.materialize_constant(attribute, type, op.location)
        if made is not None and made.single_result is not None:
            if made.parent_block is None:
                block.insert_before(op, made)
            found: Value = made.single_result
            return found
    return None

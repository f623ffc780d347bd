"""The values of an operand or a result: one, one or none, several, several groups."""

from __future__ import annotations

from odsgen.codegen.python.expressions import (
    EMPTY_TUPLE,
    Choice,
    Comprehension,
    Expression,
    Literal,
    Name,
    Unpacked,
    length,
    tuple_of,
)
from odsgen.ods.model import Arity


def none_or_one(value: Expression) -> Expression:
    """The tuple of an optional value."""
    return Choice(value.is_none(), EMPTY_TUPLE, tuple_of([value]))


def elements(values: Expression, arity: Arity | None) -> Expression:
    """The values as elements of a tuple of all; without an arity one that is no value of an operation."""
    match arity:
        case Arity.OPTIONAL:
            return Unpacked(none_or_one(values))
        case Arity.VARIADIC:
            return Unpacked(values)
        case Arity.VARIADIC_OF_VARIADIC:
            return Unpacked(flattened(values))
        case _:
            return values


def flattened(groups: Expression, each: str = "value") -> Comprehension:
    """What stands in groups, one after another."""
    return Comprehension(Name(each), ("group",), groups, inner=((each, Name("group")),))


def count(values: Expression, arity: Arity) -> Expression:
    """The number of values."""
    match arity:
        case Arity.REQUIRED:
            return Literal(1)
        case Arity.OPTIONAL:
            return Choice(values.is_none(), Literal(0), Literal(1))
        case Arity.VARIADIC:
            return length(values)
        case Arity.VARIADIC_OF_VARIADIC:
            return Name("sum").call(Name("map").call(Name("len"), values))


def types(values: Expression, arity: Arity) -> Expression:
    """The types of the values, as elements of a tuple of all."""
    if arity is Arity.REQUIRED:
        return values.member("type")
    if arity is Arity.OPTIONAL:
        one = tuple_of((values.member("type"),))
        return Unpacked(Choice(values.is_none(), EMPTY_TUPLE, one))
    return Unpacked(type_each(values))


def type_each(values: Expression) -> Comprehension:
    """The type of each value."""
    return Comprehension(Name("value").member("type"), ("value",), values)

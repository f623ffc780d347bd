"""The values of an operand or a result: one, one or none, several, several groups."""

from __future__ import annotations

from odsgen.codegen.python import expressions as e
from odsgen.ods.model import Arity


def none_or_one(value: e.Expression) -> e.Expression:
    """The tuple of an optional value."""
    return e.Choice(value.is_none(), e.EMPTY_TUPLE, e.tuple_of([value]))


def elements(values: e.Expression, arity: Arity | None) -> e.Expression:
    """The values as elements of a tuple of all; without an arity one that is no value of an operation."""
    match arity:
        case Arity.OPTIONAL:
            return e.Unpacked(none_or_one(values))
        case Arity.VARIADIC:
            return e.Unpacked(values)
        case Arity.VARIADIC_OF_VARIADIC:
            return e.Unpacked(flattened(values))
        case _:
            return values


def flattened(groups: e.Expression, each: str = "value") -> e.Comprehension:
    """The elements of groups, one after another."""
    return e.Comprehension(e.Name(each), ("group",), groups, inner=((each, e.Name("group")),))


def count(values: e.Expression, arity: Arity) -> e.Expression:
    """The number of values."""
    match arity:
        case Arity.REQUIRED:
            return e.Literal(1)
        case Arity.OPTIONAL:
            return e.Choice(values.is_none(), e.Literal(0), e.Literal(1))
        case Arity.VARIADIC:
            return e.length(values)
        case Arity.VARIADIC_OF_VARIADIC:
            return e.Name("sum").call(e.Name("map").call(e.Name("len"), values))


def types(values: e.Expression, arity: Arity) -> e.Expression:
    """The types of the values, as elements of a tuple of all."""
    if arity is Arity.REQUIRED:
        return values.member("type")
    if arity is Arity.OPTIONAL:
        one = e.tuple_of((values.member("type"),))
        return e.Unpacked(e.Choice(values.is_none(), e.EMPTY_TUPLE, one))
    return e.Unpacked(type_each(values))


def type_each(values: e.Expression) -> e.Comprehension:
    """The type of each value."""
    return e.Comprehension(e.Name("value").member("type"), ("value",), values)

"""Python expressions as frozen values (Python Language Reference, "Expressions").

The generator decides with these and never with text: what an expression reads is asked of it (`names_in`), and two
expressions are compared as values.  `expression_text` is the only place where they become Python.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, fields, is_dataclass, replace
from enum import Enum
from typing import TypeVar


@dataclass(frozen=True, slots=True)
class Expression:
    """The base of all expressions."""

    def member(self, name: str) -> Member:
        """`self.name`."""
        return Member(self, name)

    def item(self, index: Expression | int | str) -> Item:
        """`self[index]`; an index that is no expression stands for its literal."""
        return Item(self, index if isinstance(index, Expression) else Literal(index))

    def call(self, *arguments: Expression, **named: Expression) -> Call:
        """`self(arguments, name=value)`."""
        return Call(self, arguments, tuple(named.items()))

    def method(self, name: str, *arguments: Expression, **named: Expression) -> Call:
        """`self.name(arguments)`."""
        return self.member(name).call(*arguments, **named)

    def is_none(self) -> Comparison:
        """`self is None`."""
        return compare(self, "is", NONE)

    def is_given(self) -> Comparison:
        """`self is not None`."""
        return compare(self, "is not", NONE)


@dataclass(frozen=True, slots=True)
class Name(Expression):
    """A variable, a parameter, or an imported or defined name."""

    id: str

    def __post_init__(self) -> None:
        assert all(part.isidentifier() for part in self.id.split(".")), self.id


@dataclass(frozen=True, slots=True)
class Literal(Expression):
    """A constant of Python."""

    value: None | bool | int | float | str

    def __eq__(self, other: object) -> bool:
        # `1 == True == 1.0` in Python; as source they differ.
        if not isinstance(other, Literal):
            return NotImplemented
        return type(self.value) is type(other.value) and repr(self.value) == repr(other.value)

    def __hash__(self) -> int:
        return hash((type(self.value), repr(self.value)))


@dataclass(frozen=True, slots=True)
class Member(Expression):
    """`value.name`."""

    value: Expression
    name: str


@dataclass(frozen=True, slots=True)
class Item(Expression):
    """`value[index]`."""

    value: Expression
    index: Expression


@dataclass(frozen=True, slots=True)
class Part(Expression):
    """`value[first:last]`."""

    value: Expression
    first: Expression | None
    last: Expression | None


@dataclass(frozen=True, slots=True)
class Call(Expression):
    """`function(arguments, name=value)`."""

    function: Expression
    arguments: tuple[Expression, ...] = ()
    named: tuple[tuple[str, Expression], ...] = ()


@dataclass(frozen=True, slots=True)
class Unpacked(Expression):
    """`*value`, as an element of a sequence or an argument."""

    value: Expression


class Brackets(Enum):
    """How a sequence is written."""

    TUPLE = "()"
    LIST = "[]"
    SET = "{}"


@dataclass(frozen=True, slots=True)
class Sequence(Expression):
    """A tuple, list or set of elements that are listed."""

    elements: tuple[Expression, ...]
    brackets: Brackets = Brackets.TUPLE


@dataclass(frozen=True, slots=True)
class Mapping(Expression):
    """A dict whose entries are listed; `**value` is an entry without a key."""

    entries: tuple[tuple[Expression | None, Expression], ...] = ()


@dataclass(frozen=True, slots=True)
class Not(Expression):
    """`not value`."""

    value: Expression


@dataclass(frozen=True, slots=True)
class And(Expression):
    """`first and second and …`, of at least two; `all_of` makes it."""

    parts: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Or(Expression):
    """`first or second or …`, of at least two; `any_of` makes it."""

    parts: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Comparison(Expression):
    """`first < second < …`."""

    first: Expression
    rest: tuple[tuple[str, Expression], ...]


@dataclass(frozen=True, slots=True)
class Binary(Expression):
    """An arithmetic or bitwise operation."""

    operator: str
    left: Expression
    right: Expression


@dataclass(frozen=True, slots=True)
class Signed(Expression):
    """`-value`, `+value`, `~value`."""

    operator: str
    value: Expression


@dataclass(frozen=True, slots=True)
class Choice(Expression):
    """`when_true if condition else when_false`."""

    condition: Expression
    when_true: Expression
    when_false: Expression


@dataclass(frozen=True, slots=True)
class Comprehension(Expression):
    """`element for targets in iterable if condition`: a list in brackets, else the only argument of a call.

    ``inner`` has the loops inside the first, each its variable and what it runs over.
    """

    element: Expression
    targets: tuple[str, ...]
    iterable: Expression
    condition: Expression | None = None
    is_list: bool = True
    inner: tuple[tuple[str, Expression], ...] = ()


@dataclass(frozen=True, slots=True)
class Formatted(Expression):
    """An f-string: text as it is, and values; `formatted` merges adjacent text."""

    pieces: tuple[str | Expression, ...]


@dataclass(frozen=True, slots=True)
class Lambda(Expression):
    """`lambda parameters: value`."""

    parameters: tuple[str, ...]
    value: Expression


@dataclass(frozen=True, slots=True)
class Assigned(Expression):
    """`name := value`: the value, which has a name from there on."""

    name: str
    value: Expression


NONE = Literal(None)
TRUE = Literal(True)
FALSE = Literal(False)
EMPTY_TUPLE = Sequence(())
SELF = Name("self")
CLS = Name("cls")


def tuple_of(elements: Iterable[Expression]) -> Sequence:
    """`(a, b)`."""
    return Sequence(tuple(elements))


def list_of(elements: Iterable[Expression]) -> Sequence:
    """`[a, b]`."""
    return Sequence(tuple(elements), Brackets.LIST)


def set_of(elements: Iterable[Expression]) -> Sequence:
    """`{a, b}`, of at least one element."""
    return Sequence(tuple(elements), Brackets.SET)


def gathered(
    parts: Iterable[Expression], sequence: Callable[[Iterable[Expression]], Sequence] = tuple_of
) -> Expression:
    """The parts in one sequence; a sequence that is the only part, as it is."""
    listed = tuple(parts)
    if len(listed) == 1 and isinstance(only := listed[0], Unpacked):
        return only.value
    return sequence(listed)


def mapping(entries: Iterable[tuple[Expression, Expression]]) -> Mapping:
    """`{key: value}`."""
    return Mapping(tuple(entries))


def compare(left: Expression, operator: str, right: Expression) -> Comparison:
    """`left < right`."""
    return Comparison(left, ((operator, right),))


def length(values: Expression) -> Call:
    """`len(values)`."""
    return Name("len").call(values)


def all_of(parts: Iterable[Expression]) -> Expression:
    """The conjunction: `True` of nothing, a part alone as it is."""
    return _junction(And, tuple(parts), TRUE)


def any_of(parts: Iterable[Expression]) -> Expression:
    """The disjunction: `False` of nothing, a part alone as it is."""
    return _junction(Or, tuple(parts), FALSE)


_OPPOSITE = {"is": "is not", "is not": "is", "in": "not in", "not in": "in"}


def negated(condition: Expression) -> Expression:
    """The condition that another one does not hold, as one would write it: `x is None` for `x is not None`."""
    match condition:
        case Not(value):
            return value
        case Comparison(first, ((operator, right),)) if operator in _OPPOSITE:
            return compare(first, _OPPOSITE[operator], right)
        case _:
            return Not(condition)


def _junction(
    kind: type[And] | type[Or], parts: tuple[Expression, ...], empty: Literal
) -> Expression:
    if not parts:
        return empty
    return parts[0] if len(parts) == 1 else kind(parts)


def formatted(*pieces: str | Expression) -> Expression:
    """Text and values as one string: a plain literal where there is no value."""
    merged: list[str | Expression] = []
    for piece in pieces:
        if isinstance(piece, Formatted):
            merged += piece.pieces
        elif isinstance(piece, Literal) and isinstance(piece.value, str):
            merged.append(piece.value)
        else:
            merged.append(piece)
    joined: list[str | Expression] = []
    for piece in merged:
        if isinstance(piece, str) and joined and isinstance(last := joined[-1], str):
            joined[-1] = last + piece
        elif piece != "":
            joined.append(piece)
    if not joined:
        return Literal("")
    if len(joined) == 1 and isinstance(only := joined[0], str):
        return Literal(only)
    return Formatted(tuple(joined))


Value = TypeVar("Value")


def substituted(within: Value, old: Expression, new: Expression) -> Value:
    """The expression, step or tuple of these, with one expression in the place of another."""
    return _substituted(within, old, new)  # type: ignore[return-value]


def _substituted(within: object, old: Expression, new: Expression) -> object:
    if within.__class__ is str or within is None:
        return within
    if type(within) is type(old) and within == old:
        return new
    if isinstance(within, tuple):
        elements = tuple(_substituted(element, old, new) for element in within)
        is_same = all(map(operator.is_, elements, within))
        return within if is_same else elements
    changes = {}
    for name in _fields_of(type(within)):
        before = getattr(within, name)
        after = _substituted(before, old, new)
        if after is not before:
            changes[name] = after
    return replace(within, **changes) if changes else within  # type: ignore[type-var]


_fields: dict[type, tuple[str, ...]] = {}


def _fields_of(kind: type) -> tuple[str, ...]:
    """The names of a dataclass's fields; a class that is none has none."""
    found = _fields.get(kind)
    if found is None:
        names = tuple(field.name for field in fields(kind)) if is_dataclass(kind) else ()
        found = _fields[kind] = names
    return found


def parts_of(value: object) -> Iterator[Expression]:
    """Every expression in a value: itself, and those in its fields, tuples and steps."""
    return (part for part in values_in(value) if isinstance(part, Expression))


def values_in(value: object) -> Iterator[object]:
    """The value and all that is in its fields and tuples: expressions and steps, but no texts."""
    waiting = [value]
    while waiting:
        found = waiting.pop()
        kind = found.__class__
        if kind is tuple:
            waiting.extend(reversed(found))  # type: ignore[call-overload]
        elif kind is not str:
            yield found
            waiting.extend([getattr(found, name) for name in reversed(_fields_of(kind))])


def names_in(value: object) -> frozenset[str]:
    """The names that expressions or steps read."""
    return frozenset(part.id for part in parts_of(value) if isinstance(part, Name))

"""The steps of a generated method, as frozen values: `templates/steps.j2` has one macro for each.

A step knows what it reads (`names_in`), so nobody searches the text that it becomes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from keyword import iskeyword
from typing import ClassVar

from odsgen.codegen.python.expressions import (
    SELF,
    Call,
    Expression,
    Literal,
    Member,
    Name,
    formatted,
    values_in,
)


@dataclass(frozen=True, slots=True)
class Step:
    """The base of all steps."""

    #: The name of the macro that lays the step out: that of the class, in lower case and with underscores.
    MACRO: ClassVar[str]
    #: The names that the macro reads, besides those in the step's expressions.
    READS: ClassVar[frozenset[str]] = frozenset()

    def __init_subclass__(cls) -> None:
        words = "".join(f"_{c.lower()}" if c.isupper() else c for c in cls.__name__)[1:]
        cls.MACRO = f"{words}_" if iskeyword(words) else words


Steps = tuple[Step, ...]


def names_read(steps: Iterable[Step]) -> frozenset[str]:
    """The names that steps read, and the steps within them."""
    values = tuple(values_in(tuple(steps)))
    found = {value.id for value in values if isinstance(value, Name)}
    return frozenset(found.union(*(value.READS for value in values if isinstance(value, Step))))


# --- the ones of every method --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Assign(Step):
    """Bind a variable: `name: annotation = value`."""

    name: str
    value: Expression
    annotation: str | None = None


@dataclass(frozen=True, slots=True)
class AssignSeveral(Step):
    """Write the elements of one value to variables, members or items: `fields["a"], b_value = value`."""

    targets: tuple[Expression, ...]
    value: Expression


@dataclass(frozen=True, slots=True)
class Store(Step):
    """Write a member or an item: `properties["name"] = value`."""

    target: Expression
    value: Expression


@dataclass(frozen=True, slots=True)
class Advance(Step):
    """Add to a member: `parser.index += 1`."""

    target: Expression
    amount: Expression


@dataclass(frozen=True, slots=True)
class Evaluate(Step):
    """Call something for its effect."""

    value: Expression


@dataclass(frozen=True, slots=True)
class Return(Step):
    """Leave the method with a value."""

    value: Expression


@dataclass(frozen=True, slots=True)
class Raise(Step):
    """Leave the method with an error."""

    error: Expression


@dataclass(frozen=True, slots=True)
class If(Step):
    """Steps under a condition, and others where it does not hold; one `If` alone as the others reads `elif`."""

    condition: Expression
    body: Steps
    otherwise: Steps = ()


@dataclass(frozen=True, slots=True)
class ForEach(Step):
    """Steps for each element of an iterable."""

    targets: tuple[str, ...]
    iterable: Expression
    body: Steps


@dataclass(frozen=True, slots=True)
class Repeat(Step):
    """Steps again and again, until one leaves the loop."""

    condition: Expression
    body: Steps


@dataclass(frozen=True, slots=True)
class LeaveLoop(Step):
    """`break`."""


@dataclass(frozen=True, slots=True)
class Import(Step):
    """Import a name where the method runs."""

    module: str
    name: str


# --- parsing ----------------------------------------------------------------------------------------------------------------


def expect(literal: str, is_keyword: bool) -> Step:
    """Read one keyword or punctuation of the format; anything else is refused in MLIR's words."""
    method = "parse_keyword" if is_keyword else "parse_token"
    return Evaluate(Name("parser").method(method, Literal(literal)))


def with_merged_literals(steps: Iterable[Step]) -> Steps:
    """The steps, with literals that are read one after another put into one call."""

    def merged(first: Step, second: Step) -> Step | None:
        before, behind = _literals_of(first), _literals_of(second)
        if not before or not behind:
            return None
        return Evaluate(Name("parser").method("parse_literals", *before, *behind))

    return _with_merged(steps, merged)


def _literals_of(step: Step) -> tuple[Expression, ...]:
    """The literals that a step reads, if it does nothing else."""
    match step:
        case Evaluate(Call(Member(Name("parser"), "parse_literals"), literals)):
            return literals
        case Evaluate(Call(Member(Name("parser"), "parse_token" | "parse_keyword"), (literal,))):
            return (literal,)
    return ()


def refuse(condition: Expression, message: Expression) -> If:
    """Refuse the operation, at its place, if a condition holds."""
    place = Name("location").item(1)
    return If(condition, (Raise(Name("parser").method("custom_error", message, place)),))


# --- printing ---------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Emit(Step):
    """Print text and values, in one call."""

    READS = frozenset({"printer"})

    pieces: tuple[str | Expression, ...]

    @property
    def text(self) -> Expression:
        """The whole text; one value is a text already."""
        if len(self.pieces) == 1 and isinstance(only := self.pieces[0], Expression):
            return only
        return formatted(*self.pieces)


def with_merged_emits(steps: Iterable[Step]) -> Steps:
    """The steps, with what is printed by neighbours put into one call."""

    def merged(first: Step, second: Step) -> Step | None:
        if isinstance(first, Emit) and isinstance(second, Emit):
            return Emit((*first.pieces, *second.pieces))
        return None

    return _with_merged(steps, merged)


def _with_merged(steps: Iterable[Step], merged: Callable[[Step, Step], Step | None]) -> Steps:
    """The steps, with one in the place of two neighbours where there is one that does the same."""
    found: list[Step] = []
    for step in steps:
        both = merged(found[-1], step) if found else None
        found[-1:] = [*found[-1:], step] if both is None else [both]
    return tuple(found)


#: What stands before the text of a method that gives it back, and what it has printed so far.
_BEFORE = Name("before")
_TEXT = Name("text")


def as_one_text(steps: Steps) -> Steps | None:
    """Steps that give back what others print, behind the text `before`; None where those do more than print texts."""
    found: list[Step] = []
    so_far = _BEFORE
    for number, step in enumerate(steps):
        if isinstance(step, Emit):
            whole = formatted(so_far, *step.pieces)
            if number == len(steps) - 1:
                return (*found, Return(whole))
            found.append(Assign(_TEXT.id, whole))
            so_far = _TEXT
            continue
        adding = _adding_to_text(step)
        if adding is None:
            return None
        if isinstance(step, (If, ForEach)) and so_far is _BEFORE:
            found.append(Assign(_TEXT.id, _BEFORE))
            so_far = _TEXT
        found.append(adding)
    return (*found, Return(so_far))


def _adding_to_text(step: Step) -> Step | None:
    """A step that adds to the text what another one prints; None where that does more than print texts."""

    def adding(steps: Steps) -> Steps | None:
        found = tuple(made for inner in steps if (made := _adding_to_text(inner)) is not None)
        return found if len(found) == len(steps) else None

    match step:
        case Emit():
            return Advance(_TEXT, step.text)
        case If(body=body, otherwise=otherwise):
            then, other = adding(body), adding(otherwise)
            return None if then is None or other is None else If(step.condition, then, other)
        case ForEach(body=body):
            each = adding(body)
            return None if each is None else replace(step, body=each)
        case Assign() | AssignSeveral() | Store():
            return step
    return None


# --- verifying --------------------------------------------------------------------------------------------------------------


def check(condition: Expression, message: Expression) -> If:
    """Refuse the operation with a message if a condition holds."""
    return If(condition, (Raise(SELF.method("op_error", message)),))


def with_merged_conditions(steps: Iterable[Step]) -> Steps:
    """The steps, with those that stand side by side under one condition put together."""

    def merged(first: Step, second: Step) -> Step | None:
        match first, second:
            case If(condition, body, ()), If(other, further, ()) if condition == other:
                return If(condition, (*body, *further))
        return None

    return _with_merged(steps, merged)


# --- types and attributes -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ReadParameter(Step):
    """Read one parameter; after its error comes what MLIR says of the parameter."""

    target: Expression
    value: Expression
    failure: str
    error: Name  # the class of what is caught
    with_error_after: Name  # the function that adds what MLIR says


@dataclass(frozen=True, slots=True)
class Field:
    """One field of a struct, and what reads its value."""

    name: str
    is_optional: bool
    read: Steps


@dataclass(frozen=True, slots=True)
class ReadStruct(Step):
    """Read `name = value` between commas, in any order, each at most once; the required ones have to be there."""

    found: str  # the variable for a dictionary of those that were read
    fields: tuple[Field, ...]
    parse_field_name: Name

    @property
    def required(self) -> tuple[str, ...]:
        """The fields that have to be there."""
        return tuple(field.name for field in self.fields if not field.is_optional)


@dataclass(frozen=True, slots=True)
class ReturnMade(Step):
    """Return the type or attribute of what was read; if `get` may refuse it, with an error at the place."""

    made: Expression
    is_checked: bool


# --- patterns -------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class NoMatchIf(Step):
    """The pattern does not match under a condition; inside `MatchEitherOrder`, the other order is tried."""

    condition: Expression
    tries_other_order: bool


@dataclass(frozen=True, slots=True)
class MatchEitherOrder(Step):
    """Match two operands as they stand or swapped; `_` is the name of one that nothing looks at."""

    names: tuple[str, str]
    operands: tuple[Expression, Expression]
    body: Steps
    tries_other_order: bool  # where neither order matches: of the step around it

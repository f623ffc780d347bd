"""Predicates: what constraints test, as trees (MLIR: Defining Dialects, Operations, "Constraints").

A *predicate* is a condition on one value, "self": a type, an attribute, the native value of a property, a region. An
*expression* computes something from it, from the operation, or from its operands, results and attributes. Both are
immutable and hashable, and every name in them is known to exist: codegen writes them out without another look.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import Enum

from odsgen.ods.model import TypeBuilder

# --- expressions ----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SelfValue:
    """The subject of the predicate."""


@dataclass(frozen=True, slots=True)
class OperationValue:
    """``$_op``: the operation."""


@dataclass(frozen=True, slots=True)
class NamedValue:
    """``$lhs``: an operand, result, attribute, property, region or successor of the operation."""

    name: str


@dataclass(frozen=True, slots=True)
class LocalValue:
    """An element of the sequence of an enclosing quantifier."""

    name: str


@dataclass(frozen=True, slots=True)
class Constant:
    """An integer, a float, a string, a truth value or None."""

    value: bool | int | float | str | None


@dataclass(frozen=True, slots=True)
class TypeConstant:
    """The one type of a buildable constraint, e.g. ``I32``."""

    builder: TypeBuilder


class Signedness(Enum):
    """How an integer type reads its bits; the runtime's enumeration has the same members."""

    SIGNLESS = 0
    SIGNED = 1
    UNSIGNED = 2


@dataclass(frozen=True, slots=True)
class EnumConstant:
    """A member of an enumeration that the runtime knows under the same name, e.g. ``Signedness.SIGNED``."""

    member: Enum


@dataclass(frozen=True, slots=True)
class MemberOf:
    """A field or property of a value."""

    value: Expression
    name: str


@dataclass(frozen=True, slots=True)
class ElementAt:
    """An element of a sequence, counted from 0, or from the end when negative."""

    sequence: Expression
    index: Expression


@dataclass(frozen=True, slots=True)
class MadeByHook:
    """The type that a hand-written function of a dialect makes of the values; ``default`` where nobody has written it."""

    dialect: str
    hook: str
    values: tuple[Expression, ...]
    default: Expression | None = None


@dataclass(frozen=True, slots=True)
class PartOf:
    """The elements of a sequence from ``first`` up to, without, ``last``; None for the beginning or the end."""

    sequence: Expression
    first: Expression | None
    last: Expression | None


@dataclass(frozen=True, slots=True)
class EnumCaseValue:
    """A case of an enum of a dialect."""

    enum: str  # the class, as definitions name it
    case: str  # the member of the Python enum


@dataclass(frozen=True, slots=True)
class Constructed:
    """``Class.get(arguments)``: a type or attribute, or None where these arguments make none."""

    class_name: str
    arguments: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class FunctionCall:
    """A function of the predicate language or of the runtime, applied to values."""

    function: str
    arguments: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class MethodResult:
    """A method that only looks, applied to a value."""

    value: Expression
    name: str
    arguments: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class SignedValue:
    """``-x`` or ``~x``."""

    operator: str
    operand: Expression


@dataclass(frozen=True, slots=True)
class Arithmetic:
    operator: str
    left: Expression
    right: Expression


@dataclass(frozen=True, slots=True)
class Comparison:
    """``first operator operand operator operand …``, each neighbouring pair compared."""

    first: Expression
    rest: tuple[tuple[str, Expression], ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """One of two values, as the condition says."""

    condition: Predicate
    when_true: Expression
    when_false: Expression


@dataclass(frozen=True, slots=True)
class Sequence:
    elements: tuple[Expression, ...]


@dataclass(frozen=True, slots=True)
class Guarded:
    """A value that there is only where the predicate holds."""

    expression: Expression
    guard: Predicate


@dataclass(frozen=True, slots=True)
class Truth:
    """Whether a predicate on self holds, as a value."""

    predicate: Predicate


Expression = (
    SelfValue
    | OperationValue
    | NamedValue
    | LocalValue
    | Constant
    | TypeConstant
    | EnumConstant
    | MemberOf
    | ElementAt
    | PartOf
    | MadeByHook
    | EnumCaseValue
    | Constructed
    | FunctionCall
    | MethodResult
    | SignedValue
    | Arithmetic
    | Comparison
    | Choice
    | Sequence
    | Guarded
    | Truth
)

# --- predicates -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class And:
    """All of them hold, tested from left to right; of none: true."""

    predicates: tuple[Predicate, ...]


@dataclass(frozen=True, slots=True)
class Or:
    """One of them holds; of none: false."""

    predicates: tuple[Predicate, ...]


@dataclass(frozen=True, slots=True)
class Not:
    predicate: Predicate


@dataclass(frozen=True, slots=True)
class IsA:
    """Self is an instance of one of the classes, of the runtime or of a generated package."""

    class_names: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class IsType:
    """Self is this very type; types are unique, so that identity decides."""

    builder: TypeBuilder


@dataclass(frozen=True, slots=True)
class HasTrait:
    """The class of self, a type or attribute, has the native trait."""

    name: str


@dataclass(frozen=True, slots=True)
class HasInterface:
    """The class of self, a type or attribute, implements the interface of that MLIR name.

    With ``dialect``, C++ may attach the interface, which that dialect declares, to those of other dialects: nobody knows,
    and ``unknown`` is what counts then.
    """

    name: str
    dialect: str = ""
    unknown: bool = True


@dataclass(frozen=True, slots=True)
class Holds:
    """The expression is true."""

    expression: Expression


@dataclass(frozen=True, slots=True)
class CheckedByHook:
    """A hand-written function of a dialect says that it holds for the values.

    ``unknown`` is what counts where nobody has written it: what lets the whole predicate pass.
    """

    dialect: str
    hook: str
    values: tuple[Expression, ...]
    unknown: bool = True


@dataclass(frozen=True, slots=True)
class Applied:
    """The predicate holds for another value, computed from self (ODS's SubstLeaves of ``$_self``)."""

    value: Expression
    predicate: Predicate


class Quantifier(Enum):
    ALL = "all"
    ANY = "any"


@dataclass(frozen=True, slots=True)
class Quantified:
    """The predicate holds for all or any elements of a sequence.

    With local names, the elements (taken apart when there are several names) are those ``LocalValue``s and self is
    the outer one; without, self is the element.
    """

    quantifier: Quantifier
    sequence: Expression
    predicate: Predicate
    names: tuple[str, ...] = ()


Predicate = (
    And
    | Or
    | Not
    | IsA
    | IsType
    | HasTrait
    | HasInterface
    | Holds
    | CheckedByHook
    | Applied
    | Quantified
)

TRUE = And(())
FALSE = Or(())


def conjunction(predicates: Iterable[Predicate]) -> Predicate:
    """All of the predicates, without nested conjunctions and repetitions."""
    parts: dict[Predicate, None] = {}
    for predicate in predicates:
        if isinstance(predicate, And):
            parts.update(dict.fromkeys(predicate.predicates))
        else:
            parts[predicate] = None
    if FALSE in parts:
        return FALSE
    return next(iter(parts)) if len(parts) == 1 else And(tuple(parts))


def disjunction(predicates: Iterable[Predicate]) -> Predicate:
    """Any of the predicates, without nested disjunctions and repetitions; tests of classes become one."""
    parts: dict[Predicate, None] = {}
    for predicate in predicates:
        nested = predicate.predicates if isinstance(predicate, Or) else (predicate,)
        for part in nested:
            last = next(reversed(parts), None)
            if isinstance(part, IsA) and isinstance(last, IsA):
                del parts[last]
                part = IsA(tuple(dict.fromkeys((*last.class_names, *part.class_names))))
            parts[part] = None
    if TRUE in parts:
        return TRUE
    return next(iter(parts)) if len(parts) == 1 else Or(tuple(parts))


def negation(predicate: Predicate) -> Predicate:
    """The opposite of the predicate."""
    if isinstance(predicate, Not):
        return predicate.predicate
    if predicate == TRUE:
        return FALSE
    if predicate == FALSE:
        return TRUE
    return Not(predicate)


def refutation(predicate: Predicate) -> Predicate:
    """The opposite of the predicate, written in a larger one: what nobody has written a check for passes there, too."""
    return negation(_with_opposite_unknown(predicate))


def _with_opposite_unknown(predicate: Predicate) -> Predicate:
    match predicate:
        case CheckedByHook() | HasInterface():
            return replace(predicate, unknown=not predicate.unknown)
        case And(predicates=parts) | Or(predicates=parts):
            return replace(predicate, predicates=tuple(map(_with_opposite_unknown, parts)))
        case Not() | Applied() | Quantified():
            return replace(predicate, predicate=_with_opposite_unknown(predicate.predicate))
    return predicate


def applied(value: Expression, predicate: Predicate) -> Predicate:
    """The predicate, about ``value`` instead of self."""
    if isinstance(value, SelfValue) or predicate in (TRUE, FALSE):
        return predicate
    return Applied(value, predicate)


def holds(expression: Expression) -> Predicate:
    """The expression as a predicate."""
    if isinstance(expression, Truth):
        return expression.predicate
    if isinstance(expression, Constant) and isinstance(expression.value, bool):
        return TRUE if expression.value else FALSE
    return Holds(expression)


def truth(predicate: Predicate) -> Expression:
    """The predicate as an expression."""
    return predicate.expression if isinstance(predicate, Holds) else Truth(predicate)


# --- what a tree mentions -------------------------------------------------------------------------------------------


def expressions_of(root: Expression | Predicate) -> Iterator[Expression | Predicate]:
    """The tree's parts, itself first, every part before its own parts."""
    pending: list[Expression | Predicate] = [root]
    while pending:
        part = pending.pop()
        yield part
        pending.extend(reversed(tuple(parts_of(part))))


def parts_of(part: Expression | Predicate) -> Iterator[Expression | Predicate]:
    match part:
        case MemberOf(value=value):
            yield value
        case ElementAt():
            yield part.sequence
            yield part.index
        case MadeByHook():
            yield from part.values
            if part.default is not None:
                yield part.default
        case PartOf():
            yield part.sequence
            yield from (bound for bound in (part.first, part.last) if bound is not None)
        case FunctionCall() | Constructed():
            yield from part.arguments
        case CheckedByHook():
            yield from part.values
        case MethodResult():
            yield part.value
            yield from part.arguments
        case SignedValue():
            yield part.operand
        case Arithmetic():
            yield part.left
            yield part.right
        case Comparison():
            yield part.first
            for _, operand in part.rest:
                yield operand
        case Choice():
            yield part.condition
            yield part.when_true
            yield part.when_false
        case Sequence():
            yield from part.elements
        case Guarded():
            yield part.expression
            yield part.guard
        case And() | Or():
            yield from part.predicates
        case Not() | Truth():
            yield part.predicate
        case Holds():
            yield part.expression
        case Applied():
            yield part.value
            yield part.predicate
        case Quantified():
            yield part.sequence
            yield part.predicate
        case _:
            pass


def named_values_of(root: Expression | Predicate) -> tuple[str, ...]:
    """The names of the operands, results and attributes that the tree mentions, each once, in order."""
    found = dict.fromkeys(
        part.name for part in expressions_of(root) if isinstance(part, NamedValue)
    )
    return tuple(found)

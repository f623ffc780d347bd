"""The scope of a predicate: the meaning of its names, and the functions that it can call."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum

from odsgen.ods.library.kinds import Kind, Kinds
from odsgen.ods.model import TypeBuilder
from odsgen.ods.model import predicates as p
from odsgen.spec import predicate_expression as s
from odsgen.spec.constraint_expression import ConstraintExpression

#: Values of class parameters that a predicate may mention.
ParameterValue = object


@dataclass(frozen=True, slots=True)
class NamedConstraint:
    """A constraint as ``satisfies`` needs it: its predicate, what it is about, its one type."""

    predicate: p.Predicate
    subject: Kind
    builder: TypeBuilder | None = None


@dataclass(frozen=True, slots=True)
class PredicateNames:
    """The meaning of the names in a predicate."""

    kinds: Kinds
    self_kind: Kind | None
    constraint: Callable[[ConstraintExpression, Mapping[str, ParameterValue]], NamedConstraint]
    type_constant: Callable[[str], TypeBuilder | None]
    parameters: Mapping[str, ParameterValue] = field(default_factory=dict)
    named_values: Mapping[str, Kind] | None = None  # None: there is no operation to look at
    enums: Mapping[str, type[Enum]] = field(default_factory=lambda: {"Signedness": p.Signedness})
    note_hook: Callable[[str, str, tuple[Kind, ...]], str | None] = lambda *hook: None
    """Told of each hook that a predicate calls: its dialect, its name, the kinds of its arguments; says what is wrong."""
    enum_cases: Callable[[str], Mapping[str, p.EnumCaseValue] | None] = lambda name: None
    """The cases of an enum of the dialect or its imports by their names; None when there is no such enum."""
    open_interfaces: Mapping[str, p.HasInterface] = field(default_factory=dict)
    """The tests of interfaces that C++ may attach to what other dialects define, by name."""


@dataclass(frozen=True, slots=True)
class ValueName:
    """A class parameter that stands for the operand, result or attribute of that name."""

    name: str


@dataclass(frozen=True, slots=True)
class WrittenPredicate:
    """``Pred<'…'>``: a predicate whose text is bound where it is used, with the parameters of where it was written."""

    syntax: s.PredicateSyntax
    parameters: Mapping[str, ParameterValue] = field(default_factory=dict, compare=False)


@dataclass(frozen=True, slots=True)
class BoundValue:
    """An expression with its kind and what must hold for it to have a value."""

    expression: p.Expression
    kind: Kind
    guard: p.Predicate

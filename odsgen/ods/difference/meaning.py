"""Meaning of constraints, predicates and patterns, apart from how they are written: two are compared by it."""

from __future__ import annotations

from dataclasses import fields, is_dataclass

from odsgen.ods.model import (
    AttrConstraint,
    AttributeDef,
    EnumDef,
    InterfaceDef,
    OpDef,
    PropertyConstraint,
    RegionConstraint,
    SuccessorConstraint,
    TypeConstraint,
    TypeDef,
)
from odsgen.ods.model.patterns import PredicateCondition
from odsgen.ods.model.predicates import And, Comparison, Holds, Or

_CONSTRAINTS = (
    TypeConstraint,
    AttrConstraint,
    PropertyConstraint,
    RegionConstraint,
    SuccessorConstraint,
)
_PROSE = frozenset({"place", "summary", "description"})
_SPELLING = frozenset({"source_text", "result_texts"})


def meaning_of(value: object) -> object:
    """The value with tuples in the place of its dataclasses, to be compared with another.

    Operations and other definitions are told by their names: what changes in one of them is a change of its own.
    Constraints are told by what they take, whatever their names.
    """
    if isinstance(value, OpDef):
        return value.name
    if isinstance(value, AttributeDef | TypeDef | EnumDef | InterfaceDef):
        return (type(value), value.dialect, value.name.rpartition(".")[2])
    if isinstance(value, tuple):
        return tuple(map(meaning_of, value))
    if isinstance(value, And | Or):
        parts = _flat(value)
        return parts[0] if len(parts) == 1 else (type(value), *parts)
    if is_dataclass(value) and not isinstance(value, type):
        left_out = _left_out(value)
        kept = (f.name for f in fields(value) if f.name not in left_out)
        return (type(value), *(meaning_of(getattr(value, name)) for name in kept))
    return value


def _left_out(value: object) -> frozenset[str]:
    """The fields that only say how something is written, where and why."""
    if isinstance(value, _CONSTRAINTS):
        return frozenset({"place", "name"})  # diagnostics say its summary
    if isinstance(value, PredicateCondition):
        return frozenset({"text"})
    return _PROSE | _SPELLING


def _flat(value: And | Or) -> list[object]:
    """The parts without those that hold anyway, without repetitions, and without junctions of the same kind."""
    found: dict[object, None] = {}
    for predicate in value.predicates:
        if isinstance(value, And) and _is_of_itself(predicate):
            continue
        part = meaning_of(predicate)
        if isinstance(part, tuple) and part and part[0] is type(value):
            found.update(dict.fromkeys(part[1:]))
        else:
            found.setdefault(part)
    return list(found)


def _is_of_itself(predicate: object) -> bool:
    """Whether a value is compared with itself."""
    if not isinstance(predicate, Holds) or not isinstance(predicate.expression, Comparison):
        return False
    comparison = predicate.expression
    return comparison.rest in ((("==", comparison.first),), (("is", comparison.first),))

"""The table of combinators, and predicates that build on each other."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import cast

from odsgen.ods.library.definitions import Definition
from odsgen.ods.library.kinds import Kind
from odsgen.ods.model import TypeConstraint
from odsgen.ods.model import predicates as p
from odsgen.ods.resolve.constraints.binding import bind_predicate
from odsgen.ods.resolve.constraints.evaluation import Combinator, Evaluator
from odsgen.ods.resolve.constraints.values import EvaluatedValue
from odsgen.spec import predicate_expression as s

_PART = "part"


def combinator_table(*rows: tuple[str, Combinator]) -> Mapping[str, tuple[Definition, Combinator]]:
    """The combinators by name, each with its signature."""
    found: dict[str, tuple[Definition, Combinator]] = {}
    for signature, combinator in rows:
        definition = Definition(signature)
        found[definition.name] = (definition, combinator)
    return found


def bound_together(
    evaluator: Evaluator, parts: Iterable[EvaluatedValue], about: Kind
) -> p.Predicate:
    """The conjunction of predicates, of which each may rely on those before it."""
    predicates = tuple(
        part.predicate if isinstance(part, TypeConstraint) else part for part in parts
    )
    scope = evaluator.predicate_scope(about, {_PART: cast(EvaluatedValue, predicates)})
    return bind_predicate(s.Placeholder(_PART), scope)

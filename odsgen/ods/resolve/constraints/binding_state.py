"""The state of a predicate's binder at a point of the text: names, kinds, facts, and what must be guarded."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import NoReturn

from odsgen.ods.library import kinds as k
from odsgen.ods.library.kinds import Kind
from odsgen.ods.model import predicates as p
from odsgen.ods.resolve.constraints.facts import Facts, facts_of, narrower
from odsgen.ods.resolve.constraints.predicate_names import PredicateNames
from odsgen.spec import predicate_expression as s
from odsgen.spec.expression_errors import ExpressionError

_ORDER = frozenset({"<", "<=", ">", ">="})
NUMBERS = ("int", "float")


class BindingState(ABC):
    """The state, and the rules of kinds, that all parts of the binder share."""

    def __init__(self, scope: PredicateNames) -> None:
        self.scope = scope
        self.kinds = scope.kinds
        self.locals: dict[str, Kind] = {}
        self.facts: dict[p.Expression, Kind] = {}
        self.known: frozenset[p.Predicate] = frozenset()
        self.guards: list[p.Predicate] = []
        self.promised: set[p.Expression] = (
            set()
        )  # types whose class the constraint of a value promises

    def fail(self, at: s.PredicateSyntax, message: str, hint: str | None = None) -> NoReturn:
        raise ExpressionError(message, at.text, at.offset, hint)

    @abstractmethod
    def value(self, syntax: s.PredicateSyntax) -> tuple[p.Expression, Kind]:
        """The value that the syntax means, with its kind."""

    # --- facts and guards -------------------------------------------------------------------------------------------

    @contextmanager
    def assuming(self) -> Iterator[None]:
        facts, known = dict(self.facts), self.known
        try:
            yield
        finally:
            self.facts, self.known = facts, known

    def assume(self, predicate: p.Predicate, holds: bool = True) -> None:
        found: Facts = facts_of(predicate, holds, self.kinds)
        for value, of in found.items():
            self.facts[value] = narrower(self.facts.get(value), of, self.kinds)
        if holds:
            parts = predicate.predicates if isinstance(predicate, p.And) else (predicate,)
            self.known |= frozenset(parts)

    def require(self, guard: p.Predicate) -> None:
        if guard not in self.known and guard not in self.guards:
            self.guards.append(guard)

    # --- kinds ------------------------------------------------------------------------------------------------------

    def root(self, name: str) -> str:
        return self.kinds.line(name)[-1]

    def comparator(self, at: s.PredicateSyntax, operator: str, left: Kind, right: Kind) -> str:
        if operator in _ORDER:
            if not (
                not (left.optional or right.optional)
                and (
                    (left.name in NUMBERS and right.name in NUMBERS)
                    or (left.name == "str" == right.name)
                )
            ):
                self.fail(at, f"'{operator}' cannot compare values of kinds {left} and {right}")
            return operator
        if operator in ("in", "not in"):
            if left.name == "str" == right.name:
                return operator
            element = right.element
            if element is None or right.optional:
                self.fail(
                    at, f"the right side of '{operator}' must be a sequence, but is of kind {right}"
                )
            right = element
            if not self.comparable(left, right):
                self.fail(at, f"a value of kind {left} is never in a sequence of kind {right}")
            return operator
        if not self.comparable(left, right):
            self.fail(at, f"values of kinds {left} and {right} are never equal")
        unique = {self.root(side.name) for side in (left, right)} & {"Type", "Attribute", "Value"}
        if "None" in (left.name, right.name) or unique:
            return {"==": "is", "!=": "is not"}.get(operator, operator)
        if operator in ("is", "is not"):
            return "==" if operator == "is" else "!="
        return operator

    def comparable(self, left: Kind, right: Kind) -> bool:
        if "None" in (left.name, right.name):
            return left.optional and right.optional
        if left.name in NUMBERS and right.name in NUMBERS:
            return True
        if left.element is not None and right.element is not None:
            return self.comparable(left.element, right.element)
        return self.kinds.extends(left.name, right.name) or self.kinds.extends(
            right.name, left.name
        )

    def common(self, left: Kind, right: Kind) -> Kind | None:
        if left == right:
            return left
        if left.name == "None" or right.name == "None":
            return replace(right if left.name == "None" else left, optional=True)
        if left.name in NUMBERS and right.name in NUMBERS:
            of = k.FLOAT if "float" in (left.name, right.name) else k.INT
            return replace(of, optional=left.optional or right.optional)
        base = self.kinds.common_base((left.name, right.name))
        return None if base is None else Kind(base, (), left.optional or right.optional)

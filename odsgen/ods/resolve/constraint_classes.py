"""Constraints with parameters, `MatrixOf<T, rows = 2>`: replaced by what they stand for, wherever they are used."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from odsgen.ods.resolve.signatures import Signature, bound_arguments
from odsgen.ods.resolve.substitution import substituted_text
from odsgen.spec.constraint_expression import (
    Argument,
    ConstraintExpression,
    ListExpression,
    LiteralExpression,
    NameExpression,
    substitute,
)
from odsgen.spec.definition_model import ConstraintSpec
from odsgen.spec.errors import SpecDiagnostics
from odsgen.spec.expression_errors import ExpressionError
from odsgen.spec.source import SpecText

MAX_DEPTH = 32
"""How deep constraints with parameters may use each other."""


MAX_EXPANSIONS = 20_000
"""How many uses of them one spec may have, with those inside others."""


@dataclass(frozen=True, slots=True)
class ConstraintClass:
    """A constraint with parameters, its expression read."""

    signature: Signature
    expression: ConstraintExpression
    spec: ConstraintSpec


class ConstraintClasses:
    """The constraints with parameters that one spec can name."""

    def __init__(self) -> None:
        self.known: dict[str, ConstraintClass] = {}
        self._depth = 0
        self._expansions = 0

    def expand(self, expression: ConstraintExpression) -> ConstraintExpression:
        """The expression without them; raises ExpressionError for wrong arguments."""
        if not self.known:
            return expression
        if isinstance(expression, ListExpression):
            return replace(expression, elements=tuple(map(self.expand, expression.elements)))
        if not isinstance(expression, NameExpression):
            return expression
        found = self.known.get(expression.name)
        if found is not None:
            return self._expand_use(expression, found)
        if expression.arguments is None:
            return expression
        arguments = tuple(replace(a, value=self.expand(a.value)) for a in expression.arguments)
        return replace(expression, arguments=arguments)

    def _expand_use(self, use: NameExpression, found: ConstraintClass) -> ConstraintExpression:
        if self._depth >= MAX_DEPTH:
            raise ExpressionError(
                f"constraints with parameters use each other at most {MAX_DEPTH} deep",
                use.text,
                use.offset,
            )
        self._expansions += 1
        if self._expansions > MAX_EXPANSIONS:
            raise ExpressionError(
                f"a spec uses constraints with parameters at most {MAX_EXPANSIONS} times",
                use.text,
                use.offset,
            )
        errors = SpecDiagnostics()
        text = use.text if isinstance(use.text, SpecText) else SpecText.of(use.text)
        bound = bound_arguments(found.signature, use, text, errors)
        if bound is None:
            raise ExpressionError(errors.diagnostics[0].message, use.text, use.offset)
        self._depth += 1
        try:
            body = self.expand(substitute(found.expression, bound))
        finally:
            self._depth -= 1
        return narrowed(body, found.spec, bound)


def narrowed(
    body: ConstraintExpression,
    spec: ConstraintSpec,
    arguments: Mapping[str, ConstraintExpression],
) -> ConstraintExpression:
    """The expression with the predicate and the summary of its constraint, in which parameters are replaced."""
    predicate = substituted_text(spec.predicate, arguments)
    summary = substituted_text(spec.summary, arguments) if arguments else None
    if predicate is None and summary is None:
        return _built(body, spec, arguments)
    parts = [body]
    if predicate is not None:
        literal = LiteralExpression(predicate, 0, predicate)
        parts.append(NameExpression("Pred", (Argument(literal),), 0, predicate))
    conditions = [Argument(ListExpression(tuple(parts), body.offset, body.text))]
    if summary is not None:
        conditions.append(Argument(LiteralExpression(str(summary), 0, summary)))
    return _built(
        NameExpression("AllOf", tuple(conditions), body.offset, body.text), spec, arguments
    )


def _built(
    body: ConstraintExpression,
    spec: ConstraintSpec,
    arguments: Mapping[str, ConstraintExpression],
) -> ConstraintExpression:
    """The expression with the one type that the constraint stands for, if it says one."""
    text = substituted_text(spec.build, arguments)
    if text is None:
        return body
    parts = (Argument(body), Argument(LiteralExpression(str(text), 0, text)))
    return NameExpression("BuildableType", parts, body.offset, body.text)

"""The steps of `match_and_rewrite` of patterns: see `steps`."""

from __future__ import annotations

from dataclasses import dataclass

from odsgen.codegen.python.expressions import Expression
from odsgen.codegen.python.steps import Step, Steps


@dataclass(frozen=True, slots=True)
class NoMatchIf(Step):
    """The pattern does not match under a condition; inside `MatchEitherOrder`, the other order is tried."""

    MACRO = "no_match_if"

    condition: Expression
    tries_other_order: bool


@dataclass(frozen=True, slots=True)
class MatchEitherOrder(Step):
    """Match two operands as they stand or swapped; `_` is the name of one that nothing looks at."""

    MACRO = "match_either_order"

    names: tuple[str, str]
    operands: tuple[Expression, Expression]
    body: Steps
    tries_other_order: bool  # where neither order matches: of the step around it

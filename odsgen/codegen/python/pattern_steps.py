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
class FailureIf(Step):
    """A further condition of the pattern fails: the rewriter is told why."""

    MACRO = "failure_if"

    condition: Expression
    reason: str


@dataclass(frozen=True, slots=True)
class MatchEitherOrder(Step):
    """Match two operands as they stand or swapped; `_` is the name of one that nothing looks at."""

    MACRO = "match_either_order"

    names: tuple[str, str]
    operands: tuple[Expression, Expression]
    body: Steps
    tries_other_order: bool  # where neither order matches: of the step around it


@dataclass(frozen=True, slots=True)
class Insert(Step):
    """Make an operation where the matched one stands; bind it where it is used again."""

    MACRO = "insert"

    variable: str | None
    operation: Expression


@dataclass(frozen=True, slots=True)
class ReplaceMatched(Step):
    """Put values in the place of the results of the matched operation; None: it has none and is erased."""

    MACRO = "replace_matched"

    values: Expression | None


@dataclass(frozen=True, slots=True)
class ReplaceMatchedByNew(Step):
    """Make an operation whose results take the place of those of the matched one."""

    MACRO = "replace_matched_by_new"

    operation: Expression

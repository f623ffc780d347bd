"""The steps of a verifier, as the templates lay them out."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class StatementView:
    """A statement that binds a name or calls a verifier."""

    text: str
    kind: str = "statement"


@dataclass(frozen=True, slots=True)
class CheckView:
    """`raise self.op_error(message)` if the condition holds."""

    condition: str
    message: str  # a literal
    kind: str = "check"


@dataclass(frozen=True, slots=True)
class LoopView:
    """Checks for each element of a sequence."""

    target: str
    iterable: str
    checks: tuple[CheckView, ...]
    kind: str = "loop"


@dataclass(frozen=True, slots=True)
class GuardView:
    """Statements that run under a condition."""

    condition: str
    body: tuple[VerifierStep, ...]
    kind: str = "guard"


VerifierStep = StatementView | CheckView | LoopView | GuardView


def merged(steps: Iterable[VerifierStep]) -> list[VerifierStep]:
    """The steps, with those that stand side by side under one condition put together."""
    found: list[VerifierStep] = []
    for step in steps:
        last = found[-1] if found else None
        if (
            isinstance(step, GuardView)
            and isinstance(last, GuardView)
            and last.condition == step.condition
        ):
            found[-1] = GuardView(last.condition, (*last.body, *step.body))
        else:
            found.append(step)
    return found

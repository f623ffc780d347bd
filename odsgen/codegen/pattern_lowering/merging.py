"""Merges the steps that find out whether a pattern matches: neighbouring conditions into one, bindings after them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from odsgen.codegen.python.expressions import (
    Assigned,
    Call,
    Comparison,
    Expression,
    Name,
    Not,
    Or,
    all_of,
    names_in,
    negation,
)
from odsgen.codegen.python.pattern_steps import NoMatchIf
from odsgen.codegen.python.steps import Assign, Step, Steps


def with_merged_matching(steps: Iterable[Step]) -> Steps:
    """The same steps, with one condition where several follow each other.

    A variable that the next condition looks at first is bound within it; the others are bound when all conditions hold.
    """
    merging = _Merging()
    for step in steps:
        merging.add(step)
    merging.flush()
    return tuple(merging.steps)


class _Merging:
    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.conditions: list[NoMatchIf] = []
        self.bindings: list[Assign] = []

    def add(self, step: Step) -> None:
        match step:
            case NoMatchIf():
                self._add_condition(step)
            case Assign(annotation=None):
                self.bindings.append(step)
            case _:
                self.flush()
                self.steps.append(step)

    def flush(self) -> None:
        """Write the conditions, then the variables that are bound when they hold."""
        if self.conditions:
            found = _merged(self.conditions)
            self.steps.append(found)
        self.steps += self.bindings
        self.conditions, self.bindings = [], []

    def _add_condition(self, step: NoMatchIf) -> None:
        merged = step
        others = self.bindings
        if self.bindings:
            last = self.bindings[-1]
            condition = _binding_first(step.condition, last)
            if condition is not None:
                merged, others = replace(step, condition=condition), self.bindings[:-1]
        if names_in(merged).isdisjoint(binding.name for binding in others):
            self.bindings = others
        else:
            self.flush()
            merged = step
        self.conditions.append(merged)


def _binding_first(condition: Expression, binding: Assign) -> Expression | None:
    """The condition with a variable bound where it is looked at first; None where that is not its first part."""
    variable, assigned = Name(binding.name), Assigned(binding.name, binding.value)
    match condition:
        case Not(value=value):
            inner = _binding_first(value, binding)
            return None if inner is None else Not(inner)
        case Call(function=Name(), arguments=(first, *others)) if first == variable:
            return replace(condition, arguments=(assigned, *others))
        case Comparison(first=first) if first == variable:
            return replace(condition, first=assigned)
    return None


def _merged(steps: list[NoMatchIf]) -> NoMatchIf:
    if len(steps) == 1:
        return steps[0]
    wanted = all_of(part for step in steps for part in _opposites(step.condition))
    return replace(steps[0], condition=Not(wanted))


def _opposites(condition: Expression) -> list[Expression]:
    """What must hold so that a condition does not."""
    parts = condition.parts if isinstance(condition, Or) else (condition,)
    return [part.value if isinstance(part, Not) else negation(part) for part in parts]

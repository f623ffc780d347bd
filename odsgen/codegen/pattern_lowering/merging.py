"""Merges the steps that find out whether a pattern matches: neighbouring conditions into one, bindings after them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import replace

from odsgen.codegen.python import expressions as e
from odsgen.codegen.python.steps import Assign, MatchEitherOrder, NoMatchIf, Step, Steps


def with_merged_matching(match: Steps, rewrite: Steps) -> Steps:
    """The steps of the match, with one condition where several follow each other; those of the rewrite come after them.

    A variable that the next condition looks at first is bound within it, if anything else looks at it; the others are
    bound when all conditions hold.
    """
    reads = (part.id for part in e.parts_of((match, rewrite)) if isinstance(part, e.Name))
    return _merged_steps(match, Counter(reads))


def _merged_steps(steps: Steps, reads: Mapping[str, int]) -> Steps:
    merging = _Merging(reads)
    for step in steps:
        merging.add(step)
    merging.flush()
    return tuple(merging.steps)


class _Merging:
    def __init__(self, reads: Mapping[str, int]) -> None:
        self.reads = reads  # how often each name is read
        self.steps: list[Step] = []
        self.conditions: list[NoMatchIf] = []
        self.bindings: list[Assign] = []

    def add(self, step: Step) -> None:
        match step:
            case NoMatchIf():
                self._add_condition(step)
            case Assign(annotation=None):
                self.bindings.append(step)
            case MatchEitherOrder(body=body):
                self.flush()
                self.steps.append(replace(step, body=_merged_steps(body, self.reads)))
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
            is_read_again = self.reads[last.name] > 1
            bound = e.Assigned(last.name, last.value) if is_read_again else last.value
            condition = _with_first(step.condition, e.Name(last.name), bound)
            if condition is not None:
                merged, others = replace(step, condition=condition), self.bindings[:-1]
        if e.names_in(merged).isdisjoint(binding.name for binding in others):
            self.bindings = others
        else:
            self.flush()
            merged = step
        self.conditions.append(merged)


def _with_first(
    condition: e.Expression, variable: e.Name, value: e.Expression
) -> e.Expression | None:
    """The condition with a value in the place of the variable that it looks at first; None if it does not."""
    match condition:
        case e.Not(value=denied):
            inner = _with_first(denied, variable, value)
            return None if inner is None else e.Not(inner)
        case e.Call(function=e.Name(), arguments=(first, *others)) if first == variable:
            return replace(condition, arguments=(value, *others))
        case e.Comparison(first=first) if first == variable:
            return replace(condition, first=value)
    return None


def _merged(steps: list[NoMatchIf]) -> NoMatchIf:
    if len(steps) == 1:
        return steps[0]
    conditions = (step.condition for step in steps)
    parts = (part for c in conditions for part in (c.parts if isinstance(c, e.Or) else (c,)))
    wanted = e.all_of(map(_opposite, parts))  # of an `or`, the opposite of each part
    return replace(steps[0], condition=e.Not(wanted))


def _opposite(condition: e.Expression) -> e.Expression:
    match condition:
        case e.Not(value=value):
            return value
        case e.Comparison(first=first, rest=(("!=", second),)):
            return e.compare(first, "==", second)
        case _:
            return e.negated(condition)

"""Folds and patterns to try on an operation, as its class and what defines its operands tell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.rewriting.folding import fold_rules
from odsgen.runtime.interfaces.effects_of_operations import may_be_dead
from odsgen.runtime.ir.traits import ConstantLike

if TYPE_CHECKING:
    from odsgen.rewriting.folding import FoldRules
    from odsgen.rewriting.pattern import RewritePattern
    from odsgen.runtime.ir.operation import Operation


class Plan:
    """The rules by which an operation may fold, and the patterns that may match it."""

    __slots__ = ("fold_rules", "patterns")

    def __init__(self, rules: FoldRules | None, patterns: tuple[RewritePattern, ...]) -> None:
        self.fold_rules = rules
        self.patterns = patterns


class Treatment:
    """The questions that the driver asks about the operations of a class, found out once."""

    __slots__ = (
        "may_die",
        "constants_of",
        "may_change",
        "has_questions",
        "_fold_rules",
        "_patterns",
        "pair_plans",
        "_plans",
        "_looked_at",
    )

    def __init__(self, op: Operation, folds: bool, patterns: tuple[RewritePattern, ...]) -> None:
        self.may_die = may_be_dead(type(op))  # None: it depends on the operation
        is_constant = ConstantLike in op.TRAITS
        #: The dialect among whose constants the operations are, None for those that are no constants.
        self.constants_of = op.dialect_name if is_constant else None
        rules = fold_rules(type(op))
        self._fold_rules = rules if folds and rules.can_fold and not is_constant else None
        #: The greatest benefit first.
        self._patterns = patterns
        self.may_change = self._fold_rules is not None or bool(patterns)
        self.has_questions = self.may_die is not False or self.may_change
        #: Choices of what to try on operations with two operands, by what defines these; None: the second is the first.
        self.pair_plans: dict[type[Any], dict[type[Any] | None, Plan]] = {}
        #: The same for other operations, by what defines the first operands.
        self._plans: dict[tuple[type[Any], ...], Plan] = {}
        #: How many operands tell which pattern need be tried.
        self._looked_at = max([2, *(len(pattern.operand_definitions) for pattern in patterns)])

    def plan_for(self, op: Operation) -> Plan:
        """The folds and patterns to try on an operation."""
        operands = op.stored_operands
        if len(operands) != 2:
            key = tuple([type(operand.owner) for operand in operands[: self._looked_at]])
            plan = self._plans.get(key)
            if plan is None:
                plan = self._plans[key] = Plan(self._fold_rules, self._patterns_for(key))
            return plan
        first, second = operands
        is_same = second is first
        plans = self.pair_plans.get(type(first.owner))
        if plans is not None:
            plan = plans.get(None if is_same else type(second.owner))
            if plan is not None:
                return plan
        definitions = (type(first.owner), type(second.owner))
        rules, patterns = self._fold_rules, self._patterns_for(definitions)
        if rules is not None and not is_same:
            rules.find_hook()  # which says what it needs
            rules = rules.for_definitions(definitions)
        plans = self.pair_plans.setdefault(definitions[0], {})
        plan = plans[None if is_same else definitions[1]] = Plan(rules, patterns)
        return plan

    def _patterns_for(self, definitions: Sequence[type[Any]]) -> tuple[RewritePattern, ...]:
        return tuple([p for p in self._patterns if _may_match(p.operand_definitions, definitions)])


def _may_match(wanted: Sequence[type[Any] | None], classes: Sequence[type[Any]]) -> bool:
    """Whether operands are defined by operations of such classes; block arguments by a Block."""
    return all(
        definition is None
        or issubclass(op_class, definition)
        or definition in getattr(op_class, "TRAITS", ())
        for definition, op_class in zip(wanted, classes, strict=False)
    )

"""The view of `verify_invariants`: straight-line checks in MLIR's order.

MLIR runs the verifiers of an operation's traits in the order in which ODS lists them: first the counts of regions,
results, successors and operands, then the structural traits, then the invariants of the definition, then all other
traits and interfaces as they are declared, and last the hand-written verifier.  The invariants of the definition are,
in this order:
required attributes by name, constraints of attributes, of operands and of results, predicates over the operation,
constraints of regions and of successors.
"""

from __future__ import annotations

import ast
import operator
import re
from collections.abc import Sequence

from odsgen.codegen.context import FileContext
from odsgen.codegen.literals import format_text, string_literal
from odsgen.codegen.views.steps import CheckView, LoopView, StatementView, VerifierStep
from odsgen.codegen.views.trait_verifiers import (
    same_size_steps,
    structural_steps,
    trailing_steps,
)
from odsgen.codegen.views.value_groups import OPERANDS, RESULTS, OpGroups, ValueGroup, op_groups
from odsgen.ods.hooks import HookKind
from odsgen.ods.model import (
    Arity,
    AttributeArgument,
    AttributeKind,
    OpDef,
    Operand,
    RegionDef,
    Result,
    SegmentKind,
    SuccessorDef,
)
from odsgen.ods.predicates import TRUE


def verifier_steps(op: OpDef, context: FileContext) -> tuple[VerifierStep, ...]:
    """Everything that `verify_invariants` does, in order."""
    groups = op_groups(op)
    steps: list[VerifierStep] = []
    steps += _count_steps(op)
    steps += structural_steps(op)
    body = _Invariants(op, groups, context).steps()
    body += trailing_steps(op, context)
    body += same_size_steps(op)
    if op.has_verifier:
        body.append(
            StatementView(f"{context.hook(HookKind.VERIFY_OP.function(op.hook_name))}(self)")
        )
    return tuple(steps + _size_bindings(op, groups, body) + body)


def _size_bindings(op: OpDef, groups: OpGroups, body: list[VerifierStep]) -> list[VerifierStep]:
    """Bind the size that several variadics share where a step looks at it; segment sizes are bound already."""
    steps: list[VerifierStep] = []
    for segments, names, found in (
        (op.operand_segments, OPERANDS, groups.operands),
        (op.result_segments, RESULTS, groups.results),
    ):
        if segments is SegmentKind.SAME_SIZE and re.search(
            rf"(?<!same )\b{names.size}\b", repr(body)
        ):
            preludes = {text for group in found for text in group.prelude}
            steps += [StatementView(text) for text in sorted(preludes)]
    return steps


# --- counts --------------------------------------------------------------------------------------------------------------


def _count_steps(op: OpDef) -> list[VerifierStep]:
    """Regions, results, successors, operands: ODS's order of the size traits."""
    steps: list[VerifierStep] = []
    variadic_regions = sum(1 for r in op.regions if r.variadic)
    variable_results = sum(1 for r in op.results if r.arity is not Arity.REQUIRED)
    variadic_successors = sum(1 for s in op.successors if s.variadic)
    variable_operands = sum(1 for o in op.operands if o.arity is not Arity.REQUIRED)
    steps += _count_check(
        "self._regions",
        len(op.regions) - variadic_regions,
        variadic_regions,
        ("requires zero regions", "requires one region", "regions"),
    )
    steps += _count_check(
        "self._results",
        len(op.results) - variable_results,
        variable_results,
        ("requires zero results", "requires one result", "results"),
    )
    steps += _successor_check(len(op.successors) - variadic_successors, variadic_successors)
    steps += _count_check(
        "self._operands",
        len(op.operands) - variable_operands,
        variable_operands,
        ("requires zero operands", "requires a single operand", "operands"),
    )
    return steps


def _count_check(
    sequence: str, fixed: int, variable: int, words: tuple[str, str, str]
) -> list[VerifierStep]:
    zero, one, plural = words

    def expected(text: str) -> str:
        if plural == "operands":  # MLIR counts only those in its message
            return f'f"expected {text}, but found {{len({sequence})}}"'
        return string_literal(f"expected {text}")

    if not variable:
        if fixed == 0:
            return [CheckView(sequence, string_literal(zero))]
        if fixed == 1:
            return [CheckView(f"len({sequence}) != 1", string_literal(one))]
        return [CheckView(f"len({sequence}) != {fixed}", expected(f"{fixed} {plural}"))]
    if fixed == 0:
        return []
    return [CheckView(f"len({sequence}) < {fixed}", expected(f"{fixed} or more {plural}"))]


def _successor_check(fixed: int, variable: int) -> list[VerifierStep]:
    sequence = "self._successors"
    found = f"but found {{len({sequence})}}"
    if not variable:
        if fixed == 0:
            return [CheckView(sequence, f'f"requires 0 successors {found}"')]
        plural = "successor" if fixed == 1 else "successors"
        message = f'f"requires {fixed} {plural} {found}"'
        return [CheckView(f"len({sequence}) != {fixed}", message)]
    if fixed == 0:
        return []
    message = f'f"requires at least {fixed} successors {found}"'
    return [CheckView(f"len({sequence}) < {fixed}", message)]


# --- the invariants of the definition ------------------------------------------------------------------------------------


class _Invariants:
    def __init__(self, op: OpDef, groups: OpGroups, context: FileContext) -> None:
        self.op = op
        self.groups = groups
        self.context = context
        self._uses: dict[str, int] = {}

    def steps(self) -> list[VerifierStep]:
        return [
            *self._properties(),
            *self._attributes(),
            *self._values("operand", self.op.operands, self.groups.operands),
            *self._values("result", self.op.results, self.groups.results),
            *self._invariants(),
            *self._regions(),
            *self._successors(),
        ]

    def _properties(self) -> list[VerifierStep]:
        return [
            CheckView(
                self.context.negated_predicate(
                    prop.constraint.predicate, f"self.{prop.python_name}"
                ),
                string_literal(
                    f"property '{prop.name}' failed to satisfy constraint: "
                    f"{prop.constraint.summary}"
                ),
            )
            for prop in self.op.properties
            if prop.constraint.predicate != TRUE
        ]

    def _attributes(self) -> list[VerifierStep]:
        steps: list[VerifierStep] = []
        required = [a for a in self.op.attributes if _is_required(a)]
        checked = [
            (a, name)
            for a in self.op.attributes
            if (name := self.context.constraint(a.constraint)) is not None
        ]
        bound = {a.name for a, _ in checked}
        for attribute in sorted(required, key=lambda a: a.name):
            key = string_literal(attribute.name)
            variable = _variable(attribute)
            message = string_literal(f"requires attribute '{attribute.name}'")
            if attribute.name in bound:
                steps.append(StatementView(f"{variable} = self.properties.get({key})"))
                steps.append(CheckView(f"{variable} is None", message))
            else:
                steps.append(CheckView(f"{key} not in self.properties", message))
        for attribute, constraint in checked:
            variable = _variable(attribute)
            key = string_literal(attribute.name)
            message = string_literal(
                f"attribute '{attribute.name}' failed to satisfy constraint: "
                f"{attribute.constraint.summary}"
            )
            condition = f"not {constraint}[{variable}]"
            if not _is_required(attribute):
                steps.append(StatementView(f"{variable} = self.properties.get({key})"))
                condition = f"{variable} is not None and {condition}"
            steps.append(CheckView(condition, message))
        return steps

    def _values(
        self,
        kind: str,
        definitions: Sequence[Operand | Result],
        groups: tuple[ValueGroup, ...],
    ) -> list[VerifierStep]:
        return [
            step
            for definition, group in zip(definitions, groups, strict=True)
            for step in self._value(kind, definition, group)
        ]

    def _value(
        self, kind: str, definition: Operand | Result, group: ValueGroup
    ) -> list[VerifierStep]:
        steps: list[VerifierStep] = []
        constraint = self.context.constraint(definition.constraint)
        summary = definition.constraint.summary
        number = _number(group)
        if group.is_single:
            if constraint is not None:
                steps.append(
                    _type_check(kind, number, f"{group.element}.type", constraint, summary)
                )
            return steps
        if definition.arity is Arity.OPTIONAL:
            steps.append(
                CheckView(
                    f"len({group.slice}) > 1",
                    f'f"{kind} group starting at #{number} requires 0 or 1 element, '
                    f'but found {{len({group.slice})}}"',
                )
            )
        if isinstance(definition, Operand) and definition.segment_attribute is not None:
            steps += self._inner_sizes(definition, group)
        if constraint is not None:
            if definition.arity is not Arity.OPTIONAL:
                summary = f"variadic of {summary}"
            steps.append(
                LoopView(
                    "number, value",
                    (
                        f"enumerate({group.slice}, {group.start})"
                        if group.start != "0"
                        else f"enumerate({group.slice})"
                    ),
                    (_type_check(kind, "{number}", "value.type", constraint, summary),),
                )
            )
        return steps

    def _inner_sizes(self, operand: Operand, group: ValueGroup) -> list[VerifierStep]:
        """The sizes of the parts of a variadic of variadics must add up."""
        attribute = operand.segment_attribute or ""
        key = string_literal(attribute)
        total = f"sum(self.properties[{key}].values)"
        return [
            CheckView(
                f"any(size < 0 for size in self.properties[{key}].values)",
                string_literal(f"'{attribute}' attribute cannot have negative elements"),
            ),
            CheckView(
                f"{total} != len({group.slice})",
                f'f"{format_text(operand.name)} count ({{len({group.slice})}}) does not match '
                f"with the total size ({{{total.replace(chr(34), chr(39))}}}) "
                f"specified in attribute '{attribute}'\"",
            ),
        ]

    def _invariants(self) -> list[VerifierStep]:
        named_values = named_value_sources(self.op, self.groups)
        for attribute in self.op.attributes:
            if self.context.constraint(attribute.constraint) is not None:
                named_values[attribute.name] = _variable(attribute)  # bound by the checks before
        return [
            CheckView(
                _decided(self.context.violation(invariant.expression, named_values)),
                string_literal(f"failed to verify that {invariant.summary}"),
            )
            for invariant in self.op.invariants
        ]

    def _regions(self) -> list[VerifierStep]:
        steps: list[VerifierStep] = []
        for definition, group in zip(self.op.regions, self.groups.regions, strict=True):
            if definition.constraint.predicate == TRUE:
                continue
            named = f" ('{definition.name}')" if definition.name else ""
            text = f"{named} failed to verify constraint: {definition.constraint.summary}"
            if group.is_single:
                steps.append(
                    CheckView(
                        self.context.negated_predicate(
                            definition.constraint.predicate, group.element
                        ),
                        string_literal(f"region #{group.start}{text}"),
                    )
                )
            else:
                steps.append(
                    LoopView(
                        "number, region",
                        f"enumerate({group.slice}, {group.start})",
                        (
                            CheckView(
                                self.context.negated_predicate(
                                    definition.constraint.predicate, "region"
                                ),
                                f'f"region #{{number}}{format_text(text)}"',
                            ),
                        ),
                    )
                )
        return steps

    def _successors(self) -> list[VerifierStep]:
        steps: list[VerifierStep] = []
        for definition, group in zip(self.op.successors, self.groups.successors, strict=True):
            if definition.constraint.predicate == TRUE:
                continue
            text = (
                f" ('{definition.name}') failed to verify constraint: "
                f"{definition.constraint.summary}"
            )
            if group.is_single:
                condition = self.context.negated_predicate(
                    definition.constraint.predicate, group.element
                )
                steps.append(
                    CheckView(condition, string_literal(f"successor #{group.start}{text}"))
                )
            else:
                condition = self.context.negated_predicate(
                    definition.constraint.predicate, "successor"
                )
                steps.append(
                    LoopView(
                        "number, successor",
                        f"enumerate({group.slice}, {group.start})",
                        (CheckView(condition, f'f"successor #{{number}}{format_text(text)}"'),),
                    )
                )
        return steps


_COMPARISONS = {ast.Eq: operator.eq, ast.NotEq: operator.ne}


def _decided(condition: str) -> str:
    """A comparison of two constants, decided: type checkers refuse one that always has the same result."""
    match ast.parse(condition, mode="eval").body:
        case ast.Compare(
            left=ast.Constant(value=left), ops=[compared], comparators=[ast.Constant(value=right)]
        ) if (type(compared) in _COMPARISONS):
            return str(_COMPARISONS[type(compared)](left, right))
    return condition


def named_value_sources(op: OpDef, groups: OpGroups) -> dict[str, str]:
    """The source of each named part of an operation, as predicates over the operation see it."""
    sources: dict[str, str] = {}
    parts: tuple[tuple[Operand | Result | RegionDef | SuccessorDef, ValueGroup], ...] = (
        *zip(op.operands, groups.operands, strict=True),
        *zip(op.results, groups.results, strict=True),
        *zip(op.regions, groups.regions, strict=True),
        *zip(op.successors, groups.successors, strict=True),
    )
    for definition, group in parts:
        if group.is_single:
            sources[definition.name] = group.element
        elif group.arity is Arity.OPTIONAL:
            sources[definition.name] = f"self.{definition.python_name}"
        else:
            sources[definition.name] = group.slice
    for attribute in op.attributes:
        key = string_literal(attribute.name)
        sources[attribute.name] = (
            f"self.properties[{key}]" if _is_required(attribute) else f"self.properties.get({key})"
        )
    for prop in op.properties:
        sources[prop.name] = f"self.{prop.python_name}"
    return sources


def _is_required(attribute: AttributeArgument) -> bool:
    return (
        not attribute.optional
        and attribute.default is None
        and attribute.constraint.kind is not AttributeKind.UNIT
    )


def _variable(attribute: AttributeArgument) -> str:
    return f"{attribute.python_name}_attr"


def _number(group: ValueGroup) -> str:
    """The number of the first value of a group, as it stands in an f-string."""
    if group.start.startswith("-"):
        return f"{{len({group.sequence}) - {group.start[1:]}}}"
    return group.start if group.start.isdigit() else f"{{{group.start}}}"


def _type_check(
    kind: str, number: str, value_type: str, constraint: str, summary: str
) -> CheckView:
    return CheckView(
        f"not {constraint}[{value_type}]",
        f"f\"{kind} #{number} must be {format_text(summary)}, but got '{{{value_type}}}'\"",
    )

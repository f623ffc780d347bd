"""The invariants behind traits that are predicates over an operation (ODS's PredOpTrait)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import cast

from odsgen.ods.library.kinds import TYPE, Kind, kind
from odsgen.ods.library.traits import TraitDefinition
from odsgen.ods.model import OpInvariant, TypeConstraint
from odsgen.ods.model import predicates as p
from odsgen.ods.resolve.constraints.arguments import bound_arguments
from odsgen.ods.resolve.constraints.binding import bind_predicate, bind_value
from odsgen.ods.resolve.constraints.evaluation import Evaluator
from odsgen.ods.resolve.constraints.facts import replaced_self
from odsgen.ods.resolve.constraints.predicate_names import (
    ParameterValue,
    ValueName,
    WrittenPredicate,
)
from odsgen.ods.resolve.constraints.values import Arguments
from odsgen.spec.constraint_expression import (
    ConstraintExpression,
    ListExpression,
    NameExpression,
)
from odsgen.spec.errors import did_you_mean
from odsgen.spec.predicate_expression import parse_predicate_expression


class TraitInvariants:
    """Makes the invariants of one operation, whose operands, results and attributes have these kinds."""

    def __init__(self, evaluator: Evaluator, named_values: Mapping[str, Kind]) -> None:
        self.evaluator = evaluator
        self.named_values = named_values

    def invariant(
        self, definition: TraitDefinition, expression: NameExpression
    ) -> OpInvariant | None:
        """The invariant of a use of the trait, or None when it has none; raises ExpressionError."""
        if not definition.summary:
            return None
        arguments = bound_arguments(self.evaluator, definition, expression, {})
        summary = self.evaluator.summary(definition.summary, arguments)
        if definition.name == "InputAddressIsCombinationOf" and arguments["description"]:
            summary = str(arguments["description"])
        if definition.matched:
            predicate = self._all_match(definition, arguments, expression)
        elif definition.transform:
            predicate = self._transformed(definition, arguments, expression)
        elif definition.predicate:
            predicate = self._written(definition, arguments)
        else:
            predicate = self._of_types(arguments, expression)
        return None if predicate == p.TRUE else OpInvariant(summary, p.truth(predicate))

    def _type_of(self, name: str, at: NameExpression) -> tuple[p.Expression, Kind]:
        """The type of a value, or the types of several, with the kind."""
        of = self.named_values.get(name)
        if of is None:
            self.evaluator.fail(
                _mention(at, name),
                f"the operation has no operand, result or attribute '{name}'",
                did_you_mean(name, self.named_values),
            )
        if of.optional:
            self.evaluator.fail(
                at,
                f"'{name}' may be absent, so that '{at.name}' cannot hold of it",
                "'OptionalTypesMatchWith' holds of what is absent",
            )
        value = p.NamedValue(name)
        if of.element is not None and of.element.name == "Value":
            return p.FunctionCall("types_of", (value,)), kind("tuple[Type]")
        if of.name == "Value":
            return p.MemberOf(value, "type"), of.elements[0] if of.elements else TYPE
        member = self.evaluator.kinds.member(of, "type")
        if member is None:
            self.evaluator.fail(_mention(at, name), f"'{name}' has no type: it is of kind {of}")
        return p.MemberOf(value, "type"), member

    def _all_match(
        self, definition: TraitDefinition, arguments: Arguments, at: NameExpression
    ) -> p.Predicate:
        names = cast("tuple[str, ...]", arguments["names"])
        syntax = parse_predicate_expression(definition.matched)
        found: list[p.Expression] = []
        operator = "=="
        inner, absent = self._of_present(names)
        for name in names:
            value, of = inner._type_of(name, at)
            matched = bind_value(syntax, self.evaluator.predicate_scope(of))
            replaced = replaced_self(matched.expression, value)
            assert replaced is not None
            found.append(replaced)
            if matched.kind.element is None and self._is_unique(matched.kind):
                operator = "is"
        if len(found) < 2:
            return p.TRUE
        match = p.Holds(p.Comparison(found[0], tuple((operator, value) for value in found[1:])))
        return p.disjunction([*absent, match])

    def _of_present(self, names: Iterable[str]) -> tuple[TraitInvariants, list[p.Predicate]]:
        """For values that may be absent: the invariants of those that are there, and when one is not.

        Of what is absent a trait says nothing; ODS leaves it open, its C++ reads past the end there.
        """
        absent = [self._is_absent(name) for name in names if self._may_be_absent(name)]
        if not absent:
            return self, []
        present = {name: of.present for name, of in self.named_values.items()}
        return TraitInvariants(self.evaluator, present), absent

    def _is_unique(self, of: Kind) -> bool:
        return of.name == "object" or self.evaluator.kinds.extends(of.name, "Type")

    def _transformed(
        self, definition: TraitDefinition, arguments: Arguments, at: NameExpression
    ) -> p.Predicate:
        if arguments.get("comparator"):
            self.evaluator.fail(
                at, "a comparator is C++", "write PredOpTrait with a predicate instead"
            )
        lhs, rhs = str(arguments["lhs"]), str(arguments["rhs"])
        inner, absent = self._of_present((lhs, rhs))
        source, source_kind = inner._type_of(lhs, at)
        target, target_kind = inner._type_of(rhs, at)
        transform = cast(WrittenPredicate, arguments["transform"])
        scope = self.evaluator.predicate_scope(source_kind, None, self.named_values)
        value = bind_value(transform.syntax, scope)
        expression = value.expression
        if isinstance(expression, p.MadeByHook):
            expression = replace(expression, default=target)
        # A hook gives the types of several values as a tuple.
        is_one = value.kind.element is None and target_kind.element is None
        unique = is_one and self._is_unique(value.kind)
        matches = p.Holds(p.Comparison(expression, (("is" if unique else "==", target),)))
        guards: list[p.Predicate] = [value.guard]
        if source_kind.name not in ("Type", "tuple"):
            guards.insert(0, p.IsA((source_kind.name,)))
        return p.disjunction([*absent, p.applied(source, p.conjunction([*guards, matches]))])

    def _may_be_absent(self, name: str) -> bool:
        of = self.named_values.get(name)
        return of is not None and of.optional

    def _is_absent(self, name: str) -> p.Predicate:
        return p.Holds(p.Comparison(p.NamedValue(name), (("is", p.Constant(None)),)))

    def _written(self, definition: TraitDefinition, arguments: Arguments) -> p.Predicate:
        parameters: dict[str, ParameterValue] = {
            parameter.name: (
                ValueName(str(arguments[parameter.name]))
                if parameter.kind == "name" and not parameter.is_list
                else arguments[parameter.name]
            )
            for parameter in definition.parameters
        }
        scope = self.evaluator.predicate_scope(None, cast(Arguments, parameters), self.named_values)
        return bind_predicate(parse_predicate_expression(definition.predicate), scope)

    def _of_types(self, arguments: Arguments, at: NameExpression) -> p.Predicate:
        """InputMatchesTypes and InputAddressIsCombinationOf: each value has the type of its column, in one of the rows."""
        names = cast("tuple[str, ...]", arguments["names"])
        combinations = arguments.get("combinations")
        rows = cast(
            "tuple[tuple[TypeConstraint, ...], ...]",
            (arguments["types"],) if combinations is None else combinations,
        )
        if not rows:
            self.evaluator.fail(
                at, "allowedCombinations must not be empty", "[[F32, I32], [F64, I64]]"
            )
        alternatives: list[p.Predicate] = []
        for row in rows:
            if len(row) != len(names):
                self.evaluator.fail(
                    at,
                    (
                        "inputArgs and allowedTypes lists must have the same length"
                        if combinations is None
                        else "each combination in allowedCombinations must have the same length"
                        " as inputArgs"
                    ),
                    f"there are {len(names)} names and {len(row)} types",
                )
            columns = zip(names, row, strict=True)
            tests = [p.applied(self._type_of(n, at)[0], c.predicate) for n, c in columns]
            alternatives.append(p.conjunction(tests))
        return p.disjunction(alternatives)


def _mention(at: NameExpression, name: str) -> ConstraintExpression:
    """Where the arguments of a trait mention the name."""
    pending: list[ConstraintExpression] = [argument.value for argument in at.arguments or ()]
    while pending:
        part = pending.pop(0)
        if isinstance(part, ListExpression):
            pending.extend(part.elements)
        elif name in (getattr(part, "name", None), getattr(part, "value", None)):
            return part
    return at

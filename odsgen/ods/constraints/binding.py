"""From the text of a predicate to the predicate: names bound, kinds checked, nothing left that could fail at run time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import NoReturn

from odsgen.ods import predicates as p
from odsgen.ods.constraints.facts import Facts, facts_of, narrower
from odsgen.ods.library import kinds as k
from odsgen.ods.library.kinds import Kind, Kinds, kind
from odsgen.ods.model import TypeBuilder
from odsgen.spec import predicate_expression as s
from odsgen.spec.constraint_expression import ConstraintExpression
from odsgen.spec.errors import did_you_mean
from odsgen.spec.expression_errors import ExpressionError

#: The largest distance by which a predicate may shift.
MAX_SHIFT = 1023

#: Values of class parameters that a predicate may mention.
ParameterValue = object


@dataclass(frozen=True, slots=True)
class NamedConstraint:
    """What ``satisfies`` needs to know of a constraint: its predicate, what it is about, its one type."""

    predicate: p.Predicate
    subject: Kind
    builder: TypeBuilder | None = None


@dataclass(frozen=True, slots=True)
class PredicateScope:
    """What the names in a predicate mean."""

    kinds: Kinds
    self_kind: Kind | None
    constraint: Callable[[ConstraintExpression, Mapping[str, ParameterValue]], NamedConstraint]
    type_constant: Callable[[str], TypeBuilder | None]
    parameters: Mapping[str, ParameterValue] = field(default_factory=dict)
    named_values: Mapping[str, Kind] | None = None  # None: there is no operation to look at
    enums: Mapping[str, type[Enum]] = field(default_factory=lambda: {"Signedness": p.Signedness})


@dataclass(frozen=True, slots=True)
class ValueName:
    """A class parameter that stands for the operand, result or attribute of that name."""

    name: str


@dataclass(frozen=True, slots=True)
class WrittenPredicate:
    """``Pred<'…'>``: a predicate whose text is bound where it is used, with the parameters of where it was written."""

    syntax: s.PredicateSyntax
    parameters: Mapping[str, ParameterValue] = field(default_factory=dict, compare=False)


@dataclass(frozen=True, slots=True)
class BoundValue:
    """An expression with its kind and what must hold for it to have a value."""

    expression: p.Expression
    kind: Kind
    guard: p.Predicate


def bind_predicate(syntax: s.PredicateSyntax, scope: PredicateScope) -> p.Predicate:
    """The predicate that the syntax means in the scope; raises ExpressionError.

    A comparison that looks at an element or a size that is not there is false.
    """
    return _Binder(scope).predicate(syntax)


def bind_value(syntax: s.PredicateSyntax, scope: PredicateScope) -> BoundValue:
    """The value that the syntax means in the scope; raises ExpressionError."""
    binder = _Binder(scope)
    expression, of = binder.value(syntax)
    return BoundValue(expression, of, p.conjunction(binder.guards))


_ORDER = frozenset({"<", "<=", ">", ">="})
_NUMBERS = ("int", "float")


class _Binder:
    def __init__(self, scope: PredicateScope) -> None:
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

    # --- predicates -------------------------------------------------------------------------------------------------

    def predicate(self, syntax: s.PredicateSyntax) -> p.Predicate:
        match syntax:
            case s.Logical():
                return self._logical(syntax)
            case s.Negation():
                return p.negation(self.predicate(syntax.operand))
            case _:
                outer, self.guards = self.guards, []
                test = self._test(syntax)
                guards, self.guards = self.guards, outer
                return p.conjunction([*guards, test])

    def _test(self, syntax: s.PredicateSyntax) -> p.Predicate:
        match syntax:
            case s.Call(function="isa"):
                return self._isa(syntax)
            case s.Call(function="has_trait" | "has_interface"):
                return self._has_trait(syntax)
            case s.Satisfies():
                return self._satisfies(syntax)
            case s.Comprehension(function="all" | "any"):
                return self._quantified(syntax)
            case s.Placeholder(name=name) if name in self.scope.parameters:
                given = self._as_predicate(self.scope.parameters[name])
                if given is not None:
                    return given
            case _:
                pass
        value, of = self.value(syntax)
        if of.name != "bool" or of.optional:
            self.fail(
                syntax,
                f"expected a truth value, but this is of kind {of}",
                "compare it with what it should be",
            )
        return p.holds(value)

    def _as_predicate(self, given: ParameterValue) -> p.Predicate | None:
        """A class parameter that is a predicate, or a list of them, which must all hold."""
        if isinstance(given, WrittenPredicate):
            return self._written(given)
        if isinstance(given, _PREDICATES):
            return given
        if isinstance(given, bool):
            return p.TRUE if given else p.FALSE
        if isinstance(given, tuple):
            parts: list[p.Predicate] = []
            with self._assuming():
                for element in given:
                    part = self._as_predicate(element)
                    if part is None:
                        return None
                    parts.append(part)
                    self.assume(part)
            return p.conjunction(parts)
        return None

    def _written(self, given: WrittenPredicate) -> p.Predicate:
        """A predicate that was handed over as text is bound where it is used: what is known there counts."""
        outer_scope, outer_locals = self.scope, self.locals
        self.scope = replace(outer_scope, parameters=given.parameters)
        self.locals = {}
        try:
            return self.predicate(given.syntax)
        finally:
            self.scope, self.locals = outer_scope, outer_locals

    def _logical(self, syntax: s.Logical) -> p.Predicate:
        conjunctive = syntax.operator == "and"
        parts: list[p.Predicate] = []
        with self._assuming():
            for operand in syntax.operands:
                part = self.predicate(operand)
                parts.append(part)
                self.assume(part, conjunctive)
        return p.conjunction(parts) if conjunctive else p.disjunction(parts)

    @contextmanager
    def _assuming(self) -> Iterator[None]:
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

    def _isa(self, syntax: s.Call) -> p.Predicate:
        if len(syntax.arguments) < 2:
            self.fail(syntax, "isa takes a value and one or more classes")
        value, of = self.value(syntax.arguments[0])
        names: list[str] = []
        given: list[s.PredicateSyntax] = []
        for argument in syntax.arguments[1:]:
            given.extend(argument.elements if isinstance(argument, s.Display) else (argument,))
        for argument in given:
            if not isinstance(argument, s.Name):
                self.fail(argument, "expected the name of a class of types or attributes")
            class_name = self.kinds.class_of(argument.name)
            if class_name is None:
                hint = did_you_mean(argument.name, self.kinds.class_names)
                if self.scope.type_constant(argument.name) is not None:
                    hint = f"'{argument.name}' is a constraint: write satisfies(…, {argument.name})"
                self.fail(argument, f"there is no class '{argument.name}'", hint)
            if self._root(class_name) != self._root(of.name):
                self.fail(argument, f"a value of kind {of} is never of class {argument.name}")
            names.append(class_name)
        if not of.optional and any(self.kinds.extends(of.name, name) for name in names):
            return p.TRUE
        return p.applied(value, p.IsA(tuple(dict.fromkeys(names))))

    def _root(self, name: str) -> str:
        return self.kinds.line(name)[-1]

    def _has_trait(self, syntax: s.Call) -> p.Predicate:
        if len(syntax.arguments) != 2 or not isinstance(syntax.arguments[1], s.Name):
            what = "trait" if syntax.function == "has_trait" else "interface"
            self.fail(
                syntax, f"{syntax.function} takes a type or attribute and the name of a {what}"
            )
        value, of = self.value(syntax.arguments[0])
        if self._root(of.name) not in ("Type", "Attribute"):
            self.fail(
                syntax.arguments[0], f"expected a type or attribute, but this is of kind {of}"
            )
        name = syntax.arguments[1].name
        test: p.Predicate = (
            p.HasTrait(name) if syntax.function == "has_trait" else p.HasInterface(name)
        )
        return p.applied(value, test)

    def _satisfies(self, syntax: s.Satisfies) -> p.Predicate:
        value, of = self.value(syntax.value)
        constraint = self.scope.constraint(syntax.constraint, self.scope.parameters)
        if of.optional or not self.kinds.extends(of.name, self._root(constraint.subject.name)):
            raise ExpressionError(
                f"this constraint is about {constraint.subject}, but the value is of kind {of}",
                syntax.constraint.text,
                syntax.constraint.offset,
            )
        return p.applied(value, constraint.predicate)

    def _quantified(self, syntax: s.Comprehension) -> p.Predicate:
        sequence, of = self.value(syntax.sequence)
        element = of.element
        if element is None or of.optional:
            self.fail(syntax.sequence, f"expected a sequence, but this is of kind {of}")
        target_kinds: tuple[Kind, ...] = (element,)
        if len(syntax.targets) > 1:
            target_kinds = element.elements if element.name == "pair" else ()
        if len(target_kinds) != len(syntax.targets) or (
            len(syntax.targets) == 1 and element.name == "pair"
        ):
            count = len(element.elements) if element.name == "pair" else 1
            self.fail(syntax, f"each element of this sequence has {count} parts to name")
        outer = dict(self.locals)
        for target, target_kind in zip(syntax.targets, target_kinds, strict=True):
            if target in self.locals:
                self.fail(syntax, f"the name '{target}' already stands for an outer element")
            self.locals[target] = target_kind
        with self._assuming():
            parts: list[p.Predicate] = []
            if syntax.condition is not None:
                condition = self.predicate(syntax.condition)
                self.assume(condition)
                parts.append(condition)
            body = self.predicate(syntax.body)
        self.locals = outer
        if syntax.function == "all":
            quantifier = p.Quantifier.ALL
            body = p.disjunction([*map(p.negation, parts), body])
        else:
            quantifier = p.Quantifier.ANY
            body = p.conjunction([*parts, body])
        return p.Quantified(quantifier, sequence, body, syntax.targets)

    # --- values -----------------------------------------------------------------------------------------------------

    def value(self, syntax: s.PredicateSyntax) -> tuple[p.Expression, Kind]:
        expression, of = self._value(syntax)
        fact = self.facts.get(expression)
        if fact is not None:
            if not fact.name:
                of = of.present
            elif of.optional or self.kinds.extends(fact.name, of.name):
                of = fact
        return expression, of

    def _value(self, syntax: s.PredicateSyntax) -> tuple[p.Expression, Kind]:
        match syntax:
            case s.Literal():
                return p.Constant(syntax.value), _kind_of_literal(syntax.value)
            case s.Placeholder():
                return self._placeholder(syntax)
            case s.Name():
                return self._name(syntax)
            case s.Member():
                return self._member(syntax)
            case s.Subscript():
                return self._subscript(syntax)
            case s.MethodCall():
                return self._method(syntax)
            case s.Call():
                if syntax.function in ("isa", "has_trait", "has_interface"):
                    return p.truth(self.predicate(syntax)), k.BOOL
                return self._call(syntax)
            case s.Comprehension():
                if syntax.function not in ("all", "any"):
                    self.fail(syntax, "only all(…) and any(…) take '… for … in …'")
                return p.truth(self.predicate(syntax)), k.BOOL
            case s.Satisfies() | s.Logical() | s.Negation():
                return p.truth(self.predicate(syntax)), k.BOOL
            case s.Unary():
                operand, of = self._number(syntax.operand)
                if syntax.operator == "~" and of.name != "int":
                    self.fail(syntax, f"'~' needs an integer, but this is of kind {of}")
                return p.SignedValue(syntax.operator, operand), of
            case s.Binary():
                return self._binary(syntax)
            case s.Comparison():
                return self._comparison(syntax), k.BOOL
            case s.Conditional():
                return self._conditional(syntax)
            case s.Display():
                return self._display(syntax)

    def _placeholder(self, syntax: s.Placeholder) -> tuple[p.Expression, Kind]:
        scope, name = self.scope, syntax.name
        if name == "_self":
            if scope.self_kind is None:
                self.fail(syntax, "there is no $_self here", "name an operand, result or attribute")
            return p.SelfValue(), scope.self_kind
        if name in scope.parameters:
            given = scope.parameters[name]
            if not isinstance(given, ValueName):
                return self._parameter(syntax, given)
            name = given.name
        if scope.named_values is None:
            names = [f"${n}" for n in ("_self", *scope.parameters)]
            self.fail(
                syntax,
                f"'${name}' means nothing here",
                did_you_mean(f"${name}", names) or f"there is {', '.join(names)}",
            )
        if name == "_op":
            return p.OperationValue(), k.OPERATION
        if name in scope.named_values:
            return p.NamedValue(name), scope.named_values[name]
        self.fail(
            syntax,
            f"the operation has no operand, result or attribute '{name}'",
            did_you_mean(name, scope.named_values),
        )

    def _parameter(self, syntax: s.Placeholder, given: ParameterValue) -> tuple[p.Expression, Kind]:
        if isinstance(given, bool | int | float | str):
            return p.Constant(given), _kind_of_literal(given)
        if isinstance(given, tuple | list) and all(isinstance(v, int | float | str) for v in given):
            elements = tuple(p.Constant(v) for v in given)
            element = _kind_of_literal(given[0]) if given else k.INT
            return p.Sequence(elements), Kind("tuple", (element,))
        builder = getattr(given, "builder", None)
        if isinstance(builder, TypeBuilder):
            return p.TypeConstant(builder), Kind(builder.class_name)
        as_predicate = self._as_predicate(given)
        if as_predicate is not None:
            return p.truth(as_predicate), k.BOOL
        self.fail(
            syntax,
            f"'${syntax.name}' is no value that a predicate can look at",
            f"write satisfies(…, ${syntax.name}) for a constraint",
        )

    def _name(self, syntax: s.Name) -> tuple[p.Expression, Kind]:
        if syntax.name in self.locals:
            return p.LocalValue(syntax.name), self.locals[syntax.name]
        builder = self.scope.type_constant(syntax.name)
        if builder is not None:
            return p.TypeConstant(builder), Kind(builder.class_name)
        hint = did_you_mean(syntax.name, (*self.locals, *k.FUNCTIONS))
        if self.scope.named_values and syntax.name in self.scope.named_values:
            hint = f"did you mean '${syntax.name}'?"
        elif syntax.name in ("self", "_self"):
            hint = "did you mean '$_self'?"
        self.fail(syntax, f"there is no name '{syntax.name}' here", hint)

    def _member(self, syntax: s.Member) -> tuple[p.Expression, Kind]:
        if isinstance(syntax.value, s.Name) and syntax.value.name in self.scope.enums:
            enum = self.scope.enums[syntax.value.name]
            members = enum.__members__
            if syntax.name not in members:
                self.fail(
                    syntax,
                    f"'{enum.__name__}' has no member '{syntax.name}'",
                    did_you_mean(syntax.name, members),
                )
            return p.EnumConstant(members[syntax.name]), Kind(enum.__name__)
        value, of = self.value(syntax.value)
        if of.optional:
            self.fail(
                syntax,
                f"this may be None, so that '{syntax.name}' cannot be read",
                "test '… is not None' first, to the left of 'and'",
            )
        if syntax.name == "types" and of.element is not None and of.element.name == "Value":
            return p.FunctionCall("types_of", (value,)), kind("tuple[Type]")
        member = self.kinds.member(of, syntax.name)
        if of.name == "Value" and of.elements and syntax.name == "type":
            member = of.elements[0]
            self.promised.add(p.MemberOf(value, "type"))
        if member is None:
            self._no_member(syntax, syntax.name, of, self.kinds.members_of(of))
        if value in self.promised and value not in self.facts:
            # Saying the class again tells type checkers.
            self._require(p.Applied(value, p.IsA((of.name,))))
        precondition = self.kinds.precondition(of, syntax.name)
        if precondition is not None:
            self._require(p.Holds(p.MemberOf(value, precondition)))
        return p.MemberOf(value, syntax.name), member

    def _no_member(
        self, at: s.PredicateSyntax, name: str, of: Kind, offered: tuple[str, ...]
    ) -> NoReturn:
        hint = did_you_mean(name, offered)
        if hint is None:
            classes = [
                c
                for c, members in self.kinds.members.items()
                if name in members and self.kinds.extends(c, of.name)
            ]
            if classes:
                hint = f"{' and '.join(classes)} has it: test isa(…, {classes[0]}) first, to the left of 'and'"
        self.fail(at, f"a value of kind {of} has no '{name}'", hint)

    def _require(self, guard: p.Predicate) -> None:
        if guard not in self.known and guard not in self.guards:
            self.guards.append(guard)

    def _subscript(self, syntax: s.Subscript) -> tuple[p.Expression, Kind]:
        sequence, of = self.value(syntax.value)
        element = of.element
        if element is None or of.optional:
            self.fail(syntax, f"expected a sequence, but this is of kind {of}")
        index, index_kind = self._number(syntax.index)
        if index_kind.name == "float":
            self.fail(syntax.index, "an index must be an integer")
        length = p.FunctionCall("len", (sequence,))
        if isinstance(index, p.Constant) and isinstance(index.value, int):
            position = index.value
            test = (">", position) if position >= 0 else (">=", -position)
            self._require(p.Holds(p.Comparison(length, ((test[0], p.Constant(test[1])),))))
        else:
            between = (("<=", index), ("<", length))
            self._require(p.Holds(p.Comparison(p.Constant(0), between)))
        return p.ElementAt(sequence, index), element

    def _method(self, syntax: s.MethodCall) -> tuple[p.Expression, Kind]:
        value, of = self.value(syntax.value)
        signature = None if of.optional else self.kinds.method(of, syntax.name)
        if signature is None:
            self._no_member(syntax, f"{syntax.name}", of, self.kinds.methods_of(of))
        arguments = self._arguments(syntax, f"'{syntax.name}'", syntax.arguments, signature[0])
        return p.MethodResult(value, syntax.name, arguments), kind(signature[1])

    def _arguments(
        self,
        at: s.PredicateSyntax,
        function: str,
        given: tuple[s.PredicateSyntax, ...],
        expected: tuple[str, ...],
    ) -> tuple[p.Expression, ...]:
        if len(given) != len(expected):
            self.fail(at, f"{function} takes {len(expected)} arguments, but got {len(given)}")
        found: list[p.Expression] = []
        for argument, text in zip(given, expected, strict=True):
            value, of = self.value(argument)
            if not self._fits(of, kind(text)):
                self.fail(
                    argument, f"expected a value of kind {kind(text)}, but this is of kind {of}"
                )
            found.append(value)
        return tuple(found)

    def _fits(self, of: Kind, expected: Kind) -> bool:
        if of.optional and not expected.optional:
            return False
        if expected.name == "tuple" and of.element is not None and expected.element is not None:
            return self._fits(of.element, expected.element)
        return self.kinds.extends(of.name, expected.name)

    def _call(self, syntax: s.Call) -> tuple[p.Expression, Kind]:
        name, given = syntax.function, syntax.arguments
        if name in (
            "len",
            "sum",
            "min",
            "max",
            "abs",
            "zip",
            "enumerate",
            "pairwise",
            "range",
            "distinct",
        ):
            return getattr(self, f"_call_{name}")(syntax)  # type: ignore[no-any-return]
        signature = k.FUNCTIONS.get(name)
        if signature is None:
            functions = (
                "isa satisfies has_trait has_interface all any len sum min max abs zip enumerate pairwise range distinct"
            ).split()
            self.fail(
                syntax,
                f"there is no function '{name}'",
                did_you_mean(name, (*functions, *k.FUNCTIONS)),
            )
        arguments = self._arguments(syntax, f"'{name}'", given, signature[0])
        if (precondition := k.FUNCTION_PRECONDITIONS.get(name)) is not None:
            self._require(p.Holds(p.FunctionCall(precondition, arguments)))
        return p.FunctionCall(name, arguments), kind(signature[1])

    def _one(self, syntax: s.Call) -> tuple[p.Expression, Kind]:
        if len(syntax.arguments) != 1:
            self.fail(
                syntax, f"'{syntax.function}' takes 1 argument, but got {len(syntax.arguments)}"
            )
        return self.value(syntax.arguments[0])

    def _sequence(self, syntax: s.PredicateSyntax) -> tuple[p.Expression, Kind]:
        value, of = self.value(syntax)
        element = of.element
        if element is None or of.optional:
            self.fail(syntax, f"expected a sequence, but this is of kind {of}")
        return value, element

    def _call_len(self, syntax: s.Call) -> tuple[p.Expression, Kind]:
        value, of = self._one(syntax)
        if of.optional or of.name not in ("tuple", "range", "str", "ArrayAttr", "DictionaryAttr"):
            self.fail(syntax.arguments[0], f"expected a sequence, but this is of kind {of}")
        return p.FunctionCall("len", (value,)), k.INT

    def _call_sum(self, syntax: s.Call) -> tuple[p.Expression, Kind]:
        self._one(syntax)
        value, element = self._sequence(syntax.arguments[0])
        if element.name not in _NUMBERS:
            self.fail(syntax.arguments[0], "expected a sequence of numbers")
        return p.FunctionCall("sum", (value,)), element

    def _call_min(self, syntax: s.Call) -> tuple[p.Expression, Kind]:
        if len(syntax.arguments) == 1:
            value, element = self._sequence(syntax.arguments[0])
            if element.name not in _NUMBERS:
                self.fail(syntax.arguments[0], "expected a sequence of numbers")
            length = p.FunctionCall("len", (value,))
            self._require(p.Holds(p.Comparison(length, ((">", p.Constant(0)),))))
            return p.FunctionCall(syntax.function, (value,)), element
        if not syntax.arguments:
            self.fail(syntax, f"'{syntax.function}' takes one sequence or several numbers")
        numbers = [self._number(a) for a in syntax.arguments]
        of = k.INT if all(n.name == "int" for _, n in numbers) else k.FLOAT
        return p.FunctionCall(syntax.function, tuple(v for v, _ in numbers)), of

    _call_max = _call_min

    def _call_abs(self, syntax: s.Call) -> tuple[p.Expression, Kind]:
        self._one(syntax)
        value, of = self._number(syntax.arguments[0])
        return p.FunctionCall("abs", (value,)), of

    def _call_zip(self, syntax: s.Call) -> tuple[p.Expression, Kind]:
        if len(syntax.arguments) < 2:
            self.fail(syntax, "'zip' takes two or more sequences")
        parts = [self._sequence(a) for a in syntax.arguments]
        pair = Kind("pair", tuple(of for _, of in parts))
        return p.FunctionCall("zip", tuple(v for v, _ in parts)), Kind("range", (pair,))

    def _call_enumerate(self, syntax: s.Call) -> tuple[p.Expression, Kind]:
        self._one(syntax)
        value, of = self._sequence(syntax.arguments[0])
        pair = Kind("pair", (k.INT, of))
        return p.FunctionCall("enumerate", (value,)), Kind("range", (pair,))

    def _call_pairwise(self, syntax: s.Call) -> tuple[p.Expression, Kind]:
        self._one(syntax)
        value, of = self._sequence(syntax.arguments[0])
        return p.FunctionCall("pairwise", (value,)), Kind("range", (Kind("pair", (of, of)),))

    def _call_range(self, syntax: s.Call) -> tuple[p.Expression, Kind]:
        self._one(syntax)
        value, of = self._number(syntax.arguments[0])
        if of.name != "int":
            self.fail(syntax, "'range' takes an integer")
        return p.FunctionCall("range", (value,)), Kind("range", (k.INT,))

    def _call_distinct(self, syntax: s.Call) -> tuple[p.Expression, Kind]:
        self._one(syntax)
        value, _ = self._sequence(syntax.arguments[0])
        return p.FunctionCall("distinct", (value,)), k.INT

    def _number(self, syntax: s.PredicateSyntax) -> tuple[p.Expression, Kind]:
        value, of = self.value(syntax)
        if of.optional or of.name not in _NUMBERS:
            self.fail(syntax, f"expected a number, but this is of kind {of}")
        return value, of

    def _binary(self, syntax: s.Binary) -> tuple[p.Expression, Kind]:
        left, left_kind = self._number(syntax.left)
        right, right_kind = self._number(syntax.right)
        operator = syntax.operator
        if operator in ("//", "%") and not (isinstance(right, p.Constant) and right.value):
            self.fail(
                syntax.right, f"the right side of '{operator}' must be a number that is not zero"
            )
        if operator in ("&", "|", "^", "<<", ">>") and "float" in (left_kind.name, right_kind.name):
            self.fail(syntax, f"'{operator}' needs integers")
        if operator in ("<<", ">>") and not (
            isinstance(right, p.Constant)
            and isinstance(right.value, int)
            and 0 <= right.value <= MAX_SHIFT
        ):
            self.fail(
                syntax.right,
                f"the right side of '{operator}' must be a number from 0 to {MAX_SHIFT}",
            )
        of = k.FLOAT if "float" in (left_kind.name, right_kind.name) else k.INT
        return p.Arithmetic(operator, left, right), of

    def _comparison(self, syntax: s.Comparison) -> p.Expression:
        first, left_kind = self.value(syntax.first)
        rest: list[tuple[str, p.Expression]] = []
        for operator, operand in syntax.rest:
            right, right_kind = self.value(operand)
            operator = self._comparator(operand, operator, left_kind, right_kind)
            rest.append((operator, right))
            left_kind = right_kind
        return p.Comparison(first, tuple(rest))

    def _comparator(self, at: s.PredicateSyntax, operator: str, left: Kind, right: Kind) -> str:
        if operator in _ORDER:
            if not (
                not (left.optional or right.optional)
                and (
                    (left.name in _NUMBERS and right.name in _NUMBERS)
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
            if not self._comparable(left, right):
                self.fail(at, f"a value of kind {left} is never in a sequence of kind {right}")
            return operator
        if not self._comparable(left, right):
            self.fail(at, f"values of kinds {left} and {right} are never equal")
        unique = {self._root(side.name) for side in (left, right)} & {"Type", "Attribute", "Value"}
        if "None" in (left.name, right.name) or unique:
            return {"==": "is", "!=": "is not"}.get(operator, operator)
        if operator in ("is", "is not"):
            return "==" if operator == "is" else "!="
        return operator

    def _comparable(self, left: Kind, right: Kind) -> bool:
        if "None" in (left.name, right.name):
            return left.optional and right.optional
        if left.name in _NUMBERS and right.name in _NUMBERS:
            return True
        if left.element is not None and right.element is not None:
            return self._comparable(left.element, right.element)
        return self.kinds.extends(left.name, right.name) or self.kinds.extends(
            right.name, left.name
        )

    def _conditional(self, syntax: s.Conditional) -> tuple[p.Expression, Kind]:
        condition = self.predicate(syntax.test)
        when_true, true_kind = self._branch(syntax.when_true, condition, True)
        when_false, false_kind = self._branch(syntax.when_false, condition, False)
        of = self._common(true_kind, false_kind)
        if of is None:
            self.fail(syntax, f"one value is of kind {true_kind}, the other of kind {false_kind}")
        return p.Choice(condition, when_true, when_false), of

    def _branch(
        self, syntax: s.PredicateSyntax, condition: p.Predicate, holds: bool
    ) -> tuple[p.Expression, Kind]:
        """A value that is only looked at when the condition holds (or does not): so are its guards."""
        outer, self.guards = self.guards, []
        with self._assuming():
            self.assume(condition, holds)
            value, of = self.value(syntax)
        guards, self.guards = self.guards, outer
        if guards:
            otherwise = p.negation(condition) if holds else condition
            self._require(p.disjunction([otherwise, p.conjunction(guards)]))
        return value, of

    def _common(self, left: Kind, right: Kind) -> Kind | None:
        if left == right:
            return left
        if left.name == "None" or right.name == "None":
            return replace(right if left.name == "None" else left, optional=True)
        if left.name in _NUMBERS and right.name in _NUMBERS:
            of = k.FLOAT if "float" in (left.name, right.name) else k.INT
            return replace(of, optional=left.optional or right.optional)
        base = self.kinds.common_base((left.name, right.name))
        return None if base is None else Kind(base, (), left.optional or right.optional)

    def _display(self, syntax: s.Display) -> tuple[p.Expression, Kind]:
        parts = [self.value(e) for e in syntax.elements]
        element = parts[0][1] if parts else k.ANY
        for (_, of), at in zip(parts, syntax.elements, strict=True):
            common = self._common(element, of)
            if common is None:
                self.fail(
                    at, f"expected a value of kind {element} as before, but this is of kind {of}"
                )
            element = common
        return p.Sequence(tuple(v for v, _ in parts)), Kind("tuple", (element,))


def _kind_of_literal(value: object) -> Kind:
    if value is None:
        return k.NONE
    if isinstance(value, bool):
        return k.BOOL
    return k.INT if isinstance(value, int) else k.FLOAT if isinstance(value, float) else k.STRING


_PREDICATES = (
    p.And,
    p.Or,
    p.Not,
    p.IsA,
    p.IsType,
    p.HasTrait,
    p.HasInterface,
    p.Holds,
    p.Applied,
    p.Quantified,
)

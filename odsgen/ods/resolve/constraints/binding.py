"""From the text of a predicate to the predicate: names bound, kinds checked, nothing left that could fail at run time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NoReturn

from odsgen.ods.library import kinds as k
from odsgen.ods.library.kinds import Kind, kind
from odsgen.ods.library.readable import FUNCTIONS
from odsgen.ods.model import TypeBuilder
from odsgen.ods.model import predicates as p
from odsgen.ods.resolve.constraints.function_binding import FunctionBinding
from odsgen.ods.resolve.constraints.predicate_names import (
    BoundValue,
    ParameterValue,
    PredicateNames,
    ValueName,
    WrittenPredicate,
)
from odsgen.spec import predicate_expression as s
from odsgen.spec.errors import did_you_mean, what_there_is
from odsgen.spec.expression_errors import ExpressionError

#: The largest distance by which a predicate may shift.
MAX_SHIFT = 1023
#: A dimension whose size is not known, as the runtime has it.
DYNAMIC = -1


def bind_predicate(syntax: s.PredicateSyntax, scope: PredicateNames) -> p.Predicate:
    """The predicate that the syntax means in the scope; raises ExpressionError.

    A comparison that looks at an element or a size that is not there is false.
    """
    return _Binder(scope).predicate(syntax)


def bind_value(syntax: s.PredicateSyntax, scope: PredicateNames) -> BoundValue:
    """The value that the syntax means in the scope; raises ExpressionError."""
    binder = _Binder(scope)
    expression, of = binder.value(syntax)
    return BoundValue(expression, of, p.conjunction(binder.guards))


def bind_error(
    syntax: s.PredicateSyntax, pieces: Sequence[str | s.PredicateSyntax], scope: PredicateNames
) -> tuple[p.Predicate, tuple[str | p.Expression, ...]]:
    """A predicate, and the pieces of the error where it does not hold, which the values in them can rely on."""
    binder = _Binder(scope)
    predicate = binder.predicate(syntax)
    binder.assume(predicate, holds=False)
    return predicate, tuple(
        piece if isinstance(piece, str) else binder.shown(piece) for piece in pieces
    )


_SHOWN = frozenset({"Type", "Attribute", "int", "str"})


class _Binder(FunctionBinding):
    def shown(self, syntax: s.PredicateSyntax) -> p.Expression:
        """A value that an error shows; `?` where it is not there."""
        self.guards = []
        expression, of = self.value(syntax)
        if of.optional or not (self.root(of.name) in _SHOWN or self._is_enum(of)):
            self.fail(
                syntax,
                f"an error cannot show a value of kind {of}",
                "types, attributes, integers, strings and cases of enums can be shown",
            )
        return p.Guarded(expression, p.conjunction(self.guards)) if self.guards else expression

    # --- predicates -------------------------------------------------------------------------------------------------

    def predicate(self, syntax: s.PredicateSyntax) -> p.Predicate:
        match syntax:
            case s.Logical():
                return self._logical(syntax)
            case s.Negation():
                return p.refutation(self.predicate(syntax.operand))
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
            case s.Call(function="hook"):
                return self._checked_by_hook(syntax)
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
            with self.assuming():
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
        with self.assuming():
            for operand in syntax.operands:
                part = self.predicate(operand)
                parts.append(part)
                self.assume(part, conjunctive)
        return p.conjunction(parts) if conjunctive else p.disjunction(parts)

    def _isa(self, syntax: s.Call) -> p.Predicate:
        if len(syntax.arguments) < 2:
            self.fail(syntax, "isa takes a value and one or more classes")
        value, of = self.value(syntax.arguments[0])
        names: list[str] = []
        given: list[s.PredicateSyntax] = []
        for argument in syntax.arguments[1:]:
            given.extend(argument.elements if isinstance(argument, s.Display) else (argument,))
        for argument in given:
            class_name = self._class(argument)
            if self.root(class_name) != self.root(of.name):
                self.fail(
                    argument, f"a value of kind {of} is never of class {_dotted_name(argument)}"
                )
            names.append(class_name)
        if not of.optional and any(self.kinds.extends(of.name, name) for name in names):
            return p.TRUE
        return p.applied(value, p.IsA(tuple(dict.fromkeys(names))))

    def _class(self, argument: s.PredicateSyntax) -> str:
        """The class of types or attributes that is named here, perhaps as ``dialect.Class``."""
        name = _dotted_name(argument)
        if name is None:
            self.fail(argument, "expected the name of a class of types or attributes")
        class_name = self.kinds.class_of(name)
        if class_name is None:
            hint = did_you_mean(name, self.kinds.class_names)
            if self.scope.type_constant(name) is not None:
                hint = f"'{name}' is a constraint: write satisfies(…, {name})"
            self.fail(argument, f"there is no class '{name}'", hint)
        return class_name

    def _cast(self, syntax: s.Call) -> tuple[p.Expression, Kind]:
        """``cast(value, Class)``: the value, which must be of the class."""
        if len(syntax.arguments) != 2:
            self.fail(syntax, f"'cast' takes a value and a class, but got {len(syntax.arguments)}")
        value, of = self.value(syntax.arguments[0])
        class_name = self._class(syntax.arguments[1])
        if self.root(class_name) != self.root(of.name):
            self.fail(syntax.arguments[1], f"a value of kind {of} is never of this class")
        if of.optional or not self.kinds.extends(of.name, class_name):
            test = p.applied(value, p.IsA((class_name,)))
            self.require(test)
            self.facts[value] = Kind(class_name)
        return value, Kind(class_name)

    def _is_made(self, syntax: s.Call) -> bool:
        """Whether a hook makes a type rather than checks something."""
        name = _dotted_name(syntax.arguments[0]) if syntax.arguments else None
        return name is not None and name.rpartition(".")[2].startswith("make_")

    def _checked_by_hook(self, syntax: s.Call) -> p.CheckedByHook:
        """``hook(dialect.check_name, value, …)``."""
        if not syntax.arguments:
            self.fail(syntax, "'hook' takes the name of a hook and values")
        dialect, dot, hook = (_dotted_name(syntax.arguments[0]) or "").rpartition(".")
        if not dot:
            self.fail(
                syntax.arguments[0],
                "expected the name of a hook",
                "the dialect stands before it: hook(toy.check_even, $_self)",
            )
        values = [self.value(argument) for argument in syntax.arguments[1:]]
        wrong = self.scope.note_hook(dialect, hook, tuple(of for _, of in values))
        if wrong is not None:
            self.fail(syntax.arguments[0], wrong)
        return p.CheckedByHook(dialect, hook, tuple(value for value, _ in values))

    def _has_trait(self, syntax: s.Call) -> p.Predicate:
        if len(syntax.arguments) != 2 or not isinstance(syntax.arguments[1], s.Name):
            what = "trait" if syntax.function == "has_trait" else "interface"
            self.fail(
                syntax, f"{syntax.function} takes a type or attribute and the name of a {what}"
            )
        value, of = self.value(syntax.arguments[0])
        if self.root(of.name) not in ("Type", "Attribute"):
            self.fail(
                syntax.arguments[0], f"expected a type or attribute, but this is of kind {of}"
            )
        name = syntax.arguments[1].name
        if syntax.function == "has_trait":
            return p.applied(value, p.HasTrait(name))
        return p.applied(value, self.scope.open_interfaces.get(name, p.HasInterface(name)))

    def _satisfies(self, syntax: s.Satisfies) -> p.Predicate:
        value, of = self.value(syntax.value)
        constraint = self.scope.constraint(syntax.constraint, self.scope.parameters)
        if of.optional or not self.kinds.extends(of.name, self.root(constraint.subject.name)):
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
        with self.assuming():
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
            case s.Slice():
                return self._slice(syntax)
            case s.MethodCall():
                return self._method(syntax)
            case s.Call():
                if syntax.function == "hook" and self._is_made(syntax):
                    checked = self._checked_by_hook(syntax)
                    return p.MadeByHook(checked.dialect, checked.hook, checked.values), k.TYPE
                if syntax.function in ("isa", "has_trait", "has_interface", "hook"):
                    return p.truth(self.predicate(syntax)), k.BOOL
                if syntax.function == "cast":
                    return self._cast(syntax)
                return self.call(syntax)
            case s.Comprehension():
                if syntax.function not in ("all", "any"):
                    self.fail(syntax, "only all(…) and any(…) take '… for … in …'")
                return p.truth(self.predicate(syntax)), k.BOOL
            case s.Satisfies() | s.Logical() | s.Negation():
                return p.truth(self.predicate(syntax)), k.BOOL
            case s.Unary():
                operand, of = self.number(syntax.operand)
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
            what_there_is(name, scope.named_values),
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
        if syntax.name == "DYNAMIC":
            return p.Constant(DYNAMIC), k.INT
        builder = self.scope.type_constant(syntax.name)
        if builder is not None:
            return p.TypeConstant(builder), Kind(builder.class_name)
        hint = did_you_mean(syntax.name, (*self.locals, *FUNCTIONS))
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
        if (case := self._enum_case(syntax)) is not None:
            return case
        value, of = self.value(syntax.value)
        if of.optional:
            self.fail(
                syntax,
                f"this may be None, so that '{syntax.name}' cannot be read",
                "test '… is not None' first, to the left of 'and'",
            )
        if syntax.name == "types" and of.element is not None and of.element.name == "Value":
            return p.FunctionCall("types_of", (value,)), kind("tuple[Type]")
        if syntax.name == "value" and self._is_enum(of):
            return p.MemberOf(value, "value"), k.INT
        member = self.kinds.member(of, syntax.name)
        if of.name == "Value" and of.elements and syntax.name == "type":
            member = of.elements[0]
            self.promised.add(p.MemberOf(value, "type"))
        if member is None:
            self._no_member(syntax, syntax.name, of, self.kinds.members_of(of))
        if value in self.promised and value not in self.facts:
            # Saying the class again tells type checkers.
            self.require(p.Applied(value, p.IsA((of.name,))))
        precondition = self.kinds.precondition(of, syntax.name)
        if precondition is not None:
            self.require(p.Holds(p.MemberOf(value, precondition)))
        return p.MemberOf(value, syntax.name), member

    def _enum_case(self, syntax: s.Member) -> tuple[p.Expression, Kind] | None:
        """``Dim.Cube`` or ``spirv.Dim.Cube``, where an enum of that name is known."""
        owner = _dotted_name(syntax.value)
        cases = self.scope.enum_cases(owner) if owner is not None else None
        if cases is None or (owner or "").partition(".")[0] in self.locals:
            return None
        if syntax.name not in cases:
            self.fail(
                syntax, f"'{owner}' has no case '{syntax.name}'", did_you_mean(syntax.name, cases)
            )
        case = cases[syntax.name]
        return case, Kind(case.enum)

    def _no_member(
        self, at: s.PredicateSyntax, name: str, of: Kind, offered: tuple[str, ...]
    ) -> NoReturn:
        hint = did_you_mean(name, offered)  # then who has it, then what there is
        if hint is None:
            classes = [
                c
                for c, members in self.kinds.members.items()
                if name in members and self.kinds.extends(c, of.name)
            ]
            if classes:
                hint = f"{' and '.join(classes)} has it: test isa(…, {classes[0]}) first, to the left of 'and'"
        members = [member for member in offered if member.islower()]
        if hint is None and members:
            hint = f"it has {', '.join(members)}"
        self.fail(at, f"a value of kind {of} has no '{name}'", hint)

    def _subscript(self, syntax: s.Subscript) -> tuple[p.Expression, Kind]:
        sequence, of = self.value(syntax.value)
        element = of.element
        if element is None or of.optional:
            self.fail(syntax, f"expected a sequence, but this is of kind {of}")
        index, index_kind = self.number(syntax.index)
        if index_kind.name == "float":
            self.fail(syntax.index, "an index must be an integer")
        length = p.FunctionCall("len", (sequence,))
        if isinstance(index, p.Constant) and isinstance(index.value, int):
            position = index.value
            test = (">", position) if position >= 0 else (">=", -position)
            self.require(p.Holds(p.Comparison(length, ((test[0], p.Constant(test[1])),))))
        else:
            between = (("<=", index), ("<", length))
            self.require(p.Holds(p.Comparison(p.Constant(0), between)))
        return p.ElementAt(sequence, index), element

    def _slice(self, syntax: s.Slice) -> tuple[p.Expression, Kind]:
        sequence, of = self.value(syntax.value)
        if of.optional or of.name not in ("tuple", "str"):
            self.fail(syntax, f"expected a sequence, but this is of kind {of}")
        bounds: list[p.Expression | None] = []
        for bound in (syntax.first, syntax.last):
            if bound is None:
                bounds.append(None)
                continue
            position, position_kind = self.number(bound)
            if position_kind.name != "int":
                self.fail(bound, "an index must be an integer")
            bounds.append(position)
        return p.PartOf(sequence, *bounds), of

    def _constructed(self, syntax: s.MethodCall) -> tuple[p.Expression, Kind] | None:
        """``dialect.Class.get(…)``, where a class of that name is known; it must make one."""
        name = _dotted_name(syntax.value)
        class_name = self.kinds.class_of(name) if name is not None else None
        if class_name is None or syntax.name != "get" or name in self.locals:
            return None
        arguments = tuple(self.value(argument)[0] for argument in syntax.arguments)
        value = p.Constructed(class_name, arguments)
        self.require(p.Holds(p.Comparison(value, (("is not", p.Constant(None)),))))
        return value, Kind(class_name)

    def _method(self, syntax: s.MethodCall) -> tuple[p.Expression, Kind]:
        if (constructed := self._constructed(syntax)) is not None:
            return constructed
        value, of = self.value(syntax.value)
        signature = None if of.optional else self.kinds.method(of, syntax.name)
        if signature is None:
            self._no_member(syntax, f"{syntax.name}", of, self.kinds.methods_of(of))
        arguments = self.arguments(syntax, f"'{syntax.name}'", syntax.arguments, signature[0])
        return p.MethodResult(value, syntax.name, arguments), kind(signature[1])

    def _binary(self, syntax: s.Binary) -> tuple[p.Expression, Kind]:
        operator = syntax.operator
        left, left_kind = self.value(syntax.left)
        right, right_kind = self.value(syntax.right)
        if operator == "+" and left_kind.name == "tuple" == right_kind.name:
            return p.Arithmetic(operator, left, right), self._joined(syntax, left_kind, right_kind)
        if operator == "+" and left_kind == k.STRING == right_kind:
            return p.Arithmetic(operator, left, right), k.STRING
        if operator in ("&", "|", "^") and left_kind == right_kind and self._is_enum(left_kind):
            return p.Arithmetic(operator, left, right), left_kind
        self.check_number(syntax.left, left_kind)
        self.check_number(syntax.right, right_kind)
        if operator in ("//", "%") and not (isinstance(right, p.Constant) and right.value):
            if isinstance(right, p.Constant):
                self.fail(
                    syntax.right,
                    f"the right side of '{operator}' must be a number that is not zero",
                )
            self.require(p.Holds(p.Comparison(right, (("!=", p.Constant(0)),))))
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

    def _joined(self, at: s.PredicateSyntax, left: Kind, right: Kind) -> Kind:
        """The kind of two sequences after each other; one without elements takes the other's."""
        if k.ANY in (left.element, right.element):
            return right if left.element == k.ANY else left
        element = None
        if left.element is not None and right.element is not None:
            element = self.common(left.element, right.element)
        if element is None or left.optional or right.optional:
            self.fail(at, f"sequences of kinds {left} and {right} cannot be joined")
        return Kind("tuple", (element,))

    def _is_enum(self, of: Kind) -> bool:
        """Whether values of the kind are the bits of an enum of a dialect."""
        return not of.optional and self.scope.enum_cases(of.name) is not None

    def _comparison(self, syntax: s.Comparison) -> p.Expression:
        first, left_kind = self.value(syntax.first)
        rest: list[tuple[str, p.Expression]] = []
        for operator, operand in syntax.rest:
            right, right_kind = self.value(operand)
            operator = self.comparator(operand, operator, left_kind, right_kind)
            rest.append((operator, right))
            left_kind = right_kind
        return p.Comparison(first, tuple(rest))

    def _conditional(self, syntax: s.Conditional) -> tuple[p.Expression, Kind]:
        condition = self.predicate(syntax.test)
        when_true, true_kind = self._branch(syntax.when_true, condition, True)
        when_false, false_kind = self._branch(syntax.when_false, condition, False)
        of = self.common(true_kind, false_kind)
        if of is None:
            self.fail(syntax, f"one value is of kind {true_kind}, the other of kind {false_kind}")
        return p.Choice(condition, when_true, when_false), of

    def _branch(
        self, syntax: s.PredicateSyntax, condition: p.Predicate, holds: bool
    ) -> tuple[p.Expression, Kind]:
        """A value that is only looked at when the condition holds (or does not): so are its guards."""
        outer, self.guards = self.guards, []
        with self.assuming():
            self.assume(condition, holds)
            value, of = self.value(syntax)
        guards, self.guards = self.guards, outer
        if guards:
            otherwise = p.negation(condition) if holds else condition
            self.require(p.disjunction([otherwise, p.conjunction(guards)]))
        return value, of

    def _display(self, syntax: s.Display) -> tuple[p.Expression, Kind]:
        parts = [self.value(e) for e in syntax.elements]
        element = parts[0][1] if parts else k.ANY
        for (_, of), at in zip(parts, syntax.elements, strict=True):
            common = self.common(element, of)
            if common is None:
                self.fail(
                    at, f"expected a value of kind {element} as before, but this is of kind {of}"
                )
            element = common
        return p.Sequence(tuple(v for v, _ in parts)), Kind("tuple", (element,))


def _dotted_name(syntax: s.PredicateSyntax) -> str | None:
    """``Class`` or ``dialect.Class``; None of what is no name."""
    match syntax:
        case s.Name(name=name):
            return name
        case s.Member(value=value, name=name):
            owner = _dotted_name(value)
            return None if owner is None else f"{owner}.{name}"
    return None


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
    p.CheckedByHook,
    p.Applied,
    p.Quantified,
)

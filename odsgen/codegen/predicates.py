"""Translates predicates and expressions of specs to Python, over the classes of the runtime and of generated packages."""

from __future__ import annotations

import builtins
import keyword
from collections.abc import Callable, Mapping, Set
from dataclasses import dataclass, field, replace

from odsgen.codegen.imports import Imports
from odsgen.codegen.literals import python_value, type_value
from odsgen.codegen.python import expressions as e
from odsgen.codegen.python.binding import calls_tested_in, computed_once
from odsgen.ods.library.readable import FUNCTION_MODULES as READABLE_FUNCTIONS
from odsgen.ods.library.runtime_names import RUNTIME_MODULES
from odsgen.ods.model import predicates as p

#: The functions of the predicate language that the runtime defines, with their modules.
FUNCTION_MODULES = {
    **READABLE_FUNCTIONS,
    "constructed": "odsgen.runtime.builtin.type_functions",
    "parse_attribute": "odsgen.runtime.parser",
    "pairwise": "itertools",
    "checked_by_hook": "odsgen.runtime.registry.hooks",
    "known_by_hook": "odsgen.runtime.registry.hooks",
    "may_implement": "odsgen.runtime.registry.hooks",
    "numbers_up_to": "odsgen.runtime.glue.bounds",
    "Budget": "odsgen.runtime.glue.bounds",
}

#: The functions of the predicate language that look at all elements of their arguments.
_LOOKING = frozenset("sum min max distinct zip enumerate pairwise repeated types_of range".split())


_ONE_OF = {"in": "==", "not in": "!="}
_OPPOSITE = {"==": "!=", "!=": "==", "is": "is not", "is not": "is", "in": "not in", "not in": "in"}


@dataclass(frozen=True, slots=True)
class Subjects:
    """The Python of what a predicate speaks of: `$_self`, `$_op`, and operands, results, attributes by name."""

    self_value: e.Expression
    operation: e.Expression = e.SELF
    named: Mapping[str, e.Expression] = field(default_factory=dict)


def condition(predicate: p.Predicate, subjects: Subjects, imports: Imports) -> e.Expression:
    """The condition that is true when the subjects satisfy the predicate."""
    return computed_once(_Translation(subjects, imports).predicate(predicate))


def value(expression: p.Expression, subjects: Subjects, imports: Imports) -> e.Expression:
    """The value of an expression over the subjects."""
    return _Translation(subjects, imports).expression(expression)


def value_or(
    expression: p.Expression,
    subjects: Subjects,
    imports: Imports,
    refuse: Callable[[], e.Expression],
    conditions: tuple[e.Expression, ...] = (),
) -> e.Expression:
    """As `value`; where the value is not there, or one of more conditions does not hold, what `refuse` gives."""
    translation = _Translation(subjects, imports)
    if isinstance(expression, p.Guarded):
        conditions = (*conditions, translation.predicate(expression.guard))
    found = translation.expression(expression)
    if not conditions:
        return found
    otherwise = refuse()
    tested = {call for condition in conditions for call in calls_tested_in(condition)}
    return computed_once(
        e.Choice(e.all_of(conditions), _or_in_branches(found, tested, otherwise), otherwise)
    )


def _or_in_branches(
    found: e.Expression, tested: Set[e.Call], otherwise: e.Expression
) -> e.Expression:
    """The branches of a choice, told to a type checker: one is a call that the condition around has tested."""
    match found:
        case e.Choice(condition, when_true, when_false):
            branches = (_or_in_branches(b, tested, otherwise) for b in (when_true, when_false))
            return e.Choice(
                condition, *(e.Or((b, otherwise)) if b in tested else b for b in branches)
            )
    return found


@dataclass(frozen=True, slots=True)
class _Translation:
    """Translates with one meaning of ``$_self``; another one is another translation."""

    subjects: Subjects
    imports: Imports
    local_names: tuple[tuple[str, str], ...] = ()
    depth: int = 0
    #: Within a quantifier that looks at sequences for each element: the name of the budget that all that counts against.
    budget: str | None = None

    @property
    def _self(self) -> e.Expression:
        return self.subjects.self_value

    # --- predicates -------------------------------------------------------------------------------------------------

    def predicate(self, predicate: p.Predicate) -> e.Expression:
        match predicate:
            case p.And(predicates=parts):
                return e.all_of(map(self.predicate, parts))
            case p.Or(predicates=parts):
                return e.any_of(map(self.predicate, parts))
            case p.Not(predicate=inner):
                return self._negation(inner)
            case p.IsA(class_names=names):
                classes = [self.imports.class_name(name) for name in names]
                shown = classes[0] if len(classes) == 1 else e.tuple_of(classes)
                return e.Name("isinstance").call(self._self, shown)
            case p.IsType(builder=builder):
                return e.compare(self._self, "is", type_value(builder, self.imports))
            case p.HasTrait(name=name):
                return e.compare(e.Literal(name), "in", self._self.member("TRAITS"))
            case p.HasInterface(name=name, dialect=dialect, unknown=True) if dialect:
                known = self.imports.name(FUNCTION_MODULES["may_implement"], "may_implement")
                return known.call(self._self, e.Literal(name), e.Literal(dialect))
            case p.HasInterface(name=name):
                return e.compare(e.Literal(name), "in", self._self.member("INTERFACES"))
            case p.Holds(expression=expression):
                return self.expression(expression)
            case p.CheckedByHook(dialect=dialect, hook=hook, values=values, unknown=unknown):
                function = "checked_by_hook" if unknown else "known_by_hook"
                check = self.imports.name(FUNCTION_MODULES[function], function)
                return check.call(e.Literal(dialect), e.Literal(hook), *self._list(values))
            case p.Applied():
                return self._applied(predicate)
            case p.Quantified():
                return self._quantified(predicate)

    def _negation(self, inner: p.Predicate) -> e.Expression:
        match inner:
            case p.IsType(builder=builder):
                return e.compare(self._self, "is not", type_value(builder, self.imports))
            case p.Holds(expression=p.Comparison(first=first, rest=((operator, operand),))) if (
                operator in _OPPOSITE
            ):
                opposite = p.Comparison(first, ((_OPPOSITE[operator], operand),))
                return self.expression(opposite)
            case p.Applied(value=value, predicate=tested) if _is_path(value):
                return self._about(value)._negation(tested)
            case _:
                return e.Not(self.predicate(inner))

    def _with_self(self, self_value: e.Expression, depth: int) -> _Translation:
        return replace(self, subjects=replace(self.subjects, self_value=self_value), depth=depth)

    def _about(self, value: p.Expression) -> _Translation:
        return self._with_self(self.expression(value), self.depth)

    def _applied(self, applied: p.Applied) -> e.Expression:
        if _is_path(applied.value) or _uses_of_self(applied.predicate) <= 1:
            return self._about(applied.value).predicate(applied.predicate)
        # A computed value that is looked at more than once gets a name.
        name = self._fresh_name()
        tested = self._with_self(e.Name(name), self.depth + 1).predicate(applied.predicate)
        only = e.tuple_of([self.expression(applied.value)])
        return e.Name("all").call(e.Comprehension(tested, (name,), only, is_list=False))

    def _quantified(self, quantified: p.Quantified) -> e.Expression:
        if self.budget is None and any(
            map(_looks_at_sequence, p.expressions_of(quantified.predicate))
        ):
            return self._with_budget(quantified)
        sequence = self._charged(self.expression(quantified.sequence))
        if quantified.names:
            known = tuple((name, self._local_name(name)) for name in quantified.names)
            inner = replace(self, local_names=(*self.local_names, *known), depth=self.depth + 1)
            targets = tuple(local for _, local in known)
            if quantified.predicate == p.TRUE:  # of which nothing is read
                targets = ("_",) * len(known)
        else:
            targets = (self._fresh_name(),)
            inner = self._with_self(e.Name(targets[0]), self.depth + 1)
        tested = inner.predicate(quantified.predicate)
        elements = e.Comprehension(tested, targets, sequence, is_list=False)
        return e.Name(quantified.quantifier.value).call(elements)

    def _with_budget(self, quantified: p.Quantified) -> e.Expression:
        name = self._local_name("budget")
        inner = replace(self, budget=name, local_names=(*self.local_names, ("$budget", name)))
        budget = self.imports.call(FUNCTION_MODULES["Budget"], "Budget")
        bounded = e.Comprehension(
            inner._quantified(quantified), (name,), e.tuple_of([budget]), is_list=False
        )
        return e.Name("all").call(bounded)

    def _charged(self, sequence: e.Expression) -> e.Expression:
        """A sequence that is looked at as a whole."""
        if self.budget is None or isinstance(sequence, e.Literal):
            return sequence
        return e.Name(self.budget).method("charge", sequence)

    def _fresh_name(self) -> str:
        name = "element" if self.depth == 0 else f"element{self.depth + 1}"
        return self._local_name(name)

    def _local_name(self, name: str) -> str:
        """A name for an element that hides nothing."""
        taken = {
            *e.names_in((self._self, self.subjects.operation, *self.subjects.named.values())),
            *(local for _, local in self.local_names),
        }
        while (
            name in taken
            or keyword.iskeyword(name)
            or keyword.issoftkeyword(name)
            or hasattr(builtins, name)
            or name in RUNTIME_MODULES
            or name in FUNCTION_MODULES
        ):
            name += "_"
        return name

    # --- expressions ------------------------------------------------------------------------------------------------

    def expression(self, expression: p.Expression) -> e.Expression:
        match expression:
            case p.SelfValue():
                return self._self
            case p.OperationValue():
                return self.subjects.operation
            case p.NamedValue(name=name):
                return self.subjects.named[name]
            case p.LocalValue(name=name):
                return e.Name(dict(self.local_names)[name])
            case p.Constant(value=value):
                return python_value(value, self.imports)
            case p.TypeConstant(builder=builder):
                return type_value(builder, self.imports)
            case p.EnumConstant(member=member):
                return python_value(member, self.imports)
            case p.MemberOf(value=value, name=name):
                return self.expression(value).member(name)
            case p.EnumCaseValue(enum=enum, case=case):
                return self.imports.class_name(enum).member(case)
            case p.MadeByHook(dialect=dialect, hook=hook, values=values, default=default):
                make = self.imports.name(FUNCTION_MODULES["checked_by_hook"], "made_by_hook")
                given = (e.Literal(dialect), e.Literal(hook), *self._list(values))
                if default is None:
                    return make.call(*given)
                return make.call(*given, default=self.expression(default))
            case p.PartOf(sequence=sequence, first=first, last=last):
                bounds = [None if b is None else self.expression(b) for b in (first, last)]
                return self._charged(e.Part(self.expression(sequence), *bounds))
            case p.Constructed(class_name=class_name, arguments=arguments):
                make = self.imports.name(FUNCTION_MODULES["constructed"], "constructed")
                return make.call(self.imports.class_name(class_name), *self._list(arguments))
            case p.ElementAt(sequence=sequence, index=index):
                return self.expression(sequence).item(self.expression(index))
            case p.FunctionCall():
                return self._call(expression)
            case p.MethodResult(value=value, name=name, arguments=arguments):
                return self._charged(self.expression(value)).method(name, *self._list(arguments))
            case p.SignedValue(operator=operator, operand=operand):
                return e.Signed(operator, self.expression(operand))
            case p.Arithmetic(operator=operator, left=left, right=right):
                made = e.Binary(operator, self.expression(left), self.expression(right))
                return self._charged(made) if _looks_at_sequence(expression) else made
            case p.Comparison(first=first, rest=((operator, p.Sequence(elements=(only,))),)) if (
                operator in _ONE_OF
            ):
                return self.expression(p.Comparison(first, ((_ONE_OF[operator], only),)))
            case p.Comparison(first=first, rest=rest):
                compared = tuple(
                    (
                        operator,
                        (
                            self._charged(self.expression(operand))
                            if _looks_at_sequence(p.Comparison(first, ((operator, operand),)))
                            else self.expression(operand)
                        ),
                    )
                    for operator, operand in rest
                )
                return e.Comparison(self.expression(first), compared)
            case p.Choice(condition=condition, when_true=when_true, when_false=when_false):
                return e.Choice(
                    self.predicate(condition),
                    self.expression(when_true),
                    self.expression(when_false),
                )
            case p.Sequence(elements=elements):
                return e.tuple_of(self._list(elements))
            case p.Guarded(expression=guarded):
                return self.expression(guarded)
            case p.Truth(predicate=predicate):
                return self.predicate(predicate)

    def _list(self, arguments: tuple[p.Expression, ...]) -> list[e.Expression]:
        return [self.expression(argument) for argument in arguments]

    def _call(self, call: p.FunctionCall) -> e.Expression:
        arguments = self._list(call.arguments)
        if call.function in _LOOKING and call.function not in ("range", "repeated"):
            arguments = [self._charged(argument) for argument in arguments]
        match call.function:
            case "range":
                name = self.imports.use(FUNCTION_MODULES["numbers_up_to"], "numbers_up_to")
                return e.Name(name).call(*arguments)
            case "types_of":
                name = self._local_name("value")
                types = e.Comprehension(e.Name(name).member("type"), (name,), arguments[0])
                return e.Name("tuple").call(types)
            case "type_id":
                return e.Name("type").call(*arguments)
            case "distinct":
                return e.length(e.Name("set").call(*arguments))
            case "repeated":
                repeated, count = arguments
                return self._charged(e.Binary("*", e.tuple_of([repeated]), count))
            case "zip":
                return e.Name("zip").call(*arguments, strict=e.FALSE)
        module = FUNCTION_MODULES.get(call.function)
        name = call.function if module is None else self.imports.use(module, call.function)
        return e.Name(name).call(*arguments)


def _looks_at_sequence(part: p.Expression | p.Predicate) -> bool:
    """Whether a part, without its own parts, may take a time that grows with a sequence or a string."""
    match part:
        case p.Quantified() | p.PartOf() | p.MethodResult():
            return True
        case p.FunctionCall(function=function):
            return function in _LOOKING
        case p.Arithmetic(operator="+", left=left, right=right):
            return not any(
                isinstance(term, p.Constant) and not isinstance(term.value, str)
                for term in (left, right)
            )
        case p.Comparison(rest=rest):
            return any(
                operator in _ONE_OF and not isinstance(operand, p.Sequence)
                for operator, operand in rest
            )
    return False


def _is_path(value: p.Expression) -> bool:
    """Whether the value is found without computing: a name, its members and elements."""
    match value:
        case p.SelfValue() | p.NamedValue() | p.LocalValue() | p.OperationValue():
            return True
        case p.MemberOf(value=inner):
            return _is_path(inner)
        case p.ElementAt(sequence=inner, index=p.Constant()):
            return _is_path(inner)
    return False


def _uses_of_self(predicate: p.Predicate) -> int:
    """How often the source of the predicate mentions self."""
    match predicate:
        case p.IsA() | p.IsType() | p.HasTrait() | p.HasInterface():
            return 1
        case p.And(predicates=parts) | p.Or(predicates=parts):
            return sum(map(_uses_of_self, parts))
        case p.Not(predicate=inner):
            return _uses_of_self(inner)
        case p.Applied(value=value, predicate=inner):
            repeats = _uses_of_self(inner) if _is_path(value) else 1
            return _uses_in(value) * max(repeats, 1)
        case p.CheckedByHook(values=values):
            return sum(map(_uses_in, values))
        case p.Quantified(sequence=sequence, predicate=inner, names=names):
            inside = 2 if names and _uses_of_self(inner) else 0
            return _uses_in(sequence) + inside
        case p.Holds(expression=expression):
            return _uses_in(expression)


def _uses_in(expression: p.Expression) -> int:
    count = 0
    for part in p.expressions_of(expression):
        if isinstance(part, p.SelfValue):
            count += 1
        elif isinstance(part, p.IsA | p.IsType | p.HasTrait | p.HasInterface):
            count += 1
    return count

"""From the syntax tree of a C++ expression to the predicate language.

C++ asserts what our language must not even try: ``cast<VectorType>(t).getRank()`` is undefined of another type. Every such
assumption becomes a condition before the comparison that relies on it, so that what C++ leaves undefined is false here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import NoReturn, TypeVar

from odsgen.spec import predicate_expression as s
from odsgen.tablegen.cpp import logic, syntax as c, values as v
from odsgen.tablegen.cpp.checks import Checks
from odsgen.tablegen.cpp.classes import ClassTable, CppClass
from odsgen.tablegen.cpp.parser import parse_type_name
from odsgen.tablegen.cpp.symbols import Symbols
from odsgen.tablegen.cpp.values import Translated, Untranslatable

_Result = TypeVar("_Result")

#: How many steps one predicate may take: loops and lambdas inside each other multiply.
MAX_STEPS = 20_000
MAX_CALLS = 32

_COMPARISONS = frozenset({"==", "!=", "<", "<=", ">", ">="})
_ARITHMETIC = {"+": "+", "-": "-", "*": "*", "&": "&", "|": "|", "^": "^", "<<": "<<", ">>": ">>"}


@lru_cache(maxsize=4096)
def template(text: str) -> s.PredicateSyntax:
    """A text of the tables as a tree."""
    return s.parse_predicate_expression(text)


@lru_cache(maxsize=4096)
def _type_name(text: str) -> c.TypeName:
    return parse_type_name(text)


class TranslatorState:
    """The knowledge at a point of the expression: names, facts, and the assumptions that must be tested first."""

    def __init__(self, table: ClassTable, symbols: Symbols) -> None:
        self.table = table
        self.symbols = symbols
        self.names: dict[str, v.Evaluated] = {}
        self.guards: list[s.PredicateSyntax] = []
        self.assumed: dict[s.PredicateSyntax, None] = {}
        self.local_names: set[str] = set()
        self.steps = 0
        self.calls = 0
        #: Where hand-written checks may stand for what cannot be translated; None: nowhere.
        self.checks: Checks | None = None
        self.subject = "_self"  # what such a check is given
        self.untranslated: list[str] = []

    def fail(self, reason: str) -> NoReturn:
        raise Untranslatable(reason)

    # --- facts ----------------------------------------------------------------------------------

    def scoped(self, run: Callable[[], _Result]) -> tuple[list[s.PredicateSyntax], _Result]:
        """The assumptions that ``run`` makes, and its result."""
        guards, assumed = self.guards, self.assumed
        self.guards, self.assumed = [], dict(assumed)
        try:
            result = run()
            return self.guards, result
        finally:
            self.guards, self.assumed = guards, assumed

    @contextmanager
    def assuming(self) -> Iterator[None]:
        assumed = self.assumed
        self.assumed = dict(assumed)
        try:
            yield
        finally:
            self.assumed = assumed

    def assume(self, condition: s.PredicateSyntax, holds: bool = True) -> None:
        self.assumed.update(dict.fromkeys(logic.implications(condition, holds)))

    def require(self, condition: s.PredicateSyntax) -> None:
        """Let the surrounding condition test this first."""
        for part in logic.conjuncts(condition):
            if part != logic.TRUE and not self.is_known(part):
                self.guards.append(part)
                self.assume(part)

    def is_known(self, condition: s.PredicateSyntax) -> bool:
        if condition in self.assumed:
            return True
        if not (isinstance(condition, s.Call) and condition.function == "isa"):
            return False
        asked = [self._class_of(name) for name in condition.arguments[1:]]
        for known in self.assumed:
            if (
                isinstance(known, s.Call)
                and known.function == "isa"
                and known.arguments[0] == condition.arguments[0]
                and all(
                    any(a and k and self.table.extends(k, a) for a in asked)
                    for k in map(self._class_of, known.arguments[1:])
                )
            ):
                return True
        return False

    def _class_of(self, name: s.PredicateSyntax) -> str:
        found = self.table.by_name.get(spelled(name))
        return "" if found is None else found.cpp_name

    # --- classes --------------------------------------------------------------------------------

    def class_test(self, value: s.PredicateSyntax, known: CppClass) -> s.PredicateSyntax:
        """The condition that the value is of the class."""
        if known.cpp_name in ("mlir::Type", "mlir::Attribute", "mlir::Value"):
            return logic.TRUE
        if known.test:
            return logic.substituted(template(known.test), {"_self": value})
        if known.members:
            parts = (self.known_class(class_name(member)) for member in known.members)
            return logic.any_of(self.class_test(value, part) for part in parts)
        if known.name:
            return s.Call("isa", (value, dotted(known.name)))
        if known.interface:
            return s.Call("has_interface", (value, s.Name(known.interface)))
        self.fail(f"there is no class for '{known.cpp_name}' in the spec")

    def known_class(self, name: c.Name) -> CppClass:
        found = self.table.find_class(name.qualified, name.is_global)
        if found is None:
            self.fail(f"the class '{name.qualified}' is not known")
        return found

    def type_of(self, text: str) -> v.CppType:
        """The type that a text of the tables names."""
        nullable = text.endswith("?")
        found = v.type_of_name(_type_name(text.rstrip("?")).name, self.table)
        if found is None:
            return v.UNKNOWN
        return v.CppType(found.name, found.element, found.nullable or nullable)

    def fresh_name(self, wanted: str) -> str:
        """A name for an element that no other element has."""
        name = wanted if wanted.isidentifier() and wanted not in _RESERVED else "element"
        plain, number = name, 2
        while name in self.local_names:
            name = f"{plain}{number}"
            number += 1
        self.local_names.add(name)
        return name


#: Names that the language or a text of the tables has for something else.
_RESERVED = frozenset("and or not in is if else for true false True False None dim DYNAMIC".split())


def class_name(cpp_name: str) -> c.Name:
    """A full C++ name as a tree."""
    return c.Name(tuple(c.NamePart(part) for part in cpp_name.split("::")), True)


def dotted(name: str) -> s.PredicateSyntax:
    """``llvm.LLVMPointerType`` as a tree."""
    first, *rest = name.split(".")
    found: s.PredicateSyntax = s.Name(first)
    for part in rest:
        found = s.Member(found, part)
    return found


def spelled(name: s.PredicateSyntax) -> str:
    """The opposite of ``dotted``."""
    match name:
        case s.Name(name=text):
            return text
        case s.Member(value=value, name=text):
            return f"{spelled(value)}.{text}"
    return ""


class ConditionTranslator(TranslatorState):
    """Conditions: boolean operators, comparisons, statements that return a truth value."""

    def truth(self, expression: c.Expression) -> s.PredicateSyntax:
        """The expression as a condition."""
        match expression:
            case c.Boolean(value=value):
                return s.Literal(value)
            case c.Binary(operator="&&" | "||"):
                return self._junction(expression)
            case c.Unary(operator="!"):
                return logic.negation(self.truth(expression.operand))
            case c.Conditional():
                return self.choice(
                    self.truth(expression.condition),
                    lambda: self.truth(expression.when_true),
                    lambda: self.truth(expression.when_false),
                )
            case c.Call(function=c.Lambda() as lambda_) if self.checks is None or self.names:
                return self._called(lambda_, expression.arguments)
            case _:
                return self._tested(expression)

    def _tested(self, expression: c.Expression) -> s.PredicateSyntax:
        """A condition that no other conditions make up; a hand-written check where it cannot be translated."""
        if self.checks is None or self.names:
            return self.as_condition(self.value(expression))
        guards, assumed = list(self.guards), dict(self.assumed)
        try:
            if isinstance(expression, c.Call) and isinstance(expression.function, c.Lambda):
                return self._called(expression.function, expression.arguments)
            return self.as_condition(self.value(expression))
        except Untranslatable as error:
            self.guards, self.assumed = guards, assumed
            self.untranslated.append(error.reason)
            hook = f"{self.checks.dialect}.{self.checks.name_of(expression)}"
            return s.Call("hook", (dotted(hook), s.Placeholder(self.subject)))

    def as_condition(self, value: v.Evaluated) -> s.PredicateSyntax:
        """A value where C++ converts it to bool."""
        if isinstance(value, v.Built | v.Reshaped):
            return logic.TRUE
        if isinstance(value, v.Chosen):
            return self.choice(
                value.condition,
                lambda: self.as_condition(value.when_true),
                lambda: self.as_condition(value.when_false),
            )
        if not isinstance(value, Translated):
            self.fail("something that is no truth value is tested")
        if value.type.name == "bool" and not value.type.nullable:
            return value.syntax
        if value.present is not None:
            return value.present
        if value.type.nullable:
            if value.type == v.NULL:
                return logic.FALSE
            return s.Comparison(value.syntax, (("is not", s.Literal(None)),))
        if value.type == v.INT:
            return s.Comparison(value.syntax, (("!=", s.Literal(0)),))
        if value.type.name in self.table.classes:
            return logic.TRUE
        self.fail(f"a value of type {value.type} is tested")

    def _junction(self, expression: c.Binary) -> s.PredicateSyntax:
        conjunctive = expression.operator == "&&"
        operands: list[c.Expression] = []
        pending: list[c.Expression] = [expression]
        while pending:
            operand = pending.pop()
            if isinstance(operand, c.Binary) and operand.operator == expression.operator:
                pending.extend((operand.right, operand.left))
            else:
                operands.append(operand)
        parts = [self.truth(operands[0])]
        with self.assuming():
            self.assume(parts[0], conjunctive)
            for operand in operands[1:]:
                guards, test = self.scoped(lambda operand=operand: self.truth(operand))  # type: ignore[misc]
                part = logic.all_of([*guards, test])
                parts.append(part)
                self.assume(part, conjunctive)
        return logic.all_of(parts) if conjunctive else logic.any_of(parts)

    def choice(
        self,
        condition: s.PredicateSyntax,
        when_true: Callable[[], s.PredicateSyntax],
        when_false: Callable[[], s.PredicateSyntax],
    ) -> s.PredicateSyntax:
        branches: list[s.PredicateSyntax] = []
        for branch, holds in ((when_true, True), (when_false, False)):
            if condition == s.Literal(not holds):
                branches.append(logic.FALSE)  # is never reached
                continue
            with self.assuming():
                self.assume(condition, holds)
                guards, test = self.scoped(branch)
            branches.append(logic.all_of([*guards, test]))
        if isinstance(condition, s.Literal):
            return branches[0] if condition.value else branches[1]
        yes, no = branches
        if yes == no:
            return yes
        if yes == logic.TRUE:
            return logic.any_of([condition, no])
        if yes == logic.FALSE:
            return logic.all_of([logic.negation(condition), no])
        if no == logic.FALSE:
            return logic.all_of([condition, yes])
        if no == logic.TRUE:
            return logic.any_of([logic.negation(condition), yes])
        return s.Conditional(condition, yes, no)

    # --- lambdas --------------------------------------------------------------------------------

    def _called(self, lambda_: c.Lambda, arguments: tuple[c.Expression, ...]) -> s.PredicateSyntax:
        closure = v.Closure(lambda_, dict(self.names))
        return self.apply_as_condition(closure, self.evaluated(arguments))

    @contextmanager
    def _inside(self, closure: v.Closure, arguments: tuple[v.Evaluated, ...]) -> Iterator[None]:
        parameters = closure.lambda_.parameters
        if len(parameters) != len(arguments):
            self.fail(f"a lambda of {len(parameters)} parameters is given {len(arguments)}")
        self.calls += 1
        if self.calls > MAX_CALLS:
            self.fail("lambdas inside each other")
        outer = self.names
        self.names = dict(closure.names)
        for parameter, argument in zip(parameters, arguments, strict=True):
            self.names[parameter.name] = argument
        try:
            yield
        finally:
            self.names = outer
            self.calls -= 1

    def apply_as_condition(
        self, closure: v.Closure, arguments: tuple[v.Evaluated, ...]
    ) -> s.PredicateSyntax:
        with self._inside(closure, arguments):
            return self._body_condition(closure.lambda_.body)

    def apply(self, closure: v.Closure, arguments: tuple[v.Evaluated, ...]) -> v.Evaluated:
        with self._inside(closure, arguments):
            return self._body_value(closure.lambda_.body)

    def _body_condition(self, statements: tuple[c.Statement, ...]) -> s.PredicateSyntax:
        self._step()
        if not statements:
            self.fail("a lambda may end without a result")
        first, rest = statements[0], statements[1:]
        match first:
            case c.Return(value=value) if value is not None:
                return self.truth(value)
            case c.Declaration():
                self._declare(first)
                return self._body_condition(rest)
            case c.If():
                outer = dict(self.names)
                if first.declaration is not None:
                    self._declare(first.declaration)
                names = dict(self.names)

                def branch(body: tuple[c.Statement, ...]) -> s.PredicateSyntax:
                    self.names = dict(names)
                    return self._body_condition(body if _returns(body) else (*body, *rest))

                found = self.choice(
                    self.truth(first.condition),
                    lambda: branch(first.when_true),
                    lambda: branch(first.when_false),
                )
                self.names = outer
                return found
            case c.RangeFor():
                return self._loop(first, rest)
            case c.ExpressionStatement() if _is_assertion(first.value):
                return self._body_condition(rest)
        self.fail("a statement changes something")

    def _loop(self, loop: c.RangeFor, rest: tuple[c.Statement, ...]) -> s.PredicateSyntax:
        """``for (x : xs) if (c) return k;``: all or any of the elements."""
        sequence = self.sequence(self.value(loop.sequence))
        element = sequence.type.element or v.UNKNOWN
        answers = {statement.value for statement in _returns_inside(loop.body)}
        if len(answers) != 1:
            self.fail("a loop that gives different results")
        [answer] = answers
        if not isinstance(answer, c.Boolean):
            self.fail("a loop that gives other than true or false")
        name = self.fresh_name(loop.name)
        outer = dict(self.names)
        self.names[loop.name] = Translated(s.Name(name), element)
        body = (
            loop.body
            if _returns(loop.body)
            else (*loop.body, c.Return(c.Boolean(not answer.value)))
        )
        guards, test = self.scoped(lambda: self._body_condition(body))
        self.names = outer
        self.local_names.discard(name)
        function = "any" if answer.value else "all"
        of_elements = s.Comprehension(
            function, logic.all_of([*guards, test]), (name,), sequence.syntax, None
        )
        following_guards, following = self.scoped(lambda: self._body_condition(rest))
        after = logic.all_of([*following_guards, following])
        if answer.value:
            return logic.any_of([of_elements, after])
        return logic.all_of([of_elements, after])

    def _body_value(self, statements: tuple[c.Statement, ...]) -> v.Evaluated:
        self._step()
        if not statements:
            self.fail("a lambda may end without a result")
        first, rest = statements[0], statements[1:]
        match first:
            case c.Return(value=value) if value is not None:
                return self.value(value)
            case c.Declaration():
                self._declare(first)
                return self._body_value(rest)
            case c.If():
                if first.declaration is not None:
                    self._declare(first.declaration)
                names = dict(self.names)

                def branch(body: tuple[c.Statement, ...]) -> v.Evaluated:
                    self.names = dict(names)
                    return self._body_value(body if _returns(body) else (*body, *rest))

                return self.chosen(
                    self.truth(first.condition),
                    lambda: branch(first.when_true),
                    lambda: branch(first.when_false),
                )
            case c.ExpressionStatement() if _is_assertion(first.value):
                return self._body_value(rest)
        self.fail("a statement changes something")

    def _declare(self, declaration: c.Declaration) -> None:
        if declaration.value is None:
            self.fail(f"the variable '{declaration.name}' is declared without a value")
        self.names[declaration.name] = self.value(declaration.value)

    def _step(self) -> None:
        self.steps += 1
        if self.steps > MAX_STEPS:
            self.fail("the expression is too large")

    def chosen(
        self,
        condition: s.PredicateSyntax,
        when_true: Callable[[], v.Evaluated],
        when_false: Callable[[], v.Evaluated],
    ) -> v.Evaluated:
        """One of two values."""
        if isinstance(condition, s.Literal):
            return when_true() if condition.value else when_false()
        branches: list[v.Evaluated] = []
        for branch, holds in ((when_true, True), (when_false, False)):
            with self.assuming():
                self.assume(condition, holds)
                guards, value = self.scoped(branch)
            if guards:
                otherwise = logic.negation(condition) if holds else condition
                self.require(logic.any_of([otherwise, logic.all_of(guards)]))
            branches.append(value)
        yes, no = branches
        if isinstance(yes, Translated) and isinstance(no, Translated):
            if yes == no:
                return yes
            of = yes.type if yes.type.name != "null" else no.type
            nullable = yes.type.nullable or no.type.nullable
            syntax = s.Conditional(condition, yes.syntax, no.syntax)
            return Translated(syntax, v.CppType(of.name, of.element, nullable))
        if (
            isinstance(yes, v.Reshaped)
            and isinstance(no, v.Reshaped)
            and (yes.base, yes.element, yes.scalable) == (no.base, no.element, no.scalable)
        ):
            shape = s.Conditional(condition, yes.shape, no.shape)
            return v.Reshaped(yes.base, shape, yes.element, yes.scalable)
        made = (Translated, v.Built, v.Reshaped, v.Chosen)
        if isinstance(yes, made) and isinstance(no, made):
            return v.Chosen(condition, yes, no)
        self.fail("a choice between values of different kinds")

    # --- what the other parts of the translator do -----------------------------------------------

    def value(self, expression: c.Expression) -> v.Evaluated:
        raise NotImplementedError

    def sequence(self, value: v.Evaluated) -> Translated:
        raise NotImplementedError

    def evaluated(self, expressions: Iterable[c.Expression]) -> tuple[v.Evaluated, ...]:
        return tuple(self.value(expression) for expression in expressions)


def _returns(statements: tuple[c.Statement, ...]) -> bool:
    """Whether the statements always end with a result."""
    if not statements:
        return False
    last = statements[-1]
    if isinstance(last, c.If):
        return _returns(last.when_true) and _returns(last.when_false)
    return isinstance(last, c.Return)


def _returns_inside(statements: tuple[c.Statement, ...]) -> Iterator[c.Return]:
    for statement in statements:
        match statement:
            case c.Return():
                yield statement
            case c.If():
                yield from _returns_inside(statement.when_true)
                yield from _returns_inside(statement.when_false)
            case c.RangeFor():
                yield from _returns_inside(statement.body)
            case _:
                pass


def _is_assertion(expression: c.Expression) -> bool:
    return (
        isinstance(expression, c.Call)
        and isinstance(expression.function, c.Name)
        and expression.function.qualified == "assert"
    )

"""The bodies of lambdas and functions: their statements, as conditions and as values."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

from odsgen.spec import predicate_expression as s
from odsgen.tablegen.cpp import logic
from odsgen.tablegen.cpp import syntax as c
from odsgen.tablegen.cpp import values as v
from odsgen.tablegen.cpp.values import Translated

if TYPE_CHECKING:
    from odsgen.tablegen.cpp.translator import Translator


def called(
    translator: Translator, lambda_: c.Lambda, arguments: tuple[c.Expression, ...]
) -> s.PredicateSyntax:
    closure = v.Closure(lambda_, dict(translator.names))
    return translator.apply_as_condition(closure, translator.evaluated(arguments))


_Result = TypeVar("_Result")

#: How many lambdas may be called inside each other.
MAX_CALLS = 32


@contextmanager
def _inside(
    translator: Translator, closure: v.Closure, arguments: tuple[v.Evaluated, ...]
) -> Iterator[None]:
    parameters = closure.lambda_.parameters
    if len(parameters) != len(arguments):
        translator.fail(f"a lambda of {len(parameters)} parameters is given {len(arguments)}")
    translator.calls += 1
    if translator.calls > MAX_CALLS:
        translator.fail("lambdas inside each other")
    outer = translator.names
    translator.names = dict(closure.names)
    for parameter, argument in zip(parameters, arguments, strict=True):
        translator.names[parameter.name] = argument
    try:
        yield
    finally:
        translator.names = outer
        translator.calls -= 1


def apply_as_condition(
    translator: Translator, closure: v.Closure, arguments: tuple[v.Evaluated, ...]
) -> s.PredicateSyntax:
    with _inside(translator, closure, arguments):
        return _body_condition(translator, closure.lambda_.body)


def apply(
    translator: Translator, closure: v.Closure, arguments: tuple[v.Evaluated, ...]
) -> v.Evaluated:
    with _inside(translator, closure, arguments):
        return _body_value(translator, closure.lambda_.body)


def _body_condition(
    translator: Translator, statements: tuple[c.Statement, ...]
) -> s.PredicateSyntax:
    return _body(
        translator,
        statements,
        translator.truth,
        translator.choice,
        lambda loop, rest: _loop(translator, loop, rest),
    )


def _body_value(translator: Translator, statements: tuple[c.Statement, ...]) -> v.Evaluated:
    return _body(translator, statements, translator.value, translator.chosen, None)


def _body(
    translator: Translator,
    statements: tuple[c.Statement, ...],
    read: Callable[[c.Expression], _Result],
    choose: Callable[[s.PredicateSyntax, Callable[[], _Result], Callable[[], _Result]], _Result],
    read_loop: Callable[[c.RangeFor, tuple[c.Statement, ...]], _Result] | None,
) -> _Result:
    """The result of the statements: what is returned is read as a condition or as a value."""

    def following(statements: tuple[c.Statement, ...]) -> _Result:
        return _body(translator, statements, read, choose, read_loop)

    translator.step()
    if not statements:
        translator.fail("a lambda may end without a result")
    first, rest = statements[0], statements[1:]
    match first:
        case c.Return(value=value) if value is not None:
            return read(value)
        case c.Declaration():
            _declare(translator, first)
            return following(rest)
        case c.If():
            outer = dict(translator.names)
            if first.declaration is not None:
                _declare(translator, first.declaration)
            names = dict(translator.names)

            def branch(body: tuple[c.Statement, ...]) -> _Result:
                translator.names = dict(names)
                return following(body if _returns(body) else (*body, *rest))

            found = choose(
                translator.truth(first.condition),
                lambda: branch(first.when_true),
                lambda: branch(first.when_false),
            )
            translator.names = outer
            return found
        case c.RangeFor() if read_loop is not None:
            return read_loop(first, rest)
        case c.ExpressionStatement() if _is_assertion(first.value):
            return following(rest)
    translator.fail("a statement changes something")


def _loop(
    translator: Translator, loop: c.RangeFor, rest: tuple[c.Statement, ...]
) -> s.PredicateSyntax:
    """``for (x : xs) if (c) return k;``: all or any of the elements."""
    sequence = translator.sequence(translator.value(loop.sequence))
    element = sequence.type.element or v.UNKNOWN
    answers = {statement.value for statement in _returns_inside(loop.body)}
    if len(answers) != 1:
        translator.fail("a loop that gives different results")
    [answer] = answers
    if not isinstance(answer, c.Boolean):
        translator.fail("a loop that gives other than true or false")
    name = translator.fresh_name(loop.name)
    outer = dict(translator.names)
    translator.names[loop.name] = Translated(s.Name(name), element)
    body = loop.body if _returns(loop.body) else (*loop.body, c.Return(c.Boolean(not answer.value)))
    guards, test = translator.scoped(lambda: _body_condition(translator, body))
    translator.names = outer
    translator.local_names.discard(name)
    function = "any" if answer.value else "all"
    of_elements = s.Comprehension(
        function, logic.all_of([*guards, test]), (name,), sequence.syntax, None
    )
    following_guards, following = translator.scoped(lambda: _body_condition(translator, rest))
    after = logic.all_of([*following_guards, following])
    if answer.value:
        return logic.any_of([of_elements, after])
    return logic.all_of([of_elements, after])


def _declare(translator: Translator, declaration: c.Declaration) -> None:
    if declaration.value is None:
        translator.fail(f"the variable '{declaration.name}' is declared without a value")
    translator.names[declaration.name] = translator.value(declaration.value)


def inlined(
    translator: Translator,
    function: c.Lambda,
    arguments: tuple[v.Evaluated, ...],
    this: Translated | None = None,
) -> v.Evaluated:
    """The value of a function's body for the arguments."""
    typed = tuple(
        declared_as(translator, argument, parameter.type)
        for argument, parameter in zip(arguments, function.parameters, strict=True)
    )
    closure = v.Closure(function, {} if this is None else {"this": this})
    returns = function.returns
    if returns is not None and returns.name.qualified == "bool":
        return Translated(translator.apply_as_condition(closure, typed), v.BOOL)
    return translator.apply(closure, typed)


def declared_as(translator: Translator, value: v.Evaluated, of: c.TypeName) -> v.Evaluated:
    """An argument where a parameter of the type is declared: a value stands for its type."""
    if isinstance(value, Translated) and value.type.name == v.VALUE.name:
        if v.type_of_name(of.name, translator.table) == v.TYPE:
            return translator.type_of_value(translator.present(value))
    return value


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

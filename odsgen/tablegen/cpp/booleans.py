"""Conditions: boolean operators, choices, values that C++ converts to bool."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from odsgen.spec import predicate_expression as s
from odsgen.tablegen.cpp import logic
from odsgen.tablegen.cpp import syntax as c
from odsgen.tablegen.cpp import values as v
from odsgen.tablegen.cpp.logic import dotted
from odsgen.tablegen.cpp.statements import called
from odsgen.tablegen.cpp.values import Translated, Untranslatable

if TYPE_CHECKING:
    from odsgen.tablegen.cpp.translator import Translator


def truth(translator: Translator, expression: c.Expression) -> s.PredicateSyntax:
    """The expression as a condition."""
    match expression:
        case c.Boolean(value=value):
            return s.Literal(value)
        case c.Binary(operator="&&" | "||"):
            return _junction(translator, expression)
        case c.Unary(operator="!"):
            return logic.negation(translator.truth(expression.operand))
        case c.Conditional():
            return translator.choice(
                translator.truth(expression.condition),
                lambda: translator.truth(expression.when_true),
                lambda: translator.truth(expression.when_false),
            )
        case c.Call(function=c.Lambda() as lambda_) if (
            translator.checks is None or translator.names
        ):
            return called(translator, lambda_, expression.arguments)
        case _:
            return _tested(translator, expression)


def _tested(translator: Translator, expression: c.Expression) -> s.PredicateSyntax:
    """A condition that no other conditions make up; a hand-written check where it cannot be translated."""
    if translator.checks is None or translator.names:
        return translator.as_condition(translator.value(expression))
    guards, assumed = list(translator.guards), dict(translator.assumed)
    try:
        if isinstance(expression, c.Call) and isinstance(expression.function, c.Lambda):
            return called(translator, expression.function, expression.arguments)
        return translator.as_condition(translator.value(expression))
    except Untranslatable as error:
        translator.guards, translator.assumed = guards, assumed
        translator.untranslated.append(error.reason)
        hook = f"{translator.checks.dialect}.{translator.checks.name_of(expression)}"
        return s.Call("hook", (dotted(hook), s.Placeholder(translator.subject)))


def as_condition(translator: Translator, value: v.Evaluated) -> s.PredicateSyntax:
    """A value where C++ converts it to bool."""
    if isinstance(value, v.Built | v.Reshaped):
        return logic.TRUE
    if isinstance(value, v.Chosen):
        return translator.choice(
            value.condition,
            lambda: translator.as_condition(value.when_true),
            lambda: translator.as_condition(value.when_false),
        )
    if not isinstance(value, Translated):
        translator.fail("something that is no truth value is tested")
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
    if value.type.name in translator.table.classes:
        return logic.TRUE
    translator.fail(f"a value of type {value.type} is tested")


def _junction(translator: Translator, expression: c.Binary) -> s.PredicateSyntax:
    conjunctive = expression.operator == "&&"
    operands: list[c.Expression] = []
    pending: list[c.Expression] = [expression]
    while pending:
        operand = pending.pop()
        if isinstance(operand, c.Binary) and operand.operator == expression.operator:
            pending.extend((operand.right, operand.left))
        else:
            operands.append(operand)
    parts = [translator.truth(operands[0])]
    with translator.assuming():
        translator.assume(parts[0], conjunctive)
        for operand in operands[1:]:
            guards, test = translator.scoped(lambda operand=operand: translator.truth(operand))  # type: ignore[misc]
            part = logic.all_of([*guards, test])
            parts.append(part)
            translator.assume(part, conjunctive)
    return logic.all_of(parts) if conjunctive else logic.any_of(parts)


def choice(
    translator: Translator,
    condition: s.PredicateSyntax,
    when_true: Callable[[], s.PredicateSyntax],
    when_false: Callable[[], s.PredicateSyntax],
) -> s.PredicateSyntax:
    branches: list[s.PredicateSyntax] = []
    for branch, holds in ((when_true, True), (when_false, False)):
        if condition == s.Literal(not holds):
            branches.append(logic.FALSE)  # is never reached
            continue
        with translator.assuming():
            translator.assume(condition, holds)
            guards, test = translator.scoped(branch)
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


def chosen(
    translator: Translator,
    condition: s.PredicateSyntax,
    when_true: Callable[[], v.Evaluated],
    when_false: Callable[[], v.Evaluated],
) -> v.Evaluated:
    """One of two values."""
    if isinstance(condition, s.Literal):
        return when_true() if condition.value else when_false()
    branches: list[v.Evaluated] = []
    for branch, holds in ((when_true, True), (when_false, False)):
        with translator.assuming():
            translator.assume(condition, holds)
            guards, value = translator.scoped(branch)
        if guards:
            otherwise = logic.negation(condition) if holds else condition
            translator.require(logic.any_of([otherwise, logic.all_of(guards)]))
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
    translator.fail("a choice between values of different kinds")

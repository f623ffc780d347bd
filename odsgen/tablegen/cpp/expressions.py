"""Expressions of every kind, and sequences of them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from odsgen.spec import predicate_expression as s
from odsgen.tablegen.cpp import syntax as c
from odsgen.tablegen.cpp import values as v
from odsgen.tablegen.cpp.casts import as_type
from odsgen.tablegen.cpp.functions import call_value, member_value
from odsgen.tablegen.cpp.names import name_value, placeholder_value
from odsgen.tablegen.cpp.operators import binary, unary
from odsgen.tablegen.cpp.values import Translated

if TYPE_CHECKING:
    from odsgen.tablegen.cpp.translator import Translator


def evaluated(
    translator: Translator, expressions: Iterable[c.Expression]
) -> tuple[v.Evaluated, ...]:
    return tuple(translator.value(expression) for expression in expressions)


def plain(translator: Translator, expression: c.Expression) -> Translated:
    """The expression as a value of our language, after the condition that it is not null."""
    value = translator.value(expression)
    if isinstance(value, v.Listed | v.Repeated):
        value = translator.sequence(value)
    if not isinstance(value, Translated):
        translator.fail("a value that has no counterpart")
    return translator.present(value)


def value(translator: Translator, expression: c.Expression) -> v.Evaluated:
    translator.step()
    match expression:
        case c.Integer(value=number):
            return Translated(s.Literal(number), v.INT)
        case c.Float(value=real):
            return Translated(s.Literal(real), v.FLOAT)
        case c.String(value=text):
            return Translated(s.Literal(text), v.STRING)
        case c.Character():
            translator.fail("a character")
        case c.Boolean(value=truth):
            return Translated(s.Literal(truth), v.BOOL)
        case c.NullPointer():
            return Translated(s.Literal(None), v.NULL)
        case c.Placeholder():
            return placeholder_value(translator, expression)
        case c.Name():
            return name_value(translator, expression)
        case c.Lambda():
            return v.Closure(expression, dict(translator.names))
        case c.Braces():
            return _braces(translator, expression)
        case c.Subscript():
            return _subscript(translator, expression)
        case c.Unary():
            return unary(translator, expression)
        case c.Binary():
            return binary(translator, expression)
        case c.Conditional():
            return translator.chosen(
                translator.truth(expression.condition),
                lambda: translator.value(expression.when_true),
                lambda: translator.value(expression.when_false),
            )
        case c.Member():
            return member_value(translator, expression)
        case c.Call():
            return call_value(translator, expression)


def _braces(translator: Translator, braces: c.Braces) -> v.Evaluated:
    elements = translator.evaluated(braces.elements)
    if braces.type is None:
        return v.Listed(elements)
    of = v.type_of_name(braces.type.name, translator.table)
    if of is not None and of.name == "tuple":
        return translator.sequence(v.Listed(elements))
    if of is not None and len(elements) == 1 and isinstance(elements[0], Translated):
        return as_type(translator, elements[0], of)
    translator.fail(f"an object of '{braces.type.name.qualified}'")


def sequence(translator: Translator, value: v.Evaluated) -> Translated:
    """The value as a sequence."""
    if isinstance(value, v.Listed):
        element, parts = v.UNKNOWN, []
        for part in value.elements:
            if not isinstance(part, Translated):
                translator.fail("a list of what has no counterpart")
            part = translator.present(part)
            element = part.type
            parts.append(part.syntax)
        return Translated(s.Display(tuple(parts)), v.CppType("tuple", element))
    if not isinstance(value, Translated):
        translator.fail("something that is no sequence")
    value = translator.present(value)
    if value.type.name == "tuple":
        return value
    if value.type.name == "mlir::Region":
        of = v.CppType("tuple", v.CppType("mlir::Block"))
        return Translated(s.Member(value.syntax, "blocks"), of)
    if translator.table.extends(value.type.name, "mlir::ArrayAttr"):
        of = v.CppType("tuple", v.ATTRIBUTE)
        return Translated(s.Member(value.syntax, "elements"), of)
    translator.fail(f"a value of type {value.type} where a sequence is expected")


def _subscript(translator: Translator, expression: c.Subscript) -> v.Evaluated:
    value = translator.value(expression.object)
    sequence = translator.sequence(value)
    index = translator.plain(expression.index)
    if index.type != v.INT:
        translator.fail("an index that is no integer")
    return Translated(
        s.Subscript(sequence.syntax, index.syntax), sequence.type.element or v.UNKNOWN
    )

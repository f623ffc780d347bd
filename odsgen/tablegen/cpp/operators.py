"""Operators: arithmetic, order, equality."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.spec import predicate_expression as s
from odsgen.tablegen.cpp import logic
from odsgen.tablegen.cpp import syntax as c
from odsgen.tablegen.cpp import values as v
from odsgen.tablegen.cpp.algorithms import equal_iterators
from odsgen.tablegen.cpp.logic import compared
from odsgen.tablegen.cpp.values import Translated

if TYPE_CHECKING:
    from odsgen.tablegen.cpp.translator import Translator

_ARITHMETIC = frozenset({"+", "-", "*", "&", "|", "^", "<<", ">>"})
_ORDER = frozenset({"<", "<=", ">", ">="})


def unary(translator: Translator, expression: c.Unary) -> v.Evaluated:
    operator = expression.operator
    if operator == "!":
        return Translated(translator.truth(expression), v.BOOL)
    value = translator.value(expression.operand)
    if operator == "*":
        if isinstance(value, Translated):
            return translator.present(value)
        translator.fail("a dereferenced iterator")
    if operator == "&":
        return value
    if not isinstance(value, Translated) or value.type.name not in ("int", "float", "bool"):
        translator.fail(f"'{operator}' of something that is no number")
    value = translator.present(value)
    if isinstance(value.syntax, s.Literal) and isinstance(value.syntax.value, int):
        number = int(value.syntax.value)
        folded = {"-": -number, "+": number, "~": ~number}[operator]
        return Translated(s.Literal(folded), v.INT)
    if operator == "+":
        return value
    return Translated(s.Unary(operator, value.syntax), value.type)


def binary(translator: Translator, expression: c.Binary) -> v.Evaluated:
    operator = expression.operator
    if operator in ("&&", "||"):
        return Translated(translator.truth(expression), v.BOOL)
    left, right = translator.value(expression.left), translator.value(expression.right)
    if operator in ("==", "!="):
        if isinstance(left, v.Special) or isinstance(right, v.Special):
            same = equal_iterators(translator, left, right)
        else:
            same = translator.equal(left, right)
        return Translated(same if operator == "==" else logic.negation(same), v.BOOL)
    if not isinstance(left, Translated) or not isinstance(right, Translated):
        translator.fail(f"'{operator}' of what has no counterpart")
    left, right = translator.present(left), translator.present(right)
    if operator in _ORDER:
        return Translated(_ordered(translator, operator, left, right), v.BOOL)
    return _arithmetic(translator, operator, left, right)


def _ordered(
    translator: Translator, operator: str, left: Translated, right: Translated
) -> s.PredicateSyntax:
    known = ("int", "float", "str", "bool")
    if left.type.name not in known or right.type.name not in known:
        translator.fail(f"'{operator}' of values of types {left.type} and {right.type}")
    return compared(left.syntax, operator, right.syntax)


def _arithmetic(
    translator: Translator, operator: str, left: Translated, right: Translated
) -> v.Evaluated:
    enum = translator.table.enums.get(left.type.name)
    if enum is not None and left.type == right.type and operator in ("|", "&", "^"):
        return Translated(s.Binary(operator, left.syntax, right.syntax), left.type)
    if left.type.name not in ("int", "bool") or right.type.name not in ("int", "bool"):
        if not {left.type.name, right.type.name} <= {"int", "float"}:
            translator.fail(f"'{operator}' of values of types {left.type} and {right.type}")
    match left.syntax, right.syntax:
        case s.Literal(value=int(a)), s.Literal(value=int(b)):
            return Translated(s.Literal(_folded(translator, operator, int(a), int(b))), v.INT)
    of = v.FLOAT if v.FLOAT in (left.type, right.type) else v.INT
    if operator in ("+", "-") and isinstance(right.syntax, s.Literal):
        number = right.syntax.value
        if isinstance(number, int) and number < 0:
            operator = "-" if operator == "+" else "+"
            right = Translated(s.Literal(-number), v.INT)
        if number == 0:
            return left
    if operator in _ARITHMETIC:
        return Translated(s.Binary(operator, left.syntax, right.syntax), of)
    if operator in ("/", "%"):
        return _divided(translator, operator, left, right)
    translator.fail(f"the operator '{operator}'")


def _divided(
    translator: Translator, operator: str, left: Translated, right: Translated
) -> v.Evaluated:
    """Integer division: C++ rounds to zero, our language down; both agree on what is not negative."""
    positive = isinstance(right.syntax, s.Literal) and (right.syntax.value or 0) > 0  # type: ignore[operator]
    if v.FLOAT in (left.type, right.type):
        translator.fail("a division of floats")
    if not positive:
        translator.require(compared(right.syntax, ">", s.Literal(0)))
    if not _is_never_negative(left.syntax):
        translator.require(compared(left.syntax, ">=", s.Literal(0)))
    symbol = "//" if operator == "/" else "%"
    return Translated(s.Binary(symbol, left.syntax, right.syntax), v.INT)


def _folded(translator: Translator, operator: str, a: int, b: int) -> int:
    match operator:
        case "+":
            return a + b
        case "-":
            return a - b
        case "*":
            return a * b
        case "|":
            return a | b
        case "&":
            return a & b
        case "^":
            return a ^ b
        case "<<" if 0 <= b < 128:
            return a << b
        case ">>" if 0 <= b:
            return a >> min(b, 1 << 20)
        case "/" if b > 0 and a >= 0:
            return a // b
        case "%" if b > 0 and a >= 0:
            return a % b
    translator.fail(f"the operator '{operator}' of {a} and {b}")


def _is_never_negative(syntax: s.PredicateSyntax) -> bool:
    match syntax:
        case s.Literal(value=int(number)):
            return number >= 0
        case s.Call(function="len" | "bit_width"):
            return True
        case s.Member(
            name="rank" | "width" | "num_elements" | "num_dynamic_dims" | "unsigned_value"
        ):
            return True
        case s.Binary(operator="+" | "*" | "//" | "%" | "&", left=left, right=right):
            return _is_never_negative(left) and _is_never_negative(right)
    return False

"""Writes expressions as Python: the one module that knows how Python spells them.

Parentheses follow the precedence of the operators (Python Language Reference, "Operator precedence"); the formatter gives the
line breaks.
"""

from __future__ import annotations

import math
from enum import IntEnum
from itertools import starmap

from odsgen.codegen.python import expressions as e


class _Precedence(IntEnum):
    """How tightly the operators bind."""

    LAMBDA = 0
    CONDITIONAL = 1
    OR = 2
    AND = 3
    NOT = 4
    COMPARISON = 5
    BIT_OR = 6
    BIT_XOR = 7
    BIT_AND = 8
    SHIFT = 9
    SUM = 10
    PRODUCT = 11
    SIGN = 12
    PRIMARY = 13


_OPERATORS = ("|", "^", "&", "<< >>", "+ -", "* // %")  # each binds more tightly than those before
_BINARY = {
    operator: _Precedence(_Precedence.BIT_OR + number)
    for number, operators in enumerate(_OPERATORS)
    for operator in operators.split()
}

_LONG_CHOICE = 60  # characters


def expression_text(expression: e.Expression) -> str:
    """The Python of an expression, on one line."""
    return _Writer('"').text(expression)


def string_literal(text: str) -> str:
    """A literal in double quotes, the form that the formatter keeps; characters outside ASCII stay readable."""
    return f'"{_escaped(text, chr(34))}"'


def printable(text: str) -> str:
    """The text with escapes for line ends, control characters and those that turn the direction of what follows.

    So nothing in a generated file is other code than it looks.
    """
    if text.isprintable():
        return text
    return "".join(
        character if character.isprintable() else repr(character)[1:-1] for character in text
    )


_QUOTES = frozenset("\"'")


def _escaped(text: str, quote: str) -> str:
    return printable(text.replace("\\", "\\\\").replace(quote, "\\" + quote))


class _Writer:
    """Writes expressions with strings in one kind of quotes: inside an f-string only the other kind may stand."""

    def __init__(self, quote: str) -> None:
        self._quote = quote
        #: The quotes and backslashes that stand in what has been written.
        self._marks: set[str] = set()

    def text(self, expression: e.Expression) -> str:
        return self._written(expression)[0]

    def _within(self, expression: e.Expression, least: _Precedence) -> str:
        """The text, in parentheses if it binds less tightly than ``least``."""
        text, precedence = self._written(expression)
        return text if precedence >= least else f"({text})"

    def _primary(self, expression: e.Expression) -> str:
        if isinstance(expression, e.Literal) and type(expression.value) in (int, float):
            return f"({self.text(expression)})"
        return self._within(expression, _Precedence.PRIMARY)

    def _written(self, expression: e.Expression) -> tuple[str, _Precedence]:
        primary = _Precedence.PRIMARY
        match expression:
            case e.Name(id=id):
                return id, primary
            case e.Literal():
                return self._literal(expression)
            case e.Member(value=value, name=name):
                return f"{self._primary(value)}.{name}", primary
            case e.Item(value=value, index=index):
                return f"{self._primary(value)}[{self.text(index)}]", primary
            case e.Part(value=value, first=first, last=last):
                bounds = ["" if b is None else self.text(b) for b in (first, last)]
                return f"{self._primary(value)}[{':'.join(bounds)}]", primary
            case e.Call(function=function, arguments=arguments, named=named):
                given = [
                    self._argument(argument, len(arguments) + len(named)) for argument in arguments
                ]
                given += [f"{name}={self._element(value)}" for name, value in named]
                return f"{self._primary(function)}({', '.join(given)})", primary
            case e.Unpacked(value=value):
                return f"*{self._within(value, _Precedence.BIT_OR)}", _Precedence.LAMBDA
            case e.Sequence():
                return self._sequence(expression), primary
            case e.Mapping(entries=entries):
                return f"{{{', '.join(starmap(self._entry, entries))}}}", primary
            case e.Not(value=e.Comparison(rest=(_, _, *_)) as value):  # clearer in parentheses
                return f"not ({self.text(value)})", _Precedence.NOT
            case e.Not(value=value):
                return f"not {self._within(value, _Precedence.NOT)}", _Precedence.NOT
            case e.And(parts=parts):
                return self._junction(parts, "and", _Precedence.AND)
            case e.Or(parts=parts):
                return self._junction(parts, "or", _Precedence.OR)
            case e.Comparison(first=first, rest=rest):
                text = self._within(first, _Precedence.BIT_OR)
                for operator, operand in rest:
                    text += f" {operator} {self._within(operand, _Precedence.BIT_OR)}"
                return text, _Precedence.COMPARISON
            case e.Binary(operator=operator, left=left, right=right):
                level = _BINARY[operator]
                texts = self._within(left, level), self._within(right, _Precedence(level + 1))
                return f" {operator} ".join(texts), level
            case e.Signed(operator=operator, value=value):
                return f"{operator}{self._within(value, _Precedence.SIGN)}", _Precedence.SIGN
            case e.Choice(condition=condition, when_true=when_true, when_false=when_false):
                test = self._within(condition, _Precedence.OR)
                yes = self._within(when_true, _Precedence.OR)
                no = self._within(when_false, _Precedence.CONDITIONAL)
                return f"{yes} if {test} else {no}", _Precedence.CONDITIONAL
            case e.Comprehension(is_list=is_list):
                text = self._comprehension(expression)
                return (f"[{text}]" if is_list else f"({text})"), primary
            case e.Assigned(name=name, value=value):
                return f"({name} := {self.text(value)})", primary
            case e.Formatted():
                return self._formatted(expression)
            case e.Lambda(parameters=parameters, value=value):
                head = f"lambda {', '.join(parameters)}" if parameters else "lambda"
                return f"{head}: {self._within(value, _Precedence.LAMBDA)}", _Precedence.LAMBDA
            case _:
                raise AssertionError(expression)

    def _literal(self, literal: e.Literal) -> tuple[str, _Precedence]:
        value = literal.value
        if isinstance(value, str):
            return self._in_quotes(self._escaped(value)), _Precedence.PRIMARY
        if value is None or isinstance(value, bool):
            return repr(value), _Precedence.PRIMARY
        if isinstance(value, float) and not math.isfinite(value):
            return f"float({self._in_quotes(str(value))})", _Precedence.PRIMARY
        text = str(int(value)) if isinstance(value, int) else repr(value)
        is_negative = value < 0 or (isinstance(value, float) and math.copysign(1, value) < 0)
        return text, _Precedence.SIGN if is_negative else _Precedence.PRIMARY

    def _in_quotes(self, text: str) -> str:
        self._marks.add(self._quote)
        return f"{self._quote}{text}{self._quote}"

    def _escaped(self, value: str) -> str:
        """The value as written between quotes; its quotes, and a backslash if it has any, are added to the marks."""
        escaped = _escaped(value, self._quote)
        if escaped != value:
            self._marks.add("\\")
        self._marks.update(_QUOTES & set(value))
        return escaped

    def _argument(self, argument: e.Expression, count: int) -> str:
        """An argument of a call; a name for it, or a generator that stands alone, needs no parentheses."""
        if isinstance(argument, e.Assigned):
            return f"{argument.name} := {self.text(argument.value)}"
        if isinstance(argument, e.Comprehension) and not argument.is_list and count == 1:
            return self._comprehension(argument)
        return self._element(argument)

    def _element(self, element: e.Expression) -> str:
        """One of several; a choice that is long in parentheses, in which formatters of all kinds break it alike."""
        text, precedence = self._written(element)
        is_long = precedence is _Precedence.CONDITIONAL and len(text) > _LONG_CHOICE
        return f"({text})" if is_long else text

    def _comprehension(self, comprehension: e.Comprehension) -> str:
        text = (
            f"{self.text(comprehension.element)} for {', '.join(comprehension.targets)} "
            f"in {self._within(comprehension.iterable, _Precedence.OR)}"
        )
        for target, iterable in comprehension.inner:
            text += f" for {target} in {self._within(iterable, _Precedence.OR)}"
        if comprehension.condition is not None:
            text += f" if {self._within(comprehension.condition, _Precedence.OR)}"
        return text

    def _sequence(self, sequence: e.Sequence) -> str:
        opening, closing = sequence.brackets.value
        listed = ", ".join(map(self._element, sequence.elements))
        if sequence.brackets is e.Brackets.TUPLE and len(sequence.elements) == 1:
            listed += ","
        return f"{opening}{listed}{closing}"

    def _entry(self, key: e.Expression | None, value: e.Expression) -> str:
        if key is None:
            return f"**{self._within(value, _Precedence.BIT_OR)}"
        return f"{self.text(key)}: {self._element(value)}"

    def _junction(
        self, parts: tuple[e.Expression, ...], operator: str, precedence: _Precedence
    ) -> tuple[str, _Precedence]:
        texts = []
        for part in parts:
            text, level = self._written(part)
            # Python needs no parentheses around "and" in "or"; readers do.
            is_other = {precedence, level} == {_Precedence.AND, _Precedence.OR}
            texts.append(f"({text})" if is_other or level < precedence else text)
        return f" {operator} ".join(texts), precedence

    def _formatted(self, formatted: e.Formatted) -> tuple[str, _Precedence]:
        """An f-string; up to Python 3.11 its values hold neither its quotes nor a backslash."""
        inner = _Writer("'" if self._quote == '"' else '"')
        held = [piece for piece in formatted.pieces if not isinstance(piece, str)]
        values = [inner.text(value) for value in held]
        self._marks |= inner._marks
        if inner._marks & {"\\", self._quote} or any(value[0] == "{" for value in values):
            return self._concatenated(formatted)
        given = iter(values)
        text = "".join(
            (
                self._escaped(piece.replace("{", "{{").replace("}", "}}"))
                if isinstance(piece, str)
                else f"{{{next(given)}}}"
            )
            for piece in formatted.pieces
        )
        return f"f{self._in_quotes(text)}", _Precedence.PRIMARY

    def _concatenated(self, formatted: e.Formatted) -> tuple[str, _Precedence]:
        """The same string put together with `+`."""
        texts = [
            self.text(e.Literal(piece)) if isinstance(piece, str) else f"str({self.text(piece)})"
            for piece in formatted.pieces
        ]
        return " + ".join(texts), _Precedence.SUM

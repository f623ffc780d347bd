"""Constraint expressions: ``Variadic<AnyTypeOf<[F32, I64]>>``, ``ConfinedAttr<I64Attr, [IntMinValue<0>]>``.

The notation is TableGen's for the use of a class (TableGen Programmer's Reference, "Values"), so that what is
written in ODS can be written here::

    expression := name [ "<" [argument {"," argument}] ">" ] | "$" name | literal | "[" [expression {"," …}] "]"
    argument   := [name "="] expression
    literal    := integer | float | string | "true" | "false"

A string stands in single or double quotes, or as code between ``[{`` and ``}]``. Names may have dots
(``toy.yield``) and may begin with a digit, as ``0DTensorOf`` does.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import TypeVar

from odsgen.spec.expression_errors import ExpressionError

#: How deep the brackets of an expression may nest.
MAX_NESTING = 64


@dataclass(frozen=True, slots=True)
class NameExpression:
    """A name with its arguments in angle brackets; ``arguments`` is None without brackets."""

    name: str
    arguments: tuple[Argument, ...] | None = None
    offset: int = field(default=0, compare=False)
    text: str = field(default="", compare=False, repr=False)

    def __str__(self) -> str:
        if self.arguments is None:
            return self.name
        return f"{self.name}<{', '.join(map(str, self.arguments))}>"


@dataclass(frozen=True, slots=True)
class ParameterExpression:
    """``$T``: a parameter of the class in whose body the expression stands."""

    name: str
    offset: int = field(default=0, compare=False)
    text: str = field(default="", compare=False, repr=False)

    def __str__(self) -> str:
        return f"${self.name}"


@dataclass(frozen=True, slots=True)
class LiteralExpression:
    """An integer, a float, a string or a truth value."""

    value: bool | int | float | str
    offset: int = field(default=0, compare=False)
    text: str = field(default="", compare=False, repr=False)

    def __str__(self) -> str:
        if isinstance(self.value, bool):
            return "true" if self.value else "false"
        if isinstance(self.value, str):
            return quoted(self.value)
        return str(self.value)


@dataclass(frozen=True, slots=True)
class ListExpression:
    """``[F32, F64]``."""

    elements: tuple[ConstraintExpression, ...]
    offset: int = field(default=0, compare=False)
    text: str = field(default="", compare=False, repr=False)

    def __str__(self) -> str:
        return f"[{', '.join(map(str, self.elements))}]"


ConstraintExpression = NameExpression | ParameterExpression | LiteralExpression | ListExpression


@dataclass(frozen=True, slots=True)
class Argument:
    """An argument of a name, by position or by name (``summary = "…"``)."""

    value: ConstraintExpression
    name: str | None = None
    offset: int = field(default=0, compare=False)

    def __str__(self) -> str:
        return str(self.value) if self.name is None else f"{self.name} = {self.value}"


def quoted(text: str) -> str:
    """``text`` as a string literal of the language."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return '"' + escaped.replace("\t", "\\t") + '"'


def parse_constraint_expression(text: str) -> ConstraintExpression:
    """Read the whole of ``text``; raises ExpressionError with the offset and what was expected there.

    Every part of the tree keeps the text that it came from: parameters bring parts of others.
    """
    parser = ConstraintParser(text)
    expression = parser.parse_expression()
    parser.parse_end()
    return expression


def substitute(
    expression: ConstraintExpression, parameters: Mapping[str, ConstraintExpression]
) -> ConstraintExpression:
    """The expression with the ``$`` parameters that ``parameters`` has replaced by their values."""
    match expression:
        case ParameterExpression():
            return parameters.get(expression.name, expression)
        case ListExpression():
            return replace(
                expression, elements=tuple(substitute(e, parameters) for e in expression.elements)
            )
        case NameExpression(arguments=tuple(arguments)):
            return replace(
                expression,
                arguments=tuple(
                    replace(a, value=substitute(a.value, parameters)) for a in arguments
                ),
            )
    return expression


def parameters_of(expression: ConstraintExpression) -> Iterator[ParameterExpression]:
    """Every ``$`` parameter that the expression mentions, in the order of the text."""
    match expression:
        case ParameterExpression():
            yield expression
        case ListExpression():
            for element in expression.elements:
                yield from parameters_of(element)
        case NameExpression(arguments=tuple(arguments)):
            for argument in arguments:
                yield from parameters_of(argument.value)


_BLANKS = re.compile(r"\s*")
_NAME = re.compile(r"[A-Za-z_][\w$]*(?:\.[A-Za-z_][\w$]*)*|[0-9]+[A-Za-z_]\w*", re.ASCII)
_NUMBER = re.compile(
    r"[-+]?(?:0x[0-9a-fA-F]+|0b[01]+|[0-9]+(?:\.[0-9]*(?:[eE][-+]?[0-9]+)?|[eE][-+]?[0-9]+)?)",
    re.ASCII,
)
_PARAMETER = re.compile(r"\$([A-Za-z_]\w*)", re.ASCII)
_STRING = re.compile(r"'((?:[^'\\]|\\.)*)'|\"((?:[^\"\\]|\\.)*)\"", re.DOTALL)
_ESCAPE = re.compile(r"\\(.)", re.DOTALL)
_ESCAPES = {"n": "\n", "t": "\t", "\\": "\\", "'": "'", '"': '"'}
_MAX_DIGITS = 100
_Part = TypeVar("_Part")


class ConstraintParser:
    """Reads constraint expressions out of a text from an offset on."""

    def __init__(self, text: str, offset: int = 0) -> None:
        self.text = text
        self.offset = offset
        self._depth = 0

    def error(self, message: str, offset: int | None = None) -> ExpressionError:
        return ExpressionError(message, self.text, self.offset if offset is None else offset)

    def parse_end(self) -> None:
        if self._next():
            raise self.error(f"expected the end of the expression, but got '{self._shown()}'")

    def parse_expression(self) -> ConstraintExpression:
        first = self._next()
        start = self.offset
        if first == "[":
            return self._parse_list()
        if first == "$":
            if parameter := _PARAMETER.match(self.text, start):
                self.offset = parameter.end()
                return ParameterExpression(parameter[1], start, self.text)
            raise self.error("expected the name of a parameter after '$'", start + 1)
        if first in ("'", '"') and first:
            return LiteralExpression(self._parse_string(), start, self.text)
        if name := _NAME.match(self.text, start):
            return self._parse_name(name)
        if number := _NUMBER.match(self.text, start):
            return self._parse_number(number)
        found = f"'{self._shown()}'" if first else "the end of the expression"
        raise self.error(f"expected a name, a literal or a list, but got {found}")

    def _parse_name(self, match: re.Match[str]) -> ConstraintExpression:
        start, name = match.start(), match[0]
        if "0x" in name[:2] and (number := _NUMBER.match(self.text, start)):
            return self._parse_number(number)
        if name[0].isdigit() and (number := _NUMBER.match(self.text, start)):
            if number.end() >= match.end():  # 1e5
                return self._parse_number(number)
        self.offset = match.end()
        if self._next() != "<":
            if name in ("true", "false"):
                return LiteralExpression(name == "true", start, self.text)
            return NameExpression(name, None, start, self.text)
        arguments = self._parse_separated(self._parse_argument, ">")
        return NameExpression(name, tuple(arguments), start, self.text)

    def _parse_number(self, match: re.Match[str]) -> ConstraintExpression:
        self.offset = match.end()
        text = match[0]
        if len(text) > _MAX_DIGITS:
            raise self.error(f"a number may have at most {_MAX_DIGITS} digits", match.start())
        digits = text.lstrip("+-")
        value: int | float
        if digits.startswith(("0x", "0b")):
            value = int(text, 0)
        elif digits.isdigit():
            value = int(text)
        else:
            value = float(text)
        return LiteralExpression(value, match.start(), self.text)

    def _parse_string(self) -> str:
        start = self.offset
        match = _STRING.match(self.text, start)
        if match is None:
            raise self.error("this string has no closing quote", start)
        for escape in _ESCAPE.finditer(match[0]):
            if escape[1] not in _ESCAPES:
                raise self.error(
                    f"unknown escape '\\{escape[1]}' in a string", start + escape.start()
                )
        self.offset = match.end()
        return _ESCAPE.sub(lambda m: _ESCAPES[m[1]], match[1] if match[1] is not None else match[2])

    def _parse_list(self) -> ConstraintExpression:
        start = self.offset
        if self.text.startswith("[{", start):
            end = self.text.find("}]", start)
            if end < 0:
                raise self.error("this code has no closing '}]'", start)
            self.offset = end + 2
            return LiteralExpression(self.text[start + 2 : end].strip(), start, self.text)
        elements = self._parse_separated(self.parse_expression, "]")
        return ListExpression(tuple(elements), start, self.text)

    def _parse_argument(self) -> Argument:
        self._next()
        start = self.offset
        if name := _NAME.match(self.text, start):
            self.offset = name.end()
            if self._next() == "=" and not self.text.startswith("==", self.offset):
                self.offset += 1
                return Argument(self.parse_expression(), name[0], start)
            self.offset = start
        return Argument(self.parse_expression(), None, start)

    def _parse_separated(self, part: Callable[[], _Part], close: str) -> list[_Part]:
        opened = self.offset
        self._depth += 1
        if self._depth > MAX_NESTING:
            raise self.error(f"an expression may nest at most {MAX_NESTING} brackets deep")
        self.offset += 1
        parts: list[_Part] = []
        if self._next() != close:
            parts.append(part())
            while self._next() == ",":
                self.offset += 1
                parts.append(part())
        if self._next() != close:
            found = f"'{self._shown()}'" if self._next() else "the end of the expression"
            raise self.error(
                f"expected ',' or '{close}' after this '{self.text[opened]}', but got {found}"
            )
        self.offset += 1
        self._depth -= 1
        return parts

    def _next(self) -> str:
        """The next character that is no blank, "" at the end; moves to it."""
        match = _BLANKS.match(self.text, self.offset)
        if match is not None:
            self.offset = match.end()
        return self.text[self.offset : self.offset + 1]

    def _shown(self) -> str:
        match = _NAME.match(self.text, self.offset) or _NUMBER.match(self.text, self.offset)
        return match[0] if match else self.text[self.offset : self.offset + 1]

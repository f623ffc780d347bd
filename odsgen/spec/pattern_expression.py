"""Patterns as a spec writes them: ``(transpose (transpose:$inner $input))``.

The notation is that of TableGen's dags in DRR (Table-driven Declarative Rewrite Rule, "Rule Definition")::

    dag      := "(" operator [":" symbol] [argument {"," argument}] ")"
    operator := name                      an operation, a native call, a constraint or a directive
    argument := dag | symbol | string | constraint [":" symbol]
    symbol   := "$" name

A constraint is a constraint expression, a literal or the case of an enum.  A string stands in quotes.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from odsgen.places import Place
from odsgen.spec.constraint_expression import (
    ConstraintExpression,
    ConstraintParser,
    LiteralExpression,
    NameExpression,
)
from odsgen.spec.expression_errors import ExpressionError

#: How deep the parentheses of a pattern may nest.
MAX_NESTING = 32
#: How many arguments and operations a pattern may have.
MAX_PARTS = 2000

_BLANKS = re.compile(r"\s*")
_SYMBOL = re.compile(r"\$([A-Za-z_]\w*)", re.ASCII)
_OPERATOR = re.compile(r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*", re.ASCII)
_CONSTRAINT = re.compile(
    r"\s*\(\s*(?!not\b)(?:[A-Za-z_][\w.]*\s*[<:$)]|[A-Z][\w.]*\s+\()", re.ASCII
)


@dataclass(frozen=True, slots=True)
class PatternSymbol:
    """``$name``; ``$_`` names nothing."""

    name: str
    offset: int = field(default=0, compare=False)

    @property
    def is_ignored(self) -> bool:
        """Whether it is ``$_``."""
        return self.name == "_"


@dataclass(frozen=True, slots=True)
class PatternLeaf:
    """An argument that is no dag: a symbol, a constraint, or both."""

    constraint: ConstraintExpression | None
    symbol: PatternSymbol | None
    offset: int = field(default=0, compare=False)

    @property
    def string(self) -> str | None:
        """The text of a string in quotes, else None."""
        value = self.constraint.value if isinstance(self.constraint, LiteralExpression) else None
        return value if isinstance(value, str) else None


@dataclass(frozen=True, slots=True)
class PatternDag:
    """An operation, a native call, a constraint or a directive with its arguments."""

    operator: str
    symbol: PatternSymbol | None
    arguments: tuple[PatternDag | PatternLeaf, ...]
    offset: int = field(default=0, compare=False)  # of its operator
    text: str = field(default="", compare=False, repr=False)
    constraint: ConstraintExpression | None = field(default=None, compare=False, repr=False)

    def error(
        self, message: str, offset: int | None = None, hint: str | None = None
    ) -> PatternError:
        """The error of the dag, at its operator or at an offset of the text."""
        return PatternError(message, self.text, self.offset if offset is None else offset, hint)

    def place(self, offset: int | None = None) -> Place | None:
        """Where the dag stands in the spec."""
        return self.error("", offset).place


class PatternError(ExpressionError):
    """Something is wrong in a pattern."""


def parse_pattern(text: str) -> PatternDag:
    """Read a whole pattern; raises PatternError with the offset and what was expected there."""
    parser = _PatternParser(text)
    dag = parser.parse_dag()
    parser.parse_end()
    return dag


def is_constraint_dag(text: str) -> bool:
    """Whether an entry of `where` is a constraint with symbols, ``(F32Tensor $x)``, and no predicate."""
    return _CONSTRAINT.match(text) is not None


class _PatternParser:
    def __init__(self, text: str) -> None:
        self.text = text
        self.offset = 0
        self._depth = 0
        self._parts = 0

    def parse_dag(self) -> PatternDag:
        if self._next() != "(":
            raise self._error(f"expected '(', but got {self._found()}")
        opened = self.offset
        self._depth += 1
        if self._depth > MAX_NESTING:
            raise self._error(f"a pattern may nest at most {MAX_NESTING} parentheses deep")
        self.offset += 1
        self._next()
        start = self.offset
        operator = _OPERATOR.match(self.text, start)
        if operator is None:
            raise self._error(
                f"expected an operation, a native call or a directive, but got {self._found()}"
            )
        constraint: ConstraintExpression | None = None
        self.offset = operator.end()
        if self._next() == "<":
            self.offset = start
            constraint = self._parse_constraint()
        symbol = self._parse_optional_name()
        arguments: list[PatternDag | PatternLeaf] = []
        if self._next() != ")":
            arguments.append(self._parse_argument())
            while self._next() == ",":
                self.offset += 1
                arguments.append(self._parse_argument())
        if self._next() != ")":
            hint = "a comma separates the arguments" if self._next() in ("(", "$") else None
            raise PatternError(
                f"expected ',' or ')' after the '(' at column {opened + 1} of the pattern, "
                f"but got {self._found()}",
                self.text,
                self.offset,
                hint,
            )
        self.offset += 1
        self._depth -= 1
        return PatternDag(operator[0], symbol, tuple(arguments), start, self.text, constraint)

    def _parse_argument(self) -> PatternDag | PatternLeaf:
        self._parts += 1
        if self._parts > MAX_PARTS:
            raise self._error(f"a pattern may have at most {MAX_PARTS} parts")
        first = self._next()
        start = self.offset
        if first == "(":
            dag = self.parse_dag()
            if self._next() == ":":
                raise PatternError(
                    "a symbol cannot follow the ')' of what it names",
                    self.text,
                    self.offset,
                    f"write it after the operator: ({dag.operator}:$name …)",
                )
            return dag
        if first == "$":
            return PatternLeaf(None, self._parse_symbol(), start)
        if first in ("", ",", ")"):
            raise self._error(f"expected an argument, but got {self._found()}")
        constraint = self._parse_constraint()
        return PatternLeaf(constraint, self._parse_optional_name(), start)

    def _parse_constraint(self) -> ConstraintExpression:
        parser = ConstraintParser(self.text, self.offset)
        expression = parser.parse_expression()
        self.offset = parser.offset
        return expression

    def _parse_optional_name(self) -> PatternSymbol | None:
        if self._next() != ":":
            return None
        self.offset += 1
        if self._next() != "$":
            raise self._error(f"expected a symbol such as $x after ':', but got {self._found()}")
        return self._parse_symbol()

    def _parse_symbol(self) -> PatternSymbol:
        match = _SYMBOL.match(self.text, self.offset)
        if match is None:
            raise self._error("expected the name of a symbol after '$'", self.offset + 1)
        self.offset = match.end()
        return PatternSymbol(match[1], match.start())

    def parse_end(self) -> None:
        if self._next():
            raise self._error(f"expected the end of the pattern, but got {self._found()}")

    def _next(self) -> str:
        match = _BLANKS.match(self.text, self.offset)
        if match is not None:
            self.offset = match.end()
        return self.text[self.offset : self.offset + 1]

    def _found(self) -> str:
        shown = self._next()
        if not shown:
            return "the end of the pattern"
        word = _OPERATOR.match(self.text, self.offset) or _SYMBOL.match(self.text, self.offset)
        return f"'{word[0] if word else shown}'"

    def _error(self, message: str, offset: int | None = None) -> PatternError:
        return PatternError(message, self.text, self.offset if offset is None else offset)


def written_name(expression: ConstraintExpression | None) -> str | None:
    """The name that an expression consists of, without arguments; None of any other."""
    if isinstance(expression, NameExpression) and expression.arguments is None:
        return expression.name
    return None

"""The language of predicates: ``isa($_self, VectorType) and $_self.rank > 0``.

It reads as Python and is a small part of it: an expression is checked against what types, attributes and values
offer before anything is made of it, and cannot do anything but look at them::

    expression  := logical ["if" logical "else" expression]
    logical     := comparisons joined by "and", "or", "not", parentheses
    comparison  := sum {("==" | "!=" | "<" | "<=" | ">" | ">=" | "in" | "not in" | "is" | "is not") sum}
    sum         := operands joined by + - * // % & | ^ >> << and the signs + - ~
    operand     := primary {"." name | "." name "(" … ")" | "[" expression "]" | "[" [from] ":" [to] "]"}
    primary     := literal | "$" name | name ["(" arguments ")"] | "(" … ")" | "[" … "]"
    arguments   := expressions separated by commas | expression "for" name {"," name} "in" expression ["if" expression]

``$_self`` is what the predicate is about, ``$_op`` the operation, ``$lhs`` its operand, result or attribute of that
name. ``satisfies(value, TensorOf<[F32]>)`` takes a constraint expression.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from odsgen.spec.constraint_expression import ConstraintExpression, ConstraintParser
from odsgen.spec.expression_errors import ExpressionError

#: How deep parentheses, brackets, signs and conditions may nest.
MAX_NESTING = 64
_MAX_DIGITS = 100


@dataclass(frozen=True, slots=True, kw_only=True)
class _Place:
    offset: int = field(default=0, compare=False)
    text: str = field(default="", compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Literal(_Place):
    value: bool | int | float | str | None


@dataclass(frozen=True, slots=True)
class Placeholder(_Place):
    """``$_self``, ``$_op`` or ``$name``; the name without the sign."""

    name: str


@dataclass(frozen=True, slots=True)
class Name(_Place):
    name: str


@dataclass(frozen=True, slots=True)
class Member(_Place):
    """``value.name``; its offset is the name's."""

    value: PredicateSyntax
    name: str


@dataclass(frozen=True, slots=True)
class Subscript(_Place):
    value: PredicateSyntax
    index: PredicateSyntax


@dataclass(frozen=True, slots=True)
class Slice(_Place):
    """``value[first:last]``; None for the beginning or the end."""

    value: PredicateSyntax
    first: PredicateSyntax | None
    last: PredicateSyntax | None


@dataclass(frozen=True, slots=True)
class Call(_Place):
    """A function of the language, applied to arguments."""

    function: str
    arguments: tuple[PredicateSyntax, ...]


@dataclass(frozen=True, slots=True)
class MethodCall(_Place):
    """``value.name(arguments)``; its offset is the name's."""

    value: PredicateSyntax
    name: str
    arguments: tuple[PredicateSyntax, ...]


@dataclass(frozen=True, slots=True)
class Satisfies(_Place):
    """``satisfies(value, constraint)``."""

    value: PredicateSyntax
    constraint: ConstraintExpression


@dataclass(frozen=True, slots=True)
class Comprehension(_Place):
    """``all(body for targets in sequence if condition)``."""

    function: str
    body: PredicateSyntax
    targets: tuple[str, ...]
    sequence: PredicateSyntax
    condition: PredicateSyntax | None


@dataclass(frozen=True, slots=True)
class Unary(_Place):
    operator: str
    operand: PredicateSyntax


@dataclass(frozen=True, slots=True)
class Binary(_Place):
    operator: str
    left: PredicateSyntax
    right: PredicateSyntax


@dataclass(frozen=True, slots=True)
class Comparison(_Place):
    """``first operator operand operator operand …``, all of which must hold."""

    first: PredicateSyntax
    rest: tuple[tuple[str, PredicateSyntax], ...]


@dataclass(frozen=True, slots=True)
class Logical(_Place):
    """Operands joined by ``and`` or by ``or``."""

    operator: str
    operands: tuple[PredicateSyntax, ...]


@dataclass(frozen=True, slots=True)
class Negation(_Place):
    operand: PredicateSyntax


@dataclass(frozen=True, slots=True)
class Conditional(_Place):
    test: PredicateSyntax
    when_true: PredicateSyntax
    when_false: PredicateSyntax


@dataclass(frozen=True, slots=True)
class Display(_Place):
    """A list or tuple of values."""

    elements: tuple[PredicateSyntax, ...]


PredicateSyntax = (
    Literal
    | Placeholder
    | Name
    | Member
    | Subscript
    | Slice
    | Call
    | MethodCall
    | Satisfies
    | Comprehension
    | Unary
    | Binary
    | Comparison
    | Logical
    | Negation
    | Conditional
    | Display
)


def parse_predicate_expression(text: str) -> PredicateSyntax:
    """Read the whole of ``text``; raises ExpressionError with the offset and what was expected there."""
    parser = _PredicateParser(text)
    expression = parser.parse_expression()
    if parser.kind != "end":
        raise parser.error(f"expected the end of the predicate, but got {parser.shown()}")
    return expression


_BRACES = re.compile(r"\{\{|\}\}|\{|\}")


def parse_error_text(text: str) -> list[str | PredicateSyntax]:
    """The pieces of an error: text, and in braces what is shown; braces that are text stand twice.  Raises ExpressionError."""
    pieces: list[str | PredicateSyntax] = []
    offset = 0
    while (brace := _BRACES.search(text, offset)) is not None:
        pieces.append(text[offset : brace.start()] + brace[0][1:])
        offset = brace.end()
        if brace[0] == "}":
            raise ExpressionError(
                "no brace opens before this one", text, brace.start(), "'}}' is a brace"
            )
        if brace[0] == "{":
            parser = _PredicateParser(text, offset)
            pieces.append(parser.parse_expression())
            if not parser.at("}"):
                raise parser.error(f"expected '}}' behind the value, but got {parser.shown()}")
            offset = parser.offset + 1
    pieces.append(text[offset:])
    return [piece for piece in pieces if piece != ""]


_TOKEN = re.compile(
    r"""\s*(?:
    (?P<number>0[xX][0-9a-fA-F]+|0[bB][01]+|[0-9]+\.[0-9]*(?:[eE][-+]?[0-9]+)?|[0-9]+(?:[eE][-+]?[0-9]+)?)
  | (?P<name>[A-Za-z_]\w*)
  | (?P<placeholder>\$[A-Za-z_]\w*)
  | (?P<string>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*")
  | (?P<symbol>==|!=|<=|>=|<<|>>|//|\*\*|&&|\|\||->|::|[-+*/%&|^~<>()\[\].,!=:?}])
  | (?P<end>\Z)
  )""",
    re.VERBOSE | re.ASCII,
)
_ESCAPE = re.compile(r"\\(.)", re.DOTALL)
_ESCAPES = {"n": "\n", "t": "\t", "\\": "\\", "'": "'", '"': '"'}
_COMPARISONS = frozenset({"==", "!=", "<", "<=", ">", ">=", "in", "is", "not"})
_PRECEDENCE = {
    "|": 1,
    "^": 2,
    "&": 3,
    "<<": 4,
    ">>": 4,
    "+": 5,
    "-": 5,
    "*": 6,
    "//": 6,
    "%": 6,
}
_CONSTANTS: dict[str, bool | None] = {
    "True": True,
    "true": True,
    "False": False,
    "false": False,
    "None": None,
}
_KEYWORDS = frozenset({"and", "or", "not", "in", "is", "if", "else", "for"})
_INSTEAD = {
    "&&": "'and'",
    "||": "'or'",
    "!": "'not'",
    "=": "'=='",
    "/": "'//'",
    "->": "'.'",
    "::": "the name alone",
    "?": "'… if … else …'",
}


class _PredicateParser:
    def __init__(self, text: str, start: int = 0) -> None:
        self.text = text
        self.offset = start
        self.kind = ""
        self.token = ""
        self._end = start
        self._depth = 0
        self.advance()

    def error(
        self, message: str, offset: int | None = None, hint: str | None = None
    ) -> ExpressionError:
        return ExpressionError(message, self.text, self.offset if offset is None else offset, hint)

    def advance(self) -> None:
        match = _TOKEN.match(self.text, self._end)
        if match is None or match.lastgroup is None:
            rest = self.text[self._end :].lstrip(
                " \t\n\r\f\v"
            )  # the blanks of a token, and no others
            self.offset = len(self.text) - len(rest)
            if self.text[self.offset] in "'\"":
                raise self.error("this string has no closing quote")
            raise self.error(f"unexpected character {self.text[self.offset]!r}")
        self.kind = match.lastgroup
        self.token = match[self.kind]
        self.offset = match.start(self.kind)
        self._end = match.end()

    def shown(self) -> str:
        return "the end of the predicate" if self.kind == "end" else f"'{self.token}'"

    def at(self, token: str) -> bool:
        return self.token == token and self.kind in ("symbol", "name")

    def take(self, token: str) -> bool:
        if not self.at(token):
            return False
        self.advance()
        return True

    def expect(self, token: str) -> None:
        if not self.take(token):
            raise self.error(f"expected '{token}', but got {self.shown()}", hint=self._instead())

    def _instead(self) -> str | None:
        if self.kind == "symbol" and self.token in _INSTEAD:
            return f"write {_INSTEAD[self.token]} instead of '{self.token}'"
        return None

    def _deeper(self) -> None:
        self._depth += 1
        if self._depth > MAX_NESTING:
            raise self.error(f"a predicate may nest at most {MAX_NESTING} deep")

    def parse_expression(self) -> PredicateSyntax:
        self._deeper()
        start = self.offset
        value = self._parse_or()
        if self.take("if"):
            test = self._parse_or()
            self.expect("else")
            value = Conditional(test, value, self.parse_expression(), offset=start, text=self.text)
        if (instead := self._instead()) is not None:
            raise self.error(f"unexpected '{self.token}'", hint=instead)
        self._depth -= 1
        return value

    def _parse_or(self) -> PredicateSyntax:
        start, operands = self.offset, [self._parse_and()]
        while self.take("or"):
            operands.append(self._parse_and())
        if len(operands) == 1:
            return operands[0]
        return Logical("or", tuple(operands), offset=start, text=self.text)

    def _parse_and(self) -> PredicateSyntax:
        start, operands = self.offset, [self._parse_not()]
        while self.take("and"):
            operands.append(self._parse_not())
        if len(operands) == 1:
            return operands[0]
        return Logical("and", tuple(operands), offset=start, text=self.text)

    def _parse_not(self) -> PredicateSyntax:
        start = self.offset
        if self.take("not"):
            self._deeper()
            operand = self._parse_not()
            self._depth -= 1
            return Negation(operand, offset=start, text=self.text)
        return self._parse_comparison()

    def _parse_comparison(self) -> PredicateSyntax:
        start = self.offset
        first = self._parse_sum(1)
        rest: list[tuple[str, PredicateSyntax]] = []
        while self.token in _COMPARISONS and self.kind in ("symbol", "name"):
            operator = self.token
            self.advance()
            if operator == "not":
                self.expect("in")
                operator = "not in"
            elif operator == "is" and self.take("not"):
                operator = "is not"
            rest.append((operator, self._parse_sum(1)))
        if not rest:
            return first
        return Comparison(first, tuple(rest), offset=start, text=self.text)

    def _parse_sum(self, lowest: int) -> PredicateSyntax:
        start, depth = self.offset, self._depth
        left = self._parse_sign()
        while self.kind == "symbol" and _PRECEDENCE.get(self.token, 0) >= lowest:
            operator = self.token
            self._deeper()
            self.advance()
            right = self._parse_sum(_PRECEDENCE[operator] + 1)
            left = Binary(operator, left, right, offset=start, text=self.text)
        self._depth = depth
        if self.at("**"):
            raise self.error("'**' is not an operator of predicates")
        return left

    def _parse_sign(self) -> PredicateSyntax:
        start = self.offset
        if self.kind == "symbol" and self.token in ("-", "+", "~"):
            operator = self.token
            self.advance()
            self._deeper()
            operand = self._parse_sign()
            self._depth -= 1
            if (
                operator == "-"
                and isinstance(operand, Literal)
                and type(operand.value) in (int, float)
            ):
                return Literal(-operand.value, offset=start, text=self.text)  # type: ignore[operator]
            return Unary(operator, operand, offset=start, text=self.text)
        return self._parse_operand()

    def _parse_operand(self) -> PredicateSyntax:
        value, depth = self._parse_primary(), self._depth
        while True:
            start = self.offset
            self._deeper()
            if self.take("."):
                name, name_offset = self.token, self.offset
                if self.kind != "name":
                    raise self.error(f"expected a name after '.', but got {self.shown()}")
                self.advance()
                if self.take("("):
                    arguments = self._parse_list(")")
                    value = MethodCall(value, name, arguments, offset=name_offset, text=self.text)
                else:
                    value = Member(value, name, offset=name_offset, text=self.text)
            elif self.take("["):
                value = self._parse_subscript(value, start)
            else:
                self._depth = depth
                return value

    def _parse_subscript(self, value: PredicateSyntax, start: int) -> PredicateSyntax:
        first = None if self.at(":") else self.parse_expression()
        if not self.take(":"):
            self.expect("]")
            assert first is not None
            return Subscript(value, first, offset=start, text=self.text)
        last = None if self.at("]") else self.parse_expression()
        self.expect("]")
        return Slice(value, first, last, offset=start, text=self.text)

    def _parse_list(self, close: str) -> tuple[PredicateSyntax, ...]:
        elements: list[PredicateSyntax] = []
        while not self.at(close):
            elements.append(self.parse_expression())
            if not self.take(","):
                break
        self.expect(close)
        return tuple(elements)

    def _parse_primary(self) -> PredicateSyntax:
        start, kind, token = self.offset, self.kind, self.token
        if kind == "number":
            self.advance()
            return Literal(self._number(token, start), offset=start, text=self.text)
        if kind == "string":
            self.advance()
            return Literal(self._string(token, start), offset=start, text=self.text)
        if kind == "placeholder":
            self.advance()
            return Placeholder(token[1:], offset=start, text=self.text)
        if kind == "name" and token not in _KEYWORDS:
            self.advance()
            if token in _CONSTANTS:
                return Literal(_CONSTANTS[token], offset=start, text=self.text)
            if self.at("("):
                return self._parse_call(token, start)
            return Name(token, offset=start, text=self.text)
        if self.take("("):
            value = self.parse_expression()
            if not self.at(","):
                self.expect(")")
                return value
            self.advance()
            elements = (value, *self._parse_list(")"))
            return Display(elements, offset=start, text=self.text)
        if self.take("["):
            return Display(self._parse_list("]"), offset=start, text=self.text)
        raise self.error(f"expected a value, but got {self.shown()}", hint=self._instead())

    def _parse_call(self, function: str, start: int) -> PredicateSyntax:
        self.advance()
        if function == "satisfies":
            value = self.parse_expression()
            if not self.at(","):
                raise self.error(f"expected ',' and a constraint, but got {self.shown()}")
            constraint_parser = ConstraintParser(self.text, self._end)
            constraint = constraint_parser.parse_expression()
            self._end = constraint_parser.offset
            self.advance()
            self.expect(")")
            return Satisfies(value, constraint, offset=start, text=self.text)
        if self.take(")"):
            return Call(function, (), offset=start, text=self.text)
        first = self.parse_expression()
        if self.take("for"):
            targets = [self._parse_target()]
            while self.take(","):
                targets.append(self._parse_target())
            self.expect("in")
            sequence = self._parse_or()
            condition = self._parse_or() if self.take("if") else None
            self.expect(")")
            return Comprehension(
                function,
                first,
                tuple(targets),
                sequence,
                condition,
                offset=start,
                text=self.text,
            )
        arguments = [first]
        if self.take(","):
            arguments.extend(self._parse_list(")"))
        else:
            self.expect(")")
        return Call(function, tuple(arguments), offset=start, text=self.text)

    def _parse_target(self) -> str:
        name = self.token
        if self.kind != "name" or name in _KEYWORDS or name in _CONSTANTS:
            raise self.error(f"expected a name for an element, but got {self.shown()}")
        self.advance()
        return name

    def _number(self, token: str, start: int) -> int | float:
        if len(token) > _MAX_DIGITS:
            raise self.error(f"a number may have at most {_MAX_DIGITS} digits", start)
        if token[:2].lower() in ("0x", "0b"):
            return int(token, 0)
        return int(token) if token.isdigit() else float(token)

    def _string(self, token: str, start: int) -> str:
        for escape in _ESCAPE.finditer(token):
            if escape[1] not in _ESCAPES:
                raise self.error(
                    f"unknown escape '\\{escape[1]}' in a string", start + escape.start()
                )
        return _ESCAPE.sub(lambda match: _ESCAPES[match[1]], token[1:-1])

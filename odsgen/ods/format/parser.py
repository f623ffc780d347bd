"""The grammar that the formats of operations and of types and attributes share.

One pass: what a variable or directive refers to is looked up where it stands, so that a second use or a use before its binding is
reported at its own place.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable
from dataclasses import dataclass
from difflib import get_close_matches
from enum import Enum
from keyword import iskeyword
from typing import ClassVar, Generic, TypeVar

from odsgen.ods.format.lexer import FormatError, Token, TokenKind, literal_problem, tokenize
from odsgen.ods.format.subject import Report
from odsgen.ods.model.format import Literal, StringArgument, Whitespace

MAX_NESTING = 64
"""Groups, directives and references may not be nested more deeply."""


class ElementPosition(Enum):
    """Where in a format an element stands."""

    TOP_LEVEL = "top_level"  # also within optional groups
    CUSTOM = "custom"
    REF = "ref"
    TYPE = "type"
    STRUCT = "struct"


_FEW = 8  # names that a note lists

Element = TypeVar("Element")


@dataclass(frozen=True, slots=True)
class GroupParts(Generic[Element]):
    """An optional group as it is written."""

    then_elements: tuple[Element, ...]
    else_elements: tuple[Element, ...]
    anchor: int
    inverted: bool
    offset: int


class FormatParser(ABC, Generic[Element]):
    """Reads a format into elements; subclasses say what the variables and directives of their language are."""

    #: The names of the directives of every language: each refuses those of the others.
    directives: ClassVar[set[str]] = {"custom", "qualified", "ref"}

    def __init_subclass__(cls, directives: Iterable[str]) -> None:
        super().__init_subclass__()
        FormatParser.directives.update(directives)

    def __init__(self, text: str, report: Report) -> None:
        self.text = text
        self._report = report
        self.failed = False
        self._tokens: list[Token] = []
        self._index = 0
        self._depth = 0

    # --- errors --------------------------------------------------------------------------------

    def report(self, message: str, offset: int, note: str | None = None) -> None:
        self.failed = True
        self._report(message, offset, note)

    def error(
        self, message: str, offset: int | None = None, note: str | None = None
    ) -> FormatError:
        return FormatError(message, self.token.offset if offset is None else offset, note)

    def unknown_variable(
        self, message: str, name: str, names: Iterable[str], offset: int
    ) -> FormatError:
        known = list(dict.fromkeys(names))
        near = get_close_matches(name, known, n=1)
        note = None
        if near:
            note = f"did you mean '${near[0]}'?"
        elif 0 < len(known) <= _FEW:
            note = "there is " + ", ".join(f"${one}" for one in known)
        return self.error(message, offset, note)

    # --- tokens --------------------------------------------------------------------------------

    @property
    def token(self) -> Token:
        return self._tokens[self._index]

    def advance(self) -> Token:
        token = self.token
        self._index += 1
        return token

    def at(self, punctuation: str) -> bool:
        return self.token.kind is TokenKind.PUNCTUATION and self.token.text == punctuation

    def expect(self, punctuation: str, message: str) -> None:
        if not self.at(punctuation):
            raise self.error(message)
        self.advance()

    # --- elements ------------------------------------------------------------------------------

    def parse_elements(self) -> tuple[Element, ...] | None:
        """All of the format, or None once an error has been reported."""
        try:
            self._tokens = tokenize(self.text, self.directives)
            elements: list[Element] = []
            while self.token.kind is not TokenKind.END:
                elements.append(self.parse_top_level_element())
        except FormatError as error:
            self.report(error.message, error.offset, error.note)
            return None
        return tuple(elements)

    def parse_top_level_element(self) -> Element:
        return self.top_level(self.parse_element(ElementPosition.TOP_LEVEL))

    @abstractmethod
    def top_level(self, element: object) -> Element:
        """The element, known to be one that may stand at the top level."""

    def parse_element(self, position: ElementPosition) -> object:
        self._depth += 1
        if self._depth > MAX_NESTING:
            raise self.error(f"format is nested more than {MAX_NESTING} levels deep")
        token = self.token
        try:
            match token.kind:
                case TokenKind.LITERAL:
                    return self.parse_literal(position)
                case TokenKind.STRING:
                    return self._parse_string(position)
                case TokenKind.VARIABLE:
                    self.advance()
                    return self.parse_variable(token.text[1:], token.offset, position)
                case TokenKind.DIRECTIVE:
                    self.advance()
                    return self._parse_directive(token, position)
                case TokenKind.PUNCTUATION if token.text == "(":
                    return self._parse_group(position)
                case _:
                    raise self.error("expected literal, variable, directive, or optional group")
        finally:
            self._depth -= 1

    def parse_literal(self, position: ElementPosition) -> Literal | Whitespace:
        token = self.advance()
        if position is not ElementPosition.TOP_LEVEL:
            raise self.error(
                "literals may only be used in the top-level section of the format", token.offset
            )
        if token.kind is not TokenKind.LITERAL:
            raise self.error(f"expected literal, but got '{token.text}'", token.offset)
        text = token.text[1:-1]
        if text in ("", " "):
            return Whitespace(text, token.offset)
        if text in ("\\n", "\n"):  # YAML may have turned the escape into the character
            return Whitespace("\n", token.offset)
        problem = literal_problem(text)
        if problem is not None:
            raise self.error(f"expected valid literal but got '{text}': {problem}", token.offset)
        return Literal(text, token.offset)

    def _parse_string(self, position: ElementPosition) -> StringArgument:
        token = self.advance()
        if position is not ElementPosition.CUSTOM:
            raise self.error(
                "strings may only be used as 'custom' directive arguments", token.offset
            )
        text = token.text[1:-1].replace("\\\\", "\0").replace("\\", "").replace("\0", "\\")
        return StringArgument(text, token.offset)

    @abstractmethod
    def parse_variable(self, name: str, offset: int, position: ElementPosition) -> object:
        """The element for `$name`."""

    @abstractmethod
    def parse_directive(self, name: str, offset: int, position: ElementPosition) -> object:
        """The element for a directive of the language; its name has been read."""

    def _parse_directive(self, token: Token, position: ElementPosition) -> object:
        match token.text:
            case "custom":
                return self._parse_custom(token.offset, position)
            case "ref":
                if position is not ElementPosition.CUSTOM:
                    raise self.error(
                        "'ref' is only valid within a `custom` directive", token.offset
                    )
                self.expect("(", "expected '(' before argument list")
                target = self.parse_element(ElementPosition.REF)
                self.expect(")", "expected ')' after argument list")
                return self.make_ref(target, token.offset)
            case "qualified":
                self.expect("(", "expected '(' before argument list")
                element = self.parse_element(position)
                element = self.qualify(element, token.offset)
                self.expect(")", "expected ')' after argument list")
                return element
            case name:
                return self.parse_directive(name, token.offset, position)

    @abstractmethod
    def make_ref(self, target: object, offset: int) -> object:
        """The element for `ref(target)`."""

    @abstractmethod
    def qualify(self, element: object, offset: int) -> object:
        """The element with its dialect prefix kept; raises FormatError if it has none."""

    def _parse_custom(self, offset: int, position: ElementPosition) -> object:
        if position not in (ElementPosition.TOP_LEVEL, ElementPosition.STRUCT):
            raise self.error(
                "`custom` can only be used at the top-level context or within a `struct` directive",
                offset,
            )
        self.expect("<", "expected '<' before custom directive name")
        if self.token.kind is not TokenKind.IDENTIFIER:
            raise self.error("expected custom directive name identifier")
        name = self.advance()
        self.expect(">", "expected '>' after custom directive name")
        self.expect("(", "expected '(' before custom directive parameters")
        arguments = [self.parse_element(ElementPosition.CUSTOM)]
        while self.at(","):
            self.advance()
            arguments.append(self.parse_element(ElementPosition.CUSTOM))
        self.expect(")", "expected ')' after custom directive parameters")
        if not name.text.isidentifier():
            raise self.error("custom directive name must be an identifier", name.offset)
        if iskeyword(name.text):
            raise self.error(
                f"custom directive name must be no keyword of Python, but got '{name.text}'",
                name.offset,
            )
        return self.make_custom(name.text, arguments, offset)

    @abstractmethod
    def make_custom(self, name: str, arguments: list[object], offset: int) -> object:
        """The element for `custom<name>(arguments)`."""

    # --- optional groups -----------------------------------------------------------------------

    def _parse_group(self, position: ElementPosition) -> object:
        offset = self.advance().offset
        if position is not ElementPosition.TOP_LEVEL:
            raise self.error("optional groups can only be used as top-level elements", offset)
        then_elements, then_anchor = self._parse_group_elements(None)
        else_elements: tuple[Element, ...] = ()
        else_anchor: int | None = None
        if self.at(":"):
            self.advance()
            self.expect("(", "expected '(' to start else branch of optional group")
            else_elements, else_anchor = self._parse_group_elements(then_anchor)
        self.expect("?", "expected '?' after optional group")
        inverted = then_anchor is None
        anchor = else_anchor if inverted else then_anchor
        if anchor is None:
            raise self.error("optional group has no anchor element", offset)
        parts = GroupParts(then_elements, else_elements, anchor, inverted, offset)
        for index, element in enumerate(then_elements):
            self.check_group_element(element, offset, not inverted and index == anchor)
        for index, element in enumerate(else_elements):
            self.check_group_element(element, offset, inverted and index == anchor)
        first = next((e for e in then_elements if not isinstance(e, Whitespace)), None)
        if first is None or not self.can_guard(first):
            raise self.error(
                "first parsable element of an optional group must be a literal, variable, or custom directive",
                offset,
            )
        return self.make_group(parts)

    def _parse_group_elements(
        self, anchor_before: int | None
    ) -> tuple[tuple[Element, ...], int | None]:
        """The elements up to the closing parenthesis and the index of the anchor among them."""
        elements: list[Element] = []
        anchor: int | None = None
        while not elements or not self.at(")"):
            elements.append(self.parse_top_level_element())
            if self.at("^"):
                if anchor is not None or anchor_before is not None:
                    raise self.error(
                        "only one element can be marked as the anchor of an optional group"
                    )
                anchor = len(elements) - 1
                self.advance()
        self.advance()
        return tuple(elements), anchor

    @abstractmethod
    def check_group_element(self, element: Element, offset: int, is_anchor: bool) -> None:
        """Raises FormatError if the element may not be within an optional group, or not be its anchor."""

    @abstractmethod
    def can_guard(self, element: Element) -> bool:
        """Whether the presence of the element can be seen from what comes next, so that a group may begin with it."""

    @abstractmethod
    def make_group(self, parts: GroupParts[Element]) -> object:
        """The element for an optional group."""

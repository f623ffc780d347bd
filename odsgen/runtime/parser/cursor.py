"""The parser's place in the token list, and the productions that all others are made of.

The messages and places are those of MLIR's `AsmParser`; `docs` of the single productions: LangRef, Common syntax.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from enum import Enum
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

from odsgen.runtime.builtin.attributes import StringAttr
from odsgen.runtime.parser.lexer import (
    IDENTIFIER_START,
    TokenPositions,
    tokenize,
    unescape,
)
from odsgen.runtime.support.interpreter import LEVELS_BETWEEN_LOOKS, on_new_stack, stack_is_deep
from odsgen.runtime.support.on_demand import ModuleOnDemand

if TYPE_CHECKING:
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.parser import errors, numbers, raw_bodies
    from odsgen.runtime.registry.context import Context
    from odsgen.runtime.support.source import SourceFile
else:
    errors = ModuleOnDemand("odsgen.runtime.parser.errors")
    numbers = ModuleOnDemand("odsgen.runtime.parser.numbers")
    raw_bodies = ModuleOnDemand("odsgen.runtime.parser.raw_bodies")

T = TypeVar("T")

MAX_NESTING = 512
"""How deep types, attributes, locations and regions may nest in a text before it is refused."""

MAX_ALIAS_NESTING = 8192
"""How deep types, attributes and locations may nest where aliases stand for what is inside them."""


class Delimiter(Enum):
    """The brackets of a comma-separated list; OPTIONAL_*: the list may be missing altogether."""

    NONE = ("", "", False)
    PAREN = ("(", ")", False)
    SQUARE = ("[", "]", False)
    LESS_GREATER = ("<", ">", False)
    BRACES = ("{", "}", False)
    OPTIONAL_PAREN = ("(", ")", True)
    OPTIONAL_SQUARE = ("[", "]", True)
    OPTIONAL_LESS_GREATER = ("<", ">", True)
    OPTIONAL_BRACES = ("{", "}", True)


class TokenCursor:
    """A list of tokens with a current one."""

    __slots__ = (
        "context",
        "source",
        "positions",
        "tokens",
        "index",
        "depth",
        "op_name",
        "dialect_states",
        "bodies_apart",
        "separated_bits",
        "_deepest",
        "_alias_depths",
    )

    def __init__(self, source: SourceFile, context: Context) -> None:
        self.context = context
        self.source = source
        self.positions = TokenPositions(source)
        self.tokens = tokenize(source.text)
        self.index: int = 0
        self.depth = 0
        #: What dialects keep while the program is read, by their names.
        self.dialect_states: dict[str, Any] = {}
        #: Whether the file has symbols of dialects with blanks before their bodies, once it was looked.
        self.bodies_apart: bool | None = None
        #: The token behind a bit that was read alone, where its separator follows, and what is said if that is no good.
        self.separated_bits: tuple[int, str] | None = None
        self._deepest = 0  # how deep the definition of an alias went
        self._alias_depths: dict[str, int] = {}
        self.op_name: str | None = (
            None  # the operation whose custom form is being read: it is named in errors
        )

    # --- places and errors --------------------------------------------------------------------------------------------

    error_at = errors.error_at
    error = errors.error
    lexical_error_here = errors.lexical_error_here
    custom_error = errors.custom_error
    wrong_token = errors.wrong_token
    _nesting_error = errors.nesting_error

    def offset_of(self, index: int) -> int:
        """The offset in the source of a token."""
        return self.positions.offset(index)

    def location_at(self, offset: int) -> Location:
        """The file location of an offset."""
        from odsgen.runtime.builtin.locations import FileLineColLoc

        line, column = self.source.line_column(offset)
        return FileLineColLoc.get(self.source.filename, line, column)

    def location_of(self, index: int) -> Location:
        """The file location of a token."""
        return self.location_at(self.offset_of(index))

    def nested(self, parse: Callable[..., T], *arguments: object) -> T:
        """The result of `parse`, one level deeper; refused past MAX_NESTING."""
        depth = self.depth = self.depth + 1
        if depth > self._deepest:
            self._deepest = depth
        if depth > MAX_NESTING:
            raise self._nesting_error(MAX_NESTING)
        if depth % LEVELS_BETWEEN_LOOKS == 0 and stack_is_deep():
            found = on_new_stack(parse, *arguments)
        else:
            found = parse(*arguments)
        self.depth -= 1
        return found

    def enter_alias(self, alias: str) -> None:
        """Use an alias, which is as deep as what it stands for; refused past MAX_ALIAS_NESTING."""
        depth = self.depth + self._alias_depths.get(alias, 0)
        if depth > self._deepest:
            self._deepest = depth
        if depth > MAX_ALIAS_NESTING:
            raise self._nesting_error(MAX_ALIAS_NESTING)

    def define_alias(self, alias: str, parse: Callable[[], T]) -> T:
        """Read what an alias stands for, and note how deep that is."""
        self._deepest = self.depth
        parsed = parse()
        self._alias_depths[alias] = self._deepest
        return parsed

    # --- single tokens --------------------------------------------------------------------------------------------------

    def parse_token(self, text: str, message: str | None = None) -> None:
        """Take the token `text`; error "expected 'text'"."""
        index = self.index
        if self.tokens[index] != text:
            raise self.wrong_token(message or f"expected '{text}'")
        self.index = index + 1

    def parse_literals(self, *texts: str) -> None:
        """Take tokens and keywords that follow one another."""
        index = self.index
        end = index + len(texts)
        if tuple(self.tokens[index:end]) == texts:
            self.index = end
            return
        for text in texts:
            if text[0] in IDENTIFIER_START:
                self.parse_keyword(text)
            else:
                self.parse_token(text)

    def parse_optional_token(self, text: str) -> bool:
        """Take the token `text` if it is the current one."""
        index = self.index
        if self.tokens[index] != text:
            return False
        self.index = index + 1
        return True

    def at_identifier(self) -> bool:
        """Whether the current token is a bare identifier or keyword."""
        token = self.tokens[self.index]
        return token[:1] in IDENTIFIER_START and token[-1] != ">"

    def split_shaped_token(self) -> None:
        """Take a compact shaped type apart into its tokens, where a keyword or an error place inside it is wanted."""
        token = self.tokens[self.index]
        head, _, body = token.partition("<")
        pieces = [head, "<", *filter(None, tokenize(body[:-1])), ">"]
        self.tokens[self.index : self.index + 1] = pieces
        self.positions.split(self.index, pieces)

    def parse_keyword(self, keyword: str | None = None) -> str:
        """Take a bare identifier, or the one that is given."""
        token = self.tokens[self.index]
        if keyword is not None:
            if token != keyword:
                raise self.custom_error(f"expected '{keyword}'")
        elif token[:1] not in IDENTIFIER_START or token == "":
            raise self.custom_error("expected valid keyword")
        elif token[-1] == ">":
            self.split_shaped_token()
            token = self.tokens[self.index]
        self.index += 1
        return token

    def parse_optional_keyword(self, keyword: str) -> bool:
        """Take the keyword if it is the current token."""
        if self.tokens[self.index] == keyword:
            self.index += 1
            return True
        return False

    def parse_optional_any_keyword(self) -> str | None:
        """Take a bare identifier if there is one."""
        token = self.tokens[self.index]
        if not token or token[0] not in IDENTIFIER_START:
            return None
        if token[-1] == ">":
            self.split_shaped_token()
            token = self.tokens[self.index]
        self.index += 1
        return token

    def parse_optional_keyword_of(self, keywords: Container[str]) -> str | None:
        """Take the current token if it is one of the keywords."""
        token = self.tokens[self.index]
        if token in keywords:
            self.index += 1
            return token
        return None

    def parse_keyword_or_string(self) -> str:
        """A bare identifier or a string."""
        found = self.parse_optional_keyword_or_string()
        if found is None:
            raise self.custom_error("expected valid keyword or string")
        return found

    def parse_optional_keyword_or_string(self) -> str | None:
        """A bare identifier or a string, if there is one."""
        found = self.parse_optional_string()
        return found if found is not None else self.parse_optional_any_keyword()

    def at_string(self) -> bool:
        """Whether the current token is a whole string."""
        token = self.tokens[self.index]
        return len(token) > 1 and token[0] == '"'

    def parse_string(self) -> str:
        """A string, its escapes resolved."""
        found = self.parse_optional_string()
        if found is None:
            raise self.custom_error("expected string")
        return found

    def parse_optional_string(self) -> str | None:
        """A string, if there is one."""
        token = self.tokens[self.index]
        if len(token) > 1 and token[0] == '"':
            self.index += 1
            return unescape(token)
        return None

    # --- numbers --------------------------------------------------------------------------------------------------------

    parse_integer = numbers.parse_integer
    parse_optional_integer = numbers.parse_optional_integer
    parse_optional_decimal_integer = numbers.parse_optional_decimal_integer
    parse_optional_float = numbers.parse_optional_float
    take_front = numbers.take_front

    # --- symbols --------------------------------------------------------------------------------------------------------

    def parse_optional_symbol_name(self) -> StringAttr | None:
        """`@name` or `@"name"` as a string attribute, if there is one."""
        token = self.tokens[self.index]
        if len(token) < 2 or token[0] != "@":
            return None
        self.index += 1
        return StringAttr.get(unescape(token[1:]) if token[1] == '"' else token[1:])

    def parse_symbol_name(self) -> StringAttr:
        """`@name` or `@"name"` as a string attribute."""
        name = self.parse_optional_symbol_name()
        if name is None:
            raise self.custom_error("expected valid '@'-identifier for symbol name")
        return name

    # --- lists ----------------------------------------------------------------------------------------------------------

    def parse_comma_separated_list(
        self,
        element: Callable[[], T],
        delimiter: Delimiter = Delimiter.NONE,
        context_message: str = "",
    ) -> list[T]:
        """A list between delimiters; without delimiters at least one element is there."""
        opening, closing, optional = delimiter._value_
        if opening:
            if self.tokens[self.index] != opening:
                if optional:
                    return []
                raise self.wrong_token(f"expected '{opening}'{context_message}")
            self.index += 1
            if self.tokens[self.index] == closing:
                self.index += 1
                return []
        elements = [element()]
        while self.tokens[self.index] == ",":
            self.index += 1
            elements.append(element())
        if closing:
            if self.tokens[self.index] != closing:
                raise self.wrong_token(f"expected '{closing}'{context_message}")
            self.index += 1
        return elements

    raw_body = raw_bodies.raw_body

    def fail(self, message: str) -> NoReturn:
        """Raise the error at the current token."""
        raise self.error(message)

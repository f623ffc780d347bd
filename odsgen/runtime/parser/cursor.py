"""The parser's place in the token list, and the productions that all others are made of.

The messages and places are those of MLIR's `AsmParser`; `docs` of the single productions: LangRef, Common syntax.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Container
from enum import Enum
from typing import TYPE_CHECKING, Any, NoReturn, TypeVar

from odsgen.runtime.builtin.attributes import StringAttr
from odsgen.runtime.diagnostics import Diagnostic, ParseError, Severity
from odsgen.runtime.parser.lexer import (
    DIGITS,
    IDENTIFIER_START,
    TokenPositions,
    lexical_error,
    tokenize,
    unescape,
)
from odsgen.runtime.support.integer_text import integer_of_digits
from odsgen.runtime.support.interpreter import LEVELS_BETWEEN_LOOKS, on_new_stack, stack_is_deep
from odsgen.runtime.support.source import SourceFile

if TYPE_CHECKING:
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.registry.context import Context

T = TypeVar("T")

MAX_NESTING = 512
"""How deep types, attributes, locations and regions may nest in a text before it is refused."""

MAX_ALIAS_NESTING = 8192
"""How deep types, attributes and locations may nest where aliases stand for what is inside them."""


_CLOSERS = {"<": ">", "[": "]", "(": ")", "{": "}"}
_BODY_PIECE = re.compile(r'->|[<>()\[\]{}"\0]')


class NestingError(ParseError):
    """The text nests deeper than MAX_NESTING; what is being read is not named, level by level."""


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
        self.index = 0
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

    def error_at(self, offset: int, message: str) -> ParseError:
        """The error to raise for a place given by its offset."""
        diagnostic = Diagnostic(Severity.ERROR, self.location_at(offset), message)
        if self.separated_bits is not None and self.index in (
            self.separated_bits[0],
            self.separated_bits[0] + 1,
        ):
            diagnostic.attach_hint(self.separated_bits[1])
        return ParseError([diagnostic], self.source)

    def error(self, message: str, index: int | None = None) -> ParseError:
        """The error to raise: at the current token, or at another one.

        A token that the lexer could not read speaks first.
        """
        lexical = self.lexical_error_here()
        if lexical is not None:
            return lexical
        if index is not None:
            return self.error_at(self.offset_of(index), message)
        offset = self.offset_of(self.index)
        if not self.tokens[self.index]:
            offset = self._end_of_text(offset)
        return self.error_at(offset, message)

    def lexical_error_here(self) -> ParseError | None:
        """The error of the current token, if the lexer could not read it."""
        token = self.tokens[self.index]
        # A name of many characters is no lexical error: only what starts like a broken token is looked at again.
        if len(token) == 1 or token[:1] in ('"', "@"):
            lexical = lexical_error(self.source.text, self.offset_of(self.index))
            if lexical is not None:
                return self.error_at(*lexical)
        return None

    def custom_error(self, message: str, index: int | None = None) -> ParseError:
        """The error of an operation's own format: begun with "custom op 'name' ", inside one (`OpAsmParser::emitError`)."""
        lexical = self.lexical_error_here()
        if lexical is not None:
            return lexical
        if self.op_name is not None:
            message = f"custom op '{self.op_name}' {message}"
        return self.error_at(self.offset_of(self.index if index is None else index), message)

    def _end_of_text(self, offset: int) -> int:
        """MLIR shows what is missing at the end of the file one character earlier."""
        return max(offset - 1, 0) if offset >= len(self.source.text) else offset

    def wrong_token(self, message: str) -> ParseError:
        """The error for a token that is not the expected one.

        What is missing is missing at the end of the token before, on an earlier line if need be.
        """
        index = self.index
        token = self.tokens[index]
        offset = self.offset_of(index)
        lexical = self.lexical_error_here()
        if lexical is not None:
            return lexical
        if not token:
            offset = self._end_of_text(offset)
        text = self.source.text
        end = offset
        while True:
            end = _end_before(text, end, " \t")
            if text[end - 1 : end] not in ("\n", "\r"):
                return self.error_at(end or offset, message)
            # Skip back over the line ends, and over a comment on the line before: as in MLIR, whatever follows `//`.
            end = _end_before(text, end, " \t\r\n")
            line_start = text.rfind("\n", 0, end) + 1
            line_start = max(text.rfind("\r", line_start, end) + 1, line_start)
            comment = text.find("//", line_start, end)
            if comment >= 0:
                end = comment

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

    def _nesting_error(self, limit: int) -> NestingError:
        message = f"nesting is deeper than the limit of {limit} levels"
        return NestingError(self.error(message).diagnostics, self.source)

    # --- single tokens --------------------------------------------------------------------------------------------------

    def parse_token(self, text: str, message: str | None = None) -> None:
        """Take the token `text`; error "expected 'text'"."""
        if self.tokens[self.index] != text:
            raise self.wrong_token(message or f"expected '{text}'")
        self.index += 1

    def parse_optional_token(self, text: str) -> bool:
        """Take the token `text` if it is the current one."""
        if self.tokens[self.index] == text:
            self.index += 1
            return True
        return False

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

    def parse_optional_integer(self) -> int | None:
        """An integer, decimal or hexadecimal, with an optional sign, if there is one."""
        token = self.tokens[self.index]
        if _begins_integer(token):
            value = self._integer_value(token)
            self.index += 1
            return value
        if token == "-":
            self.index += 1
            token = self.tokens[self.index]
            if not _begins_integer(token):
                raise self.wrong_token("expected integer value")
            value = self._integer_value(token)
            self.index += 1
            return -value
        if token in ("true", "false"):
            self.index += 1
            return 1 if token == "true" else 0
        return None

    def _integer_value(self, token: str) -> int:
        if token.isdigit():
            return integer_of_digits(token)
        if token[:2] == "0x":
            return int(token, 16)
        raise self.custom_error("expected integer value")

    def parse_integer(self) -> int:
        """An integer, decimal or hexadecimal, with an optional sign."""
        value = self.parse_optional_integer()
        if value is None:
            raise self.custom_error("expected integer value")
        return value

    def parse_optional_decimal_integer(self) -> int | None:
        """An integer without sign; of `0x4`, which may begin a dimension list, only the `0` is taken."""
        token = self.tokens[self.index]
        if token.isdigit() and token.isascii():
            self.index += 1
            return integer_of_digits(token)
        if token[:2] == "0x":
            self.take_front(1)
            return 0
        return None

    def take_front(self, count: int) -> None:
        """Drop the first characters of the current token: the rest is the current token now."""
        rest = self.tokens[self.index][count:]
        self.tokens[self.index] = rest
        self.positions.shift(self.index, count)
        if rest[:1] in ("$", "."):  # what a name may contain, but not begin with
            pieces = [piece for piece in tokenize(rest) if piece]
            self.tokens[self.index : self.index + 1] = pieces
            self.positions.split(self.index, pieces)

    def parse_optional_float(self) -> float | None:
        """A floating-point literal with an optional sign, if there is one."""
        start = self.index
        negative = self.parse_optional_token("-")
        token = self.tokens[self.index]
        if token and token[0] in DIGITS and "." in token:
            self.index += 1
            return -float(token) if negative else float(token)
        self.index = start
        return None

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

    # --- raw text -------------------------------------------------------------------------------------------------------

    def raw_body(self) -> str:
        """At a `<`: the text up to the `>` that closes it, with both, as the body of a dialect type or attribute.

        Brackets must balance; strings are passed over (LangRef: Dialect Types, `dialect-type-body`).
        """
        text = self.source.text
        start = self.offset_of(self.index)
        end = self._balanced_end(text, start)
        index = self.positions.index_at(end)
        following = self.offset_of(index)
        previous = self.offset_of(index - 1) + len(self.tokens[index - 1])
        between = text[end:following].lstrip()
        if previous > end or (between and not between.startswith("//")):
            # The one split of the whole text saw other tokens in the body than the body's own rules do.
            self.positions.resplit_line(self.tokens, end)
            index = self.positions.index_at(end)
        self.index = index
        return text[start:end]

    def _balanced_end(self, text: str, start: int) -> int:
        stack: list[str] = []
        # MLIR reports at its current token: the first bracket, or the last string that it read.
        place = start
        position = start
        while True:
            match = _BODY_PIECE.search(text, position)
            if match is None or match[0] == "\0":
                raise self._unbalanced(place, stack[-1])
            piece = match[0]
            position = match.end()
            if piece in _CLOSERS:
                stack.append(piece)
            elif piece == '"':
                place = match.start()
                position = self._string_end(text, place)
            elif piece != "->":
                if _CLOSERS[stack[-1]] != piece:
                    raise self._unbalanced(place, stack[-1])
                stack.pop()
                if not stack:
                    return position

    def _string_end(self, text: str, start: int) -> int:
        position = start + 1
        has_escapes = False
        while position < len(text):
            character = text[position]
            if character == "\\":
                has_escapes = True
                position += 2
                continue
            if character == '"':
                if has_escapes and lexical_error(text, start) is not None:
                    break
                return position + 1
            if character in "\n\v\f":
                break
            position += 1
        raise self.error_at(*(lexical_error(self.source.text, start) or (start, "expected string")))

    def _unbalanced(self, offset: int, opening: str) -> ParseError:
        return self.error_at(offset, f"unbalanced '{opening}' character in pretty dialect name")

    def fail(self, message: str) -> NoReturn:
        """Raise the error at the current token."""
        raise self.error(message)


def _begins_integer(token: str) -> bool:
    """Whether a token is a number without a point."""
    return token[:1] in DIGITS and "." not in token


def _end_before(text: str, end: int, characters: str) -> int:
    """Where the text that ends in some of these characters before `end` ends without them."""
    while end:
        start = max(end - 4096, 0)
        stripped = text[start:end].rstrip(characters)
        if stripped:
            return start + len(stripped)
        end = start
    return 0

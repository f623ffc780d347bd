"""Types and attributes of dialects: ``!dialect.mnemonic<…>``, ``#dialect<…>`` (LangRef, "Dialect Types")."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from odsgen.runtime.diagnostics import ParseError
from odsgen.runtime.parser.affine import AffineParser
from odsgen.runtime.parser.cursor import NestingError

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.registry.dialect import Dialect

_BARE_IDENTIFIER: Final = re.compile(r"[A-Za-z_][\w$.]*", re.ASCII)

UNREGISTERED_ADVICE: Final = (
    "created with unregistered dialect. If this is intended, please call "
    "allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the "
    "MLIR opt tool used"
)


#: A string as it is, or blanks, and whether they are all that keeps two words apart.
_BLANKS: Final = re.compile(r'("(?:[^"\\]|\\.)*")|(?<=\w)(\s+)(?=\w)|\s+', re.DOTALL)


#: A symbol of a dialect, and a `<` behind it that is not its body.
_BODY_APART: Final = re.compile(r"[!#]\w++\.[\w.$-]++\s++(?://[^\n]*+\s*+)*+<")


class DialectSymbolParser(AffineParser):
    """The part of the parser that finds the dialect of a ``!…`` or ``#…`` and its body."""

    __slots__ = ()

    def is_alias(self) -> bool:
        """Whether the ``!name`` or ``#name`` here is an alias: without a dot, and no ``<`` right
        behind it."""
        index = self.index
        return "." not in self.tokens[index] and not (
            self.tokens[index + 1] == "<" and self._adjacent(index)
        )

    def _adjacent(self, index: int) -> bool:
        """Whether nothing stands between a token and the next."""
        end = self.offset_of(index) + len(self.tokens[index])
        return end == self.offset_of(index + 1)

    def dialect_of_symbol(self) -> Dialect | None:
        """The dialect that the ``!…`` or ``#…`` here names, if it is registered."""
        return self.context.dialect(self.tokens[self.index][1:].partition(".")[0])

    def no_parsing_hook(self, dialect: Dialect, kind: str) -> ParseError:
        """The error of a symbol of a dialect that has no types, or no attributes."""
        message = f"dialect '{dialect.name}' provides no {kind} parsing hook"
        return self.error_at(self.mnemonic_offset(self.index), message)

    def mnemonic_offset(self, start: int) -> int:
        """The offset of the mnemonic of the registered dialect's symbol at the token ``start``."""
        name, dot, _ = self.tokens[start].partition(".")
        return self.offset_of(start) + len(name) + 1 if dot else self.offset_of(start + 2)

    def unknown_mnemonic(self, message: str) -> ParseError:
        """The error of the mnemonic that was read last, for a dialect that has its own words for one that it does not know."""
        return self.error_at(self.name_offset(self.index - 1), message)

    def name_offset(self, last: int) -> int:
        """The offset of the mnemonic that a token is, or that it ends with (`AsmParser::getNameLoc`)."""
        if self.tokens[last][:1] in ("!", "#"):
            return self.mnemonic_offset(last)
        return self.offset_of(last)

    def parse_mnemonic(self) -> str:
        """The mnemonic of the registered dialect's symbol here; the parser stands behind it, in the
        verbose form ``!dialect<mnemonic …>`` inside the brackets."""
        start = self.index
        _, dot, mnemonic = self.tokens[start].partition(".")
        if not dot:
            self.index = start + 2
            keyword = self.parse_optional_any_keyword()
            if keyword is None:
                raise self.body_error(start, self.error("expected valid keyword"))
            return keyword
        match = _BARE_IDENTIFIER.match(mnemonic)
        if match is None:
            raise self.error_at(self.mnemonic_offset(start), "expected valid keyword")
        self.index = start + 1
        return match[0]

    def finish_symbol(self, start: int) -> None:
        """Move behind the body of the registered dialect's symbol that began at the token ``start``.

        As in MLIR, what the dialect has left unread of its body is nobody's; and what it has read behind the mnemonic is
        no body of it, but for a `<` right behind.
        """
        if "." not in self.tokens[start]:
            if self.tokens[self.index] == ">":
                self.index += 1
            else:
                self.index = start + 1
                self.raw_body()
        elif self.tokens[start + 1] != "<":
            self.index = start + 1
        elif self.index == start + 1:
            if self._adjacent(start):
                self.raw_body()
        elif self._some_bodies_stand_apart() and not self._adjacent(start):
            self.index = start + 1

    def _some_bodies_stand_apart(self) -> bool:
        """Whether blanks stand before some `<` that could be the body of a symbol; in nearly no file they do."""
        found = self.bodies_apart
        if found is None:
            found = self.bodies_apart = _BODY_APART.search(self.source.text) is not None
        return found

    def skip_body(self, start: int) -> None:
        """Move behind the symbol that begins at the token ``start``, whatever its body says."""
        self.index = start + 1
        if self.tokens[self.index] == "<" and self._adjacent(start):
            self.raw_body()

    def body_error(self, start: int, error: ParseError) -> ParseError:
        """The error of a symbol's body: brackets that do not balance speak before its dialect."""
        if self.tokens[start + 1] == "<" and self._adjacent(start):
            self.index = start + 1
            try:
                self.raw_body()
            except ParseError as unbalanced:
                return unbalanced
        return error

    def parse_raw_symbol(self) -> tuple[str, str, int]:
        """A symbol of an unregistered dialect: the dialect, its text, and the offset of errors."""
        start = self.index
        token = self.tokens[start]
        dialect, dot, data = token[1:].partition(".")
        offset = self.offset_of(start) + (len(dialect) + 2 if dot else 0)
        has_body = self.tokens[start + 1] == "<" and self._adjacent(start)
        self.index = start + 1
        if has_body:
            data += self.raw_body()
        return dialect, data if dot else data[1:-1], offset

    def parse_text(self) -> str:
        """The text after a mnemonic.

        Of ``!dialect.mnemonic<…>``, nothing or a text between ``<`` and ``>``; of ``!dialect<mnemonic …>``, all that stands
        before the last ``>``; of a type or attribute whose dialect and mnemonic a format leaves out, a text between brackets
        or a single word.
        """
        tokens, index = self.tokens, self.index
        if index > 2 and tokens[index - 2] == "<" and tokens[index - 3][:1] in ("!", "#"):
            symbol = tokens[index - 3]
            if "." not in symbol and len(symbol) > 1 and self._adjacent(index - 3):
                keyword_end = self.offset_of(index - 1) + len(tokens[index - 1])
                self.index = index - 2
                start = self.offset_of(self.index)
                body = self.raw_body()
                self.index -= 1  # the symbol's own parser reads the bracket that closes it
                return self.one_spelling(body[keyword_end - start : -1])
        is_whole = tokens[index - 1][:1] in ("!", "#") and len(tokens[index - 1]) > 1
        if tokens[index] == "<" and (not is_whole or self._adjacent(index - 1)):
            return self.one_spelling(self.raw_body())
        return "" if is_whole else self._bare_text()

    def _bare_text(self) -> str:
        """An attribute as a format shows it without its dialect: a list in brackets, a symbol, a string, a number."""
        token = self.tokens[self.index]
        if token == "[":
            return self.one_spelling(self.raw_body())
        if token[:1] in ("@", '"') or token[:1].isdigit():
            self.index += 1
            return token
        return ""

    def one_spelling(self, text: str) -> str:
        """The text of a body as this source first wrote it: other blanks make no other type or attribute."""
        key = _BLANKS.sub(lambda match: match[1] or (" " if match[2] else ""), text)
        return self.body_spellings.setdefault(
            key, text.strip() if key[:1] == "<" else text.rstrip()
        )

    def followed_by(self, error: ParseError, message: str, index: int | None = None) -> ParseError:
        """``error`` and a second one, at the current token or at another one.

        As in MLIR, nothing follows an error of the lexer.
        """
        if isinstance(error, NestingError) or self.lexical_error_here() is not None:
            return error
        second = self.error(message, index)
        return ParseError([*error.diagnostics, *second.diagnostics], self.source)

    # Supplied by the other parsers

    body_spellings: dict[str, str]

    def parse_optional_attribute(self, type: Type | None = None) -> Attribute | None:
        """An attribute, if what is here begins one."""
        raise NotImplementedError

"""Types and attributes of dialects: ``!dialect.mnemonic<…>``, ``#dialect<…>`` (LangRef, "Dialect Types")."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from odsgen.runtime.diagnostics import ParseError
from odsgen.runtime.parser.affine import AffineParser
from odsgen.runtime.parser.cursor import NestingError

if TYPE_CHECKING:
    from odsgen.runtime.dialect import Dialect
    from odsgen.runtime.ir.attribute import Attribute, Type

_BARE_IDENTIFIER: Final = re.compile(r"[A-Za-z_][\w$.]*", re.ASCII)

UNREGISTERED_ADVICE: Final = (
    "created with unregistered dialect. If this is intended, please call "
    "allowUnregisteredDialects() on the MLIRContext, or use -allow-unregistered-dialect with the "
    "MLIR opt tool used"
)


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

        As in MLIR, what the dialect has left unread of its body is nobody's.
        """
        if "." not in self.tokens[start]:
            if self.tokens[self.index] == ">":
                self.index += 1
            else:
                self.index = start + 1
                self.raw_body()
        elif self.index == start + 1 and self.tokens[self.index] == "<" and self._adjacent(start):
            self.raw_body()

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
        """What follows a mnemonic, as it is written: nothing, or a text between ``<`` and ``>``."""
        if self.tokens[self.index] == "<" and self._adjacent(self.index - 1):
            return self.raw_body()
        return ""

    def followed_by(self, error: ParseError, message: str, index: int | None = None) -> ParseError:
        """``error`` and a second one, at the current token or at another one.

        As in MLIR, nothing follows an error of the lexer.
        """
        if isinstance(error, NestingError) or self.lexical_error_here() is not None:
            return error
        second = self.error(message, index)
        return ParseError([*error.diagnostics, *second.diagnostics], self.source)

    # What the other parsers supply

    def parse_optional_attribute(self, type: Type | None = None) -> Attribute | None:
        """An attribute, if what is here begins one."""
        raise NotImplementedError

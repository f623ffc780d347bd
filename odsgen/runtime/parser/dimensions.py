"""Parsing the dimensions of vectors, tensors and memrefs: ``4x?x8xf32`` (MLIR's docs, "Builtin
Dialect", "RankedTensorType"). The lexer sees ``4`` and the name ``x``, or a name ``x8xf32``, which is
cut into its pieces here."""

from __future__ import annotations

import re
from typing import Final

from odsgen.runtime.builtin.shaped_types import DYNAMIC
from odsgen.runtime.parser.dialect_symbols import DialectSymbolParser
from odsgen.runtime.support.integer_text import integer_of_digits

MAX_DIMENSION: Final = (1 << 63) - 1

_LEADING_DECIMAL: Final = re.compile(r"[0-9]+(?!\.|[0-9])", re.ASCII)


class DimensionParser(DialectSymbolParser):
    """The part of the parser that reads dimensions."""

    __slots__ = ()

    def parse_dimension_list(
        self, allow_dynamic: bool = True, with_trailing_x: bool = True
    ) -> tuple[int, ...]:
        """``4x?x`` or, without the trailing x, ``4x?``; no dimension is a list too."""
        dimensions: list[int] = []
        if with_trailing_x:
            while self.at_dimension():
                dimensions.append(self._parse_dimension(allow_dynamic))
                self.parse_x_in_dimension_list()
        elif self.at_dimension():
            dimensions.append(self._parse_dimension(allow_dynamic))
            while self.tokens[self.index][:1] == "x":
                self.parse_x_in_dimension_list()
                dimensions.append(self._parse_dimension(allow_dynamic))
        return tuple(dimensions)

    def at_dimension(self) -> bool:
        """Whether a size is here, known or ``?``."""
        token = self.tokens[self.index]
        return token == "?" or _LEADING_DECIMAL.match(token) is not None

    def _parse_dimension(self, allow_dynamic: bool) -> int:
        if self.tokens[self.index] == "?":
            if not allow_dynamic:
                raise self.error("expected static shape")
            self.index += 1
            return DYNAMIC
        return self.parse_static_dimension()

    def parse_static_dimension(self) -> int:
        """The decimal digits at the front of the token: ``8x16xf32`` and ``0x4`` are cut there."""
        token = self.tokens[self.index]
        match = _LEADING_DECIMAL.match(token)
        if match is None:
            raise self.error("invalid dimension")
        digits = match[0]
        size = integer_of_digits(digits)
        if size > MAX_DIMENSION:
            raise self.error("invalid dimension")
        if len(digits) == len(token):
            self.index += 1
            return size
        self.take_front(len(digits))
        if token[:2] == "0x":
            self._join_hexadecimal_rest()
        return size

    def _join_hexadecimal_rest(self) -> None:
        """Of ``0xcomplex``, where the lexer saw the number ``0xc``: ``xc`` and what is behind it."""
        index = self.index
        rest = self.tokens[index]
        following = self.tokens[index + 1]
        if not (following[:1].isalnum() or following[:1] == "_"):
            return
        if self.offset_of(index) + len(rest) == self.offset_of(index + 1):
            self.tokens[index] = "0"
            self.index = index + 1
            self.tokens[self.index] = rest + following
            self.positions.shift(self.index, -len(rest))

    def parse_x_in_dimension_list(self) -> None:
        """The ``x`` behind a size, which may be the front of a longer token."""
        token = self.tokens[self.index]
        if token[:1] != "x":
            raise self.wrong_token("expected 'x' in dimension list")
        if len(token) == 1:
            self.index += 1
        else:
            self.take_front(1)

"""Parameters of types and attributes that are kept as text: each is read when somebody asks for it.

Their format is C++ that nobody has read.  Most formats write one after another, `<f32, 3>`, or under their names,
`<{order = [1, 0]}>`; a shape stands in front of its element, `<4x8xf32>`.  What is written otherwise raises ValueError.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from odsgen.runtime.base.attribute import Attribute, Type
from odsgen.runtime.base.interface import UnwrittenMethodError
from odsgen.runtime.diagnostics import DiagnosticError

if TYPE_CHECKING:
    from odsgen.runtime.parser.parser import Parser

Reader = Callable[["Parser"], Any]

#: Where a parameter may not be absent.
MISSING: Final = object()

_PIECE = re.compile(r'"(?:[^"\\]|\\.)*"|->|[<>()\[\]{},]', re.DOTALL)
_CLOSERS = {"<": ">", "[": "]", "(": ")", "{": "}"}
_NAMED = re.compile(r"\s*([A-Za-z_]\w*)\s*=(?!=)", re.ASCII)
_SHAPE = re.compile(r"\s*((?:(?:\d+|\?)x)+)(?=\D)", re.ASCII)


def read_type(parser: Parser) -> Type:
    return parser.parse_type()


def read_attribute(parser: Parser) -> Attribute:
    return parser.parse_attribute()


def read_integer(parser: Parser) -> int:
    return parser.parse_integer()


def read_float(parser: Parser) -> float:
    return parser.parse_float()


def read_string(parser: Parser) -> str:
    return parser.parse_keyword_or_string()


def read_bool(parser: Parser) -> bool:
    keyword = parser.parse_optional_keyword_of(("true", "false"))
    if keyword is None:
        raise parser.error("expected 'true' or 'false'")
    return keyword == "true"


def read_affine_map(parser: Parser) -> Any:
    return parser.parse_affine_map()


def read_integer_set(parser: Parser) -> Any:
    return parser.parse_integer_set()


def read_instance(of: type[Any]) -> Reader:
    """A type or attribute of a class."""

    def read(parser: Parser) -> Any:
        found = parser.parse_type() if issubclass(of, Type) else parser.parse_attribute()
        if not isinstance(found, of):
            raise parser.error(f"expected {of.__name__}")
        return found

    return read


def read_case(of: Any) -> Reader:
    """A case of an enum: its keyword."""

    def read(parser: Parser) -> Any:
        keyword = parser.parse_keyword_or_string()
        found = of.from_keyword(keyword)
        if found is None:
            raise parser.error(f"no case of {of.__name__} is called '{keyword}'")
        return found

    return read


class ReadList:
    """A list in brackets; a shape, where these are integers in front of an element type."""

    def __init__(self, element: Reader) -> None:
        self.element = element

    def __call__(self, parser: Parser) -> tuple[Any, ...]:
        from odsgen.runtime.parser.cursor import Delimiter

        if self.element is read_integer and parser.tokens[parser.index] != "[":
            return parser.parse_dimension_list(with_trailing_x=True)
        return tuple(
            parser.parse_comma_separated_list(lambda: self.element(parser), Delimiter.SQUARE)
        )


def declared_parameter(
    symbol: Any, position: int, name: str, read: Reader | None, default: object = MISSING
) -> Any:
    """A declared parameter; without a reader, whose class only C++ has, as text.

    Raises ValueError if the text does not have it, or has something else there.
    """
    try:
        entries, named = _entries(symbol.text)
    except ValueError as error:
        raise _misfit(symbol, name, str(error)) from None
    entry = named.get(_plain(name))
    if entry is None and position < len(entries):
        entry = entries[position]
    if entry is None:
        if default is MISSING:
            raise _misfit(symbol, name, "the text does not have it")
        return default
    return entry if read is None else _read(symbol, name, read, entry)


@lru_cache(maxsize=4096)
def _read_entry(read: Reader, entry: str) -> Any:
    from odsgen.runtime.parser.parser import Parser
    from odsgen.runtime.registry.context import Context, loaded_dialects
    from odsgen.runtime.support.source import SourceFile

    context = Context(allow_unregistered=True, dialects=loaded_dialects())
    parser = Parser(SourceFile(entry, "-"), context)
    found = read(parser)
    if parser.tokens[parser.index]:
        raise parser.error("unexpected text")
    return found


def _read(symbol: Any, name: str, read: Reader, entry: str) -> Any:
    try:
        return _read_entry(read, entry)
    except (DiagnosticError, ValueError) as error:
        reason = error.diagnostics[0].message if isinstance(error, DiagnosticError) else str(error)
        raise _misfit(symbol, name, f"'{entry}': {reason}") from None


class UnreadableParameterError(UnwrittenMethodError, ValueError):
    """A declared parameter that nobody can read of the text: how C++ writes it is not known, nor what a check would say."""


def _misfit(symbol: Any, name: str, reason: str) -> UnreadableParameterError:
    return UnreadableParameterError(
        f"the parameter '{name}' of '{symbol}' cannot be read: {reason}"
    )


def _plain(name: str) -> str:
    """A name without what tells `lhsBatching` and `lhs_batching` apart."""
    return name.replace("_", "").lower()


@lru_cache(maxsize=4096)
def _entries(text: str) -> tuple[tuple[str, ...], Mapping[str, str]]:
    """The entries of a body that have no names, and those that have, by their names."""
    body = _without(text.strip(), "<", ">")
    body = _without(body, "{", "}")
    plain: list[str] = []
    named: dict[str, str] = {}
    for entry in _cut(body):
        match = _NAMED.match(entry)
        if match is not None:
            named[_plain(match[1])] = entry[match.end() :].strip()
            continue
        shape = _SHAPE.match(entry)
        if shape is not None:
            plain.append(shape[1])
            entry = entry[shape.end() :]
        plain.append(entry.strip())
    return tuple(plain), named


def _without(text: str, opener: str, closer: str) -> str:
    """The inside of brackets that go around all of a text."""
    if text[:1] != opener or text[-1:] != closer or len(_cut(text)) != 1:
        return text
    depth = 0
    for match in _PIECE.finditer(text):
        if match[0] in _CLOSERS:
            depth += 1
        elif match[0] in _CLOSERS.values():
            depth -= 1
            if depth == 0:
                return text[1:-1].strip() if match.end() == len(text) else text
    return text


def _cut(body: str) -> list[str]:
    """The entries between the commas of a body that stand in no bracket."""
    if not body.strip():
        return []
    found: list[str] = []
    closers: list[str] = []
    start = 0
    for match in _PIECE.finditer(body):
        piece = match[0]
        if piece in _CLOSERS:
            closers.append(_CLOSERS[piece])
        elif piece in (">", "]", ")", "}"):
            if not closers or closers.pop() != piece:
                raise ValueError("its brackets do not fit")
        elif piece == "," and not closers:
            found.append(body[start : match.start()])
            start = match.end()
    return [*found, body[start:]]

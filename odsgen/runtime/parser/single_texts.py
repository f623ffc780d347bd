"""Types and attributes whose text stands by itself, in no program."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import TYPE_CHECKING

from odsgen.runtime.diagnostics import ParseError
from odsgen.runtime.parser.parser import Parser
from odsgen.runtime.parser.toplevel import read_whole
from odsgen.runtime.support.source import SourceFile

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.registry.dialect import Dialect


@cache
def parse_attribute(text: str, definitions: tuple[type[Attribute], ...] = ()) -> Attribute:
    """The attribute of that text, in a context of its own that knows ``definitions``.  Raises ParseError."""
    parser = _parser_of(text, definitions)
    attribute = read_whole(parser, parser.parse_attribute)
    _expect_end(parser)
    return attribute


@cache
def parse_type(text: str, dialects: Iterable[Dialect] = ()) -> Type:
    """The type of that text, in a context of its own, which knows these dialects, too.  Raises ParseError."""
    parser = _parser_of(text)
    for dialect in dialects:
        parser.context.add_local(dialect)
    type = read_whole(parser, parser.parse_type)
    _expect_end(parser)
    return type


def type_at(text: str) -> Type | None:
    """The type that a text begins with; None when it begins with none."""
    from odsgen.runtime.registry.context import Context, loaded_dialects

    context = Context(allow_unregistered=True, dialects=loaded_dialects())
    try:
        return Parser(SourceFile(text, "type"), context).parse_type()
    except ParseError:
        return None


def _parser_of(text: str, definitions: tuple[type[Attribute], ...] = ()) -> Parser:
    from odsgen.runtime.registry.context import Context
    from odsgen.runtime.registry.dialect import Dialect

    context = Context()
    for name in dict.fromkeys(definition.DIALECT_NAME for definition in definitions):
        of_dialect = [d for d in definitions if name == d.DIALECT_NAME]
        context.add_local(Dialect(name, attributes=of_dialect))
    return Parser(SourceFile(text, "-"), context)


def _expect_end(parser: Parser) -> None:
    if parser.tokens[parser.index]:
        raise parser.error("expected the end of the text")

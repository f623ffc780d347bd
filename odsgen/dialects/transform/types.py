"""Types of the dialect `transform`."""

from __future__ import annotations

from odsgen.hooks import parses_types
from odsgen.runtime import Parser, Type


@parses_types
def parse_type(parser: Parser, mnemonic: str) -> Type | None:
    """Refuses a type that neither the dialect nor an extension has."""
    raise parser.unknown_mnemonic(f"unknown type mnemonic: {mnemonic}")

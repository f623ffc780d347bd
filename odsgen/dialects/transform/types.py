"""Types of the dialect `transform`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.hooks import parses_types

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.parser import Parser


@parses_types
def parse_type(parser: Parser, mnemonic: str) -> Type | None:
    """Refuses a type that neither the dialect nor an extension has."""
    raise parser.unknown_mnemonic(f"unknown type mnemonic: {mnemonic}")

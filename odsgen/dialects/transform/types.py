"""Types of the dialect `transform`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.parser import Parser


def parse_type(parser: Parser, mnemonic: str) -> Type | None:
    """A type that neither the dialect nor one of its extensions has."""
    raise parser.unknown_mnemonic(f"unknown type mnemonic: {mnemonic}")

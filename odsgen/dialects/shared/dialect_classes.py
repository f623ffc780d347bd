"""Attribute, type and operation classes by name, for hooks that build them."""

from __future__ import annotations

from typing import Any

from odsgen.runtime import Operation, Parser


def attribute_class(parser: Parser, dialect_name: str, mnemonic: str) -> Any:
    """The class of `#dialect.mnemonic`; raises ParseError if the dialect is not available."""
    dialect = parser.context.dialect(dialect_name)
    if dialect is None or mnemonic not in dialect.attributes:
        raise parser.custom_error(f"needs the attribute '#{dialect_name}.{mnemonic}'")
    return dialect.attributes[mnemonic]


def type_class(parser: Parser, dialect_name: str, mnemonic: str) -> Any:
    """The class of `!dialect.mnemonic`; raises ParseError if the dialect is not available."""
    dialect = parser.context.dialect(dialect_name)
    if dialect is None or mnemonic not in dialect.types:
        raise parser.custom_error(f"needs the type '!{dialect_name}.{mnemonic}'")
    return dialect.types[mnemonic]


def operation_class(parser: Parser, name: str) -> type[Operation]:
    """The class of an operation; raises ParseError if the dialect is not available."""
    found = parser.context.operation_class(name)
    if found is None:
        raise parser.custom_error(f"needs the operation '{name}', whose dialect is not available")
    return found

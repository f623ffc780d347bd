"""Aliases as a text names them, of types and attributes of dialects that keep them (`aliases: as_read` of a spec)."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from odsgen.runtime.builtin.attributes import OpaqueAttr
from odsgen.runtime.builtin.types import OpaqueType

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.parser.parser import Parser


def keep_aliases(parser: Parser, root: Operation) -> None:
    """Note at the top of a program which names its aliases suggest to the printer; of two for the same, the first counts."""
    definitions: list[tuple[str, Attribute | Type]] = [
        *parser.type_aliases.items(),
        *parser.attribute_aliases.items(),
    ]
    numbered = _numbered({name for name, _ in definitions})
    found: dict[Attribute | Type, str] = {}
    for name, symbol in definitions:
        if isinstance(symbol, (OpaqueAttr, OpaqueType)):
            namespace = symbol.dialect
        else:
            namespace = symbol.DIALECT_NAME
        dialect = parser.context.dialect(namespace)
        if dialect is not None and dialect.keeps_aliases:
            found.setdefault(symbol, numbered.get(name, name))
    if found:
        root.read_aliases = found


def _numbered(names: Collection[str]) -> dict[str, str]:
    """The suggestions of names that only number others: `map1` and `map2` beside `map`, `ct_L0_1` beside `ct_L0`."""
    found: dict[str, str] = {}
    for suggestion in sorted(names):
        if suggestion in found:
            continue
        stem = f"{suggestion}_" if suggestion[-1].isdigit() else suggestion
        number = 1
        while (name := f"{stem}{number}") in names:
            # Beside `ct_L0` and `ct_L0_`, which come in this order, the number belongs to the latter.
            found[name] = suggestion
            number += 1
    return found

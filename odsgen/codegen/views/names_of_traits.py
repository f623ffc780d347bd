"""Sets of names in class bodies."""

from __future__ import annotations

from collections.abc import Iterable

from odsgen.codegen.literals import string_literal
from odsgen.ods.library.interfaces import INTERFACES


def string_set(names: Iterable[str]) -> str | None:
    """`frozenset({"a", "b"})`, sorted; None for no name."""
    listed = sorted(set(names))
    if not listed:
        return None
    return f"frozenset({{{', '.join(map(string_literal, listed))}}})"


def mlir_interface_name(name: str) -> str:
    """The name in MLIR's C++ of an interface that ODS calls so: `Symbol` → `SymbolOpInterface`."""
    row = INTERFACES.get(name)
    return name if row is None else row.mlir_name

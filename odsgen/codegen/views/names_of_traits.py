"""Sets of names in class bodies."""

from __future__ import annotations

from collections.abc import Iterable

from odsgen.codegen.literals import string_literal


def string_set(names: Iterable[str]) -> str | None:
    """`frozenset({"a", "b"})`, sorted; None for no name."""
    listed = sorted(set(names))
    if not listed:
        return None
    return f"frozenset({{{', '.join(map(string_literal, listed))}}})"

"""Attributes and types inside attributes and types: looking at them and replacing them (MLIR's
docs, "Defining Dialects", "Attributes and Types"; the C++ ``AttrTypeWalker`` and ``AttrTypeReplacer``).

Nothing here recurses: attributes may nest as deep as one likes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from odsgen.runtime.base.attribute import Attribute, Type


def immediate_subelements(symbol: Attribute | Type) -> tuple[Attribute | Type, ...]:
    """The attributes and types that one holds directly, in the order of its parameters."""
    return symbol.immediate_subelements()


def walk_subelements(symbol: Attribute | Type) -> Iterator[Attribute | Type]:
    """All attributes and types inside one, and itself, each once: what is inside comes first."""
    seen: set[Attribute | Type] = set()
    pending: list[tuple[Attribute | Type, bool]] = [(symbol, False)]
    while pending:
        current, is_walked = pending.pop()
        if is_walked:
            yield current
        elif current not in seen:
            seen.add(current)
            pending.append((current, True))
            pending.extend((inner, False) for inner in reversed(current.immediate_subelements()))


def replace_subelements(
    symbol: Attribute | Type, replacement: Callable[[Attribute | Type], Attribute | Type | None]
) -> Attribute | Type:
    """``symbol`` with everything inside it, and at last itself, replaced by what ``replacement`` returns.

    None keeps an attribute or type, with its own inside replaced. What has been put in is not looked
    at again. Raises ValueError when something does not hold together with a replacement inside it.
    """
    replaced: dict[Attribute | Type, Attribute | Type] = {}
    for current in walk_subelements(symbol):
        inner = current.immediate_subelements()
        rebuilt = current
        if any(replaced[part] is not part for part in inner):
            rebuilt = current.replace_immediate_subelements(replaced.__getitem__)
        found = replacement(rebuilt)
        replaced[current] = rebuilt if found is None else found
    return replaced[symbol]

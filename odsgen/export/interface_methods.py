"""The methods that MLIR's interfaces ask of an operation, as C++ declares them."""

from __future__ import annotations

from collections.abc import Collection


def declarations_of(interface: str, accessors: Collection[str]) -> list[str]:
    """What the class of an operation must declare for an interface beside the accessors that it has."""
    return []

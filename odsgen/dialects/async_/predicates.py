"""Predicates of the dialect `async`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type


def value_type(type: Type) -> Type | None:
    """The type of the value that an `!async.value` holds; None for another type."""
    if (type.DIALECT_NAME, type.MNEMONIC) != ("async", "value"):
        return None
    value: Type = type.parameters()[0]
    return value


def make_result_type(type: Type) -> Type | None:
    """The type of the value that the storage, an `!async.value`, holds; None for another type."""
    return value_type(type)

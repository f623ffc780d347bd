"""Predicates of the dialect `async`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.hooks import checks

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type


def value_type(type: Type) -> Type | None:
    """The value type of an `!async.value`; None for another type."""
    if (type.DIALECT_NAME, type.MNEMONIC) != ("async", "value"):
        return None
    value: Type = type.parameters()[0]
    return value


@checks("make_result_type")
def make_result_type(type: Type) -> Type | None:
    """The value type of the storage, an `!async.value`; None for another type."""
    return value_type(type)

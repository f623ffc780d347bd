"""Predicates of the dialect `async`."""

from __future__ import annotations

from odsgen.hooks import checks
from odsgen.runtime import Type


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

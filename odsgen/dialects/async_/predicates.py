"""Predicates of the dialect `async`."""

from __future__ import annotations

from odsgen.hooks import checks
from odsgen.runtime import Type
from odsgen_dialects.async_ import ValueType


def value_type(type: Type) -> Type | None:
    """The value type of an `!async.value`; None for another type."""
    return type.value_type if isinstance(type, ValueType) else None


@checks("make_result_type")
def make_result_type(type: Type) -> Type | None:
    """The value type of the storage, an `!async.value`; None for another type."""
    return value_type(type)

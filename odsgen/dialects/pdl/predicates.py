"""Predicates of the dialect `pdl`."""

from __future__ import annotations

from odsgen.hooks import checks
from odsgen.runtime import Type
from odsgen_dialects.pdl import RangeType, TypeType, ValueType


def range_element_or_self(type: Type) -> Type:
    """The element type of a range, or the type itself."""
    return type.element_type if isinstance(type, RangeType) else type


@checks("check_get_element_type")
def check_get_element_type(type: Type) -> bool:
    """Whether the range is one of types."""
    return isinstance(range_element_or_self(type), TypeType)


@checks("check_get_element_type_2")
def check_get_element_type_2(type: Type) -> bool:
    """Whether the range is one of values."""
    return isinstance(range_element_or_self(type), ValueType)

"""Predicates of the dialect `pdl_interp`."""

from __future__ import annotations

from odsgen.dialects.pdl.forms import range_of
from odsgen.dialects.pdl.predicates import (
    check_get_element_type,
    check_get_element_type_2,
    range_element_or_self,
)
from odsgen.hooks import checks
from odsgen.runtime import Type
from odsgen_dialects.pdl import OperationType, RangeType, ValueType

checks("check_get_element_type")(check_get_element_type)
checks("check_get_element_type_2")(check_get_element_type_2)


@checks("check_get_element_type_3")
def check_get_element_type_3(type: Type) -> bool:
    """Whether the range is one of `!pdl.type`."""
    return True


@checks("check_get_element_type_4")
def check_get_element_type_4(type: Type) -> bool:
    """Whether the range is one of `!pdl.operation`."""
    return isinstance(range_element_or_self(type), OperationType)


@checks("make_range_type")
def make_range_type(type: Type) -> Type:
    """The range of an element type."""
    return range_of(type)


@checks("make_value_type")
def make_value_type(type: Type) -> Type:
    """`!pdl.value` for a type, a range of values for a range of types."""
    value = ValueType.get()
    return RangeType.get(value) if isinstance(type, RangeType) else value

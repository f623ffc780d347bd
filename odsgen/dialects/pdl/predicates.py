"""Predicates of the dialect `pdl`."""

from __future__ import annotations

from odsgen.hooks import checks
from odsgen.runtime import Type


def range_element_or_self(type: Type) -> Type:
    """The element type of a range, or the type itself."""
    element: Type = type.parameters()[0] if type.MNEMONIC == "range" else type
    return element


@checks("check_get_element_type")
def check_get_element_type(type: Type) -> bool:
    """Whether the range is one of types."""
    return range_element_or_self(type).MNEMONIC == "type"


@checks("check_get_element_type_2")
def check_get_element_type_2(type: Type) -> bool:
    """Whether the range is one of values."""
    return range_element_or_self(type).MNEMONIC == "value"

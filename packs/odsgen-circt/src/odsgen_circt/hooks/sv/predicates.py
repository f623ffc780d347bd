"""Kinds of types in predicates of the dialect `sv`."""

from __future__ import annotations

from typing import Any

from odsgen.hooks import checks
from odsgen.runtime import Type, TypeAttr
from odsgen_circt.hooks.hw.predicates import (
    bit_width,
    has_inout,
    is_hw,
    is_hw_integer,
    is_hw_value,
)
from odsgen_circt.hooks.hw.types import without_aliases

checks("check_is_hw_integer")(is_hw_integer)
checks("check_is_hw_value")(is_hw_value)
checks("check_has_inout")(has_inout)


def element_of(type: Any) -> Any:
    """The element type of an `!hw.inout`, without aliases; None for another type."""
    found = without_aliases(type)
    return without_aliases(found.element_type) if is_hw(found, "inout") else None


@checks("check_is_inout")
def check_is_inout(type: Type) -> bool:
    """Whether it is `!hw.inout`."""
    return is_hw(type, "inout")


@checks("check_is_inout_of_array")
def check_is_inout_of_array(type: Type) -> bool:
    """Whether it is an `!hw.inout` of an array."""
    element = element_of(type)
    return element is not None and is_hw(element, "array", "uarray")


@checks("check_is_inout_of_struct")
def check_is_inout_of_struct(type: Type) -> bool:
    """Whether it is an `!hw.inout` of a struct."""
    element = element_of(type)
    return element is not None and is_hw(element, "struct")


@checks("check_is_string")
def check_is_string(type: Type) -> bool:
    """Whether it is `!hw.string`."""
    return is_hw(type, "string")


@checks("check_is_unpacked_array")
def check_is_unpacked_array(type: Type) -> bool:
    """Whether it is `!hw.uarray`."""
    return is_hw(type, "uarray")


@checks("check_is_open_array")
def check_is_open_array(type: Type) -> bool:
    """Whether it is `!sv.open_uarray`."""
    return (type.DIALECT_NAME, type.MNEMONIC) == ("sv", "open_uarray")


@checks("check_is_module_type")
def check_is_module_type(attribute: TypeAttr) -> bool:
    """Whether it is the type of a module."""
    return is_hw(attribute.value, "modty")


@checks("check_has_known_width")
def check_has_known_width(attribute: TypeAttr) -> bool:
    """Whether the width of values of the type is known."""
    return bit_width(attribute.value) >= 0

"""Predicates of the dialect `pdl_interp`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.pdl.forms import range_of
from odsgen.dialects.pdl.predicates import check_get_element_type as check_get_element_type
from odsgen.dialects.pdl.predicates import check_get_element_type_2 as check_get_element_type_2
from odsgen.dialects.pdl.predicates import range_element_or_self
from odsgen.runtime.generated.formats import type_of_text

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type


def check_get_element_type_3(type: Type) -> bool:
    """Whether a range is one of types of `pdl`: there are no others."""
    return True


def check_get_element_type_4(type: Type) -> bool:
    """Whether a range is one of operations."""
    return range_element_or_self(type).MNEMONIC == "operation"


def make_range_type(type: Type) -> Type:
    """The range of such elements."""
    return range_of(type)


def make_value_type(type: Type) -> Type:
    """A value for a type, a range of values for a range of types."""
    return type_of_text("!pdl.range<value>" if type.MNEMONIC == "range" else "!pdl.value")

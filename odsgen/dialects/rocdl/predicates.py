"""Predicates of the dialect `rocdl`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.llvm.types import element_type
from odsgen.runtime.builtin.types import i32

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type


def check_is_signless_integer(type: Type) -> bool:
    """Whether the first field of a struct is `i32`."""
    return element_type(type, 0) is i32


def check_is_signless_integer_2(type: Type) -> bool:
    """Whether the second field of a struct is `i32`."""
    return element_type(type, 1) is i32

"""Predicates of the dialect `rocdl`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.llvm.types import element_type
from odsgen.hooks import checks
from odsgen.runtime.builtin.types import i32

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type


@checks("check_is_signless_integer")
def check_is_signless_integer(type: Type) -> bool:
    """Whether the first field of the struct is `i32`."""
    return element_type(type, 0) is i32


@checks("check_is_signless_integer_2")
def check_is_signless_integer_2(type: Type) -> bool:
    """Whether the second field of the struct is `i32`."""
    return element_type(type, 1) is i32

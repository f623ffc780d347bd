"""Predicates of the dialect `rocdl`."""

from __future__ import annotations

from odsgen.dialects.llvm.types import element_type
from odsgen.hooks import checks
from odsgen.runtime import Type, i32


@checks("check_is_signless_integer")
def check_is_signless_integer(type: Type) -> bool:
    """Whether the first field of the struct is `i32`."""
    return element_type(type, 0) is i32


@checks("check_is_signless_integer_2")
def check_is_signless_integer_2(type: Type) -> bool:
    """Whether the second field of the struct is `i32`."""
    return element_type(type, 1) is i32

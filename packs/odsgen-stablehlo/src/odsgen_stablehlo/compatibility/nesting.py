"""Types and attributes that lie in each other as deep as a file likes."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from odsgen.runtime.support.interpreter import on_new_stack, stack_is_deep

PartT = TypeVar("PartT")
FoundT = TypeVar("FoundT")


def at_any_depth(function: Callable[[PartT], FoundT], part: PartT) -> FoundT:
    """Call a function that calls itself for what a part consists of."""
    return on_new_stack(function, part) if stack_is_deep() else function(part)

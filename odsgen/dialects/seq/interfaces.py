"""Attributes of the dialect `seq`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.runtime.generated.formats import type_of_text

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type


def type_clock_const_attr(attribute: Any) -> Type:
    """A clock that stands still is a clock."""
    return type_of_text("!seq.clock")

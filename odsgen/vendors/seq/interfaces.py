"""Attributes of the dialect `seq`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.hooks import implements
from odsgen.runtime.glue.formats import type_of_text

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type


@implements("ClockConstAttr", method="type")
def type_clock_const_attr(attribute: Any) -> Type:
    """`!seq.clock`"""
    return type_of_text("!seq.clock")

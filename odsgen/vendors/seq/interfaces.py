"""Attributes of the dialect `seq`."""

from __future__ import annotations

from typing import Any

from odsgen.hooks import implements
from odsgen.runtime import Type, type_of_text


@implements("ClockConstAttr", method="type")
def type_clock_const_attr(attribute: Any) -> Type:
    """`!seq.clock`"""
    return type_of_text("!seq.clock")

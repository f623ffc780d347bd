"""Attributes of the dialect `seq`."""

from __future__ import annotations

from typing import Any

from odsgen.hooks import implements
from odsgen.runtime import Type, loaded_dialect


@implements("ClockConstAttr", method="type")
def type_clock_const_attr(attribute: Any) -> Type:
    """`!seq.clock`"""
    seq = loaded_dialect("seq")
    clock: Any = None if seq is None else seq.type_class("clock")
    if clock is None:
        raise ValueError("needs the type '!seq.clock', whose dialect is not available")
    found: Type = clock.get()
    return found

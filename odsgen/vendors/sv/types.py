"""Type inference of the dialect `sv`."""

from __future__ import annotations

from typing import Any

from odsgen.hooks import checks
from odsgen.runtime import Type, loaded_dialect


@checks("make_element_of_inout")
def make_element_of_inout(type: Any) -> Type:
    """The element type of an `!hw.inout`; raises ValueError for another type."""
    if (type.DIALECT_NAME, type.MNEMONIC) != ("hw", "inout"):
        raise ValueError(f"'{type}' is not '!hw.inout'")
    found: Type = type.element_type
    return found


@checks("make_inout_of")
def make_inout_of(type: Type) -> Type:
    """The `!hw.inout` of an element type."""
    hw = loaded_dialect("hw")
    inout: Any = None if hw is None else hw.type_class("inout")
    if inout is None:
        raise ValueError("needs the type '!hw.inout', whose dialect is not available")
    found: Type = inout.get(type)
    return found

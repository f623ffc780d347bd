"""Memory that holds a constant."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime.builtin.attributes import SymbolRefAttr
from odsgen.runtime.ir.symbol_table import lookup_nearest_symbol_from

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.value import Value


def constant_of_global(memory: Value) -> Attribute | None:
    """The elements of a constant `memref.global` of which the memory is; None for other memory."""
    get_global = memory.defining_op
    if get_global is None or get_global.name != "memref.get_global":
        return None
    name = get_global.property_attribute("name")
    if not isinstance(name, SymbolRefAttr):
        return None
    found = lookup_nearest_symbol_from(get_global, name)
    if found is None or found.name != "memref.global":
        return None
    if found.property_attribute("constant") is None:
        return None
    return found.property_attribute("initial_value")

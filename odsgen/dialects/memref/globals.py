"""Constant `memref.global` operations."""

from __future__ import annotations

from odsgen.runtime import Attribute, SymbolRefAttr, Value, lookup_nearest_symbol_from
from odsgen_dialects.memref import GetGlobalOp, GlobalOp


def constant_of_global(memory: Value) -> Attribute | None:
    """The elements of the constant `memref.global` that a value refers to; else None."""
    get_global = memory.defining_op
    if not isinstance(get_global, GetGlobalOp):
        return None
    name = get_global.property_attribute("name")
    if not isinstance(name, SymbolRefAttr):
        return None
    found = lookup_nearest_symbol_from(get_global, name)
    if not isinstance(found, GlobalOp):
        return None
    if found.property_attribute("constant") is None:
        return None
    return found.property_attribute("initial_value")

"""Constant `memref.global` operations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime import Attribute, SymbolRefAttr, Value, lookup_nearest_symbol_from
from odsgen.runtime.ir.symbol_table import symbol_name
from odsgen_dialects.memref import GetGlobalOp, GlobalOp

if TYPE_CHECKING:
    from odsgen.runtime import Location, MemRefType, Operation


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


def global_for(
    module: Operation,
    value: Attribute,
    type: MemRefType,
    alignment: int,
    location: Location,
    numbered: int,
) -> tuple[GlobalOp, int]:
    """A constant global with a value: a known one, or a new one in front of all (`getGlobalFor`).

    ``numbered`` counts the names that have got a number; the new count is returned, too.
    """
    block = module.regions[0].entry_block
    names: set[str] = set()
    for op in block:
        name = symbol_name(op)
        if name is not None:
            names.add(name)
        if (
            isinstance(op, GlobalOp)
            and op.initial_value is value
            and (op.alignment or 0) == alignment
        ):
            return op, numbered
    base = "__constant_" + "x".join([*map(str, type.shape), str(type.element_type)])
    if not type.shape:
        base = f"__constant_x{type.element_type}"
    name = base
    while name in names:
        name = f"{base}_{numbered}"
        numbered += 1
    made = GlobalOp.build(
        name,
        type,
        sym_visibility="private",
        initial_value=value,
        constant=True,
        alignment=alignment or None,
        location=location,
    )
    block.prepend(made)
    return made, numbered

"""Adding and renaming the symbols of a table (Symbols and Symbol Tables)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from odsgen.runtime.ir.symbol_table import set_symbol_name, symbol_name
from odsgen.runtime.ir.symbol_uses import replace_all_symbol_uses, replace_symbol_uses

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.symbol_table import SymbolTable


def insert(table: SymbolTable, symbol: Operation) -> str:
    """Add a symbol, at the end of the table if it stands nowhere; renamed if its name is taken.  Returns the name."""
    name = symbol_name(symbol)
    if name is None:
        raise ValueError(f"'{symbol.name}' has no symbol name")
    if symbol.parent_block is None:
        block = table.op.regions[0].entry_block
        terminator = block.terminator
        if terminator is not None and terminator.REGISTERED:
            block.insert_before(terminator, symbol)
        else:
            block.append(symbol)
    elif symbol.parent_op is not table.op:
        raise ValueError(f"'{symbol.name}' stands outside of this symbol table")
    if table._symbols.get(name) is symbol:
        return name
    stem = name
    while name in table._symbols:
        name = f"{stem}_{table._uniquing}"
        table._uniquing += 1
    if name != stem:
        set_symbol_name(symbol, name)
    table._symbols[name] = symbol
    return name


def rename(table: SymbolTable, symbol: Operation, name: str) -> None:
    """Rename a symbol and all references to it inside the table; raises ValueError if the name is taken."""
    if name in table._symbols:
        raise ValueError(f"the symbol table has a symbol '{name}' already")
    old = symbol_name(symbol)
    if old is None or table._symbols.get(old) is not symbol:
        raise ValueError(f"'{symbol.name}' is no symbol of this table")
    replace_all_symbol_uses(old, name, table.op)
    del table._symbols[old]
    set_symbol_name(symbol, name)
    table._symbols[name] = symbol


def rename_all(table: SymbolTable, names: Mapping[Operation, str]) -> None:
    """Rename many symbols at once, and all references to them inside the table, in one walk over it.

    Symbols may exchange their names.  Raises ValueError, with nothing renamed, if a name is taken or given twice.
    """
    new_names: dict[str, str] = {}
    for symbol, name in names.items():
        old = symbol_name(symbol)
        if old is None or table._symbols.get(old) is not symbol:
            raise ValueError(f"'{symbol.name}' is no symbol of this table")
        new_names[old] = name
    taken: set[str] = set()
    for name in new_names.values():
        if name in taken:
            raise ValueError(f"two symbols cannot both be called '{name}'")
        if name in table._symbols and name not in new_names:
            raise ValueError(f"the symbol table has a symbol '{name}' already")
        taken.add(name)
    replace_symbol_uses(new_names, table.op)
    for old in new_names:
        del table._symbols[old]
    for symbol, name in names.items():
        set_symbol_name(symbol, name)
        table._symbols[name] = symbol

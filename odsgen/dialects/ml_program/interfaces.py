"""Interface methods of the dialect `ml_program`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime.ir.region_kind import RegionKind

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.symbol_table import SymbolTableCollection
    from odsgen_dialects.ml_program import (
        FuncOp,
        GlobalLoadConstOp,
        GlobalLoadGraphOp,
        GlobalLoadOp,
        GlobalStoreGraphOp,
        GlobalStoreOp,
        SubgraphOp,
    )


def asm_result_names_global_load(op: GlobalLoadConstOp | GlobalLoadOp) -> list[str | None]:
    """The name of the global"""
    return [op.global_.leaf]


asm_result_names_global_load_const = asm_result_names_global_load


def _global_of(op: Operation, symbol_tables: SymbolTableCollection) -> Operation:
    """The global, which may also be known further out than in the nearest symbol table."""
    symbol = op.properties["global"]
    around = op.parent_op
    while around is not None:
        found = symbol_tables.lookup_nearest_symbol_from(around, symbol)
        if found is not None and found.name == "ml_program.global":
            return found
        around = around.parent_op
    raise op.op_error(f"undefined global: {symbol}")


def _verify_loaded(
    op: GlobalLoadConstOp | GlobalLoadGraphOp | GlobalLoadOp, found: Operation
) -> None:
    type, expected = op.result.type, found.properties["type"].value
    if type is not expected:
        raise op.op_error(f"cannot load from global typed '{expected}' as '{type}'")


def _verify_stored(op: GlobalStoreGraphOp | GlobalStoreOp, found: Operation) -> None:
    type, expected = op.value.type, found.properties["type"].value
    if "is_mutable" not in found.properties:
        raise op.op_error(f"cannot store to an immutable global {op.global_}")
    if type is not expected:
        raise op.op_error(f"cannot store to a global typed '{expected}' from '{type}'")


def verify_symbol_uses_global_load(
    op: GlobalLoadGraphOp | GlobalLoadOp, symbol_tables: SymbolTableCollection
) -> None:
    """A global of the type of the result."""
    _verify_loaded(op, _global_of(op, symbol_tables))


verify_symbol_uses_global_load_graph = verify_symbol_uses_global_load


def verify_symbol_uses_global_load_const(
    op: GlobalLoadConstOp, symbol_tables: SymbolTableCollection
) -> None:
    """A global that is never written, of the type of the result."""
    found = _global_of(op, symbol_tables)
    if "is_mutable" in found.properties:
        raise op.op_error(f"cannot load as const from mutable global {op.global_}")
    _verify_loaded(op, found)


def verify_symbol_uses_global_store(
    op: GlobalStoreGraphOp | GlobalStoreOp, symbol_tables: SymbolTableCollection
) -> None:
    """A global that may be written, of the type of the value."""
    _verify_stored(op, _global_of(op, symbol_tables))


verify_symbol_uses_global_store_graph = verify_symbol_uses_global_store


def is_declaration_func(op: FuncOp | SubgraphOp) -> bool:
    """A function without a body is only declared, and must be private."""
    return not op.body.blocks


def is_declaration_subgraph(op: SubgraphOp) -> bool:
    """As of a function."""
    return is_declaration_func(op)


def region_kind_func(op: FuncOp, index: int) -> RegionKind:
    """Blocks in which values come before their uses."""
    return RegionKind.SSACFG

"""Interface methods of the dialect `ml_program`."""

from __future__ import annotations

from typing import Any

from odsgen.hooks import implements
from odsgen.runtime import RegionKind, SymbolTableCollection
from odsgen_dialects import ml_program


@implements(ml_program.GlobalLoadOp, ml_program.GlobalLoadConstOp, method="asm_result_names")
def asm_result_names_global_load(
    op: ml_program.GlobalLoadConstOp | ml_program.GlobalLoadOp,
) -> list[str | None]:
    """GlobalLoadOp::getAsmResultNames, GlobalLoadConstOp::getAsmResultNames"""
    return [op.global_.leaf]


def _global_of(op: Any, symbol_tables: SymbolTableCollection) -> ml_program.GlobalOp:
    """Looks the global up in the nearest symbol table and those around it."""
    symbol = op.global_
    around = op.parent_op
    while around is not None:
        found = symbol_tables.lookup_nearest_symbol_from(around, symbol)
        if isinstance(found, ml_program.GlobalOp):
            return found
        around = around.parent_op
    raise op.op_error(f"undefined global: {symbol}")


def _verify_loaded(
    op: ml_program.GlobalLoadConstOp | ml_program.GlobalLoadGraphOp | ml_program.GlobalLoadOp,
    found: ml_program.GlobalOp,
) -> None:
    type, expected = op.result.type, found.type
    if type is not expected:
        raise op.op_error(f"cannot load from global typed '{expected}' as '{type}'")


def _verify_stored(
    op: ml_program.GlobalStoreGraphOp | ml_program.GlobalStoreOp, found: ml_program.GlobalOp
) -> None:
    type, expected = op.value.type, found.type
    if "is_mutable" not in found.properties:
        raise op.op_error(f"cannot store to an immutable global {op.global_}")
    if type is not expected:
        raise op.op_error(f"cannot store to a global typed '{expected}' from '{type}'")


@implements(ml_program.GlobalLoadOp, ml_program.GlobalLoadGraphOp, method="verify_symbol_uses")
def verify_symbol_uses_global_load(
    op: ml_program.GlobalLoadGraphOp | ml_program.GlobalLoadOp, symbol_tables: SymbolTableCollection
) -> None:
    """GlobalLoadOp::verifySymbolUses, GlobalLoadGraphOp::verifySymbolUses"""
    _verify_loaded(op, _global_of(op, symbol_tables))


@implements(ml_program.GlobalLoadConstOp, method="verify_symbol_uses")
def verify_symbol_uses_global_load_const(
    op: ml_program.GlobalLoadConstOp, symbol_tables: SymbolTableCollection
) -> None:
    """GlobalLoadConstOp::verifySymbolUses"""
    found = _global_of(op, symbol_tables)
    if "is_mutable" in found.properties:
        raise op.op_error(f"cannot load as const from mutable global {op.global_}")
    _verify_loaded(op, found)


@implements(ml_program.GlobalStoreOp, ml_program.GlobalStoreGraphOp, method="verify_symbol_uses")
def verify_symbol_uses_global_store(
    op: ml_program.GlobalStoreGraphOp | ml_program.GlobalStoreOp,
    symbol_tables: SymbolTableCollection,
) -> None:
    """GlobalStoreOp::verifySymbolUses, GlobalStoreGraphOp::verifySymbolUses"""
    _verify_stored(op, _global_of(op, symbol_tables))


@implements(ml_program.FuncOp, method="region_kind")
def region_kind_func(op: ml_program.FuncOp, index: int) -> RegionKind:
    """FuncOp::getRegionKind"""
    return RegionKind.SSACFG

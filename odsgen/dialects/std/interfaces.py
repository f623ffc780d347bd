"""Interface methods of the dialect `std`."""

from __future__ import annotations

from odsgen.dialects.func.interfaces import verify_call
from odsgen.hooks import implements
from odsgen.runtime import SymbolRefAttr, SymbolTableCollection, function_type_of
from odsgen_dialects.func import FuncOp
from odsgen_dialects.std import CallOp, ConstantOp


@implements(CallOp, method="verify_symbol_uses")
def verify_symbol_uses_call(op: CallOp, symbol_tables: SymbolTableCollection) -> None:
    """Checks that the callee is a function of matching type."""
    verify_call(op, symbol_tables, FuncOp, "function")


@implements(ConstantOp, method="verify_symbol_uses")
def verify_symbol_uses_constant(op: ConstantOp, symbol_tables: SymbolTableCollection) -> None:
    """Checks that a symbol is a function of the result type."""
    symbol = op.value
    if not isinstance(symbol, SymbolRefAttr):
        return
    function = symbol_tables.lookup_nearest_symbol_from(op, symbol)
    if not isinstance(function, FuncOp):
        raise op.op_error(f"reference to undefined function '{symbol}'")
    if function_type_of(function) is not op.result.type:
        raise op.op_error("reference to function with mismatched type")

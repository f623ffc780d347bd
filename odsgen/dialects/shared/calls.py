"""Calls of a symbol with all operands as arguments (MLIR: `CallOpInterface`)."""

from __future__ import annotations

from odsgen.runtime import Operation, SymbolRefAttr, Value


def call_symbol(op: Operation, callee: SymbolRefAttr | Value) -> None:
    """Sets the callee."""
    if not isinstance(callee, SymbolRefAttr):
        raise ValueError(f"'{op.name}' calls a symbol, not a value")
    op.properties["callee"] = callee

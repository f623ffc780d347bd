"""Calls of a symbol with all operands as arguments (MLIR: `CallOpInterface`)."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.runtime import Operation, SymbolRefAttr, Value


def called_symbol(op: Operation) -> SymbolRefAttr:
    """The callee."""
    callee = op.properties.get("callee")
    if not isinstance(callee, SymbolRefAttr):
        raise op.op_error("requires a 'callee' symbol reference attribute")
    return callee


def call_symbol(op: Operation, callee: SymbolRefAttr | Value) -> None:
    """Sets the callee."""
    if not isinstance(callee, SymbolRefAttr):
        raise ValueError(f"'{op.name}' calls a symbol, not a value")
    op.properties["callee"] = callee


def all_operands(op: Operation) -> Sequence[Value]:
    """All operands are arguments."""
    return op.operands

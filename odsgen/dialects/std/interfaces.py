"""Interface methods of the dialect `std`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.func.interfaces import FUNCTION, verify_call
from odsgen.runtime.builtin.attributes import SymbolRefAttr
from odsgen.runtime.interfaces.function_format import function_type_of

if TYPE_CHECKING:
    from odsgen.runtime.ir.symbol_table import SymbolTableCollection
    from odsgen.runtime.ir.value import Value
    from odsgen_dialects.std import BranchOp, CallOp, CondBranchOp, ConstantOp


def successor_operands_br(op: BranchOp, index: int) -> Sequence[Value]:
    """All operands."""
    return op.dest_operands


def successor_operands_cond_br(op: CondBranchOp, index: int) -> Sequence[Value]:
    """Those of the true destination (0) or of the false one (1)."""
    return op.true_dest_operands if index == 0 else op.false_dest_operands


def verify_symbol_uses_call(op: CallOp, symbol_tables: SymbolTableCollection) -> None:
    """The callee must be a function with the types of the operands and results."""
    verify_call(op, symbol_tables, FUNCTION, "function")


def verify_symbol_uses_constant(op: ConstantOp, symbol_tables: SymbolTableCollection) -> None:
    """A symbol must be a function of the type of the result."""
    symbol = op.value
    if not isinstance(symbol, SymbolRefAttr):
        return
    function = symbol_tables.lookup_nearest_symbol_from(op, symbol)
    if function is None or function.name != FUNCTION:
        raise op.op_error(f"reference to undefined function '{symbol}'")
    if function_type_of(function) is not op.result.type:
        raise op.op_error("reference to function with mismatched type")

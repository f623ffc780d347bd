"""Interface methods of the dialect `async`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.async_.predicates import value_type
from odsgen.dialects.async_.verifiers import body_operands
from odsgen.dialects.func.interfaces import verify_call
from odsgen.dialects.shared.calls import all_operands, call_symbol, called_symbol
from odsgen.runtime.interfaces.control_flow import RegionSuccessor

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.symbol_table import SymbolTableCollection
    from odsgen.runtime.ir.value import Value
    from odsgen_dialects.async_ import CallOp, ExecuteOp, FuncOp


def verify_symbol_uses_call(op: CallOp, symbol_tables: SymbolTableCollection) -> None:
    """The callee is an async function with the types of the operands and results."""
    verify_call(op, symbol_tables, "async.func", "async function")


def entry_successor_operands_execute(op: ExecuteOp, successor: RegionSuccessor) -> Sequence[Value]:
    """The values, not the tokens."""
    return body_operands(op)


def successor_regions_execute(op: ExecuteOp, point: Operation | None) -> list[RegionSuccessor]:
    """Into the body, and from there past the operation."""
    if point is not None:
        return [RegionSuccessor(None, op.body_results)]
    return [RegionSuccessor(op.body_region, op.body_region.arguments)]


def are_types_compatible_execute(op: ExecuteOp, lhs: Type, rhs: Type) -> bool:
    """An async value is as good as what it will be."""
    return (value_type(lhs) or lhs) is (value_type(rhs) or rhs)


def is_declaration_func(op: FuncOp) -> bool:
    """A function without a body is only declared, and must be private."""
    return not op.body.blocks


# --- calls --------------------------------------------------------------------------------------------------------------

callable_for_callee_call = called_symbol
set_callee_from_callable_call = call_symbol
arg_operands_call = all_operands

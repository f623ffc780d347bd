"""Interface methods of the dialect `async`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.async_.predicates import value_type
from odsgen.dialects.async_.verifiers import body_operands
from odsgen.dialects.func.interfaces import verify_call
from odsgen.dialects.shared import call_symbol
from odsgen.hooks import implements
from odsgen.runtime import Operation, RegionSuccessor, SymbolTableCollection, Type, Value
from odsgen_dialects.async_ import CallOp, ExecuteOp, FuncOp


@implements(CallOp, method="verify_symbol_uses")
def verify_symbol_uses_call(op: CallOp, symbol_tables: SymbolTableCollection) -> None:
    """CallOp::verifySymbolUses"""
    verify_call(op, symbol_tables, FuncOp, "async function")


@implements(ExecuteOp, method="entry_successor_operands")
def entry_successor_operands_execute(op: ExecuteOp, successor: RegionSuccessor) -> Sequence[Value]:
    """ExecuteOp::getEntrySuccessorOperands"""
    return body_operands(op)


@implements(ExecuteOp, method="successor_regions")
def successor_regions_execute(op: ExecuteOp, point: Operation | None) -> list[RegionSuccessor]:
    """ExecuteOp::getSuccessorRegions"""
    if point is not None:
        return [RegionSuccessor(None, op.body_results)]
    return [RegionSuccessor(op.body_region, op.body_region.arguments)]


@implements(ExecuteOp, method="are_types_compatible")
def are_types_compatible_execute(op: ExecuteOp, lhs: Type, rhs: Type) -> bool:
    """ExecuteOp::areTypesCompatible"""
    return (value_type(lhs) or lhs) is (value_type(rhs) or rhs)


# --- calls --------------------------------------------------------------------------------------------------------------

implements(CallOp, method="set_callee_from_callable")(call_symbol)

"""Interface methods of the dialect `func`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.hooks import implements
from odsgen.runtime import FunctionType, function_type_of
from odsgen_dialects.func import CallOp, ConstantOp, FuncOp

if TYPE_CHECKING:
    from odsgen.runtime import Operation, SymbolTableCollection, Type, Value


@implements(CallOp, method="verify_symbol_uses")
def verify_symbol_uses_call(op: CallOp, symbol_tables: SymbolTableCollection) -> None:
    """CallOp::verifySymbolUses"""
    verify_call(op, symbol_tables, FuncOp, "function")


def verify_call(
    op: Operation, symbol_tables: SymbolTableCollection, function_class: type[Operation], kind: str
) -> None:
    """The callee must be an operation of that class, for a function, with the types of the operands and results."""
    callee = op.stored_properties.get("callee")
    if callee is None:
        raise op.op_error("requires a 'callee' symbol reference attribute")
    function = symbol_tables.lookup_nearest_symbol_from(op, callee)
    if not isinstance(function, function_class):
        raise op.op_error(f"'{callee.value}' does not reference a valid {kind}")
    function_type = function_type_of(function)
    operands = op.operands
    inputs, results = function_type.inputs, function_type.results
    if _have_types(operands, inputs) and _have_types(op.results, results):
        return
    if len(operands) != len(inputs):
        raise op.op_error("incorrect number of operands for callee")
    for index, (operand, expected) in enumerate(zip(operands, inputs, strict=True)):
        if operand.type is not expected:
            raise op.op_error(
                f"operand type mismatch: expected operand type '{expected}', but provided "
                f"'{operand.type}' for operand number {index}"
            )
    result_types = op.result_types
    if len(result_types) != len(results):
        raise op.op_error("incorrect number of results for callee")
    for index, (type, expected) in enumerate(zip(result_types, results, strict=True)):
        if type is not expected:
            found = ", ".join(f"'{t}'" for t in result_types)
            wanted = ", ".join(f"'{t}'" for t in results)
            raise op.op_error(
                f"result type mismatch at index {index}",
                (
                    (op.location, f"      op result types: {found}"),
                    (op.location, f"function result types: {wanted}"),
                ),
            )


def _have_types(values: Sequence[Value], types: tuple[Type, ...]) -> bool:
    """Whether values have these types."""
    if len(values) == 1 == len(types):  # the usual case
        return values[0].type is types[0]
    return tuple([value.type for value in values]) == types


@implements(ConstantOp, method="verify_symbol_uses")
def verify_symbol_uses_constant(op: ConstantOp, symbol_tables: SymbolTableCollection) -> None:
    """ConstantOp::verifySymbolUses"""
    symbol = op.value_attr
    function = symbol_tables.lookup_nearest_symbol_from(op, symbol)
    if not isinstance(function, FuncOp):
        raise op.op_error(f"reference to undefined function '{symbol.value}'")
    type = op.result.type
    if not isinstance(type, FunctionType) or function_type_of(function) is not type:
        raise op.op_error("reference to function with mismatched type")


@implements(ConstantOp, method="asm_result_names")
def asm_result_names_constant(op: ConstantOp) -> list[str | None]:
    """ConstantOp::getAsmResultNames"""
    return ["f"]

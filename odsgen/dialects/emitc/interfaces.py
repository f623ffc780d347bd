"""Interface methods of the dialect `emitc`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.emitc.types import (
    is_emitc,
    is_integer_index_or_opaque,
    is_supported_float,
)
from odsgen.dialects.emitc.verifiers.control_flow import has_side_effects
from odsgen.dialects.shared.calls import all_operands, call_symbol, called_symbol
from odsgen.dialects.shared.conditions import chosen_by_condition
from odsgen.runtime.builtin.attributes import FlatSymbolRefAttr, IntegerAttr
from odsgen.runtime.interfaces.control_flow import InvocationBounds, RegionSuccessor
from odsgen.runtime.interfaces.function_format import function_type_of

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.symbol_table import SymbolTableCollection
    from odsgen_dialects.emitc import (
        CallOp,
        CastOp,
        DeclareFuncOp,
        GetFieldOp,
        GetGlobalOp,
        IfOp,
        SwitchOp,
    )


def are_cast_compatible_cast(op: CastOp, inputs: Sequence[Type], outputs: Sequence[Type]) -> bool:
    """Numbers, pointers and opaque values become one another; an array becomes a pointer to its elements."""
    input, output = inputs[0], outputs[0]
    if is_emitc(input, "array"):
        shape, element = input.parameters()
        return (
            is_emitc(output, "ptr")
            and element is output.parameters()[0]
            and len(shape) == 1
            and shape[0] >= 1
        )
    return all(
        is_integer_index_or_opaque(type) or is_supported_float(type) or is_emitc(type, "ptr")
        for type in (input, output)
    )


def verify_symbol_uses_call(op: CallOp, symbol_tables: SymbolTableCollection) -> None:
    """The callee is a function with these arguments and results."""
    callee = op.property_attribute("callee")
    if not isinstance(callee, FlatSymbolRefAttr):
        raise op.op_error("requires a 'callee' symbol reference attribute")
    function = symbol_tables.lookup_nearest_symbol_from(op, callee)
    if function is None or function.name != "emitc.func":
        raise op.op_error(f"'{callee.value}' does not reference a valid function")
    type = function_type_of(function)
    if len(type.inputs) != len(op.operands):
        raise op.op_error("incorrect number of operands for callee")
    for number, (given, wanted) in enumerate(zip(op.operand_types, type.inputs, strict=True)):
        if given is not wanted:
            raise op.op_error(
                f"operand type mismatch: expected operand type '{wanted}', but provided '{given}' for "
                f"operand number {number}"
            )
    if len(type.results) != len(op.results):
        raise op.op_error("incorrect number of results for callee")
    for number, (given, wanted) in enumerate(zip(op.result_types, type.results, strict=True)):
        if given is not wanted:
            raise op.op_error(
                f"result type mismatch at index {number}",
                [
                    (op.location, f"      op result types: {_quoted(op.result_types)}"),
                    (op.location, f"function result types: {_quoted(type.results)}"),
                ],
            )


def _quoted(types: Sequence[Type]) -> str:
    return ", ".join(f"'{type}'" for type in types)


def verify_symbol_uses_declare_func(
    op: DeclareFuncOp, symbol_tables: SymbolTableCollection
) -> None:
    """The function is there."""
    name = op.property_attribute("sym_name")
    if not isinstance(name, FlatSymbolRefAttr):
        raise op.op_error("requires a 'sym_name' symbol reference attribute")
    function = symbol_tables.lookup_nearest_symbol_from(op, name)
    if function is None or function.name != "emitc.func":
        raise op.op_error(f"'{name.value}' does not reference a valid function")


def verify_symbol_uses_get_global(op: GetGlobalOp, symbol_tables: SymbolTableCollection) -> None:
    """The result is the array that the variable is, or a place of its type."""
    variable = symbol_tables.lookup_nearest_symbol_from(op, op.name_argument)
    name = op.name_argument
    if variable is None or variable.name != "emitc.global":
        raise op.op_error(f"'{name}' does not reference a valid emitc.global")
    type, result = variable.type, op.result.type  # type: ignore[attr-defined]
    if is_emitc(type, "array"):
        if type is not result:
            raise op.op_error(
                f"on array type expects result type '{result}' to match type '{type}' of the global "
                f"@{name}"
            )
        return
    if not is_emitc(result, "lvalue"):
        raise op.op_error(
            f"on non-array type expects result type to be an lvalue type for the global @{name}"
        )
    inner = result.parameters()[0]
    if inner is not type:
        raise op.op_error(
            f"on non-array type expects result inner type '{inner}' to match type '{type}' of the "
            f"global @{name}"
        )


def verify_symbol_uses_get_field(op: GetFieldOp, symbol_tables: SymbolTableCollection) -> None:
    """The field is there and has the type of the result."""
    name = op.field_name_attr
    field = symbol_tables.lookup_nearest_symbol_from(op, name)
    if field is None or field.name != "emitc.field":
        raise op.op_error(f"field '{name}' not found in the class")
    type = field.type  # type: ignore[attr-defined]
    if type is not op.result.type:
        raise op.op_error(
            f"result type '{op.result.type}' does not match field '{name}' type '{type}'"
        )


# --- where control goes -----------------------------------------------------------------------------------------------


def successor_regions_if(op: IfOp, point: Operation | None) -> list[RegionSuccessor]:
    """Into one of the regions, or past the operation if there is no second one."""
    if point is not None:
        return [RegionSuccessor(None)]
    then, otherwise = op.regions
    return [RegionSuccessor(then), RegionSuccessor(otherwise if otherwise.blocks else None)]


def successor_regions_switch(op: SwitchOp, point: Operation | None) -> list[RegionSuccessor]:
    """Into one of the regions."""
    if point is not None:
        return [RegionSuccessor(None)]
    return [RegionSuccessor(region) for region in op.regions]


def entry_successor_regions_if(
    op: IfOp, operands: Sequence[Attribute | None]
) -> Sequence[RegionSuccessor]:
    """Into the region that the condition says, or past the operation if that is not there."""
    return chosen_by_condition(successor_regions_if(op, None), operands[0])


# --- calls --------------------------------------------------------------------------------------------------------------

callable_for_callee_call = called_symbol
set_callee_from_callable_call = call_symbol
arg_operands_call = all_operands


# --- how often regions run ----------------------------------------------------------------------------------------------


def region_invocation_bounds_if(
    op: IfOp, operands: Sequence[Attribute | None]
) -> Sequence[InvocationBounds]:
    """One of the regions runs, at most once; a condition that is known says which."""
    condition = operands[0]
    if not isinstance(condition, IntegerAttr):
        return [InvocationBounds(0, 1), InvocationBounds(0, 1)]
    holds = bool(condition.value)
    return [InvocationBounds(0, int(holds)), InvocationBounds(0, int(not holds))]


def entry_successor_regions_switch(
    op: SwitchOp, operands: Sequence[Attribute | None]
) -> Sequence[RegionSuccessor]:
    """Into the region of the case, or the default one."""
    successors = successor_regions_switch(op, None)
    value = operands[0]
    if not isinstance(value, IntegerAttr):
        return successors
    cases = list(op.cases)
    number = cases.index(value.value) + 1 if value.value in cases else 0
    return successors[number : number + 1]


def region_invocation_bounds_switch(
    op: SwitchOp, operands: Sequence[Attribute | None]
) -> Sequence[InvocationBounds]:
    """Each region runs at most once; of those whose case is known not to come, none does."""
    if not isinstance(operands[0], IntegerAttr):
        return [InvocationBounds(0, 1) for _ in op.regions]
    chosen = entry_successor_regions_switch(op, operands)[0].region
    return [InvocationBounds(0, int(region is chosen)) for region in op.regions]


# --- side effects of C expressions --------------------------------------------------------------------------------------

default_has_side_effects = has_side_effects
has_side_effects_address_of = has_side_effects_apply = has_side_effects
has_side_effects_call = has_side_effects_cast = has_side_effects_cmp = has_side_effects
has_side_effects_conditional = has_side_effects_constant = has_side_effects
has_side_effects_logical_not = has_side_effects_logical_op = has_side_effects
has_side_effects_rem = has_side_effects_unary_op_of_argument = has_side_effects
has_side_effects_binary_op_of_lhs_and_rhs = has_side_effects
has_side_effects_binary_op_of_argument0_and_argument1 = has_side_effects

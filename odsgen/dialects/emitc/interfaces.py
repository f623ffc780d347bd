"""Interface methods of the dialect `emitc`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.emitc.types import is_integer_index_or_opaque, is_supported_float
from odsgen.dialects.func.interfaces import verify_call
from odsgen.dialects.shared import (
    call_symbol,
    chosen_by_case,
    chosen_by_condition,
    invocations_of_chosen,
)
from odsgen.hooks import implements
from odsgen.runtime import (
    Attribute,
    FlatSymbolRefAttr,
    IntegerAttr,
    InvocationBounds,
    Operation,
    RegionSuccessor,
    SymbolTableCollection,
    Type,
)
from odsgen_dialects import emitc


@implements(emitc.CastOp, method="are_cast_compatible")
def is_valid_cast(op: emitc.CastOp, inputs: Sequence[Type], outputs: Sequence[Type]) -> bool:
    """CastOp::areCastCompatible"""
    input, output = inputs[0], outputs[0]
    if isinstance(input, emitc.ArrayType):
        shape, element = input.parameters()
        return (
            isinstance(output, emitc.PointerType)
            and element is output.parameters()[0]
            and len(shape) == 1
            and shape[0] >= 1
        )
    return all(
        is_integer_index_or_opaque(type)
        or is_supported_float(type)
        or isinstance(type, emitc.PointerType)
        for type in (input, output)
    )


@implements(emitc.CallOp, method="verify_symbol_uses")
def verify_symbol_uses_call(op: emitc.CallOp, symbol_tables: SymbolTableCollection) -> None:
    """CallOp::verifySymbolUses"""
    verify_call(op, symbol_tables, emitc.FuncOp, "function")


@implements(emitc.DeclareFuncOp, method="verify_symbol_uses")
def verify_declare_func(op: emitc.DeclareFuncOp, symbol_tables: SymbolTableCollection) -> None:
    """DeclareFuncOp::verifySymbolUses"""
    name = op.property_attribute("sym_name")
    if not isinstance(name, FlatSymbolRefAttr):
        raise op.op_error("requires a 'sym_name' symbol reference attribute")
    function = symbol_tables.lookup_nearest_symbol_from(op, name)
    if not isinstance(function, emitc.FuncOp):
        raise op.op_error(f"'{name.value}' does not reference a valid function")


@implements(emitc.GetGlobalOp, method="verify_symbol_uses")
def verify_get_global(op: emitc.GetGlobalOp, symbol_tables: SymbolTableCollection) -> None:
    """GetGlobalOp::verifySymbolUses"""
    variable = symbol_tables.lookup_nearest_symbol_from(op, op.name_argument)
    name = op.name_argument
    if not isinstance(variable, emitc.GlobalOp):
        raise op.op_error(f"'{name}' does not reference a valid emitc.global")
    type, result = variable.type, op.result.type
    if isinstance(type, emitc.ArrayType):
        if type is not result:
            raise op.op_error(
                f"on array type expects result type '{result}' to match type '{type}' of the global "
                f"@{name}"
            )
        return
    if not isinstance(result, emitc.LValueType):
        raise op.op_error(
            f"on non-array type expects result type to be an lvalue type for the global @{name}"
        )
    inner = result.parameters()[0]
    if inner is not type:
        raise op.op_error(
            f"on non-array type expects result inner type '{inner}' to match type '{type}' of the "
            f"global @{name}"
        )


@implements(emitc.GetFieldOp, method="verify_symbol_uses")
def verify_get_field(op: emitc.GetFieldOp, symbol_tables: SymbolTableCollection) -> None:
    """GetFieldOp::verifySymbolUses"""
    name = op.field_name_attr
    field = symbol_tables.lookup_nearest_symbol_from(op, name)
    if not isinstance(field, emitc.FieldOp):
        raise op.op_error(f"field '{name}' not found in the class")
    type = field.type
    if type is not op.result.type:
        raise op.op_error(
            f"result type '{op.result.type}' does not match field '{name}' type '{type}'"
        )


# --- region branches --------------------------------------------------------------------------------------------------


@implements(emitc.IfOp, method="successor_regions")
def successor_regions_if(op: emitc.IfOp, point: Operation | None) -> list[RegionSuccessor]:
    """IfOp::getSuccessorRegions"""
    if point is not None:
        return [RegionSuccessor(None)]
    then, otherwise = op.regions
    return [RegionSuccessor(then), RegionSuccessor(otherwise if otherwise.blocks else None)]


@implements(emitc.SwitchOp, method="successor_regions")
def successor_regions_switch(op: emitc.SwitchOp, point: Operation | None) -> list[RegionSuccessor]:
    """SwitchOp::getSuccessorRegions"""
    if point is not None:
        return [RegionSuccessor(None)]
    return [RegionSuccessor(region) for region in op.regions]


@implements(emitc.IfOp, method="entry_successor_regions")
def entry_successor_regions_if(
    op: emitc.IfOp, operands: Sequence[Attribute | None]
) -> Sequence[RegionSuccessor]:
    """IfOp::getEntrySuccessorRegions"""
    return chosen_by_condition(successor_regions_if(op, None), operands[0])


# --- calls --------------------------------------------------------------------------------------------------------------

implements(emitc.CallOp, method="set_callee_from_callable")(call_symbol)


# --- region invocation bounds -------------------------------------------------------------------------------------------


@implements(emitc.IfOp, method="region_invocation_bounds")
def region_invocation_bounds_if(
    op: emitc.IfOp, operands: Sequence[Attribute | None]
) -> Sequence[InvocationBounds]:
    """IfOp::getRegionInvocationBounds"""
    condition = operands[0]
    if not isinstance(condition, IntegerAttr):
        return [InvocationBounds(0, 1), InvocationBounds(0, 1)]
    holds = bool(condition.value)
    return [InvocationBounds(0, int(holds)), InvocationBounds(0, int(not holds))]


@implements(emitc.SwitchOp, method="entry_successor_regions")
def entry_successor_regions_switch(
    op: emitc.SwitchOp, operands: Sequence[Attribute | None]
) -> Sequence[RegionSuccessor]:
    """SwitchOp::getEntrySuccessorRegions"""
    return chosen_by_case(successor_regions_switch(op, None), op.cases, operands[0])


@implements(emitc.SwitchOp, method="region_invocation_bounds")
def region_invocation_bounds_switch(
    op: emitc.SwitchOp, operands: Sequence[Attribute | None]
) -> Sequence[InvocationBounds]:
    """SwitchOp::getRegionInvocationBounds"""
    return invocations_of_chosen(op.regions, entry_successor_regions_switch(op, operands))


# --- side effects of C expressions --------------------------------------------------------------------------------------

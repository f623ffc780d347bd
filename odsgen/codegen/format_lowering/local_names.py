"""What the generated `parse` calls its local variables: the accessor's name and what is held."""

from __future__ import annotations

from odsgen.ods.format.model import All, AllDirective, OperandVariable, ResultVariable, TypeTarget
from odsgen.ods.model import (
    Arity,
    AttributeArgument,
    Operand,
    PropertyArgument,
    RegionDef,
    Result,
    SuccessorDef,
)


def operand_name(operand: Operand) -> str:
    """The token of a required operand; a list of tokens (of lists) for the other ones."""
    suffix = {
        Arity.REQUIRED: "operand",
        Arity.VARIADIC_OF_VARIADIC: "operand_groups",
    }.get(operand.arity, "operands")
    return f"{operand.python_name}_{suffix}"


def operand_place(operand: Operand) -> str:
    """The token at which the operands begin, for an error about their number."""
    return f"{operand.python_name}_place"


def type_name(value: Operand | Result) -> str:
    """The type of a required value."""
    return f"{value.python_name}_type"


def types_name(value: Operand | Result) -> str:
    """The types of any other value, or whatever a functional type gives."""
    return f"{value.python_name}_types"


def attribute_name(attribute: AttributeArgument) -> str:
    return f"{attribute.python_name}_attr"


def property_name(prop: PropertyArgument) -> str:
    return f"{prop.python_name}_value"


def region_name(region: RegionDef) -> str:
    return f"{region.python_name}_{'regions' if region.variadic else 'region'}"


def successor_name(successor: SuccessorDef) -> str:
    return f"{successor.python_name}_{'successors' if successor.variadic else 'successor'}"


ALL_OPERANDS = "all_operands"
ALL_OPERANDS_PLACE = "all_operands_place"
ALL_OPERAND_TYPES = "all_operand_types"
ALL_RESULT_TYPES = "all_result_types"
ALL_REGIONS = "all_regions"
ALL_SUCCESSORS = "all_successors"


def types_target_name(target: TypeTarget) -> str:
    """The variable that holds the types of what a functional type names."""
    match target:
        case AllDirective(of=of):
            return ALL_OPERAND_TYPES if of is All.OPERANDS else ALL_RESULT_TYPES
        case OperandVariable(operand=operand):
            return types_name(operand)
        case ResultVariable(result=result):
            return types_name(result)

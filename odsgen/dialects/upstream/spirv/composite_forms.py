"""The forms of `spirv` operations on composites, and of those that give two results in a struct."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.dialects.upstream.spirv.composites import CompositeError, element_at
from odsgen.dialects.upstream.spirv.types import Struct, composition

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.operation_state import OperationState
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter


def parse_CompositeExtract(parser: Parser, state: OperationState[Any]) -> None:
    """`%composite[1 : i32, 3 : i32] : type`"""
    composite = parser.parse_operand()
    place = parser.index
    indices = parser.parse_attribute()
    state.properties["indices"] = indices
    type = parser.parse_colon_type()
    state.operands.append(parser.resolve_operand(composite, type))
    try:
        state.result_types.append(element_at(type, indices))
    except CompositeError as error:
        raise parser.custom_error(str(error), place) from None


def print_CompositeExtract(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_CompositeExtract` reads it."""
    (composite,) = op.operands
    indices = printer.attribute_text(op.properties["indices"])
    text = f" {printer.operand_text(composite)}{indices}"
    printer.emit(f"{text} : {printer.type_text(composite.type)}")


def parse_CompositeInsert(parser: Parser, state: OperationState[Any]) -> None:
    """`%object, %composite[1 : i32] : type into type`"""
    inserted = parser.parse_operand()
    parser.parse_token(",")
    composite = parser.parse_operand()
    state.properties["indices"] = parser.parse_attribute()
    object_type = parser.parse_colon_type()
    parser.parse_keyword("into")
    composite_type = parser.parse_type()
    state.operands.append(parser.resolve_operand(inserted, object_type))
    state.operands.append(parser.resolve_operand(composite, composite_type))
    state.result_types.append(composite_type)


def print_CompositeInsert(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_CompositeInsert` reads it."""
    inserted, composite = op.operands
    indices = printer.attribute_text(op.properties["indices"])
    operands = printer.operands_text((inserted, composite))
    types = f"{printer.type_text(inserted.type)} into {printer.type_text(composite.type)}"
    printer.emit(f" {operands}{indices} : {types}")


# --- two results in a struct ------------------------------------------------------------------------------------------


def parse_two_results(parser: Parser, state: OperationState[Any]) -> None:
    """`%a, %b {attributes} : !spirv.struct<(i32, i32)>`"""
    operands = parser.parse_operand_list(required=2)
    state.add_attributes(parser.parse_optional_attr_dict())
    parser.parse_token(":")
    place = parser.index
    type = parser.parse_type()
    struct = composition(type)
    if not isinstance(struct, Struct) or len(struct.members) != 2:
        raise parser.custom_error("expected spirv.struct type with two members", place)
    state.operands += parser.resolve_operands_of_type(operands, struct.members[0])
    state.result_types.append(type)


def print_two_results(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_two_results` reads it."""
    printer.emit(f" {printer.operands_text(op.operands)}")
    printer.print_optional_attr_dict(op.attributes)
    printer.emit(f" : {printer.type_text(op.results[0].type)}")


parse_IAddCarry = parse_ISubBorrow = parse_SMulExtended = parse_UMulExtended = parse_two_results
print_IAddCarry = print_ISubBorrow = print_SMulExtended = print_UMulExtended = print_two_results


# --- operations of GLSL -----------------------------------------------------------------------------------------------


def parse_same_type(parser: Parser, state: OperationState[Any]) -> None:
    """`%a, %b, %c {attributes} : type`, the type of all operands and of the result"""
    operands = parser.parse_operand_list()
    state.add_attributes(parser.parse_optional_attr_dict())
    type = parser.parse_colon_type()
    state.operands += parser.resolve_operands_of_type(operands, type)
    state.result_types.append(type)


def print_same_type(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_same_type` reads it, with all types where they are not the same."""
    printer.emit(f" {printer.operands_text(op.operands)}")
    printer.print_optional_attr_dict(op.attributes)
    printer.emit(f" : {printer.type_text(op.results[0].type)}")


parse_GL_FClamp = parse_GL_UClamp = parse_GL_SClamp = parse_GL_Fma = parse_same_type
print_GL_FClamp = print_GL_UClamp = print_GL_SClamp = print_GL_Fma = print_same_type

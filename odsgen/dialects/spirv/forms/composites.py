"""Custom forms of the dialect `spirv`: composites."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.dialects.spirv.types import (
    VECTOR_LENGTHS,
    Array,
    CooperativeMatrix,
    Matrix,
    Struct,
    TensorArm,
    composition,
)
from odsgen.runtime.builtin.attributes import ArrayAttr, IntegerAttr
from odsgen.runtime.builtin.types import VectorType

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.operation_state import OperationState
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter
    from odsgen_dialects.spirv import CompositeExtractOp, CompositeInsertOp


def parse_CompositeExtract(parser: Parser, state: OperationState[CompositeExtractOp]) -> None:
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


def print_CompositeExtract(op: CompositeExtractOp, printer: AsmPrinter) -> None:
    """As `parse_CompositeExtract` reads it."""
    composite = op.composite
    indices = printer.attribute_text(op.indices_attr)
    text = f" {printer.operand_text(composite)}{indices}"
    printer.emit(f"{text} : {printer.type_text(composite.type)}")


def parse_CompositeInsert(parser: Parser, state: OperationState[CompositeInsertOp]) -> None:
    """`%object, %composite[1 : i32] : type into type`"""
    inserted, composite = parser.parse_operand_list(required=2)
    state.add_attributes({"indices": parser.parse_attribute()})
    object_type = parser.parse_colon_type()
    parser.parse_keyword("into")
    composite_type = parser.parse_type()
    state.operands.append(parser.resolve_operand(inserted, object_type))
    state.operands.append(parser.resolve_operand(composite, composite_type))
    state.result_types.append(composite_type)


def print_CompositeInsert(op: CompositeInsertOp, printer: AsmPrinter) -> None:
    """As `parse_CompositeInsert` reads it."""
    inserted, composite = op.object_, op.composite
    indices = printer.attribute_text(op.indices_attr)
    operands = printer.operands_text((inserted, composite))
    types = f"{printer.type_text(inserted.type)} into {printer.type_text(composite.type)}"
    printer.emit(f" {operands}{indices} : {types}")


# --- two results in a struct ------------------------------------------------------------------------------------------


def parse_two_results(parser: Parser, state: OperationState[Any]) -> None:
    """`%a, %b {attributes} : !spirv.struct<(i32, i32)>`"""
    state.add_attributes(parser.parse_optional_attr_dict())
    operands = parser.parse_operand_list()
    parser.parse_token(":")
    place = parser.index
    type = parser.parse_type()
    struct = composition(type)
    if not isinstance(struct, Struct) or len(struct.members) != 2:
        raise parser.custom_error("expected spirv.struct type with two members", place)
    state.operands += parser.resolve_operands(operands, [struct.members[0]] * 2, place)
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


class CompositeError(ValueError):
    """There is no such part of a type."""


# --- parts ------------------------------------------------------------------------------------------------------------


def is_composite(type: Type) -> bool:
    """Whether it has parts: an array, a matrix, a struct, a vector of a length that SPIR-V knows."""
    if isinstance(type, VectorType):
        return len(type.shape) == 1 and type.shape[0] in VECTOR_LENGTHS
    return isinstance(composition(type), (Array, CooperativeMatrix, Matrix, Struct, TensorArm))


def part_count(type: Type) -> int | None:
    """How many parts a composite has; None if that is not known."""
    found = composition(type)
    if isinstance(type, VectorType):
        return type.num_elements
    if isinstance(found, Array):
        return found.count
    if isinstance(found, Matrix):
        return found.num_columns
    if isinstance(found, Struct):
        return len(found.members)
    return None


def part_type(type: Type, number: int) -> Type:
    """The type of a part that there is."""
    found = composition(type)
    if isinstance(found, Struct):
        return found.members[number]
    if isinstance(found, Matrix):
        return found.column_type
    if isinstance(found, (Array, CooperativeMatrix, TensorArm)):
        return found.element_type
    assert isinstance(type, VectorType)
    return type.element_type


def element_at(type: Type, indices: Attribute) -> Type:
    """The type that the indices lead to.  Raises CompositeError."""
    if not isinstance(indices, ArrayAttr):
        raise CompositeError("expected a 32-bit integer array attribute for 'indices'")
    if not indices.elements:
        raise CompositeError("expected at least one index for spirv.CompositeExtract")
    numbers = []
    for index in indices.elements:
        if not isinstance(index, IntegerAttr):
            raise CompositeError(f"expected an 32-bit integer for index, but found '{index}'")
        numbers.append(int(index.value))
    for number in numbers:
        if not is_composite(type):
            raise CompositeError(
                f"cannot extract from non-composite type '{type}' with index {number}"
            )
        count = part_count(type)
        if count is not None and not 0 <= number < count:
            raise CompositeError(f"index {number} out of bounds for '{type}'")
        type = part_type(type, number)
    return type

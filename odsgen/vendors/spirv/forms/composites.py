"""Custom assembly of the dialect `spirv`: composites."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.hooks import form
from odsgen.runtime import ArrayAttr, FunctionType, IntegerAttr, VectorType
from odsgen.vendors.spirv.structs import members_of
from odsgen.vendors.spirv.types import VECTOR_LENGTHS
from odsgen_dialects import spirv

if TYPE_CHECKING:
    from odsgen.runtime import AsmPrinter, Attribute, Operation, OperationState, Parser, Type


@form(spirv.CompositeExtractOp)
class CompositeExtractForm:
    def parse(self, parser: Parser, state: OperationState[spirv.CompositeExtractOp]) -> None:
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

    def print(self, op: spirv.CompositeExtractOp, printer: AsmPrinter) -> None:
        composite = op.composite
        indices = printer.attribute_text(op.indices_attr)
        text = f" {printer.operand_text(composite)}{indices}"
        printer.emit(f"{text} : {printer.type_text(composite.type)}")


@form(spirv.CompositeInsertOp)
class CompositeInsertForm:
    def parse(self, parser: Parser, state: OperationState[spirv.CompositeInsertOp]) -> None:
        """`%object, %composite[1 : i32] : type into type`"""
        inserted, composite = parser.parse_operand_list(required=2)
        state.add_attributes({"indices": parser.parse_attribute()})
        object_type = parser.parse_colon_type()
        parser.parse_keyword("into")
        composite_type = parser.parse_type()
        state.operands.append(parser.resolve_operand(inserted, object_type))
        state.operands.append(parser.resolve_operand(composite, composite_type))
        state.result_types.append(composite_type)

    def print(self, op: spirv.CompositeInsertOp, printer: AsmPrinter) -> None:
        inserted, composite = op.object_, op.composite
        indices = printer.attribute_text(op.indices_attr)
        operands = printer.operands_text((inserted, composite))
        types = f"{printer.type_text(inserted.type)} into {printer.type_text(composite.type)}"
        printer.emit(f" {operands}{indices} : {types}")


# --- two results in a struct ------------------------------------------------------------------------------------------


@form(spirv.IAddCarryOp, spirv.ISubBorrowOp, spirv.SMulExtendedOp, spirv.UMulExtendedOp)
class TwoResultsForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`%a, %b {attributes} : !spirv.struct<(i32, i32)>`"""
        state.add_attributes(parser.parse_optional_attr_dict())
        operands = parser.parse_operand_list()
        parser.parse_token(":")
        place = parser.index
        type = parser.parse_type()
        members = members_of(type) if isinstance(type, spirv.StructType) else ()
        if len(members) != 2:
            raise parser.custom_error("expected spirv.struct type with two members", place)
        state.operands += parser.resolve_operands(operands, [members[0]] * 2, place)
        state.result_types.append(type)

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        printer.emit(f" {printer.operands_text(op.operands)}")
        printer.print_optional_attr_dict(op.attributes)
        printer.emit(f" : {printer.type_text(op.results[0].type)}")


# --- operations of GLSL -----------------------------------------------------------------------------------------------


@form(spirv.GLFClampOp, spirv.GLUClampOp, spirv.GLSClampOp, spirv.GLFmaOp)
class SameTypeForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`%a, %b, %c {attributes} : type`, the type of all operands and of the result; `(%a, %b) : (…) -> type` of several"""
        place = parser.index
        has_parentheses = parser.parse_optional_token("(")
        operands = parser.parse_operand_list()
        if has_parentheses:
            parser.parse_token(")")
        state.add_attributes(parser.parse_optional_attr_dict())
        type = parser.parse_colon_type()
        if not has_parentheses:
            state.operands += parser.resolve_operands_of_type(operands, type)
            state.result_types.append(type)
            return
        if not isinstance(type, FunctionType):
            raise parser.custom_error("expected function type", place)
        state.operands += parser.resolve_operands(operands, type.inputs, place)
        state.result_types += type.results

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        types = {*op.operand_types, *op.result_types}
        operands = printer.operands_text(op.operands)
        printer.emit(f" {operands}" if len(types) == 1 else f"({operands})")
        printer.print_optional_attr_dict(op.attributes)
        if len(types) == 1:
            printer.emit(f" : {printer.type_text(op.results[0].type)}")
        else:
            printer.emit(
                f" : {printer.type_text(FunctionType.get(op.operand_types, op.result_types))}"
            )


class CompositeError(ValueError):
    """A type has no element at the given indices."""


# --- parts ------------------------------------------------------------------------------------------------------------

_OF_ONE_ELEMENT_TYPE = (
    spirv.ArrayType,
    spirv.CooperativeMatrixType,
    spirv.RuntimeArrayType,
    spirv.TensorArmType,
)


def is_composite(type: Type) -> bool:
    """Whether it is a composite type; the length of a vector must be one of SPIR-V's."""
    if isinstance(type, VectorType):
        return len(type.shape) == 1 and type.shape[0] in VECTOR_LENGTHS
    return isinstance(type, (*_OF_ONE_ELEMENT_TYPE, spirv.MatrixType, spirv.StructType))


def part_count(type: Type) -> int | None:
    """The number of elements of a composite type; None if unknown."""
    if isinstance(type, VectorType):
        return type.num_elements
    if isinstance(type, spirv.ArrayType):
        return type.element_count
    if isinstance(type, spirv.MatrixType):
        return type.column_count
    if isinstance(type, spirv.StructType):
        return len(type.member_types or ())
    return None


def part_type(type: Type, number: int) -> Type:
    """The type of an element of a composite type."""
    if isinstance(type, spirv.StructType):
        return members_of(type)[number]
    if isinstance(type, spirv.MatrixType):
        return type.column_type
    assert isinstance(type, (*_OF_ONE_ELEMENT_TYPE, VectorType))
    return type.element_type


def element_at(type: Type, indices: Attribute) -> Type:
    """The type of the element at the given indices.  Raises CompositeError."""
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

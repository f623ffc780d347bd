"""Custom forms of the dialect `hw`: arrays, structs, unions and enums."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.shared import attribute_class, print_attributes, type_class
from odsgen.hooks import form, implements, infers, verifies
from odsgen.runtime import (
    AsmPrinter,
    IntegerAttr,
    IntegerType,
    Operation,
    OperationState,
    Parser,
    Type,
    Value,
)
from odsgen_circt.hooks.hw.predicates import array_size, bit_width, index_width, is_hw
from odsgen_circt.hooks.hw.types import without_aliases

_FIELD = "fieldIndex"
_i32 = IntegerType.get(32)


def array_type(parser: Parser, element_type: Type, size: int) -> Type:
    """`!hw.array` of so many elements."""
    found: Type = type_class(parser, "hw", "array").get(element_type, _size(size))
    return found


def _size(size: int) -> IntegerAttr:
    return IntegerAttr.get(size, IntegerType.get(64))


def _array_of(parser: Parser, type: Type, place: int) -> tuple[Any, int]:
    """The array type without aliases, and its size."""
    found = without_aliases(type)
    size = array_size(found) if is_hw(found, "array") else None
    if size is None:
        raise parser.custom_error("Expected !hw.array type", place)
    return found, size


# --- arrays -----------------------------------------------------------------------------------------


@form("hw.array_create")
class ArrayCreateForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`%a, %b {…} : element type`, and `-> type` for an alias."""
        place = parser.index
        operands = parser.parse_operand_list()
        state.add_attributes(parser.parse_optional_attr_dict())
        parser.parse_token(":")
        element_type = parser.parse_type()
        if not operands:
            raise parser.custom_error("Cannot construct an array of length 0", place)
        if parser.parse_optional_token("->"):
            state.result_types.append(parser.parse_type())
        else:
            state.result_types.append(array_type(parser, element_type, len(operands)))
        state.operands += parser.resolve_operands_of_type(operands, element_type)

    def print(self, op: Any, printer: AsmPrinter) -> None:
        printer.emit(" ")
        printer.print_operands(op.operands)
        print_attributes(op, printer)
        element_type, result = op.operands[0].type, op.results[0].type
        printer.emit(f" : {printer.type_text(element_type)}")
        is_usual = (result.DIALECT_NAME, result.MNEMONIC) == ("hw", "array")
        if not is_usual or result is not result.get(element_type, _size(len(op.operands))):
            printer.emit(f" -> {printer.type_text(result)}")


@verifies("hw.array_create")
def verify_array_create(op: Any) -> None:
    """ArrayCreateOp::verify"""
    size = array_size(without_aliases(op.results[0].type))
    if size is not None and size != len(op.operands):
        raise op.op_error(f"has {len(op.operands)} operands, but an array of {size} elements")


@verifies("hw.array_slice")
def verify_array_slice(op: Any) -> None:
    """ArraySliceOp::verify"""
    width = index_width(without_aliases(op.operands[0].type))
    if width is not None and width != bit_width(op.operands[1].type):
        raise op.op_error("ArraySlice: index width must match clog2 of array size")


@form("SliceTypes")
class SliceTypes:
    def parse(self, parser: Parser) -> tuple[Type, Type]:
        """The array; the index has the width that it needs."""
        place = parser.index
        type = parser.parse_type()
        found, _ = _array_of(parser, type, place)
        return type, IntegerType.get(index_width(found) or 0)

    def print(
        self, op: Operation, printer: AsmPrinter, source_type: Type, index_type: Type
    ) -> None:
        printer.print_type(source_type)


@form("ArrayConcatTypes")
class ArrayConcatTypes:
    def parse(self, parser: Parser) -> tuple[list[Type], Type]:
        """The arrays; the result has all elements."""
        types: list[Type] = []
        elements: list[Type] = []
        total = 0

        def array() -> None:
            nonlocal total
            place = parser.index
            types.append(parser.parse_type())
            found, size = _array_of(parser, types[-1], place)
            elements.append(found.element_type)
            if found.element_type != elements[0]:
                raise parser.custom_error(f"Expected array element type {elements[0]}", place)
            total += size

        parser.parse_comma_separated_list(array)
        return types, array_type(parser, elements[0], total)

    def print(
        self, op: Operation, printer: AsmPrinter, input_types: Sequence[Type], result_type: Type
    ) -> None:
        printer.print_types(input_types)


# --- structs and unions -----------------------------------------------------------------------------


def _fields(parser: Parser, type: Type, kind: str, message: str, place: int | None = None) -> Any:
    found = without_aliases(type)
    if not is_hw(found, kind):
        raise parser.custom_error(message, place)
    return found


@form("hw.struct_create")
class StructCreateForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`(%a, %b) {…} : struct type`"""
        parser.parse_token("(")
        place = parser.index
        operands = parser.parse_operand_list()
        parser.parse_token(")")
        state.add_attributes(parser.parse_optional_attr_dict())
        type = parser.parse_colon_type()
        struct = _fields(parser, type, "struct", "expected !hw.struct type or alias")
        state.result_types.append(type)
        state.operands += parser.resolve_operands(operands, struct.types, place)

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        printer.emit(f" ({printer.operands_text(op.operands)})")
        print_attributes(op, printer)
        printer.emit(f" : {printer.type_text(op.results[0].type)}")


@form("hw.struct_explode")
class StructExplodeForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`%a {…} : struct type`: a result for each field."""
        operand = parser.parse_operand()
        state.add_attributes(parser.parse_optional_attr_dict())
        type = parser.parse_colon_type()
        struct = _fields(parser, type, "struct", "invalid kind of type specified")
        state.result_types += struct.types
        state.operands.append(parser.resolve_operand(operand, type))

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        printer.emit(f" {printer.operand_text(op.operands[0])}")
        print_attributes(op, printer)
        printer.emit(f" : {printer.type_text(op.operands[0].type)}")


def _add_field(parser: Parser, state: OperationState[Any], type: Any, name: str) -> Type:
    """Stores the number of a field; gives its type."""
    if name not in type.names:
        raise parser.custom_error(f"field name '{name}' not found in aggregate type")
    index = type.names.index(name)
    state.properties[_FIELD] = IntegerAttr.get(index, _i32)
    found: Type = type.types[index]
    return found


def _field_name(op: Operation, type: Type) -> str:
    names: Sequence[str] = without_aliases(type).names
    index = op.properties[_FIELD].value
    if index >= len(names):
        raise op.op_error("can't print, the field index is out of range")
    return str(names[index])


def _parse_field_in_brackets(parser: Parser) -> str:
    parser.parse_token("[")
    name = parser.parse_string()
    parser.parse_token("]")
    return name


class _ExtractForm:
    """`%a["field"] {…} : type`"""

    KIND = "struct"

    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        operand = parser.parse_operand()
        name = _parse_field_in_brackets(parser)
        state.add_attributes(parser.parse_optional_attr_dict())
        type = parser.parse_colon_type()
        found = _fields(parser, type, self.KIND, "invalid kind of type specified")
        state.result_types.append(_add_field(parser, state, found, name))
        state.operands.append(parser.resolve_operand(operand, type))

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        operand = op.operands[0]
        name = printer.string_literal(_field_name(op, operand.type))
        printer.emit(f" {printer.operand_text(operand)}[{name}]")
        print_attributes(op, printer, (_FIELD,))
        printer.emit(f" : {printer.type_text(operand.type)}")


@form("hw.struct_extract")
class StructExtractForm(_ExtractForm):
    KIND = "struct"


@form("hw.union_extract")
class UnionExtractForm(_ExtractForm):
    KIND = "union"


@form("hw.struct_inject")
class StructInjectForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`%a["field"], %value {…} : struct type`"""
        place = parser.index
        operand = parser.parse_operand()
        name = _parse_field_in_brackets(parser)
        parser.parse_token(",")
        value = parser.parse_operand()
        state.add_attributes(parser.parse_optional_attr_dict())
        type = parser.parse_colon_type()
        struct = _fields(parser, type, "struct", "invalid kind of type specified", place)
        field_type = _add_field(parser, state, struct, name)
        state.result_types.append(type)
        state.operands += parser.resolve_operands((operand, value), (type, field_type), place)

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        struct, value = op.operands
        name = printer.string_literal(_field_name(op, struct.type))
        printer.emit(f" {printer.operand_text(struct)}[{name}], {printer.operand_text(value)}")
        print_attributes(op, printer, (_FIELD,))
        printer.emit(f" : {printer.type_text(struct.type)}")


@form("hw.union_create")
class UnionCreateForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`"field", %a {…} : union type`"""
        place = parser.index
        name = parser.parse_string()
        parser.parse_token(",")
        operand = parser.parse_operand()
        state.add_attributes(parser.parse_optional_attr_dict())
        type = parser.parse_colon_type()
        union = _fields(parser, type, "union", "expected !hw.union type or alias")
        if name not in union.names:
            raise parser.custom_error(f"cannot find union field '{name}'", place)
        field_type = _add_field(parser, state, union, name)
        state.result_types.append(type)
        state.operands.append(parser.resolve_operand(operand, field_type))

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        type = op.results[0].type
        name = printer.string_literal(_field_name(op, type))
        printer.emit(f" {name}, {printer.operand_text(op.operands[0])}")
        print_attributes(op, printer, (_FIELD,))
        printer.emit(f" : {printer.type_text(type)}")


@infers("hw.union_extract")
def infer_union_extract(
    operands: Sequence[Value], properties: dict[str, Any], regions: object
) -> list[Type]:
    """The type of the field."""
    types = without_aliases(operands[0].type).types
    index = properties[_FIELD].value
    if index >= len(types):
        raise ValueError("field index is out of range")
    return [types[index]]


def _verify_field(op: Any, aggregate: Type, value: Type) -> None:
    types = without_aliases(aggregate).types
    index = op.properties[_FIELD].value
    if index >= len(types):
        raise op.op_error(f"field index {index} exceeds element count of aggregate type")
    if without_aliases(value) != without_aliases(types[index]):
        raise op.op_error(
            f"type {types[index]} of accessed field in aggregate at index {index} "
            f"does not match expected type {value}"
        )


@verifies("hw.struct_extract")
def verify_struct_extract(op: Any) -> None:
    """StructExtractOp::verify"""
    _verify_field(op, op.operands[0].type, op.results[0].type)


@verifies("hw.struct_inject")
def verify_struct_inject(op: Any) -> None:
    """StructInjectOp::verify"""
    _verify_field(op, op.operands[0].type, op.operands[1].type)


@verifies("hw.union_create")
def verify_union_create(op: Any) -> None:
    """UnionCreateOp::verify"""
    _verify_field(op, op.results[0].type, op.operands[0].type)


@verifies("hw.struct_create")
def verify_struct_create(op: Any) -> None:
    """StructCreateOp::verify"""
    types = without_aliases(op.results[0].type).types
    if len(types) != len(op.operands):
        raise op.op_error("structure field count mismatch")
    for name, type, operand in zip(
        without_aliases(op.results[0].type).names, types, op.operands, strict=True
    ):
        if operand.type != type:
            raise op.op_error(f"structure field `{name}` type does not match")


@implements("hw.struct_explode", method="asm_result_names")
def asm_result_names_struct_explode(op: Operation) -> list[str | None]:
    """The names of the fields."""
    return list(without_aliases(op.operands[0].type).names)


@implements("hw.struct_extract", method="asm_result_names")
def asm_result_names_struct_extract(op: Operation) -> list[str | None]:
    """The name of the field."""
    return [_field_name(op, op.operands[0].type)]


# --- enums ------------------------------------------------------------------------------------------


def enum_field(parser: Parser, name: str, type: Type, place: int) -> Any:
    """`#hw.enum.field<name, type>`, refused where the enum has no such name."""
    found = without_aliases(type)
    if not is_hw(found, "enum"):
        raise parser.custom_error("expected enum type", place)
    if name not in found.names:
        raise parser.custom_error(
            f"enum value '{name}' is not a member of enum type {found}", place
        )
    return attribute_class(parser, "hw", "enum.field").get(name, type)


@form("hw.enum.constant")
class EnumConstantForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`A : enum type`"""
        place = parser.index
        name = parser.parse_keyword()
        type = parser.parse_colon_type()
        state.properties["field"] = enum_field(parser, name, type, place)
        state.result_types.append(type)

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        field = op.properties["field"]
        printer.emit(f" {field.field} : {printer.type_text(field.type)}")


@implements("hw.enum.constant", method="asm_result_names")
def asm_result_names_enum_constant(op: Operation) -> list[str | None]:
    """The name of the value."""
    return [op.properties["field"].field]


@verifies("hw.enum.constant")
def verify_enum_constant(op: Any) -> None:
    """EnumConstantOp::verify"""
    field = op.properties["field"]
    if field.type != op.results[0].type:
        raise op.op_error(f"return type {op.results[0].type} does not match attribute type {field}")


@verifies("hw.enum.cmp")
def verify_enum_cmp(op: Any) -> None:
    """EnumCmpOp::verify"""
    lhs, rhs = op.operands
    if without_aliases(lhs.type) != without_aliases(rhs.type):
        raise op.op_error("types do not match")


@verifies("hw.bitcast")
def verify_bitcast(op: Any) -> None:
    """BitcastOp::verify"""
    if bit_width(op.operands[0].type) != bit_width(op.results[0].type):
        raise op.op_error("Bitwidth of input must match result")

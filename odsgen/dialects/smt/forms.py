"""Custom forms of the dialect `smt`."""

from __future__ import annotations

from typing import Any

from odsgen.dialects.shared import print_attributes
from odsgen.hooks import form
from odsgen.runtime import (
    AsmPrinter,
    IntegerAttr,
    IntegerType,
    OperationState,
    Parser,
    Signedness,
    digits_of_integer,
    integer_of_digits,
)
from odsgen_dialects import smt

_MOST_BITS = 63


@form(smt.EqOp, smt.DistinctOp)
class EqForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`%a, %b {attributes} : type`"""
        place = parser.index
        inputs = parser.parse_operand_list()
        state.add_attributes(parser.parse_optional_attr_dict())
        parser.parse_token(":")
        type = parser.parse_type()
        state.result_types.append(smt.BoolType.get())
        state.operands.extend(parser.resolve_operands(inputs, [type] * len(inputs), place))

    def print(self, op: smt.EqOp | smt.DistinctOp, printer: AsmPrinter) -> None:
        printer.emit(f" {printer.operands_text(op.inputs)}")
        print_attributes(op, printer)
        printer.emit(f" : {printer.type_text(op.inputs[0].type)}")


@form(smt.RepeatOp)
class RepeatForm:
    def parse(self, parser: Parser, state: OperationState[smt.RepeatOp]) -> None:
        """`3 times %a {attributes} : type`"""
        count_place = parser.index
        count = parser.parse_integer()
        parser.parse_keyword("times")
        if count <= 0:
            raise parser.custom_error("integer must be positive", count_place)
        input_place = parser.index
        input = parser.parse_operand()
        state.add_attributes(parser.parse_optional_attr_dict())
        parser.parse_token(":")
        type = parser.parse_type()
        state.operands.append(parser.resolve_operand(input, type))
        if not isinstance(type, smt.BitVectorType):
            raise parser.custom_error("input must have bit-vector type", input_place)
        if count.bit_length() > _MOST_BITS:
            raise parser.custom_error(f"integer must fit into {_MOST_BITS} bits", count_place)
        width = count * type.width
        if width.bit_length() > _MOST_BITS:
            raise parser.custom_error(
                "result bit-width (provided integer times bit-width of the input type) must fit into "
                f"{_MOST_BITS} bits",
                count_place,
            )
        state.result_types.append(smt.BitVectorType.get(width))

    def print(self, op: smt.RepeatOp, printer: AsmPrinter) -> None:
        width: Any = op.input.type.parameters()[0]
        result: Any = op.result.type.parameters()[0]
        printer.emit(f" {result // width} times {printer.operand_text(op.input)}")
        print_attributes(op, printer)
        printer.emit(f" : {printer.type_text(op.input.type)}")


@form(smt.IntConstantOp)
class IntConstantForm:
    def parse(self, parser: Parser, state: OperationState[smt.IntConstantOp]) -> None:
        """`-42 {attributes}`"""
        token = parser.tokens[parser.index]
        digits = parser.tokens[parser.index + 1] if token == "-" else token
        is_bit = digits in ("true", "false")
        value = parser.parse_integer()
        type = IntegerType.get(1 if is_bit else _width_of_literal(digits), Signedness.UNSIGNED)
        attributes = parser.parse_optional_attr_dict()
        state.add_attributes(attributes)
        if "value" not in attributes:  # as in MLIR, the dictionary wins
            state.properties["value"] = IntegerAttr.get(value % (1 << type.width), type)
        state.result_types.append(smt.IntType.get())

    def print(self, op: smt.IntConstantOp, printer: AsmPrinter) -> None:
        printer.emit(f" {digits_of_integer(signed_value(op.value))}")
        attributes = {**op.properties_as_attributes(), **op.attributes}
        printer.print_optional_attr_dict(attributes, ("value",))


def _width_of_literal(digits: str) -> int:
    """The width LLVM infers from a literal: 4 bits a digit, one more for a leading sign bit."""
    is_hexadecimal = digits[:2] == "0x"
    significant = digits[2:].lstrip("0") if is_hexadecimal else digits.lstrip("0")
    if not significant:
        return 64
    width = 4 * len(significant)
    value = int(significant, 16) if is_hexadecimal else integer_of_digits(significant)
    is_negative = value >> (width - 1)
    return width + 1 if is_negative else width


def signed_value(constant: IntegerAttr) -> int:
    """The signed value of the constant's bits."""
    value, type = constant.value, constant.type
    if isinstance(type, IntegerType) and type.width and value >> (type.width - 1) == 1:
        value -= 1 << type.width
    return value

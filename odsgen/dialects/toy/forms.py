"""Custom forms of the dialect `toy`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.hooks import form
from odsgen.runtime import DenseIntOrFPElementsAttr, FunctionForm, FunctionType
from odsgen_dialects.toy import FuncOp

if TYPE_CHECKING:
    from odsgen.runtime import AsmPrinter, Attribute, Operation, Parser, Type
    from odsgen_dialects.toy import ConstantOp


@form("ConstantValue")
class ConstantValue:
    def parse(self, parser: Parser) -> tuple[DenseIntOrFPElementsAttr, Type]:
        """`dense<…> : type`; the result type is that of the value unless given"""
        place = parser.index
        value = parser.parse_attribute()
        if not isinstance(value, DenseIntOrFPElementsAttr):
            raise parser.error("invalid kind of attribute specified", place)
        return value, parser.parse_type() if parser.parse_optional_token("->") else value.type

    def print(self, op: ConstantOp, printer: AsmPrinter, value: Attribute, type: Type) -> None:
        printer.print_attribute(value)
        if isinstance(value, DenseIntOrFPElementsAttr) and value.type is not type:
            printer.emit(" -> ")
            printer.print_type(type)


# --- tensors --------------------------------------------------------------------------------------------------------------


@form("BinaryTypes")
class BinaryTypes:
    def parse(self, parser: Parser) -> tuple[Type, Type, Type]:
        """`: type` of both operands and the result, or `: (lhs, rhs) -> result`"""
        parser.parse_token(":")
        place = parser.index
        type = parser.parse_type()
        if not isinstance(type, FunctionType):
            return type, type, type
        if len(type.inputs) != 2 or len(type.results) != 1:
            raise parser.custom_error("expected a function type of 2 inputs and 1 result", place)
        return type.inputs[0], type.inputs[1], type.results[0]

    def print(self, op: Operation, printer: AsmPrinter, lhs: Type, rhs: Type, result: Type) -> None:
        printer.emit(": ")
        if lhs is result and rhs is result:
            printer.print_type(result)
        else:
            printer.print_functional_type((lhs, rhs), (result,))


# --- functions ------------------------------------------------------------------------------------------------------------


form(FuncOp)(FunctionForm)

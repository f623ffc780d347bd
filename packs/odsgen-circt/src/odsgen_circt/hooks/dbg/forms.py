"""Custom forms of the dialect `dbg`."""

from __future__ import annotations

from typing import Any

from odsgen.dialects.shared import print_attributes, type_class
from odsgen.hooks import form
from odsgen.runtime import AsmPrinter, Delimiter, Operation, OperationState, Parser
from odsgen_circt.hooks.common import string_array

_NAMES = "names"


@form("dbg.struct")
class StructForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`{"x": %a, "y": %b} {…} : i1, i8`"""
        names: list[str] = []
        operands: list[int] = []

        def field() -> None:
            names.append(parser.parse_string())
            parser.parse_token(":")
            operands.append(parser.parse_operand())

        parser.parse_comma_separated_list(field, Delimiter.BRACES)
        state.add_attributes(parser.parse_optional_attr_dict())
        if operands:
            parser.parse_token(":")
            place = parser.index
            types = parser.parse_type_list()
            if len(types) != len(operands):
                raise parser.custom_error("number of fields and types must match", place)
            state.operands += parser.resolve_operands(operands, types)
        state.properties[_NAMES] = string_array(names)
        state.result_types.append(type_class(parser, "dbg", "struct").get())

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        fields = [
            f"{printer.attribute_text(name)}: {printer.operand_text(value)}"
            for name, value in zip(op.properties[_NAMES].elements, op.operands, strict=True)
        ]
        printer.emit(f" {{{', '.join(fields)}}}")
        print_attributes(op, printer, (_NAMES,))
        if fields:
            printer.emit(f" : {printer.types_of_values_text(op.operands)}")


@form("dbg.array")
class ArrayForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`[%a, %b] {…} : i8`"""
        operands = parser.parse_operand_list(Delimiter.SQUARE)
        state.add_attributes(parser.parse_optional_attr_dict())
        if operands:
            state.operands += parser.resolve_operands_of_type(operands, parser.parse_colon_type())
        state.result_types.append(type_class(parser, "dbg", "array").get())

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        printer.emit(f" [{printer.operands_text(op.operands)}]")
        print_attributes(op, printer)
        if op.operands:
            printer.emit(f" : {printer.type_text(op.operands[0].type)}")

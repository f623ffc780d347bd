"""Custom forms of the dialect `pdl_interp`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.pdl.forms import OperationOpAttributes, RangeType, range_of
from odsgen.hooks import form
from odsgen.runtime import FunctionForm, UnitAttr
from odsgen_dialects.pdl_interp import ForEachOp, FuncOp

if TYPE_CHECKING:
    from odsgen.runtime import AsmPrinter, OperationState, Parser, Type, UnresolvedOperand, Value
    from odsgen_dialects.pdl_interp import CreateOperationOp

form("RangeType")(RangeType)
form("CreateOperationOpAttributes")(OperationOpAttributes)


form(FuncOp)(FunctionForm)


@form(ForEachOp)
class ForEachForm:
    def parse(self, parser: Parser, state: OperationState[ForEachOp]) -> None:
        """`%element : type in %range { … } -> ^next`"""
        argument = parser.parse_argument(allow_type=True, allow_attributes=False)
        if not parser.parse_optional_keyword("in"):
            raise parser.custom_error("expected 'in' after loop variable")
        values = parser.parse_operand()
        state.operands.append(parser.resolve_operand(values, range_of(argument.type)))
        state.regions.append(parser.parse_region([argument]))
        state.add_attributes(parser.parse_optional_attr_dict())
        parser.parse_token("->")
        state.successors.append(parser.parse_successor())

    def print(self, op: ForEachOp, printer: AsmPrinter) -> None:
        if not op.region.arguments:
            printer.print_generic_instead(op)
            return
        element = op.region.arguments[0]
        values = printer.operand_text(op.values)
        printer.emit(f" {printer.operand_text(element)} : {printer.type_text(element.type)}")
        printer.emit(f" in {values} ")
        printer.print_region(op.region, print_entry_block_arguments=False)
        printer.print_optional_attr_dict(op.attributes)
        printer.emit(f" -> {printer.successor_text(op.successor)}")


@form("CreateOperationOpResults")
class CreateOperationOpResults:
    def parse(self, parser: Parser) -> tuple[list[UnresolvedOperand], list[Type], UnitAttr | None]:
        """`-> <inferred>` or `-> (%type : type, …)`, optional"""
        if not parser.parse_optional_token("->"):
            return [], [], None
        if parser.parse_optional_token("<"):
            parser.parse_keyword("inferred")
            parser.parse_token(">")
            return [], [], UnitAttr.get()
        parser.parse_token("(")
        operands = parser.parse_operand_list()
        types = parser.parse_colon_type_list()
        parser.parse_token(")")
        return operands, types, None

    def print(
        self,
        op: CreateOperationOp,
        printer: AsmPrinter,
        values: Sequence[Value],
        types: Sequence[Type],
        inferred: UnitAttr | None,
    ) -> None:
        if inferred is not None:
            printer.emit(" -> <inferred>")
        elif types:
            printer.emit(f" -> ({printer.operands_text(values)} : {printer.types_text(types)})")

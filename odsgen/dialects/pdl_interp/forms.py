"""Custom forms of the dialect `pdl_interp`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.pdl.forms import (
    parse_operation_op_attributes,
    print_operation_op_attributes,
    range_of,
)
from odsgen.dialects.pdl.forms import parse_range_type as parse_range_type
from odsgen.dialects.pdl.forms import print_range_type as print_range_type
from odsgen.runtime.builtin.attributes import UnitAttr
from odsgen.runtime.interfaces.function_format import parse_function, print_function

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.operation_state import OperationState
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.parser.ssa import UnresolvedOperand
    from odsgen.runtime.printer import AsmPrinter
    from odsgen_dialects.pdl_interp import CreateOperationOp, ForEachOp, FuncOp


parse_create_operation_op_attributes = parse_operation_op_attributes
print_create_operation_op_attributes = print_operation_op_attributes


def parse_func(parser: Parser, state: OperationState[Any]) -> None:
    """As any function."""
    parse_function(parser, state)


def print_func(op: FuncOp, printer: AsmPrinter) -> None:
    """As any function."""
    print_function(op, printer)


def parse_foreach(parser: Parser, state: OperationState[ForEachOp]) -> None:
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


def print_foreach(op: ForEachOp, printer: AsmPrinter) -> None:
    """As `parse_foreach` reads it."""
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


def parse_create_operation_op_results(
    parser: Parser,
) -> tuple[list[UnresolvedOperand], list[Type], UnitAttr | None]:
    """`-> <inferred>` or `-> (%type : type, …)`, if there is an arrow."""
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


def print_create_operation_op_results(
    op: CreateOperationOp,
    printer: AsmPrinter,
    values: Sequence[Value],
    types: Sequence[Type],
    inferred: UnitAttr | None,
) -> None:
    """As `parse_create_operation_op_results` reads it."""
    if inferred is not None:
        printer.emit(" -> <inferred>")
    elif types:
        printer.emit(f" -> ({printer.operands_text(values)} : {printer.types_text(types)})")

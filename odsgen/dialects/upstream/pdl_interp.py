"""Hooks of the dialect `pdl_interp`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.upstream.pdl import (
    check_get_element_type,
    check_get_element_type_2,
    parse_operation_op_attributes,
    parse_range_type,
    print_operation_op_attributes,
    print_range_type,
    range_element_or_self,
    range_of,
)
from odsgen.dialects.upstream.pdl_verifiers import registered_class
from odsgen.dialects.upstream.pdl_verifiers import verify_range as verify_create_range
from odsgen.dialects.upstream.segments import operand_segments
from odsgen.runtime.builtin.attributes import ArrayAttr, DenseElementsAttr, UnitAttr
from odsgen.runtime.generated.formats import type_of_text
from odsgen.runtime.interfaces.function_format import parse_function, print_function

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.operation_state import OperationState
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.parser.ssa import UnresolvedOperand
    from odsgen.runtime.printer import AsmPrinter

__all__ = [
    "check_get_element_type",
    "check_get_element_type_2",
    "parse_range_type",
    "print_range_type",
    "verify_create_range",
]

parse_create_operation_op_attributes = parse_operation_op_attributes
print_create_operation_op_attributes = print_operation_op_attributes


# --- types --------------------------------------------------------------------------------------------------------------


def check_get_element_type_3(type: Type) -> bool:
    """Whether a range is one of types of `pdl`: there are no others."""
    return True


def check_get_element_type_4(type: Type) -> bool:
    """Whether a range is one of operations."""
    return range_element_or_self(type).MNEMONIC == "operation"


def make_range_type(type: Type) -> Type:
    """The range of such elements."""
    return range_of(type)


def make_value_type(type: Type) -> Type:
    """A value for a type, a range of values for a range of types."""
    return type_of_text("!pdl.range<value>" if type.MNEMONIC == "range" else "!pdl.value")


# --- forms --------------------------------------------------------------------------------------------------------------


def parse_func(parser: Parser, state: OperationState[Any]) -> None:
    """As any function."""
    parse_function(parser, state)


def print_func(op: Operation, printer: AsmPrinter) -> None:
    """As any function."""
    print_function(op, printer)


def parse_foreach(parser: Parser, state: OperationState[Any]) -> None:
    """`%element : type in %range { … } -> ^next`"""
    argument = parser.parse_argument(allow_type=True, allow_attributes=False)
    parser.parse_keyword("in")
    values = parser.parse_operand()
    state.operands.append(parser.resolve_operand(values, range_of(argument.type)))
    state.regions.append(parser.parse_region([argument]))
    state.add_attributes(parser.parse_optional_attr_dict())
    parser.parse_token("->")
    state.successors.append(parser.parse_successor())


def print_foreach(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_foreach` reads it."""
    element = op.regions[0].arguments[0]
    values = printer.operand_text(op.operands[0])
    printer.emit(f" {printer.operand_text(element)} : {printer.type_text(element.type)}")
    printer.emit(f" in {values} ")
    printer.print_region(op.regions[0], print_entry_block_arguments=False)
    printer.print_optional_attr_dict(op.attributes)
    printer.emit(f" -> {printer.successor_text(op.successors[0])}")


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
    printer: AsmPrinter,
    op: Operation,
    values: Sequence[Value],
    types: Sequence[Type],
    inferred: UnitAttr | None,
) -> None:
    """As `parse_create_operation_op_results` reads it."""
    if inferred is not None:
        printer.emit(" -> <inferred>")
    elif types:
        printer.emit(f" -> ({printer.operands_text(values)} : {printer.types_text(types)})")


# --- checks -------------------------------------------------------------------------------------------------------------


def verify_foreach(op: Operation) -> None:
    """One argument, which is an element of the range."""
    arguments = op.regions[0].arguments
    if len(arguments) != 1:
        raise op.op_error("requires exactly one argument")
    if range_element_or_self(op.operands[0].type) is not arguments[0].type:
        raise op.op_error("operand must be a range of loop variable type")


def verify_create_operation(op: Operation) -> None:
    """Types of results are either given or inferred, the latter by an operation that can."""
    if op.properties.get("inferredResultTypes") is None:
        return
    if operand_segments(op)[2]:
        raise op.op_error("with inferred results cannot also have explicit result types")
    name = op.properties["name"].value
    op_class = registered_class(name)
    if op_class is None or "InferTypeOpInterface" not in op_class.INTERFACES:
        raise op.op_error(
            f"has inferred results, but the created operation '{name}' does not support result "
            "type inference (or is not registered)"
        )


def _verify_switch(op: Operation) -> None:
    """A block for each value."""
    values = op.properties["caseValues"]
    count = 0
    if isinstance(values, ArrayAttr):
        count = len(values.elements)
    elif isinstance(values, DenseElementsAttr):
        count = values.type.num_elements
    blocks = len(op.successors) - 1
    if blocks != count:
        raise op.op_error(
            "expected number of cases to match the number of case values, "
            f"got {blocks} but expected {count}"
        )


verify_switch_attribute = _verify_switch
verify_switch_operand_count = _verify_switch
verify_switch_operation_name = _verify_switch
verify_switch_result_count = _verify_switch
verify_switch_type = _verify_switch
verify_switch_types = _verify_switch

"""Custom forms of the dialect `comb`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.runtime.builtin.types import IntegerType

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.operation_state import OperationState
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter


def parse_concat(parser: Parser, state: OperationState[Any]) -> None:
    """`%a, %b : i4, i8`: the result is as wide as all operands."""
    operands = parser.parse_operand_list()
    state.add_attributes(parser.parse_optional_attr_dict())
    parser.parse_token(":")
    place = parser.index
    types = parser.parse_type_list() if operands else []
    state.operands += parser.resolve_operands(operands, types, place)
    width = 0
    for type in types:
        if not isinstance(type, IntegerType):
            raise parser.custom_error(
                f"the width of '{type}' is not known: use the generic form", place
            )
        width += type.width
    state.result_types.append(IntegerType.get(width))


def print_concat(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_concat` reads it."""
    printer.emit(" ")
    printer.print_operands(op.operands)
    printer.print_optional_attr_dict(op.attributes)
    printer.emit(" : ")
    printer.print_types([value.type for value in op.operands])


def verify_concat(op: Any) -> None:
    """The result is as wide as all operands, where their widths are known."""
    types = [value.type for value in op.operands]
    if all(isinstance(type, IntegerType) for type in types):
        width = sum(type.width for type in types)
        if op.results[0].type != IntegerType.get(width):
            raise op.op_error(f"has operands of {width} bits and a result of {op.results[0].type}")

"""Hooks of which the parser takes the size from the items, and the printer leaves it out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime.builtin.attributes import IntegerAttr
from odsgen.runtime.builtin.types import i32

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation_state import OperationState
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter

    from .ops import PackOp


def parse_pack(parser: Parser, state: OperationState[PackOp]) -> None:
    items = parser.parse_operand_list() if parser.tokens[parser.index][:1] == "%" else []
    state.operands.extend(parser.resolve_operands(items, [i32] * len(items)))
    state.properties["size"] = IntegerAttr.get(len(items), i32)
    state.attributes.update(parser.parse_optional_attr_dict())


def print_pack(op: PackOp, printer: AsmPrinter) -> None:
    printer.emit(f" {printer.operands_text(op.operands)}" if op.operands else "")
    printer.print_optional_attr_dict(op.attributes)

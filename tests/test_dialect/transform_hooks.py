"""Hooks of the operations that MLIR's tests add to the dialect `transform`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.hooks import form
from odsgen.runtime.builtin.attributes import StringAttr

from .ops import TestTransformOpOp

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.operation_state import OperationState
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter


@form(TestTransformOpOp)
class TestTransformOpForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """A message, which may be missing."""
        message = parser.parse_optional_string()
        if message is not None:
            state.attributes["message"] = StringAttr.get(message)

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        """The message; other attributes are not printed."""
        message = op.attributes.get("message")
        if message is not None:
            printer.emit(f" {printer.attribute_text(message)}")

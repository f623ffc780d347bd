"""Custom forms of the dialect `func`."""

from __future__ import annotations

from odsgen.hooks import form
from odsgen.runtime import AsmPrinter, OperationState, Parser, parse_function, print_function
from odsgen_dialects.func import FuncOp


@form(FuncOp)
class FuncForm:
    def parse(self, parser: Parser, state: OperationState[FuncOp]) -> None:
        """`private @name(%a: i32) -> f32 attributes {…} { … }`"""
        parse_function(parser, state)

    def print(self, op: FuncOp, printer: AsmPrinter) -> None:
        print_function(op, printer)

"""Custom forms of the dialect `ml_program`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.shared import SymbolVisibility
from odsgen.hooks import form, suggests_aliases
from odsgen.runtime import (
    AsmPrinter,
    Attribute,
    FunctionForm,
    Parser,
    Type,
    TypeAttr,
    UnresolvedOperand,
    Value,
)
from odsgen_dialects import ml_program

form("SymbolVisibility")(SymbolVisibility)


@suggests_aliases
def alias(symbol: Attribute | Type) -> str | None:
    """`#extern` for `#ml_program.extern`."""
    return "extern" if isinstance(symbol, ml_program.ExternAttr) else None


# --- functions --------------------------------------------------------------------------------------------------------


form(ml_program.FuncOp, ml_program.SubgraphOp)(FunctionForm)


@form("TypedInitialValue")
class TypedInitialValue:
    def parse(self, parser: Parser) -> tuple[TypeAttr, Attribute | None]:
        """`(value) : type` or `: type`"""
        value = None
        if parser.parse_optional_token("("):
            value = parser.parse_attribute()
            parser.parse_token(")")
        return TypeAttr.get(parser.parse_colon_type()), value

    def print(
        self, op: ml_program.GlobalOp, printer: AsmPrinter, type: TypeAttr, value: Attribute | None
    ) -> None:
        if value is not None:
            printer.emit(f"({printer.attribute_text(value)})")
        printer.emit(f" : {printer.attribute_text(type)}")


@form("TokenOrdering")
class TokenOrdering:
    def parse(self, parser: Parser) -> tuple[list[UnresolvedOperand], Type]:
        """`ordering(%token -> type)` or `ordering(() -> type)`; mlir-opt crashes without it"""
        operands: list[UnresolvedOperand] = []
        place = parser.index
        if not parser.parse_optional_keyword("ordering"):
            parser.parse_token(":")  # mlir-opt continues here
            raise parser.custom_error("expected 'ordering'", place)
        parser.parse_token("(")
        if parser.parse_optional_token("("):
            parser.parse_token(")")
        else:
            operands = parser.parse_operand_list()
        parser.parse_token("->")
        type = parser.parse_type()
        parser.parse_token(")")
        return operands, type

    def print(
        self,
        op: ml_program.GlobalLoadGraphOp | ml_program.GlobalStoreGraphOp,
        printer: AsmPrinter,
        operands: Sequence[Value],
        type: Type | None,
    ) -> None:
        if operands or type is not None:
            printer.emit(f" ordering({printer.operands_text(operands) or '()'}")
            printer.emit(f" -> {printer.type_text(type)})" if type is not None else ")")

"""Custom forms of the dialect `ml_program`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.runtime.builtin.attributes import StringAttr, TypeAttr
from odsgen.runtime.interfaces.function_format import (
    VISIBILITIES,
    parse_function,
    print_function,
)

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.ir.operation_state import OperationState
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.parser.ssa import UnresolvedOperand
    from odsgen.runtime.printer import AsmPrinter
    from odsgen_dialects.ml_program import (
        FuncOp,
        GlobalLoadGraphOp,
        GlobalOp,
        GlobalStoreGraphOp,
        SubgraphOp,
    )


def alias(symbol: Attribute | Type) -> str | None:
    """`#extern` for a value that is resolved elsewhere."""
    return "extern" if (symbol.DIALECT_NAME, symbol.MNEMONIC) == ("ml_program", "extern") else None


# --- functions --------------------------------------------------------------------------------------------------------


def parse_func(parser: Parser, state: OperationState[Any]) -> None:
    """As any function"""
    parse_function(parser, state)


def print_func(op: FuncOp | SubgraphOp, printer: AsmPrinter) -> None:
    """As any function"""
    print_function(op, printer)


parse_subgraph = parse_func
print_subgraph = print_func


def parse_symbol_visibility(parser: Parser) -> StringAttr | None:
    """`private`, `public` or `nested`"""
    visibility = parser.parse_optional_keyword_of(VISIBILITIES)
    if visibility is None:
        raise parser.custom_error("expected 'public', 'private', or 'nested'")
    return StringAttr.get(visibility)


def print_symbol_visibility(
    op: GlobalOp, printer: AsmPrinter, visibility: StringAttr | None
) -> None:
    """As `parse_symbol_visibility` reads it."""
    printer.emit("public" if visibility is None else visibility.value)


def parse_typed_initial_value(parser: Parser) -> tuple[TypeAttr, Attribute | None]:
    """`(value) : type` or `: type`"""
    value = None
    if parser.parse_optional_token("("):
        value = parser.parse_attribute()
        parser.parse_token(")")
    return TypeAttr.get(parser.parse_colon_type()), value


def print_typed_initial_value(
    op: GlobalOp, printer: AsmPrinter, type: TypeAttr, value: Attribute | None
) -> None:
    """As `parse_typed_initial_value` reads it."""
    if value is not None:
        printer.emit(f"({printer.attribute_text(value)})")
    printer.emit(f" : {printer.attribute_text(type)}")


def parse_token_ordering(parser: Parser) -> tuple[list[UnresolvedOperand], Type]:
    """`ordering(%token -> type)` or `ordering(() -> type)`; without it, mlir-opt leaves a result without a type and dies."""
    operands: list[UnresolvedOperand] = []
    place = parser.index
    if not parser.parse_optional_keyword("ordering"):
        parser.parse_token(":")  # where MLIR goes on
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


def print_token_ordering(
    op: GlobalLoadGraphOp | GlobalStoreGraphOp,
    printer: AsmPrinter,
    operands: Sequence[Value],
    type: Type | None,
) -> None:
    """As `parse_token_ordering` reads it."""
    if operands or type is not None:
        printer.emit(f" ordering({printer.operands_text(operands) or '()'}")
        printer.emit(f" -> {printer.type_text(type)})" if type is not None else ")")

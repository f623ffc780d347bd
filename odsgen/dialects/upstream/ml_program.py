"""Hooks of the dialect `ml_program`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.runtime.builtin.attributes import StringAttr, TypeAttr
from odsgen.runtime.interfaces.function_format import (
    VISIBILITIES,
    function_type_of,
    parse_function,
    print_function,
)

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.operation_state import OperationState
    from odsgen.runtime.ir.symbol_table import SymbolTableCollection
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.parser.ssa import UnresolvedOperand
    from odsgen.runtime.printer import AsmPrinter


def alias(symbol: Attribute | Type) -> str | None:
    """`#extern` for a value that is resolved elsewhere."""
    return "extern" if (symbol.DIALECT_NAME, symbol.MNEMONIC) == ("ml_program", "extern") else None


# --- functions --------------------------------------------------------------------------------------------------------


def parse_func(parser: Parser, state: OperationState[Any]) -> None:
    """As any function"""
    parse_function(parser, state)


def print_func(op: Operation, printer: AsmPrinter) -> None:
    """As any function"""
    print_function(op, printer)


parse_subgraph = parse_func
print_subgraph = print_func


# --- globals ----------------------------------------------------------------------------------------------------------


def asm_result_names_global_load(op: Operation) -> list[str | None]:
    """The name of the global"""
    return [op.properties["global"].leaf]


asm_result_names_global_load_const = asm_result_names_global_load


def parse_symbol_visibility(parser: Parser) -> StringAttr | None:
    """`private`, `public` or `nested`"""
    visibility = parser.parse_optional_keyword_of(VISIBILITIES)
    if visibility is None:
        raise parser.custom_error("expected 'public', 'private', or 'nested'")
    return StringAttr.get(visibility)


def print_symbol_visibility(
    printer: AsmPrinter, op: Operation, visibility: StringAttr | None
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
    printer: AsmPrinter, op: Operation, type: TypeAttr, value: Attribute | None
) -> None:
    """As `parse_typed_initial_value` reads it."""
    if value is not None:
        printer.emit(f"({printer.attribute_text(value)})")
    printer.emit(f" : {printer.attribute_text(type)}")


def parse_token_ordering(parser: Parser) -> tuple[list[UnresolvedOperand], Type | None]:
    """`ordering(%token -> type)` or `ordering(() -> type)`"""
    operands: list[UnresolvedOperand] = []
    if not parser.parse_optional_keyword("ordering"):
        return operands, None
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
    printer: AsmPrinter, op: Operation, operands: Sequence[Value], type: Type | None
) -> None:
    """As `parse_token_ordering` reads it."""
    if operands or type is not None:
        printer.emit(f" ordering({printer.operands_text(operands) or '()'}")
        printer.emit(f" -> {printer.type_text(type)})" if type is not None else ")")


# --- verifiers --------------------------------------------------------------------------------------------------------


def verify_global(op: Operation) -> None:
    """What is never written has a value from the beginning."""
    if "is_mutable" not in op.properties and op.properties.get("value") is None:
        raise op.op_error("immutable global must have an initial value")


def verify_return(op: Operation) -> None:
    """What the function returns."""
    _verify_results(op, "returns", "return")


def verify_output(op: Operation) -> None:
    """What the graph gives."""
    _verify_results(op, "outputs", "output")


def _verify_results(op: Operation, verb: str, noun: str) -> None:
    function = op.parent_op
    assert function is not None
    name = function.properties["sym_name"].value
    results = function_type_of(function).results
    if len(op.operands) != len(results):
        raise op.op_error(
            f"has {len(op.operands)} operands, but enclosing function (@{name}) {verb} "
            f"{len(results)}"
        )
    for number, (operand, expected) in enumerate(zip(op.operands, results, strict=True)):
        if operand.type is not expected:
            raise op.error(
                f"type of {noun} operand {number} ('{operand.type}') doesn't match function "
                f"result type ('{expected}') in function @{name}"
            )


def _global_of(op: Operation, symbol_tables: SymbolTableCollection) -> Operation:
    """The global, which may also be known further out than in the nearest symbol table."""
    symbol = op.properties["global"]
    around = op.parent_op
    while around is not None:
        found = symbol_tables.lookup_nearest_symbol_from(around, symbol)
        if found is not None and found.name == "ml_program.global":
            return found
        around = around.parent_op
    raise op.op_error(f"undefined global: {symbol}")


def _verify_loaded(op: Operation, found: Operation) -> None:
    type, expected = op.results[0].type, found.properties["type"].value
    if type is not expected:
        raise op.op_error(f"cannot load from global typed '{expected}' as '{type}'")


def _verify_stored(op: Operation, found: Operation) -> None:
    type, expected = op.operands[0].type, found.properties["type"].value
    if "is_mutable" not in found.properties:
        raise op.op_error(f"cannot store to an immutable global {op.properties['global']}")
    if type is not expected:
        raise op.op_error(f"cannot store to a global typed '{expected}' from '{type}'")


def verify_symbol_uses_global_load(op: Operation, symbol_tables: SymbolTableCollection) -> None:
    """A global of the type of the result."""
    _verify_loaded(op, _global_of(op, symbol_tables))


verify_symbol_uses_global_load_graph = verify_symbol_uses_global_load


def verify_symbol_uses_global_load_const(
    op: Operation, symbol_tables: SymbolTableCollection
) -> None:
    """A global that is never written, of the type of the result."""
    found = _global_of(op, symbol_tables)
    if "is_mutable" in found.properties:
        raise op.op_error(f"cannot load as const from mutable global {op.properties['global']}")
    _verify_loaded(op, found)


def verify_symbol_uses_global_store(op: Operation, symbol_tables: SymbolTableCollection) -> None:
    """A global that may be written, of the type of the value."""
    _verify_stored(op, _global_of(op, symbol_tables))


verify_symbol_uses_global_store_graph = verify_symbol_uses_global_store


def is_declaration_func(op: Operation) -> bool:
    """A function without a body is only declared, and must be private."""
    return not op.regions[0].blocks


def is_declaration_subgraph(op: Operation) -> bool:
    """As of a function."""
    return is_declaration_func(op)

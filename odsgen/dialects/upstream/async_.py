"""Hooks of the dialect `async`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.func import verify_call
from odsgen.dialects.upstream.dialect_classes import type_class
from odsgen.dialects.upstream.region_arguments import parse_untyped_argument
from odsgen.dialects.upstream.segments import segment_sizes
from odsgen.runtime.builtin.attributes import DenseArrayAttr
from odsgen.runtime.builtin.types import i32, index
from odsgen.runtime.interfaces.control_flow import RegionSuccessor
from odsgen.runtime.interfaces.function_format import (
    function_type_of,
    parse_function,
    print_function,
)
from odsgen.runtime.parser.cursor import Delimiter

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.operation_state import OperationState
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.symbol_table import SymbolTableCollection
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.parser.operations import Argument
    from odsgen.runtime.parser.ssa import UnresolvedOperand
    from odsgen.runtime.printer import AsmPrinter


def _value_type(type: Type) -> Type | None:
    """What an `!async.value` will be; None for another type."""
    if (type.DIALECT_NAME, type.MNEMONIC) != ("async", "value"):
        return None
    value: Type = type.parameters()[0]
    return value


def parse_func(parser: Parser, state: OperationState[Any]) -> None:
    """As any function"""
    parse_function(parser, state)


def print_func(op: Operation, printer: AsmPrinter) -> None:
    """As any function"""
    print_function(op, printer)


def parse_await_result_type(parser: Parser) -> tuple[Type, Type | None]:
    """The type of the operand, which says what the result is"""
    type = parser.parse_type()
    return type, _value_type(type)


def print_await_result_type(
    printer: AsmPrinter, op: Operation, type: Type, result_type: Type | None
) -> None:
    """The type of the operand"""
    printer.print_type(type)


def parse_execute(parser: Parser, state: OperationState[Any]) -> None:
    """`[%tokens] (%value as %inside: type, …) -> types attributes {…} { … }`"""
    token = type_class(parser, "async", "token").get()
    tokens: list[UnresolvedOperand] = []
    if parser.parse_optional_token("["):
        tokens = parser.parse_operand_list()
        state.operands.extend(parser.resolve_operands_of_type(tokens, token))
        parser.parse_token("]")
    values: list[UnresolvedOperand] = []
    types: list[Type] = []
    arguments: list[Argument] = []

    def value() -> None:
        values.append(parser.parse_operand())
        parser.parse_keyword("as")
        argument = parse_untyped_argument(parser)
        parser.parse_token(":")
        place = parser.index
        types.append(parser.parse_type())
        inside = _value_type(types[-1])
        if inside is None:
            raise parser.custom_error("expected an async value type", place)
        arguments.append(argument._replace(type=inside))

    place = parser.index
    parser.parse_comma_separated_list(value, Delimiter.OPTIONAL_PAREN)
    state.operands.extend(parser.resolve_operands(values, types, place))
    state.properties["operandSegmentSizes"] = DenseArrayAttr.get(i32, (len(tokens), len(values)))
    state.result_types.extend([token, *parser.parse_optional_arrow_type_list()])
    state.add_attributes(parser.parse_optional_attr_dict_with_keyword())
    state.regions.append(parser.parse_region(arguments))


def print_execute(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_execute` reads it."""
    name = printer.operand_text
    count = segment_sizes(op)[0]
    tokens, values = op.operands[:count], op.operands[count:]
    if tokens:
        printer.emit(f" [{printer.operands_text(tokens)}]")
    if values:
        arguments = op.regions[0].blocks[0].arguments
        texts = [
            f"{name(value)} as {name(argument)}: {printer.type_text(value.type)}"
            for value, argument in zip(values, arguments, strict=False)
        ]
        printer.emit(f" ({', '.join(texts)})")
    if len(op.results) > 1:
        printer.emit(f" {printer.arrow_type_list_text(op.result_types[1:])}")
    attributes = {**op.properties_as_attributes(), **op.attributes}
    printer.print_optional_attr_dict_with_keyword(attributes, ("operandSegmentSizes",))
    printer.emit(" ")
    printer.print_region(op.regions[0], print_entry_block_arguments=False)


def make_result_type(type: Type) -> Type | None:
    """What the storage of an async value holds"""
    return _value_type(type)


def infer_runtime_num_worker_threads_return_types(
    operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region]
) -> list[Type]:
    """An index"""
    return [index]


# --- verifiers --------------------------------------------------------------------------------------------------------


def _is_token(type: Type) -> bool:
    return (type.DIALECT_NAME, type.MNEMONIC) == ("async", "token")


def verify_await(op: Operation) -> None:
    """The result is what the operand will be; a token has none."""
    type = op.operands[0].type
    if _is_token(type) and op.results:
        raise op.op_error("awaiting on a token must have empty result")
    value = _value_type(type)
    found = op.results[0].type if op.results else None
    if value is not None and found is not value:
        shown = "<<NULL TYPE>>" if found is None else f"'{found}'"
        raise op.op_error(f"result type {shown} does not match async value type '{value}'")


def verify_func(op: Operation) -> None:
    """Results are async values, perhaps after a token."""
    results = function_type_of(op).results
    if not results:
        raise op.op_error("result is expected to be at least of size 1, but got 0")
    for number, type in enumerate(results):
        if not _is_token(type) and _value_type(type) is None:
            raise op.op_error(
                f"result type must be async value type or async token type, but got '{type}'"
            )
        if number and _is_token(type):
            raise op.op_error(
                " results' (optional) async token type is expected to appear as the 1st return "
                f"value, but got {number + 1}"
            )


def verify_return(op: Operation) -> None:
    """What the async values that the function returns will be."""
    function = op.parent_op
    while function is not None and function.name != "async.func":
        function = function.parent_op
    if function is None:
        return
    results = function_type_of(function).results
    if results and _is_token(results[0]):
        results = results[1:]
    if list(op.operand_types) != [_value_type(type) for type in results]:
        raise op.op_error("operand types do not match the types returned from the parent FuncOp")


def verify_execute_regions(op: Operation) -> None:
    """The arguments of the body are what the values will be."""
    expected = [_value_type(value.type) for value in _body_operands(op)]
    if [argument.type for argument in op.regions[0].arguments] != expected:
        raise op.op_error(
            "async body region argument types do not match the execute operation arguments types"
        )


def verify_symbol_uses_call(op: Operation, symbol_tables: SymbolTableCollection) -> None:
    """The callee is an async function with the types of the operands and results."""
    verify_call(op, symbol_tables, "async.func", "async function")


# --- control flow of execute ------------------------------------------------------------------------------------------


def _body_operands(op: Operation) -> Sequence[Value]:
    return op.operands[segment_sizes(op)[0] :]


def entry_successor_operands_execute(op: Operation, successor: RegionSuccessor) -> Sequence[Value]:
    """The values, not the tokens."""
    return _body_operands(op)


def successor_regions_execute(op: Operation, point: Operation | None) -> list[RegionSuccessor]:
    """Into the body, and from there past the operation."""
    if point is not None:
        return [RegionSuccessor(None, op.results[1:])]
    return [RegionSuccessor(op.regions[0], op.regions[0].arguments)]


def are_types_compatible_execute(op: Operation, lhs: Type, rhs: Type) -> bool:
    """An async value is as good as what it will be."""
    return (_value_type(lhs) or lhs) is (_value_type(rhs) or rhs)


def is_declaration_func(op: Operation) -> bool:
    """A function without a body is only declared, and must be private."""
    return not op.regions[0].blocks

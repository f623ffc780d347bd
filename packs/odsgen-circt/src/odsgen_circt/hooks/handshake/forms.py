"""Custom forms of the dialect `handshake`: functions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.shared import parse_other_attributes
from odsgen.hooks import form
from odsgen.runtime import (
    ARGUMENT_ATTRIBUTES,
    FUNCTION_TYPE,
    RESULT_ATTRIBUTES,
    SYMBOL_NAME,
    UNNAMED,
    VISIBILITIES,
    VISIBILITY,
    Argument,
    FunctionType,
    Region,
    StringAttr,
    TypeAttr,
    add_argument_and_result_attributes,
    function_type_of,
    parse_function_arguments,
    parse_function_results,
    print_function_signature,
)
from odsgen_circt.hooks.common import name_of_argument, string_array

if TYPE_CHECKING:
    from odsgen.runtime import AsmPrinter, Operation, OperationState, Parser

_WRITTEN_ELSEWHERE = frozenset(
    {SYMBOL_NAME, VISIBILITY, FUNCTION_TYPE, ARGUMENT_ATTRIBUTES, RESULT_ATTRIBUTES}
)


def _add_names(
    parser: Parser, state: OperationState[Any], arguments: Sequence[Argument], results: int
) -> None:
    """The names of arguments and results, where the attributes do not say them."""
    is_named = all(argument.place != UNNAMED for argument in arguments)
    names = [
        name_of_argument(parser, argument.place) if is_named else f"in{number}"
        for number, argument in enumerate(arguments)
    ]
    for key, found in (("argNames", names), ("resNames", [f"out{n}" for n in range(results)])):
        if key not in state.properties and key not in state.attributes:
            state.add_attributes({key: string_array(found)})


@form("handshake.func")
class FuncForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """Function syntax; MLIR prints `...` at the end of the arguments."""
        properties = state.properties
        visibility = parser.parse_optional_keyword_of(VISIBILITIES)
        if visibility is not None:
            properties[VISIBILITY] = StringAttr.get(visibility)
        properties[SYMBOL_NAME] = parser.parse_symbol_name()
        arguments, _ = parse_function_arguments(parser, allow_variadic=True)
        results, result_attributes = parse_function_results(parser)
        properties[FUNCTION_TYPE] = TypeAttr.get(
            FunctionType.get([argument.type for argument in arguments], results)
        )
        parse_other_attributes(parser, state, _WRITTEN_ELSEWHERE, with_keyword=True)
        _add_names(parser, state, arguments, len(results))
        add_argument_and_result_attributes(
            state, [argument.attributes for argument in arguments], result_attributes
        )
        state.regions.append(parser.parse_optional_region(arguments) or Region())

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        properties = op.properties
        visibility = properties.get(VISIBILITY)
        printer.emit(" " if visibility is None else f" {visibility.value} ")
        printer.print_symbol_name(properties[SYMBOL_NAME].value)
        type = function_type_of(op)
        print_function_signature(op, type.inputs, type.results, printer, is_variadic=True)
        printer.print_optional_attr_dict_with_keyword(
            {**op.properties_as_attributes(), **op.attributes}, _WRITTEN_ELSEWHERE
        )
        if op.regions[0].blocks:
            printer.emit(" ")
            printer.print_region(op.regions[0], print_entry_block_arguments=False)

"""Custom forms of the dialect `hw`: instances of modules."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.dialects.shared import attribute_class, parse_other_attributes
from odsgen.hooks import form, implements, verifies
from odsgen.runtime import (
    ArrayAttr,
    Delimiter,
    FlatSymbolRefAttr,
    StringAttr,
    parse_stripped_attribute,
)
from odsgen_circt.hooks.hw.types import parameters_text, parse_optional_parameters

if TYPE_CHECKING:
    from odsgen.runtime import AsmPrinter, Operation, OperationState, Parser

_NAME, _MODULE, _SYMBOL, _PARAMETERS = "instanceName", "moduleName", "inner_sym", "parameters"
_ARGUMENTS, _RESULTS = "argNames", "resultNames"
_WRITTEN_ELSEWHERE = frozenset({_NAME, _MODULE, _SYMBOL, _PARAMETERS, _ARGUMENTS, _RESULTS})


@form("hw.instance")
class InstanceForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`"name" sym @symbol @Module<N: i32 = 4>(a: %x: i1) -> (b: i8) {…}`"""
        properties = state.properties
        properties[_NAME] = StringAttr.get(parser.parse_string())
        if parser.parse_optional_keyword("sym"):
            symbol = attribute_class(parser, "hw", "innerSym")
            properties[_SYMBOL] = parse_stripped_attribute(parser, symbol)
        properties[_MODULE] = FlatSymbolRefAttr.get(parser.parse_symbol_name().value)
        properties[_PARAMETERS] = ArrayAttr.get(tuple(parse_optional_parameters(parser)))
        arguments: list[StringAttr] = []
        results: list[StringAttr] = []

        def argument() -> None:
            arguments.append(StringAttr.get(parser.parse_keyword_or_string()))
            parser.parse_token(":")
            value = parser.parse_operand()
            parser.parse_token(":")
            state.operands.append(parser.resolve_operand(value, parser.parse_type()))

        def result() -> None:
            results.append(StringAttr.get(parser.parse_keyword_or_string()))
            parser.parse_token(":")
            state.result_types.append(parser.parse_type())

        parser.parse_comma_separated_list(argument, Delimiter.PAREN)
        parser.parse_token("->")
        parser.parse_comma_separated_list(result, Delimiter.PAREN)
        properties[_ARGUMENTS] = ArrayAttr.get(tuple(arguments))
        properties[_RESULTS] = ArrayAttr.get(tuple(results))
        parse_other_attributes(parser, state, _WRITTEN_ELSEWHERE)

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        emit = printer.emit
        properties = op.properties
        emit(f" {printer.string_literal(properties[_NAME].value)}")
        if (symbol := properties.get(_SYMBOL)) is not None:
            emit(f" sym {printer.stripped_text(symbol)}")
        emit(" ")
        printer.print_attribute(properties[_MODULE])
        emit(parameters_text(properties[_PARAMETERS].elements, printer))
        arguments = [
            f"{printer.keyword_or_string_text(name.value)}: {printer.operand_text(value)}: {printer.type_text(value.type)}"
            for name, value in zip(properties[_ARGUMENTS].elements, op.operands, strict=True)
        ]
        results = [
            f"{printer.keyword_or_string_text(name.value)}: {printer.type_text(value.type)}"
            for name, value in zip(properties[_RESULTS].elements, op.results, strict=True)
        ]
        emit(f"({', '.join(arguments)}) -> ({', '.join(results)})")
        printer.print_optional_attr_dict(
            {**op.properties_as_attributes(), **op.attributes}, _WRITTEN_ELSEWHERE
        )


@verifies("hw.instance")
def verify_instance(op: Any) -> None:
    """Checks that each operand and result has a name."""
    for names, values, what in (
        (_ARGUMENTS, op.operands, "operands"),
        (_RESULTS, op.results, "results"),
    ):
        count = len(op.properties[names].elements)
        if count != len(values):
            raise op.op_error(f"has {len(values)} {what}, but '{names}' names {count}")


@implements("hw.instance", method="asm_result_names")
def asm_result_names_instance(op: Operation) -> list[str | None]:
    """`%name.port`; the number of a port without a name."""
    instance = op.properties[_NAME].value
    return [
        f"{instance}.{name.value or number}"
        for number, name in enumerate(op.properties[_RESULTS].elements)
    ]

"""Custom assembly of the dialect `spirv`: modules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.shared import keyword_of
from odsgen.hooks import form
from odsgen.runtime import (
    ArrayAttr,
    FunctionType,
    GraphType,
    IntegerAttr,
    Region,
    TypeAttr,
    add_argument_and_result_attributes,
    function_type_of,
    i32,
    parse_attribute_of,
    parse_function_arguments,
    parse_function_results,
    print_function_signature,
)
from odsgen.vendors.spirv.forms.enums import (
    parse_case,
    parse_more_symbol_references,
    parse_symbol_reference,
    parse_text_case,
)
from odsgen_dialects import spirv

if TYPE_CHECKING:
    from odsgen.runtime import Argument, AsmPrinter, Attribute, OperationState, Parser


# --- modules ------------------------------------------------------------------------------------------------------------

_MODULE_ELSEWHERE = ("addressing_model", "memory_model", "sym_name", "vce_triple")


@form(spirv.ModuleOp)
class ModuleForm:
    def parse(self, parser: Parser, state: OperationState[spirv.ModuleOp]) -> None:
        """`@name Logical GLSL450 requires #spirv.vce<…> attributes {…} { … }`"""
        properties = state.properties
        name = parser.parse_optional_symbol_name()
        if name is not None:
            properties["sym_name"] = name
        properties["addressing_model"] = parse_case(
            parser, spirv.AddressingModelAttr, spirv.AddressingModel
        )
        properties["memory_model"] = parse_case(parser, spirv.MemoryModelAttr, spirv.MemoryModel)
        if parser.parse_optional_keyword("requires"):
            properties["vce_triple"] = parse_attribute_of(parser, spirv.VerCapExtAttr)
        state.add_attributes(parser.parse_optional_attr_dict_with_keyword())
        body = parser.parse_region()
        if not body.blocks:
            from odsgen.runtime import Block

            body.append(Block())
        state.regions.append(body)

    def print(self, op: spirv.ModuleOp, printer: AsmPrinter) -> None:
        emit = printer.emit
        name = op.sym_name_attr
        if name is not None:
            emit(" ")
            printer.print_symbol_name(name.value)
        addressing = keyword_of(op.addressing_model_attr)
        emit(f" {addressing} {keyword_of(op.memory_model_attr)}")
        triple = op.vce_triple
        if triple is not None:
            emit(f" requires {printer.attribute_text(triple)}")
        printer.print_optional_attr_dict_with_keyword(
            {**op.properties_as_attributes(), **op.attributes}, _MODULE_ELSEWHERE
        )
        emit(" ")
        printer.print_region(op.region)


# --- functions ----------------------------------------------------------------------------------------------------------

_FUNCTION_ELSEWHERE = ("sym_name", "function_type", "arg_attrs", "res_attrs", "function_control")


@form(spirv.FuncOp)
class FuncForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`@f(%a: i32 {…}) -> i32 "None" attributes {…} { … }`"""
        properties = state.properties
        properties["sym_name"] = parser.parse_symbol_name()
        arguments, _ = parse_function_arguments(parser)
        results, result_attributes = parse_function_results(parser)
        properties["function_type"] = TypeAttr.get(
            FunctionType.get([argument.type for argument in arguments], results)
        )
        properties["function_control"] = parse_text_case(
            parser, spirv.FunctionControlAttr, spirv.FunctionControl
        )
        _parse_attributes_and_body(parser, state, arguments, result_attributes)

    def print(self, op: spirv.FuncOp, printer: AsmPrinter) -> None:
        printer.emit(" ")
        printer.print_symbol_name(op.sym_name)
        function_type = function_type_of(op)
        print_function_signature(op, function_type.inputs, function_type.results, printer)
        printer.emit(f' "{keyword_of(op.function_control_attr)}"')
        _print_attributes_and_body(op, printer)


def _parse_attributes_and_body(
    parser: Parser,
    state: OperationState[Any],
    arguments: Sequence[Argument],
    result_attributes: Sequence[dict[str, Attribute]],
) -> None:
    state.add_attributes(parser.parse_optional_attr_dict_with_keyword())
    add_argument_and_result_attributes(
        state, [argument.attributes for argument in arguments], result_attributes
    )
    body = parser.parse_optional_region(arguments)
    state.regions.append(Region() if body is None else body)


def _print_attributes_and_body(op: spirv.FuncOp | spirv.GraphARMOp, printer: AsmPrinter) -> None:
    printer.print_optional_attr_dict_with_keyword(
        {**op.properties_as_attributes(), **op.attributes}, _FUNCTION_ELSEWHERE
    )
    if op.body.blocks:
        printer.emit(" ")
        printer.print_region(op.body, print_entry_block_arguments=False)


@form(spirv.GraphARMOp)
class GraphARMForm:
    def parse(self, parser: Parser, state: OperationState[spirv.GraphARMOp]) -> None:
        """`@g(%a: type {…}) -> type attributes {…} { … }`"""
        properties = state.properties
        properties["sym_name"] = parser.parse_symbol_name()
        arguments, _ = parse_function_arguments(parser)
        results, result_attributes = parse_function_results(parser)
        properties["function_type"] = TypeAttr.get(
            GraphType.get([argument.type for argument in arguments], results)
        )
        _parse_attributes_and_body(parser, state, arguments, result_attributes)

    def print(self, op: spirv.GraphARMOp, printer: AsmPrinter) -> None:
        printer.emit(" ")
        printer.print_symbol_name(op.sym_name)
        graph_type: Any = op.function_type  # not in the spec
        print_function_signature(op, graph_type.inputs, graph_type.results, printer)
        _print_attributes_and_body(op, printer)


@form(spirv.GraphEntryPointARMOp)
class GraphEntryPointARMForm:
    def parse(self, parser: Parser, state: OperationState[spirv.GraphEntryPointARMOp]) -> None:
        """`@g, @in, @out`"""
        state.properties["fn"] = parse_symbol_reference(parser)
        state.properties["interface"] = parse_more_symbol_references(parser)

    def print(self, op: spirv.GraphEntryPointARMOp, printer: AsmPrinter) -> None:
        symbols = (op.fn_attr, *op.interface)
        printer.emit(" " + ", ".join(map(printer.attribute_text, symbols)))


# --- entry points -------------------------------------------------------------------------------------------------------


@form(spirv.EntryPointOp)
class EntryPointForm:
    def parse(self, parser: Parser, state: OperationState[spirv.EntryPointOp]) -> None:
        """`"GLCompute" @f, @in, @out`"""
        state.properties["execution_model"] = parse_text_case(
            parser, spirv.ExecutionModelAttr, spirv.ExecutionModel
        )
        state.properties["fn"] = parse_symbol_reference(parser)
        state.properties["interface"] = parse_more_symbol_references(parser)

    def print(self, op: spirv.EntryPointOp, printer: AsmPrinter) -> None:
        printer.emit(f' "{keyword_of(op.execution_model_attr)}" ')
        printer.emit(printer.attribute_text(op.fn_attr))
        for symbol in op.interface:
            printer.emit(f", {printer.attribute_text(symbol)}")


@form(spirv.ExecutionModeOp)
class ExecutionModeForm:
    def parse(self, parser: Parser, state: OperationState[spirv.ExecutionModeOp]) -> None:
        """`@f "LocalSize", 1, 1, 1`"""
        state.add_attributes({"fn": parser.parse_attribute()})
        state.properties["execution_mode"] = parse_text_case(
            parser, spirv.ExecutionModeAttr, spirv.ExecutionMode
        )
        values = []
        while parser.parse_optional_token(","):
            values.append(parse_attribute_of(parser, IntegerAttr, i32))
        state.properties["values"] = ArrayAttr.get(tuple(values))

    def print(self, op: spirv.ExecutionModeOp, printer: AsmPrinter) -> None:
        name = printer.attribute_text(op.fn_attr)
        printer.emit(f' {name} "{keyword_of(op.execution_mode_attr)}"')
        for value in op.values:
            printer.emit(f", {value}")

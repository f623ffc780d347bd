"""Hooks of the dialect `spirv`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.dialects.upstream.enum_attributes import attribute_of_text, keyword_of, parse_case
from odsgen.dialects.upstream.segments import segment_sizes
from odsgen.dialects.upstream.spirv.types import pointer_of
from odsgen.runtime.builtin.attributes import (
    ArrayAttr,
    DenseArrayAttr,
    FlatSymbolRefAttr,
    FloatAttr,
    IntegerAttr,
    StringAttr,
    TypeAttr,
)
from odsgen.runtime.builtin.types import (
    FunctionType,
    GraphType,
    IntegerType,
    RankedTensorType,
    VectorType,
    i1,
    i32,
    none,
)
from odsgen.runtime.interfaces.function_format import (
    add_argument_and_result_attributes,
    function_type_of,
    parse_function_arguments,
    parse_function_results,
    print_function_signature,
)
from odsgen.runtime.ir.region import Region

if TYPE_CHECKING:
    from collections.abc import Sequence

    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.operation_state import OperationState
    from odsgen.runtime.parser import Argument, Parser
    from odsgen.runtime.printer import AsmPrinter

# --- modules ------------------------------------------------------------------------------------------------------------

_MODULE_ELSEWHERE = ("addressing_model", "memory_model", "sym_name", "vce_triple")


def parse_module(parser: Parser, state: OperationState[Any]) -> None:
    """`@name Logical GLSL450 requires #spirv.vce<…> attributes {…} { … }`"""
    properties = state.properties
    name = parser.parse_optional_symbol_name()
    if name is not None:
        properties["sym_name"] = name
    properties["addressing_model"] = parse_case(parser, "#spirv.addressing_model<Logical>")
    properties["memory_model"] = parse_case(parser, "#spirv.memory_model<GLSL450>")
    if parser.parse_optional_keyword("requires"):
        properties["vce_triple"] = parser.parse_attribute()
    state.add_attributes(parser.parse_optional_attr_dict_with_keyword())
    body = parser.parse_region()
    if not body.blocks:
        from odsgen.runtime.ir.block import Block

        body.append(Block())
    state.regions.append(body)


def print_module(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_module` reads it."""
    emit = printer.emit
    name = op.properties.get("sym_name")
    if name is not None:
        emit(" ")
        printer.print_symbol_name(name.value)
    addressing = keyword_of(op.properties["addressing_model"])
    emit(f" {addressing} {keyword_of(op.properties['memory_model'])}")
    triple = op.properties.get("vce_triple")
    if triple is not None:
        emit(f" requires {printer.attribute_text(triple)}")
    printer.print_optional_attr_dict_with_keyword(
        {**op.properties_as_attributes(), **op.attributes}, _MODULE_ELSEWHERE
    )
    emit(" ")
    printer.print_region(op.regions[0])


# --- functions ----------------------------------------------------------------------------------------------------------

_FUNCTION_ELSEWHERE = ("sym_name", "function_type", "arg_attrs", "res_attrs", "function_control")


def parse_func(parser: Parser, state: OperationState[Any]) -> None:
    """`@f(%a: i32 {…}) -> i32 "None" attributes {…} { … }`"""
    properties = state.properties
    properties["sym_name"] = parser.parse_symbol_name()
    arguments, _ = parse_function_arguments(parser)
    results, result_attributes = parse_function_results(parser)
    properties["function_type"] = TypeAttr.get(
        FunctionType.get([argument.type for argument in arguments], results)
    )
    place = parser.index
    control = parser.parse_string()
    example = attribute_of_text("#spirv.function_control<None>")
    flags = type(example.parameters()[0])
    cases = [flags.from_keyword(word.strip()) for word in control.split("|")]
    if None in cases:
        raise parser.custom_error(
            f'invalid function_control attribute specification: "{control}"', place
        )
    value = cases[0]
    for case in cases[1:]:
        value |= case
    properties["function_control"] = type(example).get(value)
    _parse_attributes_and_body(parser, state, arguments, result_attributes)


def print_func(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_func` reads it."""
    printer.emit(" ")
    printer.print_symbol_name(op.properties["sym_name"].value)
    function_type = function_type_of(op)
    print_function_signature(op, function_type.inputs, function_type.results, printer)
    printer.emit(f' "{keyword_of(op.properties["function_control"])}"')
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


def _print_attributes_and_body(op: Operation, printer: AsmPrinter) -> None:
    printer.print_optional_attr_dict_with_keyword(
        {**op.properties_as_attributes(), **op.attributes}, _FUNCTION_ELSEWHERE
    )
    if op.regions[0].blocks:
        printer.emit(" ")
        printer.print_region(op.regions[0], print_entry_block_arguments=False)


def parse_ARM_Graph(parser: Parser, state: OperationState[Any]) -> None:
    """`@g(%a: type {…}) -> type attributes {…} { … }`"""
    properties = state.properties
    properties["sym_name"] = parser.parse_symbol_name()
    arguments, _ = parse_function_arguments(parser)
    results, result_attributes = parse_function_results(parser)
    properties["function_type"] = TypeAttr.get(
        GraphType.get([argument.type for argument in arguments], results)
    )
    _parse_attributes_and_body(parser, state, arguments, result_attributes)


def print_ARM_Graph(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_ARM_Graph` reads it."""
    printer.emit(" ")
    printer.print_symbol_name(op.properties["sym_name"].value)
    graph_type = op.properties["function_type"].value
    print_function_signature(op, graph_type.inputs, graph_type.results, printer)
    _print_attributes_and_body(op, printer)


def parse_ARM_GraphEntryPoint(parser: Parser, state: OperationState[Any]) -> None:
    """`@g, @in, @out`"""
    state.properties["fn"] = FlatSymbolRefAttr.get(parser.parse_symbol_name().value)
    symbols = []
    while parser.parse_optional_token(","):
        symbols.append(FlatSymbolRefAttr.get(parser.parse_symbol_name().value))
    state.properties["interface"] = ArrayAttr.get(tuple(symbols))


def print_ARM_GraphEntryPoint(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_ARM_GraphEntryPoint` reads it."""
    symbols = (op.properties["fn"], *op.properties["interface"].elements)
    printer.emit(" " + ", ".join(map(printer.attribute_text, symbols)))


# --- constants ----------------------------------------------------------------------------------------------------------


def parse_Constant(parser: Parser, state: OperationState[Any]) -> None:
    """`0 : i32`, or `dense<…> : tensor<3xi32> : !spirv.array<3 x i32>`"""
    value = parser.parse_attribute()
    state.properties["value"] = value
    type = getattr(value, "type", none)
    if type is none or isinstance(type, RankedTensorType):
        type = parser.parse_colon_type()
    state.result_types.append(type)
    state.add_attributes(parser.parse_optional_attr_dict())


def print_Constant(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_Constant` reads it."""
    value = op.properties["value"]
    printer.emit(f" {printer.attribute_text(value)}")
    type = op.results[0].type
    if not isinstance(type, (IntegerType, VectorType)) and not isinstance(value, FloatAttr):
        printer.emit(f" : {printer.type_text(type)}")
    printer.print_optional_attr_dict(op.attributes)


def asm_result_names_Constant(op: Operation) -> list[str | None]:
    """`%cst4_i32`, `%true`, `%cst_f32`, `%cst_vec_3xi32`"""
    type = op.results[0].type
    value = op.properties.get("value")
    if isinstance(value, IntegerAttr):
        if type is i1:
            return ["true" if value.value else "false"]
        return [f"cst{value.value}_{type}"]
    if isinstance(value, FloatAttr):
        return [f"cst_{type}"]
    if isinstance(type, VectorType):
        shape = "x".join(map(str, type.shape))
        return [f"cst_vec_{shape}x{type.element_type}"]
    return ["cst"]


# --- structured control flow --------------------------------------------------------------------------------------------


def _parse_construct(parser: Parser, state: OperationState[Any], attribute: str) -> None:
    """`control(Unroll) -> types { … }`"""
    control: Any = attribute_of_text(f"#spirv.{attribute}<None>")
    if parser.parse_optional_keyword("control"):
        parser.parse_token("(")
        control = parse_case(parser, f"#spirv.{attribute}<None>")
        parser.parse_token(")")
    state.properties[attribute] = control
    state.result_types.extend(parser.parse_optional_arrow_type_list())
    state.regions.append(parser.parse_region())


def _print_construct(op: Operation, printer: AsmPrinter, attribute: str) -> None:
    control = op.properties[attribute]
    printer.emit(" ")
    if control is not attribute_of_text(f"#spirv.{attribute}<None>"):
        printer.emit(f"control({keyword_of(control)}) ")
    if op.results:
        printer.emit(f"-> {printer.types_text(op.result_types)} ")
    printer.print_region(op.regions[0], print_entry_block_arguments=False)


def parse_mlir_selection(parser: Parser, state: OperationState[Any]) -> None:
    """`control(Flatten) -> type { … }`"""
    _parse_construct(parser, state, "selection_control")


def print_mlir_selection(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_mlir_selection` reads it."""
    _print_construct(op, printer, "selection_control")


def parse_mlir_loop(parser: Parser, state: OperationState[Any]) -> None:
    """`control(Unroll) -> type { … }`"""
    _parse_construct(parser, state, "loop_control")


def print_mlir_loop(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_mlir_loop` reads it."""
    _print_construct(op, printer, "loop_control")


# --- variables ----------------------------------------------------------------------------------------------------------


def parse_GlobalVariable(parser: Parser, state: OperationState[Any]) -> None:
    """`@a initializer(@b) bind(0, 1) built_in("…") {…} : type`"""
    properties = state.properties
    properties["sym_name"] = parser.parse_symbol_name()
    if parser.parse_optional_keyword("initializer"):
        parser.parse_token("(")
        properties["initializer"] = FlatSymbolRefAttr.get(parser.parse_symbol_name().value)
        parser.parse_token(")")
    if parser.parse_optional_keyword("bind"):
        parser.parse_token("(")
        properties["descriptor_set"] = IntegerAttr.get(parser.parse_integer(), i32)
        parser.parse_token(",")
        properties["binding"] = IntegerAttr.get(parser.parse_integer(), i32)
        parser.parse_token(")")
    elif parser.parse_optional_keyword("built_in"):
        parser.parse_token("(")
        properties["built_in"] = StringAttr.get(parser.parse_string())
        parser.parse_token(")")
    state.add_attributes(parser.parse_optional_attr_dict())
    parser.parse_token(":")
    place = parser.index
    type = parser.parse_type()
    if pointer_of(type) is None:
        raise parser.custom_error("expected spirv.ptr type", place)
    properties["type"] = TypeAttr.get(type)


def print_GlobalVariable(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_GlobalVariable` reads it."""
    properties = op.properties
    printer.emit(" ")
    printer.print_symbol_name(properties["sym_name"].value)
    elided = {"sym_name", "type", "initializer"}
    initializer = properties.get("initializer")
    if initializer is not None:
        printer.emit(f" initializer({printer.attribute_text(initializer)})")
    if "descriptor_set" in properties and "binding" in properties:
        elided |= {"descriptor_set", "binding"}
        binding = properties["binding"].value
        printer.emit(f" bind({properties['descriptor_set'].value}, {binding})")
    built_in = properties.get("built_in")
    if built_in is not None:
        elided.add("built_in")
        printer.emit(f" built_in({printer.attribute_text(built_in)})")
    printer.print_optional_attr_dict({**op.properties_as_attributes(), **op.attributes}, elided)
    printer.emit(f" : {printer.type_text(properties['type'].value)}")


# --- entry points -------------------------------------------------------------------------------------------------------


def print_EntryPoint(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_EntryPoint` reads it."""
    printer.emit(f' "{keyword_of(op.properties["execution_model"])}" ')
    printer.emit(printer.attribute_text(op.properties["fn"]))
    for symbol in op.properties["interface"].elements:
        printer.emit(f", {printer.attribute_text(symbol)}")


def parse_EntryPoint(parser: Parser, state: OperationState[Any]) -> None:
    """`"GLCompute" @f, @in, @out`"""
    state.properties["execution_model"] = _parse_quoted_case(
        parser, "execution_model", "#spirv.execution_model<GLCompute>"
    )
    state.properties["fn"] = FlatSymbolRefAttr.get(parser.parse_symbol_name().value)
    symbols = []
    while parser.parse_optional_token(","):
        symbols.append(FlatSymbolRefAttr.get(parser.parse_symbol_name().value))
    state.properties["interface"] = ArrayAttr.get(tuple(symbols))


def parse_ExecutionMode(parser: Parser, state: OperationState[Any]) -> None:
    """`@f "LocalSize", 1, 1, 1`"""
    state.properties["fn"] = FlatSymbolRefAttr.get(parser.parse_symbol_name().value)
    state.properties["execution_mode"] = _parse_quoted_case(
        parser, "execution_mode", "#spirv.execution_mode<LocalSize>"
    )
    values = []
    while parser.parse_optional_token(","):
        values.append(IntegerAttr.get(parser.parse_integer(), i32))
    state.properties["values"] = ArrayAttr.get(tuple(values))


def print_ExecutionMode(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_ExecutionMode` reads it."""
    name = printer.attribute_text(op.properties["fn"])
    printer.emit(f' {name} "{keyword_of(op.properties["execution_mode"])}"')
    for value in op.properties["values"].elements:
        printer.emit(f", {value.value}")


def _parse_quoted_case(parser: Parser, name: str, example_text: str) -> Any:
    """The attribute of the enum of the example whose keyword stands here in quotes."""
    place = parser.index
    keyword = parser.parse_string()
    example = attribute_of_text(example_text)
    case = type(example.parameters()[0]).from_keyword(keyword)
    if case is None:
        raise parser.custom_error(f'invalid {name} attribute specification: "{keyword}"', place)
    return type(example).get(case)


# --- branches -----------------------------------------------------------------------------------------------------------


def parse_BranchConditional(parser: Parser, state: OperationState[Any]) -> None:
    """`%condition [2, 3], ^a(%x : i32), ^b`"""
    state.operands.append(parser.resolve_operand(parser.parse_operand(), i1))
    if parser.parse_optional_token("["):
        weights = [IntegerAttr.get(parser.parse_integer(), i32)]
        parser.parse_token(",")
        weights.append(IntegerAttr.get(parser.parse_integer(), i32))
        parser.parse_token("]")
        state.properties["branch_weights"] = ArrayAttr.get(tuple(weights))
    counts = [1]
    for _ in range(2):
        parser.parse_token(",")
        block, operands, types = parser.parse_successor_and_operands()
        state.successors.append(block)
        state.operands.extend(parser.resolve_operands(operands, types))
        counts.append(len(operands))
    state.properties["operandSegmentSizes"] = DenseArrayAttr.get(i32, tuple(counts))


def print_BranchConditional(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_BranchConditional` reads it."""
    printer.emit(f" {printer.operand_text(op.operands[0])}")
    weights = op.properties.get("branch_weights")
    if weights is not None:
        printer.emit(f" [{', '.join(str(weight.value) for weight in weights.elements)}]")
    count = segment_sizes(op)[1]
    for block, operands in zip(
        op.successors, (op.operands[1 : 1 + count], op.operands[1 + count :]), strict=False
    ):
        printer.emit(", ")
        printer.print_successor_and_operands(block, operands)


# --- local variables ----------------------------------------------------------------------------------------------------


def parse_Variable(parser: Parser, state: OperationState[Any]) -> None:
    """`init(%value) {…} : !spirv.ptr<i32, Function>`"""
    initializer = None
    if parser.parse_optional_keyword("init"):
        parser.parse_token("(")
        initializer = parser.parse_operand()
        parser.parse_token(")")
    state.add_attributes(parser.parse_optional_attr_dict())
    place = parser.index
    type = parser.parse_colon_type()
    pointer = pointer_of(type)
    if pointer is None:
        raise parser.custom_error("expected spirv.ptr type", place)
    state.result_types.append(type)
    if initializer is not None:
        state.operands.append(parser.resolve_operand(initializer, pointer.pointee))
    state.properties["storage_class"] = attribute_of_text(
        f"#spirv.storage_class<{pointer.storage_class}>"
    )


def print_Variable(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_Variable` reads it."""
    if op.operands:
        printer.emit(f" init({printer.operand_text(op.operands[0])})")
    printer.print_optional_attr_dict(
        {**op.properties_as_attributes(), **op.attributes}, ("storage_class",)
    )
    printer.emit(f" : {printer.type_text(op.results[0].type)}")

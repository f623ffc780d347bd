"""Custom forms of the dialect `gpu`: launches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.shared.dialect_classes import type_class
from odsgen.dialects.shared.enum_attributes import attribute_of_text
from odsgen.dialects.shared.region_arguments import (
    parse_untyped_argument,
    parse_untyped_arguments,
    with_type,
)
from odsgen.runtime.builtin.attributes import (
    ArrayAttr,
    DenseArrayAttr,
    DictionaryAttr,
    FlatSymbolRefAttr,
    IntegerAttr,
    TypeAttr,
    UnitAttr,
)
from odsgen.runtime.builtin.types import (
    FunctionType,
    i32,
    i64,
    index,
)
from odsgen.runtime.generated.formats import parse_attribute_of
from odsgen.runtime.interfaces.function_format import (
    add_argument_and_result_attributes,
    function_type_of,
    parse_function_arguments,
    parse_function_results,
    print_function_signature,
)
from odsgen.runtime.parser.cursor import Delimiter
from odsgen.runtime.parser.operations import UNNAMED, Argument

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.operation_state import OperationState
    from odsgen.runtime.ir.value import BlockArgument, Value
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.parser.ssa import UnresolvedOperand
    from odsgen.runtime.printer import AsmPrinter
    from odsgen_dialects.gpu import BinaryOp, GPUFuncOp, LaunchFuncOp, LaunchOp


KERNEL = "gpu.kernel"
WORKGROUP_COUNT = "workgroup_attributions"

_ATTRIBUTION_ATTRIBUTES = {
    "workgroup": "workgroup_attrib_attrs",
    "private": "private_attrib_attrs",
}


# --- asynchronous operations --------------------------------------------------------------------------------------------


def parse_async_dependencies(parser: Parser) -> tuple[Type | None, list[UnresolvedOperand]]:
    """`async [%a, %b]`, each part being optional."""
    token: Type | None = None
    place = parser.index
    if parser.parse_optional_keyword("async"):
        if parser.first_result_name is None:
            raise parser.custom_error("needs to be named when marked 'async'", place)
        token = type_class(parser, "gpu", "async.token").get()
    return token, parser.parse_operand_list(Delimiter.OPTIONAL_SQUARE)


def print_async_dependencies(
    op: Operation, printer: AsmPrinter, token: Type | None, dependencies: Sequence[Value]
) -> None:
    """As `parse_async_dependencies` reads them."""
    if token is not None:
        printer.emit("async")
    if dependencies:
        blank = " " if token is not None else ""
        printer.emit(f"{blank}[{printer.operands_text(dependencies)}]")


# --- functions ----------------------------------------------------------------------------------------------------------


def is_kernel(op: Operation) -> bool:
    """Whether a function is marked as a kernel; a mark with a value is none."""
    return isinstance(op.attributes.get(KERNEL), UnitAttr)


_FUNCTION_ELSEWHERE = frozenset(
    {"sym_name", "function_type", "arg_attrs", "res_attrs", WORKGROUP_COUNT, KERNEL}
    | {"workgroup_attrib_attrs", "private_attrib_attrs"}
)


def _parse_attributions(
    parser: Parser, keyword: str, *, allow_attributes: bool = True
) -> list[Argument]:
    """`workgroup(%a : memref<4xf32, 3>, …)`, if the keyword stands here."""
    if not parser.parse_optional_keyword(keyword):
        return []
    return parser.parse_argument_list(allow_attributes=allow_attributes)


def _keep_attributes(
    state: OperationState[Any], keyword: str, arguments: Sequence[Argument]
) -> None:
    """The attributes of memory of the workgroup or private memory, if there are any, belong to the operation."""
    if any(argument.attributes for argument in arguments):
        dictionaries = [DictionaryAttr.get(argument.attributes) for argument in arguments]
        state.add_attributes({_ATTRIBUTION_ATTRIBUTES[keyword]: ArrayAttr.get(tuple(dictionaries))})


def _print_attributions(
    printer: AsmPrinter, keyword: str, op: Operation, arguments: Sequence[BlockArgument]
) -> None:
    if not arguments:
        return
    name = _ATTRIBUTION_ATTRIBUTES[keyword]
    known = op.properties.get(name) or op.attributes.get(name)
    separator = f" {keyword}("
    for number, argument in enumerate(arguments):
        printer.emit(f"{separator}{printer.operand_text(argument)} : ")
        printer.print_type(argument.type)
        own = known.elements[number] if isinstance(known, ArrayAttr) else None
        if isinstance(own, DictionaryAttr):
            printer.print_optional_attr_dict(own.as_dict())
        separator = ", "
    printer.emit(")")


def parse_func(parser: Parser, state: OperationState[Any]) -> None:
    """`@f(%a: f32) -> f32 workgroup(%b : memref<…>) private(%c : memref<…>) kernel attributes {…} { … }`"""
    state.add_attributes({"sym_name": parser.parse_symbol_name()})
    place = parser.index
    arguments, _ = parse_function_arguments(parser)
    results, result_attributes = parse_function_results(parser)
    if arguments and arguments[0].place == UNNAMED:
        raise parser.custom_error("gpu.func requires named arguments", place)
    state.properties["function_type"] = TypeAttr.get(
        FunctionType.get([argument.type for argument in arguments], results)
    )
    add_argument_and_result_attributes(
        state, [argument.attributes for argument in arguments], result_attributes
    )
    workgroup = _parse_attributions(parser, "workgroup")
    private = _parse_attributions(parser, "private")
    _keep_attributes(state, "workgroup", workgroup)
    _keep_attributes(state, "private", private)
    state.add_attributes({WORKGROUP_COUNT: IntegerAttr.get(len(workgroup), i64)})
    if parser.parse_optional_keyword("kernel"):
        state.add_attributes({KERNEL: UnitAttr.get()})
    state.add_attributes(parser.parse_optional_attr_dict_with_keyword())
    state.regions.append(parser.parse_region([*arguments, *workgroup, *private]))


def print_func(op: GPUFuncOp, printer: AsmPrinter) -> None:
    """As `parse_func` reads it."""
    attributes = {**op.properties_as_attributes(), **op.attributes}
    printer.emit(" ")
    printer.print_symbol_name(attributes["sym_name"].value)  # type: ignore[attr-defined]
    function_type = function_type_of(op)
    print_function_signature(op, function_type.inputs, function_type.results, printer)
    body = op.body
    if body.blocks:
        first = len(function_type.inputs)
        last = first + workgroup_count(op)
        _print_attributions(printer, "workgroup", op, body.blocks[0].arguments[first:last])
        _print_attributions(printer, "private", op, body.blocks[0].arguments[last:])
    if is_kernel(op):
        printer.emit(" kernel")
    printer.print_optional_attr_dict_with_keyword(attributes, _FUNCTION_ELSEWHERE)
    if body.blocks:
        printer.emit(" ")
        printer.print_region(body, print_entry_block_arguments=False)


# --- launches -----------------------------------------------------------------------------------------------------------


def parse_launch_dim_type(
    parser: Parser, cluster: UnresolvedOperand | None
) -> tuple[Type, Type | None, Type | None, Type | None]:
    """`: type` where the sizes are no indices."""
    type: Type = parser.parse_type() if parser.parse_optional_token(":") else index
    return (type, type, type, type) if cluster is not None else (type, None, None, None)


def print_launch_dim_type(
    op: LaunchFuncOp,
    printer: AsmPrinter,
    type: Type,
    cluster: Value | None,
    *_cluster_types: Type | None,
) -> None:
    """As `parse_launch_dim_type` reads it."""
    if type is not index:
        printer.emit(f": {printer.type_text(type)}")


def parse_launch_func_operands(
    parser: Parser,
) -> tuple[list[UnresolvedOperand], list[Type]]:
    """`args(%a : f32, …)`, if there are any."""
    operands: list[UnresolvedOperand] = []
    types: list[Type] = []
    if parser.parse_optional_keyword("args"):

        def argument() -> None:
            operands.append(parser.parse_operand())
            types.append(parser.parse_colon_type())

        parser.parse_comma_separated_list(argument, Delimiter.PAREN, " in argument list")
    return operands, types


def print_launch_func_operands(
    op: LaunchFuncOp, printer: AsmPrinter, operands: Sequence[Value], types: Sequence[Type]
) -> None:
    """As `parse_launch_func_operands` reads them."""
    if operands:
        texts = [f"{printer.operand_text(v)} : {printer.type_text(v.type)}" for v in operands]
        printer.emit(f"args({', '.join(texts)})")


def _parse_dimensions(
    parser: Parser, keyword: str
) -> tuple[list[Argument], list[Argument], list[UnresolvedOperand]]:
    """`keyword(%x, %y, %z) in (%sx = %a, %sy = %b, %sz = %c)`: places, sizes and the values of the sizes."""
    parser.parse_keyword(keyword)
    places = parse_untyped_arguments(parser, context=" in operand list")
    if len(places) != 3:
        raise parser.custom_error(f"expected 3 names of {keyword}")
    parser.parse_keyword("in")
    sizes: list[Argument] = []
    operands: list[UnresolvedOperand] = []
    for separator in "(,,":
        parser.parse_token(separator)
        sizes.append(parse_untyped_argument(parser))
        parser.parse_token("=")
        operands.append(parser.parse_operand())
    parser.parse_token(")")
    return with_type(places, index), with_type(sizes, index), operands


def parse_launch(parser: Parser, state: OperationState[LaunchOp]) -> None:
    """`async [%t] blocks(…) in (…) threads(…) in (…) dynamic_shared_memory_size %m … { … }`"""
    token, dependencies = parse_async_dependencies(parser)
    if token is not None:
        state.result_types.append(token)
    token_type = type_class(parser, "gpu", "async.token").get()
    state.operands.extend(parser.resolve_operands_of_type(dependencies, token_type))
    clusters = None
    if parser.tokens[parser.index] == "clusters":
        clusters = _parse_dimensions(parser, "clusters")
    blocks = _parse_dimensions(parser, "blocks")
    threads = _parse_dimensions(parser, "threads")
    sizes = [*blocks[2], *threads[2], *(clusters[2] if clusters is not None else ())]
    state.operands.extend(parser.resolve_operands_of_type(sizes, index))
    has_memory = parser.parse_optional_keyword("dynamic_shared_memory_size")
    if has_memory:
        state.operands.append(parser.resolve_operand(parser.parse_operand(), i32))
    for keyword in ("module", "function"):
        if parser.parse_optional_keyword(keyword):
            parser.parse_token("(")
            state.add_attributes({keyword: parse_attribute_of(parser, FlatSymbolRefAttr)})
            parser.parse_token(")")
    arguments = [*blocks[0], *threads[0], *blocks[1], *threads[1]]
    if clusters is not None:
        arguments += [*clusters[0], *clusters[1]]
    workgroup = _parse_attributions(parser, "workgroup", allow_attributes=False)
    private = _parse_attributions(parser, "private", allow_attributes=False)
    state.add_attributes({WORKGROUP_COUNT: IntegerAttr.get(len(workgroup), i64)})
    state.regions.append(parser.parse_region([*arguments, *workgroup, *private]))
    state.add_attributes(parser.parse_optional_attr_dict())
    cluster = (1, 1, 1) if clusters is not None else (0, 0, 0)
    state.properties["operandSegmentSizes"] = DenseArrayAttr.get(
        i32, (len(dependencies), *(1,) * 6, *cluster, int(has_memory))
    )


def print_launch(op: LaunchOp, printer: AsmPrinter) -> None:
    """As `parse_launch` reads it."""
    if op.results:
        printer.emit(" async")
    if op.async_dependencies:
        printer.emit(f" [{printer.operands_text(op.async_dependencies)}]")
    arguments = op.body.blocks[0].arguments
    used = 12
    clusters = (op.cluster_size_x, op.cluster_size_y, op.cluster_size_z)
    given = [size for size in clusters if size is not None]
    if given:
        used = 18
        _print_dimensions(printer, "clusters", arguments[12:15], arguments[15:18], given)
    grid = (op.grid_size_x, op.grid_size_y, op.grid_size_z)
    block = (op.block_size_x, op.block_size_y, op.block_size_z)
    _print_dimensions(printer, "blocks", arguments[0:3], arguments[6:9], grid)
    _print_dimensions(printer, "threads", arguments[3:6], arguments[9:12], block)
    if op.dynamic_shared_memory_size is not None:
        memory = printer.operand_text(op.dynamic_shared_memory_size)
        printer.emit(f" dynamic_shared_memory_size {memory}")
    for keyword, symbol in (("module", op.module_attr), ("function", op.function_attr)):
        if symbol is not None:
            printer.emit(f" {keyword}({printer.attribute_text(symbol)})")
    last = used + workgroup_count(op)
    _print_attributions(printer, "workgroup", op, arguments[used:last])
    _print_attributions(printer, "private", op, arguments[last:])
    printer.emit(" ")
    printer.print_region(op.body, print_entry_block_arguments=False)
    printer.print_optional_attr_dict(
        {**op.properties_as_attributes(), **op.attributes},
        ("operandSegmentSizes", "module", "function", WORKGROUP_COUNT),
    )


def _print_dimensions(
    printer: AsmPrinter,
    keyword: str,
    places: Sequence[Value],
    sizes: Sequence[Value],
    values: Sequence[Value],
) -> None:
    name = printer.operand_text
    pairs = [f"{name(size)} = {name(value)}" for size, value in zip(sizes, values, strict=True)]
    printer.emit(f" {keyword}({printer.operands_text(places)}) in ({', '.join(pairs)})")


# --- binaries ---------------------------------------------------------------------------------------------------------

_DEFAULT_HANDLER = "#gpu.select_object"


def parse_offloading_handler(parser: Parser) -> Attribute:
    """`<#handler>`, or nothing for the one that selects the first object."""
    if not parser.parse_optional_token("<"):
        default: Attribute = attribute_of_text(_DEFAULT_HANDLER)
        return default
    handler = parser.parse_attribute()
    parser.parse_token(">")
    return handler


def print_offloading_handler(op: BinaryOp, printer: AsmPrinter, handler: Attribute | None) -> None:
    """As `parse_offloading_handler` reads it."""
    if handler is not attribute_of_text(_DEFAULT_HANDLER) and handler is not None:
        printer.emit(f"<{printer.attribute_text(handler)}>")


def workgroup_count(op: Operation) -> int:
    """How many arguments of the body are memory of the workgroup."""
    count = op.attributes.get(WORKGROUP_COUNT) or op.properties.get(WORKGROUP_COUNT)
    return count.value if isinstance(count, IntegerAttr) else 0

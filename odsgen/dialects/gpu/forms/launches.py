"""Custom forms of the dialect `gpu`: launches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.shared import (
    parse_untyped_argument,
    parse_untyped_arguments,
    print_attributes,
    type_class,
    with_type,
)
from odsgen.hooks import form
from odsgen.runtime import (
    UNNAMED,
    Argument,
    ArrayAttr,
    AsmPrinter,
    Attribute,
    BlockArgument,
    Delimiter,
    DenseArrayAttr,
    DictionaryAttr,
    FlatSymbolRefAttr,
    FunctionType,
    IntegerAttr,
    Operation,
    OperationState,
    Parser,
    Type,
    TypeAttr,
    UnitAttr,
    UnresolvedOperand,
    Value,
    add_argument_and_result_attributes,
    function_type_of,
    i32,
    i64,
    index,
    parse_attribute_of,
    parse_function_arguments,
    parse_function_results,
    print_function_signature,
)
from odsgen_dialects.gpu import BinaryOp, GPUFuncOp, LaunchFuncOp, LaunchOp, SelectObjectAttr

KERNEL = "gpu.kernel"
WORKGROUP_COUNT = "workgroup_attributions"

_ATTRIBUTION_ATTRIBUTES = {"workgroup": "workgroup_attrib_attrs", "private": "private_attrib_attrs"}


# --- asynchronous operations --------------------------------------------------------------------------------------------


@form("AsyncDependencies")
class AsyncDependencies:
    def parse(self, parser: Parser) -> tuple[Type | None, list[UnresolvedOperand]]:
        """`async [%a, %b]`, both parts optional"""
        token: Type | None = None
        place = parser.index
        if parser.parse_optional_keyword("async"):
            if parser.first_result_name is None:
                raise parser.custom_error("needs to be named when marked 'async'", place)
            token = type_class(parser, "gpu", "async.token").get()
        return token, parser.parse_operand_list(Delimiter.OPTIONAL_SQUARE)

    def print(
        self, op: Operation, printer: AsmPrinter, token: Type | None, dependencies: Sequence[Value]
    ) -> None:
        if token is not None:
            printer.emit("async")
        if dependencies:
            blank = " " if token is not None else ""
            printer.emit(f"{blank}[{printer.operands_text(dependencies)}]")


# --- functions ----------------------------------------------------------------------------------------------------------


def is_kernel(op: Operation) -> bool:
    """Whether the function has the unit attribute `gpu.kernel`."""
    return isinstance(op.attributes.get(KERNEL), UnitAttr)


_FUNCTION_ELSEWHERE = frozenset(
    {"sym_name", "function_type", "arg_attrs", "res_attrs", WORKGROUP_COUNT, KERNEL}
    | {"workgroup_attrib_attrs", "private_attrib_attrs"}
)


def _parse_attributions(
    parser: Parser, keyword: str, *, allow_attributes: bool = True
) -> list[Argument]:
    """`workgroup(%a : memref<4xf32, 3>, …)`, if the keyword is there."""
    if not parser.parse_optional_keyword(keyword):
        return []
    return parser.parse_argument_list(allow_attributes=allow_attributes)


def _keep_attributes(
    state: OperationState[Any], keyword: str, arguments: Sequence[Argument]
) -> None:
    """Sets the attributes of workgroup or private attributions, if any."""
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


@form(GPUFuncOp)
class GPUFuncForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
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

    def print(self, op: GPUFuncOp, printer: AsmPrinter) -> None:
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


@form("LaunchDimType")
class LaunchDimType:
    def parse(
        self, parser: Parser, cluster: UnresolvedOperand | None
    ) -> tuple[Type, Type | None, Type | None, Type | None]:
        """`: type` unless the sizes have type index"""
        type: Type = parser.parse_type() if parser.parse_optional_token(":") else index
        return (type, type, type, type) if cluster is not None else (type, None, None, None)

    def print(
        self,
        op: LaunchFuncOp,
        printer: AsmPrinter,
        type: Type,
        cluster: Value | None,
        *_cluster_types: Type | None,
    ) -> None:
        if type is not index:
            printer.emit(f": {printer.type_text(type)}")


@form("LaunchFuncOperands")
class LaunchFuncOperands:
    def parse(self, parser: Parser) -> tuple[list[UnresolvedOperand], list[Type]]:
        """`args(%a : f32, …)`, optional"""
        operands: list[UnresolvedOperand] = []
        types: list[Type] = []
        if parser.parse_optional_keyword("args"):

            def argument() -> None:
                operands.append(parser.parse_operand())
                types.append(parser.parse_colon_type())

            parser.parse_comma_separated_list(argument, Delimiter.PAREN, " in argument list")
        return operands, types

    def print(
        self,
        op: LaunchFuncOp,
        printer: AsmPrinter,
        operands: Sequence[Value],
        types: Sequence[Type],
    ) -> None:
        if operands:
            texts = [f"{printer.operand_text(v)} : {printer.type_text(v.type)}" for v in operands]
            printer.emit(f"args({', '.join(texts)})")


def _parse_dimensions(
    parser: Parser, keyword: str
) -> tuple[list[Argument], list[Argument], list[UnresolvedOperand]]:
    """Parses `keyword(%x, %y, %z) in (%sx = %a, %sy = %b, %sz = %c)`."""
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


@form(LaunchOp)
class LaunchForm:
    def parse(self, parser: Parser, state: OperationState[LaunchOp]) -> None:
        """`async [%t] blocks(…) in (…) threads(…) in (…) dynamic_shared_memory_size %m … { … }`"""
        token, dependencies = AsyncDependencies().parse(parser)
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

    def print(self, op: LaunchOp, printer: AsmPrinter) -> None:
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
        print_attributes(
            op, printer, ("operandSegmentSizes", "module", "function", WORKGROUP_COUNT)
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


@form("OffloadingHandler")
class OffloadingHandler:
    def parse(self, parser: Parser) -> Attribute:
        """`<#handler>`; `#gpu.select_object` if absent"""
        if not parser.parse_optional_token("<"):
            return SelectObjectAttr.get(None)
        handler = parser.parse_attribute()
        parser.parse_token(">")
        return handler

    def print(self, op: BinaryOp, printer: AsmPrinter, handler: Attribute | None) -> None:
        if handler is not SelectObjectAttr.get(None) and handler is not None:
            printer.emit(f"<{printer.attribute_text(handler)}>")


def workgroup_count(op: Operation) -> int:
    """The number of workgroup attributions."""
    count = op.attributes.get(WORKGROUP_COUNT) or op.properties.get(WORKGROUP_COUNT)
    return count.value if isinstance(count, IntegerAttr) else 0

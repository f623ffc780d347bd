"""Custom assembly of the dialect `tosa`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from odsgen.dialects.shared import (
    keyword_of,
    parse_assignment_list,
    print_assignment_list,
    raw_size,
    with_types,
)
from odsgen.dialects.tosa.shapes import as_sizes
from odsgen.hooks import form
from odsgen.runtime import (
    DYNAMIC,
    Argument,
    AsmPrinter,
    Attribute,
    DenseIntElementsAttr,
    DenseIntOrFPElementsAttr,
    FunctionType,
    Operation,
    OperationState,
    ParseError,
    Parser,
    RankedTensorType,
    Region,
    ShapedType,
    Type,
    TypeAttr,
    TypedAttr,
    UnresolvedOperand,
    index,
    parse_type_of,
    with_error_after,
)
from odsgen.runtime.glue.enums import IntegerEnum
from odsgen_dialects import tosa

# --- attributes that are a keyword in the dictionary --------------------------------------------------------------------

_WORDS: dict[str, tuple[str, type[IntegerEnum], type[Any]]] = {
    "rounding_mode": ("rounding_mode", tosa.RoundingMode, tosa.RoundingModeAttr),
    "mode": ("resize mode", tosa.ResizeMode, tosa.ResizeModeAttr),
    "nan_mode": ("nan_mode", tosa.NanPropagationMode, tosa.NanPropagationModeAttr),
    "block_size": ("block_size", tosa.BlockSize, tosa.BlockSizeAttr),
}
"""For each attribute: its name in diagnostics, its enum and its class."""
_KINDS = tuple(definition for _, _, definition in _WORDS.values())


def _parse_entry(parser: Parser, bare: str) -> tuple[str, Attribute]:
    """`name = value`; the attribute `bare` may be written as a bare keyword."""
    name = parser.parse_optional_any_keyword()
    if name is None:
        raise parser.custom_error("expected attribute name")
    parser.parse_token("=")
    keyword = parser.parse_optional_any_keyword() if name == bare else None
    if keyword is None:
        return name, parser.parse_attribute()
    words, enum, definition = _WORDS[bare]
    case = enum.from_keyword(keyword)
    if case is None:
        raise parser.custom_error(f"invalid {words} value: {keyword}")
    return name, definition.get(case)


def _parse_with_keyword(parser: Parser, state: OperationState[Any], bare: str) -> None:
    """`%a, %b {name = KEYWORD} : (types) -> types`"""
    operands = [parser.parse_operand()]
    while parser.parse_optional_token(","):
        operands.append(parser.parse_operand())
    if parser.parse_optional_token("{") and not parser.parse_optional_token("}"):
        while True:
            name, attribute = _parse_entry(parser, bare)
            state.add_attributes({name: attribute})
            if not parser.parse_optional_token(","):
                break
        parser.parse_token("}")
    type = _parse_colon_function_type(parser)
    state.operands.extend(parser.resolve_operands(operands, type.inputs, parser.index))
    state.result_types.extend(type.results)


def _parse_colon_function_type(parser: Parser) -> FunctionType:
    """`: (types) -> types`; as in MLIR, the error for another type points at the colon."""
    place = parser.index
    parser.parse_token(":")
    type = parser.parse_type()
    if not isinstance(type, FunctionType):
        raise parser.custom_error(
            f"invalid kind of type specified: expected builtin.function, but found '{type}'", place
        )
    return type


def _all_attributes(op: Operation) -> dict[str, Attribute]:
    return {**op.properties_as_attributes(), **op.attributes}


def _print_with_keyword(
    op: Operation, printer: AsmPrinter, attributes: Mapping[str, Attribute]
) -> None:
    printer.emit(f" {printer.operands_text(op.operands)}")
    if attributes:
        entries = [
            f"{name} = "
            + (keyword_of(value) if isinstance(value, _KINDS) else printer.attribute_text(value))
            for name, value in sorted(attributes.items())
        ]
        printer.emit(f" {{{', '.join(entries)}}}")
    printer.emit(" : ")
    printer.print_functional_type(op.operand_types, op.result_types)


def _without_default(attributes: dict[str, Attribute]) -> dict[str, Attribute]:
    """All attributes but the first that is the default, NaN propagation."""
    default = tosa.NanPropagationModeAttr.get(tosa.NanPropagationMode.PROPAGATE)
    elided = next((name for name in sorted(attributes) if attributes[name] is default), None)
    return {name: value for name, value in attributes.items() if name != elided}


@form(
    tosa.ArgMaxOp,
    tosa.ClampOp,
    tosa.MaxPool2dOp,
    tosa.MaximumOp,
    tosa.MinimumOp,
    tosa.ReduceMaxOp,
    tosa.ReduceMinOp,
)
class ArgMaxForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`%a {axis = 1 : i32, nan_mode = IGNORE} : (type) -> type`"""
        _parse_with_keyword(parser, state, "nan_mode")

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        _print_with_keyword(op, printer, _without_default(_all_attributes(op)))


@form(tosa.RescaleOp, tosa.ApplyScaleOp)
class RescaleForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`%a, %b {rounding_mode = SINGLE_ROUND} : (types) -> type`"""
        _parse_with_keyword(parser, state, "rounding_mode")

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        _print_with_keyword(op, printer, _all_attributes(op))


@form(tosa.ResizeOp)
class ResizeForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`%a, %b {mode = BILINEAR} : (types) -> type`"""
        _parse_with_keyword(parser, state, "mode")

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        RescaleForm().print(op, printer)


@form(tosa.CastFromBlockScaledOp, tosa.CastToBlockScaledOp, tosa.MatmulTBlockScaledOp)
class CastFromBlockScaledForm:
    def parse(self, parser: Parser, state: OperationState[Any]) -> None:
        """`%a, %b {block_size = BLOCK_SIZE_32} : (types) -> types`"""
        _parse_with_keyword(parser, state, "block_size")

    def print(self, op: Operation, printer: AsmPrinter) -> None:
        RescaleForm().print(op, printer)


# --- control flow -------------------------------------------------------------------------------------------------------


def _parse_assignments(parser: Parser) -> tuple[list[Argument], list[UnresolvedOperand]] | None:
    return parse_assignment_list(parser) if parser.tokens[parser.index] == "(" else None


def _verify_count(
    parser: Parser, operands: Sequence[object], types: Sequence[object], place: int
) -> None:
    if len(operands) != len(types):
        raise parser.custom_error(
            f"expected as many input types as operands (expected {len(operands)} got {len(types)})",
            place,
        )


@form(tosa.IfOp)
class IfForm:
    def parse(self, parser: Parser, state: OperationState[tosa.IfOp]) -> None:
        """`%condition (%a = %b) : type (types) -> types { … } else { … } {attributes}`"""
        condition = parser.parse_operand()
        assignments = _parse_assignments(parser)
        try:
            parser.parse_token(":")
            type = parser.parse_type()
        except ParseError as error:
            raise with_error_after(parser, error, "expected type for condition operand") from None
        state.operands.append(parser.resolve_operand(condition, type))
        if assignments is None:
            state.result_types.extend(parser.parse_optional_arrow_type_list())
        else:
            operands = assignments[1]
            try:
                graph = parse_type_of(parser, FunctionType)
            except ParseError as error:
                message = (
                    "expected list of types for block arguments followed by arrow type and list of "
                    "return types"
                )
                raise with_error_after(parser, error, message) from None
            state.result_types.extend(graph.results)
            _verify_count(parser, operands, graph.inputs, parser.index)
            state.operands.extend(parser.resolve_operands(operands, graph.inputs, parser.index))
        state.regions.append(parser.parse_region())
        has_else = parser.parse_optional_keyword("else")
        state.regions.append(parser.parse_region() if has_else else Region())
        state.add_attributes(parser.parse_optional_attr_dict())

    def print(self, op: tosa.IfOp, printer: AsmPrinter) -> None:
        printer.emit(f" {printer.operand_text(op.condition)}")
        print_assignment_list(printer, " ", op.then_graph.arguments, op.input_list)
        printer.emit(f" : {printer.type_text(op.condition.type)}")
        if op.input_list:
            printer.emit(f" ({printer.types_text([value.type for value in op.input_list])})")
        if op.results:
            printer.emit(f" {printer.arrow_type_list_text(op.result_types)}")
        printer.emit(" ")
        printer.print_region(op.then_graph)
        if op.else_graph.blocks:
            printer.emit(" else ")
            printer.print_region(op.else_graph)
        printer.print_optional_attr_dict(_all_attributes(op))


@form(tosa.WhileOp)
class WhileForm:
    def parse(self, parser: Parser, state: OperationState[tosa.WhileOp]) -> None:
        """`(%a = %b) : (types) -> types { … } do { … } attributes {…}`"""
        arguments, operands = _parse_assignments(parser) or ([], [])
        place = parser.index
        type = _parse_colon_function_type(parser)
        state.result_types.extend(type.results)
        _verify_count(parser, operands, type.inputs, place)
        state.operands.extend(parser.resolve_operands(operands, type.inputs, parser.index))
        state.regions.append(parser.parse_region(with_types(arguments, type.inputs)))
        parser.parse_keyword("do")
        state.regions.append(parser.parse_region())
        state.add_attributes(parser.parse_optional_attr_dict_with_keyword())

    def print(self, op: tosa.WhileOp, printer: AsmPrinter) -> None:
        print_assignment_list(printer, " ", op.cond_graph.arguments, op.input_list)
        printer.emit(" : ")
        printer.print_functional_type([value.type for value in op.input_list], op.result_types)
        printer.emit(" ")
        printer.print_region(op.cond_graph, print_entry_block_arguments=False)
        printer.emit(" do ")
        printer.print_region(op.body_graph)
        printer.print_optional_attr_dict_with_keyword(_all_attributes(op))


# --- variables ----------------------------------------------------------------------------------------------------------


def _parts(parser: Parser, type: Type) -> tuple[DenseIntElementsAttr, TypeAttr]:
    if not isinstance(type, ShapedType):
        raise parser.custom_error("expected shaped type")
    if not type.has_rank:
        raise parser.custom_error("expected ranked type")
    sizes = [-1 if size == DYNAMIC else raw_size(size) for size in type.shape]
    shape = DenseIntOrFPElementsAttr.get(RankedTensorType.get((len(sizes),), index), sizes)
    assert isinstance(shape, DenseIntElementsAttr)
    return shape, TypeAttr.get(type.element_type)


@form("VariableOpTypeOrInitialValue")
class VariableOpTypeOrInitialValue:
    def parse(self, parser: Parser) -> tuple[DenseIntElementsAttr, TypeAttr, Attribute | None]:
        """`= dense<0.0> : tensor<2xf32>`, or `: tensor<2xf32>` without an initial value"""
        if parser.parse_optional_token("="):
            try:
                value = parser.parse_attribute()
            except ParseError as error:
                raise with_error_after(parser, error, "expected attribute") from None
            if not isinstance(value, TypedAttr):
                raise parser.custom_error("expected Typed attr")
            return (*_parts(parser, value.type), value)
        try:
            parser.parse_token(":")
            type = parser.parse_type()
        except ParseError as error:
            raise with_error_after(parser, error, "expected type after colon") from None
        return (*_parts(parser, type), None)

    def print(
        self,
        op: tosa.VariableOp,
        printer: AsmPrinter,
        shape: DenseIntElementsAttr,
        type: TypeAttr,
        value: Attribute | None,
    ) -> None:
        texts = []
        if not isinstance(value, TypedAttr):
            # Printed as text: in an invalid operation the element type may not fit a tensor.
            sizes = as_sizes(int(size) for size in shape.values())  # type: ignore[arg-type]
            dimensions = "".join(f"{'?' if size == DYNAMIC else size}x" for size in sizes)
            texts.append(f": tensor<{dimensions}{printer.type_text(type.value)}>")
        if value is not None:
            texts.append(f"= {printer.attribute_text(value)}")
        printer.emit(" ".join(texts))

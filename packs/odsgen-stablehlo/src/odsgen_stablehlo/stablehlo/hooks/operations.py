"""Operations whose whole form is by hand: constants, reductions, loops."""

from __future__ import annotations

from odsgen.dialects.shared import parse_assignment_list, print_assignments, print_body, with_types
from odsgen.hooks import form
from odsgen.runtime import (
    Argument,
    AsmPrinter,
    Block,
    DenseArrayAttr,
    FunctionType,
    Operation,
    OperationState,
    Parser,
    RankedTensorType,
    Region,
    ShapedType,
    Type,
    UnresolvedOperand,
    i64,
)
from odsgen.runtime.ir.construction import simple_operation

from ...constants import ConstantForm
from ...structs import parse_sizes, sizes_text
from ..ops import ConstantOp, ReduceOp, ReturnOp, WhileOp
from ..traits import HLO_Commutative

form(ConstantOp)(ConstantForm)


# --- reduce ---------------------------------------------------------------------------------------

_NOT_COMPACT = (
    "expected the inner-op to be a commutative binary-op from the stablehlo dialect, zero region, "
    "producing single result such that the operands and result all have the same type"
)


def _parse_operands(parser: Parser) -> list[UnresolvedOperand]:
    """`(%a init: %b), (%c init: %d)`: the inputs, and behind them the initial values."""
    inputs: list[UnresolvedOperand] = []
    init_values: list[UnresolvedOperand] = []
    while True:
        parser.parse_optional_token(",")
        if not parser.parse_optional_token("("):
            return inputs + init_values
        inputs.append(parser.parse_operand())
        parser.parse_keyword("init")
        parser.parse_token(":")
        init_values.append(parser.parse_operand())
        parser.parse_token(")")


def _parse_dimensions(parser: Parser, state: OperationState[ReduceOp]) -> FunctionType:
    """`across dimensions = [0] {attributes} : (types) -> types`"""
    parser.parse_keyword("across")
    parser.parse_keyword("dimensions")
    parser.parse_token("=")
    state.properties["dimensions"] = DenseArrayAttr.get(i64, parse_sizes(parser))
    state.add_attributes(parser.parse_optional_attr_dict())
    parser.parse_token(":")
    place = parser.index
    type = parser.parse_type()
    if not isinstance(type, FunctionType):
        raise parser.custom_error(
            f"invalid kind of type specified: expected builtin.function, but found '{type}'", place
        )
    return type


def _parse_reducer_arguments(parser: Parser) -> list[Argument]:
    """`(%a: type, %b: type) (%c: type, %d: type)`: those of the inputs, and behind them the others."""
    inputs: list[Argument] = []
    init_values: list[Argument] = []
    while parser.parse_optional_token("("):
        inputs.append(parser.parse_argument())
        parser.parse_token(",")
        init_values.append(parser.parse_argument())
        parser.parse_token(")")
    return inputs + init_values


def _element_tensor(type: Type) -> RankedTensorType:
    """The type of a reducer's arguments for an input of the type."""
    return RankedTensorType.get((), type.element_type if isinstance(type, ShapedType) else type)


def _is_reducer(op_class: type[Operation] | None) -> bool:
    return (
        op_class is not None
        and HLO_Commutative in op_class.TRAITS
        and op_class.OPERATION_NAME.startswith("stablehlo.")
    )


def _compact_reducer(op: ReduceOp) -> Operation | None:
    """The operation of a region that does nothing else than apply it to both arguments."""
    blocks = op.body.blocks
    if len(blocks) != 1 or not op.operands:
        return None
    block = blocks[0]
    inner, last = block.first, block.last
    if inner is None or inner is last or inner.next is not last or not isinstance(last, ReturnOp):
        return None
    expected = _element_tensor(op.operands[0].type)
    if (
        not _is_reducer(type(inner))
        or inner.regions
        or len(inner.results) != 1
        or any(value.type is not expected for value in (*inner.operands, *inner.results))
        or tuple(inner.operands) != tuple(block.arguments)
        or tuple(last.operands) != tuple(inner.results)
    ):
        return None
    return inner


@form(ReduceOp)
class ReduceForm:
    def parse(self, parser: Parser, state: OperationState[ReduceOp]) -> None:
        """`(%a init: %b) applies stablehlo.add across dimensions = [0] : …`, or with a region"""
        place = parser.index
        operands = _parse_operands(parser)
        if not parser.parse_optional_keyword("applies"):
            type = _parse_dimensions(parser, state)
            parser.parse_keyword("reducer")
            arguments = _parse_reducer_arguments(parser)
            state.result_types += type.results
            state.operands += parser.resolve_operands(operands, type.inputs, place)
            state.regions.append(parser.parse_region(arguments))
            return
        inner_class = parser.context.operation_class(parser.parse_operation_name())
        if inner_class is None or not _is_reducer(inner_class):
            raise parser.custom_error(_NOT_COMPACT, place)
        type = _parse_dimensions(parser, state)
        if not type.inputs:
            raise parser.custom_error("input types missing in reduce-op function type", place)
        state.operands += parser.resolve_operands(operands, type.inputs, place)
        state.result_types += type.results
        state.regions.append(_compact_region(inner_class, _element_tensor(type.inputs[0]), state))

    def print(self, op: ReduceOp, printer: AsmPrinter) -> None:
        half = len(op.operands) // 2
        pairs = zip(op.operands[:half], op.operands[half:], strict=False)
        printer.emit(
            ", ".join(
                f"({printer.operand_text(value)} init: {printer.operand_text(init)})"
                for value, init in pairs
            )
        )
        inner = _compact_reducer(op)
        if inner is not None:
            printer.emit(f" applies {inner.name}")
        printer.emit(f" across dimensions = [{sizes_text(op.dimensions)}]")
        printer.print_optional_attr_dict(op.attributes)
        printer.emit(" : ")
        printer.print_functional_type(op.operand_types, op.result_types)
        if inner is not None:
            return
        printer.print_newline()
        printer.emit(" reducer")
        arguments = op.body.arguments
        for value, init in zip(arguments[:half], arguments[half:], strict=False):
            printer.emit("(")
            printer.print_region_argument(value)
            printer.emit(", ")
            printer.print_region_argument(init)
            printer.emit(") ")
        printer.emit(" ")
        print_body(printer, op.body)


def _compact_region(
    inner_class: type[Operation], type: Type, state: OperationState[ReduceOp]
) -> Region:
    location = state.location
    block = Block([type, type])
    inner = simple_operation(inner_class, tuple(block.arguments), type, None, None, location)
    block.append(inner)
    block.append(simple_operation(ReturnOp, tuple(inner.results), None, None, None, location))
    return Region([block])


# --- while ----------------------------------------------------------------------------------------


@form(WhileOp)
class WhileForm:
    def parse(self, parser: Parser, state: OperationState[WhileOp]) -> None:
        """`(%a = %b) : type attributes {…} cond { … } do { … }`"""
        place = parser.index
        arguments, operands = parse_assignment_list(parser)
        if operands:
            parser.parse_token(":")
            state.result_types += parser.parse_type_list()
        state.operands += parser.resolve_operands(operands, state.result_types, place)
        state.add_attributes(parser.parse_optional_attr_dict_with_keyword())
        for keyword in ("cond", "do"):
            parser.parse_keyword(keyword)
            typed = with_types(arguments, state.result_types)
            state.regions.append(parser.parse_region(typed))

    def print(self, op: WhileOp, printer: AsmPrinter) -> None:
        print_assignments(printer, "", op.cond.arguments, op.operands)
        if op.operands:
            printer.emit(" : ")
            printer.print_types(op.operand_types)
        printer.print_optional_attr_dict_with_keyword(op.attributes)
        printer.print_newline()
        printer.emit("cond ")
        print_body(printer, op.cond)
        printer.emit(" do ")
        print_body(printer, op.body)

"""`gpu.warp_execute_on_lane_0`: what one lane of a warp computes of vectors that are distributed over all lanes."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, Any

from odsgen.runtime.builtin.attributes import IntegerAttr
from odsgen.runtime.builtin.types import VectorType, i64, index
from odsgen.runtime.generated.formats import ensure_terminator

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.operation_state import OperationState
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter

_YIELD = "gpu.yield"


def parse_warp_execute_on_lane_0(parser: Parser, state: OperationState[Any]) -> None:
    """`(%lane)[32] args(%a : type) -> (types) { … }`"""
    parser.parse_token("(")
    lane = parser.parse_operand(allow_result_number=False)
    parser.parse_token(")")
    parser.parse_token("[")
    state.properties["warp_size"] = IntegerAttr.get(parser.parse_integer(), i64)
    parser.parse_token("]")
    state.operands.append(parser.resolve_operand(lane, index))
    if parser.parse_optional_keyword("args"):
        parser.parse_token("(")
        place = parser.index
        operands = parser.parse_operand_list()
        types = parser.parse_colon_type_list()
        parser.parse_token(")")
        state.operands.extend(parser.resolve_operands(operands, types, place))
    state.result_types.extend(parser.parse_optional_arrow_type_list())
    region = parser.parse_region()
    assert isinstance(state.location, tuple)
    ensure_terminator(parser, region, _YIELD, state.location)
    state.regions.append(region)
    state.add_attributes(parser.parse_optional_attr_dict())


def print_warp_execute_on_lane_0(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_warp_execute_on_lane_0` reads it."""
    lane, *arguments = op.operands
    printer.emit(f"({printer.operand_text(lane)})[{op.properties['warp_size'].value}]")
    if arguments:
        types = printer.types_text([argument.type for argument in arguments])
        printer.emit(f" args({printer.operands_text(arguments)} : {types})")
    if op.results:
        printer.emit(f" -> ({printer.types_text(op.result_types)})")
    printer.emit(" ")
    printer.print_region(op.regions[0], print_block_terminators=bool(op.results))
    printer.print_optional_attr_dict(
        {**op.properties_as_attributes(), **op.attributes}, ("warp_size",)
    )


def verify_warp_execute_on_lane_0(op: Operation) -> None:
    """Inside, vectors are as many times longer as there are lanes."""
    _, *operands = op.operands
    arguments = op.regions[0].arguments
    if len(operands) != len(arguments):
        raise op.op_error("expected same number op arguments and block arguments.")
    end = op.regions[0].blocks[0].last
    yielded = () if end is None else end.operands
    if len(yielded) != len(op.results):
        raise op.op_error("expected same number of yield operands and return values.")
    pairs = [*zip(arguments, operands, strict=True), *zip(yielded, op.results, strict=True)]
    for inside, outside in pairs:
        _verify_distributed(op, inside.type, outside.type)


def _verify_distributed(op: Operation, inside: Type, outside: Type) -> None:
    if inside is outside:
        return
    if not isinstance(inside, VectorType) or not isinstance(outside, VectorType):
        raise op.op_error("expected vector type for distributed operands.")
    if len(inside.shape) != len(outside.shape) or inside.element_type is not outside.element_type:
        raise op.op_error("expected distributed vectors to have same rank and element type.")
    sizes = list(zip(inside.shape, outside.shape, strict=True))
    for number, (whole, part) in enumerate(sizes):
        if whole % part:
            raise op.op_error(
                f"expected expanded vector dimension #{number} ({whole}) to be a multipler of the "
                f"distributed vector dimension ({part})"
            )
    lanes = op.properties["warp_size"].value
    if prod(whole // part for whole, part in sizes) != lanes:
        raise op.op_error(
            f"incompatible distribution dimensions from '{inside}' to '{outside}' with warp size = {lanes}"
        )

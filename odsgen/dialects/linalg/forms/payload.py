"""Custom assembly of the dialect `linalg`: map, reduce, transpose, broadcast."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.linalg.structured_parts import (
    all_attributes,
    element_type,
    parse_parts,
    print_parts,
)
from odsgen.dialects.shared import name_place, operation_class, parse_signed_integer
from odsgen.hooks import form
from odsgen.runtime import (
    UNREGISTERED_ADVICE,
    AsmPrinter,
    Attribute,
    Block,
    Delimiter,
    DenseArrayAttr,
    Operation,
    OperationState,
    Parser,
    RankedTensorType,
    Region,
    Value,
    i64,
)
from odsgen_dialects.linalg import BroadcastOp, MapOp, ReduceOp, TransposeOp

DIMENSIONS = "dimensions"
PERMUTATION = "permutation"

Payload = tuple[str, "dict[str, Attribute]"]


# --- the parts ----------------------------------------------------------------------------------------------------------


def _parse_payload(parser: Parser) -> Payload | None:
    """`{ arith.addf {attributes} }`, the short assembly of a region with one operation"""
    if not parser.parse_optional_token("{"):
        return None
    name = parser.parse_operation_name()
    attributes = parser.parse_optional_attr_dict()
    parser.parse_token("}")
    return name, attributes


def _parse_operands(parser: Parser, state: OperationState[Any], array: str | None) -> None:
    """`ins(…) outs(…) dimensions = [0, 1] {attributes}`"""
    parts = parse_parts(parser, state, segments=False)
    state.result_types += [t for t in parts.output_types if isinstance(t, RankedTensorType)]
    if array is not None:
        parser.parse_keyword(array)
        parser.parse_token("=")
        numbers = parser.parse_comma_separated_list(
            lambda: parse_signed_integer(parser), Delimiter.SQUARE
        )
        state.properties[array] = DenseArrayAttr.get(i64, numbers)
    state.add_attributes(parser.parse_optional_attr_dict())


def _block_of_elements(operands: Sequence[Value]) -> Block:
    return Block([element_type(operand.type) for operand in operands])


def _block_at_operands(operands: Sequence[Value]) -> Block:
    """A block with an argument for each operand, at its location."""
    return Block(
        [element_type(operand.type) for operand in operands],
        [operand.location for operand in operands],
    )


def _yield_of(parser: Parser, state: OperationState[Any], values: Sequence[Value]) -> Operation:
    yield_class = operation_class(parser, "linalg.yield")
    return yield_class(tuple(values), (), location=state.location)


def _payload_region(
    parser: Parser, state: OperationState[Any], payload: Payload, arguments: slice, init_first: bool
) -> Region:
    """The region of the short assembly; the payload takes `arguments` as operands."""
    if not state.operands:
        return Region()
    name, attributes = payload
    block = _block_of_elements(state.operands)
    taken = list(block.arguments[arguments])
    if init_first:
        taken = [taken[-1], *taken[:-1]]
    types = [element_type(state.operands[-1].type)]
    op_class = parser.context.operation_class(name)
    if op_class is None:
        place = name_place(state)
        context = parser.context
        if not context.allow_unregistered and context.dialect(name.partition(".")[0]) is None:
            raise parser.error(f"'{name}' op {UNREGISTERED_ADVICE}", place)
        location = parser.location_of(parser.index if place is None else place)
        op = parser.create_operation(name, taken, types, location)
        op.attributes.update(attributes)
    else:
        inner: OperationState[Operation] = OperationState(op_class, state.location)
        inner.operands += taken
        inner.result_types += types
        inner.add_attributes(attributes)
        op = inner.create()
    block.append(op)
    block.append(_yield_of(parser, state, op.results))
    return Region([block])


def _long_region(parser: Parser) -> Region:
    """`(%in: type, %init: type) { … }`"""
    return parser.parse_region(parser.parse_argument_list())


def _find_payload(region: Region, taken: Sequence[Value]) -> Operation | None:
    """The region's only operation if it takes exactly these arguments in order."""
    if not region.blocks:
        return None
    first = region.entry_block.first
    last = region.entry_block.last
    if first is None or last is None or first is last or first.next is not last:
        return None
    if not first.operands or tuple(first.operands) != tuple(taken):
        return None
    return first


def _print_payload(payload: Operation, printer: AsmPrinter) -> None:
    """` { arith.addf {attributes} }`"""
    attributes = all_attributes(payload)
    elided = next((name for name, value in attributes.items() if _is_default_math(value)), None)
    printer.emit(f" {{ {payload.name}")
    printer.print_optional_attr_dict(attributes, () if elided is None else (elided,))
    printer.emit(" }")


def _is_default_math(attribute: Attribute) -> bool:
    """Whether it is `#arith.fastmath<none>`."""
    from odsgen_dialects.arith import FastMathFlagsAttr

    return isinstance(attribute, FastMathFlagsAttr) and int(attribute.value) == 0


def _print_long_region(region: Region, printer: AsmPrinter) -> None:
    printer.increase_indent()
    printer.print_newline()
    printer.emit("(")
    for number, argument in enumerate(region.arguments):
        if number:
            printer.emit(", ")
        printer.print_region_argument(argument)
    printer.emit(") ")
    printer.print_region(region, print_entry_block_arguments=False)
    printer.decrease_indent()


def _print_array(op: Operation, printer: AsmPrinter, name: str) -> None:
    """Prints ` dimensions = [0, 1] `."""
    numbers = ", ".join(map(str, op.properties[name].values))
    printer.emit(f" {name} = [{numbers}] ")


def _print(
    op: Operation,
    printer: AsmPrinter,
    inputs: Sequence[Value],
    outputs: Sequence[Value],
    array: str | None,
) -> None:
    print_parts(printer, inputs, outputs)
    if array is not None:
        _print_array(op, printer, array)
    printer.print_optional_attr_dict(all_attributes(op), () if array is None else (array,))


# --- map ----------------------------------------------------------------------------------------------------------------


@form(MapOp)
class MapForm:
    def parse(self, parser: Parser, state: OperationState[MapOp]) -> None:
        """`{ arith.addf } ins(…) outs(…) {attributes}`, or with the region last"""
        payload = _parse_payload(parser)
        _parse_operands(parser, state, None)
        if payload is None:
            state.regions.append(_long_region(parser))
        else:
            state.regions.append(_payload_region(parser, state, payload, slice(0, -1), False))

    def print(self, op: MapOp, printer: AsmPrinter) -> None:
        region = op.mapper
        payload = _find_payload(region, region.arguments[:-1])
        if payload is not None:
            _print_payload(payload, printer)
        _print(op, printer, op.operands[:-1], op.operands[-1:], None)
        if payload is None:
            _print_long_region(region, printer)


# --- reduce -------------------------------------------------------------------------------------------------------------


@form(ReduceOp)
class ReduceForm:
    def parse(self, parser: Parser, state: OperationState[ReduceOp]) -> None:
        """`{ arith.addf } ins(…) outs(…) dimensions = [0] {attributes}`, or with the region last"""
        payload = _parse_payload(parser)
        _parse_operands(parser, state, DIMENSIONS)
        if payload is None:
            state.regions.append(_long_region(parser))
        else:
            state.regions.append(_payload_region(parser, state, payload, slice(None), True))

    def print(self, op: ReduceOp, printer: AsmPrinter) -> None:
        region = op.combiner
        arguments = region.arguments
        payload = _find_payload(region, [*arguments[1:], *arguments[:1]])
        if payload is not None:
            _print_payload(payload, printer)
        half = len(op.operands) // 2
        _print(op, printer, op.operands[:half], op.operands[half:], DIMENSIONS)
        if payload is None:
            _print_long_region(region, printer)


# --- transpose, broadcast ---------------------------------------------------------------------------------------------------


def _parse_moved(parser: Parser, state: OperationState[Any], array: str) -> None:
    """`ins(%a : type) outs(%b : type) array = [0, 1] {attributes}`; the region yields the input"""
    _parse_operands(parser, state, array)
    block = _block_at_operands(state.operands)
    if block.arguments:
        block.append(_yield_of(parser, state, block.arguments[:1]))
    state.regions.append(Region([block]))


@form(TransposeOp)
class TransposeForm:
    def parse(self, parser: Parser, state: OperationState[TransposeOp]) -> None:
        """`ins(%a : type) outs(%b : type) permutation = [1, 0] {attributes}`"""
        _parse_moved(parser, state, PERMUTATION)

    def print(self, op: TransposeOp, printer: AsmPrinter) -> None:
        _print(op, printer, op.operands[:1], op.operands[1:], PERMUTATION)


@form(BroadcastOp)
class BroadcastForm:
    def parse(self, parser: Parser, state: OperationState[BroadcastOp]) -> None:
        """`ins(%a : type) outs(%b : type) dimensions = [0] {attributes}`"""
        _parse_moved(parser, state, DIMENSIONS)

    def print(self, op: BroadcastOp, printer: AsmPrinter) -> None:
        _print(op, printer, op.operands[:1], op.operands[1:], DIMENSIONS)

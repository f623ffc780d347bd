"""Common custom assembly of structured operations: `{…} ins(%a : type) outs(%b : type)`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from odsgen.dialects.shared import segment_sizes
from odsgen.runtime import (
    AffineMapAttr,
    ArrayAttr,
    DenseArrayAttr,
    DictionaryAttr,
    MemRefType,
    RankedTensorType,
    i32,
    parse_attribute_of,
)
from odsgen_dialects.linalg import DIALECT, BroadcastOp, MapOp, ReduceOp, TransposeOp

if TYPE_CHECKING:
    from odsgen.runtime import AsmPrinter, Attribute, Operation, OperationState, Parser, Type, Value


SEGMENT_SIZES = "operandSegmentSizes"
INDEXING_MAPS = "indexing_maps"
MEMOIZED_MAPS = "linalg.memoized_indexing_maps"
"""MLIR's verifier memoizes indexing maps here; custom assembly hides it."""


class Parts(NamedTuple):
    """The input and output types."""

    input_types: list[Type]
    output_types: list[Type]

    @property
    def scalar_types(self) -> list[Type]:
        """The types of the region arguments."""
        return [element_type(type) for type in (*self.input_types, *self.output_types)]


def element_type(type: Type) -> Type:
    """The element type of a memref or ranked tensor; any other type itself."""
    return type.element_type if isinstance(type, (MemRefType, RankedTensorType)) else type


# --- reading ------------------------------------------------------------------------------------------------------------


def parse_parts(
    parser: Parser,
    state: OperationState[Any],
    attributes: dict[str, Attribute] | None = None,
    *,
    segments: bool = True,
) -> Parts:
    """`<properties> {attributes} ins(…) outs(…)`; `segments`: sets the segment sizes.

    `attributes` were parsed before. Without properties, a wrong inherent attribute is an error.
    """
    has_properties = False
    if parser.parse_optional_token("<"):
        properties = parse_attribute_of(parser, DictionaryAttr)
        parser.parse_token(">")
        names = state.op_class.PROPERTY_NAMES  # as in MLIR, others are ignored
        state.add_attributes({n: value for n, value in properties.as_dict().items() if n in names})
        has_properties = True
    place = parser.index
    entries = {**(attributes or {}), **parser.parse_optional_attr_dict()}
    inputs = _parse_operands(parser, state, "ins")
    outputs = _parse_operands(parser, state, "outs")
    if segments:
        sizes = (len(inputs), len(outputs))
        state.properties[SEGMENT_SIZES] = DenseArrayAttr.get(i32, sizes)
    if not has_properties:
        if segments and SEGMENT_SIZES in entries:
            state.add_attributes({SEGMENT_SIZES: entries.pop(SEGMENT_SIZES)})  # given twice
        parser.take_inherent(state.op_class, entries, state.properties, place)
    state.add_attributes(entries)
    return Parts(inputs, outputs)


def _parse_operands(parser: Parser, state: OperationState[Any], keyword: str) -> list[Type]:
    if not parser.parse_optional_keyword(keyword):
        return []
    start = parser.index
    parser.parse_token("(")
    place = start if keyword == "outs" else parser.index
    operands = parser.parse_operand_list()
    types = parser.parse_colon_type_list()
    parser.parse_token(")")
    state.operands += parser.resolve_operands(operands, types, place)
    return types


def parse_indexing_maps(parser: Parser) -> ArrayAttr | None:
    """`indexing_maps = [map, …]`, or nothing"""
    if not parser.parse_optional_keyword(INDEXING_MAPS):
        return None
    parser.parse_token("=")
    maps = parse_attribute_of(parser, ArrayAttr)
    if not all(isinstance(map, AffineMapAttr) for map in maps.elements):
        raise parser.custom_error("element of indexing_maps array is not an affine_map")
    return maps


# --- writing ------------------------------------------------------------------------------------------------------------


def input_and_output_values(op: Operation) -> tuple[Sequence[Value], Sequence[Value]]:
    """The inputs and outputs by segment sizes."""
    count = segment_sizes(op)[0]
    return op.operands[:count], op.operands[count:]


def written_values(op: Operation) -> Sequence[Value] | None:
    """The init operands of a structured operation; None for another operation."""
    if isinstance(op, (MapOp, TransposeOp, BroadcastOp)):
        return op.operands[-1:]
    if isinstance(op, ReduceOp):
        return op.operands[len(op.operands) // 2 :]
    if op.dialect_name == DIALECT.name and SEGMENT_SIZES in op.properties:
        return input_and_output_values(op)[1]
    return None


def print_parts(printer: AsmPrinter, inputs: Sequence[Value], outputs: Sequence[Value]) -> None:
    """Prints ` ins(…) outs(…)`."""
    for keyword, values in (("ins", inputs), ("outs", outputs)):
        if values:
            types = printer.types_text([value.type for value in values])
            printer.emit(f" {keyword}({printer.operands_text(values)} : {types})")


def all_attributes(op: Operation) -> dict[str, Attribute]:
    """Inherent and discardable attributes by name."""
    return {**op.properties_as_attributes(), **op.attributes}


def print_result_types(op: Operation, printer: AsmPrinter) -> None:
    """Prints ` -> type` or ` -> (types)` if there are results."""
    types = op.result_types
    if types:
        text = printer.types_text(types)
        printer.emit(f" -> {text}" if len(types) == 1 else f" -> ({text})")


def print_indexing_maps(op: Operation, printer: AsmPrinter) -> None:
    """Prints ` indexing_maps = [map, …]`."""
    maps = op.properties[INDEXING_MAPS].elements
    printer.emit(f" {INDEXING_MAPS} = [{', '.join(map(printer.attribute_text, maps))}]")

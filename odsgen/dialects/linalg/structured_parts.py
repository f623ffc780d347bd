"""Common parts of the forms of all structured operations: `{attributes} ins(%a : type) outs(%b : type) -> type`."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from odsgen.dialects.shared.segments import segment_sizes
from odsgen.runtime.builtin.attributes import (
    AffineMapAttr,
    ArrayAttr,
    DenseArrayAttr,
    DictionaryAttr,
)
from odsgen.runtime.builtin.types import MemRefType, RankedTensorType, i32
from odsgen.runtime.generated.formats import parse_attribute_of

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.operation_state import OperationState
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter


SEGMENT_SIZES = "operandSegmentSizes"
INDEXING_MAPS = "indexing_maps"
MEMOIZED_MAPS = "linalg.memoized_indexing_maps"
"""A note of the verifier of MLIR to itself, which the custom forms do not show."""


class Parts(NamedTuple):
    """The types of what is read and of what is written."""

    input_types: list[Type]
    output_types: list[Type]

    @property
    def scalar_types(self) -> list[Type]:
        """The types of the arguments of the region."""
        return [element_type(type) for type in (*self.input_types, *self.output_types)]


def element_type(type: Type) -> Type:
    """The type of an element of what an operation reads or writes; a scalar stands for itself."""
    return type.element_type if isinstance(type, (MemRefType, RankedTensorType)) else type


# --- reading ------------------------------------------------------------------------------------------------------------


def parse_parts(
    parser: Parser,
    state: OperationState[Any],
    attributes: dict[str, Attribute] | None = None,
    *,
    segments: bool = True,
) -> Parts:
    """`<properties> {attributes} ins(…) outs(…)`; `segments`: set how many operands there are of each kind.

    `attributes` were read before.  An inherent one that is not what it must be is an error, unless there are properties.
    """
    has_properties = False
    if parser.parse_optional_token("<"):
        properties = parse_attribute_of(parser, DictionaryAttr)
        parser.parse_token(">")
        names = state.op_class.PROPERTY_NAMES  # another entry is nothing, as in MLIR
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
    """`indexing_maps = [map, …]`, if it is there."""
    if not parser.parse_optional_keyword(INDEXING_MAPS):
        return None
    parser.parse_token("=")
    maps = parse_attribute_of(parser, ArrayAttr)
    if not all(isinstance(map, AffineMapAttr) for map in maps.elements):
        raise parser.custom_error("element of indexing_maps array is not an affine_map")
    return maps


# --- writing ------------------------------------------------------------------------------------------------------------


def input_and_output_values(op: Operation) -> tuple[Sequence[Value], Sequence[Value]]:
    """The operands that are read and those that are written, as the segment sizes say."""
    count = segment_sizes(op)[0]
    return op.operands[:count], op.operands[count:]


def written_values(op: Operation) -> Sequence[Value] | None:
    """The operands that a structured operation of this dialect writes; None for other operations."""
    if op.name in ("linalg.map", "linalg.transpose", "linalg.broadcast"):
        return op.operands[-1:]
    if op.name == "linalg.reduce":
        return op.operands[len(op.operands) // 2 :]
    if op.name.startswith("linalg.") and SEGMENT_SIZES in op.properties:
        return input_and_output_values(op)[1]
    return None


def print_parts(printer: AsmPrinter, inputs: Sequence[Value], outputs: Sequence[Value]) -> None:
    """` ins(…) outs(…)`"""
    for keyword, values in (("ins", inputs), ("outs", outputs)):
        if values:
            types = printer.types_text([value.type for value in values])
            printer.emit(f" {keyword}({printer.operands_text(values)} : {types})")


def all_attributes(op: Operation) -> dict[str, Attribute]:
    """Inherent and discardable attributes under their names."""
    return {**op.properties_as_attributes(), **op.attributes}


def print_named_operation(op: Operation, printer: AsmPrinter, elided: Collection[str] = ()) -> None:
    """` {attributes} ins(…) outs(…) -> types`; the region follows from the operation."""
    printer.print_optional_attr_dict(all_attributes(op), {SEGMENT_SIZES, MEMOIZED_MAPS, *elided})
    print_parts(printer, *input_and_output_values(op))
    print_result_types(op, printer)


def print_result_types(op: Operation, printer: AsmPrinter) -> None:
    """` -> type` or ` -> (types)`, if there are results."""
    types = op.result_types
    if types:
        text = printer.types_text(types)
        printer.emit(f" -> {text}" if len(types) == 1 else f" -> ({text})")


def print_indexing_maps(op: Operation, printer: AsmPrinter) -> None:
    """` indexing_maps = [map, …]`"""
    maps = op.properties[INDEXING_MAPS].elements
    printer.emit(f" {INDEXING_MAPS} = [{', '.join(map(printer.attribute_text, maps))}]")

"""Custom assembly of the dialect `linalg`: `generic` and `yield`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.dialects.linalg.structured_parts import (
    SEGMENT_SIZES,
    all_attributes,
    input_and_output_values,
    parse_parts,
    print_parts,
    print_result_types,
)
from odsgen.hooks import form
from odsgen.runtime import ArrayAttr, DictionaryAttr, StringAttr, parse_attribute_of
from odsgen_dialects.linalg import GenericOp, IteratorType, IteratorTypeAttr, YieldOp

if TYPE_CHECKING:
    from odsgen.runtime import AsmPrinter, OperationState, Parser


ITERATOR_TYPES = "iterator_types"
TRAIT_ATTRIBUTES = frozenset({"doc", "indexing_maps", "library_call", ITERATOR_TYPES})
"""The attributes printed before the operands."""

_ITERATOR_TYPES = frozenset({"parallel", "reduction"})


# --- generic ------------------------------------------------------------------------------------------------------------


@form(GenericOp)
class GenericForm:
    def parse(self, parser: Parser, state: OperationState[GenericOp]) -> None:
        """`{maps, iterators} ins(…) outs(…) attrs = {attributes} { … } -> types`"""
        start = parser.index
        traits = parse_attribute_of(parser, DictionaryAttr)
        attributes = traits.as_dict()
        iterators = attributes.get(ITERATOR_TYPES)
        if not isinstance(iterators, ArrayAttr):
            raise parser.custom_error(f'expected "{ITERATOR_TYPES}" array attribute', start)
        attributes[ITERATOR_TYPES] = _iterator_types(parser, iterators)
        parse_parts(parser, state, attributes)
        if parser.parse_optional_keyword("attrs"):
            parser.parse_token("=")
            state.add_attributes(parser.parse_optional_attr_dict())
        state.regions.append(parser.parse_region())
        state.result_types.extend(parser.parse_optional_arrow_type_list())

    def print(self, op: GenericOp, printer: AsmPrinter) -> None:
        attributes = all_attributes(op)
        traits = {name: value for name, value in attributes.items() if name in TRAIT_ATTRIBUTES}
        iterators: Any = traits.get(ITERATOR_TYPES)
        if iterators is not None:
            traits[ITERATOR_TYPES] = ArrayAttr.get(
                [StringAttr.get(element.value.keyword) for element in iterators.elements]
            )
        printer.emit(" ")
        if traits:
            printer.print_attribute(DictionaryAttr.get(traits))
        print_parts(printer, *input_and_output_values(op))
        elided = TRAIT_ATTRIBUTES | {SEGMENT_SIZES}
        if attributes.keys() - elided:
            printer.emit(" attrs = ")
            printer.print_optional_attr_dict(attributes, elided)
        if op.region.blocks:
            printer.emit(" ")
            printer.print_region(op.region)
        print_result_types(op, printer)


def _iterator_types(parser: Parser, iterators: ArrayAttr) -> ArrayAttr:
    """The iterator types as attributes of the dialect, from strings."""
    found = []
    for element in iterators.elements:
        if isinstance(element, StringAttr):
            if element.value not in _ITERATOR_TYPES:
                raise parser.custom_error(f"unexpected iterator_type ({element.value})")
            found.append(IteratorTypeAttr.get(IteratorType.of_keyword(element.value)))
    return ArrayAttr.get(found)


# --- yield --------------------------------------------------------------------------------------------------------------


@form(YieldOp)
class YieldForm:
    def parse(self, parser: Parser, state: OperationState[YieldOp]) -> None:
        """`%a, %b {attributes} : type, type`"""
        start = parser.index
        operands = parser.parse_operand_list()
        state.add_attributes(parser.parse_optional_attr_dict())
        types = parser.parse_colon_type_list() if operands else []
        state.operands += parser.resolve_operands(operands, types, start)

    def print(self, op: YieldOp, printer: AsmPrinter) -> None:
        if op.values:
            printer.emit(f" {printer.operands_text(op.values)}")
        printer.print_optional_attr_dict(all_attributes(op))
        if op.values:
            printer.emit(f" : {printer.types_text(op.operand_types)}")

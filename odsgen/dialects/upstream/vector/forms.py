"""The forms of the operations of `vector` whose parts stand in an order of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.dialects.upstream.dialect_classes import attribute_class, operation_class
from odsgen.runtime.builtin.attributes import ArrayAttr, DictionaryAttr, StringAttr
from odsgen.runtime.builtin.types import VectorType, i1
from odsgen.runtime.ir.block import Block
from odsgen.runtime.parser import parse_attribute

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute, Type
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.operation_state import OperationState
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import LocationToken
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.parser.ssa import UnresolvedOperand
    from odsgen.runtime.printer import AsmPrinter

INDEXING_MAPS = "indexing_maps"
ITERATOR_TYPES = "iterator_types"
KIND = "kind"
CONTRACTION = frozenset({INDEXING_MAPS, ITERATOR_TYPES, KIND})
"""The attributes that `contract` has in front of its operands."""

# --- mask ---------------------------------------------------------------------------------------------------------------


def parse_mask(parser: Parser, state: OperationState[Any]) -> None:
    """`%mask, %passthru { masked operation } {attributes} : type -> types`"""
    start = parser.index
    mask = parser.parse_operand()
    passthru = parser.parse_operand() if parser.parse_optional_token(",") else None
    region = parser.parse_region()
    _complete_mask(parser, region, state.location)
    state.regions.append(region)
    state.add_attributes(parser.parse_optional_attr_dict())
    mask_type = parser.parse_colon_type()
    state.result_types.extend(parser.parse_optional_arrow_type_list())
    state.operands.append(parser.resolve_operand(mask, mask_type))
    if passthru is not None:
        if not state.result_types:
            raise parser.custom_error("expects a result if passthru operand is provided", start - 1)
        state.operands.append(parser.resolve_operand(passthru, state.result_types[0]))


def _complete_mask(
    parser: Parser, region: Region, location: Location | LocationToken | None
) -> None:
    """Let the region yield what its one operation gives, if it does not say so."""
    if not region.blocks:
        region.append(Block())
    block = region.entry_block
    yield_class = operation_class(parser, "vector.yield")
    last = block.last
    if isinstance(last, yield_class):
        return
    results = last.results if last is not None and last is block.first else ()
    block.append(yield_class(results, (), location=location))


def print_mask(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_mask` reads it: the operation that is masked, and no terminator."""
    printer.emit(f" {printer.operands_text(op.operands)} {{ ")
    masked = op.regions[0].entry_block.first
    if masked is not None:
        if masked.REGISTERED:
            printer.print_custom_op(masked)
        else:
            printer.print_generic_op(masked)
    printer.emit(" }")
    printer.print_optional_attr_dict({**op.properties_as_attributes(), **op.attributes})
    printer.emit(f" : {printer.type_text(op.operands[0].type)}")
    if op.results:
        printer.emit(f" -> {printer.types_text(op.result_types)}")


# --- outerproduct -------------------------------------------------------------------------------------------------------


def parse_outerproduct(parser: Parser, state: OperationState[Any]) -> None:
    """`%left, %right, %accumulator {attributes} : vector, vector`"""
    start = parser.index
    operands = parser.parse_operand_list()
    state.add_attributes(parser.parse_optional_attr_dict())
    left = parser.parse_colon_type()
    parser.parse_token(",")
    right = parser.parse_type()
    if len(operands) < 2:
        raise parser.custom_error("expected at least 2 operands", start - 1)
    if not isinstance(left, VectorType):
        raise parser.custom_error("expected vector type for operand #1", start - 1)
    vectors = [left, right] if isinstance(right, VectorType) else [left]
    if not all(vector.shape for vector in vectors):
        raise parser.custom_error("expected vectors of rank 1", start - 1)
    result = VectorType.get(
        [vector.shape[0] for vector in vectors],
        left.element_type,
        [vector.scalable_dims[0] for vector in vectors],
    )
    _set_default_kind(parser, state)
    types = (left, right, result)
    for operand, type in zip(operands, types, strict=False):
        state.operands.append(parser.resolve_operand(operand, type))
    state.result_types.append(result)


def _set_default_kind(parser: Parser, state: OperationState[Any]) -> None:
    """What is combined is added, if the operation does not say more."""
    if KIND not in state.properties:
        state.properties[KIND] = _keyword_attribute(parser, KIND, "add")


def _keyword_attribute(parser: Parser, mnemonic: str, keyword: str) -> Attribute:
    """`#vector.mnemonic<keyword>`"""
    definition = attribute_class(parser, "vector", mnemonic)
    return parse_attribute(f"#vector.{mnemonic}<{keyword}>", (definition,))


def print_outerproduct(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_outerproduct` reads it."""
    printer.emit(f" {printer.operands_text(op.operands)}")
    if len(op.operands) > 2:
        printer.print_optional_attr_dict({**op.properties_as_attributes(), **op.attributes})
    printer.emit(f" : {printer.types_text(op.operand_types[:2])}")


# --- contract -----------------------------------------------------------------------------------------------------------


def parse_contract(parser: Parser, state: OperationState[Any]) -> None:
    """`{maps, iterators, kind} %left, %right, %accumulator, %masks {attributes} : type, type into type`"""
    start = parser.index
    contraction = parser.parse_attribute()
    if not isinstance(contraction, DictionaryAttr):
        raise parser.custom_error("invalid kind of attribute specified", start)
    left, right, accumulator, *masks = _contracted_operands(parser)
    state.add_attributes(parser.parse_optional_attr_dict())
    parser.parse_token(":")
    types_place = parser.index
    types = parser.parse_type_list()
    parser.parse_keyword("into")
    result = parser.parse_type()
    if len(types) != 2:
        raise parser.custom_error("expected two types", types_place)
    state.operands += parser.resolve_operands((left, right, accumulator), (*types, result))
    state.result_types.append(result)
    state.add_attributes(contraction.as_dict())
    state.properties[ITERATOR_TYPES] = _iterator_types(parser, state, start)
    _set_default_kind(parser, state)
    if not masks:
        return
    if len(masks) != 2:
        raise parser.custom_error("expected zero or exactly 2 vector mask operands", start - 1)
    state.operands += parser.resolve_operands(masks, [_mask_type(parser, t) for t in types])


def _contracted_operands(parser: Parser) -> list[UnresolvedOperand]:
    """At least three."""
    operands = [parser.parse_operand()]
    for _ in range(2):
        parser.parse_token(",")
        operands.append(parser.parse_operand())
    while parser.parse_optional_token(","):
        operands.append(parser.parse_operand())
    return operands


def _mask_type(parser: Parser, type: Type) -> VectorType:
    if not isinstance(type, VectorType):
        raise parser.custom_error("expected vector types for what is masked")
    return VectorType.get(type.shape, i1, type.scalable_dims)


def _iterator_types(parser: Parser, state: OperationState[Any], place: int) -> ArrayAttr:
    """The kinds of loops as attributes of the dialect; the text has strings."""
    written = state.properties.get(ITERATOR_TYPES)
    if not isinstance(written, ArrayAttr):
        raise parser.custom_error(f'expected "{ITERATOR_TYPES}" array attribute', place)
    found = []
    for element in written.elements:
        if isinstance(element, StringAttr):
            if element.value not in ("parallel", "reduction"):
                raise parser.custom_error(f"unexpected iterator_type ({element.value})", place)
            found.append(_keyword_attribute(parser, "iterator_type", element.value))
    return ArrayAttr.get(found)


def print_contract(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_contract` reads it."""
    attributes = {**op.properties_as_attributes(), **op.attributes}
    contraction = {name: attributes[name] for name in CONTRACTION if name in attributes}
    iterators = contraction.get(ITERATOR_TYPES)
    if isinstance(iterators, ArrayAttr):
        contraction[ITERATOR_TYPES] = ArrayAttr.get(
            [StringAttr.get(element.value.keyword) for element in iterators.elements]  # type: ignore[attr-defined]
        )
    text = printer.attribute_text(DictionaryAttr.get(contraction))
    printer.emit(f" {text} {printer.operands_text(op.operands[:3])}")
    printer.print_optional_attr_dict(attributes, CONTRACTION)
    printer.emit(f" : {printer.types_text(op.operand_types[:2])} into ")
    printer.print_type(op.results[0].type)

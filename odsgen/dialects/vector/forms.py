"""Custom assembly of the dialect `vector`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.dialects.shared import (
    DynamicIndexList,
    operation_class,
    print_attributes,
    segment_sizes,
)
from odsgen.hooks import form
from odsgen.runtime import (
    AffineConstantExpr,
    AffineDimExpr,
    AffineMap,
    AffineMapAttr,
    ArrayAttr,
    AsmPrinter,
    Attribute,
    Block,
    BoolAttr,
    Delimiter,
    DenseArrayAttr,
    DictionaryAttr,
    Location,
    MemRefType,
    Operation,
    OperationState,
    Parser,
    RankedTensorType,
    Region,
    StringAttr,
    Type,
    UnresolvedOperand,
    Value,
    VectorType,
    i1,
    i32,
    index,
    parse_attribute_of,
)
from odsgen_dialects.vector import (
    CombiningKind,
    CombiningKindAttr,
    ContractionOp,
    IteratorType,
    IteratorTypeAttr,
    MaskOp,
    OuterProductOp,
    TransferReadOp,
    TransferWriteOp,
)

if TYPE_CHECKING:
    from odsgen.runtime.ir.value import LocationToken

form("DynamicIndexList")(DynamicIndexList)


INDEXING_MAPS = "indexing_maps"
ITERATOR_TYPES = "iterator_types"
KIND = "kind"
CONTRACTION = frozenset({INDEXING_MAPS, ITERATOR_TYPES, KIND})
"""The attributes of `contract` that are printed before its operands."""

# --- mask ---------------------------------------------------------------------------------------------------------------


@form(MaskOp)
class MaskForm:
    def parse(self, parser: Parser, state: OperationState[MaskOp]) -> None:
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
                raise parser.custom_error(
                    "expects a result if passthru operand is provided", start - 1
                )
            state.operands.append(parser.resolve_operand(passthru, state.result_types[0]))

    def print(self, op: MaskOp, printer: AsmPrinter) -> None:
        """Prints the masked operation without the terminator."""
        printer.emit(f" {printer.operands_text(op.operands)} {{ ")
        masked = op.mask_region.entry_block.first
        if masked is not None:
            if masked.REGISTERED:
                printer.print_custom_op(masked)
            else:
                printer.print_generic_op(masked)
        printer.emit(" }")
        print_attributes(op, printer)
        printer.emit(f" : {printer.type_text(op.mask.type)}")
        if op.results:
            printer.emit(f" -> {printer.types_text(op.result_types)}")


def _complete_mask(
    parser: Parser, region: Region, location: Location | LocationToken | None
) -> None:
    """Adds a missing `vector.yield` of the only operation's results."""
    if not region.blocks:
        region.append(Block())
    block = region.entry_block
    yield_class = operation_class(parser, "vector.yield")
    last = block.last
    if isinstance(last, yield_class):
        return
    results = last.results if last is not None and last is block.first else ()
    block.append(yield_class(results, (), location=location))


# --- outerproduct -------------------------------------------------------------------------------------------------------


@form(OuterProductOp)
class OuterProductForm:
    def parse(self, parser: Parser, state: OperationState[OuterProductOp]) -> None:
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
        types = (left, right, result)
        for operand, type in zip(operands, types, strict=False):
            state.operands.append(parser.resolve_operand(operand, type))
        state.result_types.append(result)
        _complete_kind(parser, state)

    def print(self, op: OuterProductOp, printer: AsmPrinter) -> None:
        printer.emit(f" {printer.operands_text(op.operands)}")
        if len(op.operands) > 2:
            print_attributes(op, printer)
        printer.emit(f" : {printer.types_text(op.operand_types[:2])}")


def _complete_kind(parser: Parser, state: OperationState[Any]) -> None:
    """Sets a missing combining kind to `add`; raises ParseError if it is another attribute."""
    if not state.has_attribute(KIND):
        state.properties[KIND] = CombiningKindAttr.get(CombiningKind.of_keyword("add"))
    elif KIND not in state.properties:
        raise parser.error(
            f"'{parser.op_name}' op expected 'kind' attribute of type CombiningKind (e.g. 'vector.kind<add>')",
            parser.operation_name_place,
        )


# --- contract -----------------------------------------------------------------------------------------------------------


@form(ContractionOp)
class ContractionForm:
    def parse(self, parser: Parser, state: OperationState[ContractionOp]) -> None:
        """`{maps, iterators, kind} %left, %right, %accumulator, %masks {attributes} : type, type into type`"""
        start = parser.index
        contraction = parse_attribute_of(parser, DictionaryAttr)
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
        entries = contraction.as_dict()
        entries[ITERATOR_TYPES] = _iterator_types(parser, entries.get(ITERATOR_TYPES), start)
        state.add_attributes(entries)
        if masks:
            if len(masks) != 2:
                raise parser.custom_error(
                    "expected zero or exactly 2 vector mask operands", start - 1
                )
            state.operands += parser.resolve_operands(masks, [_mask_type(parser, t) for t in types])
        _complete_kind(parser, state)

    def print(self, op: ContractionOp, printer: AsmPrinter) -> None:
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
        printer.print_type(op.result.type)


def _contracted_operands(parser: Parser) -> list[UnresolvedOperand]:
    """Parses three or more operands."""
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


def _iterator_types(parser: Parser, written: Attribute | None, place: int) -> ArrayAttr:
    """The iterator types as attributes of the dialect, from strings."""
    if not isinstance(written, ArrayAttr):
        raise parser.custom_error(f'expected "{ITERATOR_TYPES}" array attribute', place)
    found = []
    for element in written.elements:
        if isinstance(element, StringAttr):
            if element.value not in ("parallel", "reduction"):
                raise parser.custom_error(f"unexpected iterator_type ({element.value})", place)
            found.append(IteratorTypeAttr.get(IteratorType.of_keyword(element.value)))
    return ArrayAttr.get(found)


PERMUTATION_MAP = "permutation_map"
IN_BOUNDS = "in_bounds"
SEGMENT_SIZES = "operandSegmentSizes"

Transferred = MemRefType | RankedTensorType


# --- what is known from the types ---------------------------------------------------------------------------------------


def effective_vector_rank(shaped: Transferred, vector: VectorType) -> int:
    """The vector's rank without the dimensions of a vector element type."""
    element = shaped.element_type
    return len(vector.shape) - (len(element.shape) if isinstance(element, VectorType) else 0)


def transfer_minor_identity_map(shaped: Transferred, vector: VectorType) -> AffineMap:
    """The default permutation map: the last dimensions."""
    if not shaped.shape and vector.shape == (1,):
        return AffineMap.get(0, 0, (AffineConstantExpr.get(0),))
    return AffineMap.get_minor_identity(len(shaped.shape), effective_vector_rank(shaped, vector))


def transfer_mask_type(vector: VectorType, permutation: AffineMap) -> VectorType:
    """The mask type: the accessed dimensions in the order of the shaped type."""
    positions: dict[int, int] = {}
    for position, result in enumerate(permutation.results):
        if isinstance(result, AffineDimExpr):
            positions.setdefault(result.position, position)
    order = [positions[dimension] for dimension in sorted(positions)]
    shape = [vector.shape[position] for position in order]
    scalable = [vector.scalable_dims[position] for position in order]
    return VectorType.get(shape, i1, scalable) if shape else VectorType.get((1,), i1)


# --- reading ------------------------------------------------------------------------------------------------------------


class _Rest:
    """The common rest of both transfers: `, %mask {attributes} : type, type`."""

    def __init__(self, parser: Parser, state: OperationState[Any]) -> None:
        self.parser = parser
        self.state = state
        self.mask = parser.parse_operand() if parser.parse_optional_token(",") else None
        state.add_attributes(parser.parse_optional_attr_dict())
        self.types_place = parser.index  # the colon, as in MLIR
        parser.parse_token(":")
        self.types = parser.parse_type_list()
        if len(self.types) != 2:
            raise parser.custom_error("requires two types", self.types_place)

    def shaped_type(self, position: int) -> Transferred:
        type = self.types[position]
        if not isinstance(type, (MemRefType, RankedTensorType)):
            raise self.parser.custom_error(
                "requires memref or ranked tensor type", self.types_place
            )
        return type

    def vector_type(self, position: int) -> VectorType:
        type = self.types[position]
        if not isinstance(type, VectorType):
            raise self.parser.custom_error("requires vector type", self.types_place)
        return type

    def permutation(self, shaped: Transferred, vector: VectorType) -> AffineMap:
        """The permutation map, by default the minor identity; sets the missing properties."""
        properties = self.state.properties
        written = properties.get(PERMUTATION_MAP)
        if isinstance(written, AffineMapAttr):
            permutation: AffineMap = written.value
        else:
            if len(shaped.shape) < effective_vector_rank(shaped, vector):
                raise self.parser.custom_error(
                    "expected a custom permutation_map when rank(source) != rank(destination)",
                    self.types_place,
                )
            permutation = transfer_minor_identity_map(shaped, vector)
            if not self.state.has_attribute(PERMUTATION_MAP):
                properties[PERMUTATION_MAP] = AffineMapAttr.get(permutation)
        if not self.state.has_attribute(IN_BOUNDS):
            count = len(permutation.results)
            properties[IN_BOUNDS] = ArrayAttr.get([BoolAttr.get(False)] * count)
        return permutation

    def add_mask(self, shaped: Transferred, vector: VectorType, permutation: AffineMap) -> None:
        """Adds the mask operand, if any."""
        if self.mask is None:
            return
        if isinstance(shaped.element_type, VectorType):
            raise self.parser.custom_error(
                "does not support masks with vector element type", self.mask
            )
        if len(vector.shape) != len(permutation.results):
            raise self.parser.custom_error(
                "expected the same rank for the vector and the results of the permutation map",
                self.types_place,
            )
        type = transfer_mask_type(vector, permutation)
        self.state.operands.append(self.parser.resolve_operand(self.mask, type))

    def set_segments(self, *counts: int) -> None:
        """Sets the segment sizes; the mask is the last segment."""
        sizes = (*counts, int(self.mask is not None))
        self.state.properties[SEGMENT_SIZES] = DenseArrayAttr.get(i32, sizes)


@form(TransferReadOp)
class TransferReadForm:
    def parse(self, parser: Parser, state: OperationState[TransferReadOp]) -> None:
        """`%base[%i, %j], %padding, %mask {attributes} : memref, vector`"""
        base = parser.parse_operand()
        indices = parser.parse_operand_list(Delimiter.SQUARE)
        parser.parse_token(",")
        padding = parser.parse_operand()
        rest = _Rest(parser, state)
        shaped, vector = rest.shaped_type(0), rest.vector_type(1)
        permutation = rest.permutation(shaped, vector)
        _add_base(parser, state, base, indices, shaped)
        state.operands.append(parser.resolve_operand(padding, shaped.element_type))
        rest.add_mask(shaped, vector, permutation)
        rest.set_segments(1, len(indices), 1)
        state.result_types.append(vector)

    def print(self, op: TransferReadOp, printer: AsmPrinter) -> None:
        (base,), indices, (padding,), mask = _groups(op)
        base_text = _base_text(printer, base, indices)
        printer.emit(f" {base_text}, {printer.operand_text(padding)}")
        _print_rest(op, printer, mask)
        printer.emit(f" : {printer.types_text([base.type, op.vector.type])}")


@form(TransferWriteOp)
class TransferWriteForm:
    def parse(self, parser: Parser, state: OperationState[TransferWriteOp]) -> None:
        """`%vector, %base[%i, %j], %mask {attributes} : vector, memref`"""
        stored = parser.parse_operand()
        parser.parse_token(",")
        base = parser.parse_operand()
        indices = parser.parse_operand_list(Delimiter.SQUARE)
        rest = _Rest(parser, state)
        vector, shaped = rest.vector_type(0), rest.shaped_type(1)
        permutation = rest.permutation(shaped, vector)
        state.operands.append(parser.resolve_operand(stored, vector))
        _add_base(parser, state, base, indices, shaped)
        rest.add_mask(shaped, vector, permutation)
        rest.set_segments(1, 1, len(indices))
        if isinstance(shaped, RankedTensorType):
            state.result_types.append(shaped)

    def print(self, op: TransferWriteOp, printer: AsmPrinter) -> None:
        (stored,), (base,), indices, mask = _groups(op)
        printer.emit(f" {printer.operand_text(stored)}, {_base_text(printer, base, indices)}")
        _print_rest(op, printer, mask)
        printer.emit(f" : {printer.types_text([stored.type, base.type])}")


def _add_base(
    parser: Parser,
    state: OperationState[Any],
    base: UnresolvedOperand,
    indices: list[UnresolvedOperand],
    type: Type,
) -> None:
    state.operands.append(parser.resolve_operand(base, type))
    state.operands.extend(parser.resolve_operands_of_type(indices, index))


# --- writing ------------------------------------------------------------------------------------------------------------


def _groups(op: Operation) -> list[tuple[Value, ...]]:
    """The operands of each segment."""
    operands = op.operands
    groups = []
    start = 0
    for size in segment_sizes(op):
        groups.append(operands[start : start + size])
        start += size
    return groups


def _base_text(printer: AsmPrinter, base: Value, indices: tuple[Value, ...]) -> str:
    return f"{printer.operand_text(base)}[{printer.operands_text(indices)}]"


def _print_rest(op: Operation, printer: AsmPrinter, mask: tuple[Value, ...]) -> None:
    if mask:
        printer.emit(f", {printer.operand_text(mask[0])}")
    properties = op.properties
    elided = {SEGMENT_SIZES}
    permutation: AffineMap = properties[PERMUTATION_MAP].value
    if permutation.is_minor_identity():
        elided.add(PERMUTATION_MAP)
    if not any(flag.value for flag in properties[IN_BOUNDS].elements):
        elided.add(IN_BOUNDS)
    print_attributes(op, printer, elided)

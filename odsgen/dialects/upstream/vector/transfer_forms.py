"""The forms of `vector.transfer_read` and `vector.transfer_write`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.dialects.upstream.segments import segment_sizes
from odsgen.runtime.affine import AffineMap
from odsgen.runtime.affine.expr import AffineConstantExpr, AffineDimExpr
from odsgen.runtime.builtin.attributes import AffineMapAttr, ArrayAttr, BoolAttr, DenseArrayAttr
from odsgen.runtime.builtin.types import MemRefType, RankedTensorType, VectorType, i1, i32, index
from odsgen.runtime.parser.cursor import Delimiter

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.operation_state import OperationState
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.parser.ssa import UnresolvedOperand
    from odsgen.runtime.printer import AsmPrinter

PERMUTATION_MAP = "permutation_map"
IN_BOUNDS = "in_bounds"
SEGMENT_SIZES = "operandSegmentSizes"

Transferred = MemRefType | RankedTensorType


# --- what is known from the types ---------------------------------------------------------------------------------------


def effective_vector_rank(shaped: Transferred, vector: VectorType) -> int:
    """The rank of the vector without that of the elements, which may be vectors themselves."""
    element = shaped.element_type
    return len(vector.shape) - (len(element.shape) if isinstance(element, VectorType) else 0)


def transfer_minor_identity_map(shaped: Transferred, vector: VectorType) -> AffineMap:
    """The map where none is written: the vector lies along the last dimensions."""
    if not shaped.shape and vector.shape == (1,):
        return AffineMap.get(0, 0, (AffineConstantExpr.get(0),))
    return AffineMap.get_minor_identity(len(shaped.shape), effective_vector_rank(shaped, vector))


def transfer_mask_type(vector: VectorType, permutation: AffineMap) -> VectorType:
    """The mask is about the dimensions that are read or written, in their order."""
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
    """What stands behind the operands in both forms: `, %mask {attributes} : type, type`."""

    def __init__(self, parser: Parser, state: OperationState[Any]) -> None:
        self.parser = parser
        self.state = state
        self.mask = parser.parse_operand() if parser.parse_optional_token(",") else None
        state.add_attributes(parser.parse_optional_attr_dict())
        parser.parse_token(":")
        self.types_place = parser.index
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
        """The map that is written or follows; sets the properties that are not written."""
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
            properties[PERMUTATION_MAP] = AffineMapAttr.get(permutation)
        if IN_BOUNDS not in properties:
            count = len(permutation.results)
            properties[IN_BOUNDS] = ArrayAttr.get([BoolAttr.get(False)] * count)
        return permutation

    def add_mask(self, shaped: Transferred, vector: VectorType, permutation: AffineMap) -> None:
        """The operand for the mask, if there is one."""
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
        """How many operands each group has; the mask is the last."""
        sizes = (*counts, int(self.mask is not None))
        self.state.properties[SEGMENT_SIZES] = DenseArrayAttr.get(i32, sizes)


def parse_transfer_read(parser: Parser, state: OperationState[Any]) -> None:
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


def parse_transfer_write(parser: Parser, state: OperationState[Any]) -> None:
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


def print_transfer_read(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_transfer_read` reads it."""
    (base,), indices, (padding,), mask = _groups(op)
    base_text = _base_text(printer, base, indices)
    printer.emit(f" {base_text}, {printer.operand_text(padding)}")
    _print_rest(op, printer, mask)
    printer.emit(f" : {printer.types_text([base.type, op.results[0].type])}")


def print_transfer_write(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_transfer_write` reads it."""
    (stored,), (base,), indices, mask = _groups(op)
    printer.emit(f" {printer.operand_text(stored)}, {_base_text(printer, base, indices)}")
    _print_rest(op, printer, mask)
    printer.emit(f" : {printer.types_text([stored.type, base.type])}")


def _groups(op: Operation) -> list[tuple[Value, ...]]:
    """The operands as the segment sizes group them."""
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
    printer.print_optional_attr_dict({**op.properties_as_attributes(), **op.attributes}, elided)

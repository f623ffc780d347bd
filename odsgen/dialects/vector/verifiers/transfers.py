"""Verifiers of the dialect `vector`: transfers."""

from __future__ import annotations

from odsgen.dialects.vector.forms import transfer_mask_type
from odsgen.dialects.vector.verifiers.contractions import as_vector
from odsgen.dialects.vector.verifiers.memory import verify_index_count
from odsgen.hooks import verifies
from odsgen.runtime import (
    AffineConstantExpr,
    AffineDimExpr,
    AffineMap,
    ComplexType,
    DataLayout,
    FloatType,
    IndexType,
    IntegerType,
    MemRefType,
    Operation,
    RankedTensorType,
    ShapedType,
    Type,
    UnknownLayoutError,
    VectorType,
)
from odsgen_dialects.vector import TransferReadOp, TransferWriteOp


def _shaped(type: Type) -> ShapedType:
    assert isinstance(type, ShapedType)
    return type


@verifies(TransferReadOp)
def verify_transfer_read(op: TransferReadOp) -> None:
    """TransferReadOp::verify"""
    padding, mask = op.padding, op.mask
    shaped, vector = _shaped(op.base.type), as_vector(op.vector.type)
    map: AffineMap = op.permutation_map.value
    verify_index_count(op, len(op.indices), shaped.rank)
    _verify_transfer(op, shaped, vector, None if mask is None else mask.type, map)
    element = shaped.element_type
    if isinstance(element, VectorType):
        if element is not padding.type:
            raise op.op_error("requires source element type and padding type to match.")
    else:
        if not isinstance(padding.type, (IntegerType, IndexType, FloatType)):
            raise op.op_error("requires valid padding vector elemental type")
        if padding.type is not element:
            raise op.op_error("requires formal padding and source of the same elemental type")
    _verify_permutation(op, map)


@verifies(TransferWriteOp)
def verify_transfer_write(op: TransferWriteOp) -> None:
    """TransferWriteOp::verify"""
    mask = op.mask
    shaped, vector = _shaped(op.base.type), as_vector(op.value_to_store.type)
    map: AffineMap = op.permutation_map.value
    written = int(isinstance(op.base.type, RankedTensorType))
    if len(op.results) != written:
        raise op.op_error(
            f"expected the number of tensor results ({len(op.results)}) to be equal to the number of output "
            f"tensors ({written})"
        )
    verify_index_count(op, len(op.indices), shaped.rank)
    if any(isinstance(r, AffineConstantExpr) and r.value == 0 for r in map.results):
        raise op.op_error("should not have broadcast dimensions")
    _verify_transfer(op, shaped, vector, None if mask is None else mask.type, map)
    _verify_permutation(op, map)


def _verify_transfer(
    op: TransferReadOp | TransferWriteOp,
    shaped: ShapedType,
    vector: VectorType,
    mask: Type | None,
    map: AffineMap,
) -> None:
    if "masked" in op.attributes:
        raise op.op_error("masked attribute has been removed. Use in_bounds instead.")
    if not isinstance(shaped, (MemRefType, RankedTensorType)):
        raise op.op_error("requires source to be a memref or ranked tensor type")
    element, rank = shaped.element_type, len(vector.shape)
    multiple = "requires the bitwidth of the minor 1-D vector to be an integral multiple of the "
    if isinstance(element, VectorType):
        if not _is_multiple(op, vector, element):
            raise op.op_error(f"{multiple}bitwidth of the minor 1-D vector of the source")
        if len(element.shape) > rank:
            raise op.op_error("requires source vector element and vector result ranks to match.")
        rank -= len(element.shape)
    elif not _is_multiple(op, vector, element):
        raise op.op_error(f"{multiple}bitwidth of the source element type")
    if len(map.results) != rank:
        raise op.op_error(
            "requires a permutation_map with result dims of the same rank as the vector type"
        )
    if isinstance(element, VectorType) and mask is not None:
        raise op.op_error("does not support masks with vector element type")
    if map.num_symbols:
        raise op.op_error("requires permutation_map without symbols")
    if map.num_inputs != shaped.rank:
        raise op.op_error(
            "requires a permutation_map with input dims of the same rank as the source type"
        )
    inferred = None if mask is None else transfer_mask_type(vector, map)
    if mask is not inferred:
        raise op.op_error(
            f"inferred mask type ('{inferred}') and mask operand type ('{mask}') don't match"
        )
    flags = op.in_bounds_attr.elements
    if len(map.results) != len(flags):
        raise op.op_error(
            "expects the in_bounds attr of same rank as permutation_map results: "
            f"{op.permutation_map} vs inBounds of size: {len(flags)}"
        )


def _is_multiple(op: Operation, vector: VectorType, element: Type) -> bool:
    """Whether a row of the vector consists of whole elements."""
    layout = DataLayout.closest(op)
    unit = element.shape[-1] if isinstance(element, VectorType) and element.shape else 1
    scalar = element.element_type if isinstance(element, VectorType) else element
    try:
        size = layout.type_size_in_bits(scalar) * unit
        row = layout.type_size_in_bits(vector.element_type)
    except UnknownLayoutError:
        return isinstance(scalar, ComplexType)
    return not size or (row * (vector.shape[-1] if vector.shape else 1)) % size == 0


def _verify_permutation(op: Operation, map: AffineMap) -> None:
    """Checks that each result is a distinct dimension or zero."""
    seen: set[int] = set()
    for result in map.results:
        if isinstance(result, AffineConstantExpr) and result.value == 0:
            continue
        if not isinstance(result, AffineDimExpr):
            raise op.op_error(
                "requires a projected permutation_map (at most one dim or the zero constant can "
                "appear in each result)"
            )
        if result.position in seen:
            raise op.op_error(
                "requires a permutation_map that is a permutation (found one dim used more than "
                "once)"
            )
        seen.add(result.position)

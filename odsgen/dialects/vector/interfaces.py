"""Interface methods of the dialect `vector`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.shared.result_names import called
from odsgen.dialects.vector.forms import transfer_mask_type
from odsgen.dialects.vector.verifiers.contractions import iteration_extents
from odsgen.runtime.builtin.types import MemRefType, VectorType, i1
from odsgen.runtime.interfaces.side_effects import EffectInstance, EffectKind, Speculatability

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value
    from odsgen_dialects.vector import (
        ContractionOp,
        ExtractOp,
        MaskOp,
        TransferReadOp,
        TransferWriteOp,
        TypeCastOp,
    )


asm_result_names_vscale = called("vscale")


def is_compatible_return_types_extract(
    op: ExtractOp, inferred: Sequence[Type], actual: Sequence[Type]
) -> bool:
    """A vector of one element may stand for the element."""
    first, second = inferred[0], actual[0]
    return first is second or any(
        isinstance(vector, VectorType) and vector.shape == (1,) and vector.element_type is element
        for vector, element in ((first, second), (second, first))
    )


# --- transfers: those of memrefs touch memory, those of tensors do not --------------------------------------------------


def effects_transfer_read(op: TransferReadOp) -> Sequence[EffectInstance]:
    """Reads a memref."""
    return _effects(op, EffectKind.READ)


def effects_transfer_write(op: TransferWriteOp) -> Sequence[EffectInstance]:
    """Writes a memref."""
    return _effects(op, EffectKind.WRITE)


def _effects(op: TransferReadOp | TransferWriteOp, kind: EffectKind) -> Sequence[EffectInstance]:
    return [EffectInstance(kind, op.base)] if isinstance(op.base.type, MemRefType) else []


def _speculatability(op: TransferReadOp | TransferWriteOp) -> Speculatability:
    """Only a transfer of a tensor may be executed speculatively."""
    if isinstance(op.base.type, MemRefType):
        return Speculatability.NOT_SPECULATABLE
    return Speculatability.SPECULATABLE


speculatability_transfer_read = speculatability_transfer_write = _speculatability


def dps_inits_mutable_transfer_read(op: TransferReadOp) -> Sequence[Value]:
    """None."""
    return ()


def dps_inits_mutable_transfer_write(op: TransferWriteOp) -> Sequence[Value]:
    """The tensor or memref that is written."""
    return (op.base,)


# --- shapes that are unrolled -------------------------------------------------------------------------------------------


def _shape_of(type: Type) -> Sequence[int] | None:
    return type.shape if isinstance(type, VectorType) else None


def _shape_of_result(op: Operation) -> Sequence[int] | None:
    """The shape of the vector that is made."""
    return _shape_of(op.results[0].type)


def _shape_of_source(op: Operation) -> Sequence[int] | None:
    """The shape of the first operand."""
    return _shape_of(op.operands[0].type)


shape_for_unroll_broadcast = shape_for_unroll_fma = shape_for_unroll_gather = _shape_of_result
shape_for_unroll_load = shape_for_unroll_shape_cast = shape_for_unroll_transpose = _shape_of_result
shape_for_unroll_transfer_read = _shape_of_result
shape_for_unroll_multi_reduction = shape_for_unroll_reduction = _shape_of_source
shape_for_unroll_store = shape_for_unroll_transfer_write = _shape_of_source


def shape_for_unroll_contract(op: ContractionOp) -> Sequence[int]:
    """The extent of each iterator."""
    extents = iteration_extents(op)
    return [extents[number][0] for number in sorted(extents)]


# --- masks --------------------------------------------------------------------------------------------------------------


def expected_mask_type_contract(op: ContractionOp) -> Type:
    """A bit for each point of the iteration space."""
    extents = iteration_extents(op)
    sizes = [extents[number] for number in sorted(extents)]
    return VectorType.get([s for s, _ in sizes], i1, [is_scalable for _, is_scalable in sizes])


def _mask_of(type: Type) -> Type:
    """A bit for each element of a vector."""
    if not isinstance(type, VectorType):
        raise ValueError(f"expected a vector, got '{type}'")
    return VectorType.get(type.shape, i1, type.scalable_dims)


def _mask_of_result(op: Operation) -> Type:
    """A bit for each element of the result."""
    return _mask_of(op.results[0].type)


def _mask_of_source(op: Operation) -> Type:
    """A bit for each element of the first operand."""
    return _mask_of(op.operands[0].type)


expected_mask_type_gather = expected_mask_type_outerproduct = _mask_of_result
expected_mask_type_multi_reduction = expected_mask_type_reduction = _mask_of_source


def expected_mask_type_transfer_read(op: TransferReadOp) -> Type:
    """A bit for each element of the vector, in the order of the dimensions that are read."""
    return _mask_of_transfer(op, op.vector.type)


def expected_mask_type_transfer_write(op: TransferWriteOp) -> Type:
    """A bit for each element of the vector, in the order of the dimensions that are written."""
    return _mask_of_transfer(op, op.value_to_store.type)


def _mask_of_transfer(op: TransferReadOp | TransferWriteOp, vector: Type) -> Type:
    map = op.properties["permutation_map"].value
    if not isinstance(vector, VectorType) or len(map.results) > len(vector.shape):
        raise ValueError(
            "expected a vector with a dimension for each result of the permutation map"
        )
    return transfer_mask_type(vector, map)


def supports_passthru_transfer_read(op: TransferReadOp) -> bool:
    """Elements that are masked out may be taken from another vector."""
    return True


def default_supports_passthru(op: Operation) -> bool:
    """Of most operations, no other values are known for elements that are masked out."""
    return False


def default_masking_op(op: Operation) -> Operation | None:
    """The operation around it, if that is one that masks."""
    parent = op.parent_op
    return parent if parent is not None and "MaskingOpInterface" in parent.INTERFACES else None


def default_is_masked(op: Operation) -> bool:
    """Whether the operation around it is one that masks."""
    return default_masking_op(op) is not None


def maskable_op_mask(op: MaskOp) -> Operation:
    """The operation that is masked; raises ValueError if the region has but its terminator."""
    first = op.mask_region.entry_block.first
    if first is None or first.next is None:
        raise ValueError("no operation is masked")
    return first


def has_passthru_mask(op: MaskOp) -> bool:
    """Whether there are values for the elements that are masked out."""
    return op.passthru is not None


def view_source_type_cast(op: TypeCastOp) -> Value:
    """The buffer."""
    return op.memref

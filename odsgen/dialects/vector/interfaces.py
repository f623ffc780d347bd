"""Interface methods of the dialect `vector`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.vector.forms import transfer_mask_type
from odsgen.dialects.vector.verifiers.contractions import iteration_extents
from odsgen.hooks import implements
from odsgen.runtime import EffectInstance, EffectKind, MemRefType, Speculatability, VectorType, i1
from odsgen_dialects.vector import (
    ContractionOp,
    ExtractOp,
    GatherOp,
    MaskableOpInterface,
    MaskOp,
    MultiDimReductionOp,
    OuterProductOp,
    ReductionOp,
    TransferReadOp,
    TransferWriteOp,
)

if TYPE_CHECKING:
    from odsgen.runtime import Operation, Type


@implements(ExtractOp, method="is_compatible_return_types")
def fits_extract(op: ExtractOp, inferred: Sequence[Type], actual: Sequence[Type]) -> bool:
    """ExtractOp::isCompatibleReturnTypes"""
    first, second = inferred[0], actual[0]
    return first is second or any(
        isinstance(vector, VectorType) and vector.shape == (1,) and vector.element_type is element
        for vector, element in ((first, second), (second, first))
    )


# --- transfers: those of memrefs touch memory, those of tensors do not --------------------------------------------------


@implements(TransferReadOp, method="effects")
def effects_transfer_read(op: TransferReadOp) -> Sequence[EffectInstance]:
    """TransferReadOp::getEffects"""
    return _effects(op, EffectKind.READ)


@implements(TransferWriteOp, method="effects")
def effects_transfer_write(op: TransferWriteOp) -> Sequence[EffectInstance]:
    """TransferWriteOp::getEffects"""
    return _effects(op, EffectKind.WRITE)


def _effects(op: TransferReadOp | TransferWriteOp, kind: EffectKind) -> Sequence[EffectInstance]:
    return [EffectInstance(kind, op.base)] if isinstance(op.base.type, MemRefType) else []


@implements(TransferReadOp, TransferWriteOp, method="speculatability")
def _speculatability(op: TransferReadOp | TransferWriteOp) -> Speculatability:
    """TransferReadOp::getSpeculatability, TransferWriteOp::getSpeculatability"""
    if isinstance(op.base.type, MemRefType):
        return Speculatability.NOT_SPECULATABLE
    return Speculatability.SPECULATABLE


# --- shapes that are unrolled -------------------------------------------------------------------------------------------


@implements(ContractionOp, method="shape_for_unroll")
def shape_for_unroll_contract(op: ContractionOp) -> Sequence[int]:
    """ContractionOp::getShapeForUnroll"""
    extents = iteration_extents(op)
    return [extents[number][0] for number in sorted(extents)]


# --- masks --------------------------------------------------------------------------------------------------------------


@implements(ContractionOp, method="expected_mask_type")
def expected_mask_type_contract(op: ContractionOp) -> Type:
    """ContractionOp::getExpectedMaskType"""
    extents = iteration_extents(op)
    sizes = [extents[number] for number in sorted(extents)]
    return VectorType.get([s for s, _ in sizes], i1, [is_scalable for _, is_scalable in sizes])


def _mask_of(type: Type) -> Type:
    """The mask type of a vector type."""
    if not isinstance(type, VectorType):
        raise ValueError(f"expected a vector, got '{type}'")
    return VectorType.get(type.shape, i1, type.scalable_dims)


@implements(GatherOp, OuterProductOp, method="expected_mask_type")
def _mask_of_result(op: Operation) -> Type:
    """GatherOp::getExpectedMaskType, OuterProductOp::getExpectedMaskType"""
    return _mask_of(op.results[0].type)


@implements(MultiDimReductionOp, ReductionOp, method="expected_mask_type")
def _mask_of_source(op: Operation) -> Type:
    """MultiDimReductionOp::getExpectedMaskType, ReductionOp::getExpectedMaskType"""
    return _mask_of(op.operands[0].type)


@implements(TransferReadOp, method="expected_mask_type")
def expected_mask_type_transfer_read(op: TransferReadOp) -> Type:
    """TransferReadOp::getExpectedMaskType"""
    return _mask_of_transfer(op, op.vector.type)


@implements(TransferWriteOp, method="expected_mask_type")
def expected_mask_type_transfer_write(op: TransferWriteOp) -> Type:
    """TransferWriteOp::getExpectedMaskType"""
    return _mask_of_transfer(op, op.value_to_store.type)


def _mask_of_transfer(op: TransferReadOp | TransferWriteOp, vector: Type) -> Type:
    map = op.permutation_map.value
    if not isinstance(vector, VectorType) or len(map.results) > len(vector.shape):
        raise ValueError(
            "expected a vector with a dimension for each result of the permutation map"
        )
    return transfer_mask_type(vector, map)


@implements(MaskableOpInterface, method="supports_passthru")
def default_supports_passthru(op: Operation) -> bool:
    """MaskableOpInterface::supportsPassthru, by default"""
    return False


@implements(MaskableOpInterface, method="masking_op")
def default_masking_op(op: Operation) -> Operation | None:
    """MaskableOpInterface::getMaskingOp, by default"""
    parent = op.parent_op
    return parent if parent is not None and "MaskingOpInterface" in parent.INTERFACES else None


@implements(MaskableOpInterface, method="is_masked")
def default_is_masked(op: Operation) -> bool:
    """MaskableOpInterface::isMasked, by default"""
    return default_masking_op(op) is not None


@implements(MaskOp, method="maskable_op")
def maskable_op_mask(op: MaskOp) -> Operation:
    """MaskOp::getMaskableOp"""
    first = op.mask_region.entry_block.first
    if first is None or first.next is None:
        raise ValueError("no operation is masked")
    return first

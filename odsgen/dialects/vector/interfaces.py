"""Interface methods of the dialect `vector`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.shared.result_names import called
from odsgen.runtime.builtin.types import MemRefType, VectorType
from odsgen.runtime.interfaces.side_effects import EffectInstance, EffectKind, Speculatability

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.value import Value
    from odsgen_dialects.vector import ExtractOp, TransferReadOp, TransferWriteOp


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

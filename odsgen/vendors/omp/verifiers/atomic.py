"""Verifiers of atomic operations of the dialect `omp`."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from odsgen.dialects.shared import atomic_operations
from odsgen.hooks import verifies, verifies_regions
from odsgen_dialects.omp import (
    AtomicCaptureOp,
    AtomicReadOp,
    AtomicUpdateOp,
    AtomicWriteOp,
    CriticalDeclareOp,
)

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation


@verifies(AtomicCaptureOp, CriticalDeclareOp)
def _verify_hint(op: Operation) -> None:
    attribute: Any = op.property_attribute("hint")
    hint = 0 if attribute is None else attribute.value
    if hint & 1 and hint & 2:
        raise op.op_error(
            "the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined"
        )
    if hint & 4 and hint & 8:
        raise op.op_error(
            "the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined."
        )


def _verify_order(
    op: AtomicReadOp | AtomicUpdateOp | AtomicWriteOp, refused: Collection[str], message: str
) -> None:
    order = op.memory_order_attr
    if order is not None and order.parameters()[0].keyword in refused:
        raise op.error(f"memory-order must not be {message}")


@verifies(AtomicReadOp)
def verify_atomic_read(op: AtomicReadOp) -> None:
    """AtomicReadOp::verify"""
    x, v = op.operands[:2]
    if x is v:
        raise op.error("read and write must not be to the same location for atomic reads")
    _verify_order(op, ("acq_rel", "release"), "acq_rel or release for atomic reads")
    _verify_hint(op)


@verifies(AtomicWriteOp)
def verify_atomic_write(op: AtomicWriteOp) -> None:
    """AtomicWriteOp::verify"""
    atomic_operations.verify_atomic_write(op)
    _verify_order(op, ("acq_rel", "acquire"), "acq_rel or acquire for atomic writes")
    _verify_hint(op)


@verifies(AtomicUpdateOp)
def verify_atomic_update(op: AtomicUpdateOp) -> None:
    """AtomicUpdateOp::verify"""
    atomic_operations.verify_atomic_update(op)
    _verify_order(op, ("acq_rel", "acquire"), "acq_rel or acquire for atomic updates")
    _verify_hint(op)


verifies_regions(AtomicUpdateOp)(atomic_operations.verify_atomic_update_regions)


@verifies_regions(AtomicCaptureOp)
def verify_atomic_capture_regions(op: AtomicCaptureOp) -> None:
    """AtomicCaptureOp::verifyRegions"""
    atomic_operations.verify_atomic_capture_regions(op)
    inner = list(op.region.blocks[0])[:2]
    for name, default in (("hint", 0), ("memory_order", None)):
        for part in inner:
            value: Any = part.properties.get(name)
            if value is not None and getattr(value, "value", 1) != default:
                raise op.op_error(f"operations inside capture region must not have {name} clause")

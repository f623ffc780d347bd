"""Verifiers of atomic operations of the dialect `omp`."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from odsgen.dialects.shared import atomic_operations
from odsgen.hooks import verifies, verifies_regions
from odsgen.runtime import Operation
from odsgen_dialects import omp


@verifies(omp.AtomicCaptureOp, omp.CriticalDeclareOp)
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
    op: omp.AtomicReadOp | omp.AtomicUpdateOp | omp.AtomicWriteOp,
    refused: Collection[str],
    message: str,
) -> None:
    order = op.memory_order_attr
    if order is not None and order.parameters()[0].keyword in refused:
        raise op.error(f"memory-order must not be {message}")


@verifies(omp.AtomicReadOp)
def verify_atomic_read(op: omp.AtomicReadOp) -> None:
    """AtomicReadOp::verify"""
    x, v = op.operands[:2]
    if x is v:
        raise op.error("read and write must not be to the same location for atomic reads")
    _verify_order(op, ("acq_rel", "release"), "acq_rel or release for atomic reads")
    _verify_hint(op)


@verifies(omp.AtomicWriteOp)
def verify_atomic_write(op: omp.AtomicWriteOp) -> None:
    """AtomicWriteOp::verify"""
    atomic_operations.verify_atomic_write(op)
    _verify_order(op, ("acq_rel", "acquire"), "acq_rel or acquire for atomic writes")
    _verify_hint(op)


@verifies(omp.AtomicUpdateOp)
def verify_atomic_update(op: omp.AtomicUpdateOp) -> None:
    """AtomicUpdateOp::verify"""
    atomic_operations.verify_atomic_update(op)
    _verify_order(op, ("acq_rel", "acquire"), "acq_rel or acquire for atomic updates")
    _verify_hint(op)


verifies_regions(omp.AtomicUpdateOp)(atomic_operations.verify_atomic_update_regions)


@verifies_regions(omp.AtomicCaptureOp)
def verify_atomic_capture_regions(op: omp.AtomicCaptureOp) -> None:
    """AtomicCaptureOp::verifyRegions"""
    atomic_operations.verify_atomic_capture_regions(op)
    inner = list(op.region.blocks[0])[:2]
    for name, default in (("hint", 0), ("memory_order", None)):
        for part in inner:
            value: Any = part.properties.get(name)
            if value is not None and getattr(value, "value", 1) != default:
                raise op.op_error(f"operations inside capture region must not have {name} clause")

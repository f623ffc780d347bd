"""Verifiers of atomic operations of the dialect `omp`."""

from __future__ import annotations

from typing import Any

from odsgen.dialects.shared import atomic_operations
from odsgen.hooks import verifies_regions
from odsgen_dialects import omp

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

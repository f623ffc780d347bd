"""Verifiers of the dialect `amdgpu`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation


def _verify_existing(op: Operation) -> None:
    """Checks that the existing values, if there are any, are of the type of the result."""
    last = op.operands[-1].type
    result = op.result_types[0]
    if _has_existing(op) and last is not result:
        raise op.op_error("existing values must have same type as result")


def _has_existing(op: Operation) -> bool:
    sizes = op.properties.get("operandSegmentSizes")
    if sizes is not None:
        return int(sizes.values[-1]) == 1
    return len(op.operands) > 2


verify_packed_trunc_2xfp8 = _verify_existing
verify_packed_stoch_round_fp8 = _verify_existing
verify_packed_scaled_trunc = _verify_existing

"""Inference of result types of the dialect `bufferization`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.bufferization.forms import SEGMENT_SIZES
from odsgen.hooks import infers
from odsgen.runtime import Region, Type, Value, i1
from odsgen_dialects.bufferization import DeallocOp


@infers(DeallocOp)
def infer_dealloc_return_types(
    operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region]
) -> list[Type]:
    """DeallocOp::inferReturnTypes"""
    sizes = properties.get(SEGMENT_SIZES)
    # Limited to the operands: the segments may be wrong, which the verifier reports.
    count = 0 if sizes is None else min(int(sizes.values[2]), len(operands))
    return [i1] * count

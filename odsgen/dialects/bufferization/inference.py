"""Inference of result types of the dialect `bufferization`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.bufferization.forms import SEGMENT_SIZES
from odsgen.hooks import infers
from odsgen.runtime.builtin.types import (
    i1,
)
from odsgen_dialects.bufferization import DeallocOp

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value


@infers(DeallocOp)
def infer_dealloc_return_types(
    operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region]
) -> list[Type]:
    """DeallocOp::inferReturnTypes"""
    sizes = properties.get(SEGMENT_SIZES)
    # Limited to the operands: the segments may be wrong, which the verifier reports.
    count = 0 if sizes is None else min(int(sizes.values[2]), len(operands))
    return [i1] * count

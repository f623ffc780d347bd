"""Inference of result types of the dialect `bufferization`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.bufferization.forms import SEGMENT_SIZES
from odsgen.runtime.builtin.types import (
    i1,
)

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value


def infer_dealloc_return_types(
    operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region]
) -> list[Type]:
    """A condition for each memref that is retained."""
    sizes = properties.get(SEGMENT_SIZES)
    # No more than there are operands: the sizes may not fit, which is said elsewhere.
    count = 0 if sizes is None else min(int(sizes.values[2]), len(operands))
    return [i1] * count

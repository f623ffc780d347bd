"""The ranges of sizes of shapes (MLIR: `inferShapedDimOpInterface`)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import reduce
from typing import Any

from odsgen.dataflow import IntegerRange
from odsgen.runtime import DYNAMIC, ShapedType, Value


def range_of_dim(
    op: Any, known: Sequence[IntegerRange | None]
) -> Mapping[Value, IntegerRange | None]:
    """The sizes of those dimensions of the first operand of which the second one may be the number."""
    some = IntegerRange.from_signed(0, (1 << 63) - 1, 64)
    type = op.operand_types[0]
    if not isinstance(type, ShapedType) or not type.has_rank:
        return {op.result: some}
    first, last = 0, len(type.shape) - 1
    if known[1] is not None:
        first, last = max(first, known[1].smin), min(last, known[1].smax)
    sizes = [
        some if size == DYNAMIC else IntegerRange.constant(size, 64)
        for size in type.shape[first : last + 1]
    ]
    union: Callable[[IntegerRange, IntegerRange], IntegerRange] = IntegerRange.union
    return {op.result: reduce(union, sizes) if sizes else some}

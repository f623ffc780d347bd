"""Inference of result types of the dialect `memref`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.runtime.builtin.types import MemRefType, index

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value


_Properties = dict[str, Any]


def infer_distinct_objects_return_types(
    operands: Sequence[Value], properties: _Properties, regions: Sequence[Region]
) -> list[Type]:
    """Those of the operands."""
    return [operand.type for operand in operands]


def infer_extract_strided_metadata_return_types(
    operands: Sequence[Value], properties: _Properties, regions: Sequence[Region]
) -> list[Type]:
    """A buffer without dimensions, the offset, and a size and a stride for each dimension."""
    source = operands[0].type
    if not isinstance(source, MemRefType):
        raise ValueError("expected a memref to take apart")
    buffer = MemRefType.get((), source.element_type, None, source.memory_space)
    return [buffer, index, *[index] * (2 * len(source.shape))]

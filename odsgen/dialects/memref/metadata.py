"""Offset, sizes and strides of memrefs, static where possible (MLIR: `getConstifiedMixed…`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from odsgen.dialects.memref.layouts import strides_and_offset
from odsgen.dialects.shared import (
    DYNAMIC_INDEX,
    Mixed,
    known_integer,
    mixed_slice,
    ranked_memref,
)
from odsgen.runtime import DYNAMIC, DYNAMIC_STRIDE, MemRefType, Value

if TYPE_CHECKING:
    from odsgen_dialects.memref import ExtractStridedMetadataOp, ReinterpretCastOp


class Metadata(NamedTuple):
    """Offset, sizes and strides; values for dynamic ones."""

    offset: Mixed
    sizes: list[Mixed]
    strides: list[Mixed]

    def count_values(self) -> int:
        """The number of dynamic entries."""
        entries = [self.offset, *self.sizes, *self.strides]
        return sum(isinstance(entry, Value) for entry in entries)

    def has_negative_size(self) -> bool:
        return any(not isinstance(size, Value) and size < 0 for size in self.sizes)


def _known(entries: Sequence[Mixed], numbers: Sequence[int], unknown: int) -> list[Mixed]:
    known: list[Mixed] = []
    for entry, number in zip(entries, numbers, strict=True):
        constant = known_integer(entry)
        if number != unknown:
            known.append(number)
        else:
            # Lists of numbers have no place for the one that stands for an unknown number.
            known.append(entry if constant is None or constant == DYNAMIC_INDEX else constant)
    return known


def _metadata(
    type: MemRefType, offset: Mixed, sizes: Sequence[Mixed], strides: Sequence[Mixed]
) -> Metadata:
    found = strides_and_offset(type)
    numbers, start = found or ([DYNAMIC_STRIDE] * type.rank, DYNAMIC_STRIDE)
    return Metadata(
        _known([offset], [start], DYNAMIC_STRIDE)[0],
        _known(sizes, type.shape, DYNAMIC),
        _known(strides, numbers, DYNAMIC_STRIDE),
    )


def metadata_of_memref(op: ExtractStridedMetadataOp) -> Metadata:
    """The metadata that the operation extracts."""
    return _metadata(ranked_memref(op.source), op.offset, op.sizes, op.strides)


def metadata_of_operands(op: ReinterpretCastOp) -> Metadata:
    """The metadata that the operation gives its result."""
    slice = mixed_slice(op)
    return _metadata(ranked_memref(op.result), slice.offsets[0], slice.sizes, slice.strides)

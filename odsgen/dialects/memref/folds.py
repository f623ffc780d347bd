"""Folds of `memref`: sizes that are known, and casts that need not be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.memref.casts import fold_memref_casts
from odsgen.dialects.shared.dimensions import is_dimension, size_of_dimension
from odsgen.runtime.builtin.attributes import IntegerAttr
from odsgen.runtime.builtin.types import MemRefType, index

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.value import Value
    from odsgen_dialects.memref import CastOp, DeallocOp, DimOp, LoadOp, RankOp, StoreOp

    Constants = Sequence[Attribute | None]
    Folded = Sequence[Attribute | Value] | None


def fold_cast(op: CastOp, operands: Constants) -> Folded:
    """Of two casts, one after another, the second is enough."""
    return op.results if fold_memref_casts(op) else None


def fold_load(op: LoadOp, operands: Constants) -> Folded:
    """Loads from the source of a cast."""
    return op.results if fold_memref_casts(op) else None


def fold_store(op: StoreOp, operands: Constants) -> Folded:
    """Stores into the source of a cast."""
    return () if fold_memref_casts(op, op.operands[0]) else None


def fold_dealloc(op: DeallocOp, operands: Constants) -> Folded:
    """Frees the source of a cast."""
    return () if fold_memref_casts(op) else None


def fold_rank(op: RankOp, operands: Constants) -> Folded:
    """The number of dimensions that the type has."""
    type = op.operands[0].type
    return [IntegerAttr.get(type.rank, index)] if isinstance(type, MemRefType) else None


def fold_dim(op: DimOp, operands: Constants) -> Folded:
    """A size that the type has, or with which the memory was allocated."""
    type, constant = op.source.type, operands[1]
    if not isinstance(type, MemRefType) or not is_dimension(constant, type):
        return None
    size = size_of_dimension(op.source, type, constant.value, ("memref.alloc", "memref.alloca"))
    if size is not None:
        return [size]
    return [op.results[0]] if fold_memref_casts(op) else None

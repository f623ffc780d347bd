"""Folds of the dialect `ptr`: round trips of pointers, and zero offsets."""

from __future__ import annotations

from odsgen.hooks import Constants, Folded, folds
from odsgen.runtime import Operation, Value
from odsgen_dialects.ptr import ConstantOp, FromPtrOp, GetMetadataOp, ToPtrOp


@folds(ConstantOp)
def fold_constant(op: ConstantOp, operands: Constants) -> Folded:
    """ConstantOp::fold"""
    return [op.value]


@folds(FromPtrOp)
def fold_from_ptr(op: FromPtrOp, operands: Constants) -> Folded:
    """FromPtrOp::fold"""
    found: Value | None = None
    cast: Operation | None = op
    while isinstance(cast, FromPtrOp):
        address = cast.ptr.defining_op
        if not isinstance(address, ToPtrOp) or address.ptr.type is not cast.result.type:
            break
        metadata = None if cast.metadata is None else cast.metadata.defining_op
        if not isinstance(metadata, GetMetadataOp) or metadata.ptr is not address.ptr:
            break
        found = address.ptr
        cast = found.defining_op
    return None if found is None else [found]


@folds(ToPtrOp)
def fold_to_ptr(op: ToPtrOp, operands: Constants) -> Folded:
    """ToPtrOp::fold"""
    found: Value | None = None
    cast: Operation | None = op
    while isinstance(cast, ToPtrOp):
        made = cast.ptr.defining_op
        if not isinstance(made, FromPtrOp) or made.ptr.type is not cast.result.type:
            break
        found = made.ptr
        cast = found.defining_op
    return None if found is None else [found]

"""Folds of `bufferization`: from tensor to buffer and back, and copies of what is cast."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.memref.casts import fold_memref_casts

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.value import Value
    from odsgen_dialects.bufferization import CloneOp, ToBufferOp, ToTensorOp

    Constants = Sequence[Attribute | None]
    Folded = Sequence[Attribute | Value] | None


def fold_clone(op: CloneOp, operands: Constants) -> Folded:
    """Copies the source of a cast."""
    return op.results if fold_memref_casts(op) else None


def fold_to_buffer(op: ToBufferOp, operands: Constants) -> Folded:
    """The buffer that the tensor was made of."""
    source = op.tensor.defining_op
    if source is None or source.name != "bufferization.to_tensor":
        return None
    buffer = source.operands[0]
    return [buffer] if buffer.type is op.buffer.type else None


def fold_to_tensor(op: ToTensorOp, operands: Constants) -> Folded:
    """The tensor that the buffer was made of, if nothing stands between that may have written there."""
    source = op.buffer.defining_op
    if source is None or source.name != "bufferization.to_buffer" or source.next is not op:
        return None
    tensor = source.operands[0]
    return [tensor] if tensor.type is op.result.type else None

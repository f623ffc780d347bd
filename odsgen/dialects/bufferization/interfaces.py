"""Interface methods of the dialect `bufferization`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.shared import Shapes, shape_of, size_of, sizes_by_operands, sizes_of
from odsgen.hooks import implements
from odsgen.runtime import DYNAMIC, EffectInstance, EffectKind, IntegerAttr, TensorType, index
from odsgen_dialects.bufferization import AllocTensorOp, MaterializeInDestinationOp

if TYPE_CHECKING:
    from odsgen.runtime import Builder


@implements(MaterializeInDestinationOp, method="effects")
def effects_materialize_in_destination(op: MaterializeInDestinationOp) -> Sequence[EffectInstance]:
    """MaterializeInDestinationOp::getEffects"""
    if isinstance(op.dest.type, TensorType):
        return ()
    return (EffectInstance(EffectKind.WRITE, op.dest),)


@implements(AllocTensorOp, method="reify_result_shapes")
def reify_result_shapes_alloc_tensor(op: AllocTensorOp, builder: Builder) -> Shapes:
    """AllocTensorOp::reifyResultShapes"""
    if op.copy is not None:
        type = op.result.type
        return [
            [
                (
                    IntegerAttr.get(size, index)
                    if size != DYNAMIC
                    else size_of(builder, op.copy, number, op.location)
                )
                for number, size in enumerate(shape_of(type))
            ]
        ]
    return [sizes_by_operands(op.result.type, op.dynamic_sizes)]


@implements(MaterializeInDestinationOp, method="reify_result_shapes")
def reify_result_shapes_materialize_in_destination(
    op: MaterializeInDestinationOp, builder: Builder
) -> Shapes:
    """MaterializeInDestinationOp::reifyResultShapes"""
    return [sizes_of(builder, op.dest, op.location)] if op.results else []

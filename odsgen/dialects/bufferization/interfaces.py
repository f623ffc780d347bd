"""Interface methods of the dialect `bufferization`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.shared.reified_shapes import (
    Shapes,
    shape_of,
    size_of,
    sizes_by_operands,
    sizes_of,
)
from odsgen.hooks import implements
from odsgen.runtime.builtin.attributes import IntegerAttr
from odsgen.runtime.builtin.types import DYNAMIC, TensorType, index
from odsgen.runtime.interfaces.side_effects import EffectInstance, EffectKind
from odsgen_dialects.bufferization import AllocTensorOp, MaterializeInDestinationOp

if TYPE_CHECKING:
    from odsgen.runtime.ir.builder import Builder
    from odsgen.runtime.ir.value import Value


@implements(MaterializeInDestinationOp, method="dps_inits_mutable")
def dps_inits_mutable_materialize_in_destination(op: MaterializeInDestinationOp) -> Sequence[Value]:
    """MaterializeInDestinationOp::getDpsInitsMutable"""
    return (op.dest,)


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

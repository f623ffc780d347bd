"""Folds of the dialect `amdgpu`."""

from __future__ import annotations

from odsgen.dialects.shared import fold_constants, split_mixed
from odsgen.dialects.shared.mixed_values import mixed_values
from odsgen.hooks import Constants, Folded, folds
from odsgen.runtime import DenseArrayAttr, i64
from odsgen_dialects.amdgpu import MakeDmaDescriptorOp, MakeGatherDmaDescriptorOp


@folds(MakeDmaDescriptorOp, MakeGatherDmaDescriptorOp)
def fold_descriptor(
    op: MakeDmaDescriptorOp | MakeGatherDmaDescriptorOp, operands: Constants
) -> Folded:
    """MakeDmaDescriptorOp::fold, MakeGatherDmaDescriptorOp::fold: takes constant sizes and strides into the attributes"""
    changed = False
    for name in ("global_{}_sizes", "global_{}_strides", "shared_{}_sizes"):
        dynamic, static = name.format("dynamic"), name.format("static")
        mixed = mixed_values(getattr(op, static), getattr(op, dynamic))
        if not fold_constants(mixed, non_negative=True, non_zero=True):
            continue
        values, numbers = split_mixed(mixed)
        setattr(op, dynamic, tuple(values))
        op.properties[static] = DenseArrayAttr.get(i64, numbers)
        changed = True
    return op.results if changed else None

"""Folds of the dialect `gpu`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.memref.casts import fold_memref_casts
from odsgen.hooks import folds
from odsgen_dialects.gpu import (
    AllReduceOp,
    LaunchOp,
    MemcpyOp,
    MemsetOp,
    SubgroupBroadcastOp,
    SubgroupReduceOp,
)

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.value import Value

    Constants = Sequence[Attribute | None]
    Folded = Sequence[Attribute | Value] | None


@folds(MemcpyOp, MemsetOp)
def fold_memcpy(op: MemcpyOp | MemsetOp, operands: Constants) -> Folded:
    """MemcpyOp::fold, MemsetOp::fold"""
    return op.results if fold_memref_casts(op) else None


def _become_uniform(op: AllReduceOp | SubgroupReduceOp) -> Folded:
    """Marks the operation uniform if all work items execute it."""
    block = op.parent_block
    launch = op.parent_op
    if op.uniform or not isinstance(launch, LaunchOp):
        return None
    if block is not launch.regions[0].blocks[0]:
        return None
    op.uniform = True
    return [op.result]


@folds(AllReduceOp)
def fold_all_reduce(op: AllReduceOp, operands: Constants) -> Folded:
    """AllReduceOp::fold"""
    return _become_uniform(op)


@folds(SubgroupReduceOp)
def fold_subgroup_reduce(op: SubgroupReduceOp, operands: Constants) -> Folded:
    """SubgroupReduceOp::fold"""
    return [op.value] if op.cluster_size == 1 else _become_uniform(op)


@folds(SubgroupBroadcastOp)
def fold_subgroup_broadcast(op: SubgroupBroadcastOp, operands: Constants) -> Folded:
    """SubgroupBroadcastOp::fold"""
    before = op.src.defining_op
    return None if not isinstance(before, SubgroupBroadcastOp) else [op.src]

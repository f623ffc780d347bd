"""Folds of the dialect `gpu`."""

from __future__ import annotations

from odsgen.dialects.memref.casts import fold_memref_casts
from odsgen.hooks import Constants, Folded, folds
from odsgen_dialects import gpu


@folds(gpu.MemcpyOp, gpu.MemsetOp)
def fold_memcpy(op: gpu.MemcpyOp | gpu.MemsetOp, operands: Constants) -> Folded:
    """MemcpyOp::fold, MemsetOp::fold"""
    return op.results if fold_memref_casts(op) else None


def _become_uniform(op: gpu.AllReduceOp | gpu.SubgroupReduceOp) -> Folded:
    """Marks the operation uniform if all work items execute it."""
    block = op.parent_block
    launch = op.parent_op
    if op.uniform or not isinstance(launch, gpu.LaunchOp):
        return None
    if block is not launch.regions[0].blocks[0]:
        return None
    op.uniform = True
    return [op.result]


@folds(gpu.AllReduceOp)
def fold_all_reduce(op: gpu.AllReduceOp, operands: Constants) -> Folded:
    """AllReduceOp::fold"""
    return _become_uniform(op)


@folds(gpu.SubgroupReduceOp)
def fold_subgroup_reduce(op: gpu.SubgroupReduceOp, operands: Constants) -> Folded:
    """SubgroupReduceOp::fold"""
    return [op.value] if op.cluster_size == 1 else _become_uniform(op)


@folds(gpu.SubgroupBroadcastOp)
def fold_subgroup_broadcast(op: gpu.SubgroupBroadcastOp, operands: Constants) -> Folded:
    """SubgroupBroadcastOp::fold"""
    before = op.src.defining_op
    return None if not isinstance(before, gpu.SubgroupBroadcastOp) else [op.src]

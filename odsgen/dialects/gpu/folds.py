"""Folds of the dialect `gpu`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.memref.casts import fold_memref_casts

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Attribute
    from odsgen.runtime.ir.value import Value
    from odsgen_dialects.gpu import (
        AllReduceOp,
        MemcpyOp,
        MemsetOp,
        SubgroupBroadcastOp,
        SubgroupReduceOp,
    )

    Constants = Sequence[Attribute | None]
    Folded = Sequence[Attribute | Value] | None


def fold_memcpy(op: MemcpyOp, operands: Constants) -> Folded:
    """Copies from and to the sources of casts."""
    return op.results if fold_memref_casts(op) else None


def fold_memset(op: MemsetOp, operands: Constants) -> Folded:
    """Sets the source of a cast."""
    return op.results if fold_memref_casts(op) else None


def _become_uniform(op: AllReduceOp | SubgroupReduceOp) -> Folded:
    """Says that all work items come by, if the operation stands where they all begin."""
    block = op.parent_block
    launch = op.parent_op
    if op.uniform or launch is None or launch.name != "gpu.launch":
        return None
    if block is not launch.regions[0].blocks[0]:
        return None
    op.uniform = True
    return [op.result]


def fold_all_reduce(op: AllReduceOp, operands: Constants) -> Folded:
    """All work items come by at the beginning of a launch."""
    return _become_uniform(op)


def fold_subgroup_reduce(op: SubgroupReduceOp, operands: Constants) -> Folded:
    """The value of a single work item; all of them come by at the beginning of a launch."""
    return [op.value] if op.cluster_size == 1 else _become_uniform(op)


def fold_subgroup_broadcast(op: SubgroupBroadcastOp, operands: Constants) -> Folded:
    """All lanes have the same value already after another broadcast."""
    before = op.src.defining_op
    return None if before is None or before.name != op.name else [op.src]

"""The patterns that lower operations on vectors, by the names that `transform.apply_patterns` has for them."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.vector.lowering.masks import ConstantMask, CreateMaskUnrolling
from odsgen.dialects.vector.lowering.products import OuterProduct
from odsgen.dialects.vector.lowering.unrolling import BroadcastUnrolling, GatherUnrolling
from odsgen.hooks import populates
from odsgen.rewriting import RewritePattern
from odsgen.runtime import Operation
from odsgen_dialects.transform import (
    ApplyLowerBroadcastPatternsOp,
    ApplyLowerGatherPatternsOp,
    ApplyLowerMasksPatternsOp,
    ApplyLowerOuterProductPatternsOp,
)


@populates(ApplyLowerBroadcastPatternsOp)
def populate_lower_broadcast(op: Operation) -> Sequence[RewritePattern]:
    """Broadcasts row by row."""
    return [BroadcastUnrolling()]


@populates(ApplyLowerMasksPatternsOp)
def populate_lower_masks(op: Operation) -> Sequence[RewritePattern]:
    """Masks row by row."""
    return [CreateMaskUnrolling(), ConstantMask()]


@populates(ApplyLowerOuterProductPatternsOp)
def populate_lower_outerproduct(op: Operation) -> Sequence[RewritePattern]:
    """Outer products row by row."""
    return [OuterProduct()]


@populates(ApplyLowerGatherPatternsOp)
def populate_lower_gather(op: Operation) -> Sequence[RewritePattern]:
    """Gathers row by row."""
    return [GatherUnrolling()]

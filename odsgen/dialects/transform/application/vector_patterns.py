"""The patterns that lower operations on vectors, by the names that `transform.apply_patterns` has for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.vector.lowering.contracting import (
    EXTENSIONS,
    TO_CONTRACTIONS,
    TO_OUTER_PRODUCTS,
)
from odsgen.dialects.vector.lowering.leading_ones import LEADING_ONES
from odsgen.dialects.vector.lowering.masks import (
    ConstantMask,
    CreateMaskUnrolling,
    MaskedOperation,
    mask_materialization,
)
from odsgen.dialects.vector.lowering.multi_reductions import (
    INNER_PARALLEL,
    INNER_REDUCTION,
    multi_reductions,
)
from odsgen.dialects.vector.lowering.permutations import PERMUTATIONS
from odsgen.dialects.vector.lowering.products import OuterProduct, contractions
from odsgen.dialects.vector.lowering.scans import ScanAsArithmetic
from odsgen.dialects.vector.lowering.shapes import SHAPE_CASTS, transposes
from odsgen.dialects.vector.lowering.sinking import SINKING, SINKING_OF_MEMORY
from odsgen.dialects.vector.lowering.slices_of_tensors import SLICES
from odsgen.dialects.vector.lowering.transfer_splitting import TransferSplitting
from odsgen.dialects.vector.lowering.transfers import loads_and_stores
from odsgen.dialects.vector.lowering.unit_dims import UNIT_DIMS
from odsgen.dialects.vector.lowering.unrolling import (
    BITCAST,
    INTERLEAVE,
    BroadcastUnrolling,
    FromElementsUnrolling,
    GatherUnrolling,
    InterleaveAsShuffle,
    ToElementsUnrolling,
)
from odsgen.dialects.vector.to_scf.accesses import TransferOptions
from odsgen.dialects.vector.to_scf.conversion import transfers_to_loops
from odsgen.hooks import populates
from odsgen.rewriting import RewritePattern
from odsgen.runtime import Operation
from odsgen_dialects import transform

Patterns = Sequence[RewritePattern[Any]]


#: The patterns of operations without parameters.
_FIXED: dict[type[Operation], Patterns] = {
    transform.ApplyCastAwayVectorLeadingOneDimPatternsOp: LEADING_ONES,
    transform.ApplyFoldArithExtensionPatternsOp: EXTENSIONS,
    transform.ApplyFoldElementwiseToVectorPatternsOp: TO_OUTER_PRODUCTS,
    transform.ApplyFoldTensorSubsetOpsIntoVectorTransfersPatternsOp: SLICES,
    transform.ApplyLowerScanPatternsOp: (ScanAsArithmetic(),),
    transform.ApplyInterleaveToShufflePatternsOp: (InterleaveAsShuffle(),),
    transform.ApplyLowerBitCastPatternsOp: (BITCAST,),
    transform.ApplyLowerBroadcastPatternsOp: (BroadcastUnrolling(),),
    transform.ApplyLowerCreateMaskPatternsOp: (CreateMaskUnrolling(), ConstantMask()),
    transform.ApplyLowerGatherPatternsOp: (GatherUnrolling(),),
    transform.ApplyLowerInterleavePatternsOp: INTERLEAVE,
    transform.ApplyLowerMaskedTransfersPatternsOp: (MaskedOperation(),),
    transform.ApplyLowerMasksPatternsOp: (CreateMaskUnrolling(), ConstantMask()),
    transform.ApplyLowerOuterProductPatternsOp: (OuterProduct(),),
    transform.ApplyLowerShapeCastPatternsOp: SHAPE_CASTS,
    transform.ApplyMaterializeMasksPatternsOp: mask_materialization(has_short_indices=False),
    transform.ApplyRankReducingSubviewPatternsOp: UNIT_DIMS,
    transform.ApplySinkVectorMemPatternsOp: SINKING_OF_MEMORY,
    transform.ApplySinkVectorPatternsOp: SINKING,
    transform.ApplyTransferPermutationPatternsOp: PERMUTATIONS,
    transform.ApplyUnrollFromElementsPatternsOp: (FromElementsUnrolling(),),
    transform.ApplyUnrollToElementsPatternsOp: (ToElementsUnrolling(),),
    transform.ApplyVectorReductionToContractPatternsOp: TO_CONTRACTIONS,
}


@populates(*_FIXED)
def populate_fixed(op: Operation) -> Patterns:
    """The patterns of operations without parameters."""
    return _FIXED[type(op)]


@populates(transform.ApplyLowerContractionPatternsOp)
def populate_lower_contraction(op: transform.ApplyLowerContractionPatternsOp) -> Patterns:
    """Contractions by a strategy."""
    return contractions(op.lowering_strategy.keyword)


@populates(transform.ApplyLowerMultiReductionPatternsOp)
def populate_lower_multi_reduction(
    op: transform.ApplyLowerMultiReductionPatternsOp,
) -> Patterns:
    """Reductions of several dimensions by a strategy."""
    inner = op.lowering_strategy is transform.VectorMultiReductionLowering.InnerReduction
    return multi_reductions(INNER_REDUCTION if inner else INNER_PARALLEL)


@populates(transform.ApplyLowerTransferPatternsOp)
def populate_lower_transfer(op: transform.ApplyLowerTransferPatternsOp) -> Patterns:
    """Transfers as loads and stores."""
    return loads_and_stores(op.max_transfer_rank)


@populates(transform.ApplyLowerTransposePatternsOp)
def populate_lower_transpose(op: transform.ApplyLowerTransposePatternsOp) -> Patterns:
    """Transposes by a strategy."""
    return transposes(op.lowering_strategy.keyword)


@populates(transform.ApplyTransferToScfPatternsOp)
def populate_transfer_to_scf(op: transform.ApplyTransferToScfPatternsOp) -> Patterns:
    """Transfers as loops, or one by one."""
    return transfers_to_loops(TransferOptions(op.max_transfer_rank), unrolls=op.full_unroll)


@populates(transform.ApplySplitTransferFullPartialPatternsOp)
def populate_split_transfer(op: transform.ApplySplitTransferFullPartialPatternsOp) -> Patterns:
    """Transfers that may leave the bounds, split by a strategy."""
    return [TransferSplitting(op.split_transfer_strategy.keyword)]

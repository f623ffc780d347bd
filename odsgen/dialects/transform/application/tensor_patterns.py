"""The patterns on tensors, structured operations, memory and loops, by the names of `transform.apply_patterns`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.linalg.fusion.sums import AddIntoDestination
from odsgen.dialects.linalg.fusion.unused import RemoveUnused
from odsgen.dialects.linalg.packing_folds import INTO_PACKING, PACKING_OF_EMPTY
from odsgen.dialects.linalg.unit_dimensions import unit_dimension_patterns
from odsgen.dialects.linalg.vectorization.paddings import PADDINGS, PadAsFill
from odsgen.dialects.scf.passes.loop_canonicalization import LOOP_CANONICALIZATION
from odsgen.dialects.tensor.as_constants import GenerateAsConstant, PadAsConstant
from odsgen.dialects.tensor.concatenations import ConcatAsInsertions
from odsgen.dialects.tensor.empty_folding import EMPTY_FOLDING, SINGLE_EMPTY_FOLDING
from odsgen.dialects.tensor.rank_expansions import RANK_EXPANSIONS
from odsgen.dialects.tensor.slice_merging import MERGING, RESHAPE_FOLDING
from odsgen.dialects.tensor.slices_of_reshapes import SLICES_OF_RESHAPES
from odsgen.dialects.tensor.subset_folding import SUBSET_FOLDING
from odsgen.hooks import populates
from odsgen.rewriting import RewritePattern
from odsgen.runtime import Operation
from odsgen_dialects import affine, linalg, memref, scf, tensor, transform

Patterns = Sequence[RewritePattern[Any]]


@populates(transform.ApplyRewriteTensorOpsAsConstantPatternsOp)
def populate_rewrite_as_constant(
    op: transform.ApplyRewriteTensorOpsAsConstantPatternsOp,
) -> Patterns:
    """Tensors made of constants as constants."""
    return [GenerateAsConstant(), PadAsConstant(with_other_uses=op.aggressive)]


@populates(transform.ApplyPadVectorizationPatternsOp)
def populate_pad_vectorization(op: Operation) -> Patterns:
    """Transfers of what is padded."""
    return PADDINGS


@populates(transform.ApplyDecomposeTensorPadPatternsOp)
def populate_decompose_pad(op: Operation) -> Patterns:
    """Padding as filling."""
    return [PadAsFill()]


#: Operations that tiling makes, or makes simpler.
_OF_TILES = (
    affine.AffineApplyOp,
    affine.AffineMinOp,
    affine.AffineMaxOp,
    memref.SubViewOp,
    memref.ViewOp,
    scf.ForOp,
    scf.ParallelOp,
    tensor.CastOp,
    tensor.EmptyOp,
    tensor.ExtractSliceOp,
    tensor.InsertSliceOp,
    tensor.PadOp,
)


@populates(transform.ApplyTilingCanonicalizationPatternsOp)
def populate_tiling_canonicalization(op: Operation) -> Patterns:
    """The canonicalization patterns of operations of tiles, and those of `linalg` for any operation."""
    found: list[RewritePattern[Any]] = []
    for kind in _OF_TILES:
        found += kind.canonicalization_patterns()
    assert linalg.DIALECT.canonicalization_patterns is not None
    return [*found, *linalg.DIALECT.canonicalization_patterns()]


@populates(transform.ApplyForLoopCanonicalizationPatternsOp)
def populate_for_loop_canonicalization(op: Operation) -> Patterns:
    """Minima, maxima and sizes in loops."""
    return LOOP_CANONICALIZATION.patterns


@populates(
    transform.ApplyFoldUnitExtentDimsViaReshapesPatternsOp,
    transform.ApplyFoldUnitExtentDimsViaSlicesPatternsOp,
)
def populate_fold_unit_extent_dims(op: Operation) -> Patterns:
    """Operations without dimensions of size one."""
    by_slices = isinstance(op, transform.ApplyFoldUnitExtentDimsViaSlicesPatternsOp)
    return unit_dimension_patterns(by_slices=by_slices)


@populates(transform.ApplyEraseUnnecessaryInputsPatternsOp)
def populate_erase_unnecessary_inputs(op: Operation) -> Patterns:
    """Structured operations without inputs that are not used."""
    return [RemoveUnused(keeps_outputs=True)]


@populates(transform.ApplyFoldTensorEmptyPatternsOp)
def populate_fold_tensor_empty(op: transform.ApplyFoldTensorEmptyPatternsOp) -> Patterns:
    """Empty tensors in the shape in which they are used."""
    return SINGLE_EMPTY_FOLDING if op.fold_single_use_only else EMPTY_FOLDING


#: The patterns of operations without parameters.
_FIXED: dict[type[Operation], Patterns] = {
    transform.ApplyBubbleUpExtractSlicePatternsOp: SLICES_OF_RESHAPES,
    transform.ApplyDecomposeTensorConcatPatternsOp: (ConcatAsInsertions(),),
    transform.ApplyDropRedundantInsertSliceRankExpansionPatternsOp: RANK_EXPANSIONS,
    transform.ApplyFoldAddIntoDestPatternsOp: (AddIntoDestination(),),
    transform.ApplyFoldIntoPackAndUnpackPatternsOp: INTO_PACKING,
    transform.ApplyFoldPackUnpackIntoEmptyPatternsOp: PACKING_OF_EMPTY,
    transform.ApplyFoldTensorSubsetOpsPatternsOp: SUBSET_FOLDING,
    transform.ApplyMergeConsecutiveInsertExtractSlicePatternsOp: MERGING,
    transform.ApplyReassociativeReshapeFoldingPatternsOp: RESHAPE_FOLDING,
}


@populates(*_FIXED)
def populate_fixed(op: Operation) -> Patterns:
    """The patterns of operations without parameters."""
    return _FIXED[type(op)]

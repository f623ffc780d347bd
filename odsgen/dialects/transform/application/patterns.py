"""The patterns that operations name in the body of `transform.apply_patterns`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.memref import (
    address_computations,
    alias_folding,
    expansion,
    result_sizes,
    strided_metadata,
)
from odsgen.hooks import populates
from odsgen.rewriting import PatternRewriter, RewritePattern, canonicalization_patterns
from odsgen.runtime import DataLayout, MemRefType, loaded_dialects
from odsgen_dialects import memref
from odsgen_dialects.transform import (
    ApplyAllocToAllocaOp,
    ApplyCanonicalizationPatternsOp,
    ApplyExpandOpsPatternsOp,
    ApplyExpandStridedMetadataPatternsOp,
    ApplyExtractAddressComputationsPatternsOp,
    ApplyFoldMemrefAliasOpsPatternsOp,
    ApplyResolveRankedShapedTypeResultDimsPatternsOp,
)


@populates(ApplyCanonicalizationPatternsOp)
def populate_canonicalization(op: ApplyCanonicalizationPatternsOp) -> Sequence[RewritePattern]:
    """The canonicalization patterns of all dialects that are loaded."""
    return list(canonicalization_patterns(loaded_dialects()))


class AllocToAlloca(RewritePattern[memref.AllocOp]):
    """Allocates on the stack what is freed in the same block, up to a size."""

    def __init__(self, limit: int | None) -> None:
        self._limit = limit

    def match_and_rewrite(self, op: memref.AllocOp, rewriter: PatternRewriter) -> bool:
        free = next((user for user in op.memref.users if isinstance(user, memref.DeallocOp)), None)
        if free is None or free.parent_block is not op.parent_block:
            return False
        type = op.memref.type
        assert isinstance(type, MemRefType)
        if self._limit is not None and not self._fits(op, type):
            return False
        rewriter.erase_op(free)
        made = memref.AllocaOp.build(
            type,
            op.dynamic_sizes,
            op.symbol_operands,
            alignment=op.alignment,
            location=op.location,
        )
        rewriter.replace_op_with_new(op, made)
        return True

    def _fits(self, op: memref.AllocOp, type: MemRefType) -> bool:
        if not type.has_static_shape or self._limit is None:
            return False
        size = DataLayout.closest(op).type_size(type.element_type)
        return size * type.num_elements < self._limit


@populates(ApplyAllocToAllocaOp)
def populate_alloc_to_alloca(op: ApplyAllocToAllocaOp) -> Sequence[RewritePattern]:
    """The pattern that allocates on the stack."""
    return [AllocToAlloca(op.size_limit)]


@populates(ApplyExpandStridedMetadataPatternsOp)
def populate_expand_strided_metadata(
    op: ApplyExpandStridedMetadataPatternsOp,
) -> Sequence[RewritePattern]:
    """The patterns of `expand-strided-metadata`."""
    return strided_metadata.PATTERNS


@populates(ApplyFoldMemrefAliasOpsPatternsOp)
def populate_fold_memref_alias_ops(
    op: ApplyFoldMemrefAliasOpsPatternsOp,
) -> Sequence[RewritePattern]:
    """The patterns of `fold-memref-alias-ops`."""
    return alias_folding.PATTERNS


@populates(ApplyResolveRankedShapedTypeResultDimsPatternsOp)
def populate_resolve_ranked_result_dims(
    op: ApplyResolveRankedShapedTypeResultDimsPatternsOp,
) -> Sequence[RewritePattern]:
    """The patterns of `resolve-ranked-shaped-type-result-dims`."""
    return result_sizes.RANKED_PATTERNS


@populates(ApplyExtractAddressComputationsPatternsOp)
def populate_extract_address_computations(
    op: ApplyExtractAddressComputationsPatternsOp,
) -> Sequence[RewritePattern]:
    """The patterns that let accesses begin at zero."""
    return address_computations.PATTERNS


@populates(ApplyExpandOpsPatternsOp)
def populate_expand_ops(op: ApplyExpandOpsPatternsOp) -> Sequence[RewritePattern]:
    """The patterns of `memref-expand`."""
    return [expansion.ReshapeAsCast()]

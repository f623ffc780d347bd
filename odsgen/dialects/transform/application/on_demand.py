"""Applies transforms that few scripts have: what they need is imported when one is met."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

from odsgen.dialects.transform.interpreter import Payload, TransformRewriter, TransformState
from odsgen.hooks import applies
from odsgen.runtime import Operation
from odsgen_dialects import transform

#: The functions of each module, with the operations that they apply.
_FUNCTIONS: dict[str, dict[type[Operation], str]] = {
    "affine": {
        transform.SimplifyBoundedAffineOpsOp: "apply_simplify_bounded_affine_ops",
        transform.SimplifyMinMaxAffineOpsOp: "apply_simplify_min_max_affine_ops",
    },
    "conversions": {transform.ApplyConversionPatternsOp: "apply_conversion_patterns"},
    "functions": {transform.CastAndCallOp: "apply_cast_and_call"},
    "gpu": {
        transform.MapCopyToThreadsOp: "apply_map_copy_to_threads",
        transform.MapForallToBlocks: "apply_map_forall_to_blocks",
        transform.MapNestedForallToThreads: "apply_map_nested_forall_to_threads",
    },
    "loop_conversions": {
        transform.ForallToParallelOp: "apply_to_other_loop",
        transform.HoistLoopInvariantSubsetsOp: "apply_hoist_subsets",
        transform.LoopFuseSiblingOp: "apply_fuse_sibling",
        transform.ParallelForToNestedForOps: "apply_to_other_loop",
        transform.TakeAssumedBranchOp: "apply_take_assumed_branch",
    },
    "loop_independence": {
        transform.MakeLoopIndependentOp: "apply_make_loop_independent",
        transform.MemRefMakeLoopIndependentOp: "apply_make_loop_independent",
    },
    "memory": {
        transform.MemRefAllocaToGlobalOp: "apply_alloca_to_global",
        transform.MemRefEraseDeadAllocAndStoresOp: "apply_erase_dead_alloc_and_stores",
        transform.MemRefMultiBufferOp: "apply_multibuffer",
    },
    "nvgpu": {transform.CreateAsyncGroupsOp: "apply_create_async_groups"},
    "pdl_patterns": {
        transform.PDLMatchOp: "apply_pdl_match",
        transform.WithPDLPatternsOp: "apply_with_pdl_patterns",
    },
    "queries": {transform.QueryOp: "apply_query"},
    "signatures": {
        transform.DeduplicateFuncArgsOp: "apply_deduplicate_func_args",
        transform.ReplaceFuncSignatureOp: "apply_replace_func_signature",
    },
    "structured_buffers": {
        transform.BufferizeToAllocationOp: "apply_bufferize_to_allocation",
        transform.RewriteInDestinationPassingStyleOp: "apply_rewrite_in_destination_style",
    },
    "structured_copies": {
        transform.InsertSliceToCopyOp: "apply_insert_slice_to_copy",
        transform.LinalgCopyToMemrefOp: "apply_linalg_copy_to_memref",
        transform.PromoteTensorOp: "apply_promote_tensor",
        transform.ReplaceOp: "apply_replace",
        transform.TransposeConv2DOp: "apply_transpose_conv2d",
        transform.TransposeMatmulOp: "apply_transpose_matmul",
    },
    "structured_hoisting": {
        transform.HoistRedundantVectorBroadcastsOp: "apply_hoist_broadcasts",
        transform.HoistRedundantVectorTransfersOp: "apply_hoist_transfers",
    },
    "structured_loops": {
        transform.ConvertToLoopsOp: "apply_convert_to_loops",
        transform.ScalarizeOp: "apply_scalarize",
    },
    "structured_lowering": {
        transform.DecomposeInterfaceOp: "apply_decompose_interface",
        transform.LowerPackOp: "apply_lower_pack",
        transform.LowerUnPackOp: "apply_lower_unpack",
    },
    "structured_matchers": {
        transform.MatchStructuredBodyOp: "apply_match_structured_body",
        transform.MatchStructuredClassifyContractionDimsOp: "apply_classify_contraction",
        transform.MatchStructuredClassifyConvolutionDimsOp: "apply_classify_convolution",
        transform.MatchStructuredDimOp: "apply_match_structured_dim",
        transform.MatchStructuredElementalBitwidthOp: "apply_match_elemental_bitwidth",
        transform.MatchStructuredInitOp: "apply_match_structured_operand",
        transform.MatchStructuredInputOp: "apply_match_structured_operand",
        transform.MatchStructuredNumInitsOp: "apply_match_structured_count",
        transform.MatchStructuredNumInputsOp: "apply_match_structured_count",
        transform.MatchStructuredOp: "apply_match_structured",
        transform.MatchStructuredRankOp: "apply_match_structured_count",
        transform.MatchStructuredResultOp: "apply_match_structured_result",
    },
    "tuning": {
        transform.ConstrainParamsOp: "apply_constrain_params",
        transform.TuneAlternativesOp: "apply_tune_alternatives",
    },
}
_PLACES = {
    op_class: (f"odsgen.dialects.transform.application.{module}", name)
    for module, functions in _FUNCTIONS.items()
    for op_class, name in functions.items()
}


@applies(*_PLACES)
def apply_on_demand(
    op: Operation, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Imports the function for the operation, and calls it."""
    module, name = _PLACES[type(op)]
    results: Sequence[Payload] = getattr(import_module(module), name)(op, rewriter, state)
    return results

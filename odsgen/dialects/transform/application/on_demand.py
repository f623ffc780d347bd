"""Applies transforms that few scripts have: what they need is imported when one is met."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module

from odsgen.dialects.transform.interpreter import Payload, TransformRewriter, TransformState
from odsgen.hooks import applies
from odsgen.runtime import Operation
from odsgen_dialects.transform import (
    ApplyConversionPatternsOp,
    CastAndCallOp,
    CreateAsyncGroupsOp,
    MapForallToBlocks,
    MapNestedForallToThreads,
    PDLMatchOp,
    WithPDLPatternsOp,
)

_FUNCTIONS: dict[type[Operation], str] = {
    ApplyConversionPatternsOp: "conversions.apply_conversion_patterns",
    CastAndCallOp: "functions.apply_cast_and_call",
    CreateAsyncGroupsOp: "nvgpu.apply_create_async_groups",
    MapForallToBlocks: "gpu.apply_map_forall_to_blocks",
    MapNestedForallToThreads: "gpu.apply_map_nested_forall_to_threads",
    PDLMatchOp: "pdl_patterns.apply_pdl_match",
    WithPDLPatternsOp: "pdl_patterns.apply_with_pdl_patterns",
}


@applies(*_FUNCTIONS)
def apply_on_demand(
    op: Operation, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Imports the function for the operation, and calls it."""
    module, _, name = _FUNCTIONS[type(op)].partition(".")
    function = getattr(import_module(f"odsgen.dialects.transform.application.{module}"), name)
    results: Sequence[Payload] = function(op, rewriter, state)
    return results

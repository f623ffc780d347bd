"""Applies one-shot bufferization."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from odsgen.dialects.bufferization.one_shot.functions import run_one_shot
from odsgen.dialects.bufferization.one_shot.loading import load_dialects
from odsgen.dialects.bufferization.one_shot.options import BufferizationOptions, Layout
from odsgen.dialects.transform.interpreter import (
    Payload,
    TransformRewriter,
    TransformState,
    definite,
    silenceable,
)
from odsgen.hooks import applies
from odsgen.runtime import VerifyError
from odsgen_dialects.builtin import ModuleOp
from odsgen_dialects.transform import LayoutMapOption, OneShotBufferizeOp

_LAYOUTS: Final[dict[LayoutMapOption | None, Layout]] = {
    None: "infer-layout-map",
    LayoutMapOption.InferLayoutMap: "infer-layout-map",
    LayoutMapOption.IdentityLayoutMap: "identity-layout-map",
    LayoutMapOption.FullyDynamicLayoutMap: "fully-dynamic-layout-map",
}


@applies(OneShotBufferizeOp)
def apply_one_shot_bufferize(
    op: OneShotBufferizeOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Bufferizes each target, a module or a function."""
    if op.memcpy_op != "memref.copy":
        raise definite(
            op, f"'{op.name}' op cannot be applied: the interpreter copies by memref.copy alone"
        )
    targets = state.payload_ops(op.target)
    for target in targets:
        if not isinstance(target, ModuleOp) and "FunctionOpInterface" not in target.INTERFACES:
            raise silenceable(op, "expected module or function target")
        if op.bufferize_function_boundaries and not isinstance(target, ModuleOp):
            raise silenceable(op, "expected module target")
        options = BufferizationOptions(
            allow_return_allocs_from_loops=op.allow_return_allocs_from_loops,
            allow_unknown_ops=op.allow_unknown_ops,
            bufferize_function_boundaries=op.bufferize_function_boundaries,
            check_parallel_regions=op.check_parallel_regions,
            dump_alias_sets=op.dump_alias_sets,
            function_boundary_layout=_LAYOUTS[op.function_boundary_type_conversion],
            print_conflicts=op.print_conflicts,
            test_analysis_only=op.test_analysis_only,
        )
        try:
            run_one_shot(target, options)
        except VerifyError as error:
            for diagnostic in error.diagnostics:
                state.report(diagnostic)
            raise silenceable(op, "bufferization failed") from error
        load_dialects(target)
    return [targets]

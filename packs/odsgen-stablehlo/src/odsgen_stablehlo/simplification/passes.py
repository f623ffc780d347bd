"""`stablehlo-aggressive-folder`, `stablehlo-aggressive-simplification`, and both together."""

from __future__ import annotations

from odsgen.passes import Pass, flag, integer, register_pass
from odsgen.rewriting import FunctionPattern, RewritePattern, apply_patterns_greedily
from odsgen.runtime import Operation

from ..stablehlo import ops
from . import arithmetic, regions, shapes
from .folding import folding_patterns

#: How many elements a constant may have, unless all are the same.
_LIMIT = 65536


def simplification_patterns() -> list[RewritePattern]:
    """Patterns that put something simpler in the place of an operation."""
    rewrites = (*arithmetic.REWRITES, *shapes.REWRITES, *regions.REWRITES)
    found: list[RewritePattern] = [
        FunctionPattern(root.OPERATION_NAME, rewrite) for root, rewrite in rewrites
    ]
    return found + [
        FunctionPattern(root.OPERATION_NAME, shapes.without_elements) for root in _WITHOUT_EFFECTS
    ]


#: What may have no elements.
_WITHOUT_EFFECTS = (
    ops.AddOp,
    ops.BroadcastInDimOp,
    ops.ConcatenateOp,
    ops.ConvertOp,
    ops.DivOp,
    ops.DynamicSliceOp,
    ops.DynamicUpdateSliceOp,
    ops.ExpOp,
    ops.GatherOp,
    ops.IotaOp,
    ops.MaxOp,
    ops.MinOp,
    ops.MulOp,
    ops.ReshapeOp,
    ops.SelectOp,
    ops.SliceOp,
    ops.SubtractOp,
    ops.TransposeOp,
)


@register_pass
class StablehloAggressiveFolderPass(Pass):
    """Computes operations on constants."""

    ARGUMENT = "stablehlo-aggressive-folder"
    NAME = "StablehloAggressiveFolderPass"
    SUMMARY = "Folds StableHLO operations"
    OPERATION = "func.func"

    optimize_float = flag("optimize-float", True, "Folds operations on floats, too")
    limit = integer(
        "fold-op-element-limit", _LIMIT, "How many elements a constant may have that is no splat"
    )

    def run_on_operation(self, op: Operation) -> None:
        patterns = folding_patterns(self.limit, self.optimize_float)
        apply_patterns_greedily(op, patterns)


@register_pass
class StablehloAggressiveSimplificationPass(Pass):
    """Puts something simpler in the place of operations."""

    ARGUMENT = "stablehlo-aggressive-simplification"
    NAME = "StablehloAggressiveSimplificationPass"
    SUMMARY = "Canonicalizes StableHLO operations"
    OPERATION = "func.func"

    def run_on_operation(self, op: Operation) -> None:
        apply_patterns_greedily(op, simplification_patterns())


@register_pass
class StablehloTargetIndependentOptimizationPass(Pass):
    """Folds and simplifies."""

    ARGUMENT = "stablehlo-target-independent-optimization"
    NAME = "StablehloTargetIndependentOptimizationPass"
    SUMMARY = "Runs canonicalization, folding, and other target independent optimizations."
    OPERATION = "func.func"

    optimize_float = flag("optimize-float", True, "Folds operations on floats, too")
    limit = integer(
        "fold-op-element-limit", _LIMIT, "How many elements a constant may have that is no splat"
    )

    def run_on_operation(self, op: Operation) -> None:
        folds = folding_patterns(self.limit, self.optimize_float)
        apply_patterns_greedily(op, [*folds, *simplification_patterns()])

"""`shape-to-shape-lowering`, `remove-shape-constraints` and `convert-shape-constraints`: fewer kinds of operations of `shape`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from odsgen.conversion import (
    ConversionPattern,
    ConversionRewriter,
    ConversionTarget,
    apply_partial_conversion,
)
from odsgen.dialects.shared import load_dependent_dialects
from odsgen.passes import Pass, register_pass
from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen.runtime import Block, Builder, IndexType, IntegerAttr, Operation, Region, Value, index
from odsgen_dialects import arith, cf, shape

Comparison = Callable[..., Operation]


class NumElementsIsProduct(ConversionPattern[shape.NumElementsOp]):
    """Multiplies the extents."""

    def match_and_rewrite(
        self, op: shape.NumElementsOp, adaptor: object, rewriter: ConversionRewriter
    ) -> bool:
        type, location = op.result.type, op.location
        one = IntegerAttr.get(1, index)
        made: Operation
        if isinstance(type, IndexType):
            made = arith.ConstantOp.build(one, location=location)
        else:
            made = shape.ConstSizeOp.build(1, location=location)
        initial: Value = rewriter.insert(made).results[0]
        block = Block([index, type, type], [location] * 3)
        with Builder.at_end(block):
            _, extent, product = block.arguments
            multiplied = shape.MulOp((extent, product), (type,), location=location)
            Builder.at_end(block).insert(multiplied)
            shape.YieldOp.build(multiplied.results, location=location)
        reduce = shape.ReduceOp.build(
            [type], op.shape, [initial], region=Region([block]), location=location
        )
        rewriter.replace_op(op, rewriter.insert(reduce).results)
        return True


@register_pass
class ShapeToShapeLoweringPass(Pass):
    """Lowers numbers of elements to reductions."""

    ARGUMENT = "shape-to-shape-lowering"
    NAME = "ShapeToShapeLoweringPass"
    SUMMARY = "Legalize Shape dialect to be convertible to Arith"
    OPERATION = "func.func"

    def run_on_operation(self, op: Operation) -> None:
        target = ConversionTarget()
        target.add_legal_dialect("arith", "shape")
        target.add_illegal_op(shape.NumElementsOp)
        apply_partial_conversion(op, target, [NumElementsIsProduct()])


class HoldsAlways(RewritePattern[Operation]):
    """Takes a constraint for one that holds."""

    def __init__(self, kind: type[Operation]) -> None:
        self.root = kind.OPERATION_NAME

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        made = shape.ConstWitnessOp.build(True, location=op.location)
        rewriter.replace_op_with_new(op, made)
        return True


@register_pass
class RemoveShapeConstraintsPass(Pass):
    """Removes constraints of shapes."""

    ARGUMENT = "remove-shape-constraints"
    NAME = "RemoveShapeConstraintsPass"
    SUMMARY = "Replace all cstr_ ops with a true witness"
    OPERATION = "func.func"

    def run_on_operation(self, op: Operation) -> None:
        kinds = (shape.CstrBroadcastableOp, shape.CstrEqOp)
        apply_patterns_greedily(op, [HoldsAlways(kind) for kind in kinds])


class RequireComparison(RewritePattern[shape.CstrBroadcastableOp | shape.CstrEqOp]):
    """Requires the result of a comparison of shapes."""

    def __init__(self, kind: type[Operation], comparison: Comparison, what: str) -> None:
        self.root = kind.OPERATION_NAME
        self._comparison = comparison
        self._message = f"required {what} shapes"

    def match_and_rewrite(
        self, op: shape.CstrBroadcastableOp | shape.CstrEqOp, rewriter: PatternRewriter
    ) -> bool:
        compared = rewriter.insert(self._comparison(op.shapes, location=op.location)).results
        made = shape.CstrRequireOp.build(compared[0], self._message, location=op.location)
        rewriter.replace_op_with_new(op, made)
        return True


class AssertRequired(RewritePattern[shape.CstrRequireOp]):
    """Asserts a condition, which holds afterwards."""

    def match_and_rewrite(self, op: shape.CstrRequireOp, rewriter: PatternRewriter) -> bool:
        rewriter.insert(cf.AssertOp.build(op.pred, op.msg, location=op.location))
        rewriter.replace_op_with_new(op, shape.ConstWitnessOp.build(True, location=op.location))
        return True


@register_pass
class ConvertShapeConstraintsPass(Pass):
    """Turns constraints of shapes into assertions."""

    ARGUMENT = "convert-shape-constraints"
    NAME = "ConvertShapeConstraintsPass"
    SUMMARY = "Convert shape constraint operations to the standard dialect"

    def run_on_operation(self, op: Operation) -> None:
        load_dependent_dialects(op, "cf")
        kinds: Sequence[tuple[type[Operation], Comparison, str]] = (
            (shape.CstrBroadcastableOp, shape.IsBroadcastableOp.build, "broadcastable"),
            (shape.CstrEqOp, shape.ShapeEqOp.build, "equal"),
        )
        patterns = [RequireComparison(*each) for each in kinds]
        apply_patterns_greedily(op, [*patterns, AssertRequired()])

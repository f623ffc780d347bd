"""`shape-to-shape-lowering` and `remove-shape-constraints`: fewer kinds of operations of `shape`."""

from __future__ import annotations

from odsgen.conversion import (
    ConversionPattern,
    ConversionRewriter,
    ConversionTarget,
    apply_partial_conversion,
)
from odsgen.passes import Pass, register_pass
from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen.runtime import Block, Builder, IndexType, IntegerAttr, Operation, Region, Value, index
from odsgen_dialects import arith, shape


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

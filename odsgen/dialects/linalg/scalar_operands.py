"""`linalg-inline-scalar-operands`: elements that are the same in each iteration are extracted in the body."""

from __future__ import annotations

from odsgen.dialects.shared.emission import emitting
from odsgen.passes import Pass, register_pass
from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen.runtime import (
    AffineConstantExpr,
    IntegerAttr,
    Operation,
    RankedTensorType,
    Region,
    Value,
    index,
)
from odsgen_dialects import arith, linalg, tensor


class InlineScalarOperands(RewritePattern[linalg.GenericOp]):
    """Extracts an element of an input in the body instead of by a map without loops."""

    def match_and_rewrite(self, op: linalg.GenericOp, rewriter: PatternRewriter) -> bool:
        if not all(isinstance(value.type, RankedTensorType) for value in op.outputs):
            return False
        inputs: list[Value] = list(op.inputs)
        maps = list(op.indexing_maps)
        numbers: dict[int, list[int]] = {}
        for number in range(len(inputs)):
            results = maps[number].value.results
            found = [expr.value for expr in results if isinstance(expr, AffineConstantExpr)]
            if len(found) == len(results):
                numbers[number] = found
        if not numbers:
            return False
        body = Region()
        made = linalg.GenericOp.build(
            op.result_types,
            [value for number, value in enumerate(inputs) if number not in numbers],
            op.outputs,
            [map for number, map in enumerate(maps) if number not in numbers],
            list(op.iterator_types),
            region=body,
            location=op.location,
        )
        block = op.region.entry_block
        first = block.first
        assert first is not None
        with rewriter.insertion_guard():
            rewriter.set_insertion_point_before(first)
            with emitting(rewriter, op.location):
                for number in sorted(numbers, reverse=True):
                    value = _element(inputs[number], numbers[number])
                    rewriter.replace_all_uses_with(block.arguments[number], value)
        block.erase_arguments(numbers)
        body.take_body(op.region)
        rewriter.replace_op_with_new(op, made)
        return True


def _element(value: Value, at: list[int]) -> Value:
    if not isinstance(value.type, RankedTensorType):
        return value
    indices = [arith.ConstantOp.build(IntegerAttr.get(each, index)).result for each in at]
    return tensor.extract(value, indices)


@register_pass
class LinalgInlineScalarOperandsPass(Pass):
    """Extracts elements that are the same in each iteration in the body of `linalg.generic`."""

    ARGUMENT = "linalg-inline-scalar-operands"
    NAME = "LinalgInlineScalarOperandsPass"
    SUMMARY = "Inline scalar operands into linalg generic ops"

    def run_on_operation(self, op: Operation) -> None:
        apply_patterns_greedily(op, (InlineScalarOperands(),))

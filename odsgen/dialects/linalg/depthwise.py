"""`simplify-depthwise-conv`: depthwise convolutions with one filter for each channel lose a dimension."""

from __future__ import annotations

from typing import Any

from odsgen.dialects.linalg import building
from odsgen.dialects.linalg.effects import has_pure_tensor_semantics
from odsgen.dialects.linalg.structured_parts import MEMOIZED_MAPS
from odsgen.dialects.tensor.reshaping import expand_shape
from odsgen.passes import Pass, register_pass
from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen.runtime import DenseIntOrFPElementsAttr, Operation, RankedTensorType, Value, i64
from odsgen_dialects import linalg, tensor

_SIMPLER: dict[type[Operation], Any] = {
    linalg.DepthwiseConv2DNhwcHwcmOp: building.structured(linalg.DepthwiseConv2DNhwcHwcOp),
    linalg.DepthwiseConv2DNhwcHwcmQOp: building.structured(linalg.DepthwiseConv2DNhwcHwcQOp),
}


class WithoutMultiplier(RewritePattern[Operation]):
    """Collapses the dimension of size one of kernel and result."""

    def __init__(self, kind: type[Operation]) -> None:
        self.root, self._kind = kind.OPERATION_NAME, kind

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        *inputs, init = op.operands
        kernel = inputs[1].type
        if not has_pure_tensor_semantics(op) or not isinstance(kernel, RankedTensorType):
            return False
        result = op.results[0].type
        if kernel.shape[3] != 1 or not isinstance(result, RankedTensorType):
            return False
        groups = [[0], [1], [2], [3, 4]]
        inputs[1] = _collapsed(rewriter, inputs[1], op)
        output = _collapsed(rewriter, init, op)
        factors = {
            name: op.property_attribute(name)
            or DenseIntOrFPElementsAttr.get(RankedTensorType.get([2], i64), [1])
            for name in ("strides", "dilations")
        }
        build: Any = _SIMPLER[self._kind]
        made = build(inputs, [output], location=op.location, **factors)
        for name, value in op.attributes.items():
            if name != MEMOIZED_MAPS:
                made.set_attribute(name, value)
        rewriter.insert(made)
        rewriter.replace_op(
            op, [expand_shape(result, made.results[0], groups, rewriter, op.location)]
        )
        return True


def _collapsed(rewriter: PatternRewriter, value: Value, op: Operation) -> Value:
    type = value.type
    assert isinstance(type, RankedTensorType)
    kept = RankedTensorType.get(type.shape[:-1], type.element_type)
    last = len(type.shape) - 1
    pairs = [[number] for number in range(last - 1)] + [[last - 1, last]]
    made = tensor.CollapseShapeOp.build(kept, value, pairs, location=op.location)
    return rewriter.insert(made).result


@register_pass
class SimplifyDepthwiseConvPass(Pass):
    """Simplifies depthwise convolutions with one filter for each channel."""

    ARGUMENT = "simplify-depthwise-conv"
    NAME = "SimplifyDepthwiseConvPass"
    SUMMARY = "Simplify depthwise convolution."

    def run_on_operation(self, op: Operation) -> None:
        apply_patterns_greedily(op, [WithoutMultiplier(kind) for kind in _SIMPLER])

"""`tosa-arith-const-to-tosa-const`: constant tensors of `arith` become those of `tosa`."""

from __future__ import annotations

from odsgen.dialects.quant.types import QUANTIZED_TYPES
from odsgen.passes import Pass, register_pass
from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen.runtime import (
    DenseElementsAttr,
    DenseResourceElementsAttr,
    FloatType,
    IndexType,
    IntegerType,
    Operation,
    RankedTensorType,
    Type,
)
from odsgen_dialects import arith, tosa


def _is_element(type: Type) -> bool:
    return isinstance(type, (FloatType, IndexType, IntegerType, *QUANTIZED_TYPES))


class ConstantOfTosa(RewritePattern[arith.ConstantOp]):
    """Makes a constant tensor a `tosa.const`."""

    def match_and_rewrite(self, op: arith.ConstantOp, rewriter: PatternRewriter) -> bool:
        type, value = op.result.type, op.value
        if not isinstance(type, RankedTensorType) or not _is_element(type.element_type):
            return False
        if not isinstance(value, (DenseElementsAttr, DenseResourceElementsAttr)):
            return False
        made = tosa.ConstOp.build(value, location=op.location)
        rewriter.replace_op_with_new(op, made)
        return True


@register_pass
class TosaArithConstantToTosaConstPass(Pass):
    """Brings constant tensors of `arith` to `tosa`."""

    ARGUMENT = "tosa-arith-const-to-tosa-const"
    NAME = "TosaArithConstantToTosaConstPass"
    SUMMARY = "Convert tensor arith.constant operations into tosa.const"
    OPERATION = "func.func"

    def run_on_operation(self, op: Operation) -> None:
        apply_patterns_greedily(op, (ConstantOfTosa(),))

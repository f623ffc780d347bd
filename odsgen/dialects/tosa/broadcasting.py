"""`tosa-make-broadcastable`: operands of lesser rank get dimensions of size one in front."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.tosa.canonicalization import constant_shape
from odsgen.passes import Pass, register_pass
from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen.runtime import Operation, RankedTensorType, Value
from odsgen_dialects import tosa

_BINARY = (
    tosa.BitwiseAndOp,
    tosa.BitwiseOrOp,
    tosa.BitwiseXorOp,
    tosa.AddOp,
    tosa.SubOp,
    tosa.MulOp,
    tosa.IntDivOp,
    tosa.MaximumOp,
    tosa.MinimumOp,
    tosa.EqualOp,
    tosa.GreaterOp,
    tosa.GreaterEqualOp,
    tosa.LogicalLeftShiftOp,
    tosa.ArithmeticRightShiftOp,
    tosa.LogicalRightShiftOp,
    tosa.LogicalAndOp,
    tosa.LogicalOrOp,
    tosa.LogicalXorOp,
    tosa.PowOp,
)


def _ranks(values: Sequence[Value]) -> list[int] | None:
    types = [value.type for value in values]
    found = [len(type.shape) for type in types if isinstance(type, RankedTensorType)]
    return found if len(found) == len(types) else None


class EqualRanks(RewritePattern[Operation]):
    """Reshapes operands to the greatest rank among them."""

    def __init__(self, root: type[Operation], count: int) -> None:
        self.root, self._count = root.OPERATION_NAME, count

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        values = op.operands[: self._count]
        ranks = _ranks(values)
        result = op.results[0].type
        if ranks is None or not isinstance(result, RankedTensorType):
            return False
        rank = max(ranks)
        if len(set(ranks)) == 1 or len(result.shape) != rank:
            return False
        made = list(values)
        for number, value in enumerate(values):
            type = value.type
            assert isinstance(type, RankedTensorType)
            if ranks[number] == rank:
                continue
            sizes = [1] * (rank - ranks[number]) + list(type.shape)
            shape = constant_shape(sizes, op, rewriter)
            wanted = RankedTensorType.get(sizes, type.element_type)
            reshape = tosa.ReshapeOp((value, shape), (wanted,), location=op.location)
            made[number] = rewriter.insert(reshape).results[0]
        with rewriter.modifying(op):
            for number, value in enumerate(made):
                op.set_operand(number, value)
        return True


@register_pass
class TosaMakeBroadcastablePass(Pass):
    """Gives operands of operations on elements the same rank."""

    ARGUMENT = "tosa-make-broadcastable"
    NAME = "TosaMakeBroadcastablePass"
    SUMMARY = "TOSA rank Reshape to enable Broadcasting"
    OPERATION = "func.func"

    def run_on_operation(self, op: Operation) -> None:
        patterns = [EqualRanks(root, 2) for root in _BINARY] + [EqualRanks(tosa.SelectOp, 3)]
        apply_patterns_greedily(op, patterns)

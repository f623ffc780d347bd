"""Operations inside of `vector.mask`, and patterns that rewrite them with their mask (MLIR: MaskableOpRewritePattern)."""

from __future__ import annotations

from typing import TypeVar

from odsgen.rewriting import PatternRewriter, RewritePattern
from odsgen.runtime import Block, Operation, Region, Value
from odsgen_dialects import vector

OpT = TypeVar("OpT", bound=Operation)


def mask_operation(rewriter: PatternRewriter, op: Operation, mask: Value) -> Operation:
    """Puts an operation into a `vector.mask`."""
    body = Block()
    made = vector.MaskOp.build(
        [result.type for result in op.results],
        mask,
        mask_region=Region((body,)),
        location=op.location,
    )
    uses = [list(result.uses) for result in op.results]
    rewriter.insert(made)
    op.remove()
    body.append(op)
    body.append(vector.YieldOp.build(list(op.results), location=op.location))
    for result, old in zip(made.results, uses, strict=True):
        for use in old:
            use.owner.set_operand(use.index, result)
    return made


class MaskablePattern(RewritePattern[OpT]):
    """Rewrites an operation; one in a `vector.mask` at the place of the mask, which goes with it."""

    def match_and_rewrite(self, op: OpT, rewriter: PatternRewriter) -> bool:
        masking = op.parent_op if isinstance(op.parent_op, vector.MaskOp) else None
        if masking is None:
            value = self.rewritten(op, None, rewriter)
        else:
            with rewriter.insertion_guard():
                rewriter.set_insertion_point_before(masking)
                value = self.rewritten(op, masking, rewriter)
        if value is None:
            return False
        rewriter.replace_op(masking or op, value)
        return True

    def rewritten(
        self, op: OpT, masking: vector.MaskOp | None, rewriter: PatternRewriter
    ) -> Value | Operation | None:
        """The replacement of the operation, or of its result; None where the pattern does not match."""
        raise NotImplementedError

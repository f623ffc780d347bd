"""Numbers with signs where C has none: indices are `size_t` there, and a bit is a `bool`."""

from __future__ import annotations

from typing import Any, ClassVar

from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen.runtime import IndexType, IntegerAttr, Operation, Value, i1, i8, i64, index
from odsgen_dialects import arith, scf


def _cast(rewriter: PatternRewriter, value: Value, type: Any) -> Value:
    return rewriter.insert(arith.IndexCastOp.build(type, value)).results[0]


class IndexArithmetic(RewritePattern[Any]):
    """Computes on 64 bits."""

    OPERATIONS = (
        arith.AndIOp,
        arith.DivSIOp,
        arith.DivUIOp,
        arith.OrIOp,
        arith.RemSIOp,
        arith.RemUIOp,
        arith.XOrIOp,
    )

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        if not isinstance(op, self.OPERATIONS) or not isinstance(op.results[0].type, IndexType):
            return rewriter.match_failure(op, "no arithmetic of indices that C lacks")
        left, right = [_cast(rewriter, value, i64) for value in op.operands]
        made = rewriter.insert(type(op).build(left, right, location=op.location))
        rewriter.replace_op(op, [_cast(rewriter, made.results[0], index)])
        return True


class SignedLoop(RewritePattern[scf.ForOp]):
    """Counts by 64 bits with a sign: bounds may be negative."""

    def match_and_rewrite(self, op: scf.ForOp, rewriter: PatternRewriter) -> bool:
        if not isinstance(op.lower_bound.type, IndexType) or op.unsigned_cmp:
            return rewriter.match_failure(op, "the numbers have a sign")
        with rewriter.modifying(op):
            for place in range(3):
                op.set_operand(place, _cast(rewriter, op.operands[place], i64))
            counter = op.region.entry_block.arguments[0]
            counter.type = i64
            rewriter.set_insertion_point_before(op.region.entry_block.operations[0])
            number = _cast(rewriter, counter, index)
            cast = number.owner
            for use in list(counter.uses):
                if use.owner is not cast:
                    use.owner.set_operand(use.index, number)
        return True


class SignedBool(RewritePattern[arith.CmpIOp]):
    """Compares the other way around: a set bit is -1, which is less, and C's `true` is 1."""

    SIGNED: ClassVar = {
        each: arith.CmpIPredicate[f"u{each.name[1:]}"]
        for each in arith.CmpIPredicate
        if each.name[0] == "s"
    }

    def match_and_rewrite(self, op: arith.CmpIOp, rewriter: PatternRewriter) -> bool:
        predicate = self.SIGNED.get(op.predicate)
        if predicate is None or op.lhs.type is not i1:
            return rewriter.match_failure(op, "bools are compared as they are")
        made = rewriter.insert(arith.CmpIOp.build(predicate, op.rhs, op.lhs, location=op.location))
        rewriter.replace_op(op, made.results)
        return True


class BoolToFloat(RewritePattern[arith.SIToFPOp]):
    """Negates: a set bit is -1."""

    def match_and_rewrite(self, op: arith.SIToFPOp, rewriter: PatternRewriter) -> bool:
        if op.operands[0].type is not i1:
            return rewriter.match_failure(op, "no bool")
        type = op.results[0].type
        bit = rewriter.insert(arith.ExtUIOp.build(i8, op.operands[0], location=op.location))
        zero = rewriter.insert(arith.ConstantOp.build(IntegerAttr.get(0, i8)))
        less = rewriter.insert(arith.SubIOp.build(zero.results[0], bit.results[0]))
        made = rewriter.insert(arith.SIToFPOp.build(type, less.results[0], location=op.location))
        rewriter.replace_op(op, made.results)
        return True


def with_signs(op: Operation) -> None:
    """Rewrite what `convert-to-emitc` would compute without a sign, or not at all."""
    patterns = (IndexArithmetic(), SignedLoop(), SignedBool(), BoolToFloat())
    apply_patterns_greedily(op, patterns)

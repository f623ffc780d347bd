"""Canonicalization of `tosa`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.shared.patterns import patterns_of

if TYPE_CHECKING:
    from odsgen.runtime.rewriting.pattern import RewritePattern
    from odsgen.runtime.rewriting.rewriter import PatternRewriter
    from odsgen_dialects.tosa import ConcatOp


def _concat_of_one(op: ConcatOp, rewriter: PatternRewriter) -> bool:
    """The operand, if it has the type."""
    if len(op.operands) != 1 or op.operands[0].type is not op.output.type:
        return False
    rewriter.replace_op(op, [op.operands[0]])
    return True


def canonicalization_patterns_concat() -> Sequence[RewritePattern]:
    """The patterns of concat."""
    return patterns_of("tosa.concat", _concat_of_one)

"""Rewrite patterns from functions, and rewrites that many patterns share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from odsgen.rewriting import FunctionPattern, PatternRewriter, RewritePattern
from odsgen.runtime import IntegerAttr, Location, Operation, Value, index

#: Rewrites an operation; False: nothing changed.
Rewrite = Callable[[Any, "PatternRewriter"], bool]


def patterns_of(root: str, *rewrites: Rewrite) -> tuple[RewritePattern, ...]:
    """Patterns for operations of one name, in order of application."""
    return tuple(FunctionPattern(root, rewrite) for rewrite in rewrites)


def erase_before_same(op: Operation, rewriter: PatternRewriter) -> bool:
    """Erases an operation without results before another one of that name, such as a barrier."""
    following = op.next
    if following is None or type(following) is not type(op):
        return False
    rewriter.erase_op(op)
    return True


def index_constant(rewriter: PatternRewriter, number: int, location: Location) -> Value:
    """Inserts an `arith.constant` of type index."""
    from odsgen_dialects.arith import ConstantOp

    made = ConstantOp.build(IntegerAttr.get(number, index), location=location)
    return rewriter.insert(made).result

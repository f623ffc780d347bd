"""Rewrite patterns from functions, and rewrites that many patterns share."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from odsgen.rewriting import RewritePattern
from odsgen.runtime import IntegerAttr, Location, Operation, Value, index

if TYPE_CHECKING:
    from odsgen.rewriting import PatternRewriter

#: Rewrites an operation; False: nothing changed.
Rewrite = Callable[[Any, "PatternRewriter"], bool]


class FunctionPattern(RewritePattern):
    """Wraps a function as a pattern."""

    def __init__(self, root: str | None, rewrite: Rewrite, benefit: int = 1) -> None:
        self.root = root
        self.benefit = benefit
        self._rewrite = rewrite

    @property
    def name(self) -> str:
        return self._rewrite.__name__

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        return self._rewrite(op, rewriter)


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

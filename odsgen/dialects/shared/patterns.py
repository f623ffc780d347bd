"""Rewrite patterns that are one function each, and rewritings that many patterns share."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from odsgen.runtime.builtin.attributes import IntegerAttr
from odsgen.runtime.builtin.types import index
from odsgen.runtime.rewriting.pattern import RewritePattern

if TYPE_CHECKING:
    from odsgen.runtime.builtin.locations import Location
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value
    from odsgen.runtime.rewriting.rewriter import PatternRewriter

#: Rewrites an operation, or returns False with nothing changed.
Rewrite = Callable[[Any, "PatternRewriter"], bool]


class FunctionPattern(RewritePattern):
    """A pattern that is one function, by whose name it is called."""

    def __init__(self, root: str | None, rewrite: Rewrite, benefit: int = 1) -> None:
        self.root = root
        self.benefit = benefit
        self._rewrite = rewrite

    @property
    def name(self) -> str:
        """The name of the function."""
        return self._rewrite.__name__

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        """Call the function."""
        return self._rewrite(op, rewriter)


def patterns_of(root: str, *rewrites: Rewrite) -> tuple[RewritePattern, ...]:
    """Patterns for operations of one name, tried in this order."""
    return tuple(FunctionPattern(root, rewrite) for rewrite in rewrites)


def erase_before_same(op: Operation, rewriter: PatternRewriter) -> bool:
    """Erase an operation without results, as a barrier, right before another one of the same name."""
    following = op.next
    if following is None or following.name != op.name:
        return False
    rewriter.erase_op(op)
    return True


def index_constant(rewriter: PatternRewriter, number: int, location: Location) -> Value:
    """Insert a constant of the type index."""
    from odsgen_dialects.arith import ConstantOp

    made = ConstantOp.build(IntegerAttr.get(number, index), location=location)
    return rewriter.insert(made).result

"""What `ods-opt` does to a program: apply patterns, canonicalize."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from odsgen.runtime.context import loaded_dialects
from odsgen.runtime.rewriting.dialect_patterns import canonicalization_patterns
from odsgen.runtime.rewriting.greedy import apply_patterns_greedily
from odsgen.runtime.rewriting.pattern import FrozenPatternSet, RewritePattern

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation

#: Changes a program; gives what the user should know of it.
Pass = Callable[["Operation"], Iterable[str]]


def pattern_pass(patterns: Iterable[RewritePattern]) -> Pass:
    """The pass that applies the patterns until nothing changes."""
    frozen = FrozenPatternSet(patterns)

    def run(op: Operation) -> Iterator[str]:
        if not apply_patterns_greedily(op, frozen).converged:
            yield "the patterns did not converge: the program may change further"

    return run


def canonicalize(op: Operation) -> Iterator[str]:
    """Fold, and apply the canonicalization patterns of all dialects that are loaded (MLIR: `--canonicalize`)."""
    patterns = FrozenPatternSet(canonicalization_patterns(loaded_dialects()))
    if not apply_patterns_greedily(op, patterns, top_down=True).converged:
        yield "the canonicalization did not converge: the program may change further"

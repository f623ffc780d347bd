"""What `ods-opt` does to a program: apply patterns, canonicalize."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from odsgen.runtime.registry.context import loaded_dialects
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


@dataclass(frozen=True, slots=True)
class CanonicalizeOptions:
    """The options of MLIR's `--canonicalize`; patterns are filtered by their names and labels."""

    top_down: bool = True
    max_iterations: int | None = 10
    max_rewrites: int | None = None
    simplify_regions: bool = True
    merge_blocks: bool = False  # region-simplify=aggressive
    disabled_patterns: tuple[str, ...] = ()
    enabled_patterns: tuple[str, ...] = ()  # none: all


def canonicalization(options: CanonicalizeOptions) -> Pass:
    """The pass that folds, and applies the canonicalization patterns of all dialects that are loaded then."""

    def run(op: Operation) -> Iterator[str]:
        patterns = FrozenPatternSet(
            canonicalization_patterns(loaded_dialects()),
            disabled=options.disabled_patterns,
            enabled=options.enabled_patterns or None,
        )
        outcome = apply_patterns_greedily(
            op,
            patterns,
            top_down=options.top_down,
            max_iterations=options.max_iterations,
            max_rewrites=options.max_rewrites,
            simplify_regions=options.simplify_regions,
            merge_blocks=options.merge_blocks,
        )
        if not outcome.converged:
            yield "the canonicalization did not converge: the program may change further"

    return run


#: As it is without options.
canonicalize = canonicalization(CanonicalizeOptions())

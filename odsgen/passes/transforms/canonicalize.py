"""`canonicalize`: folds and applies the canonicalization patterns of the dialects (MLIR: Operation Canonicalization)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.passes.base import Pass
from odsgen.passes.options import choice, flag, integer, texts
from odsgen.passes.registry import register_pass
from odsgen.rewriting.dialect_patterns import canonicalization_patterns
from odsgen.rewriting.greedy import apply_patterns_greedily
from odsgen.rewriting.pattern import FrozenPatternSet
from odsgen.runtime.diagnostics import Diagnostic, Severity
from odsgen.runtime.registry.context import loaded_dialects

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation

_NO_LIMIT = -1


@register_pass
class Canonicalizer(Pass):
    """Canonicalizes operations."""

    ARGUMENT = "canonicalize"
    NAME = "Canonicalizer"
    SUMMARY = "Canonicalize operations"

    top_down = flag("top-down", True, "Seed the worklist in general top-down order")
    max_iterations = integer(
        "max-iterations", 10, "Max. iterations between applying patterns / simplifying regions"
    )
    max_rewrites = integer(
        "max-num-rewrites", _NO_LIMIT, "Max. number of pattern rewrites within an iteration"
    )
    region_simplify = choice(
        "region-simplify",
        "normal",
        "Perform control flow optimizations to the region tree",
        {
            "disabled": "Don't run any control-flow simplification.",
            "normal": "Perform simple control-flow simplifications (e.g. dead args elimination).",
            "aggressive": "Perform aggressive control-flow simplification (e.g. block merging).",
        },
    )
    test_convergence = flag(
        "test-convergence",
        False,
        "Test only: Fail pass on non-convergence to detect cyclic pattern",
    )
    disabled_patterns = texts(
        "disable-patterns", "Labels of patterns that should be filtered out during application"
    )
    enabled_patterns = texts(
        "enable-patterns",
        "Labels of patterns that should be used during application, all other patterns are filtered out",
    )

    def __init__(self) -> None:
        super().__init__()
        #: The patterns, and what they were collected from: dialects with so many operations, and options.
        self._collected: tuple[list[object], FrozenPatternSet] | None = None

    def run_on_operation(self, op: Operation) -> None:
        """Rewrite until nothing changes, or the limits are reached."""
        outcome = apply_patterns_greedily(
            op,
            self._patterns(),
            top_down=self.top_down,
            max_iterations=_limit(self.max_iterations),
            max_rewrites=_limit(self.max_rewrites),
            simplify_regions=self.region_simplify != "disabled",
            merge_blocks=self.region_simplify == "aggressive",
        )
        self.is_untouched = outcome.is_untouched
        if not outcome.converged:
            message = "the canonicalization did not converge: the program may change further"
            self.emit(Diagnostic(Severity.WARNING, op.location, message))
            if self.test_convergence:
                self.signal_failure()

    def _patterns(self) -> FrozenPatternSet:
        """The patterns of the dialects that are loaded now; to collect them takes as long as many a function."""
        dialects = loaded_dialects()
        disabled, enabled = self.disabled_patterns, self.enabled_patterns
        source: list[object] = [*((d, len(d.operations)) for d in dialects), disabled, enabled]
        if self._collected is None or self._collected[0] != source:
            found = canonicalization_patterns(dialects)
            patterns = FrozenPatternSet(found, disabled=disabled, enabled=enabled or None)
            self._collected = source, patterns
        return self._collected[1]


def _limit(number: int) -> int | None:
    return None if number == _NO_LIMIT else max(number, 0)

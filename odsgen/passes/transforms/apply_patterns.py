"""`apply-patterns`: applies rewrite patterns of dialects by their names; odsgen's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.passes.base import Pass
from odsgen.passes.options import texts
from odsgen.passes.registry import register_pass
from odsgen.rewriting.dialect_patterns import named_patterns
from odsgen.rewriting.greedy import apply_patterns_greedily
from odsgen.runtime.diagnostics import Diagnostic, Severity
from odsgen.runtime.registry.context import context_of, loaded_dialect

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation


@register_pass
class ApplyPatterns(Pass):
    """Applies patterns until nothing changes."""

    ARGUMENT = "apply-patterns"
    NAME = "ApplyPatterns"
    SUMMARY = "Apply the rewrite patterns of these names, or all of a dialect: toy.Name,toy"

    names = texts("names", "Names of patterns, or of dialects for all of theirs")

    def run_on_operation(self, op: Operation) -> None:
        """Apply them; raises UnknownPatternError."""
        context = context_of(op)
        find_dialect = loaded_dialect if context is None else context.dialect
        patterns = named_patterns(self.names, find_dialect)
        if not apply_patterns_greedily(op, patterns).converged:
            message = "the patterns did not converge: the program may change further"
            self.emit(Diagnostic(Severity.WARNING, op.location, message))

"""Rewriting: patterns, the rewriter through which they change a program, and the driver that applies them.

Only the standard library is needed, as for the rest of the runtime::

    from odsgen_dialects.toy import patterns

    outcome = apply_patterns_greedily(module, patterns.PATTERNS)
"""

from typing import TYPE_CHECKING

from odsgen.exports import exporter

if TYPE_CHECKING:
    from odsgen.rewriting.dialect_patterns import (
        CanonicalizeHook,
        UnknownPatternError,
        canonicalization_patterns,
        dialect_patterns,
        named_patterns,
    )
    from odsgen.rewriting.folding import (
        FoldError,
        constant_value,
        fold_operation,
        folds_only_with,
        matched_constant,
        operation_constant,
    )
    from odsgen.rewriting.greedy import RewriteOutcome, apply_patterns_greedily
    from odsgen.rewriting.pattern import (
        CanonicalizationPattern,
        FrozenPatternSet,
        RewritePattern,
    )
    from odsgen.rewriting.rewriter import PatternRewriter, RewriteError, RewriteListener
    from odsgen.runtime.interfaces.side_effects import is_memory_effect_free, is_trivially_dead
else:
    __getattr__ = exporter(
        __name__,
        {
            "odsgen.runtime.interfaces.side_effects": (
                "is_memory_effect_free",
                "is_trivially_dead",
            ),
            "odsgen.rewriting.dialect_patterns": (
                "CanonicalizeHook",
                "UnknownPatternError",
                "canonicalization_patterns",
                "dialect_patterns",
                "named_patterns",
            ),
            "odsgen.rewriting.folding": (
                "FoldError",
                "constant_value",
                "fold_operation",
                "folds_only_with",
                "matched_constant",
                "operation_constant",
            ),
            "odsgen.rewriting.greedy": (
                "RewriteOutcome",
                "apply_patterns_greedily",
            ),
            "odsgen.rewriting.pattern": (
                "CanonicalizationPattern",
                "FrozenPatternSet",
                "RewritePattern",
            ),
            "odsgen.rewriting.rewriter": (
                "PatternRewriter",
                "RewriteError",
                "RewriteListener",
            ),
        },
    )

__all__ = [
    "CanonicalizationPattern",
    "CanonicalizeHook",
    "FoldError",
    "FrozenPatternSet",
    "PatternRewriter",
    "RewriteError",
    "RewriteListener",
    "RewriteOutcome",
    "RewritePattern",
    "UnknownPatternError",
    "apply_patterns_greedily",
    "canonicalization_patterns",
    "constant_value",
    "dialect_patterns",
    "fold_operation",
    "folds_only_with",
    "is_memory_effect_free",
    "is_trivially_dead",
    "matched_constant",
    "named_patterns",
    "operation_constant",
]

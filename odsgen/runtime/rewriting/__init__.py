"""Rewriting: patterns, the rewriter through which they change a program, and the driver that applies them.

Only the standard library is needed, as for the rest of the runtime::

    from odsgen_dialects.toy import patterns

    outcome = apply_patterns_greedily(module, patterns.PATTERNS)
"""

from typing import TYPE_CHECKING

from odsgen.exports import exporter

if TYPE_CHECKING:
    from odsgen.runtime.interfaces.side_effects import is_memory_effect_free, is_trivially_dead
    from odsgen.runtime.rewriting.dialect_patterns import (
        CanonicalizeHook,
        UnknownPatternError,
        canonicalization_patterns,
        dialect_patterns,
        named_patterns,
    )
    from odsgen.runtime.rewriting.folding import (
        FoldError,
        constant_value,
        fold_operation,
        folds_only_with,
        matched_constant,
        operation_constant,
    )
    from odsgen.runtime.rewriting.greedy import RewriteOutcome, apply_patterns_greedily
    from odsgen.runtime.rewriting.pattern import (
        CanonicalizationPattern,
        FrozenPatternSet,
        RewritePattern,
    )
    from odsgen.runtime.rewriting.rewriter import PatternRewriter, RewriteError, RewriteListener
else:
    __getattr__ = exporter(
        __name__,
        {
            "odsgen.runtime.interfaces.side_effects": (
                "is_memory_effect_free",
                "is_trivially_dead",
            ),
            "odsgen.runtime.rewriting.dialect_patterns": (
                "CanonicalizeHook",
                "UnknownPatternError",
                "canonicalization_patterns",
                "dialect_patterns",
                "named_patterns",
            ),
            "odsgen.runtime.rewriting.folding": (
                "FoldError",
                "constant_value",
                "fold_operation",
                "folds_only_with",
                "matched_constant",
                "operation_constant",
            ),
            "odsgen.runtime.rewriting.greedy": (
                "RewriteOutcome",
                "apply_patterns_greedily",
            ),
            "odsgen.runtime.rewriting.pattern": (
                "CanonicalizationPattern",
                "FrozenPatternSet",
                "RewritePattern",
            ),
            "odsgen.runtime.rewriting.rewriter": (
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

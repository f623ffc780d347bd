"""Rewriting: patterns, the rewriter through which they change a program, and the driver that applies them.

Only the standard library is needed, as for the rest of the runtime::

    from odsgen_dialects.toy import patterns

    outcome = apply_patterns_greedily(module, patterns.PATTERNS)
"""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(
    __name__,
    {
        "odsgen.rewriting.computed_folds": "fold_constants",
        "odsgen.rewriting.dialect_patterns": (
            "CanonicalizeHook UnknownPatternError canonicalization_patterns dialect_patterns "
            "named_patterns"
        ),
        "odsgen.rewriting.folding": (
            "FoldError constant_value fold_operation folds_only_with matched_constant "
            "operation_constant"
        ),
        "odsgen.rewriting.greedy": (
            "RewriteOutcome apply_patterns_greedily apply_patterns_to_operations"
        ),
        "odsgen.rewriting.pattern": "CanonicalizationPattern FrozenPatternSet RewritePattern",
        "odsgen.rewriting.region_branches": "erase_results region_branch_patterns",
        "odsgen.rewriting.rewriter": "PatternRewriter RewriteError RewriteListener",
        "odsgen.runtime.interfaces.effects_of_operations": (
            "is_memory_effect_free is_trivially_dead"
        ),
    },
)

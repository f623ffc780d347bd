from odsgen.rewriting.dialect_patterns import (
    CanonicalizeHook as CanonicalizeHook,
    UnknownPatternError as UnknownPatternError,
    canonicalization_patterns as canonicalization_patterns,
    dialect_patterns as dialect_patterns,
    named_patterns as named_patterns,
)
from odsgen.rewriting.folding import (
    FoldError as FoldError,
    constant_value as constant_value,
    fold_operation as fold_operation,
    folds_only_with as folds_only_with,
    matched_constant as matched_constant,
    operation_constant as operation_constant,
)
from odsgen.rewriting.greedy import (
    RewriteOutcome as RewriteOutcome,
    apply_patterns_greedily as apply_patterns_greedily,
    apply_patterns_to_operations as apply_patterns_to_operations,
)
from odsgen.rewriting.pattern import (
    CanonicalizationPattern as CanonicalizationPattern,
    FrozenPatternSet as FrozenPatternSet,
    RewritePattern as RewritePattern,
)
from odsgen.rewriting.region_branches import (
    erase_results as erase_results,
    region_branch_patterns as region_branch_patterns,
)
from odsgen.rewriting.rewriter import (
    PatternRewriter as PatternRewriter,
    RewriteError as RewriteError,
    RewriteListener as RewriteListener,
)
from odsgen.runtime.interfaces.effects_of_operations import (
    is_memory_effect_free as is_memory_effect_free,
    is_trivially_dead as is_trivially_dead,
)

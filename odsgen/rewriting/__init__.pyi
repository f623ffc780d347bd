from odsgen.rewriting.computed_folds import fold_constants as fold_constants
from odsgen.rewriting.dialect_patterns import CanonicalizeHook as CanonicalizeHook
from odsgen.rewriting.dialect_patterns import UnknownPatternError as UnknownPatternError
from odsgen.rewriting.dialect_patterns import canonicalization_patterns as canonicalization_patterns
from odsgen.rewriting.dialect_patterns import dialect_patterns as dialect_patterns
from odsgen.rewriting.dialect_patterns import named_patterns as named_patterns
from odsgen.rewriting.folding import FoldError as FoldError
from odsgen.rewriting.folding import constant_value as constant_value
from odsgen.rewriting.folding import fold_operation as fold_operation
from odsgen.rewriting.folding import folds_only_with as folds_only_with
from odsgen.rewriting.folding import matched_constant as matched_constant
from odsgen.rewriting.folding import operation_constant as operation_constant
from odsgen.rewriting.greedy import RewriteOutcome as RewriteOutcome
from odsgen.rewriting.greedy import apply_patterns_greedily as apply_patterns_greedily
from odsgen.rewriting.greedy import apply_patterns_to_operations as apply_patterns_to_operations
from odsgen.rewriting.pattern import CanonicalizationPattern as CanonicalizationPattern
from odsgen.rewriting.pattern import FrozenPatternSet as FrozenPatternSet
from odsgen.rewriting.pattern import RewritePattern as RewritePattern
from odsgen.rewriting.region_branches import erase_results as erase_results
from odsgen.rewriting.region_branches import region_branch_patterns as region_branch_patterns
from odsgen.rewriting.rewriter import PatternRewriter as PatternRewriter
from odsgen.rewriting.rewriter import RewriteError as RewriteError
from odsgen.rewriting.rewriter import RewriteListener as RewriteListener
from odsgen.runtime.interfaces.effects_of_operations import (
    is_memory_effect_free as is_memory_effect_free,
)
from odsgen.runtime.interfaces.effects_of_operations import is_trivially_dead as is_trivially_dead

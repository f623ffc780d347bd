"""The patterns that operations name in the body of `transform.apply_patterns`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.hooks import populates
from odsgen.rewriting import RewritePattern, canonicalization_patterns
from odsgen.runtime import loaded_dialects
from odsgen_dialects.transform import ApplyCanonicalizationPatternsOp


@populates(ApplyCanonicalizationPatternsOp)
def populate_canonicalization(op: ApplyCanonicalizationPatternsOp) -> Sequence[RewritePattern]:
    """The canonicalization patterns of all dialects that are loaded."""
    return list(canonicalization_patterns(loaded_dialects()))

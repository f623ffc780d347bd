"""Canonicalization patterns of the dialect `xegpu`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.hooks import canonicalization_patterns
from odsgen_dialects.xegpu import ConvertLayoutOp

if TYPE_CHECKING:
    from odsgen.rewriting import RewritePattern


@canonicalization_patterns(ConvertLayoutOp)
def canonicalization_patterns_convert_layout() -> Sequence[RewritePattern]:
    """MLIR's only pattern does the same as the fold."""
    return ()

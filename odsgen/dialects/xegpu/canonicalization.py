"""Canonicalization patterns of the dialect `xegpu`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from odsgen.runtime.rewriting.pattern import RewritePattern


def canonicalization_patterns_convert_layout() -> Sequence[RewritePattern]:
    """The patterns of convert_layout: that of MLIR does what the fold does before it."""
    return ()

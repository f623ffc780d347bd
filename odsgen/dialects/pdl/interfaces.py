"""Interface methods of the dialect `pdl`."""

from __future__ import annotations

from odsgen.hooks import implements
from odsgen_dialects.pdl import PatternOp


@implements(PatternOp, method="is_optional_symbol")
def is_optional_symbol_pattern(op: PatternOp) -> bool:
    """PatternOp::isOptionalSymbol"""
    return True

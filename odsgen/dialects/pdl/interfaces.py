"""Interface methods of the dialect `pdl`."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from odsgen_dialects.pdl import PatternOp


def is_optional_symbol_pattern(op: PatternOp) -> bool:
    """A pattern may go without a name."""
    return True

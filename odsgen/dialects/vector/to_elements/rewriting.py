"""All patterns that bring operations on vectors to their elements."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.vector.to_elements.creation import CREATION
from odsgen.dialects.vector.to_elements.movement import MOVEMENTS
from odsgen.dialects.vector.to_elements.reductions import REDUCTIONS
from odsgen.dialects.vector.to_elements.transfers import TRANSFERS
from odsgen.rewriting import apply_patterns_greedily

if TYPE_CHECKING:
    from odsgen.runtime import Operation


def vectors_to_elements(op: Operation) -> None:
    """Rewrite the operations on vectors inside that `convert-vector-to-llvm` does not lower."""
    apply_patterns_greedily(op, (*CREATION, *MOVEMENTS, *REDUCTIONS, *TRANSFERS))

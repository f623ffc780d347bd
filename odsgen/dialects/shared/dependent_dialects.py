"""Dialects of the operations that a pass makes, which the program itself may not have (MLIR: `dependentDialects`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime import Context
from odsgen.runtime.registry.context import context_of

if TYPE_CHECKING:
    from odsgen.runtime import Operation


def load_dependent_dialects(op: Operation, *names: str) -> None:
    """Loads dialects in the context of a program: folding of new operations asks them for constants."""
    context = context_of(op) or Context()
    for name in names:
        context.dialect(name)

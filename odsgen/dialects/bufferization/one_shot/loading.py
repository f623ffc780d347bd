"""Loads the dialects of operations that passes have made."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.runtime.registry.context import context_of

if TYPE_CHECKING:
    from odsgen.runtime import Operation


def load_dialects(op: Operation) -> None:
    """Loads the dialects of new operations in the context of a program: passes that follow ask it for patterns."""
    context = context_of(op)
    if context is not None:
        names = {inner.dialect_name for inner in op.walk()}
        for name in sorted(names | {"bufferization", "memref"}):
            context.dialect(name)

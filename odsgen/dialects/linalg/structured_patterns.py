"""Patterns for all structured operations (MLIR: `OpInterfaceRewritePattern<LinalgOp>`)."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy

from odsgen.rewriting import RewritePattern
from odsgen_dialects.linalg import DIALECT


def structured_names() -> Iterator[str]:
    """The names of all structured operations."""
    for name, op_class in DIALECT.operations.items():
        if "LinalgOp" in op_class.INTERFACES:
            yield name


def on_structured(pattern: RewritePattern) -> Iterator[RewritePattern]:
    """The pattern once for each structured operation, tried in its order among those of the operation.

    One that names its operation is as it is.
    """
    if pattern.root is not None:
        yield pattern
        return
    for name in structured_names():
        found = copy(pattern)
        found.root = name
        yield found

"""Patterns of operations, each noted where it stands: `@pattern(AddOp)`."""

from __future__ import annotations

from typing import Any

from odsgen.rewriting.pattern import FunctionPattern, RewritePattern
from odsgen.runtime.registry.bindings import bind

#: The name under which a module keeps the patterns of its hooks, by the names of classes.
LISTED = "__odsgen_patterns__"


def note_pattern(
    classes: tuple[Any, ...],
    root: str | None,
    benefit: int,
    module: dict[str, Any],
    line: int,
    rewrite: Any,
) -> Any:
    """Adds a class of patterns, or a function that rewrites, to the patterns of operations of these classes; gives it."""
    if not classes or not all(isinstance(one, type) for one in classes):
        raise TypeError("@pattern takes the classes of operations: @pattern(AddOp)")
    listed: dict[str, list[RewritePattern]] = module.setdefault(LISTED, {})
    for one in classes:
        patterns = listed.get(one.__name__)
        if patterns is None:
            patterns = listed[one.__name__] = []
            bind("canonicalization_patterns", (one,), patterns.copy, module, line)
        if isinstance(rewrite, type):
            patterns.append(rewrite())
        else:
            patterns.append(FunctionPattern(root or one.OPERATION_NAME, rewrite, benefit))
    return rewrite

"""The patterns that dialects bring: those of their specs, and those that canonicalize (MLIR: Operation Canonicalization)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from difflib import get_close_matches
from importlib import import_module
from typing import TYPE_CHECKING, Any

from odsgen.rewriting.pattern import RewritePattern

if TYPE_CHECKING:
    from odsgen.rewriting.rewriter import PatternRewriter
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.registry.dialect import Dialect


class UnknownPatternError(Exception):
    """There is no pattern, or no dialect, of a name."""


class CanonicalizeHook(RewritePattern):
    """The hook `canonicalize_…` of an operation as a pattern (ODS: hasCanonicalizeMethod)."""

    def __init__(self, root: str, hook: Callable[[Any, PatternRewriter], bool]) -> None:
        self.root = root
        self._hook = hook

    @property
    def name(self) -> str:
        """The name of the operation."""
        return f"canonicalize {self.root}"

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        """The canonicalization that the hook does."""
        return self._hook(op, rewriter)


def dialect_patterns(dialect: Dialect) -> tuple[RewritePattern, ...]:
    """The declarative patterns of a dialect's spec, in its order."""
    if dialect.patterns_module is None:
        return ()
    found: tuple[RewritePattern, ...] = import_module(dialect.patterns_module).PATTERNS
    return found


def canonicalization_patterns(dialects: Iterable[Dialect]) -> Iterator[RewritePattern]:
    """The canonicalization patterns of the dialects.

    The hooks of the dialects first, then declarative patterns that say so, then the hooks of operations (`canonicalizer`,
    `canonicalize_method`) in order of the operations' names: of equal benefit, they are tried in this order.
    """
    found = tuple(dialects)
    for dialect in found:
        if dialect.canonicalization_patterns is not None:
            yield from dialect.canonicalization_patterns()
    for dialect in found:
        for pattern in dialect_patterns(dialect):
            if "canonicalization" in pattern.labels:
                yield pattern
    # As in MLIR by name: an operation may bring patterns for another one.
    operations = {name: op for dialect in found for name, op in dialect.operations.items()}
    for name in sorted(operations):
        of_operation = getattr(operations[name], "canonicalization_patterns", None)
        if of_operation is not None:
            yield from of_operation()


def named_patterns(
    names: Iterable[str], find_dialect: Callable[[str], Dialect | None]
) -> tuple[RewritePattern, ...]:
    """The patterns that are named `toy.Name`, or `toy` for all of a dialect; each once.

    Raises UnknownPatternError.
    """
    found: dict[RewritePattern, None] = {}
    for name in names:
        dialect_name, dot, pattern_name = name.partition(".")
        dialect = find_dialect(dialect_name) if dialect_name else None
        if dialect is None:
            raise UnknownPatternError(f"there is no dialect '{dialect_name}'")
        patterns = dialect_patterns(dialect)
        if not patterns:
            raise UnknownPatternError(f"the dialect '{dialect_name}' has no patterns")
        chosen = [p for p in patterns if not dot or p.name == pattern_name]
        if not chosen:
            known = [pattern.name for pattern in patterns]
            near = get_close_matches(pattern_name, known, n=1)
            hint = f"did you mean '{near[0]}'?" if near else f"there is {', '.join(known)}"
            raise UnknownPatternError(
                f"the dialect '{dialect_name}' has no pattern '{pattern_name}': {hint}"
            )
        found.update(dict.fromkeys(chosen))
    return tuple(found)

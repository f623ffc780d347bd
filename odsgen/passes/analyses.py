"""Analyses that passes ask for, kept while they hold (MLIR: Analysis Management)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from odsgen.runtime.ir.operation import Operation

if TYPE_CHECKING:
    from odsgen.passes.instrumentation import PassInstrumentation

AnalysisT = TypeVar("AnalysisT")


class Analysis(Protocol):
    """An analysis: a class that is constructed from an operation, such as `OperationDominance`."""

    def __init__(self, op: Operation) -> None: ...


class PreservedAnalyses:
    """The analyses that a pass has left as they were."""

    __slots__ = ("_all", "_classes")

    def __init__(self) -> None:
        self._all = False
        self._classes: set[type[Any]] = set()

    def preserve_all(self) -> None:
        """Nothing was changed."""
        self._all = True

    def preserve(self, *classes: type[Any]) -> None:
        """These analyses still hold."""
        self._classes.update(classes)

    @property
    def is_all(self) -> bool:
        """Whether every analysis still holds."""
        return self._all

    def is_preserved(self, analysis: type[Any]) -> bool:
        """Whether an analysis still holds."""
        return self._all or analysis in self._classes


class AnalysisManager:
    """The analyses of an operation, and those of the operations inside it on which passes run.

    Reports name an analysis by its attribute ``NAME``, or as its class is named.  One that depends on others may say so:
    ``is_invalidated(preserved)`` is asked where it has that method.  Expensive checks ask ``still_holds()``, or compare what
    it holds with that of one made anew.
    """

    __slots__ = ("op", "_found", "_instrumentations", "_nested")

    def __init__(self, op: Operation, instrumentations: Sequence[PassInstrumentation] = ()) -> None:
        """Know nothing yet; `instrumentations` are told when an analysis is computed."""
        self.op = op
        self._found: dict[type[Any], Any] = {}
        self._instrumentations = instrumentations
        self._nested: dict[Operation, AnalysisManager] = {}

    def get(self, analysis: type[AnalysisT]) -> AnalysisT:
        """The analysis of the operation, computed unless it is known."""
        found: AnalysisT | None = self._found.get(analysis)
        if found is None:
            made: Any = analysis
            for instrumentation in self._instrumentations:
                instrumentation.before_analysis(analysis, self.op)
            try:
                found = self._found[analysis] = made(self.op)
            finally:
                for instrumentation in reversed(self._instrumentations):
                    instrumentation.after_analysis(analysis, self.op)
            assert found is not None
        return found

    def cached(self, analysis: type[AnalysisT]) -> AnalysisT | None:
        """The analysis if it is known."""
        return self._found.get(analysis)

    def nest(self, op: Operation) -> AnalysisManager:
        """The analyses of an operation inside."""
        found = self._nested.get(op)
        if found is None:
            found = self._nested[op] = AnalysisManager(op, self._instrumentations)
        return found

    def invalidate(self, preserved: PreservedAnalyses) -> None:
        """Forget what no longer holds, of the operations inside too."""
        if preserved.is_all:
            return
        for analysis, found in list(self._found.items()):
            if not _is_kept(found, preserved):
                del self._found[analysis]
        for nested in self._nested.values():
            nested.invalidate(preserved)

    def kept(self, preserved: PreservedAnalyses) -> Iterator[tuple[Operation, Any]]:
        """Operations, this one and those inside, with each known analysis that still holds."""
        for found in self._found.values():
            if _is_kept(found, preserved):
                yield self.op, found
        for nested in self._nested.values():
            yield from nested.kept(preserved)

    def clear(self) -> None:
        """Forget everything."""
        self._found.clear()
        self._nested.clear()


def _is_kept(found: Any, preserved: PreservedAnalyses) -> bool:
    asks = getattr(found, "is_invalidated", None)
    return preserved.is_preserved(type(found)) if asks is None else not asks(preserved)

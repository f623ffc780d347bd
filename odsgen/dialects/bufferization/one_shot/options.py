"""Options of one-shot bufferization (MLIR: `OneShotBufferizationOptions`)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal

from odsgen.runtime import RankedTensorType, SymbolTableCollection

if TYPE_CHECKING:
    from odsgen.runtime import Attribute, Operation, TensorType

Layout = Literal["infer-layout-map", "identity-layout-map", "fully-dynamic-layout-map"]
Heuristic = Literal["bottom-up", "top-down", "bottom-up-from-terminators", "fuzzer"]


class UnknownSpace:
    """The type of `UNKNOWN_SPACE`."""


@dataclass(slots=True)
class Run:
    """Symbols and counts of one run of the pass."""

    symbol_tables: SymbolTableCollection = field(default_factory=SymbolTableCollection)
    #: How many numbers the names of new symbols have got.
    numbered_symbols: int = 0
    allocations: int = 0


#: Nothing says in which memory space a tensor lies.
UNKNOWN_SPACE: Final = UnknownSpace()


@dataclass(frozen=True, slots=True)
class BufferizationOptions:
    """Chooses operations, layouts, memory spaces and the order of the analysis."""

    allow_return_allocs_from_loops: bool = False
    allow_unknown_ops: bool = False
    analysis_fuzzer_seed: int = 0
    analysis_heuristic: Heuristic = "bottom-up"
    bufferize_function_boundaries: bool = False
    buffer_alignment: int = 64
    check_parallel_regions: bool = True
    copy_before_write: bool = False
    dialect_filter: frozenset[str] = frozenset()
    dump_alias_sets: bool = False
    function_boundary_layout: Layout = "infer-layout-map"
    must_infer_memory_space: bool = False
    no_analysis_func_filter: frozenset[str] = frozenset()
    print_conflicts: bool = False
    test_analysis_only: bool = False
    unknown_layout: Layout = "fully-dynamic-layout-map"
    use_encoding_for_memory_space: bool = False
    #: Further operations that are left alone.
    denied: Callable[[Operation], bool] | None = None
    run: Run = field(default_factory=Run)

    def is_allowed(self, op: Operation) -> bool:
        """Whether an operation is bufferized at all (`isOpAllowed`)."""
        dialect = op.dialect_name
        if dialect == "func" and not self.bufferize_function_boundaries:
            return False
        if self.denied is not None and self.denied(op):
            return False
        return not self.dialect_filter or dialect in self.dialect_filter

    def memory_space(self, type: TensorType) -> Attribute | UnknownSpace | None:
        """The memory space of a tensor of which nothing else is known (`defaultMemorySpaceFn`)."""
        if self.must_infer_memory_space:
            return UNKNOWN_SPACE
        if self.use_encoding_for_memory_space:
            return type.encoding if isinstance(type, RankedTensorType) else None
        return None

"""`one-shot-bufferize`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.bufferization.one_shot.functions import run_one_shot
from odsgen.dialects.bufferization.one_shot.loading import load_dialects
from odsgen.dialects.bufferization.one_shot.options import BufferizationOptions
from odsgen.passes import (
    Pass,
    Statistic,
    choice,
    flag,
    integer,
    register_pass,
    text,
    texts,
    unsigned,
)
from odsgen.runtime import Diagnostic, Severity, UnknownLoc, VerifyError

if TYPE_CHECKING:
    from odsgen.runtime import Location, Operation

_LAYOUTS = {"infer-layout-map": "", "identity-layout-map": "", "fully-dynamic-layout-map": ""}


@register_pass
class OneShotBufferize(Pass):
    """Replaces tensors by buffers: analyzes which may share one, copies the others, rewrites all operations."""

    ARGUMENT = "one-shot-bufferize"
    NAME = "OneShotBufferizePass"
    SUMMARY = "One-Shot Bufferize"
    OPERATION = "builtin.module"

    allow_return_allocs_from_loops = flag(
        "allow-return-allocs-from-loops",
        False,
        "Allows returning/yielding new allocations from a loop.",
    )
    allow_unknown_ops = flag(
        "allow-unknown-ops", False, "Allows unknown (not bufferizable) ops in the input IR."
    )
    analysis_fuzzer_seed = unsigned(
        "analysis-fuzzer-seed",
        0,
        "Test only: Analyze ops in random order with a given seed (fuzzer)",
    )
    analysis_heuristic = text(
        "analysis-heuristic", "bottom-up", "Heuristic that control the IR traversal during analysis"
    )
    bufferize_function_boundaries = flag(
        "bufferize-function-boundaries", False, "Bufferize function boundaries (experimental)."
    )
    buffer_alignment = integer(
        "buffer-alignment", 64, "Sets the alignment of newly allocated buffers."
    )
    check_parallel_regions = flag(
        "check-parallel-regions", True, "Account for parallel regions in RaW analysis."
    )
    copy_before_write = flag(
        "copy-before-write", False, "Skip the analysis. Make a buffer copy on every write."
    )
    dialect_filter = texts("dialect-filter", "Restrict bufferization to ops from these dialects.")
    dump_alias_sets = flag(
        "dump-alias-sets", False, "Test only: Annotate tensor IR with alias sets"
    )
    function_boundary_type_conversion = choice(
        "function-boundary-type-conversion",
        "infer-layout-map",
        "Controls layout maps when bufferizing function signatures.",
        _LAYOUTS,
    )
    must_infer_memory_space = flag(
        "must-infer-memory-space",
        False,
        "The memory space of an memref types must always be inferred. If unset, a default memory "
        "space of 0 is used otherwise.",
    )
    no_analysis_func_filter = texts(
        "no-analysis-func-filter",
        "Skip analysis of functions with these symbol names.Set copyBeforeWrite to true when "
        "bufferizing them.",
    )
    print_conflicts = flag(
        "print-conflicts",
        False,
        "Test only: Annotate IR with RaW conflicts. Requires test-analysis-only.",
    )
    test_analysis_only = flag(
        "test-analysis-only",
        False,
        "Test only: Only run inplaceability analysis and annotate IR",
    )
    unknown_type_conversion = choice(
        "unknown-type-conversion",
        "fully-dynamic-layout-map",
        "Controls layout maps for non-inferrable memref types.",
        _LAYOUTS,
    )
    use_encoding_for_memory_space = flag(
        "use-encoding-for-memory-space",
        False,
        "Use the Tensor encoding attribute for the memory space. Exclusive to the "
        "'must-infer-memory-space' option",
    )

    num_buffer_alloc = Statistic("num-buffer-alloc", "Number of buffer allocations")
    num_tensor_in_place = Statistic("num-tensor-in-place", "Number of in-place tensor OpOperands")
    num_tensor_out_of_place = Statistic(
        "num-tensor-out-of-place", "Number of out-of-place tensor OpOperands"
    )

    def _problem(self, op: Operation) -> tuple[Location, str] | None:
        """Where options contradict each other, and how."""
        if self.must_infer_memory_space and self.use_encoding_for_memory_space:
            return op.location, (
                "only one of 'must-infer-memory-space' and 'use-encoding-for-memory-space' are "
                f"allowed in {self.ARGUMENT}"
            )
        problem = None
        if self.unknown_type_conversion == "infer-layout-map":
            problem = "'infer-layout-map' is not a valid value for 'unknown-type-conversion'"
        elif self.copy_before_write and self.test_analysis_only:
            problem = "'copy-before-write' cannot be used with 'test-analysis-only'"
        elif self.print_conflicts and not self.test_analysis_only:
            problem = "'print-conflicts' requires 'test-analysis-only'"
        elif self.dump_alias_sets and not self.test_analysis_only:
            problem = "'dump-alias-sets' requires 'test-analysis-only'"
        elif self.no_analysis_func_filter and not self.bufferize_function_boundaries:
            problem = "'no-analysis-func-filter' requires 'bufferize-function-boundaries'"
        return None if problem is None else (UnknownLoc.get(), f"Invalid option: {problem}")

    def options(self) -> BufferizationOptions:
        """The options of the pass as those of the library."""
        return BufferizationOptions(
            allow_return_allocs_from_loops=self.allow_return_allocs_from_loops,
            allow_unknown_ops=self.allow_unknown_ops,
            analysis_fuzzer_seed=self.analysis_fuzzer_seed,
            analysis_heuristic=self.analysis_heuristic,  # type: ignore[arg-type]
            bufferize_function_boundaries=self.bufferize_function_boundaries,
            buffer_alignment=self.buffer_alignment,
            check_parallel_regions=self.check_parallel_regions,
            copy_before_write=self.copy_before_write,
            dialect_filter=frozenset(self.dialect_filter),
            dump_alias_sets=self.dump_alias_sets,
            function_boundary_layout=self.function_boundary_type_conversion,  # type: ignore[arg-type]
            must_infer_memory_space=self.must_infer_memory_space,
            no_analysis_func_filter=frozenset(self.no_analysis_func_filter),
            print_conflicts=self.print_conflicts,
            test_analysis_only=self.test_analysis_only,
            unknown_layout=self.unknown_type_conversion,  # type: ignore[arg-type]
            use_encoding_for_memory_space=self.use_encoding_for_memory_space,
        )

    def run_on_operation(self, op: Operation) -> None:
        """Bufferizes the module."""
        problem = self._problem(op)
        if problem is not None:
            self.signal_failure([Diagnostic(Severity.ERROR, *problem)])
            return
        try:
            found = run_one_shot(op, self.options())
        except VerifyError as error:
            self.signal_failure(error)
            return
        load_dialects(op)
        self.num_buffer_alloc += found.get("num-buffer-alloc", 0)
        self.num_tensor_in_place += found.get("num-tensor-in-place", 0)
        self.num_tensor_out_of_place += found.get("num-tensor-out-of-place", 0)

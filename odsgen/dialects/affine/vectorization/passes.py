"""`affine-super-vectorize`."""

from __future__ import annotations

from collections.abc import Callable

from odsgen.dialects.affine.dependences import Reduction, is_loop_parallel
from odsgen.dialects.affine.vectorization.matching import (
    Loop,
    Strategy,
    fastest_varying_dim,
    intersecting,
    matches,
)
from odsgen.dialects.affine.vectorization.nests import vectorize_nest
from odsgen.passes import Option, Pass, flag, register_pass
from odsgen.passes.options import read_integer, read_list
from odsgen.runtime import Diagnostic, Operation, Severity
from odsgen_dialects import affine

#: The greatest number of dimensions of vectors.
_MAX_RANK = 3


def integers(name: str, summary: str) -> Option[tuple[int, ...]]:
    """An option with several numbers."""
    return Option(
        name,
        (),
        summary,
        lambda text: tuple(map(read_integer, read_list(text))),
        lambda numbers: ",".join(map(str, numbers)),
    )


@register_pass
class AffineVectorize(Pass):
    """Makes loops over vectors of loops whose iterations may run side by side."""

    ARGUMENT = "affine-super-vectorize"
    NAME = "AffineVectorize"
    SUMMARY = "Vectorize to a target independent n-D vector abstraction"
    OPERATION = "func.func"
    REWRITES = ("affine.for",)

    vector_sizes = integers(
        "virtual-vector-size",
        "Specify an n-D virtual vector size for vectorization. This must be greater than zero.",
    )
    fastest_varying = integers(
        "test-fastest-varying",
        "Specify a 1-D, 2-D or 3-D pattern of fastest varying memory dimensions to match. See "
        "defaultPatterns in Vectorize.cpp for a description and examples. This is used for "
        "testing purposes",
    )
    vectorize_reductions = flag(
        "vectorize-reductions",
        False,
        "Vectorize known reductions expressed via iter_args. Switched off by default.",
    )

    def run_on_operation(self, op: Operation) -> None:
        """Vectorize one nest of each group of nests that overlap."""
        sizes, fastest = self.vector_sizes, self.fastest_varying
        if fastest and len(fastest) != len(sizes):
            self.emit_remark(
                op, "Fastest varying pattern specified with different size than the vector size."
            )
            self.signal_failure()
            return
        if self.vectorize_reductions and len(sizes) != 1:
            self.signal_failure(
                op.error("Vectorizing reductions is supported only for 1-D vectors.")
            )
            return
        if any(size <= 0 for size in sizes):
            self.signal_failure(op.error("Vectorization factor must be greater than zero."))
            return
        parallel: dict[Loop, list[Reduction]] = {}
        for loop in op.walk(affine.AffineForOp, post_order=True):
            reductions: list[Reduction] = []
            if is_loop_parallel(loop, reductions if self.vectorize_reductions else None):
                parallel[loop] = reductions
        if not 1 <= len(sizes) <= _MAX_RANK:
            return

        def filter_for(dim: int) -> Callable[[Loop], bool]:
            def matched(loop: Loop) -> bool:
                found = fastest_varying_dim(loop, self._refuse) if loop in parallel else None
                return found is not None and (found == -1 or dim in (-1, found))

            return matched

        filters = [filter_for(dim) for dim in fastest or [-1] * len(sizes)]
        for group in intersecting(matches(op, filters)):
            for match in group:
                strategy = Strategy(sizes, reductions=parallel)
                match.assign(strategy.dims)
                if vectorize_nest(match.loop, strategy):
                    break

    def _refuse(self, access: Operation) -> None:
        self.emit(
            Diagnostic(
                Severity.ERROR, access.location, "NYI: non-trivial layout map", operation=access
            )
        )

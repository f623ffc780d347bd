"""Operations on vectors that `convert-vector-to-llvm` does not lower, brought to those that it lowers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from odsgen.dialects.shared import load_dependent_dialects
from odsgen.dialects.vector.lowering.contracting import ContractionAsReduction
from odsgen.dialects.vector.lowering.masks import MaskedOperation
from odsgen.dialects.vector.lowering.multi_reductions import INNER_PARALLEL, multi_reductions
from odsgen.dialects.vector.lowering.permutations import PERMUTATIONS
from odsgen.dialects.vector.lowering.scans import ScanAsArithmetic
from odsgen.dialects.vector.to_scf.accesses import TransferOptions
from odsgen.dialects.vector.to_scf.conversion import transfers_to_loops
from odsgen.rewriting import RewritePattern, apply_patterns_greedily
from odsgen.runtime import Operation


def _patterns() -> Iterator[RewritePattern[Any]]:
    yield MaskedOperation()
    yield from PERMUTATIONS
    yield ContractionAsReduction()
    yield from multi_reductions(INNER_PARALLEL)
    yield ScanAsArithmetic()
    yield from transfers_to_loops(TransferOptions(), unrolls=True)


def vectors_to_rows(op: Operation) -> None:
    """Rewrite the operations inside: transfers row by row, reductions and scans as arithmetic, prints as loops."""
    load_dependent_dialects(op, "affine", "arith", "memref", "scf", "tensor")
    apply_patterns_greedily(op, _patterns())

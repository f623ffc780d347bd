"""`convert-vector-to-scf`: transfers as loops around transfers of one dimension, loads and stores; prints as loops."""

from __future__ import annotations

from typing import Any

from odsgen.dialects.shared import load_dependent_dialects
from odsgen.dialects.vector.lowering.permutations import PERMUTATIONS
from odsgen.dialects.vector.to_scf.accesses import TransferOptions
from odsgen.dialects.vector.to_scf.buffers import buffered
from odsgen.dialects.vector.to_scf.printing import PrintOfElements
from odsgen.dialects.vector.to_scf.rows import ReadOfElements, WriteOfElements
from odsgen.dialects.vector.to_scf.scalable import WriteOfTransposedRows
from odsgen.dialects.vector.to_scf.unrolled import unrolled
from odsgen.passes import Pass, flag, register_pass, unsigned
from odsgen.rewriting import RewritePattern, apply_patterns_greedily
from odsgen.runtime import Operation


def transfers_to_loops(
    options: TransferOptions, *, unrolls: bool = False, lowers_scalable: bool = False
) -> list[RewritePattern[Any]]:
    """The patterns."""
    patterns = unrolled(options) if unrolls else buffered(options)
    if lowers_scalable:
        patterns.append(WriteOfTransposedRows(options))
    if options.target_rank == 1:
        patterns += [ReadOfElements(options), WriteOfElements(options)]
    return [*patterns, PrintOfElements()]


@register_pass
class ConvertVectorToSCFPass(Pass):
    """Lowers transfers between vectors and memory, and prints of vectors, to loops."""

    ARGUMENT = "convert-vector-to-scf"
    NAME = "ConvertVectorToSCFPass"
    SUMMARY = "Lower the operations from the vector dialect into the SCF dialect"

    unrolls = flag(
        "full-unroll", False, "Perform full unrolling when converting vector transfers to SCF"
    )
    target_rank = unsigned(
        "target-rank", 1, "Target vector rank to which transfer ops should be lowered"
    )
    lowers_tensors = flag("lower-tensors", False, "Lower transfer ops that operate on tensors")
    lowers_scalable = flag(
        "lower-scalable", False, "Add scalable vector specific lowerings (that introduce loops)"
    )

    def run_on_operation(self, op: Operation) -> None:
        """Bring permutations out of the transfers first."""
        load_dependent_dialects(op, "affine", "arith", "memref", "scf", "tensor")
        apply_patterns_greedily(op, PERMUTATIONS)
        options = TransferOptions(self.target_rank, self.lowers_tensors)
        patterns = transfers_to_loops(
            options, unrolls=self.unrolls, lowers_scalable=self.lowers_scalable
        )
        apply_patterns_greedily(op, patterns)

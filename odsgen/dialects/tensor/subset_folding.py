"""`fold-tensor-subset-ops`: what reads and writes slices of tensors reads and writes the tensors."""

from __future__ import annotations

from typing import Any

from odsgen.dialects.affine.mixed_values import indices_of_whole
from odsgen.dialects.shared import MixedSlice, known_integer, load_dependent_dialects, mixed_slice
from odsgen.dialects.vector.lowering.slices_of_tensors import SLICES, dropped_by
from odsgen.passes import Pass, register_pass
from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen.runtime import Operation
from odsgen_dialects import tensor

InsertOp = tensor.InsertSliceOp | tensor.ParallelInsertSliceOp


def _has_unit_strides(slice: MixedSlice) -> bool:
    return all(known_integer(stride) == 1 for stride in slice.strides)


class InsertionOfInserted(RewritePattern[InsertOp]):
    """Inserts what covers an inserted tensor."""

    def __init__(self, root: type[InsertOp]) -> None:
        self.root = root.OPERATION_NAME

    def match_and_rewrite(self, op: InsertOp, rewriter: PatternRewriter) -> bool:
        inner = op.source.defining_op
        if not isinstance(inner, tensor.InsertSliceOp):
            return False
        slice, covered, dropped = mixed_slice(op), mixed_slice(inner), dropped_by(op)
        if not _has_unit_strides(slice) or not _has_unit_strides(covered):
            return rewriter.match_failure(op, "a stride is not known to be 1")
        kept = [size for dim, size in enumerate(slice.sizes) if dim not in dropped]
        if not slice._replace(sizes=kept).is_same(slice._replace(sizes=covered.sizes)):
            return rewriter.match_failure(op, "the inserted tensor is not covered")
        parent = op.parent_op
        with rewriter.insertion_guard():
            if isinstance(op, tensor.ParallelInsertSliceOp) and parent is not None:
                rewriter.set_insertion_point_before(parent)
            offsets = list(indices_of_whole(rewriter, slice, dropped, covered.offsets, op.location))
        arguments = slice._replace(offsets=offsets).build_arguments()
        made = type(op).build(inner.source, op.dest, *arguments, location=op.location)
        rewriter.replace_op_with_new(op, made)
        return True


#: The patterns of `fold-tensor-subset-ops`.
SUBSET_FOLDING: tuple[RewritePattern[Any], ...] = (
    *SLICES,
    InsertionOfInserted(tensor.InsertSliceOp),
    InsertionOfInserted(tensor.ParallelInsertSliceOp),
)


@register_pass
class FoldTensorSubsetOpsPass(Pass):
    """Folds slices into transfers of vectors and into insertions."""

    ARGUMENT = "fold-tensor-subset-ops"
    NAME = "FoldTensorSubsetOpsPass"
    SUMMARY = "Fold tensor subset ops into producer/consumer ops"

    def run_on_operation(self, op: Operation) -> None:
        load_dependent_dialects(op, "affine", "arith")
        apply_patterns_greedily(op, SUBSET_FOLDING)

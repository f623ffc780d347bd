"""Operations on vectors that `convert-vector-to-llvm` does not lower, brought to those that it lowers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from odsgen.dialects.shared import load_dependent_dialects
from odsgen.dialects.vector.lowering.contracting import ContractionAsReduction
from odsgen.dialects.vector.lowering.elements import Elements
from odsgen.dialects.vector.lowering.masks import MaskedOperation
from odsgen.dialects.vector.lowering.multi_reductions import INNER_PARALLEL, multi_reductions
from odsgen.dialects.vector.lowering.permutations import PERMUTATIONS
from odsgen.dialects.vector.lowering.scans import ScanAsArithmetic
from odsgen.dialects.vector.to_scf.accesses import TransferOptions
from odsgen.dialects.vector.to_scf.conversion import transfers_to_loops
from odsgen.dialects.vector.to_scf.rows import has_padded_elements
from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen.runtime import AffineMap, AffineMapAttr, Operation, VectorType
from odsgen_dialects import ub, vector


class PaddedLoad(RewritePattern[Any]):
    """Makes a transfer of a load of elements with unused bits in memory: LLVM's vectors have none."""

    def __init__(self, root: str) -> None:
        super().__init__()
        self.root = root

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        type = op.results[0].type
        if not has_padded_elements(op.base.type):
            return rewriter.match_failure(op, "elements without unused bits")
        elements = Elements(op, rewriter)
        masked = op if isinstance(op, vector.MaskedLoadOp) else None
        value = elements.insert(
            vector.TransferReadOp.build(
                type,
                op.base,
                op.indices,
                _map(op, type),
                elements.insert(ub.PoisonOp.build(type.element_type)),
                [True] * len(type.shape),
                mask=None if masked is None else masked.mask,
            )
        )
        if masked is not None:
            value = elements.select(masked.mask, value, masked.pass_thru)
        rewriter.replace_op(op, [value])
        return True


class PaddedStore(RewritePattern[Any]):
    """Makes a transfer of a store of such elements."""

    def __init__(self, root: str) -> None:
        super().__init__()
        self.root = root

    def match_and_rewrite(self, op: Any, rewriter: PatternRewriter) -> bool:
        type = op.value_to_store.type
        if not has_padded_elements(op.base.type):
            return rewriter.match_failure(op, "elements without unused bits")
        write = vector.TransferWriteOp.build(
            None,
            op.value_to_store,
            op.base,
            op.indices,
            _map(op, type),
            [True] * len(type.shape),
            mask=op.mask if isinstance(op, vector.MaskedStoreOp) else None,
        )
        rewriter.replace_op_with_new(op, write)
        return True


def _map(op: Any, type: VectorType) -> AffineMapAttr:
    rank = len(op.indices)
    exprs = AffineMap.get_multi_dim_identity(rank).results[rank - len(type.shape) :]
    return AffineMapAttr.get(AffineMap.get(rank, 0, exprs))


def _patterns() -> Iterator[RewritePattern[Any]]:
    yield MaskedOperation()
    yield from PERMUTATIONS
    yield ContractionAsReduction()
    yield from multi_reductions(INNER_PARALLEL)
    yield ScanAsArithmetic()
    yield from (PaddedLoad("vector.load"), PaddedLoad("vector.maskedload"))
    yield from (PaddedStore("vector.store"), PaddedStore("vector.maskedstore"))
    yield from transfers_to_loops(TransferOptions(splits_padded_rows=True), unrolls=True)


def vectors_to_rows(op: Operation) -> None:
    """Rewrite the operations inside: transfers row by row, reductions and scans as arithmetic, prints as loops."""
    load_dependent_dialects(op, "affine", "arith", "memref", "scf", "tensor")
    apply_patterns_greedily(op, _patterns())

"""Applies packing of structured operations."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.linalg.loops import loop_kinds
from odsgen.dialects.linalg.packing import pack, pack_contraction
from odsgen.dialects.transform.application.structured_sizes import mixed_sizes_of
from odsgen.dialects.transform.interpreter import (
    Payload,
    TransformRewriter,
    TransformState,
    definite,
    silenceable,
)
from odsgen.hooks import applies
from odsgen.runtime import Operation
from odsgen_dialects.transform import PackGreedilyOp, PackOp


@applies(PackOp)
def apply_pack(op: PackOp, rewriter: TransformRewriter, state: TransformState) -> Sequence[Payload]:
    """Packs the loops of an operation by sizes."""
    targets = state.payload_ops(op.target)
    if not targets:
        return [[]]
    if len(targets) != 1 or "LinalgOp" not in targets[0].INTERFACES:
        raise silenceable(op, f"requires target to map to exactly 1 LinalgOp (got {len(targets)})")
    [target] = targets
    count, loops = len(op.static_packed_sizes), len(loop_kinds(target))
    if count != loops:
        raise silenceable(
            op,
            f"requires number of packed sizes match the number of loops ({count} vs {loops})",
        )
    sizes = mixed_sizes_of(op, op.static_packed_sizes, op.packed_sizes, state)
    rewriter.set_insertion_point_before(target)
    packed = pack(rewriter, target, sizes)
    if packed is None:
        raise definite(op, "data tiling failed")
    return [[packed.op]]


@applies(PackGreedilyOp)
def apply_pack_greedily(
    op: PackGreedilyOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Packs each contraction by sizes for its rows, columns and reduction; others stay."""
    found: list[Operation] = []
    sizes = mixed_sizes_of(op, op.static_matmul_packed_sizes, op.matmul_packed_sizes, state)
    for target in state.payload_ops(op.target):
        if "LinalgOp" not in target.INTERFACES:
            continue
        packed = pack_contraction(
            rewriter,
            target,
            sizes,
            op.matmul_padded_sizes_next_multiple_of,
            op.matmul_inner_dims_order,
        )
        found.append(target if packed is None else packed.op)
    return [found]

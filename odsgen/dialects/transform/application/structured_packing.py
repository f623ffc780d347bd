"""Applies packing of structured operations."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.linalg.effects import inits_of
from odsgen.dialects.linalg.loops import loop_kinds
from odsgen.dialects.linalg.packing import pack, pack_contraction
from odsgen.dialects.linalg.transposed_packing import transpose_pack
from odsgen.dialects.transform.application.structured_sizes import mixed_sizes_of
from odsgen.dialects.transform.interpreter import (
    Payload,
    TransformRewriter,
    TransformState,
    definite,
    silenceable,
)
from odsgen.hooks import applies
from odsgen.runtime import Operation, OpResult, generic_op_text
from odsgen_dialects import transform
from odsgen_dialects.linalg import PackOp, UnPackOp
from odsgen_dialects.transform import PackGreedilyOp, PackTransposeOp


@applies(transform.PackOp)
def apply_pack(
    op: transform.PackOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
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


@applies(PackTransposeOp)
def apply_pack_transpose(
    op: PackTransposeOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Transposes a packing or unpacking, and the structured operation beside it."""
    packings = state.payload_ops(op.target_pack_or_un_pack_op)
    targets = state.payload_ops(op.target_linalg_op)
    if not packings:
        return [[], [], []]
    if len(packings) != 1 or len(targets) != 1:
        raise silenceable(
            op,
            "requires target to map to exactly 1 packing op and 1 packed op (got "
            f"{len(packings)} and {len(targets)})",
        )
    [packing], [target] = packings, targets
    if not isinstance(packing, (PackOp, UnPackOp)):
        raise silenceable(op, "requires target to map to a linalg.pack or linalg.unpack")
    if "LinalgOp" not in target.INTERFACES:
        raise silenceable(op, "requires a LinalgOp target")
    if isinstance(packing, PackOp):
        if [use.owner for use in packing.result.uses] != [target]:
            raise silenceable(op, "not a single use by the LinalgOp target")
        pack, unpack = packing, None
    else:
        if packing.source.defining_op is not target:
            raise silenceable(op, "not produced by the LinalgOp target")
        assert isinstance(packing.source, OpResult)
        made_by = inits_of(target)[packing.source.index].defining_op
        if not isinstance(made_by, PackOp) or not made_by.result.has_one_use:
            raise silenceable(op, "could not find matching pack op")
        pack, unpack = made_by, packing
    for name, order in (("outer_perm", op.outer_perm), ("inner_perm", op.inner_perm)):
        rank = pack.source.type.rank if name == "outer_perm" else len(pack.inner_dims_pos)
        if order and sorted(order) != list(range(rank)):
            raise silenceable(op, f"invalid {name}: {generic_op_text(packing)}")
    made = transpose_pack(rewriter, pack, target, unpack, op.outer_perm, op.inner_perm)
    return [[made.op], [made.pack], [] if made.unpack is None else [made.unpack]]

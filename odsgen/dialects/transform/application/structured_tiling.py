"""Applies tiling of structured operations."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.linalg.tiling.fusion import fuse_producers, replace_fused
from odsgen.dialects.linalg.tiling.loops import (
    Tiling,
    normalize_forall,
    tile_with_for,
    tile_with_forall,
)
from odsgen.dialects.linalg.tiling.slices import is_zero
from odsgen.dialects.linalg.tiling.tileable import tileable
from odsgen.dialects.shared import Mixed
from odsgen.dialects.shared.index_constants import index_constant
from odsgen.dialects.transform.application.structured_sizes import (
    mixed_numbers_of,
    mixed_sizes_of,
    packed_sizes,
    sizes_for_targets,
)
from odsgen.dialects.transform.interpreter import (
    Payload,
    TransformRewriter,
    TransformState,
    definite,
    failed_definitely,
    failed_to_apply,
    silenceable,
)
from odsgen.hooks import applies
from odsgen.runtime import Diagnostic, Location, Operation, Severity, Value
from odsgen_dialects.scf import ForallOp
from odsgen_dialects.transform import FuseOp, TileUsingForallOp, TileUsingForOp


@applies(TileUsingForOp)
def apply_tile_using_for(
    op: TileUsingForOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Tiles each target by nested loops."""
    targets = state.payload_ops(op.target)
    all_sizes = sizes_for_targets(op, op.static_sizes, op.dynamic_sizes, len(targets), state)
    tiled: list[Operation] = []
    loops: list[list[Operation]] = [[] for _ in op.loops]
    for target, sizes in zip(targets, all_sizes, strict=True):
        found = tileable(target)
        if found is None:
            raise silenceable(
                op,
                "only ops implementing TilingInterface are supported",
                [(target.location, "target op")],
            )
        count = len(found.is_parallel())
        if len(sizes) > count:
            raise silenceable(
                op,
                f"too many tiles provided, expected at most {count} found {len(sizes)}",
                [(target.location, "target op")],
            )

        def sizes_at_target(sizes: list[Mixed] = sizes, target: Operation = target) -> list[Mixed]:
            return scaled(rewriter, sizes, op.scalable_sizes, target.location)

        tiling = tile_with_for(rewriter, found, sizes_at_target, op.interchange)
        replace(rewriter, target, tiling)
        tiled += tiling.operations
        for payload, loop in zip(loops, tiling.loops, strict=False):
            payload.append(loop)
    return [tiled, *loops]


def scaled(
    rewriter: TransformRewriter,
    sizes: Sequence[Mixed],
    scalable: Sequence[bool],
    location: Location,
) -> list[Mixed]:
    """The sizes, those that are scalable multiplied by `vector.vscale`."""
    from odsgen_dialects import arith, vector

    found: list[Mixed] = []
    for number, size in enumerate(sizes):
        if number < len(scalable) and scalable[number] and isinstance(size, int):
            factor = index_constant(rewriter, size, location)
            scale = rewriter.insert(vector.VectorScaleOp.build(location=location))
            product = arith.MulIOp.build(factor, scale.results[0], location=location)
            found.append(rewriter.insert(product).results[0])
        else:
            found.append(size)
    return found


def replace(rewriter: TransformRewriter, target: Operation, tiling: Tiling) -> None:
    """Let what tiling gave take the place of an operation."""
    rewriter.replace_op(target, tiling.replacements)


@applies(TileUsingForallOp)
def apply_tile_using_forall(
    op: TileUsingForallOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Tiles each target by a parallel loop."""
    threads = _sizes(op, op.packed_num_threads, op.static_num_threads, op.num_threads, state)
    sizes = _sizes(op, op.packed_tile_sizes, op.static_tile_sizes, op.tile_sizes, state)
    tiled: list[Operation] = []
    loops: list[Operation] = []
    for target in state.payload_ops(op.target):
        found = tileable(target)
        if found is None:
            raise silenceable(
                op,
                "only TilingInterface ops are supported",
                [(target.location, "target op")],
            )
        parallel = found.is_parallel()
        for number, size in enumerate(threads or sizes):
            if number < len(parallel) and not parallel[number] and not is_zero(size):
                message = f"tiling is not thread safe at axis #{number}"
                state.report(Diagnostic(Severity.WARNING, target.location, message))
        if len(threads or sizes) > len(parallel):
            raise failed_to_apply(op, target)
        tiling = tile_with_forall(rewriter, found, sizes, threads, op.mapping)
        replace(rewriter, target, tiling)
        tiled += tiling.operations
        for loop in tiling.loops:
            assert isinstance(loop, ForallOp)
            loops.append(loop if threads else normalize_forall(rewriter, loop))
    return [tiled, loops]


@applies(FuseOp)
def apply_fuse(op: FuseOp, rewriter: TransformRewriter, state: TransformState) -> Sequence[Payload]:
    """Tiles each target, and computes what it reads in the loops."""
    if op.apply_cleanup:
        raise definite(
            op, f"'{op.name}' op cannot be applied: the interpreter does this without apply_cleanup"
        )
    sizes = mixed_numbers_of(op, op.static_tile_sizes, op.tile_sizes, state)
    interchange = mixed_numbers_of(op, op.static_tile_interchange, op.tile_interchange, state)
    tiled: list[Operation] = []
    loops: list[list[Operation]] = [[] for _ in op.loops]
    for target in state.payload_ops(op.target):
        found = tileable(target)
        if found is None:
            raise definite(op, "only TilingInterface ops are supported")
        count = len(found.is_parallel())
        order = [*interchange, *range(len(interchange), count)][:count]
        if len(sizes) > count or not target.results or sorted(order) != list(range(count)):
            raise failed_definitely(op, target)
        if op.use_forall:
            tiling = tile_with_forall(rewriter, found, sizes, interchange=order)
        else:
            tiling = tile_with_for(rewriter, found, sizes, order)
        replace_fused(rewriter, target, tiling, fuse_producers(rewriter, target, tiling))
        tiled.append(tiling.operations[0])
        for payload, loop in zip(loops, tiling.loops, strict=False):
            payload.append(loop)
    return [tiled, *loops]


def _sizes(
    op: TileUsingForallOp,
    packed: Value | None,
    static: Sequence[int],
    dynamic: Sequence[Value],
    state: TransformState,
) -> list[Mixed]:
    if packed is not None:
        return packed_sizes(op, packed, state)
    return mixed_sizes_of(op, static, dynamic, state)

"""Applies transforms that map loops to the processors of a GPU."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from odsgen.building.bodies import one_block
from odsgen.dialects.gpu.copy_mapping import threads_for_copy
from odsgen.dialects.gpu.mapping import CannotMap, IdBuilder, check, map_loop, replace_unit_ids
from odsgen.dialects.linalg.tiling.loops import tile_with_forall
from odsgen.dialects.linalg.tiling.tileable import tileable
from odsgen.dialects.shared.index_constants import index_constant
from odsgen.dialects.transform.interpreter import (
    Result,
    SilenceableFailure,
    TransformRewriter,
    TransformState,
    definite,
    silenceable,
    to_each_target,
)
from odsgen.runtime import InsertionPoint, MemRefType, Operation, RankedTensorType, index
from odsgen_dialects import gpu, linalg, scf, tensor
from odsgen_dialects.transform import (
    MapCopyToThreadsOp,
    MapForallToBlocks,
    MapNestedForallToThreads,
)

_MAX_THREADS = (1024, 1024, 64)
_MAX_THREADS_OF_BLOCK = 1024
_MAX_BLOCKS = (2147483647, 65535, 65535)
_MAX_BLOCKS_OF_GRID = 2147483647


def _check_limits(
    op: Operation, grid: Sequence[int] = (1, 1, 1), block: Sequence[int] = (1, 1, 1)
) -> None:
    if (
        prod(block) <= _MAX_THREADS_OF_BLOCK
        and prod(grid) <= _MAX_BLOCKS_OF_GRID
        and all(size <= limit for size, limit in zip(block, _MAX_THREADS, strict=True))
        and all(size <= limit for size, limit in zip(grid, _MAX_BLOCKS, strict=True))
    ):
        return
    texts = [", ".join(map(str, sizes)) for sizes in (grid, block)]
    raise silenceable(
        op,
        f"Trying to launch a GPU kernel with grid_dims = ({texts[0]}) block_dims = ({texts[1]}). "
        "It is larger than the limits.",
    )


def _set_sizes(
    rewriter: TransformRewriter, launch: gpu.LaunchOp, sizes: Sequence[int], *, is_grid: bool
) -> None:
    """Let a launch have other sizes: constants behind the definition of the first size of a block."""
    size = launch.block_size_x
    rewriter.set_insertion_point_after_value(size)
    first = len(launch.async_dependencies) + (0 if is_grid else 3)
    for number, each in enumerate(sizes):
        constant = index_constant(rewriter, each, size.location)
        with rewriter.modifying(launch):
            launch.set_operand(first + number, constant)


def _top_level_loop(op: Operation, target: Operation) -> scf.ForallOp:
    loops = [
        inner
        for inner in target.walk(post_order=True)
        if isinstance(inner, scf.ForallOp) and inner.parent_of_type(scf.ForallOp) is None
    ]
    if len(loops) != 1:
        note = (target.location, "when applied to this payload op")
        raise silenceable(op, "could not find a unique topLevel scf.forall", [note])
    return loops[0]


@to_each_target
def apply_map_forall_to_blocks(
    op: MapForallToBlocks, target: Operation, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Result]:
    """Maps the outermost parallel loop to blocks."""
    launch = target if isinstance(target, gpu.LaunchOp) else None
    if launch is None and not op.generate_gpu_launch:
        raise silenceable(
            op,
            "Given target is not gpu.launch, set `generate_gpu_launch` attribute",
            [(target.location, "when applied to this payload op")],
        )
    loop = _top_level_loop(op, target)
    sizes = list(op.grid_dims or ())
    if not op.generate_gpu_launch and len(sizes) != 3:
        raise definite(op, "transform require size-3 mapping")
    if op.generate_gpu_launch:
        rewriter.set_insertion_point_before(loop)
        launch = _launch(rewriter, target)
        rewriter.insertion_point = InsertionPoint.at_start(launch.body.entry_block)
        inside = rewriter.clone(loop)
        rewriter.erase_op(loop)
        loop = inside
    assert launch is not None
    try:
        check(loop, to_blocks=True)
        block = loop.parent_block
        assert block is not None
        rewriter.insertion_point = InsertionPoint.at_start(block)
        index_constant(rewriter, 0, loop.location)  # as MLIR, which has no use for it
        mapped = map_loop(rewriter, loop, IdBuilder(rewriter, loop), sizes)
    except CannotMap as reason:
        raise definite(op, str(reason)) from None
    sizes = sizes or [*mapped, 1, 1][: max(3, len(mapped))]
    _check_limits(op, grid=sizes[:3])
    _set_sizes(rewriter, launch, sizes[:3], is_grid=True)
    return [launch]


def _launch(rewriter: TransformRewriter, target: Operation) -> gpu.LaunchOp:
    """An empty launch with all sizes one."""
    one = index_constant(rewriter, 1, target.location)
    launch = gpu.LaunchOp.build(
        None, [], *[one] * 6, body=one_block([index] * 12), location=target.location
    )
    launch.body.entry_block.append(gpu.TerminatorOp.build(location=target.location))
    return rewriter.insert_with_body(launch)


@to_each_target
def apply_map_nested_forall_to_threads(
    op: MapNestedForallToThreads,
    target: Operation,
    rewriter: TransformRewriter,
    state: TransformState,
) -> Sequence[Result]:
    """Maps all parallel loops to threads, warps, groups of warps or lanes."""
    if not isinstance(target, gpu.LaunchOp):
        raise silenceable(op, "Given target is not a gpu.launch")
    sizes = list(op.block_dims)
    if len(sizes) != 3:
        raise definite(op, "requires size-3 thread mapping")
    try:
        _check_limits(op, block=sizes)
    except SilenceableFailure as failure:
        failure.diagnostics[0].attach_note('"block_dims" is too large', op.location)
        raise
    _set_sizes(rewriter, target, sizes, is_grid=False)
    rewriter.insertion_point = InsertionPoint.at_start(target.body.entry_block)
    zero = index_constant(rewriter, 0, target.location)
    for loop in list(target.walk(post_order=True)):
        if not isinstance(loop, scf.ForallOp) or loop.is_erased:
            continue
        try:
            check(loop, to_blocks=False)
            following = loop.next
            location = loop.location
            map_loop(rewriter, loop, IdBuilder(rewriter, loop, op.warp_size), sizes)
        except CannotMap as reason:
            raise definite(op, str(reason)) from None
        if op.sync_after_distribute:
            assert following is not None
            rewriter.insert_before(following, gpu.BarrierOp.build(location=location))
    replace_unit_ids(rewriter, target, zero, sizes)
    return [target]


@to_each_target
def apply_map_copy_to_threads(
    op: MapCopyToThreadsOp, target: Operation, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Result]:
    """Maps a copy or padding to threads, each of which accesses elements side by side."""
    note = [(target.location, "target op")]
    if not isinstance(target, (linalg.CopyOp, tensor.PadOp)):
        message = "only linalg.copy and tensor.pad target ops are supported"
        raise silenceable(op, message, note)
    type = target.results[0].type if target.results else target.operands[-1].type
    assert isinstance(type, (RankedTensorType, MemRefType))
    if not type.has_static_shape or not 0 < len(type.shape) <= 3:
        raise silenceable(op, "only statically sized ops of rank <= 3 are supported", note)
    width = getattr(type.element_type, "width", 0)
    alignment = op.desired_bit_alignment
    if alignment % width:
        alignment = width
    counts = threads_for_copy(op.total_num_threads, type.shape, alignment, width)
    if counts is None:
        message = (
            "too few threads to map copy op to threads on the most minor dimension, given alignment "
            "and vector size constraints, try smaller tile size of mapping to more threads"
        )
        raise silenceable(op, message, note)
    ids = (gpu.MappingId.LinearDim2, gpu.MappingId.LinearDim1, gpu.MappingId.LinearDim0)
    mapping = [gpu.GPUThreadMappingAttr.get(each) for each in ids[-len(counts) :]]
    found = tileable(target)
    assert found is not None
    tiling = tile_with_forall(rewriter, found, [], counts, mapping)
    rewriter.replace_op(target, tiling.replacements)
    return [tiling.loops[0], *tiling.operations]

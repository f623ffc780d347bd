"""Computes the producers of what a tile reads inside of its loops (MLIR: `tileConsumerAndFuseProducersUsingSCF`)."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from odsgen.dialects.linalg.tiling.loops import Tiling
from odsgen.dialects.linalg.tiling.ranges import Tile
from odsgen.dialects.linalg.tiling.tileable import tileable
from odsgen.dialects.shared import known_integer, mixed_slice
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import BlockArgument, Operation, OpResult, Value
from odsgen_dialects import scf, tensor


class Source(NamedTuple):
    """The result that a slice is taken of, and the operand of the outermost loop that carries it to the slice, if any."""

    value: Value
    init: int | None


def slices_of(operations: Iterable[Operation]) -> list[tensor.ExtractSliceOp]:
    """The slices that operations read."""
    return [
        value.defining_op
        for op in operations
        for value in op.operands
        if isinstance(value.defining_op, tensor.ExtractSliceOp)
    ]


def fuse_producers(
    rewriter: PatternRewriter, consumer: Operation, tiling: Tiling
) -> list[Operation]:
    """Fuses the producers of slices, and theirs, into the loops; gives those that were fused."""
    fused: list[Operation] = []
    if not tiling.loops:
        return fused
    waiting = deque(slices_of(tiling.operations))
    while waiting:
        found = fuse_producer_of_slice(rewriter, waiting.popleft(), tiling.loops)
        if found is None:
            continue
        producer, tile = found
        if producer not in fused:
            fused.append(producer)
        waiting += slices_of(tile.operations)
    return fused


def fuse_producer_of_slice(
    rewriter: PatternRewriter, slice: tensor.ExtractSliceOp, loops: Sequence[Operation]
) -> tuple[Operation, Tile] | None:
    """Computes what a slice takes instead of the whole; None where that cannot be (`tileAndFuseProducerOfSlice`)."""
    source = _untiled_source(slice.source, loops)
    if not isinstance(source.value, OpResult):
        return None
    producer, number = source.value.owner, source.value.index
    target = tileable(producer)
    parts = mixed_slice(slice)
    rewriter.set_insertion_point_before(slice)
    if target is None or any(known_integer(stride) != 1 for stride in parts.strides):
        # As in MLIR, a copy of both stays, which nothing uses.
        copy = rewriter.clone(producer)
        rewriter.clone(slice).set_operand(0, copy.results[number])
        return None
    origins = target.destinations(rewriter)
    destinations = list(origins)
    is_destination = (
        source.init is not None and "DestinationStyleOpInterface" in producer.INTERFACES
    )
    if is_destination:
        destinations[number] = slice.source
    clone = target.with_destinations(rewriter, destinations)
    tile = clone.tile_of_result(rewriter, number, parts.offsets, parts.sizes)
    if tile is None or tile.values[0].type is not slice.result.type:
        rewriter.erase_op(clone.op)
        return None
    rewriter.replace_all_uses_with(slice.result, tile.values[0])
    rewriter.erase_op(clone.op)
    if is_destination:
        assert source.init is not None
        with rewriter.modifying(loops[0]):
            loops[0].set_operand(source.init, origins[number])
    return producer, tile


def _untiled_source(value: Value, loops: Sequence[Operation]) -> Source:
    remaining = list(loops)
    init: int | None = None
    while isinstance(value, BlockArgument) and remaining:
        loop = remaining[-1]
        if value.owner.parent_op is not loop:
            break
        number = _tied_operand(loop, value)
        if number is None:
            break
        init, value = number, loop.operands[number]
        remaining.pop()
    return Source(value, None if remaining else init)


def _tied_operand(loop: Operation, argument: BlockArgument) -> int | None:
    """The number of the operand that a loop carries as an argument."""
    if isinstance(loop, scf.ForOp):
        return argument.index + 2 if argument.index else None
    assert isinstance(loop, scf.ForallOp)
    number = argument.index - len(loop.static_upper_bound)
    return None if number < 0 else len(loop.operands) - len(loop.outputs) + number


def replace_fused(
    rewriter: PatternRewriter, consumer: Operation, tiling: Tiling, fused: Sequence[Operation]
) -> None:
    """Lets the results of loops take the place of the consumer's; what has no users any more goes."""
    for result, value in zip(consumer.results, tiling.replacements, strict=True):
        rewriter.replace_all_uses_with(result, value)
    for op in (consumer, *fused):
        if not op.has_uses:
            rewriter.erase_op(op)

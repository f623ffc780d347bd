"""Loops over the tiles of an operation: nests of `scf.for`, or one `scf.forall` (MLIR: `tileUsingSCF`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from odsgen.dialects.affine.mixed_values import (
    composed_apply,
    composed_min,
    greatest,
    least,
)
from odsgen.dialects.linalg.tiling.ranges import Range, Tile, Tileable
from odsgen.dialects.linalg.tiling.slices import as_value, is_zero
from odsgen.dialects.shared import Mixed, MixedSlice, build_for, known_integer, split_mixed
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import (
    AffineDimExpr,
    AffineMap,
    AffineSymbolExpr,
    Attribute,
    Block,
    InsertionPoint,
    Location,
    Operation,
    Region,
    Value,
    index,
)
from odsgen_dialects import scf, tensor

_D0, _D1 = AffineDimExpr.get(0), AffineDimExpr.get(1)
_S0, _S1 = AffineSymbolExpr.get(0), AffineSymbolExpr.get(1)
#: min(size - offset, tile size)
_BOUNDED = AffineMap.get(1, 2, [_S0 - _D0, _S1])


@dataclass
class Tiling:
    """The outcome of tiling: the operations of a tile, the loops around, and values for the results of the operation."""

    operations: list[Operation]
    loops: list[Operation]
    replacements: list[Value]
    slices: list[Operation] = field(default_factory=list)


def bounded_tile_size(
    rewriter: PatternRewriter, loop: Range, offset: Mixed, size: Mixed, location: Location
) -> Mixed:
    """The size of a tile that may be the last one."""
    number, start, end = known_integer(size), known_integer(loop.offset), known_integer(loop.size)
    if number == 1:
        return size
    if number and start is not None and end is not None and (end - start) % number == 0:
        return size
    bound = as_value(rewriter, loop.size, location)
    return composed_min(rewriter, _BOUNDED, [offset, bound, size], location)


def padded(sizes: Sequence[Mixed], count: int) -> list[Mixed]:
    """As many sizes as there are loops."""
    return [*sizes, *[0] * (count - len(sizes))][:count]


def tile_with_for(
    rewriter: PatternRewriter,
    target: Tileable,
    sizes_of: Sequence[Mixed] | Callable[[], Sequence[Mixed]],
    interchange: Sequence[int] = (),
) -> Tiling:
    """Tile by nested `scf.for`; the operation stays."""
    location = target.op.location
    rewriter.set_insertion_point_after(target.op)
    domain = target.iteration_domain(rewriter)
    sizes = padded(sizes_of() if callable(sizes_of) else sizes_of, len(domain))
    order = _full_order(interchange, len(domain))
    ranges = [domain[number] for number in order]
    sizes = [sizes[number] for number in order]
    inits = target.destinations(rewriter)
    tiled = [number for number, size in enumerate(sizes) if not is_zero(size)]
    if not tiled:
        return _untiled(rewriter, target)
    lower = [as_value(rewriter, ranges[number].offset, location) for number in tiled]
    upper = [as_value(rewriter, ranges[number].size, location) for number in tiled]
    steps = [as_value(rewriter, sizes[number], location) for number in tiled]
    loops: list[scf.ForOp] = []
    carried: Sequence[Value] = inits
    for low, high, step in zip(lower, upper, steps, strict=True):
        loop = rewriter.insert(build_for(low, high, step, carried, location))
        loops.append(loop)
        body = loop.region.entry_block
        carried = body.arguments[1:]
        rewriter.insertion_point = InsertionPoint.before_terminator(body)
    offsets: list[Mixed] = [each.offset for each in ranges]
    tile_sizes: list[Mixed] = [each.size for each in ranges]
    for loop, number in zip(loops, tiled, strict=True):
        counter = loop.region.entry_block.arguments[0]
        offsets[number] = counter
        tile_sizes[number] = bounded_tile_size(
            rewriter, ranges[number], counter, sizes[number], location
        )
    tile, slices = _compute(
        rewriter, target, carried, _in_order(offsets, order), _in_order(tile_sizes, order)
    )
    if inits:
        _yield(rewriter, loops, tile, slices, carried, location)
    return Tiling(tile.operations, list(loops), list(loops[0].results))


def _untiled(rewriter: PatternRewriter, target: Tileable) -> Tiling:
    """A copy of the operation, without loops."""
    copy = rewriter.clone(target.op)
    return Tiling([copy], [], list(copy.results))


def _full_order(interchange: Sequence[int], count: int) -> list[int]:
    given = list(interchange[:count])
    return given + [number for number in range(count) if number not in given]


def _in_order(entries: Sequence[Mixed], order: Sequence[int]) -> list[Mixed]:
    found: list[Mixed] = [0] * len(entries)
    for entry, number in zip(entries, order, strict=True):
        found[number] = entry
    return found


def _compute(
    rewriter: PatternRewriter,
    target: Tileable,
    carried: Sequence[Value],
    offsets: Sequence[Mixed],
    sizes: Sequence[Mixed],
) -> tuple[Tile, list[MixedSlice]]:
    """A tile that reads and writes what the loops carry, and the slices of its results."""
    clone = target.with_destinations(rewriter, carried)
    tile = clone.tile(rewriter, offsets, sizes)
    slices = [
        clone.result_slice(rewriter, number, offsets, sizes)
        for number, _ in enumerate(clone.op.results)
    ]
    rewriter.erase_op(clone.op)
    return tile, slices


def _yield(
    rewriter: PatternRewriter,
    loops: Sequence[scf.ForOp],
    tile: Tile,
    slices: Sequence[MixedSlice],
    carried: Sequence[Value],
    location: Location,
) -> None:
    values: Sequence[Value] = [
        rewriter.insert(
            tensor.InsertSliceOp.build(value, into, *slice.build_arguments(), location=location)
        ).results[0]
        for value, into, slice in zip(tile.values, carried, slices, strict=True)
    ]
    for loop in reversed(loops):
        rewriter.insertion_point = InsertionPoint.at_end(loop.region.entry_block)
        rewriter.insert(scf.YieldOp.build(values, location=location))
        values = loop.results


# --- scf.forall ---------------------------------------------------------------------------------------------------------


def build_forall(
    bounds: tuple[Sequence[Mixed], Sequence[Mixed], Sequence[Mixed]],
    outputs: Sequence[Value],
    mapping: Sequence[Attribute] | None,
    location: Location,
) -> scf.ForallOp:
    """An `scf.forall` whose body has its arguments and an empty `in_parallel`."""
    (lower, low), (upper, high), (step, steps) = map(split_mixed, bounds)
    types = [value.type for value in outputs]
    count = len(bounds[0])
    body = Block([index] * count + types, [location] * (count + len(types)))
    body.append(scf.InParallelOp.build(region=Region((Block(),)), location=location))
    return scf.ForallOp.build(
        types,
        lower,
        upper,
        step,
        low,
        high,
        steps,
        outputs,
        mapping=mapping,
        region=Region((body,)),
        location=location,
    )


def tile_with_forall(
    rewriter: PatternRewriter,
    target: Tileable,
    sizes: Sequence[Mixed],
    threads: Sequence[Mixed] = (),
    mapping: Sequence[Attribute] | None = None,
    interchange: Sequence[int] = (),
) -> Tiling:
    """Tile by one `scf.forall`, by sizes or for so many threads; the operation stays."""
    location = target.op.location
    rewriter.set_insertion_point_after(target.op)
    ranges = target.iteration_domain(rewriter)
    count = len(ranges)
    threads = padded(threads, count) if threads else []
    if threads:
        sizes = [
            (
                0
                if is_zero(number)
                else composed_apply(
                    rewriter,
                    (_S1 - _S0).ceil_div(AffineSymbolExpr.get(2)),
                    [each.offset, each.size, number],
                    location,
                    0,
                )
            )
            for each, number in zip(ranges, threads, strict=True)
        ]
    order = _full_order(interchange, count)
    ranges = [ranges[number] for number in order]
    sizes = padded(sizes, count)
    sizes = [sizes[number] for number in order]
    inits = target.destinations(rewriter)
    tiled = [n for n, size in enumerate(threads or sizes) if not is_zero(size)]
    if not tiled:
        return _untiled(rewriter, target)
    bounds = (
        ([0] * len(tiled), [threads[n] for n in tiled], [1] * len(tiled))
        if threads
        else (
            [ranges[n].offset for n in tiled],
            [ranges[n].size for n in tiled],
            [sizes[n] for n in tiled],
        )
    )
    loop = rewriter.insert(build_forall(bounds, inits, mapping, location))
    body = loop.region.entry_block
    counters, carried = body.arguments[: len(tiled)], body.arguments[len(tiled) :]
    rewriter.insertion_point = InsertionPoint.before_terminator(body)
    offsets: list[Mixed] = [each.offset for each in ranges]
    tile_sizes: list[Mixed] = [each.size for each in ranges]
    for counter, number in zip(counters, tiled, strict=True):
        if threads:
            offsets[number], tile_sizes[number] = _of_thread(
                rewriter, ranges[number], counter, sizes[number], threads[number], location
            )
        else:
            offsets[number] = counter
            tile_sizes[number] = bounded_tile_size(
                rewriter, ranges[number], counter, sizes[number], location
            )
    tile, slices = _compute(
        rewriter, target, carried, _in_order(offsets, order), _in_order(tile_sizes, order)
    )
    terminator = body.terminator
    assert terminator is not None
    rewriter.insertion_point = InsertionPoint.at_end(terminator.regions[0].entry_block)
    for value, into, slice in zip(tile.values, carried, slices, strict=False):
        rewriter.insert(
            tensor.ParallelInsertSliceOp.build(
                value, into, *slice.build_arguments(), location=location
            )
        )
    return Tiling(tile.operations, [loop], list(loop.results))


def _of_thread(
    rewriter: PatternRewriter,
    loop: Range,
    thread: Value,
    size: Mixed,
    threads: Mixed,
    location: Location,
) -> tuple[Mixed, Mixed]:
    """The offset and size of the tile of a thread."""
    before = _D0 + _D1 * _S0
    offset = composed_apply(rewriter, before, [loop.offset, thread, size], location, 2)
    rest = composed_apply(
        rewriter, _S1 - before, [loop.offset, threads, size, loop.size], location, 2
    )
    found = size
    if not is_zero(rest):
        left = composed_apply(rewriter, _S0 - _D0, [offset, loop.size], location, 1)
        found = least(rewriter, left, size, location)
    numbers = [known_integer(each) for each in (size, threads, loop.size)]
    if not (
        numbers[0] is not None
        and numbers[1] is not None
        and numbers[2] is not None
        and numbers[0] * (numbers[1] - 1) < numbers[2]
    ):
        found = greatest(rewriter, 0, found, location)
    return offset, found


def normalize_forall(rewriter: PatternRewriter, loop: scf.ForallOp) -> scf.ForallOp:
    """The same loop that begins at zero and counts by one (`normalizeForallLoopOp`)."""
    from odsgen.dialects.shared.mixed_values import mixed_values

    location = loop.location
    lower = mixed_values(loop.static_lower_bound, loop.dynamic_lower_bound)
    upper = mixed_values(loop.static_upper_bound, loop.dynamic_upper_bound)
    steps = mixed_values(loop.static_step, loop.dynamic_step)
    if all(known_integer(n) == 0 for n in lower) and all(known_integer(n) == 1 for n in steps):
        return loop
    rewriter.set_insertion_point_before(loop)
    counts: list[Mixed] = [
        composed_apply(rewriter, (_S1 - _S0).ceil_div(AffineSymbolExpr.get(2)), each, location, 0)
        for each in map(list, zip(lower, upper, steps, strict=True))
    ]
    zeros: list[Mixed] = [0] * len(counts)
    ones: list[Mixed] = [1] * len(counts)
    made = rewriter.insert(
        build_forall((zeros, counts, ones), loop.outputs, loop.mapping, location)
    )
    body = made.region.entry_block
    empty = body.terminator
    assert empty is not None
    rewriter.erase_op(empty)
    old = loop.region.entry_block
    rewriter.merge_blocks(old, body, body.arguments)
    rewriter.insertion_point = InsertionPoint.at_start(body)
    for argument, low, step in zip(body.arguments, lower, steps, strict=False):
        users = list(argument.uses)
        if known_integer(low) == 0 and known_integer(step) == 1:
            continue
        place = composed_apply(rewriter, _D0 * _S1 + _S0, [argument, low, step], location, 1)
        assert isinstance(place, Value)
        for use in users:
            use.owner.set_operand(use.index, place)
    rewriter.replace_op(loop, made.results)
    return made

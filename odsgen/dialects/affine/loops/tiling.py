"""`affine-loop-tile`: perfectly nested loops run through tiles, and then through the iterations of each tile."""

from __future__ import annotations

from itertools import product
from math import floor

from odsgen.dialects.affine.accesses import ACCESSES
from odsgen.dialects.affine.dependences import Dependence, NoAnswer, dependence, index_set
from odsgen.dialects.affine.loops.bounds import (
    bound_operands,
    build_loop,
    constant_trip_count,
    largest_divisor_of_trip_count,
    perfectly_nested,
    set_bound,
    splice_body,
)
from odsgen.dialects.affine.loops.separation import separate_full_tiles
from odsgen.dialects.affine.regions import footprint_of_loop
from odsgen.passes import Pass, options, register_pass
from odsgen.runtime import (
    AffineDimExpr,
    AffineMap,
    Operation,
    UnregisteredOperation,
    Value,
    memory_effects,
)
from odsgen_dialects.affine import AffineForOp

_DEFAULT_SIZE = 4


@register_pass
class AffineLoopTiling(Pass):
    """Tiles the outermost loops of a function, and those that are perfectly nested in them."""

    ARGUMENT = "affine-loop-tile"
    NAME = "AffineLoopTiling"
    SUMMARY = "Tile affine loop nests"
    OPERATION = "func.func"
    REWRITES = ("affine.for",)

    cache_size = options.unsigned(
        "cache-size", 512, "Set size of cache to tile for in KiB (default: 512)"
    )
    separate = options.flag("separate", False, "Separate full and partial tiles (default: false)")
    tile_size = options.unsigned("tile-size", 0, "Use this tile size for all loops")
    tile_sizes = options.texts(
        "tile-sizes",
        "List of tile sizes for each perfect nest (overridden by -tile-size)",
    )

    def run_on_operation(self, op: Operation) -> None:
        """Look at each nest."""
        if not all(size.isdecimal() and int(size) for size in self.tile_sizes):
            self.signal_failure(op.op_error("expected tile sizes from 1 on"))
        roots = [
            each
            for region in op.regions
            for block in region.blocks
            for each in block
            if isinstance(each, AffineForOp)
        ]
        for loops in [perfectly_nested(root) for root in roots]:
            sizes = self._sizes(loops)
            if may_be_tiled(loops):
                tiled = tile(loops, sizes)
                if self.separate:
                    separate_full_tiles(tiled[len(loops) :])

    def _sizes(self, loops: list[AffineForOp]) -> list[int]:
        """The tile sizes that are asked for, or such that what a tile touches fits into the cache."""
        count = len(loops)
        if self.tile_size:
            return [self.tile_size] * count
        if self.tile_sizes:
            sizes = [int(size) for size in self.tile_sizes[:count]]
            return sizes + [_DEFAULT_SIZE] * (count - len(sizes))
        footprint = footprint_of_loop(loops[0])
        if footprint is None:
            return _divisors(loops, [_DEFAULT_SIZE] * count)
        cache = self.cache_size * 1024
        excess = -(-footprint // cache) if cache else 0
        if excess <= 1:
            return [1] * count
        size, covered = floor(excess ** (1.0 / count)), 1
        for _ in loops[1:]:
            covered *= size
        return _divisors(loops, [size] * (count - 1) + [max(1, excess // covered)])


def _divisors(loops: list[AffineForOp], sizes: list[int]) -> list[int]:
    """Lessens tile sizes to divisors of trip counts."""
    found = []
    for loop, size in zip(loops, sizes, strict=True):
        count = constant_trip_count(loop)
        if count is not None:
            if count > 1 and size > count // 2:
                size = count // 2
            while count % size:
                size -= 1
        found.append(size)
    return found


def may_be_tiled(loops: list[AffineForOp]) -> bool:
    """Whether bounds do not depend on other loops, and the order of accesses to the same memory stays."""
    if any(loop.results for loop in loops):
        return False
    domain = index_set(list(loops))
    if domain is None or any(
        sum(factor != 0 for factor in row[: len(loops)]) > 1
        for row in (*domain.polyhedron.equalities, *domain.polyhedron.inequalities)
    ):
        return False
    if len(loops) == 1:
        return True
    inside = list(loops[0].walk())
    accesses = [op for op in inside if isinstance(op, ACCESSES)]
    if any(
        not op.regions
        and not isinstance(op, ACCESSES)
        and not isinstance(op, UnregisteredOperation)
        and memory_effects(op) != []
        for op in inside
    ):
        return False
    return not any(
        _goes_backwards(dependence(source, target, depth), len(loops))
        for depth in range(1, len(loops) + 1)
        for source, target in product(accesses, repeat=2)
    )


def _goes_backwards(found: Dependence | NoAnswer, count: int) -> bool:
    """Whether one of so many loops may count down from the source to the target."""
    if not isinstance(found, Dependence):
        return found is NoAnswer.UNKNOWN
    return any(least is None or least < 0 for least, _most in found.distances()[:count])


def tile(loops: list[AffineForOp], sizes: list[int]) -> list[AffineForOp]:
    """Puts loops over tiles around loops over the iterations of a tile (`tilePerfectlyNested`); all of these."""
    root = loops[0]
    none = AffineMap.get_constant(0)
    made: list[AffineForOp] = []
    for step in [
        *(loop.step * size for loop, size in zip(loops, sizes, strict=True)),
        *(loop.step for loop in loops),
    ]:
        new = build_loop(none, (), none, (), step, root.location)
        if made:
            made[-1].region.entry_block.prepend(new)
        elif root.parent_block is not None:
            root.parent_block.insert_before(root, new)
        made.append(new)
    tiles, points = made[: len(loops)], made[len(loops) :]
    end = points[-1].region.entry_block.terminator
    assert end is not None
    splice_body(loops[-1], end)
    for loop, outer, point, size in zip(loops, tiles, points, sizes, strict=True):
        counter: Value = outer.region.entry_block.arguments[0]
        lower, upper = bound_operands(loop)
        set_bound(outer, loop.lower_bound_map.value, lower, is_lower=True)
        set_bound(outer, loop.upper_bound_map.value, upper, is_lower=False)
        set_bound(point, AffineMap.get(1, 0, [AffineDimExpr.get(0)]), [counter], is_lower=True)
        count, step = constant_trip_count(loop), loop.step
        operands = [counter]
        whole = AffineDimExpr.get(0) + min(size, size if count is None else count) * step
        last = AffineMap.get(1, 0, [whole])
        if (count is None or count >= size) and largest_divisor_of_trip_count(loop) % size:
            all = loop.upper_bound_map.value
            dims = all.num_dims
            operands = [*upper[:dims], counter, *upper[dims:]]
            results = [AffineDimExpr.get(dims) + size * step, *all.results]
            last = AffineMap.get(dims + 1, all.num_symbols, results)
        set_bound(point, last, operands, is_lower=False)
    for loop, point in zip(loops, points, strict=True):
        loop.region.entry_block.arguments[0].replace_all_uses_with(
            point.region.entry_block.arguments[0]
        )
    root.erase()
    return made

"""Maps the iterations of `scf.forall` to blocks, warps, lanes and threads (MLIR: `rewriteOneForallCommonImpl`)."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any, NamedTuple

from odsgen.building.bodies import one_block
from odsgen.dialects.affine.composition import compose
from odsgen.dialects.affine.mixed_values import composed_apply
from odsgen.dialects.shared import Mixed, known_integer
from odsgen.dialects.shared.index_constants import index_constant, index_value
from odsgen.dialects.shared.mixed_values import mixed_values
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import (
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    AffineMapAttr,
    IntegerAttr,
    Operation,
    Region,
    Value,
    dim_exprs,
    i64,
)
from odsgen.runtime import index as index_type
from odsgen_dialects import arith, gpu, math, scf
from odsgen_dialects.affine import AffineApplyOp

_DIMENSIONS = tuple(gpu.Dimension)
_LINEAR = 3  # the number of the first linear dimension
_MASK_BITS = 64
_WARPS_OF_GROUP = 4
_OVERPROVISIONED = (
    "Trying to map to fewer GPU threads than loop iterations but overprovisioning is not yet "
    "supported. Try additional tiling before mapping or map to more threads."
)
#: The kinds of processors: none may be mixed with another one.
_KINDS = (
    gpu.GPUBlockMappingAttr,
    gpu.GPUWarpgroupMappingAttr,
    gpu.GPUWarpMappingAttr,
    gpu.GPUThreadMappingAttr,
    gpu.GPULaneMappingAttr,
)


class CannotMap(Exception):
    """The message says why a loop is not mapped."""


class Ids(NamedTuple):
    """The numbers of processors that become those of iterations, and the conditions under which they run."""

    ids: Sequence[Value]
    conditions: Sequence[Value]


def mapping_of(loop: scf.ForallOp) -> list[Any]:
    """The mapping without the mask."""
    return [each for each in loop.mapping or () if not isinstance(each, gpu.GPUMappingMaskAttr)]


def mask_of(loop: scf.ForallOp) -> gpu.GPUMappingMaskAttr | None:
    """The mask of processors that take part."""
    masks = (each for each in loop.mapping or () if isinstance(each, gpu.GPUMappingMaskAttr))
    return next(masks, None)


def is_linear(loop: scf.ForallOp) -> bool:
    """Whether the mapping is to processors in a row, not to x, y and z."""
    mapping = mapping_of(loop)
    return bool(mapping) and bool(mapping[0].is_linear_mapping())


def iterations(loop: scf.ForallOp) -> list[int] | None:
    """The constant upper bounds."""
    bounds = mixed_values(loop.static_upper_bound, loop.dynamic_upper_bound)
    found = [known_integer(bound) for bound in bounds]
    return None if None in found else [n for n in found if n is not None]


def _is_normalized(loop: scf.ForallOp) -> bool:
    lower = mixed_values(loop.static_lower_bound, loop.dynamic_lower_bound)
    steps = mixed_values(loop.static_step, loop.dynamic_step)
    return all(known_integer(each) == 0 for each in lower) and all(
        known_integer(each) == 1 for each in steps
    )


def check(loop: scf.ForallOp, *, to_blocks: bool) -> None:
    """Raises CannotMap for a loop that cannot be mapped, to blocks or to what is inside a block."""
    mapping = mapping_of(loop)
    if loop.mapping is None:
        raise CannotMap("scf.forall op requires a mapping attribute")
    kinds = {type(each) for each in mapping} & set(_KINDS)
    if len(kinds) > 1:
        raise CannotMap("cannot mix different mapping types, use nesting")
    if to_blocks and gpu.GPUBlockMappingAttr not in kinds:
        raise CannotMap("scf.forall op requires a mapping attribute of kind 'block'")
    if not to_blocks and not kinds - {gpu.GPUBlockMappingAttr}:
        raise CannotMap("scf.forall op requires a mapping attribute of kind 'thread' or 'warp'")
    if len(set(loop.mapping)) < len(loop.mapping):
        raise CannotMap("duplicate attribute, cannot map different loops to the same mapping id")
    if len({bool(each.is_linear_mapping()) for each in mapping}) > 1:
        raise CannotMap("cannot mix linear and non-linear mapping modes")
    if mask_of(loop) is not None and not is_linear(loop):
        raise CannotMap("device masking is only available in linear mapping mode")
    if not _is_normalized(loop):
        raise CannotMap("unsupported non-normalized loops")
    if loop.results:
        raise CannotMap("only bufferized scf.forall can be mapped")
    limit = max(gpu.MappingId).value - (_LINEAR - 1) if is_linear(loop) else 3
    if len(loop.static_upper_bound) > limit:
        raise CannotMap(
            f"scf.forall with rank > {limit} does not lower for the specified mapping attribute type"
        )
    if iterations(loop) is None:
        raise CannotMap("requires statically sized, normalized forall op")


# --- numbers of processors ----------------------------------------------------------------------------------------------


class IdBuilder:
    """Builds the numbers of the processors to which a loop is mapped."""

    def __init__(self, rewriter: PatternRewriter, loop: scf.ForallOp, warp_size: int = 0) -> None:
        self._rewriter = rewriter
        self._location = loop.location
        self._mask = mask_of(loop)
        self._is_linear = is_linear(loop)
        #: The dimensions that a loop has all, with size one where its mapping does not name them.
        self.dimensions = range(_LINEAR)
        kind = type(mapping_of(loop)[0])
        self._is_of_blocks = kind is gpu.GPUBlockMappingAttr
        self._multiplicity = 1
        if kind is gpu.GPUWarpMappingAttr:
            self._multiplicity = warp_size
        elif kind is gpu.GPUWarpgroupMappingAttr:
            self._multiplicity = warp_size * _WARPS_OF_GROUP
        self._lanes = warp_size if kind is gpu.GPULaneMappingAttr else None
        if self._is_linear:
            self.dimensions = range(_LINEAR, max(each.mapping_id for each in mapping_of(loop)) + 1)
        elif self._lanes is not None:
            self.dimensions = range(_LINEAR, max(gpu.MappingId).value + 1)

    def build(self, sizes: Sequence[int], available: Sequence[int]) -> Ids:
        """The numbers for a loop of these sizes among processors of those; raises CannotMap."""
        if self._lanes is not None:
            return self._lane(sizes, available, self._lanes)
        return (self._in_a_row if self._is_linear else self._in_space)(sizes, available)

    def _number(self, dimension: gpu.Dimension) -> Value:
        kind = gpu.BlockIdOp if self._is_of_blocks else gpu.ThreadIdOp
        return self._rewriter.insert(kind.build(dimension, location=self._location)).results[0]

    def _apply(self, expr: AffineExpr, operands: Sequence[Mixed]) -> Value:
        found = composed_apply(self._rewriter, expr, operands, self._location)
        return index_value(self._rewriter, found, self._location)

    def _in_space(self, sizes: Sequence[int], available: Sequence[int]) -> Ids:
        ids = [self._number(dimension) for dimension in _DIMENSIONS]
        first = self._apply(AffineDimExpr.get(0).floor_div(self._multiplicity), ids[:1])
        needed = [sizes[0] * self._multiplicity, *sizes[1:]]
        conditions = self._conditions(ids, needed, available)
        return Ids([first, *ids[1:]], conditions)

    def _row(self, available: Sequence[int]) -> Value:
        """The number of a thread or block, counted through x, y and z."""
        ids = [self._number(dimension) for dimension in _DIMENSIONS]
        x, y, z = dim_exprs(3)
        return self._apply(x + y * available[0] + z * (available[0] * available[1]), ids)

    def _in_a_row(self, sizes: Sequence[int], available: Sequence[int]) -> Ids:
        mask = self._mask
        needed = prod(sizes) * self._multiplicity
        _check_count(needed, prod(available))
        if mask is not None and prod(available) > _MASK_BITS * self._multiplicity:
            raise CannotMap(
                f"mask representation too short to capture all physical ids: {_MASK_BITS}"
            )
        row = self._row(available)
        scaled = self._apply(AffineDimExpr.get(0).floor_div(self._multiplicity), [row])
        if mask is None:
            ids = self._parts(scaled, sizes)
            return Ids(ids, self._conditions([row], [needed], [prod(available)]))
        physical = self._cast(scaled, i64)
        counted = self._insert(math.CtPopOp.build(self._below(mask.mask, physical)))
        ids = self._parts(self._cast(counted, index_type), sizes)
        return Ids(ids, [self._is_active(mask.mask, physical)])

    def _lane(self, sizes: Sequence[int], available: Sequence[int], lanes: int) -> Ids:
        lane = self._apply(AffineDimExpr.get(0) % lanes, [self._row(available)])
        ids = self._parts(lane, sizes)
        _check_count(prod(sizes), prod(available))
        if prod(sizes) > lanes:  # MLIR leaves iterations out
            raise CannotMap(_OVERPROVISIONED)
        return Ids(ids, self._conditions([lane], [prod(sizes)], [prod(available)]))

    def _parts(self, number: Value, sizes: Sequence[int]) -> list[Value]:
        """The numbers in each dimension of what is counted through all, the first fastest."""
        rest: AffineExpr = AffineDimExpr.get(0)
        exprs = []
        for position in reversed(range(len(sizes))):
            stride = prod(sizes[:position])
            exprs.append(rest.floor_div(stride))
            rest = rest % stride
        found = []
        for expr in reversed(exprs):
            map, operands = compose(AffineMap.get(1, 0, [expr]), [number])
            found.append(
                self._insert(
                    AffineApplyOp.build(AffineMapAttr.get(map), operands, location=self._location)
                )
            )
        return found

    def _conditions(
        self, ids: Sequence[Value], needed: Sequence[int], available: Sequence[int]
    ) -> list[Value]:
        found = []
        for number, size, limit in zip(ids, needed, available, strict=True):
            if size > limit:
                raise CannotMap(_OVERPROVISIONED)
            if size < limit:
                bound = index_constant(self._rewriter, size, self._location)
                found.append(
                    self._insert(arith.CmpIOp.build(arith.CmpIPredicate.ult, number, bound))
                )
        return found

    # Masks: the processors that take part are counted by the bits below their own.

    def _insert(self, op: Operation) -> Value:
        op.location = self._location
        return self._rewriter.insert(op).results[0]

    def _cast(self, value: Value, type: Any) -> Value:
        return self._insert(arith.IndexCastUIOp.build(type, value))

    def _constant(self, number: int) -> Value:
        return self._insert(arith.ConstantOp.build(IntegerAttr.get(number, i64)))

    def _below(self, mask: int, number: Value) -> Value:
        bits, one = self._constant(_signed(mask)), self._constant(1)
        shifted = self._insert(arith.ShLIOp.build(one, number))
        lower = self._insert(arith.SubIOp.build(shifted, one))
        return self._insert(arith.AndIOp.build(bits, lower))

    def _is_active(self, mask: int, number: Value) -> Value:
        bits, one = self._constant(_signed(mask)), self._constant(1)
        shifted = self._insert(arith.ShLIOp.build(one, number))
        own = self._insert(arith.AndIOp.build(bits, shifted))
        zero = self._constant(0)
        return self._insert(arith.CmpIOp.build(arith.CmpIPredicate.ne, own, zero))


def _check_count(needed: int, available: int) -> None:
    if needed > available:
        raise CannotMap(
            f"the number of required parallel resources (blocks or threads) {needed} overflows "
            f"the number of available resources {available}"
        )


def _signed(mask: int) -> int:
    return mask - (1 << _MASK_BITS) if mask >> (_MASK_BITS - 1) else mask


# --- loops --------------------------------------------------------------------------------------------------------------


def map_loop(
    rewriter: PatternRewriter, loop: scf.ForallOp, builder: IdBuilder, available: Sequence[int]
) -> list[int]:
    """Let the body run on processors; where only some are needed, under a condition.  The sizes; raises CannotMap."""
    mapping = mapping_of(loop)
    sizes = iterations(loop) or []
    numbers = [each.mapping_id for each in mapping]
    for number in builder.dimensions:
        if number not in numbers:
            numbers.append(number)
            sizes.append(1)
    by_number = dict(zip(numbers, sizes, strict=True))
    sizes = [by_number[number] for number in sorted(by_number)]
    rewriter.set_insertion_point_before(loop)
    there = list(available) or [*sizes, 1, 1, 1][: max(3, len(sizes))]
    ids = builder.build(sizes, there)
    condition: Value | None = None
    for each in ids.conditions if available else ():
        if condition is not None:
            both = arith.AndIOp.build(condition, each, location=loop.location)
            each = rewriter.insert(both).results[0]
        condition = each
    body = loop.region.entry_block
    terminator = body.terminator
    assert terminator is not None
    rewriter.erase_op(terminator)
    arguments = [ids.ids[each.relative_index] for each in mapping]
    place: Operation = loop
    if condition is not None:
        regions = (one_block(), Region())
        choice = scf.IfOp.build_generic(
            (condition,), result_types=(), regions=regions, location=loop.location
        )
        rewriter.insert(choice)
        place = scf.YieldOp.build([], location=loop.location)
        choice.regions[0].entry_block.append(place)
    rewriter.inline_block_before(body, place, arguments)
    rewriter.erase_op(loop)
    return sizes


def replace_unit_ids(
    rewriter: PatternRewriter, launch: gpu.LaunchOp, zero: Value, sizes: Sequence[int]
) -> None:
    """Let zero stand for the numbers of threads in dimensions of size one."""
    ones = {number for number, size in enumerate(sizes) if size == 1}
    for inner in list(launch.walk()):
        if isinstance(inner, gpu.ThreadIdOp) and inner.dimension.value in ones:
            rewriter.replace_all_uses_with(inner.results[0], zero)

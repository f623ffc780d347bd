"""Structured operations on memrefs become nests of loops: of `scf`, parallel or not, or of `affine`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeAlias

from odsgen.dialects.linalg.loops import loop_kinds, loop_maps
from odsgen.dialects.linalg.structured_parts import written_values
from odsgen.dialects.linalg.structured_patterns import structured_names
from odsgen.dialects.shared import build_for, build_parallel, constant_integer
from odsgen.dialects.shared.index_constants import index_constant
from odsgen.passes import Pass, register_pass
from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen.runtime import (
    DYNAMIC,
    AffineConstantExpr,
    AffineDimExpr,
    AffineMap,
    AffineMapAttr,
    AffineSymbolExpr,
    Block,
    CloneMap,
    InsertionPoint,
    Location,
    MemRefType,
    Operation,
    RankedTensorType,
    Region,
    UnrankedTensorType,
    Value,
    dim_exprs,
    index,
)
from odsgen_dialects import affine, linalg, memref, tensor

_INTERFACE = "LinalgOp"

#: Lower and upper bound, and step.
Bounds: TypeAlias = tuple[Value, Value, Value]
#: Builds a nest of loops and puts the rewriter inside; gives the counters.
Nest: TypeAlias = Callable[[Operation, Sequence[Bounds], PatternRewriter], list[Value]]


def _nest_of_for(op: Operation, bounds: Sequence[Bounds], rewriter: PatternRewriter) -> list[Value]:
    """One `scf.for` for each iterator."""
    counters: list[Value] = []
    for lower, upper, step in bounds:
        loop = rewriter.insert(build_for(lower, upper, step, (), op.location))
        counters += _entered(loop, rewriter)
    return counters


def _nest_of_parallel(
    op: Operation, bounds: Sequence[Bounds], rewriter: PatternRewriter
) -> list[Value]:
    """One `scf.parallel` for parallel iterators that follow each other; `scf.for` for the others."""
    counters: list[Value] = []
    kinds = loop_kinds(op)
    first = 0
    while first < len(bounds):
        last = first
        while last < len(bounds) and kinds[last]:
            last += 1
        if last == first:
            last += 1
            counters += _nest_of_for(op, bounds[first:last], rewriter)
        else:
            lower, upper, step = zip(*bounds[first:last], strict=True)
            loop = rewriter.insert(build_parallel(lower, upper, step, (), op.location))
            counters += _entered(loop, rewriter)
        first = last
    return counters


def _nest_of_affine(
    op: Operation, bounds: Sequence[Bounds], rewriter: PatternRewriter
) -> list[Value]:
    """One `affine.for` for each iterator."""
    counters: list[Value] = []
    for _, upper, _ in bounds:
        size = constant_integer(upper)
        map = _SYMBOL if size is None else AffineMap.get(0, 0, [AffineConstantExpr.get(size)])
        body = Block([index], [op.location])
        body.append(affine.AffineYieldOp.build(location=op.location))
        loop = affine.AffineForOp.build(
            (),
            (),
            () if size is not None else (upper,),
            (),
            AffineMapAttr.get(_ZERO),
            AffineMapAttr.get(map),
            1,
            region=Region((body,)),
            location=op.location,
        )
        counters += _entered(rewriter.insert(loop), rewriter)
    return counters


_ZERO = AffineMap.get(0, 0, [AffineConstantExpr.get(0)])
_SYMBOL = AffineMap.get(0, 1, [AffineSymbolExpr.get(0)])


def _entered(loop: Operation, rewriter: PatternRewriter) -> Sequence[Value]:
    """The counters of a loop, once the rewriter is at the start of its body."""
    body = loop.regions[0].entry_block
    rewriter.insertion_point = InsertionPoint.at_start(body)
    return tuple(body.arguments)


def _works_on_memory(op: Operation) -> bool:
    return not any(
        isinstance(value.type, (RankedTensorType, UnrankedTensorType))
        for value in (*op.operands, *op.results)
    )


class LinalgToLoops(RewritePattern):
    """Builds loops for the iterators, and the body for one element."""

    def __init__(self, nest: Nest) -> None:
        super().__init__()
        self._nest = nest

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        if _INTERFACE not in op.INTERFACES or not _works_on_memory(op):
            return False
        maps = loop_maps(op)
        if len(maps) != len(op.operands):
            return False
        bounds = _loop_bounds(op, maps, rewriter)
        if bounds is None:
            return rewriter.match_failure(op, "a loop has no size")
        with rewriter.insertion_guard():
            counters = self._nest(op, bounds, rewriter)
            _compute(op, maps, counters, rewriter, self._nest is _nest_of_affine)
        rewriter.erase_op(op)
        return True


def _loop_bounds(
    op: Operation, maps: Sequence[AffineMap], rewriter: PatternRewriter
) -> list[tuple[Value, Value, Value]] | None:
    """The bounds and steps of the loops, from operand sizes."""
    sizes: list[int | Value] = []
    exprs = [expr for map in maps for expr in map.results]
    for operand in op.operands:
        type = operand.type
        shape: Sequence[int] = type.shape if isinstance(type, MemRefType) else ()
        for dimension, size in enumerate(shape):
            if size != DYNAMIC:
                sizes.append(size)
                continue
            number = index_constant(rewriter, dimension, op.location)
            sizes.append(
                rewriter.insert(memref.DimOp.build(operand, number, location=op.location)).result
            )
    found: dict[int, int | Value] = {}
    for expr, end in zip(exprs, sizes, strict=True):
        if isinstance(expr, AffineDimExpr):
            found.setdefault(expr.position, end)
    bounds = []
    for loop in range(len(loop_kinds(op))):
        if loop not in found:
            return None
        lower = index_constant(rewriter, 0, op.location)
        end = found[loop]
        upper = index_constant(rewriter, end, op.location) if isinstance(end, int) else end
        bounds.append((lower, upper, index_constant(rewriter, 1, op.location)))
    return bounds


def compute_element(rewriter: PatternRewriter, op: Operation, counters: Sequence[Value]) -> None:
    """Computes what one iteration writes (`generateScalarImplementation`)."""
    location, maps = op.location, loop_maps(op)

    def places(map: AffineMap) -> list[Value]:
        found: list[Value] = []
        for expr in map.results:
            alone = AffineMapAttr.get(AffineMap.get(map.num_dims, 0, [expr]))
            apply = affine.AffineApplyOp.build(alone, counters, location=location)
            found.append(rewriter.insert(apply).result)
        return found

    values: list[Value] = []
    body = op.regions[0].entry_block
    for operand, map, argument in zip(op.operands, maps, body.arguments, strict=True):
        value = operand
        if isinstance(operand.type, MemRefType) and argument.has_uses:
            load = memref.LoadOp.build(operand, places(map), location=location)
            value = rewriter.insert(load).result
        values.append(value)
    yielded = _inline_body(op, values, counters, rewriter)
    written = written_values(op) or ()
    for value, target, map in zip(yielded, written, maps[-len(written) :], strict=True):
        rewriter.insert(memref.StoreOp.build(value, target, places(map), location=location))


def _compute(
    op: Operation,
    maps: Sequence[AffineMap],
    counters: Sequence[Value],
    rewriter: PatternRewriter,
    is_affine: bool,
) -> None:
    """Loads the elements, inlines the body and stores what it yields."""
    location = op.location
    values: list[Value] = []
    for operand, map in zip(op.operands, maps, strict=True):
        if isinstance(operand.type, MemRefType):
            indices = _subscripts(map, counters, rewriter, location)
            load = rewriter.insert(_load(operand, indices, location, is_affine))
            values.append(load.results[0])
        else:
            values.append(operand)
    written = written_values(op) or ()
    first = len(op.operands) - len(written)
    subscripts = [_subscripts(map, counters, rewriter, location) for map in maps[first:]]
    yielded = _inline_body(op, values, counters, rewriter)
    for value, target, indices in zip(yielded, written, subscripts, strict=True):
        rewriter.insert(_store(value, target, indices, location, is_affine))


def _inline_body(
    op: Operation, values: Sequence[Value], counters: Sequence[Value], rewriter: PatternRewriter
) -> list[Value]:
    """Computes what the body yields for values of its arguments."""
    body = op.regions[0].entry_block
    mapping = CloneMap()
    for argument, value in zip(body.arguments, values, strict=False):
        mapping.map_value(argument, value)
    *computed, terminator = body.operations
    for inner in computed:
        if isinstance(inner, linalg.IndexOp):
            mapping.map_value(inner.results[0], counters[inner.dim])
            continue
        made = rewriter.insert(inner.clone(mapping))
        for nested in [found for found in made.walk() if isinstance(found, linalg.IndexOp)]:
            rewriter.replace_op(nested, [counters[nested.dim]])
    return [mapping.values.get(value, value) for value in terminator.operands]


def _load(
    source: Value, indices: Sequence[Value], location: Location, is_affine: bool
) -> Operation:
    if not is_affine:
        return memref.LoadOp.build(source, indices, location=location)
    type = source.type
    assert isinstance(type, MemRefType)
    map = AffineMapAttr.get(AffineMap.get(len(indices), 0, dim_exprs(len(indices))))
    return affine.AffineLoadOp.build(type.element_type, source, indices, map, location=location)


def _store(
    value: Value, target: Value, indices: Sequence[Value], location: Location, is_affine: bool
) -> Operation:
    if not is_affine:
        return memref.StoreOp.build(value, target, indices, location=location)
    map = AffineMapAttr.get(AffineMap.get(len(indices), 0, dim_exprs(len(indices))))
    return affine.AffineStoreOp.build(value, target, indices, map, location=location)


def _subscripts(
    map: AffineMap, counters: Sequence[Value], rewriter: PatternRewriter, location: Location
) -> list[Value]:
    """Expands an indexing map for the induction variables."""
    result: list[Value] = []
    for expr in map.results:
        if isinstance(expr, AffineDimExpr):
            result.append(counters[expr.position])
        elif isinstance(expr, AffineConstantExpr):
            result.append(index_constant(rewriter, expr.value, location))
        else:
            used = [p for p in range(map.num_dims) if expr.is_function_of_dim(p)]
            new = {p: AffineDimExpr.get(number) for number, p in enumerate(used)}
            dims = [new.get(p, AffineDimExpr.get(0)) for p in range(map.num_dims)]
            alone = AffineMap.get(len(used), 0, [expr.replace_dims_and_symbols(dims, [])])
            apply = affine.AffineApplyOp.build(
                AffineMapAttr.get(alone), [counters[p] for p in used], location=location
            )
            result.append(rewriter.insert(apply).result)
    return result


class _ToLoops(Pass):
    """Lowers `linalg` to nests of one kind."""

    REWRITES = tuple(structured_names())
    nest: Nest

    def run_on_operation(self, op: Operation) -> None:
        """Also simplifies the affine operations and sizes of the loops."""
        patterns: list[RewritePattern] = [LinalgToLoops(type(self).nest)]
        for simplified in (memref.DimOp, tensor.DimOp, affine.AffineApplyOp):
            patterns += simplified.canonicalization_patterns()
        apply_patterns_greedily(op, patterns)


@register_pass
class ConvertLinalgToLoops(_ToLoops):
    """Lowers `linalg` to loops."""

    ARGUMENT = "convert-linalg-to-loops"
    NAME = "ConvertLinalgToLoopsPass"
    SUMMARY = "Lower the operations from the linalg dialect into loops"
    nest = staticmethod(_nest_of_for)


@register_pass
class ConvertLinalgToParallelLoops(_ToLoops):
    """Lowers `linalg` to parallel loops."""

    ARGUMENT = "convert-linalg-to-parallel-loops"
    NAME = "ConvertLinalgToParallelLoopsPass"
    SUMMARY = "Lower the operations from the linalg dialect into parallel loops"
    nest = staticmethod(_nest_of_parallel)


@register_pass
class ConvertLinalgToAffineLoops(_ToLoops):
    """Lowers `linalg` to affine loops."""

    ARGUMENT = "convert-linalg-to-affine-loops"
    NAME = "ConvertLinalgToAffineLoopsPass"
    SUMMARY = "Lower the operations from the linalg dialect into affine loops"
    nest = staticmethod(_nest_of_affine)

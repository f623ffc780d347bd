"""`convert-linalg-to-loops`: structured operations on memrefs become nests of `scf.for`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.linalg.loops import loop_kinds, loop_maps
from odsgen.dialects.linalg.structured_parts import written_values
from odsgen.dialects.shared import build_for
from odsgen.dialects.shared.index_constants import index_constant
from odsgen.passes import Pass, register_pass
from odsgen.rewriting import PatternRewriter, RewritePattern, apply_patterns_greedily
from odsgen.runtime import (
    DYNAMIC,
    AffineConstantExpr,
    AffineDimExpr,
    AffineMap,
    AffineMapAttr,
    CloneMap,
    InsertionPoint,
    Location,
    MemRefType,
    Operation,
    RankedTensorType,
    UnrankedTensorType,
    Value,
)
from odsgen_dialects import affine, linalg, memref, tensor

_INTERFACE = "LinalgOp"


def _works_on_memory(op: Operation) -> bool:
    return not any(
        isinstance(value.type, (RankedTensorType, UnrankedTensorType))
        for value in (*op.operands, *op.results)
    )


class LinalgToLoops(RewritePattern):
    """Builds one loop for each iterator."""

    def match_and_rewrite(self, op: Operation, rewriter: PatternRewriter) -> bool:
        if _INTERFACE not in op.INTERFACES or not _works_on_memory(op):
            return False
        maps = loop_maps(op)
        if len(maps) != len(op.operands):
            return False
        bounds = _loop_bounds(op, maps, rewriter)
        if bounds is None:
            return rewriter.match_failure(op, "a loop has no size")
        counters: list[Value] = []
        with rewriter.insertion_guard():
            for lower, upper, step in bounds:
                loop = rewriter.insert(build_for(lower, upper, step, (), op.location))
                body = loop.region.entry_block
                counters.append(body.arguments[0])
                rewriter.insertion_point = InsertionPoint.at_start(body)
            _compute(op, maps, counters, rewriter)
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


def _compute(
    op: Operation, maps: Sequence[AffineMap], counters: Sequence[Value], rewriter: PatternRewriter
) -> None:
    """Loads the elements, inlines the body and stores what it yields."""
    location = op.location
    values: list[Value] = []
    for operand, map in zip(op.operands, maps, strict=True):
        if isinstance(operand.type, MemRefType):
            indices = _subscripts(map, counters, rewriter, location)
            load = rewriter.insert(memref.LoadOp.build(operand, indices, location=location))
            values.append(load.results[0])
        else:
            values.append(operand)
    written = written_values(op) or ()
    first = len(op.operands) - len(written)
    subscripts = [_subscripts(map, counters, rewriter, location) for map in maps[first:]]
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
        for index in [found for found in made.walk() if isinstance(found, linalg.IndexOp)]:
            rewriter.replace_op(index, [counters[index.dim]])
    for value, target, indices in zip(terminator.operands, written, subscripts, strict=True):
        stored = mapping.values.get(value, value)
        rewriter.insert(memref.StoreOp.build(stored, target, indices, location=location))


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


@register_pass
class ConvertLinalgToLoops(Pass):
    """Lowers `linalg` to loops."""

    ARGUMENT = "convert-linalg-to-loops"
    NAME = "ConvertLinalgToLoopsPass"
    SUMMARY = "Lower the operations from the linalg dialect into loops"

    def run_on_operation(self, op: Operation) -> None:
        """Also simplifies the affine operations and sizes of the loops."""
        patterns: list[RewritePattern] = [LinalgToLoops()]
        for simplified in (memref.DimOp, tensor.DimOp, affine.AffineApplyOp):
            patterns += simplified.canonicalization_patterns()
        apply_patterns_greedily(op, patterns)

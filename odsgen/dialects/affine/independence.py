"""Upper bounds of values that do not depend on loops (MLIR: `computeIndependentBound`)."""

from __future__ import annotations

from collections.abc import Collection

from odsgen.dialects.affine.composition import canonicalize
from odsgen.dialects.affine.value_bounds import ValueBounds
from odsgen.dialects.linalg.tiling.slices import as_value, dimension
from odsgen.dialects.shared import Mixed
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import (
    AffineDimExpr,
    AffineMap,
    AffineMapAttr,
    AffineSymbolExpr,
    Location,
    Value,
)
from odsgen_dialects.affine import AffineApplyOp


def is_independent(value: Value, counters: Collection[Value]) -> bool:
    """Whether a value is computed without some others."""
    pending, seen = [value], {value}
    while pending:
        current = pending.pop()
        if current in counters:
            return False
        owner = current.defining_op
        if owner is None:
            region = current.parent_region
            owner = None if region is None else region.parent_op
        for operand in () if owner is None else owner.operands:
            if operand not in seen:
                seen.add(operand)
                pending.append(operand)
    return True


def independent(
    rewriter: PatternRewriter, size: Mixed, counters: Collection[Value], location: Location
) -> Mixed | None:
    """A size that is not exceeded, and can be computed before the loops; None if none is known."""
    if not isinstance(size, Value) or is_independent(size, counters):
        return size
    found = ValueBounds().bound_by(size, lambda value: is_independent(value, counters))
    if found is None:
        return None
    expr, keys = found
    operands = [
        (
            value
            if dim is None
            else as_value(rewriter, dimension(rewriter, value, dim, location), location)
        )
        for value, dim in keys
    ]
    map, values = canonicalize(AffineMap.get(len(keys), 0, [expr]), operands)
    [result] = map.results
    if map.is_single_constant():
        return map.constant_results()[0]
    if isinstance(result, AffineDimExpr):
        return values[result.position]
    if isinstance(result, AffineSymbolExpr):
        return values[map.num_dims + result.position]
    made = AffineApplyOp.build(AffineMapAttr.get(map), values, location=location)
    return rewriter.insert(made).result

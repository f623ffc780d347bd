"""Canonicalization of operations with an affine map or set."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.affine.composition import (
    canonicalize,
    compose,
    remove_duplicates,
    simplify_with_operands,
)
from odsgen.dialects.shared import patterns_of
from odsgen.hooks import canonicalization_patterns, pattern
from odsgen.rewriting import PatternRewriter, RewritePattern
from odsgen.runtime import (
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    AffineMapAttr,
    AffineSymbolExpr,
    Flattener,
    Operation,
    Value,
    build_operation,
)
from odsgen_dialects import affine

MinMaxOp = affine.AffineMinOp | affine.AffineMaxOp


def _map_of(op: Any) -> AffineMap:
    """The map of an operation that has one."""
    map: AffineMap = op.map.value
    return map


def _with_map(op: Operation, map: AffineMap, operands: Sequence[Value]) -> Operation:
    """The same operation with another map, whose operands come last."""
    first = len(op.operands) - _map_of(op).num_inputs
    return build_operation(
        type(op),
        (*op.operands[:first], *operands),
        op.result_types,
        None,
        None,
        op.location,
        properties={**op.properties, "map": AffineMapAttr.get(map)},
    )


@pattern(
    affine.AffineApplyOp,
    affine.AffineLoadOp,
    affine.AffineStoreOp,
    affine.AffinePrefetchOp,
    affine.AffineVectorLoadOp,
    affine.AffineVectorStoreOp,
)
def _compose_map(op: Operation, rewriter: PatternRewriter) -> bool:
    """Composes the map with those of the `affine.apply` operands."""
    before = _map_of(op)
    operands = op.operands[len(op.operands) - before.num_inputs :]
    map, values = compose(before, operands)
    map, values = canonicalize(map, values)
    map = simplify_with_operands(map, values)
    if map is before and all(new is old for new, old in zip(values, operands, strict=False)):
        return False
    rewriter.replace_op_with_new(op, _with_map(op, map, values))
    return True


# --- min and max --------------------------------------------------------------------------------------------------------


def _of_single_result(op: MinMaxOp, rewriter: PatternRewriter) -> bool:
    """Replaces the minimum or maximum of one expression by `affine.apply`."""
    if len(op.map.value.results) != 1:
        return False
    made = build_operation(
        affine.AffineApplyOp,
        op.operands,
        op.result_types,
        None,
        None,
        op.location,
        properties={"map": op.map},
    )
    rewriter.replace_op_with_new(op, made)
    return True


def _deduplicate(op: MinMaxOp, rewriter: PatternRewriter) -> bool:
    """Removes duplicate expressions."""
    map = remove_duplicates(op.map.value)
    if map is op.map.value:
        return False
    rewriter.replace_op_with_new(op, _with_map(op, map, op.operands))
    return True


def _merge(op: MinMaxOp, rewriter: PatternRewriter) -> bool:
    """Merges nested minima, or nested maxima."""
    map = op.map.value
    dims, symbols = list(op.operands[: map.num_dims]), list(op.operands[map.num_dims :])
    exprs: list[AffineExpr] = []
    producers: list[MinMaxOp] = []
    for expr in map.results:
        value: Value | None = None
        if isinstance(expr, AffineSymbolExpr):
            value = symbols[expr.position]
        elif isinstance(expr, AffineDimExpr):
            value = dims[expr.position]
        producer = None if value is None else value.defining_op
        if isinstance(producer, type(op)):
            producers.append(producer)
        else:
            exprs.append(expr)
    if not producers:
        return False
    for producer in producers:
        inner = producer.map.value
        exprs += [expr.shift_dims(len(dims)).shift_symbols(len(symbols)) for expr in inner.results]
        dims += producer.operands[: inner.num_dims]
        symbols += producer.operands[inner.num_dims :]
    merged = AffineMap.get(len(dims), len(symbols), exprs)
    rewriter.replace_op_with_new(op, _with_map(op, merged, [*dims, *symbols]))
    return True


def _order(op: MinMaxOp, rewriter: PatternRewriter) -> bool:
    """Sorts the expressions by their coefficients."""
    map = op.map.value
    keyed: list[tuple[list[int], AffineExpr]] = []
    for expr in map.results:
        flattener = Flattener(map.num_dims, map.num_symbols)
        flat = flattener.flatten(expr) if expr.is_pure_affine else None
        if flat is None or flattener.locals:
            return False
        factors = [flat.factors.get(position, 0) for position in range(map.num_inputs)]
        keyed.append(([*factors, flat.constant], expr))
    ordered = sorted(keyed, key=lambda pair: pair[0])
    if [key for key, _ in ordered] == [key for key, _ in keyed]:
        return False
    sorted_map = AffineMap.get(map.num_dims, map.num_symbols, [expr for _, expr in ordered])
    rewriter.replace_op_with_new(op, _with_map(op, sorted_map, op.operands))
    return True


def _min_max_patterns(root: str) -> Sequence[RewritePattern]:
    return patterns_of(root, _of_single_result, _deduplicate, _merge, _compose_map, _order)


@canonicalization_patterns(affine.AffineMinOp)
def canonicalization_patterns_min() -> Sequence[RewritePattern]:
    """AffineMinOp::getCanonicalizationPatterns"""
    return _min_max_patterns("affine.min")


@canonicalization_patterns(affine.AffineMaxOp)
def canonicalization_patterns_max() -> Sequence[RewritePattern]:
    """AffineMaxOp::getCanonicalizationPatterns"""
    return _min_max_patterns("affine.max")


# --- if -----------------------------------------------------------------------------------------------------------------


@pattern(affine.AffineIfOp)
def _empty_else(op: affine.AffineIfOp, rewriter: PatternRewriter) -> bool:
    """Erases an empty else region."""
    region = op.else_region
    if not region.blocks or op.results:
        return False
    block = region.entry_block
    if block.first is not block.last:
        return False
    with rewriter.modifying(op):
        rewriter.erase_block(block)
    return True


@pattern(affine.AffineIfOp)
def _known_condition(op: affine.AffineIfOp, rewriter: PatternRewriter) -> bool:
    """Inlines the region of a condition that always or never holds."""
    set = op.condition.value
    if set.is_empty_integer_set():
        region = op.else_region
        if not op.results and not region.blocks:
            rewriter.erase_op(op)
            return True
    elif set.eq_flags == (True,) and set.constraints[0] == _ZERO:
        region = op.then_region
    else:
        return False
    block = region.entry_block
    terminator = block.last
    assert terminator is not None
    rewriter.inline_block_before(block, op)
    rewriter.replace_op(op, terminator.operands)
    rewriter.erase_op(terminator)
    return True


_ZERO = AffineMap.get_constant(0).results[0]

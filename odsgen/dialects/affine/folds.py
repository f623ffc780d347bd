"""Folds of the dialect `affine`: constant maps, loop bounds, casts of memrefs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.affine.composition import (
    canonicalize,
    compose,
    compose_set,
    remove_repetitions,
    simplify_min_or_max,
)
from odsgen.dialects.affine.loops.bounds import set_bound
from odsgen.dialects.memref.casts import fold_memref_casts
from odsgen.dialects.memref.globals import constant_of_global
from odsgen.dialects.shared import (
    DYNAMIC_INDEX,
    constant_integer,
    element_attribute,
    fold_constants,
    row_major,
    split_mixed,
)
from odsgen.dialects.shared.mixed_values import mixed_values
from odsgen.hooks import Constants, Folded, folds
from odsgen.runtime import (
    AffineBinaryOpExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineExprKind,
    AffineMap,
    AffineMapAttr,
    AffineSymbolExpr,
    Attribute,
    DenseArrayAttr,
    DenseElementsAttr,
    IntegerAttr,
    IntegerSetAttr,
    Value,
    i64,
    index,
    loaded_dialect,
)
from odsgen_dialects import affine


class _DivisionByZero(Exception):
    """A division or modulo by zero."""


def _constant(expr: AffineExpr, map: AffineMap, operands: Sequence[int | None]) -> int | None:
    """The value of an expression; None if an operand is not constant."""
    known: dict[AffineExpr, int | None] = {}
    for part in expr.walk():
        if isinstance(part, AffineConstantExpr):
            known[part] = part.value
        elif isinstance(part, AffineDimExpr):
            known[part] = operands[part.position]
        elif isinstance(part, AffineSymbolExpr):
            known[part] = operands[map.num_dims + part.position]
        elif isinstance(part, AffineBinaryOpExpr):
            known[part] = _operation(part.kind, known[part.lhs], known[part.rhs])
    return known[expr]


def _constant_or_none(
    expr: AffineExpr, map: AffineMap, operands: Sequence[int | None]
) -> int | None:
    """The value of an expression; None also for a division by zero."""
    try:
        return _constant(expr, map, operands)
    except _DivisionByZero:
        return None


def _operation(kind: AffineExprKind, lhs: int | None, rhs: int | None) -> int | None:
    if lhs is None or rhs is None:
        return None
    if kind is AffineExprKind.ADD:
        return _wrapped(lhs + rhs)
    if kind is AffineExprKind.MUL:
        return _wrapped(lhs * rhs)
    if rhs == 0 or (rhs < 0 and kind is AffineExprKind.MOD):
        raise _DivisionByZero
    if kind is AffineExprKind.MOD:
        return lhs % rhs
    return _wrapped(lhs // rhs if kind is AffineExprKind.FLOOR_DIV else -(-lhs // rhs))


def _wrapped(number: int) -> int:
    """Wraps a number to a signed 64-bit integer."""
    return (number + (1 << 63)) % (1 << 64) - (1 << 63)


def _numbers(operands: Constants) -> list[int | None]:
    return [int(op.value) if isinstance(op, IntegerAttr) else None for op in operands]


def _poison() -> Folded:
    ub = loaded_dialect("ub")
    if ub is None:
        return None
    from odsgen_dialects.ub import PoisonAttr

    return [PoisonAttr.get()]


# --- apply, min, max ----------------------------------------------------------------------------------------------------


@folds(affine.AffineApplyOp)
def fold_apply(op: affine.AffineApplyOp, operands: Constants) -> Folded:
    """AffineApplyOp::fold"""
    map = op.map.value
    expr = map.results[0]
    if isinstance(expr, AffineDimExpr):
        return [op.operands[expr.position]]
    if isinstance(expr, AffineSymbolExpr):
        return [op.operands[map.num_dims + expr.position]]
    try:
        number = _constant(expr, map, _numbers(operands))
    except _DivisionByZero:
        return _poison()
    return None if number is None else [IntegerAttr.get(number, index)]


@folds(affine.AffineMinOp)
def fold_min(op: affine.AffineMinOp, operands: Constants) -> Folded:
    """AffineMinOp::fold"""
    return _fold_min_or_max(op, operands, min)


@folds(affine.AffineMaxOp)
def fold_max(op: affine.AffineMaxOp, operands: Constants) -> Folded:
    """AffineMaxOp::fold"""
    return _fold_min_or_max(op, operands, max)


def _fold_min_or_max(
    op: affine.AffineMinOp | affine.AffineMaxOp, operands: Constants, choose: Any
) -> Folded:
    map = op.map.value
    numbers = _numbers(operands)
    known = [_constant_or_none(expr, map, numbers) for expr in map.results]
    results = [
        expr if number is None else AffineConstantExpr.get(number)
        for expr, number in zip(map.results, known, strict=True)
    ]
    folded = AffineMap.get(map.num_dims, map.num_symbols, results)
    if folded.num_symbols == 1 and folded.results == (AffineDimExpr.get(0),):  # as MLIR tells it
        return [op.operands[0]]
    if None not in known:
        return [IntegerAttr.get(choose(known), index)]
    if folded is map:
        return None
    op.map = AffineMapAttr.get(folded)
    return op.results


# --- loops and conditions -----------------------------------------------------------------------------------------------


@folds(affine.AffineForOp)
def fold_for(op: affine.AffineForOp, operands: Constants) -> Folded:
    """AffineForOp::fold"""
    if not _bounds_have_operands(op):
        return None
    folded = _fold_bounds(op)
    folded = _canonicalize_bounds(op) or folded
    if op.results:
        count = _trip_count(op)
        if count == 0:
            return op.inits
        values = _values_of_empty_loop(op, count)
        if values is not None:
            return values
    return op.results if folded else None


def _bounds_have_operands(op: affine.AffineForOp) -> bool:
    """Whether the bounds have as many operands as their maps take; not verified, as in MLIR."""
    return all(
        map.value.num_inputs == len(values)
        for map, values in (
            (op.lower_bound_map, op.lower_bound_operands),
            (op.upper_bound_map, op.upper_bound_operands),
        )
    )


def _trip_count(op: affine.AffineForOp) -> int | None:
    """The trip count of a loop with constant bounds; None for another loop."""
    lower, upper = op.lower_bound_map.value, op.upper_bound_map.value
    if op.step <= 0 or not (lower.is_single_constant() and upper.is_single_constant()):
        return None
    distance = upper.constant_results()[0] - lower.constant_results()[0]
    return max(0, -(-distance // op.step))


def _values_of_empty_loop(op: affine.AffineForOp, count: int | None) -> list[Value] | None:
    """The results of a loop with only a yield; None if unknown."""
    body = op.region.entry_block
    terminator = body.last
    if terminator is None or body.first is not terminator:
        return None
    carried: list[Value] = [*body.arguments[1:]]
    values: list[Value] = []
    for number, value in enumerate(terminator.operands):
        if value is body.arguments[0]:
            return None
        if value not in carried:
            if count is None:
                return None  # may run zero times
            values.append(value)
            continue
        position = carried.index(value)
        if position != number and count != 1:
            return None  # permuted by each iteration
        values.append(op.inits[position])
    return values


def _fold_bounds(op: affine.AffineForOp) -> bool:
    folded = False
    for is_lower in (True, False):
        map = (op.lower_bound_map if is_lower else op.upper_bound_map).value
        values = op.lower_bound_operands if is_lower else op.upper_bound_operands
        if map.is_single_constant():
            continue
        numbers = [constant_integer(value) for value in values]
        known = [_constant_or_none(expr, map, numbers) for expr in map.results]
        found = [number for number in known if number is not None]
        if len(found) == len(known):
            bound = max(found) if is_lower else min(found)
            set_bound(op, AffineMap.get_constant(bound), (), is_lower=is_lower)
            folded = True
    return folded


def _canonicalize_bounds(op: affine.AffineForOp) -> bool:
    lower, lower_values = compose(op.lower_bound_map.value, op.lower_bound_operands)
    lower, lower_values = canonicalize(lower, lower_values)
    lower = remove_repetitions(simplify_min_or_max(lower, lower_values, is_max=True))
    upper = simplify_min_or_max(op.upper_bound_map.value, op.upper_bound_operands, is_max=False)
    upper, upper_values = compose(upper, op.upper_bound_operands)
    upper, upper_values = canonicalize(upper, upper_values)
    upper = remove_repetitions(upper)
    changed = False
    if lower is not op.lower_bound_map.value:
        set_bound(op, lower, lower_values, is_lower=True)
        changed = True
    if upper is not op.upper_bound_map.value:
        set_bound(op, upper, upper_values, is_lower=False)
        changed = True
    return changed


@folds(affine.AffineParallelOp)
def fold_parallel(op: affine.AffineParallelOp, operands: Constants) -> Folded:
    """AffineParallelOp::fold"""
    lower, upper = op.lower_bounds_map.value, op.upper_bounds_map.value
    values = op.map_operands
    lower_values, upper_values = values[: lower.num_inputs], values[lower.num_inputs :]
    new_lower, new_lower_values = compose(lower, lower_values)
    new_upper, new_upper_values = compose(upper, upper_values)
    after = (*new_lower_values, *new_upper_values)
    if new_lower is lower and new_upper is upper and after == tuple(values):
        return None
    op.map_operands = after
    op.lower_bounds_map = AffineMapAttr.get(new_lower)
    op.upper_bounds_map = AffineMapAttr.get(new_upper)
    return op.results


@folds(affine.AffineIfOp)
def fold_if(op: affine.AffineIfOp, operands: Constants) -> Folded:
    """AffineIfOp::fold"""
    before = op.condition.value
    set, values = compose_set(before, op.operands)
    set, values = canonicalize(set, values)
    if set is before and tuple(values) == op.operands:
        return None
    op.properties["condition"] = IntegerSetAttr.get(set)
    op.operands = values
    return op.results


# --- memory -------------------------------------------------------------------------------------------------------------


@folds(affine.AffineLoadOp)
def fold_load(op: affine.AffineLoadOp, operands: Constants) -> Folded:
    """AffineLoadOp::fold"""
    if fold_memref_casts(op):
        return op.results
    constant = constant_of_global(op.memref)
    if not isinstance(constant, DenseElementsAttr):
        return None
    map = op.map.value
    if constant.is_splat:
        element = element_attribute(constant, 0)
    elif map.is_constant():
        indices, shape = map.constant_results(), constant.type.shape
        if any(not 0 <= i < size for i, size in zip(indices, shape, strict=True)):
            return None
        element = element_attribute(constant, row_major(indices, shape))
    else:
        return None
    return None if element is None else [element]


@folds(affine.AffineStoreOp)
def fold_store(op: affine.AffineStoreOp, operands: Constants) -> Folded:
    """AffineStoreOp::fold"""
    return () if fold_memref_casts(op, op.operands[0]) else None


@folds(affine.AffinePrefetchOp, affine.AffineDmaStartOp, affine.AffineDmaWaitOp)
def fold_access(op: Any, operands: Constants) -> Folded:
    """AffinePrefetchOp::fold, AffineDmaStartOp::fold, AffineDmaWaitOp::fold"""
    return () if fold_memref_casts(op) else None


# --- linear indices -----------------------------------------------------------------------------------------------------


def _fold_basis(op: affine.AffineDelinearizeIndexOp | affine.AffineLinearizeIndexOp) -> bool:
    basis = mixed_values(op.static_basis, op.dynamic_basis)
    if not fold_constants(basis, non_negative=False):
        return False
    values, numbers = split_mixed(basis)
    op.dynamic_basis = tuple(values)
    op.properties["static_basis"] = DenseArrayAttr.get(i64, numbers)
    return True


@folds(affine.AffineDelinearizeIndexOp)
def fold_delinearize_index(op: affine.AffineDelinearizeIndexOp, operands: Constants) -> Folded:
    """AffineDelinearizeIndexOp::fold"""
    if _fold_basis(op):
        return op.results
    if len(op.results) == 1:
        return [op.linear_index]
    constant = operands[0]
    if not isinstance(constant, IntegerAttr) or op.dynamic_basis:
        return None
    basis = op.static_basis
    if len(basis) == len(op.results):
        basis = basis[1:]
    rest = int(constant.value)
    indices: list[Attribute | Value] = []
    for size in reversed(basis):
        indices.insert(0, IntegerAttr.get(rest % size, index))
        rest //= size
    return [IntegerAttr.get(rest, index), *indices]


@folds(affine.AffineLinearizeIndexOp)
def fold_linearize_index(op: affine.AffineLinearizeIndexOp, operands: Constants) -> Folded:
    """AffineLinearizeIndexOp::fold"""
    if _fold_basis(op):
        return op.results
    indices = op.multi_index
    if not indices:
        return [IntegerAttr.get(0, index)]
    if len(indices) == 1:
        return [indices[0]]
    numbers = _numbers(operands[: len(indices)])
    if op.dynamic_basis or DYNAMIC_INDEX in op.static_basis:
        return None
    total, stride = 0, 1
    sizes = list(reversed(op.static_basis))
    for position, number in enumerate(reversed(numbers)):
        if number is None:
            return None
        total += number * stride
        if position < len(sizes):
            stride *= sizes[position]
    return [IntegerAttr.get(_wrapped(total), index)]

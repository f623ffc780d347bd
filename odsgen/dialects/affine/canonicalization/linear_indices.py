"""Canonicalization of `affine.linearize_index` and `affine.delinearize_index`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from odsgen.dialects.shared import (
    DYNAMIC_INDEX,
    Mixed,
    constant_integer,
    index_constant,
    known_integer,
    split_mixed,
)
from odsgen.dialects.shared.mixed_values import mixed_values
from odsgen.hooks import pattern
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import (
    AffineConstantExpr,
    AffineExpr,
    AffineMap,
    AffineMapAttr,
    AffineSymbolExpr,
    Attribute,
    DenseArrayAttr,
    Operation,
    OpResult,
    UnitAttr,
    Value,
    i32,
    i64,
    index,
)
from odsgen_dialects.affine import AffineApplyOp, AffineDelinearizeIndexOp, AffineLinearizeIndexOp

#: A basis with a size for each index; None for an unbounded first one.
Padded = list[Mixed | None]


def _basis(op: AffineDelinearizeIndexOp | AffineLinearizeIndexOp) -> list[Mixed]:
    return mixed_values(op.static_basis, op.dynamic_basis)


def _padded(op: AffineDelinearizeIndexOp | AffineLinearizeIndexOp, count: int) -> Padded:
    basis: Padded = [*_basis(op)]
    return basis if len(basis) == count else [None, *basis]


def _known(basis: Sequence[Mixed | None]) -> list[Mixed]:
    return [size for size in basis if size is not None]


def _same(one: Mixed | None, other: Mixed | None) -> bool:
    return one is other or (isinstance(one, int) and isinstance(other, int) and one == other)


def _delinearize(
    rewriter: PatternRewriter, at: Operation, value: Value, basis: Sequence[Mixed | None]
) -> AffineDelinearizeIndexOp:
    """Inserts an `affine.delinearize_index` with this basis."""
    values, numbers = split_mixed(_known(basis))
    types = [value.type] * len(basis)
    return rewriter.insert(
        AffineDelinearizeIndexOp.build(types, value, values, numbers, location=at.location)
    )


def _linearize(
    at: Operation, indices: Sequence[Value], basis: Sequence[Mixed], *, disjoint: bool
) -> AffineLinearizeIndexOp:
    values, numbers = split_mixed(basis)
    attributes: dict[str, Attribute] = {
        "static_basis": DenseArrayAttr.get(i64, numbers),
        "operandSegmentSizes": DenseArrayAttr.get(i32, (len(indices), len(values))),
    }
    if disjoint:
        attributes["disjoint"] = UnitAttr.get()

    return AffineLinearizeIndexOp.build_generic(
        (*indices, *values), attributes, result_types=[index], location=at.location
    )


# --- delinearize_index --------------------------------------------------------------------------------------------------


def _linear_index(op: AffineDelinearizeIndexOp) -> AffineLinearizeIndexOp | None:
    """The disjoint `affine.linearize_index` that defines the operand."""
    made_by = op.linear_index.defining_op
    return made_by if isinstance(made_by, AffineLinearizeIndexOp) and made_by.disjoint else None


@pattern(AffineDelinearizeIndexOp)
def _undo_tail(op: AffineDelinearizeIndexOp, rewriter: PatternRewriter) -> bool:
    """Takes the operands of a linearization whose trailing basis is the same."""
    linearize = _linear_index(op)
    if linearize is None:
        return False
    there, here = _basis(linearize), _basis(op)
    count = 0
    for one, other in zip(reversed(there), reversed(here), strict=False):
        if not _same(one, other):
            break
        count += 1
    if count == 0:
        return False
    indices = linearize.multi_index
    if count == len(there) == len(here) and len(indices) == len(op.results):
        rewriter.replace_op(op, indices)
        return True
    rest = _linearize(linearize, indices[:-count], there[:-count], disjoint=linearize.disjoint)
    value = rewriter.insert(rest).results[0]
    padded = _padded(op, len(op.results))
    made = _delinearize(rewriter, op, value, padded[:-count])
    rewriter.replace_op(op, [*made.results, *indices[-count:]])
    return True


@pattern(AffineDelinearizeIndexOp)
def _drop_units(op: AffineDelinearizeIndexOp, rewriter: PatternRewriter) -> bool:
    """Replaces the index of a unit size by 0."""
    padded = _padded(op, len(op.results))
    units = [size is not None and known_integer(size) == 1 for size in padded]
    if not any(units):
        return False
    kept = [size for size, unit in zip(padded, units, strict=True) if not unit]
    zero = index_constant(rewriter, 0, op.location)
    made = iter(_delinearize(rewriter, op, op.linear_index, kept).results if kept else ())
    rewriter.replace_op(op, [zero if unit else next(made) for unit in units])
    return True


@pattern(AffineDelinearizeIndexOp)
def _split_last(op: AffineDelinearizeIndexOp, rewriter: PatternRewriter) -> bool:
    """Delinearizes the last linearized index by itself if trailing sizes multiply to its size."""
    linearize = _linear_index(op)
    if linearize is None or not linearize.static_basis:
        return False
    target = linearize.static_basis[-1]
    if target == DYNAMIC_INDEX:
        return False
    product, count = 1, 0
    for size in reversed(op.static_basis):
        if size == DYNAMIC_INDEX:
            return False
        product *= size
        count += 1
        if product >= target:
            break
    if product != target or count < 2:
        return False
    indices = linearize.multi_index
    rest = _linearize(linearize, indices[:-1], _basis(linearize)[:-1], disjoint=linearize.disjoint)
    value = rewriter.insert(rest).results[0]
    padded = _padded(op, len(op.results))
    first = _delinearize(rewriter, op, value, padded[:-count])
    last = _delinearize(rewriter, op, indices[-1], padded[-count:])
    rewriter.replace_op(op, [*first.results, *last.results])
    return True


# --- linearize_index ----------------------------------------------------------------------------------------------------


class _Run(NamedTuple):
    """Adjacent indices that are adjacent results of one delinearization, with the same sizes."""

    source: AffineDelinearizeIndexOp
    start: int
    first_result: int
    length: int


def _runs(op: AffineLinearizeIndexOp, basis: Padded) -> list[_Run]:
    indices = op.multi_index
    runs: list[_Run] = []
    position = 0
    while position < len(indices):
        value = indices[position]
        source = value.defining_op
        position += 1
        if not isinstance(value, OpResult) or not isinstance(source, AffineDelinearizeIndexOp):
            continue
        start, first = position - 1, value.index
        sizes = _padded(source, len(source.results))
        if not (
            _same(sizes[first], basis[start])
            or (start == 0 and first == 0)
            or (op.disjoint and first == 0 and sizes[first] is None)
        ):
            continue
        length = 1
        while (
            start + length < len(indices)
            and first + length < len(sizes)
            and indices[start + length] is source.results[first + length]
            and _same(basis[start + length], sizes[first + length])
        ):
            length += 1
        if length > 1 and all(run.source is not source for run in runs):
            runs.append(_Run(source, start, first, length))
            position = start + length
    return runs


@pattern(AffineLinearizeIndexOp)
def _merge_runs(op: AffineLinearizeIndexOp, rewriter: PatternRewriter) -> bool:
    """Takes the index that is delinearized and linearized again."""
    indices = op.multi_index
    basis = _padded(op, len(indices))
    runs = _runs(op, basis)
    if not runs:
        return False
    new_indices: list[Value] = []
    new_basis: Padded = []
    replacements: list[tuple[AffineDelinearizeIndexOp, list[Value]]] = []
    end = 0
    for source, start, first, length in runs:
        new_indices += indices[end:start]
        new_basis += basis[end:start]
        end = start + length
        merged = basis[start:end]
        with rewriter.insertion_guard():
            rewriter.set_insertion_point_before(source)
            size = _product(op, merged, rewriter)
            new_basis.append(size)
            if length == len(source.results):
                new_indices.append(source.linear_index)
                continue
            sizes = _padded(source, len(source.results))
            sizes[first : first + length] = [size]
            whole = _delinearize(rewriter, source, source.linear_index, sizes)
            combined = whole.results[first]
            parts = _delinearize(rewriter, source, combined, merged)
        values = (*whole.results[:first], *parts.results, *whole.results[first + 1 :])
        replacements.append((source, list(values)))
        new_indices.append(combined)
    new_indices += indices[end:]
    new_basis += basis[end:]
    made = _linearize(op, new_indices, _known(new_basis), disjoint=op.disjoint)
    rewriter.replace_op_with_new(op, made)
    for source, replaced in replacements:
        rewriter.replace_op(source, replaced)
    return True


def _product(
    op: Operation, sizes: Sequence[Mixed | None], rewriter: PatternRewriter
) -> Mixed | None:
    expr: AffineExpr = AffineConstantExpr.get(1)
    values: list[Value] = []
    for size in sizes:
        if size is None:
            return None
        number = known_integer(size)
        if number is not None:
            expr = expr * number
        elif isinstance(size, Value):
            expr = expr * AffineSymbolExpr.get(len(values))
            values.append(size)
    if isinstance(expr, AffineConstantExpr):
        return expr.value
    map = AffineMapAttr.get(AffineMap.get(0, len(values), [expr]))
    made = AffineApplyOp.build_generic(
        values, {"map": map}, result_types=[values[0].type], location=op.location
    )
    return rewriter.insert(made).results[0]


@pattern(AffineLinearizeIndexOp)
def _drop_leading_zero(op: AffineLinearizeIndexOp, rewriter: PatternRewriter) -> bool:
    """Drops a leading index of 0."""
    indices = op.multi_index
    if constant_integer(indices[0]) != 0:
        return False
    if len(indices) == 1:
        rewriter.replace_op(op, [indices[0]])
        return True
    basis = _basis(op)
    if len(basis) == len(indices):
        basis = basis[1:]
    made = _linearize(op, indices[1:], basis, disjoint=op.disjoint)
    rewriter.replace_op_with_new(op, made)
    return True


@pattern(AffineLinearizeIndexOp)
def _drop_unit_indices(op: AffineLinearizeIndexOp, rewriter: PatternRewriter) -> bool:
    """Drops a zero index of a unit size."""
    indices = op.multi_index
    kept: list[Value] = []
    sizes: list[Mixed] = []
    for value, size in zip(indices, _padded(op, len(indices)), strict=True):
        if size is None:
            kept.append(value)
        elif known_integer(size) != 1 or not (op.disjoint or constant_integer(value) == 0):
            kept.append(value)
            sizes.append(size)
    if len(kept) == len(indices):
        return False
    if not kept:
        rewriter.replace_op(op, [index_constant(rewriter, 0, op.location)])
        return True
    rewriter.replace_op_with_new(op, _linearize(op, kept, sizes, disjoint=op.disjoint))
    return True

"""Contractions and outer products."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.shared import vector_type
from odsgen.dialects.vector.lowering.combining import combined, combiner, extended, product
from odsgen.dialects.vector.lowering.elements import Elements
from odsgen.dialects.vector.lowering.masking import MaskablePattern
from odsgen.rewriting import PatternRewriter, RewritePattern
from odsgen.runtime import (
    AffineDimExpr,
    AffineMap,
    AffineMapAttr,
    ArrayAttr,
    DenseIntOrFPElementsAttr,
    FloatType,
    Type,
    Value,
    VectorType,
    element_type_or_self,
)
from odsgen_dialects import arith, vector


def zeros(elements: Elements, type: VectorType) -> Value:
    """A constant vector of zeros."""
    zero = 0.0 if isinstance(type.element_type, FloatType) else 0
    return elements.insert(arith.ConstantOp.build(DenseIntOrFPElementsAttr.get(type, [zero])))


class OuterProduct(MaskablePattern[vector.OuterProductOp]):
    """Multiplies each element with the other vector; with a scalar, the vector with the scalar."""

    def rewritten(
        self,
        op: vector.OuterProductOp,
        masking: vector.MaskOp | None,
        rewriter: PatternRewriter,
    ) -> Value | None:
        type = vector_type(op.results[0])
        mask = None if masking is None else masking.mask
        if combiner(op.kind, type) is None:
            return None
        elements = Elements(op, rewriter)
        if not isinstance(op.rhs.type, VectorType):
            factor = elements.broadcast(op.rhs, vector_type(op.lhs))
            return combined(elements, op.kind, (op.lhs, factor), op.acc, mask)
        if type.scalable_dims[0]:  # the rows cannot be counted
            return None
        result = zeros(elements, type)
        for number in range(type.shape[0]):
            factor = elements.broadcast(elements.get(op.lhs, (number,)), op.rhs.type)
            before = None if op.acc is None else elements.get(op.acc, (number,))
            inner = None if mask is None else elements.get(mask, (number,))
            row = combined(elements, op.kind, (factor, op.rhs), before, inner)
            assert row is not None
            result = elements.put(row, result, (number,))
        return result


# --- contractions -----------------------------------------------------------------------------------------------------------

#: For products of matrices, by the dimensions of the operands and of the result: whether left and right are
#: transposed, and whether they then change places.
_DOTS: dict[tuple[str, str, str], tuple[bool, bool, bool]] = {
    ("mk", "kn", "mn"): (False, True, False),
    ("mk", "nk", "mn"): (False, False, False),
    ("km", "kn", "mn"): (True, True, False),
    ("km", "nk", "mn"): (True, False, False),
    ("mk", "kn", "nm"): (False, True, True),
    ("mk", "nk", "nm"): (False, False, True),
    ("km", "kn", "nm"): (True, True, True),
    ("km", "nk", "nm"): (True, False, True),
}
_MATRIX_VECTOR: dict[tuple[str, str, str], tuple[bool, bool, bool]] = {
    ("mk", "k", "m"): (False, False, False),
    ("km", "k", "m"): (True, False, False),
    ("k", "mk", "m"): (False, False, True),
    ("k", "km", "m"): (False, True, True),
}
#: For outer products: whether left and right are transposed before they are taken apart, and change places.
_OUTER: dict[tuple[str, str, str], tuple[bool, bool, bool]] = {
    ("mk", "kn", "mn"): (True, False, False),
    ("mk", "nk", "mn"): (True, True, False),
    ("km", "kn", "mn"): (False, False, False),
    ("km", "nk", "mn"): (False, True, False),
    ("mk", "kn", "nm"): (True, False, True),
    ("mk", "nk", "nm"): (True, True, True),
    ("km", "kn", "nm"): (False, False, True),
    ("km", "nk", "nm"): (False, True, True),
}
_OUTER_VECTOR: dict[tuple[str, str, str], tuple[bool, bool, bool]] = {
    ("mk", "k", "m"): (True, False, False),
    ("km", "k", "m"): (False, False, False),
    ("k", "mk", "m"): (False, True, True),
    ("k", "km", "m"): (False, False, True),
}


def _mask_of(masking: vector.MaskOp | None) -> Value | None:
    return None if masking is None else masking.mask


class Contraction(MaskablePattern[vector.ContractionOp]):
    """Lowers a sum of products step by step, by a strategy where that is for it."""

    def __init__(self, strategy: str) -> None:
        super().__init__()
        self._strategy = strategy

    def rewritten(
        self,
        op: vector.ContractionOp,
        masking: vector.MaskOp | None,
        rewriter: PatternRewriter,
    ) -> Value | None:
        types = {element_type_or_self(v.type) for v in (op.lhs, op.rhs, op.acc)}
        if len(types) > 1 or op.kind is not vector.CombiningKind.ADD:
            return None
        elements, mask = Elements(op, rewriter), _mask_of(masking)
        result: Value | None = None
        if self._strategy == "outerproduct":
            result = _by_outer_products(elements, op, mask)
        elif self._strategy == "dot" and mask is None:
            result = _by_dot_products(elements, op)
        elif self._strategy == "parallelarith" and mask is None:
            result = _by_elements(elements, op)
        return result or _one_dimension_less(elements, op, mask)


class ContractionAsOuterProducts(MaskablePattern[vector.ContractionOp]):
    """Lowers a product of matrices, of any kind and types, to outer products."""

    def rewritten(
        self,
        op: vector.ContractionOp,
        masking: vector.MaskOp | None,
        rewriter: PatternRewriter,
    ) -> Value | None:
        return _by_outer_products(Elements(op, rewriter), op, _mask_of(masking))


def _letters(op: Any) -> tuple[tuple[str, str, str], str] | None:
    """The dimensions of the operands and the result, as letters, and the kinds of iterations."""
    kinds = "".join("p" if i is vector.IteratorType.parallel else "r" for i in op.iterator_types)
    letters = {"ppr": "mnk", "pr": "mk", "rp": "km"}.get(kinds)
    if letters is None:
        return None
    found = []
    for attribute in op.indexing_maps:
        word = ""
        for expr in attribute.value.results:
            word += letters[expr.position]
        found.append(word)
    return (found[0], found[1], found[2]), kinds


def _arranged(elements: Elements, op: Any, how: tuple[bool, bool, bool]) -> tuple[Value, Value]:
    """The operands, transposed and in the order that a table says."""
    values = [op.lhs, op.rhs]
    order = [1, 0] if how[2] and how[1] and how[0] else [0, 1]
    for which in order:
        if how[which]:
            type = values[which].type
            target = VectorType.get(type.shape[::-1], type.element_type, type.scalable_dims[::-1])
            made = vector.TransposeOp.build(target, values[which], (1, 0))
            values[which] = elements.insert(made)
    return (values[1], values[0]) if how[2] else (values[0], values[1])


def _by_dot_products(elements: Elements, op: Any) -> Value | None:
    known = _letters(op)
    if known is None or known[1] == "rp":
        return None
    how = (_DOTS if known[1] == "ppr" else _MATRIX_VECTOR).get(known[0])
    if how is None:
        return None
    left, right = _arranged(elements, op, how)
    type = op.results[0].type
    result = zeros(elements, type)
    is_matrix = len(type.shape) == 2
    columns: list[Value] = [] if is_matrix else [right]
    for row in range(type.shape[0]):
        first = elements.get(left, (row,))
        for column in range(type.shape[1] if is_matrix else 1):
            if column == len(columns):
                columns.append(elements.get(right, (column,)))
            factor = product(elements, first, columns[column])
            total = vector.ReductionOp.build(type.element_type, vector.CombiningKind.ADD, factor)
            position = (row, column) if is_matrix else (row,)
            result = elements.put(elements.insert(total), result, position)
    add = combiner(op.kind, type)
    assert add is not None
    return elements.insert(add.build(result, op.acc))


def _by_outer_products(elements: Elements, op: Any, mask: Value | None) -> Value | None:
    known = _letters(op)
    if known is None:
        return None
    how = (_OUTER if known[1] == "ppr" else _OUTER_VECTOR).get(known[0])
    reduced = known[0][0].index("k")
    if how is None or op.lhs.type.scalable_dims[reduced]:
        return None
    left, right = _arranged(elements, op, how)
    if mask is not None and known[1] != "rp":
        mask = elements.transpose(mask, (2, 0, 1) if known[1] == "ppr" else (1, 0))
    result: Value = op.acc
    element = element_type_or_self(result.type)
    for number in range(op.lhs.type.shape[reduced]):
        parts = [elements.get(value, (number,)) for value in (left, right)]
        first, second = (extended(elements, part, element) for part in parts)
        inner = None if mask is None else elements.get(mask, (number,))
        made = vector.OuterProductOp.build(result.type, first, second, acc=result, kind=op.kind)
        result = elements.masked(made, inner)
    return result


def _by_elements(elements: Elements, op: Any) -> Value | None:
    """Element by element, where each reduced dimension has one (`ContractOpToElementwise`)."""
    maps: list[list[int]] = [[e.position for e in m.value.results] for m in op.indexing_maps]
    result = op.results[0].type
    sizes = dict(zip(maps[2], result.shape if isinstance(result, VectorType) else (), strict=True))
    plans: list[tuple[Value, list[int], list[int], int]] = []
    for value, map in zip((op.lhs, op.rhs), maps, strict=False):
        reduced = [place for place, dim in enumerate(map) if dim not in sizes]
        if any(value.type.shape[place] != 1 for place in reduced):
            return None
        wide = [size for dim, size in sizes.items() if dim not in map]
        added = iter(range(len(wide)))
        order = [len(wide) + place for place in reduced]
        order += [len(wide) + map.index(d) if d in map else next(added) for d in maps[2]]
        plans.append((value, wide, order, len(reduced)))
    spread: list[Value] = []
    for value, wide, _, _ in plans:
        type = vector_type(value)
        if wide:
            type = VectorType.get([*wide, *type.shape], type.element_type)
            value = elements.broadcast(value, type)
        spread.append(value)
    moved = [elements.transpose(each, plan[2]) for each, plan in zip(spread, plans, strict=True)]
    left, right = (
        elements.insert(vector.ExtractOp.build(each, (), (0,) * plan[3]))
        for each, plan in zip(moved, plans, strict=True)
    )
    return combined(elements, op.kind, (left, right), op.acc)


def _one_dimension_less(elements: Elements, op: Any, mask: Value | None) -> Value | None:
    """Contractions of one dimension less: a batch, then a free one of the left, of the right, then a reduced one."""
    maps: list[list[int]] = [[e.position for e in m.value.results] for m in op.indexing_maps]
    left, right, _ = maps
    kinds = [i is vector.IteratorType.parallel for i in op.iterator_types]
    batch = [d for d in left if d in right and kinds[d]]
    contracted = [d for d in left if d in right and not kinds[d]]
    free = [d for d in (*left, *right) if d not in contracted]
    chosen = batch[:1] or free[:1]
    if chosen:
        return _unrolled(elements, op, maps, chosen[0], mask)
    if not contracted or isinstance(op.results[0].type, VectorType):
        return None
    if 0 not in left or 0 not in right:
        return None
    if len(left) == 1 == len(right):
        factor = product(elements, op.lhs, op.rhs)
        made = vector.ReductionOp.build(
            op.results[0].type, vector.CombiningKind.ADD, factor, acc=op.acc
        )
        return elements.masked(made, mask)
    return _unrolled(elements, op, maps, 0, mask)


def _unrolled(
    elements: Elements, op: Any, maps: list[list[int]], dim: int, mask: Value | None
) -> Value | None:
    operands = (op.lhs, op.rhs, op.acc)
    places = [map.index(dim) if dim in map else None for map in maps]
    is_reduced = places[2] is None
    size = 0
    for operand, place in zip(operands[:2], places[:2], strict=True):
        if place is not None:
            if operand.type.scalable_dims[place]:
                return None
            size = operand.type.shape[place]
            break
    parallel = op.iterator_types[dim] is vector.IteratorType.parallel
    if is_reduced and (parallel or None in places[:2]) and size != 1:
        return None
    lower = ArrayAttr.get(
        [AffineMapAttr.get(_without(attribute.value, dim)) for attribute in op.indexing_maps]
    )
    kinds = [kind for number, kind in enumerate(op.iterator_types) if number != dim]
    type = op.results[0].type
    keeps_total = is_reduced and None not in places[:2]
    result = op.acc if keeps_total else zeros(elements, type)
    for number in range(size):
        parts = [
            part_at(elements, operand, place, number)
            for operand, place in zip(operands[:2], places[:2], strict=True)
        ]
        before = result if keeps_total else part_at(elements, op.acc, places[2], number)
        inner = None if mask is None else part_at(elements, mask, dim, number)
        made = vector.ContractionOp.build(before.type, parts[0], parts[1], before, lower, kinds)
        value = elements.masked(made, inner)
        result = value if is_reduced else put_at(elements, value, result, places[2], number)
    return result


def _without(map: AffineMap, dim: int) -> AffineMap:
    """The map without a dimension."""
    results = [
        AffineDimExpr.get(position if position < dim else position - 1)
        for position in (getattr(expr, "position") for expr in map.results)  # noqa: B009
        if position != dim
    ]
    return AffineMap.get(map.num_dims - 1, 0, results)


def _element_or_vector(type: VectorType, dim: int) -> Type:
    shape = [*type.shape[:dim], *type.shape[dim + 1 :]]
    scalable = [*type.scalable_dims[:dim], *type.scalable_dims[dim + 1 :]]
    return VectorType.get(shape, type.element_type, scalable) if shape else type.element_type


def part_at(elements: Elements, value: Value, dim: int | None, number: int) -> Value:
    """A part of a vector: all elements that have a place in one dimension."""
    if dim is None:
        return value
    if dim == 0:
        return elements.get(value, (number,))
    type = value.type
    assert isinstance(type, VectorType)
    part = _element_or_vector(type, dim)
    assert isinstance(part, VectorType)
    result = zeros(elements, part)
    for outer in range(type.shape[0]):
        inner = part_at(elements, elements.get(value, (outer,)), dim - 1, number)
        result = elements.put(inner, result, (outer,))
    return result


def put_at(elements: Elements, value: Value, target: Value, dim: int | None, number: int) -> Value:
    """A vector with another part."""
    if dim is None:
        return value
    if dim == 0:
        return elements.put(value, target, (number,))
    type = target.type
    assert isinstance(type, VectorType)
    for outer in range(type.shape[0]):
        part = elements.get(value, (outer,))
        before = elements.get(target, (outer,))
        target = elements.put(put_at(elements, part, before, dim - 1, number), target, (outer,))
    return target


def contractions(strategy: str) -> Sequence[RewritePattern[Any]]:
    """The patterns of a strategy: `dot`, `outerproduct` …"""
    if strategy == "outerproduct":
        return Contraction(strategy), ContractionAsOuterProducts()
    return (Contraction(strategy),)

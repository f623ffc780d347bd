"""Operands of structured operations as cells, and where the loops find them there."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from odsgen.dialects.memref.evaluation import buffer_of
from odsgen.interpreter import Elements, UndefinedBehavior
from odsgen.runtime import (
    AffineBinaryOpExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineExprKind,
    AffineMap,
    ShapedType,
    Type,
)

#: The place of an element, from the indices of the loops.
Place = Callable[[Sequence[int]], int]


class Cells(NamedTuple):
    """The cells of a buffer, those of a tensor, or one for a scalar."""

    cells: Any
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    offset: int


def cells_of(value: Any, type: Type, *, copied: bool = False) -> Cells:
    """The cells of an operand; of a tensor that is written, a copy."""
    if not isinstance(type, ShapedType) or not type.has_rank:
        return Cells([value], (), (), 0)
    if isinstance(value, Elements):
        cells = list(value.values) if copied else value.values
        return Cells(cells, value.shape, value.strides(), 0)
    buffer = buffer_of(value)
    return Cells(buffer.storage.cells, buffer.shape, buffer.strides, buffer.offset)


def loop_sizes(maps: Sequence[AffineMap], operands: Sequence[Cells]) -> list[int]:
    """The number of times of each loop: the size of a dimension that it alone indexes."""
    sizes: list[int | None] = [None] * (maps[0].num_dims if maps else 0)
    for map, operand in zip(maps, operands, strict=True):
        for expr, size in zip(map.results, operand.shape, strict=True):
            if isinstance(expr, AffineDimExpr):
                known = sizes[expr.position]
                if known not in (None, size):
                    raise UndefinedBehavior(
                        f"has operands whose sizes do not fit: loop {expr.position} runs {known} "
                        f"and {size} times"
                    )
                sizes[expr.position] = size
    found = [size for size in sizes if size is not None]
    if len(found) < len(sizes):
        raise UndefinedBehavior("has a loop that no operand gives a size")
    return found


def place_in(map: AffineMap, operand: Cells, loops: Sequence[int]) -> Place:
    """Where the loops find an element of an operand; undefined behaviour where they leave it."""
    start, moves = operand.offset, [0] * len(loops)
    for dimension, (expr, size, stride) in enumerate(
        zip(map.results, operand.shape, operand.strides, strict=True)
    ):
        terms = _linear(expr, len(loops))
        if terms is None:
            return _checked(map, operand)
        constant, factors = terms
        if all(loops):
            reach = [factor * (count - 1) for factor, count in zip(factors, loops, strict=True)]
            low = constant + sum(min(0, each) for each in reach)
            high = constant + sum(max(0, each) for each in reach)
            if low < 0 or high >= size:
                raise UndefinedBehavior(
                    f"reaches from {low} to {high} in dimension {dimension}, whose size is {size}"
                )
        start += constant * stride
        moves = [move + factor * stride for move, factor in zip(moves, factors, strict=True)]
    moving = [(number, move) for number, move in enumerate(moves) if move]
    if not moving:
        return lambda indices: start
    if len(moving) == 1:
        ((only, step),) = moving
        return lambda indices: start + indices[only] * step
    if len(moving) == 2:
        (first, one), (second, other) = moving
        return lambda indices: start + indices[first] * one + indices[second] * other
    return lambda indices: start + sum(indices[number] * move for number, move in moving)


def _checked(map: AffineMap, operand: Cells) -> Place:
    def place(indices: Sequence[int]) -> int:
        found = operand.offset
        for dimension, (index, size, stride) in enumerate(
            zip(map.evaluate(indices), operand.shape, operand.strides, strict=True)
        ):
            if not 0 <= index < size:
                raise UndefinedBehavior(
                    f"has the index {index} out of bounds of dimension {dimension}, whose size is {size}"
                )
            found += index * stride
        return found

    return place


def _linear(expr: AffineExpr, count: int) -> tuple[int, list[int]] | None:
    """A constant, and a factor for each loop; None if an expression divides."""
    if isinstance(expr, AffineConstantExpr):
        return expr.value, [0] * count
    if isinstance(expr, AffineDimExpr):
        return 0, [int(number == expr.position) for number in range(count)]
    if not isinstance(expr, AffineBinaryOpExpr):
        return None
    left, right = _linear(expr.lhs, count), _linear(expr.rhs, count)
    if left is None or right is None:
        return None
    if expr.kind is AffineExprKind.ADD:
        return left[0] + right[0], [a + b for a, b in zip(left[1], right[1], strict=True)]
    if expr.kind is AffineExprKind.MUL and not any(right[1]):
        return left[0] * right[0], [factor * right[0] for factor in left[1]]
    return None

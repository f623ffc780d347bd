"""Strides and offsets of memrefs and their views (MLIR: MemRefType::getStridesAndOffset)."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.runtime import (
    DYNAMIC,
    DYNAMIC_STRIDE,
    AffineBinaryOpExpr,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineExprKind,
    AffineMap,
    AffineMapAttr,
    AffineSymbolExpr,
    MemRefType,
    StridedLayoutAttr,
)

Strides = tuple[list[int], int]
"""The strides and the offset; `DYNAMIC_STRIDE` for dynamic ones."""


def strides_and_offset(type: MemRefType) -> Strides | None:
    """MemRefType::getStridesAndOffset; None if the layout is not strided."""
    layout = type.layout
    if layout is None:
        return _identity_strides(type.shape), 0
    if isinstance(layout, StridedLayoutAttr):
        return list(layout.strides), layout.offset
    if isinstance(layout, AffineMapAttr) and len(layout.value.results) == 1:
        return _strides_of(layout.value)
    return None


def has_identity_layout(type: MemRefType) -> bool:
    """Whether strides and offset are those of the default layout."""
    return type.layout is None or strides_and_offset(type) == (_identity_strides(type.shape), 0)


def has_identity_map(type: MemRefType) -> bool:
    """MemRefLayoutAttrInterface::isIdentity"""
    layout = type.layout
    return layout is None or layout is StridedLayoutAttr.get(0, (1,))


def times(first: int, second: int) -> int:
    """SaturatedInteger::operator*: dynamic times 0 is 0."""
    if 0 in (first, second):
        return 0
    return DYNAMIC_STRIDE if DYNAMIC_STRIDE in (first, second) else first * second


def plus(first: int, second: int) -> int:
    """SaturatedInteger::operator+"""
    return DYNAMIC_STRIDE if DYNAMIC_STRIDE in (first, second) else first + second


def size_as_factor(size: int) -> int:
    """The size of a dimension, to be multiplied by strides."""
    return DYNAMIC_STRIDE if size == DYNAMIC else size


def _identity_strides(shape: Sequence[int]) -> list[int]:
    """Those of the default layout; behind a dimension of size zero they are not known."""
    strides: list[int] = []
    stride = 1
    for size in reversed(shape):
        strides.insert(0, stride)
        stride = times(stride, size_as_factor(size)) or DYNAMIC_STRIDE
    return strides


def _strides_of(map: AffineMap) -> Strides | None:
    """The strides of a map that is a sum of dimensions times constants or symbols."""
    strides = [0] * map.num_dims
    offset = 0
    pending: list[tuple[AffineExpr, int]] = [(map.results[0], 1)]
    while pending:
        expr, factor = pending.pop()
        if isinstance(expr, AffineDimExpr):
            strides[expr.position] = plus(strides[expr.position], factor)
        elif isinstance(expr, AffineConstantExpr):
            offset = plus(offset, times(expr.value, factor))
        elif isinstance(expr, AffineSymbolExpr):
            offset = DYNAMIC_STRIDE
        elif isinstance(expr, AffineBinaryOpExpr) and expr.kind is AffineExprKind.ADD:
            pending += [(expr.lhs, factor), (expr.rhs, factor)]
        elif isinstance(expr, AffineBinaryOpExpr) and expr.kind is AffineExprKind.MUL:
            if isinstance(expr.rhs, AffineConstantExpr):
                pending.append((expr.lhs, times(expr.rhs.value, factor)))
            elif not any(isinstance(part, AffineDimExpr) for part in expr.rhs.walk()):
                pending.append((expr.lhs, DYNAMIC_STRIDE))
            else:
                pending.append((expr.rhs, DYNAMIC_STRIDE))
        else:
            return None
    return strides, offset


def layout_map(strides: Sequence[int], offset: int) -> AffineMap:
    """makeStridedLinearLayoutMap"""
    symbols = 0

    def term(number: int) -> AffineExpr:
        nonlocal symbols
        if number != DYNAMIC_STRIDE:
            return AffineConstantExpr.get(number)
        symbols += 1
        return AffineSymbolExpr.get(symbols - 1)

    expr = term(offset)
    for position, stride in enumerate(strides):
        expr = expr + AffineDimExpr.get(position) * term(stride)
    return AffineMap.get(len(strides), symbols, [expr])


def num_layout_symbols(type: MemRefType) -> int:
    """The number of symbols of the layout's map."""
    layout = type.layout
    if isinstance(layout, StridedLayoutAttr):
        return sum(number == DYNAMIC_STRIDE for number in (*layout.strides, layout.offset))
    return layout.value.num_symbols if isinstance(layout, AffineMapAttr) else 0


# --- subviews ---------------------------------------------------------------------------------------------------------


def sliced_type(
    type: MemRefType, shape: Sequence[int], offsets: Sequence[int], factors: Sequence[int]
) -> MemRefType | None:
    """The type of a slice with this shape, offsets and strides (`factors`)."""
    found = strides_and_offset(type)
    if found is None:
        return None
    strides, offset = found
    for start, stride in zip(offsets, strides, strict=False):
        offset = plus(offset, times(start, stride))
    sliced = [times(stride, factor) for stride, factor in zip(strides, factors, strict=False)]
    layout = StridedLayoutAttr.get(offset, sliced)
    return MemRefType.get(shape, type.element_type, layout, type.memory_space)


# --- reshapes ---------------------------------------------------------------------------------------------------------


def expanded_type(
    type: MemRefType, shape: Sequence[int], groups: Sequence[Sequence[int]]
) -> MemRefType | None:
    """The type with each dimension expanded to its group; None if it has no strides."""
    if has_identity_map(type):
        return MemRefType.get(shape, type.element_type, None, type.memory_space)
    found = strides_and_offset(type)
    if found is None:
        return None
    strides, offset = found
    expanded = [1] * len(shape)
    for group, stride in zip(groups, strides, strict=False):
        for dimension in reversed(group):
            expanded[dimension] = stride
            stride = times(stride, size_as_factor(shape[dimension]))
    layout = StridedLayoutAttr.get(offset, expanded)
    return MemRefType.get(shape, type.element_type, layout, type.memory_space)


def collapsed_type(
    type: MemRefType,
    shape: Sequence[int],
    groups: Sequence[Sequence[int]],
    *,
    strict: bool = False,
) -> MemRefType | None:
    """The type with each group collapsed; None if a group is known not to be contiguous.

    `strict`: None, too, if a group may not be contiguous.
    """
    if has_identity_map(type):
        return MemRefType.get(shape, type.element_type, None, type.memory_space)
    found = strides_and_offset(type)
    if found is None:
        return None
    strides, offset = found
    sizes = type.shape
    collapsed: list[int] = []
    for group in groups:
        rest = list(group)
        while len(rest) > 1 and sizes[rest[-1]] == 1:
            rest.pop()
        known = len(rest) == 1 or sizes[rest[-1]] != DYNAMIC
        stride = strides[rest[-1]] if known else DYNAMIC_STRIDE
        collapsed.append(stride)
        for dimension in reversed(group[1:]):
            stride = times(stride, size_as_factor(sizes[dimension]))
            if sizes[dimension - 1] == 1:
                continue
            expected = strides[dimension - 1]
            if DYNAMIC_STRIDE in (stride, expected):
                if strict:
                    return None
            elif stride != expected:
                return None
    layout = StridedLayoutAttr.get(offset, collapsed)
    return MemRefType.get(shape, type.element_type, layout, type.memory_space)

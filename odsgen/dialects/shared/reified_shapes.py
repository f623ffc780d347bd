"""Reified shapes of results (MLIR: `ReifyRankedShapedTypeOpInterface`, `tensor::getMixedSizes`).

Static sizes are `index` attributes; dynamic ones are values that a builder inserts.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.affine.composition import compose
from odsgen.dialects.shared.mixed_values import Mixed
from odsgen.rewriting import fold_operation
from odsgen.runtime import (
    DYNAMIC,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    AffineMapAttr,
    AffineSymbolExpr,
    BaseMemRefType,
    IntegerAttr,
    ShapedType,
    Value,
    index,
)

if TYPE_CHECKING:
    from odsgen.runtime import Attribute, Builder, Location, Operation, Type

#: An `index` attribute or a value.
Size = Value | IntegerAttr
#: The sizes of each result.
Shapes = Sequence[Sequence["Value | Attribute | None"]]


def as_sizes(mixed: Iterable[Mixed]) -> list[Size]:
    """Numbers as `index` attributes."""
    return [entry if isinstance(entry, Value) else IntegerAttr.get(entry, index) for entry in mixed]


def as_mixed(sizes: Iterable[Value | Attribute | None]) -> list[Mixed]:
    """The sizes of one result as numbers and values; raises TypeError where one is missing."""
    found: list[Mixed] = []
    for size in sizes:
        if not isinstance(size, (IntegerAttr, Value)):
            raise TypeError(f"expected a size, got {size}")
        found.append(size.value if isinstance(size, IntegerAttr) else size)
    return found


def shape_of(type: Type) -> Sequence[int]:
    """The shape of a ranked type; raises ValueError for another."""
    if not isinstance(type, ShapedType) or not type.has_rank:
        raise ValueError(f"expected a type with a rank, got '{type}'")
    return type.shape


def sizes_by_operands(type: Type, operands: Iterable[Value]) -> list[Size]:
    """The static sizes of a type, and operands for the dynamic ones."""
    remaining = iter(operands)
    return as_sizes(next(remaining) if size == DYNAMIC else size for size in shape_of(type))


def size_of(builder: Builder, value: Value, dimension: int, location: Location) -> Size:
    """One size of a tensor or memref (`tensor::getMixedSize`, `memref::getMixedSize`)."""
    size = shape_of(value.type)[dimension]
    if size != DYNAMIC:
        return IntegerAttr.get(size, index)
    return _dimension(builder, value, dimension, location)


def _dimension(builder: Builder, value: Value, dimension: int, location: Location) -> Size:
    from odsgen.dialects.shared.index_constants import index_constant

    number = index_constant(builder, dimension, location)
    made: Operation
    if isinstance(value.type, BaseMemRefType):
        from odsgen_dialects import memref

        made = memref.DimOp.build(value, number, location=location)
    else:
        from odsgen_dialects import tensor

        made = tensor.DimOp.build(value, number, location=location)
    folded = fold_operation(made)
    while folded is not None and not folded:  # changed in place
        folded = fold_operation(made)
    found = folded[0] if folded else None
    if found is made.results[0] or not isinstance(found, (Value, IntegerAttr)):
        return builder.insert(made).results[0]
    made.erase()
    return found


def sizes_of(builder: Builder, value: Value, location: Location) -> list[Size]:
    """All sizes of a tensor or memref (`tensor::getMixedSizes`, `memref::getMixedSizes`)."""
    return [
        size_of(builder, value, number, location) for number in range(len(shape_of(value.type)))
    ]


def apply_map(
    builder: Builder, map: AffineMap, sizes: Sequence[Size], location: Location
) -> list[Size]:
    """Builds an `affine.apply` for each result (`makeComposedFoldedMultiResultAffineApply`)."""
    values: list[Value] = []
    dims: list[AffineExpr] = []
    for size in sizes:
        if isinstance(size, IntegerAttr):
            dims.append(AffineConstantExpr.get(size.value))
        else:
            dims.append(AffineDimExpr.get(len(values)))
            values.append(size)
    of_values = map.replace_dims_and_symbols(dims, (), len(values), 0)
    return [
        apply_composed(builder, AffineMap.get(len(values), 0, [result]), values, location)
        for result in of_values.results
    ]


def apply_composed(
    builder: Builder, map: AffineMap, values: Sequence[Value], location: Location
) -> Size:
    """Builds an `affine.apply`; a number or a value where it computes nothing."""
    from odsgen_dialects.affine import AffineApplyOp

    composed, operands = compose(map, values)
    result = composed.results[0]
    if isinstance(result, AffineConstantExpr):
        return IntegerAttr.get(result.value, index)
    if isinstance(result, (AffineDimExpr, AffineSymbolExpr)):
        return operands[0]
    made = AffineApplyOp.build(AffineMapAttr.get(composed), operands, location=location)
    return builder.insert(made).results[0]


def sum_of_sizes(builder: Builder, sizes: Sequence[Size], location: Location) -> Size:
    """Builds the sum of sizes."""
    total: AffineExpr = AffineConstantExpr.get(0)
    for number in range(len(sizes)):
        total = total + AffineDimExpr.get(number)
    return apply_map(builder, AffineMap.get(len(sizes), 0, [total]), sizes, location)[0]

"""Parts that lowerings to structured operations build; operations go where `emitting` says."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import prod
from typing import Any, cast

from odsgen.dialects.linalg import building as linalg_building
from odsgen.dialects.shared.emission import filling
from odsgen.dialects.shared.lowered import NotLowered
from odsgen.rewriting.number_constants import number_attribute
from odsgen.runtime import (
    DYNAMIC,
    DYNAMIC_STRIDE,
    AffineConstantExpr,
    AffineDimExpr,
    AffineExpr,
    AffineMap,
    AffineMapAttr,
    Attribute,
    FloatAttr,
    FloatType,
    IntegerAttr,
    IntegerType,
    Location,
    RankedTensorType,
    Region,
    ShapedType,
    Type,
    Value,
    i32,
    index,
)
from odsgen_dialects import arith, linalg, tensor


def shape(value: Value) -> Sequence[int]:
    """The sizes of a ranked value."""
    assert isinstance(value.type, ShapedType)
    return value.type.shape


def element(value: Value) -> Type:
    """The type of the elements."""
    assert isinstance(value.type, ShapedType)
    return value.type.element_type


def zero_attr(type: Type) -> Attribute | None:
    """The number 0 of a type; None for one that has none."""
    return number_attribute(0, type) if isinstance(type, (IntegerType, FloatType)) else None


def constant(attribute: Attribute) -> Value:
    """An `arith.constant`."""
    return arith.ConstantOp.build(cast("Any", attribute)).result


def number(value: float, type: Type) -> Value:
    """A constant of an integer, float or index type; integers wrap."""
    if isinstance(type, FloatType):
        return constant(FloatAttr.get(float(value), type))
    if isinstance(type, IntegerType):
        mask = (1 << type.width) - 1
        value = int(value) & mask
        if value >> (type.width - 1) and type.width > 1:
            value -= mask + 1
    return constant(IntegerAttr.get(int(value), type))


def index_number(value: int) -> Value:
    """A constant of type `index`."""
    return number(value, index)


def smallest(type: Type) -> Attribute | None:
    """The least number of a type, of floats the least finite one."""
    if isinstance(type, FloatType):
        return FloatAttr.from_bits(type.SEMANTICS.largest(negative=True), type)
    return (
        IntegerAttr.get(signed_range(type.width)[0], type)
        if isinstance(type, IntegerType)
        else None
    )


def largest(type: Type) -> Attribute | None:
    """The greatest number of a type, of floats the greatest finite one."""
    if isinstance(type, FloatType):
        return FloatAttr.from_bits(type.SEMANTICS.largest(), type)
    return (
        IntegerAttr.get(signed_range(type.width)[1], type)
        if isinstance(type, IntegerType)
        else None
    )


def signed_range(width: int) -> tuple[int, int]:
    """The least and the greatest number of so many bits."""
    return -(1 << (width - 1)), (1 << (width - 1)) - 1


def dim(value: Value, dimension: int) -> Value:
    """A size of a tensor, as `tensor.dim`."""
    return tensor.dim(value, index_number(dimension))


def dynamic_sizes(value: Value, dimensions: Iterable[int] | None = None) -> list[Value]:
    """The dynamic sizes among some dimensions of a tensor."""
    sizes = shape(value)
    chosen = range(len(sizes)) if dimensions is None else dimensions
    return [dim(value, each) for each in chosen if sizes[each] == DYNAMIC]


def empty(sizes: Sequence[int], type: Type, dynamic: Sequence[Value] = ()) -> Value:
    """A `tensor.empty`."""
    return tensor.empty(RankedTensorType.get(sizes, type), dynamic)


def empty_of(sizes: Sequence[int | Value], type: Type) -> Value:
    """A `tensor.empty` of sizes that are numbers or values."""
    static = [DYNAMIC if isinstance(size, Value) else size for size in sizes]
    return empty(static, type, [size for size in sizes if isinstance(size, Value)])


def filled(value: Value, into: Value) -> Value:
    """A tensor with the same number everywhere."""
    return linalg_building.fill([value], [into]).results[0]


def identity(rank: int) -> AffineMap:
    """The map of all dimensions."""
    return AffineMap.get_multi_dim_identity(rank)


def dims_map(rank: int, dimensions: Iterable[int | None]) -> AffineMap:
    """A map to dimensions, None standing for 0."""
    results: list[AffineExpr] = [
        AffineConstantExpr.get(0) if each is None else AffineDimExpr.get(each)
        for each in dimensions
    ]
    return AffineMap.get(rank, 0, results)


def generic(
    inputs: Sequence[Value],
    outputs: Sequence[Value],
    maps: Sequence[AffineMap],
    body: Callable[[Sequence[Value]], Value | Sequence[Value] | None],
    location: Location,
    *,
    results: Sequence[Type] | None = None,
    reductions: Sequence[int] = (),
) -> linalg.GenericOp:
    """A `linalg.generic` whose body is what a function builds of its arguments, and yields what that returns."""
    from odsgen.dialects.linalg.structured_parts import element_type

    with filling([element_type(each.type) for each in (*inputs, *outputs)], location) as block:
        found = body(block.arguments)
        if found is None:
            raise NotLowered("no computation for elements of these types")
        linalg.YieldOp.build([found] if isinstance(found, Value) else found)
    kinds = linalg.IteratorType
    region = block.parent_region
    assert isinstance(region, Region)
    return linalg.GenericOp.build(
        [output.type for output in outputs] if results is None else results,
        inputs,
        outputs,
        [AffineMapAttr.get(map) for map in maps],
        [
            kinds.reduction if each in reductions else kinds.parallel
            for each in range(maps[0].num_dims)
        ],
        region=region,
    )


def padded(value: Value, pad: Sequence[int], with_: Attribute, location: Location) -> Value:
    """A tensor with a number around it, `low, high` of each dimension; itself where there is nothing to add."""
    if not any(pad):
        return value
    low, high = list(pad[::2]), list(pad[1::2])
    sizes = [
        size if size == DYNAMIC else size + before + after
        for size, before, after in zip(shape(value), low, high, strict=True)
    ]
    number = constant(with_)
    with filling([index] * len(sizes), location) as block:
        tensor.YieldOp.build(number)
    type = RankedTensorType.get(sizes, element(value))
    pad_op = tensor.PadOp.build(type, value, (), (), low, high, region=block.parent_region)
    return pad_op.result


def clamped(value: Value, least: Value, greatest: Value, *, unsigned: bool = False) -> Value:
    """An integer between two others (MLIR: `clampIntHelper`)."""
    if unsigned:
        above = arith.maxui(least, value)
        return arith.minui(greatest, above)
    above = arith.maxsi(least, value)
    return arith.minsi(greatest, above)


def clamped_float(value: Value, least: Value, greatest: Value) -> Value:
    """A float between two others (MLIR: `clampFloatHelper`)."""
    below = arith.minimumf(value, greatest)
    return arith.maximumf(below, least)


def is_nan(value: Value) -> Value:
    """Whether a float is no number."""
    return arith.cmpf(arith.CmpFPredicate.UNO, value, value)


def cast_to(type: Type, value: Value) -> Value:
    """A `tensor.cast` where the types differ."""
    return value if value.type is type else tensor.cast(type, value)


def expanded(value: Value, type: RankedTensorType, groups: Sequence[Sequence[int]]) -> Value:
    """A `tensor.expand_shape`; the only dynamic size of a group is that of the value by its other sizes."""
    sizes: list[int] = list(type.shape)
    extents = {
        dimension: dim(value, dimension)
        for dimension, size in enumerate(shape(value))
        if size == DYNAMIC
    }
    dynamic: list[Value] = []
    for dimension, group in enumerate(groups):
        for each in group:
            if sizes[each] == DYNAMIC:
                others = prod(sizes[other] for other in group if other != each)
                divisor = index_number(others)
                extent = extents[dimension]
                dynamic.append(extent if others == 1 else arith.divui(extent, divisor))
    static = [DYNAMIC_STRIDE if size == DYNAMIC else size for size in sizes]
    return tensor.ExpandShapeOp.build(type, value, groups, dynamic, static).result


def i32_number(value: int) -> Value:
    """A constant of 32 bits."""
    return number(value, i32)

"""`tosa.resize` as structured operations."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.shared.lowered import NotLowered, require_ranks
from odsgen.dialects.shared.structured_parts import (
    clamped,
    dim,
    dims_map,
    dynamic_sizes,
    element,
    empty,
    expanded,
    generic,
    i32_number,
    identity,
    index_number,
    number,
    shape,
)
from odsgen.dialects.tosa.shapes import constant_sizes
from odsgen.runtime import (
    DYNAMIC,
    FloatType,
    IntegerType,
    RankedTensorType,
    Value,
    f16,
    f32,
    i32,
    index,
)
from odsgen_dialects import arith, linalg, tensor, tosa


def _collapsed(value: Value, groups: Sequence[Sequence[int]]) -> Value:
    """Joins dimensions, of which all but the last of each group are 1."""
    sizes = [
        max((shape(value)[each] for each in group), key=lambda size: size == DYNAMIC or size)
        for group in groups
    ]
    sizes = [
        DYNAMIC if any(shape(value)[each] == DYNAMIC for each in group) else size
        for group, size in zip(groups, sizes, strict=True)
    ]
    return tensor.collapse_shape(RankedTensorType.get(sizes, element(value)), value, groups)


def resize_of_one(op: tosa.ResizeOp, operands: Sequence[Value]) -> Value:
    """An image of one element to one of one element: only scaled."""
    input, result = op.input, op.output.type
    require_ranks([input, op.output])
    assert isinstance(result, RankedTensorType)
    if any(size != 1 for size in (*shape(input)[1:3], *result.shape[1:3])):
        raise NotLowered("not one element")
    if input.type is result:
        return input
    scale = constant_sizes(op.scale)
    if scale is None:
        raise NotLowered("the scale is not constant")
    groups = [[0], [1, 2, 3]]
    collapsed = _collapsed(input, groups)
    dynamic = dynamic_sizes(input, (0, 3))
    type = result.element_type
    output = empty(shape(collapsed), type, dynamic)
    is_bilinear = op.mode is tosa.ResizeMode.BILINEAR

    def body(args: Sequence[Value]) -> Value:
        value = args[0]
        if value.type is not type:
            value = arith.extsi(type, value)
            for factor in (scale[0], scale[2]):
                if is_bilinear and factor:
                    value = arith.muli(value, i32_number(factor))
        return value

    made = generic([collapsed], [output], [identity(2)] * 2, body, op.location).results[0]
    return expanded(made, result, groups)


def resize_before_broadcast(op: tosa.ResizeOp, operands: Sequence[Value]) -> Value:
    """Resizes without the dimensions of one element, and repeats along these."""
    input, result = op.input, op.output.type
    require_ranks([input, op.output])
    assert isinstance(result, RankedTensorType)
    batch, *extents, channels = shape(input)
    wanted = result.shape[1:3]
    repeats = [size == 1 for size in extents]
    if all(not one or size == 1 for one, size in zip(repeats, wanted, strict=True)):
        raise NotLowered("nothing is repeated")
    kept = [1 if one else size for one, size in zip(repeats, wanted, strict=True)]
    type = RankedTensorType.get([batch, *kept, channels], result.element_type)
    resized = tosa.resize(type, input, op.scale, op.offset, op.border, op.mode)
    groups: list[list[int]] = [[0], [1]]
    for dimension, one in enumerate(repeats):
        if not one:
            groups.append([])
        groups[-1].append(dimension + 2)
    sizes = [batch, *(size for one, size in zip(repeats, wanted, strict=True) if not one), channels]
    collapsed = tensor.collapse_shape(
        RankedTensorType.get(sizes, result.element_type), resized, groups
    )
    dynamic = dynamic_sizes(input, (0, 3))
    output = empty(result.shape, result.element_type, dynamic)
    read = [0, *(each + 1 for each, one in enumerate(repeats) if not one), 3]
    maps = [dims_map(4, read), identity(4)]
    return generic([collapsed], [output], maps, lambda args: args[0], op.location).results[0]


class _Axis:
    """Where an axis of the result lies on that of the image: a position, and what is left."""

    def __init__(self, size: int, place: Value, numbers: Sequence[Value]) -> None:
        self.size, self.place = size, place
        self.scale, self.divisor, self.offset, self.last = numbers


def resize(op: tosa.ResizeOp, operands: Sequence[Value]) -> Value:
    """Computes each element of the elements of the image around its place."""
    input, result = op.input, op.output.type
    require_ranks([input, op.output])
    assert isinstance(result, RankedTensorType)
    type = result.element_type
    if DYNAMIC in (*shape(input)[1:], *result.shape[1:]):
        raise NotLowered("only batches may be dynamic")
    is_dynamic = DYNAMIC in (shape(input)[0], result.shape[0])
    output = empty(result.shape, type, [dim(input, 0)] if is_dynamic else [])
    lists = [constant_sizes(each) for each in (op.scale, op.offset, op.border)]
    if None in lists:
        raise NotLowered("the scale, the offset and the border are not constant")
    build = _FloatImage if type in (f16, f32) else _IntegerImage
    made = generic(
        [],
        [output],
        [identity(4)],
        lambda args: build(op, input, lists).element(op.mode),  # type: ignore[arg-type]
        op.location,
        results=[result],
    )
    return made.results[0]


class _Image:
    """The common part of resizing floats and integers."""

    def __init__(self, op: tosa.ResizeOp, input: Value, lists: Sequence[Sequence[int]]) -> None:
        self.type = element(op.output)
        self.input = input
        self.batch, y, x, self.channel = (linalg.index(each) for each in range(4))
        self.zero = i32_number(0)
        self.no_rest = number(0, self.type)
        height, width = shape(input)[1:3]
        last = i32_number(height - 1), i32_number(width - 1)
        places = arith.index_cast(i32, y), arith.index_cast(i32, x)
        scale, offset, border = lists
        scales = [i32_number(each) for each in scale]
        offsets = [i32_number(each) for each in (*offset, *border)]
        self.axes = [
            _Axis(height, places[0], (scales[0], scales[1], offsets[0], last[0])),
            _Axis(width, places[1], (scales[2], scales[3], offsets[1], last[1])),
        ]

    def element(self, mode: tosa.ResizeMode) -> Value:
        found = [self.position(axis) for axis in self.axes]
        if mode is tosa.ResizeMode.NEAREST_NEIGHBOR:
            one = i32_number(1)
            places = [
                self._nearest(axis, place, rest, one)
                for axis, (place, rest) in zip(self.axes, found, strict=True)
            ]
            return self.extract(*places)
        one = i32_number(1)
        around = [
            self._around(axis, place, one)
            for axis, (place, _) in zip(self.axes, found, strict=True)
        ]
        corners = [self.extract(y, x) for y in around[0] for x in around[1]]
        return self.interpolated(corners, [rest for _, rest in found])

    def extract(self, y: Value, x: Value) -> Value:
        return tensor.extract(self.input, [self.batch, y, x, self.channel])

    def _nearest(self, axis: _Axis, place: Value, rest: Value, one: Value) -> Value:
        if axis.size == 1:
            return index_number(0)
        step = arith.select(self.is_past_half(axis, rest, one), one, self.zero)
        moved = arith.addi(place, step)
        return arith.index_cast(index, clamped(moved, self.zero, axis.last))

    def _around(self, axis: _Axis, place: Value, one: Value) -> list[Value]:
        following = arith.addi(place, one)
        inside = [clamped(each, self.zero, axis.last) for each in (place, following)]
        return [arith.index_cast(index, each) for each in inside]

    def _value(self, axis: _Axis) -> Value:
        return arith.addi(arith.muli(axis.place, axis.divisor), axis.offset)

    def position(self, axis: _Axis) -> tuple[Value, Value]:
        raise NotImplementedError

    def is_past_half(self, axis: _Axis, rest: Value, one: Value) -> Value:
        raise NotImplementedError

    def interpolated(self, corners: Sequence[Value], rests: Sequence[Value]) -> Value:
        raise NotImplementedError


class _FloatImage(_Image):
    @property
    def float_type(self) -> FloatType:
        return f16 if self.type is f16 else f32

    def position(self, axis: _Axis) -> tuple[Value, Value]:
        if axis.size == 1:
            return self.zero, self.no_rest
        value = self._value(axis)
        place = arith.floordivsi(value, axis.scale)
        rest = arith.sitofp(self.float_type, arith.remsi(value, axis.scale))
        return place, arith.divf(rest, arith.uitofp(self.float_type, axis.scale))

    def is_past_half(self, axis: _Axis, rest: Value, one: Value) -> Value:
        half = number(0.5, self.float_type)
        return arith.cmpf(arith.CmpFPredicate.OGE, rest, half)

    def interpolated(self, corners: Sequence[Value], rests: Sequence[Value]) -> Value:
        one = number(1.0, self.float_type)

        def between(first: Value, second: Value, rest: Value, size: int) -> Value:
            if size == 1:
                return first
            less = arith.mulf(first, arith.subf(one, rest))
            return arith.addf(less, arith.mulf(second, rest))

        y, x = self.axes
        top = between(corners[0], corners[1], rests[1], x.size)
        bottom = between(corners[2], corners[3], rests[1], x.size)
        return between(top, bottom, rests[0], y.size)


class _IntegerImage(_Image):
    def position(self, axis: _Axis) -> tuple[Value, Value]:
        if axis.size == 1:
            return self.zero, self.zero
        value = self._value(axis)
        place = arith.divsi(value, axis.scale)
        return place, arith.subi(value, arith.muli(place, axis.scale))

    def is_past_half(self, axis: _Axis, rest: Value, one: Value) -> Value:
        doubled = arith.shli(rest, one)
        return arith.cmpi(arith.CmpIPredicate.sge, doubled, axis.scale)

    def interpolated(self, corners: Sequence[Value], rests: Sequence[Value]) -> Value:
        type = self.type
        assert isinstance(type, IntegerType)
        corners = [arith.extsi(type, each) for each in corners]
        y, x = self.axes
        scales = [y.scale, x.scale]
        if type.width > 32:
            rest_x, rest_y = (arith.extsi(type, each) for each in reversed(rests))
            rests = [rest_y, rest_x]
            scales = [arith.extsi(type, each) for each in scales]

        def between(first: Value, second: Value, rest: Value, scale: Value, size: int) -> Value:
            if size == 1:
                return arith.muli(first, scale)
            less = arith.muli(first, arith.subi(scale, rest))
            return arith.addi(less, arith.muli(second, rest))

        top = between(corners[0], corners[1], rests[1], scales[1], x.size)
        bottom = between(corners[2], corners[3], rests[1], scales[1], x.size)
        return between(top, bottom, rests[0], scales[0], y.size)

"""Fourier transforms of `tosa` as structured operations, each element by the sum that defines it."""

from __future__ import annotations

from collections.abc import Sequence
from math import pi
from typing import Any

from odsgen.dialects.shared.lowered import NotLowered, require_ranks
from odsgen.dialects.shared.structured_parts import (
    constant,
    dim,
    dims_map,
    element,
    empty_of,
    filled,
    generic,
    index_number,
    number,
    shape,
    zero_attr,
)
from odsgen.runtime import DYNAMIC, FloatType, Type, Value, i32, i64
from odsgen_dialects import arith, index, linalg, math, tosa


def _as_float(value: Value, type: FloatType) -> Value:
    integer = arith.index_castui(i64 if type.width > 32 else i32, value)
    return arith.uitofp(type, integer)


def _size(value: Value, dimension: int) -> int | Value:
    size = shape(value)[dimension]
    return dim(value, dimension) if size == DYNAMIC else size


def _zeros(sizes: Sequence[int | Value], type: Type) -> Value:
    output = empty_of(sizes, type)
    zero = zero_attr(type)
    assert zero is not None
    return filled(constant(zero), output)


class _Transform:
    """Sizes and angles of a transform of one tensor, or of one of real and one of imaginary parts."""

    def __init__(self, op: Any, inputs: Sequence[Value], *, is_real: bool) -> None:
        require_ranks([*inputs, *op.results])
        type = element(inputs[0])
        if not isinstance(type, FloatType):
            raise NotLowered("elements that are no floats")
        self.op, self.inputs, self.type = op, inputs, type
        sizes = [_size(inputs[0], each) for each in range(3)]
        if is_real:
            sizes[2] = _half_plus_one(sizes[2])
        self.outputs = [_zeros(sizes, type) for _ in range(2)]
        self.extents = [self._extent(each) for each in (1, 2)]
        self.full_turn = number(2 * pi, type)
        self.float_extents = [_as_float(each, type) for each in self.extents]

    def _extent(self, dimension: int) -> Value:
        size = shape(self.inputs[0])[dimension]
        if size == DYNAMIC:
            return dim(self.inputs[0], dimension)
        index_number(dimension)
        return index_number(size)

    def angle(self) -> Value:
        """A full turn times the parts of it along both dimensions."""
        outer = [linalg.index(each) for each in (1, 2)]
        inner = [linalg.index(each) for each in (3, 4)]
        products = [index.mul(one, other) for one, other in zip(inner, outer, strict=True)]
        rests = [index.remu(one, size) for one, size in zip(products, self.extents, strict=True)]
        floats = [_as_float(each, self.type) for each in rests]
        turns = [arith.divf(a, b) for a, b in zip(floats, self.float_extents, strict=True)]
        return arith.mulf(self.full_turn, arith.addf(*turns))

    def built(self, body: Any) -> Sequence[Value]:
        maps = [dims_map(5, (0, 3, 4))] * len(self.inputs) + [dims_map(5, (0, 1, 2))] * 2
        made = generic(
            self.inputs,
            self.outputs,
            maps,
            body,
            self.op.location,
            results=self.op.result_types,
            reductions=(3, 4),
        )
        return made.results


def _half_plus_one(size: int | Value) -> int | Value:
    one, two = index_number(1), index_number(2)
    if not isinstance(size, Value):
        for each in (size, size // 2, size // 2 + 1):
            index_number(each)
        return size // 2 + 1
    return arith.addi(arith.divui(size, two), one)


def rfft(op: tosa.RFFT2dOp, operands: Sequence[Value]) -> Sequence[Value]:
    """The transform of real numbers, half of which says all."""
    transform = _Transform(op, [op.input_real], is_real=True)

    def body(args: Sequence[Value]) -> Sequence[Value]:
        value, real, imaginary = args
        angle = transform.angle()
        cosine, sine = math.cos(angle), math.sin(angle)
        parts = arith.mulf(value, cosine), arith.mulf(value, sine)
        return arith.addf(real, parts[0]), arith.subf(imaginary, parts[1])

    return transform.built(body)


def fft(op: tosa.FFT2dOp, operands: Sequence[Value]) -> Sequence[Value]:
    """The transform of complex numbers, or back."""
    transform = _Transform(op, [op.input_real, op.input_imag], is_real=False)

    def body(args: Sequence[Value]) -> Sequence[Value]:
        value, other, real, imaginary = args
        angle = transform.angle()
        if op.inverse:
            angle = arith.mulf(angle, number(-1.0, transform.type))
        cosine, sine = math.cos(angle), math.sin(angle)
        first, second = arith.mulf(value, cosine), arith.mulf(other, sine)
        real_part = arith.addf(first, second)
        third, fourth = arith.mulf(other, cosine), arith.mulf(value, sine)
        imaginary_part = arith.subf(third, fourth)
        return arith.addf(real, real_part), arith.addf(imaginary, imaginary_part)

    return transform.built(body)

"""`tosa.rescale` as a structured operation."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.shared.lowered import NotLowered, require_ranks
from odsgen.dialects.shared.structured_parts import (
    clamped,
    constant,
    dim,
    dims_map,
    element,
    empty,
    generic,
    i32_number,
    identity,
    number,
    shape,
    signed_range,
)
from odsgen.dialects.tosa.element_types import constant_elements, zero_point
from odsgen.runtime import (
    DYNAMIC,
    DenseIntElementsAttr,
    DenseIntOrFPElementsAttr,
    IntegerType,
    RankedTensorType,
    Value,
    i8,
    i32,
)
from odsgen_dialects import arith, tosa


def _numbers(value: Value, what: str) -> list[int]:
    elements = constant_elements(value)
    if not isinstance(elements, DenseIntOrFPElementsAttr):
        raise NotLowered(f"the {what} is not constant")
    return [int(each) for each in elements.values()]  # type: ignore[arg-type]


def rescaled(op: tosa.RescaleOp, operands: Sequence[Value]) -> Value:
    """Multiplies, shifts, and moves the zero point; by channel, multipliers and shifts are tensors."""
    input, result = op.input, op.output.type
    require_ranks([input, op.output])
    assert isinstance(result, RankedTensorType)
    modes = tosa.RoundingMode
    if op.rounding_mode is modes.INEXACT_ROUND:
        raise NotLowered("inexact rounding")
    if op.rounding_mode is modes.DOUBLE_ROUND and not op.scale32:
        raise NotLowered("double rounding needs scale32")
    if not isinstance(element(input), IntegerType):
        raise NotLowered("elements that are no integers")
    rank = len(shape(input))
    dynamic = [dim(input, each) for each, size in enumerate(result.shape) if size == DYNAMIC]
    shifts, multipliers = _numbers(op.shift, "shift"), _numbers(op.multiplier, "multiplier")
    for place, shift in enumerate(shifts[: len(multipliers)]):
        if shift > 63:
            shifts[place] = multipliers[place] = 0
    doubles = op.rounding_mode is modes.DOUBLE_ROUND and any(each > 31 for each in shifts)
    mode = modes.DOUBLE_ROUND if doubles else modes.SINGLE_ROUND
    inputs: list[Value] = [input]
    maps = [identity(rank)]
    fixed: list[Value | None] = []
    for numbers, type in ((multipliers, i32), (shifts, i8)):
        if len(numbers) == 1:
            fixed.append(number(numbers[0], type))
            continue
        tensor_type = RankedTensorType.get([len(numbers)], type)
        inputs.append(constant(DenseIntElementsAttr.get(tensor_type, numbers)))
        maps.append(dims_map(rank, [rank - 1]))
        fixed.append(None)
    output = empty(result.shape, result.element_type, dynamic)

    def body(args: Sequence[Value]) -> Value:
        others = iter(args[1:])
        multiplier, shift = (next(others) if each is None else each for each in fixed)
        return _scaled(op, args[0], multiplier, shift, mode)

    made = generic(inputs, [output], [*maps, identity(rank)], body, op.location)
    return made.results[0]


def _scaled(
    op: tosa.RescaleOp, value: Value, multiplier: Value, shift: Value, mode: tosa.RoundingMode
) -> Value:
    type, result = value.type, element(op.output)
    assert isinstance(type, IntegerType) and isinstance(result, IntegerType)
    zeros = zero_point(op.input_zp), zero_point(op.output_zp)
    if None in zeros:
        raise NotLowered("the zero points are not constant")
    input_zero = number(zeros[0] or 0, IntegerType.get(48) if type.width > 32 else i32)
    output_zero = i32_number(zeros[1] or 0)
    if type.width < 32:
        extend = arith.extui if op.input_unsigned else arith.extsi
        value = extend(i32, value)
    difference = arith.subi(value, input_zero)
    scaled = tosa.apply_scale(i32, difference, multiplier, shift, mode)
    moved = arith.addi(scaled, output_zero)
    range_ = (0, (1 << result.width) - 1) if op.output_unsigned else signed_range(result.width)
    least, greatest = (i32_number(each) for each in range_)
    found = clamped(moved, least, greatest)
    return arith.trunci(IntegerType.get(result.width), found) if result.width < 32 else found

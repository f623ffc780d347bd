"""Evaluation of the operations of `stablehlo` that move a window over tensors."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from math import prod
from typing import Any

from odsgen.dialects.shared import check_shape, condition
from odsgen.hooks import evaluates
from odsgen.interpreter import (
    Call,
    Elements,
    Exit,
    Machine,
    Run,
    UndefinedBehavior,
    indices_of,
    row_major_strides,
)

from ...evaluation.bodies import Body
from ...evaluation.layouts import padded, places
from ...evaluation.tensors import elements_of, shape_of
from .. import ops
from .dimensions import Window, numbers_of, padding_of, windowed_shape, windows_of

Values = Sequence[Any]
Running = Generator[Run | Call, Exit, Values]


@evaluates(ops.ReduceWindowOp)
def evaluate_reduce_window(op: ops.ReduceWindowOp, operands: Values, machine: Machine) -> Running:
    """What the region makes of each window; initial values are around and between elements."""
    count = len(operands) // 2
    tensors = [
        elements_of(each, value.type)
        for each, value in zip(operands[:count], op.inputs, strict=True)
    ]
    initial = [
        elements_of(each, value.type).values[0]
        for each, value in zip(operands[count:], op.init_values, strict=True)
    ]
    properties = op.stored_properties
    windows = windows_of(
        numbers_of(properties, "window_dimensions"),
        numbers_of(properties, "window_strides"),
        padding_of(properties.get("padding")),
        numbers_of(properties, "base_dilations"),
        numbers_of(properties, "window_dilations"),
    )
    shape = shape_of(windowed_shape(tensors[0].shape, windows), machine)
    check_shape(shape, op.results[0].type)
    body = Body(op.regions[0], machine, tensors)
    machine.charge(prod(shape) * prod(window.size for window in windows) * body.cost)
    inputs = [
        _with_padding(tensor, value, windows, machine)
        for tensor, value in zip(tensors, initial, strict=True)
    ]
    found: list[list[Any]] = [[] for _ in tensors]
    columns = [each.values for each in inputs]
    strides = row_major_strides(inputs[0].shape)
    dilated = [w.window_dilation * s for w, s in zip(windows, strides, strict=True)]
    steps = places(0, [window.size for window in windows], dilated)
    moves = [w.stride * s for w, s in zip(windows, strides, strict=True)]
    for base in places(0, shape, moves) if prod(shape) else ():
        numbers: Values = initial
        for step in steps:
            new = [column[base + step] for column in columns]
            numbers = yield from body([*numbers, *new])
        for each, number in zip(found, numbers, strict=True):
            each.append(number)
    return [Elements(shape, each) for each in found]


def _with_padding(
    tensor: Elements, value: Any, windows: Sequence[Window], machine: Machine
) -> Elements:
    return padded(
        tensor,
        value,
        [window.low for window in windows],
        [window.high for window in windows],
        [window.base_dilation - 1 for window in windows],
        machine,
    )


@evaluates(ops.SelectAndScatterOp)
def evaluate_select_and_scatter(
    op: ops.SelectAndScatterOp, operands: Values, machine: Machine
) -> Running:
    """In each window, the selected element's place of the result is combined with an element of the source."""
    tensor, source, start = (
        elements_of(each, value.type) for each, value in zip(operands, op.operands, strict=True)
    )
    properties = op.stored_properties
    rank = len(tensor.shape)
    windows = windows_of(
        numbers_of(properties, "window_dimensions") or [1] * rank,
        numbers_of(properties, "window_strides"),
        padding_of(properties.get("padding")),
    )
    if tuple(windowed_shape(tensor.shape, windows)) != source.shape:
        raise UndefinedBehavior("has a source of another shape than its windows")
    select = Body(op.regions[0], machine, [tensor])
    scatter = Body(op.regions[1], machine, [tensor, source, start])
    window = [each.size for each in windows]
    cost = prod(window) * select.cost + scatter.cost
    machine.charge(len(source.values) * cost)
    machine.reserve(len(tensor.values))
    strides = row_major_strides(tensor.shape)
    found = [start.values[0]] * len(tensor.values)
    for index, new in zip(indices_of(source.shape), source.values, strict=True):
        first = [i * w.stride - w.low for i, w in zip(index, windows, strict=True)]
        ranges = [
            range(max(begin, 0), min(begin + w.size, size))
            for begin, w, size in zip(first, windows, tensor.shape, strict=True)
        ]
        if not all(ranges):
            continue
        begin = sum(each.start * stride for each, stride in zip(ranges, strides, strict=True))
        selected, *others = places(begin, list(map(len, ranges)), strides)
        for place in others:
            (keeps,) = yield from select([tensor.values[selected], tensor.values[place]])
            if not condition(keeps):
                selected = place
        (found[selected],) = yield from scatter([found[selected], new])
    return [Elements(tensor.shape, found)]

"""Evaluation of the products of `stablehlo`: of matrices, and convolutions.

Each sum goes from its first product to its last, and each is rounded in the type of the result; what is quantized is computed
as floats.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod
from typing import Any

from odsgen.hooks import evaluates
from odsgen.interpreter import (
    POISON,
    Elements,
    Machine,
    UndefinedBehavior,
    Unsupported,
    indices_of,
    row_major_strides,
)
from odsgen.runtime import Operation, i64

from ...evaluation.arithmetic import conversion
from ...evaluation.layouts import places
from ...evaluation.tensors import (
    arithmetic,
    element_type,
    integers_of,
    result,
    shape_of,
    tensors_of,
)
from .. import ops
from .dimensions import Window, numbers_of, padding_of, windowed_shape, windows_of

Values = Sequence[Any]


def _factors(op: Operation, operands: Values) -> list[Elements]:
    """The two factors as elements of the type of the result."""
    target = element_type(op.results[0].type)
    found = []
    for tensor, value in zip(tensors_of(op, operands[:2]), op.operands[:2], strict=True):
        if POISON in tensor.values:
            raise UndefinedBehavior("computes with poison")
        convert = conversion(element_type(value.type), target)
        found.append(Elements(tensor.shape, list(map(convert, tensor.values))))
    return found


# --- products of matrices ---------------------------------------------------------------------------------------------------


@evaluates(ops.DotOp)
def evaluate_dot(op: ops.DotOp, operands: Values, machine: Machine) -> Values:
    left, right = _factors(op, operands)
    own = len(left.shape) - 1
    return _product(op, left, right, ((), ()), ((own,), (0,)), machine)


@evaluates(ops.DotGeneralOp)
def evaluate_dot_general(op: ops.DotGeneralOp, operands: Values, machine: Machine) -> Values:
    left, right = _factors(op, operands)
    numbers = op.dot_dimension_numbers
    batching = numbers.lhs_batching_dimensions, numbers.rhs_batching_dimensions
    contracting = numbers.lhs_contracting_dimensions, numbers.rhs_contracting_dimensions
    return _product(op, left, right, batching, contracting, machine)


_Dimensions = tuple[Sequence[int], Sequence[int]]


def _product(
    op: Operation,
    left: Elements,
    right: Elements,
    batching: _Dimensions,
    contracting: _Dimensions,
    machine: Machine,
) -> Values:
    """The sums over the contracted dimensions: for each index of the batches, of the left factor and of the right one."""
    for first, second in (batching, contracting):
        if [left.shape[d] for d in first] != [right.shape[d] for d in second]:
            raise UndefinedBehavior("has factors of sizes that do not match")
    free = [
        [d for d in range(len(each.shape)) if d not in batch and d not in contracted]
        for each, batch, contracted in zip((left, right), batching, contracting, strict=True)
    ]
    shape = [left.shape[d] for d in (*batching[0], *free[0])]
    shape = list(shape_of([*shape, *(right.shape[d] for d in free[1])], machine))
    machine.charge(prod(shape) * prod(left.shape[d] for d in contracting[0]))
    of = arithmetic(op.results[0].type)
    found: list[Any] = []
    rows = _rows(right, free[1], contracting[1])
    bases = zip(_places(left, batching[0]), _places(right, batching[1]), strict=True)
    lefts = _rows(left, free[0], contracting[0])
    for own, other in bases:
        columns = [[right.values[other + place] for place in row] for row in rows]
        for row in lefts:
            numbers = [left.values[own + place] for place in row]
            found.extend(of.product_sum(numbers, column) for column in columns)
    return [result(op, shape, found)]


def _places(tensor: Elements, dimensions: Sequence[int]) -> list[int]:
    """The places of the elements of some dimensions, at the beginning of the others."""
    sizes = [tensor.shape[d] for d in dimensions]
    if 0 in sizes:
        return []
    strides = row_major_strides(tensor.shape)
    return places(0, sizes, [strides[d] for d in dimensions])


def _rows(tensor: Elements, free: Sequence[int], contracted: Sequence[int]) -> list[list[int]]:
    """The places of what is summed up, for each index of the free dimensions."""
    inner = _places(tensor, contracted)
    return [[base + place for place in inner] for base in _places(tensor, free)]


# --- sums of labels ---------------------------------------------------------------------------------------------------------


@evaluates(ops.EinsumOp)
def evaluate_einsum(op: ops.EinsumOp, operands: Values, machine: Machine) -> Values:
    """`ij,jk->ik`: the sums over the labels that the result does not have."""
    given, _, target = op.einsum_config.partition("->")
    return _sums(op, _factors(op, operands), given.split(","), target, machine)


@evaluates(ops.UnaryEinsumOp)
def evaluate_unary_einsum(op: ops.UnaryEinsumOp, operands: Values, machine: Machine) -> Values:
    given, _, target = op.einsum_config.partition("->")
    return _sums(op, tensors_of(op, operands), [given], target, machine)


def _sums(
    op: ops.EinsumOp | ops.UnaryEinsumOp,
    tensors: Sequence[Elements],
    given: Sequence[str],
    target: str,
    machine: Machine,
) -> Values:
    sizes: dict[str, int] = {}
    labels = [list(each.strip()) for each in given]
    wanted = list(target.strip())
    for own, tensor in zip(labels, tensors, strict=True):
        if "." in own or len(own) != len(tensor.shape):
            raise Unsupported(f"cannot be evaluated with the labels '{op.einsum_config}'")
        for label, size in zip(own, tensor.shape, strict=True):
            if sizes.setdefault(label, size) != size:
                raise UndefinedBehavior(f"has sizes of {sizes[label]} and {size} for '{label}'")
    if any(label not in sizes for label in wanted):
        raise Unsupported("cannot be evaluated with labels that no operand has")
    summed = [label for label in sizes if label not in wanted]
    shape = shape_of([sizes[label] for label in wanted], machine)
    machine.charge(prod(sizes.values()))
    of = arithmetic(op.results[0].type)
    strides = [
        {
            label: sum(
                step
                for other, step in zip(own, row_major_strides(tensor.shape), strict=True)
                if other == label
            )
            for label in sizes
        }
        for own, tensor in zip(labels, tensors, strict=True)
    ]
    inner = [places(0, [sizes[s] for s in summed], [each[s] for s in summed]) for each in strides]
    if any(sizes[label] == 0 for label in summed):
        inner = [[] for _ in tensors]
    one = conversion(i64, element_type(op.results[0].type))(1)
    found = []
    for index in indices_of(shape):
        columns = []
        for tensor, each, steps in zip(tensors, strides, inner, strict=True):
            base = sum(i * each[label] for i, label in zip(index, wanted, strict=True))
            columns.append([tensor.values[base + step] for step in steps])
        if len(columns) == 1:
            columns.append([one] * len(columns[0]))
        found.append(of.product_sum(*columns))
    return [result(op, shape, found)]


# --- convolutions -----------------------------------------------------------------------------------------------------------


@evaluates(ops.ConvolutionOp)
def evaluate_convolution(op: ops.ConvolutionOp, operands: Values, machine: Machine) -> Values:
    return _convolution(op, operands, padding_of(op.stored_properties.get("padding")), machine)


@evaluates(ops.DynamicConvOp)
def evaluate_dynamic_conv(op: ops.DynamicConvOp, operands: Values, machine: Machine) -> Values:
    numbers = integers_of(operands[2], op.operands[2].type)
    padding = list(zip(numbers[::2], numbers[1::2], strict=True))
    return _convolution(op, operands, padding, machine)


def _windows(op: Any, sizes: Sequence[int], padding: Sequence[tuple[int, int]]) -> list[Window]:
    properties: Mapping[str, Any] = op.stored_properties
    return windows_of(
        sizes,
        numbers_of(properties, "window_strides"),
        padding,
        numbers_of(properties, "lhs_dilation"),
        numbers_of(properties, "rhs_dilation"),
        numbers_of(properties, "window_reversal"),
    )


def _convolution(
    op: Any, operands: Values, padding: Sequence[tuple[int, int]], machine: Machine
) -> Values:
    """For each place of the window the sum of the products under it, feature by feature."""
    left, right = _factors(op, operands)
    numbers = op.dimension_numbers
    spatial = numbers.input_spatial_dimensions
    kernel = numbers.kernel_spatial_dimensions
    windows = _windows(op, [right.shape[d] for d in kernel], padding)
    covered = windowed_shape([left.shape[d] for d in spatial], windows)
    groups, batch_groups = op.feature_group_count, op.batch_group_count
    outputs = right.shape[numbers.kernel_output_feature_dimension]
    inputs = right.shape[numbers.kernel_input_feature_dimension]
    batches = left.shape[numbers.input_batch_dimension] // batch_groups
    dimensions = {
        numbers.output_batch_dimension: batches,
        numbers.output_feature_dimension: outputs,
        **dict(zip(numbers.output_spatial_dimensions, covered, strict=True)),
    }
    shape = shape_of([dimensions[d] for d in range(len(dimensions))], machine)
    machine.charge(prod(shape) * inputs * prod(window.size for window in windows))
    of = arithmetic(op.results[0].type)
    own, other, target = map(row_major_strides, (left.shape, right.shape, shape))
    steps = [own[d] for d in spatial], [other[d] for d in kernel]
    feature, batch = own[numbers.input_feature_dimension], own[numbers.input_batch_dimension]
    channels = range(inputs)
    found: list[Any] = [of.zero] * prod(shape)
    for place in indices_of(covered):
        pairs = _under(place, windows, [left.shape[d] for d in spatial], *steps)
        rows = [p + c * feature for c in channels for p, _ in pairs]
        kernel_rows = [
            k + c * other[numbers.kernel_input_feature_dimension]
            for c in channels
            for _, k in pairs
        ]
        base = sum(
            i * target[d] for i, d in zip(place, numbers.output_spatial_dimensions, strict=True)
        )
        for output in range(outputs):
            group = output * groups // outputs if outputs else 0
            part = output * batch_groups // outputs if outputs else 0
            start = output * other[numbers.kernel_output_feature_dimension]
            weights = [right.values[start + k] for k in kernel_rows]
            for number in range(batches):
                first = (part * batches + number) * batch + group * inputs * feature
                values = [left.values[first + p] for p in rows]
                place_of_result = (
                    base
                    + output * target[numbers.output_feature_dimension]
                    + number * target[numbers.output_batch_dimension]
                )
                found[place_of_result] = of.product_sum(values, weights)
    return [result(op, shape, found)]


def _under(
    place: Sequence[int],
    windows: Sequence[Window],
    sizes: Sequence[int],
    steps: Sequence[int],
    kernel_steps: Sequence[int],
) -> list[tuple[int, int]]:
    """The places of elements of the input that a window covers, and those of the kernel for them."""
    pairs = [(0, 0)]
    for i, window, size, step, kernel_step in zip(
        place, windows, sizes, steps, kernel_steps, strict=True
    ):
        found = []
        for k in range(window.size):
            at = i * window.stride + k * window.window_dilation - window.low
            number, rest = divmod(at, window.base_dilation)
            if rest == 0 and 0 <= number < size:
                own = window.size - 1 - k if window.is_reversed else k
                found.append((number * step, own * kernel_step))
        pairs = [(a + b, c + d) for a, c in pairs for b, d in found]
    return pairs

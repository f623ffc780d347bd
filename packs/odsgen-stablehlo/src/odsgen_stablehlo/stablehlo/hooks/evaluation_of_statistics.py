"""Evaluation of `stablehlo`'s normalization of batches, and of its random bits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.hooks import evaluates
from odsgen.interpreter import POISON, Elements, Machine, UndefinedBehavior, row_major_strides
from odsgen.runtime import Operation, f64

from ...evaluation.arithmetic import Arithmetic, conversion
from ...evaluation.tensors import arithmetic, element_type, result, tensors_of
from .. import ops

Values = Sequence[Any]


class _Batches:
    """A tensor whose elements belong to features, and arithmetic on its elements."""

    def __init__(self, op: Any, operands: Values, machine: Machine) -> None:
        self.op: Operation = op
        self.tensors = tensors_of(op, operands)
        if any(POISON in tensor.values for tensor in self.tensors):
            raise UndefinedBehavior("computes with poison")
        self.of: Arithmetic = arithmetic(op.operand.type)
        self.shape = self.tensors[0].shape
        element = element_type(op.operand.type)
        self.number = conversion(f64, element)
        self.epsilon = self.number(f64.SEMANTICS.from_float(op.epsilon))
        size, stride = self.shape[op.feature_index], row_major_strides(self.shape)[op.feature_index]
        self.size = size
        count = len(self.tensors[0].values)
        machine.reserve(8 * count)
        self.features = [place // stride % size for place in range(count)]
        per_feature = count // size if size else 0
        self.count = self.number(f64.SEMANTICS.from_float(float(per_feature)))

    def each(self, name: str, *columns: Sequence[Any]) -> list[Any]:
        """A function of arithmetic for each element."""
        return list(map(self.of.function(name), *columns))

    def spread(self, column: Sequence[Any]) -> list[Any]:
        """What a feature has, for each element."""
        return [column[feature] for feature in self.features]

    def total(self, column: Sequence[Any]) -> list[Any]:
        """The sum of the elements of each feature."""
        add = self.of.function("add")
        found = [self.of.zero] * self.size
        for feature, value in zip(self.features, column, strict=True):
            found[feature] = add(found[feature], value)
        return found

    def mean(self, column: Sequence[Any]) -> list[Any]:
        return self.each("divide", self.total(column), [self.count] * self.size)

    def deviation(self, variance: Sequence[Any]) -> list[Any]:
        """The root of the variance, which is never zero."""
        return self.each("square_root", self.each("add", variance, [self.epsilon] * self.size))

    def moments(self) -> tuple[list[Any], list[Any]]:
        """The mean and the variance of each feature."""
        values = self.tensors[0].values
        mean = self.mean(values)
        centered = self.each("subtract", values, self.spread(mean))
        return mean, self.mean(self.each("multiply", centered, centered))

    def normalized(
        self, scale: Elements, offset: Elements, mean: Sequence[Any], variance: Sequence[Any]
    ) -> list[Any]:
        centered = self.each("subtract", self.tensors[0].values, self.spread(mean))
        unit = self.each("divide", centered, self.spread(self.deviation(variance)))
        scaled = self.each("multiply", self.spread(scale.values), unit)
        return self.each("add", scaled, self.spread(offset.values))


@evaluates(ops.BatchNormInferenceOp)
def evaluate_batch_norm_inference(
    op: ops.BatchNormInferenceOp, operands: Values, machine: Machine
) -> Values:
    batches = _Batches(op, operands, machine)
    _, scale, offset, mean, variance = batches.tensors
    found = batches.normalized(scale, offset, mean.values, variance.values)
    return [result(op, batches.shape, found)]


@evaluates(ops.BatchNormTrainingOp)
def evaluate_batch_norm_training(
    op: ops.BatchNormTrainingOp, operands: Values, machine: Machine
) -> Values:
    batches = _Batches(op, operands, machine)
    _, scale, offset = batches.tensors
    mean, variance = batches.moments()
    found = batches.normalized(scale, offset, mean, variance)
    columns = (found, mean, variance)
    shapes = (batches.shape, (batches.size,), (batches.size,))
    return [
        result(op, shape, column, number)
        for number, (shape, column) in enumerate(zip(shapes, columns, strict=True))
    ]


@evaluates(ops.BatchNormGradOp)
def evaluate_batch_norm_grad(op: ops.BatchNormGradOp, operands: Values, machine: Machine) -> Values:
    """The gradients of the operand, the scale and the offset."""
    batches = _Batches(op, operands, machine)
    operand, scale, mean, variance, output = batches.tensors
    each, spread, total = batches.each, batches.spread, batches.total
    gradient = output.values
    centered = each("subtract", operand.values, spread(mean.values))
    deviation = batches.deviation(variance.values)
    of_offset = total(gradient)
    products = total(each("multiply", gradient, centered))
    of_scale = each("divide", products, deviation)
    count = [batches.count] * len(gradient)
    first = each("subtract", each("multiply", count, gradient), spread(of_offset))
    shifted = each("add", variance.values, [batches.epsilon] * batches.size)
    second = each("divide", each("multiply", spread(products), centered), spread(shifted))
    factor = each("divide", each("divide", scale.values, deviation), [batches.count] * batches.size)
    of_operand = each("multiply", spread(factor), each("subtract", first, second))
    sizes = (batches.size,)
    return [
        result(op, batches.shape, of_operand),
        result(op, sizes, of_scale, 1),
        result(op, sizes, of_offset, 2),
    ]

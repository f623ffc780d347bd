"""Normalization of batches, as StableHLO's own sums and elementwise operations, which are lowered in turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.shared.emission import filling
from odsgen.dialects.shared.lowered import NotLowered
from odsgen.runtime import DenseIntOrFPElementsAttr, FloatType, RankedTensorType, Value

from ..decomposition.tensors import Tensor
from ..simplification.constants import is_static
from ..stablehlo import functions as build
from ..stablehlo import ops

Values = Sequence[Value]


class _Batches:
    """A tensor whose elements belong to features along one dimension."""

    def __init__(self, op: Any, value: Value) -> None:
        type = value.type
        if not is_static(type) or not isinstance(type, RankedTensorType):
            raise NotLowered("sizes that are not known")
        if not isinstance(type.element_type, FloatType):
            raise NotLowered("elements that are no floats")
        self.op, self.type, self.feature = op, type, op.feature_index
        self.values = Tensor(value)
        self.of_features = RankedTensorType.get([type.shape[self.feature]], type.element_type)

    def spread(self, column: Tensor) -> Tensor:
        """What a feature has, for each element."""
        return Tensor(build.broadcast_in_dim(self.type, column.value, [self.feature]))

    def total(self, values: Tensor) -> Tensor:
        """The sum of the elements of each feature."""
        scalar = RankedTensorType.get([], self.type.element_type)
        with filling([scalar, scalar], self.op.location) as block:
            ops.ReturnOp.build([build.add(*block.arguments)])
        zero = build.constant(DenseIntOrFPElementsAttr.from_bits(scalar, [0]))
        others = [each for each in range(self.type.rank) if each != self.feature]
        made = ops.ReduceOp.build([values.value], [zero], others, body=block.parent_region)
        return Tensor(made.results[0])

    @property
    def count(self) -> float:
        """How many elements a feature has."""
        size = self.type.shape[self.feature]
        return self.type.num_elements // size if size else 0

    def mean(self, values: Tensor) -> Tensor:
        total = self.total(values)
        return total / total.like(self.count)

    def deviation(self, variance: Tensor) -> Tensor:
        """The root of the variance, which is never zero."""
        return self.shifted(variance).sqrt()

    def shifted(self, variance: Tensor) -> Tensor:
        return variance + variance.like(self.op.epsilon)

    def normalized(self, scale: Tensor, offset: Tensor, mean: Tensor, variance: Tensor) -> Tensor:
        centered = self.values - self.spread(mean)
        unit = centered / self.spread(self.deviation(variance))
        return self.spread(scale) * unit + self.spread(offset)


def inference(op: ops.BatchNormInferenceOp, operands: Values) -> Value:
    batches = _Batches(op, operands[0])
    return batches.normalized(*map(Tensor, operands[1:])).value


def training(op: ops.BatchNormTrainingOp, operands: Values) -> Values:
    batches = _Batches(op, operands[0])
    scale, offset = map(Tensor, operands[1:])
    mean = batches.mean(batches.values)
    centered = batches.values - batches.spread(mean)
    variance = batches.mean(centered * centered)
    found = batches.normalized(scale, offset, mean, variance)
    return [found.value, mean.value, variance.value]


def gradient(op: ops.BatchNormGradOp, operands: Values) -> Values:
    """The gradients of the operand, the scale and the offset."""
    batches = _Batches(op, operands[0])
    scale, mean, variance, output = map(Tensor, operands[1:])
    spread, total = batches.spread, batches.total
    centered = batches.values - spread(mean)
    deviation = batches.deviation(variance)
    of_offset = total(output)
    products = total(output * centered)
    of_scale = products / deviation
    first = output.like(batches.count) * output - spread(of_offset)
    second = spread(products) * centered / spread(batches.shifted(variance))
    factor = scale / deviation
    factor = factor / factor.like(batches.count)
    of_operand = spread(factor) * (first - second)
    return [of_operand.value, of_scale.value, of_offset.value]

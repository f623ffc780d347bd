"""Operations on elements as `linalg.generic`, with what the broadcasting of dynamic sizes takes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from odsgen.dialects.shared.emission import filling
from odsgen.dialects.shared.lowered import require_ranks
from odsgen.dialects.shared.signless_types import signless
from odsgen.dialects.shared.structured_parts import (
    cast_to,
    dims_map,
    element,
    empty_of,
    expanded,
    generic,
    identity,
    index_number,
    shape,
)
from odsgen.dialects.tosa.element_types import zero_point
from odsgen.dialects.tosa.lowering.scalars import computed_element
from odsgen.runtime import DYNAMIC, Location, RankedTensorType, Value
from odsgen_dialects import arith, scf, tensor, tosa

Size = int | Value


@dataclass
class _Sizes:
    """Sizes of tensors as values; each constant is built once."""

    location: Location
    constants: dict[int, Value] = field(default_factory=dict)

    def constant(self, number: int) -> Value:
        if number not in self.constants:
            self.constants[number] = index_number(number)
        return self.constants[number]

    def dim(self, value: Value, dimension: int) -> Value:
        return tensor.dim(value, self.constant(dimension))

    def size(self, value: Value, dimension: int) -> Size:
        known = shape(value)[dimension]
        return self.dim(value, dimension) if known == DYNAMIC else known

    def target(self, operands: Sequence[Value], dimension: int) -> tuple[Size, Value | None]:
        """The size of the result, and the operand that alone tells it."""
        for operand in operands:
            if shape(operand)[dimension] > 1:
                return shape(operand)[dimension], operand
        dynamic = [each for each in operands if shape(each)[dimension] == DYNAMIC]
        if not dynamic:
            return 1, operands[0]
        size = self.dim(dynamic[0], dimension)
        for other in dynamic[1:]:
            size = arith.maxui(size, self.dim(other, dimension))
        return size, dynamic[0] if len(dynamic) == 1 else None

    def broadcast(self, operand: Value, dimension: int, target: Size) -> Value:
        """The operand, repeated along a dimension if it turns out to be 1 there."""
        type = operand.type
        assert isinstance(type, RankedTensorType)
        rank = len(type.shape)
        one = self.constant(1)
        is_one = arith.cmpi(arith.CmpIPredicate.eq, self.dim(operand, dimension), one)
        with filling((), self.location) as then:
            local = _Sizes(self.location)
            output = empty_of(
                [
                    target if each == dimension else local.size(operand, each)
                    for each in range(rank)
                ],
                type.element_type,
            )
            read = dims_map(rank, [None if each == dimension else each for each in range(rank)])
            repeated = generic(
                [operand], [output], [read, identity(rank)], lambda args: args[0], self.location
            ).results[0]
            scf.YieldOp.build([cast_to(type, repeated)])
        with filling((), self.location) as otherwise:
            scf.YieldOp.build([operand])
        made = scf.IfOp.build(
            is_one, then_region=then.parent_region, else_region=otherwise.parent_region
        )
        return made.results[0]


def with_rank(value: Value, rank: int) -> Value:
    """A tensor with sizes of 1 before its own."""
    sizes = list(shape(value))
    extra = rank - len(sizes)
    if not extra:
        return value
    groups = [[*range(extra + 1)]] if sizes else []
    groups += [[each] for each in range(extra + 1, rank)] if sizes else []
    return expanded(value, RankedTensorType.get([1] * extra + sizes, element(value)), groups)


def elementwise(op: Any, operands: Sequence[Value]) -> Value:
    """Computes the elements in a `linalg.generic`."""
    require_ranks([*op.operands, *op.results])
    result = signless(op.result_types[0])
    assert isinstance(result, RankedTensorType)
    rank = len(result.shape)
    parameters: Sequence[Value] = ()
    if isinstance(op, tosa.MulOp):
        operands = operands[:2]
    elif isinstance(op, tosa.NegateOp):
        are_known = None not in (zero_point(op.input1_zp), zero_point(op.output_zp))
        operands, parameters = operands[:1], () if are_known else operands[1:]
    inputs = [with_rank(each, rank) for each in operands]
    sizes = _Sizes(op.location)
    found = [sizes.target(inputs, each) for each in range(rank)]
    if len(inputs) > 1:
        inputs = [_broadcast(each, found, sizes) for each in inputs]
    maps = [
        dims_map(
            rank,
            [
                None if size == 1 and result.shape[each] != 1 else each
                for each, size in enumerate(shape(operand))
            ],
        )
        for operand in inputs
    ]
    output = empty_of([size for size, _ in found], result.element_type)
    made = generic(
        [*inputs, *parameters],
        [output],
        [*maps, *[dims_map(rank, [None])] * len(parameters), identity(rank)],
        lambda args: computed_element(op, args[:-1], result.element_type),
        op.location,
    )
    return cast_to(result, made.results[0])


def _broadcast(
    operand: Value, targets: Sequence[tuple[Size, Value | None]], sizes: _Sizes
) -> Value:
    given = operand
    for dimension, (size, master) in enumerate(targets):
        if shape(given)[dimension] == DYNAMIC and operand is not master:
            operand = sizes.broadcast(operand, dimension, size)
    return operand

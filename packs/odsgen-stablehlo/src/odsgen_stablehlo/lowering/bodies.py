"""Regions on numbers as operations on elements."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.shared.lowered import NotLowered
from odsgen.dialects.shared.signless_types import signless
from odsgen.dialects.shared.structured_parts import constant
from odsgen.rewriting.number_constants import number_attribute
from odsgen.runtime import (
    DenseIntOrFPElementsAttr,
    FloatType,
    IntegerType,
    RankedTensorType,
    Region,
    Type,
    Value,
)
from odsgen_dialects import tensor

from ..stablehlo import ops
from .scalars import computed

_UNCHANGED = (ops.BroadcastInDimOp, ops.ReshapeOp, ops.OptimizationBarrierOp)


def inlined(region: Region, arguments: Sequence[Value]) -> list[Value]:
    """What a region returns for elements, as operations on them; raises NotLowered for one that is not elementwise."""
    (block,) = region.blocks
    known: dict[Value, Value] = dict(zip(block.arguments, arguments, strict=True))

    def element(value: Value) -> Value:
        if value not in known:
            if not _is_number(value.type):
                raise NotLowered("a region that uses tensors")
            if signless(value.type) is not value.type:
                raise NotLowered("a region that uses an unsigned number from around it")
            known[value] = tensor.extract(value, ())
        return known[value]

    for op in block:
        if isinstance(op, ops.ReturnOp):
            return [element(value) for value in op.operands]
        if len(op.results) != 1 or not _is_number(op.results[0].type):
            raise NotLowered("a region that is not elementwise")
        if isinstance(op, ops.ConstantOp):
            known[op.results[0]] = _constant(op)
        elif isinstance(op, _UNCHANGED):
            known[op.results[0]] = element(op.operands[0])
        else:
            known[op.results[0]] = computed(op, [element(value) for value in op.operands])
    raise NotLowered("a region without a terminator")


def _is_number(type: Type) -> bool:
    return isinstance(type, RankedTensorType) and not type.shape


def _constant(op: ops.ConstantOp) -> Value:
    value, type = op.value, op.value.type.element_type
    if not isinstance(value, DenseIntOrFPElementsAttr) or not isinstance(
        type, (FloatType, IntegerType)
    ):
        raise NotLowered("a constant of another kind")
    found = number_attribute(value.number_bits()[0], signless(type))
    assert found is not None
    return constant(found)

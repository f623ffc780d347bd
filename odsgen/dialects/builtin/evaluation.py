"""Evaluation of `builtin`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.hooks import evaluates
from odsgen.interpreter import Machine, Unsupported
from odsgen.runtime import IntegerType, Operation, RankedTensorType, Type, VectorType
from odsgen_dialects.builtin import UnrealizedConversionCastOp


@evaluates(UnrealizedConversionCastOp)
def evaluate_unrealized_conversion_cast(
    op: Operation, operands: Sequence[Any], machine: Machine
) -> Sequence[Any]:
    """The operands if the types are the same, but for the sign of integers; other casts cannot be evaluated."""
    if list(map(_signless, op.result_types)) != [_signless(each.type) for each in op.operands]:
        raise Unsupported("cannot be evaluated between different types")
    return operands


def _signless(type: Type) -> Type:
    """Integers as their bits."""
    if isinstance(type, IntegerType):
        return IntegerType.get(type.width)
    if isinstance(type, (RankedTensorType, VectorType)):
        return type.clone_with(type.shape, _signless(type.element_type))
    return type

"""Evaluation of `builtin`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.hooks import evaluates
from odsgen.interpreter import Machine, Unsupported
from odsgen.runtime import Operation
from odsgen_dialects.builtin import UnrealizedConversionCastOp


@evaluates(UnrealizedConversionCastOp)
def evaluate_unrealized_conversion_cast(
    op: Operation, operands: Sequence[Any], machine: Machine
) -> Sequence[Any]:
    """The operands if the types are the same; other casts cannot be evaluated."""
    if list(op.result_types) != [operand.type for operand in op.operands]:
        raise Unsupported("cannot be evaluated between different types")
    return operands

"""Evaluation of the constants of `complex`; its arithmetic has semantics."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.hooks import evaluates
from odsgen.interpreter import Machine, Unsupported
from odsgen.runtime import FloatAttr
from odsgen.runtime.glue.numbers import ComplexNumber
from odsgen_dialects.complex import ConstantOp


@evaluates(ConstantOp)
def evaluate_constant(op: ConstantOp, operands: Sequence[Any], machine: Machine) -> Sequence[Any]:
    """The value, whose parts are floats."""
    parts = [part.bits for part in op.value if isinstance(part, FloatAttr)]
    if len(parts) != 2:
        raise Unsupported("cannot be evaluated with parts that are no floats")
    return [ComplexNumber(*parts)]

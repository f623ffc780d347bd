"""Inference of result types of the dialect `smt`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.hooks import infers
from odsgen.runtime import Region, Type, Value
from odsgen_dialects.smt import BitVectorType, BVConstantOp, ConcatOp


@infers(ConcatOp)
def infer_bv_concat_return_types(
    operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region]
) -> Sequence[Type]:
    """ConcatOp::inferReturnTypes"""
    widths = [value.type.width for value in operands if isinstance(value.type, BitVectorType)]
    if len(widths) != len(operands):
        raise ValueError("")
    return [BitVectorType.get(sum(widths))]


@infers(BVConstantOp)
def infer_bv_constant_return_types(
    operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region]
) -> Sequence[Type]:
    """BVConstantOp::inferReturnTypes"""
    return [properties["value"].type]

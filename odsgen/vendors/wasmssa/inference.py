"""Inference of result types of the dialect `wasmssa`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.hooks import infers
from odsgen.runtime import Region, Type, Value
from odsgen_dialects.wasmssa import LocalGetOp, LocalOp, LocalRefType, LocalTeeOp


@infers(LocalOp)
def infer_local_return_types(
    operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region]
) -> Sequence[Type]:
    """LocalOp::inferReturnTypes"""
    type = properties.get("type")
    if type is None:
        raise ValueError("")
    return [LocalRefType.get(type.value)]


@infers(LocalGetOp, LocalTeeOp)
def infer_local_get_return_types(
    operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region]
) -> Sequence[Type]:
    """LocalGetOp::inferReturnTypes, LocalTeeOp::inferReturnTypes"""
    if not operands or not isinstance(operands[0].type, LocalRefType):
        raise ValueError("")
    return [operands[0].type.element_type]

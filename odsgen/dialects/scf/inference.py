"""Inference of result types of the dialect `scf`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.hooks import infers
from odsgen.runtime import Region, Type, Value
from odsgen_dialects.scf import IfOp, YieldOp


@infers(IfOp)
def infer_if_return_types(
    operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region]
) -> list[Type]:
    """IfOp::inferReturnTypes"""
    block = regions[0].blocks[0] if regions and regions[0].blocks else None
    end = None if block is None else block.last
    if not isinstance(end, YieldOp):
        raise ValueError(f"expected a region that ends with '{YieldOp.OPERATION_NAME}'")
    return list(end.operand_types)

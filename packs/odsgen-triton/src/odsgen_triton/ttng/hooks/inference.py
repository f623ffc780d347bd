"""Types of results that follow from operands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.hooks import infers
from odsgen.runtime import Region, Type, Value

from ..ops import WarpGroupDotOp, WarpGroupDotWaitOp


@infers(WarpGroupDotOp)
def infer_warp_group_dot(
    operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region]
) -> Sequence[Type]:
    return [operands[2].type]


@infers(WarpGroupDotWaitOp)
def infer_warp_group_dot_wait(
    operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region]
) -> Sequence[Type]:
    return [operand.type for operand in operands]

"""Types of results that follow from operands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.hooks import infers
from odsgen.runtime import Region, Type, Value

from ..ops import LoadOp
from .elements import pointee


@infers(LoadOp)
def infer_load(
    operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region]
) -> Sequence[Type]:
    return [pointee(operands[0].type)]

"""Inference of result types of the dialect `scf`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.scf.forms import YIELD
from odsgen.runtime.ir.region import Region

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.value import Value


def infer_if_return_types(
    operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region]
) -> list[Type]:
    """The types that the `scf.yield` at the end of the first region yields; raises ValueError if there is none."""
    block = regions[0].blocks[0] if regions and regions[0].blocks else None
    end = None if block is None else block.last
    if end is None or end.name != YIELD:
        raise ValueError(f"expected a region that ends with '{YIELD}'")
    return list(end.operand_types)

"""Inference of result types of the dialect `smt`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.region import Region
    from odsgen.runtime.ir.value import Value


def infer_bv_concat_return_types(
    operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region]
) -> Sequence[Type]:
    """A vector with the bits of both."""
    from odsgen_dialects.smt import BitVectorType

    widths = [value.type.parameters()[0] for value in operands]
    return [BitVectorType.get(sum(widths))]


def infer_bv_constant_return_types(
    operands: Sequence[Value], properties: dict[str, Any], regions: Sequence[Region]
) -> Sequence[Type]:
    """The type of the value."""
    return [properties["value"].type]

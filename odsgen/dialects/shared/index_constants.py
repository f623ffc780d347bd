"""Constants of type `index` for lowerings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.shared.index_lists import DYNAMIC_INDEX
from odsgen.runtime import IntegerAttr, Location, Value, index

if TYPE_CHECKING:
    from odsgen.runtime import Builder


def index_constant(builder: Builder, value: int, location: Location) -> Value:
    """Builds an `arith.constant` of type index."""
    from odsgen_dialects import arith

    return builder.insert(
        arith.ConstantOp.build(IntegerAttr.get(value, index), location=location)
    ).result


def index_value(builder: Builder, entry: int | Value, location: Location) -> Value:
    """The value, or the constant of a number."""
    return entry if isinstance(entry, Value) else index_constant(builder, entry, location)


def mixed_values(
    builder: Builder, static: Sequence[int], dynamic: Sequence[Value], location: Location
) -> list[Value]:
    """Static and dynamic sizes as values."""
    remaining = iter(dynamic)
    return [
        next(remaining) if number == DYNAMIC_INDEX else index_constant(builder, number, location)
        for number in static
    ]

"""The operations of the dialect `test` that are about ranges of integers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dataflow.ranges import IntegerRange, add, signed, storage_width, unsigned
from odsgen.hooks import infers_ranges
from odsgen.rewriting.number_constants import number_attribute
from odsgen.runtime import Value
from odsgen.runtime.builtin.scalar_types import Signedness
from odsgen.runtime.builtin.type_functions import element_type_or_self
from odsgen.runtime.builtin.types import IntegerType

from ..ops import IncrementOp, ReflectBoundsOp, WithBoundsOp, WithBoundsRegionOp

Known = Sequence[IntegerRange | None]
Ranges = dict[Value, IntegerRange | None]


def _bounds(op: Any, width: int) -> IntegerRange:
    number = {
        name: int(op.property_attribute(name).value) for name in ("umin", "umax", "smin", "smax")
    }
    return IntegerRange(
        width,
        *(unsigned(number[name], width) for name in ("umin", "umax")),
        *(signed(number[name], width) for name in ("smin", "smax")),
    )


@infers_ranges(WithBoundsOp)
def with_bounds(op: WithBoundsOp, known: Known) -> Ranges:
    value = op.results[0]
    return {value: _bounds(op, storage_width(value.type))}


@infers_ranges(WithBoundsRegionOp)
def with_bounds_region(op: WithBoundsRegionOp, known: Known) -> Ranges:
    value = op.regions[0].entry_block.arguments[0]
    return {value: _bounds(op, storage_width(value.type))}


@infers_ranges(IncrementOp)
def increment(op: IncrementOp, known: Known) -> Ranges | None:
    if known[0] is None:
        return None
    one = IntegerRange.constant(1, known[0].width)
    return {op.results[0]: add(known[0], one)}


@infers_ranges(ReflectBoundsOp)
def reflect_bounds(op: ReflectBoundsOp, known: Known) -> Ranges | None:
    """Writes the range into the operation."""
    if known[0] is None:
        return None
    type = element_type_or_self(op.results[0].type)
    for sign, names in (("u", ("umin", "umax")), ("s", ("smin", "smax"))):
        shown = (
            IntegerType.get(type.width, Signedness.UNSIGNED if sign == "u" else Signedness.SIGNED)
            if isinstance(type, IntegerType)
            else type
        )
        for name in names:
            bound = number_attribute(getattr(known[0], name), shown)
            assert bound is not None
            op.set_property_attribute(name, bound)
    return {op.results[0]: known[0]}

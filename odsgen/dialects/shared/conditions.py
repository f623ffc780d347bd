"""Regions of conditionals and switches, such as those of `scf` and `emitc`."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.runtime import (
    Attribute,
    BoolAttr,
    IntegerAttr,
    InvocationBounds,
    Operation,
    Region,
    RegionSuccessor,
)


def verify_case_values(op: Operation, values: Sequence[int], case_count: int) -> None:
    """Checks that each case has a value of its own."""
    if len(values) != case_count:
        raise op.op_error(f"has {case_count} case regions but {len(values)} case values")
    seen: set[int] = set()
    for value in values:
        if value in seen:
            raise op.op_error(f"has duplicate case value: {value}")
        seen.add(value)


def chosen_by_case(
    successors: Sequence[RegionSuccessor], cases: Sequence[int], value: Attribute | None
) -> Sequence[RegionSuccessor]:
    """The successor for a value, of those of the default and each case; all if the value is unknown."""
    if not isinstance(value, IntegerAttr):
        return successors
    number = list(cases).index(value.value) + 1 if value.value in cases else 0
    return successors[number : number + 1]


def invocations_of_chosen(
    regions: Sequence[Region], chosen: Sequence[RegionSuccessor]
) -> list[InvocationBounds]:
    """How often each region is entered: at most once, if it is among the chosen ones."""
    entered = [successor.region for successor in chosen]
    return [InvocationBounds(0, int(region in entered)) for region in regions]


def chosen_by_condition(
    successors: Sequence[RegionSuccessor], condition: Attribute | None
) -> Sequence[RegionSuccessor]:
    """The first successor for true, the second for false, both if the condition is unknown."""
    if not isinstance(condition, BoolAttr):
        return successors
    return successors[:1] if condition.value else successors[1:]

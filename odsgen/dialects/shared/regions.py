"""Regions that move from one operation to another."""

from __future__ import annotations

from odsgen.runtime import Operation, Region


def taken_regions(op: Operation) -> list[Region]:
    """New regions with the bodies of those of an operation, whose own are empty afterwards."""
    taken = [Region() for _ in op.regions]
    for region, source in zip(taken, op.regions, strict=True):
        region.take_body(source)
    return taken

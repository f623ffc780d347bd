"""Builders of loops of `scf`, for lowerings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.runtime import Block, DenseArrayAttr, Location, Region, Value, i32, index

if TYPE_CHECKING:
    from odsgen_dialects.scf import ForOp, ParallelOp


def build_for(
    lower: Value, upper: Value, step: Value, inits: Sequence[Value], location: Location
) -> ForOp:
    """Builds an `scf.for` with an empty body; without iter_args it has a terminator."""
    from odsgen_dialects import scf

    types = [init.type for init in inits]
    body = Block([lower.type, *types], [location] * (1 + len(types)))
    if not inits:
        body.append(scf.YieldOp.build(location=location))
    return scf.ForOp(
        (lower, upper, step, *inits), types, regions=(Region((body,)),), location=location
    )


def build_parallel(
    lower: Sequence[Value],
    upper: Sequence[Value],
    step: Sequence[Value],
    inits: Sequence[Value],
    location: Location,
    *,
    with_body: bool = True,
) -> ParallelOp:
    """Builds an `scf.parallel` with an empty body or none; without reductions it has a terminator."""
    from odsgen_dialects import scf

    region = Region()
    if with_body:
        body = region.append(Block([index] * len(lower), [location] * len(lower)))
        if not inits:
            body.append(scf.ReduceOp(location=location))
    sizes = DenseArrayAttr.get(i32, [len(lower), len(upper), len(step), len(inits)])
    return scf.ParallelOp(
        (*lower, *upper, *step, *inits),
        [init.type for init in inits],
        {"operandSegmentSizes": sizes},
        regions=(region,),
        location=location,
    )

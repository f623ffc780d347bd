"""`linalg.generic` for other structured operations (MLIR: `generalizeNamedOp`)."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.linalg.effects import inits_of
from odsgen.dialects.linalg.loops import loop_kinds, loop_maps
from odsgen.runtime import (
    AffineMap,
    AffineMapAttr,
    CloneMap,
    Location,
    Operation,
    RankedTensorType,
    Region,
    Value,
)
from odsgen_dialects.linalg import GenericOp, IteratorType


def build_generic(
    inputs: Sequence[Value],
    outputs: Sequence[Value],
    maps: Sequence[AffineMap],
    parallel: Sequence[bool],
    body: Region,
    location: Location,
) -> GenericOp:
    """A `linalg.generic` whose results are the outputs that are tensors."""
    return GenericOp.build(
        [value.type for value in outputs if isinstance(value.type, RankedTensorType)],
        inputs,
        outputs,
        [AffineMapAttr.get(map) for map in maps],
        [IteratorType.parallel if each else IteratorType.reduction for each in parallel],
        region=body,
        location=location,
    )


def copied_body(op: Operation) -> Region:
    """A copy of the body of a structured operation."""
    body = Region()
    op.regions[0].clone_into(body, CloneMap())
    return body


def generalized(op: Operation) -> GenericOp:
    """The same computation as a `linalg.generic`, which is not in the program yet."""
    first = len(op.operands) - len(inits_of(op))
    return build_generic(
        op.operands[:first],
        op.operands[first:],
        loop_maps(op),
        loop_kinds(op),
        copied_body(op),
        op.location,
    )


def can_be_generalized(op: Operation) -> bool:
    """Whether an operation is structured, has one block, and is no `linalg.generic`."""
    return "LinalgOp" in op.INTERFACES and not isinstance(op, GenericOp) and bool(op.regions)

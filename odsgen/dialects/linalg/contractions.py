"""Which loops of a contraction are rows, columns, reductions and batches (MLIR: `inferContractionDims`)."""

from __future__ import annotations

from typing import NamedTuple

from odsgen.dialects.linalg.effects import inits_of
from odsgen.dialects.linalg.loops import loop_kinds, loop_maps
from odsgen.runtime import AffineDimExpr, AffineMap, Operation


class ContractionLoops(NamedTuple):
    """The loops of a contraction by their role, ascending."""

    batch: list[int]
    m: list[int]
    n: list[int]
    k: list[int]


def _dims(map: AffineMap) -> set[int]:
    return {expr.position for expr in map.results if isinstance(expr, AffineDimExpr)}


def contraction_loops(op: Operation, *, any_maps: bool = False) -> ContractionLoops | None:
    """The roles of the loops; None if it is no contraction of two operands.

    With ``any_maps`` operands may be read at sums of loops, too, which have no role then.
    """
    if len(op.operands) != 3 or len(inits_of(op)) != 1:
        return None
    maps, kinds = loop_maps(op), loop_kinds(op)
    if not any_maps and not all(map.is_projected_permutation() for map in maps):
        return None
    left, right, result = (_dims(map) for map in maps)
    parallel = {number for number, each in enumerate(kinds) if each}
    found = ContractionLoops(
        sorted(left & right & result & parallel),
        sorted((left & result & parallel) - right),
        sorted((right & result & parallel) - left),
        sorted((left & right) - result - parallel),
    )
    return found if found.k and (found.m or found.n) else None

"""Interface methods of the dialect `affine`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.shared.segments import segment_sizes
from odsgen.runtime.interfaces.control_flow import RegionSuccessor
from odsgen.runtime.interfaces.side_effects import Speculatability
from odsgen.runtime.ir.region import Region

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import BlockArgument, Value
    from odsgen_dialects.affine import AffineForOp, AffineIfOp, AffineParallelOp


def loop_regions_for(op: AffineForOp) -> Sequence[Region]:
    """The body."""
    return op.regions[:1]


def loop_induction_vars_for(op: AffineForOp) -> Sequence[Value]:
    """The first argument of the body."""
    return op.region.arguments[:1]


def region_iter_args_for(op: AffineForOp) -> Sequence[BlockArgument]:
    """The arguments after the induction variable."""
    return op.region.arguments[1:]


def inits_mutable_for(op: AffineForOp) -> Sequence[Value]:
    """The operands after those of the bounds."""
    return op.operands[sum(segment_sizes(op)[:2]) :]


def yielded_values_mutable_for(op: AffineForOp) -> Sequence[Value] | None:
    """The values that the body yields; None if it is empty."""
    end = op.region.blocks[0].last
    return None if end is None else end.operands


def entry_successor_operands_for(op: AffineForOp, successor: RegionSuccessor) -> Sequence[Value]:
    """The values with which the loop begins."""
    return inits_mutable_for(op)


def successor_regions_for(op: AffineForOp, point: Operation | None) -> list[RegionSuccessor]:
    """Into the body, again or for the first time, or past the loop; a known number of rounds rules some of them out."""
    body = RegionSuccessor(op.region, region_iter_args_for(op))
    behind = RegionSuccessor(None, op.results)
    rounds = _constant_rounds(op)
    if point is None and rounds is not None:
        return [body] if rounds else [behind]
    if point is not None and rounds == 1:
        return [behind]
    return [body, behind]


def speculatability_for(op: AffineForOp) -> Speculatability:
    """A loop that counts by one ends, so that only its body may not be run at any time."""
    if op.step == 1:
        return Speculatability.RECURSIVELY_SPECULATABLE
    return Speculatability.NOT_SPECULATABLE


def _constant_rounds(op: AffineForOp) -> int | None:
    """How often the body runs, where both bounds are constants."""
    bounds: list[int] = []
    for name in ("lowerBoundMap", "upperBoundMap"):
        map = op.properties[name].value
        if not map.is_single_constant():
            return None
        bounds.append(map.constant_results()[0])
    step = op.step
    return max(-(-(bounds[1] - bounds[0]) // step), 0) if step > 0 else None


def successor_regions_if(op: AffineIfOp, point: Operation | None) -> list[RegionSuccessor]:
    """Into one of the regions, or past the operation if there is no second one."""
    past = RegionSuccessor(None, op.results)
    if point is not None:
        return [past]
    then, otherwise = op.regions
    return [RegionSuccessor(then), RegionSuccessor(otherwise) if otherwise.blocks else past]


def loop_regions_parallel(op: AffineParallelOp) -> Sequence[Region]:
    """The body."""
    return op.regions[:1]

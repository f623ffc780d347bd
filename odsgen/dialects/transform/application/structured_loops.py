"""Applies transforms by which structured operations become loops over single elements."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.linalg.tiling.loops import tile_with_for
from odsgen.dialects.linalg.tiling.slices import as_value, dimension
from odsgen.dialects.linalg.tiling.tileable import tileable
from odsgen.dialects.linalg.to_loops import compute_element
from odsgen.dialects.linalg.vectorization.state import static_loop_ranges
from odsgen.dialects.shared import Mixed, build_for
from odsgen.dialects.transform.application.structured_tiling import replace
from odsgen.dialects.transform.interpreter import (
    Payload,
    Result,
    TransformRewriter,
    TransformState,
    definite,
    failed_definitely,
    silenceable,
    to_each_target,
)
from odsgen.runtime import DYNAMIC, InsertionPoint, MemRefType, Operation, ShapedType, Value
from odsgen_dialects.transform import ConvertToLoopsOp, ScalarizeOp


@to_each_target
def apply_scalarize(
    op: ScalarizeOp, target: Operation, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Result]:
    """Tiles loops of unknown length by one."""
    found = tileable(target)
    if found is None:
        raise failed_definitely(op, target)

    def sizes() -> list[Mixed]:
        for value in target.operands:
            shape = value.type.shape if isinstance(value.type, ShapedType) else ()
            for number, size in enumerate(shape):
                if size == DYNAMIC:  # as in MLIR, nothing uses them
                    dimension(rewriter, value, number, target.location)
        return [int(size == DYNAMIC) for size in static_loop_ranges(target)]

    tiling = tile_with_for(rewriter, found, sizes, ())
    replace(rewriter, target, tiling)
    return tiling.operations[:1]


def apply_convert_to_loops(
    op: ConvertToLoopsOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Makes loops of operations on buffers."""
    loops: list[Operation] = []
    for target in state.payload_ops(op.target):
        found = tileable(target)
        if found is None:
            note = (target.location, "payload op")
            raise silenceable(op, "expected the payload to implement TilingInterface", [note])
        rewriter.set_insertion_point_before(target)
        location = target.location
        counters: list[Value] = []
        for range in found.iteration_domain(rewriter):
            lower, upper, step = (as_value(rewriter, each, location) for each in range)
            loop = rewriter.insert(build_for(lower, upper, step, (), location))
            loops.append(loop)
            counters.append(loop.region.arguments[0])
            rewriter.insertion_point = InsertionPoint.before_terminator(loop.region.entry_block)
        if target.results or not any(isinstance(v.type, MemRefType) for v in target.operands):
            note = (target.location, "attempted to apply to this op")
            raise definite(op, "failed to apply", [note])
        compute_element(rewriter, target, counters)
        rewriter.erase_op(target)
    return [loops]

"""Applies splitting of structured operations, and computations of sizes for it."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.linalg.loops import loop_kinds, shape_of
from odsgen.dialects.linalg.tiling.size_computations import (
    build_continuous_sizes,
    build_two_sizes,
    continuous_sizes,
    two_sizes,
)
from odsgen.dialects.linalg.tiling.splitting import split
from odsgen.dialects.linalg.tiling.tileable import TileableStructured
from odsgen.dialects.shared import Mixed, known_integer
from odsgen.dialects.transform.interpreter import (
    Payload,
    Result,
    TransformRewriter,
    TransformState,
    definite,
    failed_to_apply,
    silenceable,
    to_each_target,
)
from odsgen.dialects.transform.verifiers.kinds import PARAM, has
from odsgen.hooks import applies
from odsgen.runtime import DYNAMIC, IndexType, IntegerAttr, Operation, i64
from odsgen_dialects.transform import ContinuousTileSizesOp, MultiTileSizesOp, ParamType, SplitOp


def _length(op: Operation, target: Operation, loop: int, rewriter: TransformRewriter) -> int:
    """The length of a loop of an operation whose shapes are static."""
    if any(DYNAMIC in shape_of(type) for type in target.operand_types):
        raise silenceable(
            op,
            "cannot compute parametric tile sizes for dynamically shaped payload op",
            [(target.location, "payload op")],
        )
    rewriter.set_insertion_point_before(target)
    length = known_integer(TileableStructured(target).iteration_domain(rewriter)[loop].size)
    assert length is not None
    return length


@applies(MultiTileSizesOp)
@to_each_target
def apply_multitile_sizes(
    op: MultiTileSizesOp, target: Operation, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Result]:
    """Gives two tile sizes and the point between them."""
    if "LinalgOp" not in target.INTERFACES:
        raise failed_to_apply(op, target)
    loop = op.dimension
    in_range = loop < len(loop_kinds(target)) and op.target_size > 0 and op.divisor > 0
    type = op.low_size.type
    if has(type, PARAM):
        length = _length(op, target, loop, rewriter) if in_range else 0
        sizes = two_sizes(length, op.target_size, op.divisor) if in_range else None
        if sizes is None:
            raise silenceable(op, "failed to compute multi-size tiling sizes")
        number = type.type if isinstance(type, ParamType) else i64
        return [IntegerAttr.get(size, number) for size in sizes]
    if not in_range:
        raise silenceable(op, "could not generate tile size computation")
    values = build_two_sizes(rewriter, target, loop, op.target_size, op.divisor)
    return [value.defining_op for value in values]


@applies(ContinuousTileSizesOp)
def apply_continuous_tile_sizes(
    op: ContinuousTileSizesOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Gives tile sizes and how much of the loop each covers."""
    targets = state.payload_ops(op.target)
    if len(targets) != 1:
        raise silenceable(op, f"requires exactly one target (got {len(targets)})")
    [target] = targets
    if "LinalgOp" not in target.INTERFACES:
        raise definite(op, "expected Linalg Op")
    in_range = op.dimension < len(loop_kinds(target)) and op.target_size > 0
    if has(op.chunk_sizes.type, PARAM):
        if not in_range:
            raise silenceable(op, "failed to compute multi-size tiling sizes")
        sizes = continuous_sizes(_length(op, target, op.dimension, rewriter), op.target_size)
        return [
            [IntegerAttr.get(size, i64) for size, _ in sizes],
            [IntegerAttr.get(size * rounds, i64) for size, rounds in sizes],
        ]
    if not in_range:
        raise silenceable(op, "could not generate tile size computation")
    values = build_continuous_sizes(rewriter, target, op.dimension, op.target_size)
    return [[value.defining_op for value in each if value.defining_op] for each in values]


@applies(SplitOp)
def apply_split(
    op: SplitOp, rewriter: TransformRewriter, state: TransformState
) -> Sequence[Payload]:
    """Splits targets along a loop; gives all first parts, then all second ones."""
    targets = state.payload_ops(op.target)
    if op.multiway and len(targets) != 1:
        raise silenceable(
            op,
            f"requires exactly one target when multiway split is enabled (got {len(targets)})",
        )
    points = _points(op, len(targets), state)
    if op.multiway:
        parts: list[Operation] = []
        rest: Operation | None = targets[0]
        _check(op, targets[0])
        for point in points:
            if rest is None:
                break
            first, rest = split(rewriter, TileableStructured(rest), op.dimension, point)
            parts.append(first)
        return [[*parts, rest] if rest is not None else parts]
    firsts: list[Operation] = []
    seconds: list[Operation] = []
    unsplit: Operation | None = None
    for target, point in zip(targets, points, strict=True):
        _check(op, target)
        first, second = split(rewriter, TileableStructured(target), op.dimension, point)
        firsts.append(first)
        if second is None:
            unsplit = target
        else:
            seconds.append(second)
    if seconds and unsplit is not None:
        raise silenceable(
            op,
            "splitting does not produce the second part for a subset of targets",
            [
                (
                    None,
                    "expected splitting to produce the second part of all or none of the targets",
                ),
                (unsplit.location, "first target with no second part"),
            ],
        )
    return [[*firsts, *seconds]]


def _check(op: SplitOp, target: Operation) -> None:
    note = [(target.location, "target op")]
    if "LinalgOp" not in target.INTERFACES:
        raise silenceable(op, "only applies to structured ops", note)
    if op.dimension >= len(loop_kinds(target)):
        raise silenceable(op, f"dimension {op.dimension} does not exist in target op", note)


def _points(op: SplitOp, count: int, state: TransformState) -> list[Mixed]:
    handle = op.dynamic_chunk_sizes
    if handle is None:
        return [op.static_chunk_sizes] * count
    found: list[Mixed] = []
    if has(handle.type, PARAM):
        found = [param.value for param in state.params(handle) if isinstance(param, IntegerAttr)]
    else:
        for producer in state.payload_ops(handle):
            results = producer.results
            if len(results) != 1 or not isinstance(results[0].type, IndexType):
                raise silenceable(
                    op,
                    "expected dynamic split point handle to point to a single-result index-typed op",
                    [(producer.location, "dynamic split point")],
                )
            found.append(results[0])
    if not op.multiway and len(found) != count:
        raise definite(
            op,
            "expected the dynamic split point handle to point to as many operations "
            f"({len(found)}) as the target handle ({count})",
        )
    return found

"""Splits an operation along a loop into two (MLIR: `linalg::splitOp`)."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.affine.mixed_values import composed_apply, composed_min
from odsgen.dialects.linalg.tiling.ranges import Tileable
from odsgen.dialects.shared import Mixed
from odsgen.rewriting import PatternRewriter, fold_operation
from odsgen.runtime import AffineDimExpr, AffineMap, Operation, Value
from odsgen_dialects import tensor

_D0, _D1, _D2 = (AffineDimExpr.get(number) for number in range(3))


def split(
    rewriter: PatternRewriter, target: Tileable, loop: int, point: Mixed
) -> tuple[Operation, Operation | None]:
    """Replaces an operation by the parts before and behind a point; it stays where the second part is empty."""
    op, location = target.op, target.op.location
    rewriter.set_insertion_point_before(op)
    domain = target.iteration_domain(rewriter)
    offsets = [each.offset for each in domain]
    sizes = [each.size for each in domain]
    within = AffineMap.get(3, 0, [_D0, _D1 + _D2])
    point = composed_min(rewriter, within, [point, offsets[loop], sizes[loop]], location)
    rest = composed_apply(rewriter, _D0 + _D1 - _D2, [offsets[loop], sizes[loop], point], location)
    if rest == 0:
        return op, None
    inits = target.destinations(rewriter)
    one, values = _part(rewriter, target, loop, (offsets, sizes), (offsets[loop], point), inits)
    second = target.with_destinations(rewriter, values)
    start = composed_apply(rewriter, _D0 + _D1, [offsets[loop], point], location)
    other, values = _part(rewriter, second, loop, (offsets, sizes), (start, rest), values)
    rewriter.erase_op(second.op)
    rewriter.replace_op(op, values)
    return one, other


def _part(
    rewriter: PatternRewriter,
    target: Tileable,
    loop: int,
    whole: tuple[Sequence[Mixed], Sequence[Mixed]],
    part: tuple[Mixed, Mixed],
    into: Sequence[Value],
) -> tuple[Operation, list[Value]]:
    offsets, sizes = (
        [number if at == loop else entry for at, entry in enumerate(entries)]
        for entries, number in zip(whole, part, strict=True)
    )
    tile = target.tile(rewriter, offsets, sizes)
    values: list[Value] = []
    for number, (value, dest) in enumerate(zip(tile.values, into, strict=True)):
        slice = target.result_slice(rewriter, number, offsets, sizes)
        arguments = slice.build_arguments()
        made = rewriter.insert(
            tensor.InsertSliceOp.build(value, dest, *arguments, location=target.op.location)
        )
        folded = fold_operation(made)
        if folded and isinstance(folded[0], Value):
            rewriter.erase_op(made)
            values.append(folded[0])
        else:
            values.append(made.result)
    return tile.operations[0], values

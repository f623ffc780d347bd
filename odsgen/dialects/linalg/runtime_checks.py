"""Checks of structured operations by `generate-runtime-verification`: sizes of operands that fit the loops."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.linalg.loops import all_results, loop_maps
from odsgen.dialects.shared import Size, apply_map, sizes_of
from odsgen.dialects.shared.runtime_checks import Checks, checks
from odsgen.runtime import (
    AffineDimExpr,
    AffineMap,
    Block,
    InsertionPoint,
    IntegerAttr,
    Operation,
    Region,
    ShapedType,
    Value,
)
from odsgen.runtime import index as index_type
from odsgen_dialects import arith, index, linalg, scf


@checks(*(op for op in linalg.DIALECT.operations.values() if "LinalgOp" in op.INTERFACES))
def _structured(op: Operation, checks: Checks) -> None:
    maps = loop_maps(op)
    flat = all_results(maps)
    if not flat.num_dims:  # MLIR leaves the constants, too
        checks.constant(0)
        checks.constant(1)
        return
    to_loops = flat.inverse_permutation()
    if to_loops is None:
        return
    location, rewriter = checks.location, checks.rewriter
    sizes: list[Size] = []
    for value in op.operands:
        if isinstance(value.type, ShapedType):
            sizes += sizes_of(rewriter, value, location)
    ends = apply_map(rewriter, to_loops, sizes, location)
    zero, one = checks.constant(0), checks.constant(1)
    runs: Value | None = None
    for end in ends:
        start = checks.constant(0)
        predicate = index.IndexCmpPredicate.SLT
        some = checks.insert(index.CmpOp.build(predicate, start, _value(checks, end)))
        runs = some if runs is None else checks.insert(arith.AndIOp.build(runs, some))
    assert runs is not None
    body = Block()
    with rewriter.insertion_guard():
        rewriter.insertion_point = InsertionPoint.at_end(body)
        last = [checks.fold(index.SubOp.build(_value(checks, end), one)) for end in ends]
        for number, map in enumerate(maps):
            _check_operand(op, checks, number, map, last, zero, one)
        rewriter.insert(scf.YieldOp.build((), location=location))
    regions = (Region((body,)), Region())
    rewriter.insert(scf.IfOp((runs,), (), regions=regions, location=location))


def _value(checks: Checks, size: Size) -> Value:
    return size if isinstance(size, Value) else checks.constant(size.value)


def _check_operand(
    op: Operation,
    checks: Checks,
    number: int,
    map: AffineMap,
    last: Sequence[Value],
    zero: Value,
    one: Value,
) -> None:
    """The first and last iteration touch elements that there are; where the map is a loop itself, all of them."""
    rewriter, location = checks.rewriter, checks.location
    first: list[Size] = [IntegerAttr.get(0, index_type)] * len(last)
    starts = apply_map(rewriter, map, first, location)
    ends = apply_map(rewriter, map, list(last), location)
    for dim, expr in enumerate(map.results):
        start, end = _value(checks, starts[dim]), _value(checks, ends[dim])
        least = checks.fold(index.MinSOp.build(start, end))
        holds = checks.fold(index.CmpOp.build(index.IndexCmpPredicate.SGE, least, zero))
        what = f"on dimension #{dim} of input/output operand #{number}"
        checks.require(holds, f"unexpected negative result {what}")
        most = checks.fold(index.MaxSOp.build(start, end))
        inferred = checks.fold(index.AddOp.build(most, one))
        size = checks.fold(checks.dim(op.operands[number], dim))
        is_loop = isinstance(expr, AffineDimExpr)
        predicate = index.IndexCmpPredicate.EQ if is_loop else index.IndexCmpPredicate.SLE
        holds = checks.fold(index.CmpOp.build(predicate, inferred, size))
        what = f"dimension #{dim} of input/output operand #{number}"
        checks.require(holds, f"{what} is incompatible with inferred dimension size")

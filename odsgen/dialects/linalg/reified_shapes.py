"""Reification of result shapes of the dialect `linalg` (MLIR: LinalgInterfaces.cpp)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.linalg.effects import inits_of
from odsgen.dialects.linalg.loops import all_results, loop_maps, shape_of
from odsgen.dialects.linalg.structure import STRUCTURED
from odsgen.dialects.shared import Shapes, Size, apply_map, size_of, sizes_of
from odsgen.hooks import implements
from odsgen.runtime import DYNAMIC, AffineDimExpr, IntegerAttr, Operation, ShapedType, index
from odsgen_dialects import linalg

if TYPE_CHECKING:
    from odsgen.runtime import Builder, Location, Value


@implements(*STRUCTURED, linalg.GenericOp, method="reify_result_shapes")
def _of_structured(op: Operation, builder: Builder) -> Shapes:
    """LinalgOp::reifyResultShapes"""
    maps = loop_maps(op)
    inits = inits_of(op)
    first = len(op.operands) - len(inits)
    counts = [len(map.results) for map in maps]
    of_inputs = sum(counts[:first])
    flat = all_results(maps)
    to_loops = flat.inverse_permutation()
    shapes = [shape_of(value.type) for value in inits]
    if to_loops is None:
        return [sizes_of(builder, value, op.location) for value in inits]
    known = [size for operand in op.operands for size in _sizes(builder, operand, op.location)]
    results = flat.sub_map(range(of_inputs, len(flat.results))).compose(to_loops)
    computed = iter(
        zip(results.results, apply_map(builder, results, known, op.location), strict=True)
    )
    found: list[list[Size]] = []
    for value, shape in zip(inits, shapes, strict=True):
        found.append([])
        for dimension, size in enumerate(shape):
            expr, result = next(computed)
            if size != DYNAMIC:
                result = IntegerAttr.get(size, index)
            elif any(
                isinstance(part, AffineDimExpr) and part.position >= of_inputs
                for part in expr.walk()
            ):
                result = size_of(builder, value, dimension, op.location)
            found[-1].append(result)
    return found


def _sizes(builder: Builder, operand: Value, location: Location) -> Sequence[Size]:
    return sizes_of(builder, operand, location) if isinstance(operand.type, ShapedType) else ()


@implements(linalg.PackOp, linalg.UnPackOp, method="reify_result_shapes")
def _of_destination(op: linalg.PackOp | linalg.UnPackOp, builder: Builder) -> Shapes:
    """PackOp::reifyResultShapes, UnPackOp::reifyResultShapes"""
    return [sizes_of(builder, op.dest, op.location)]


@implements(linalg.SoftmaxOp, method="reify_result_shapes")
def reify_result_shapes_softmax(op: linalg.SoftmaxOp, builder: Builder) -> Shapes:
    """SoftmaxOp::reifyResultShapes"""
    return [sizes_of(builder, op.input, op.location)]

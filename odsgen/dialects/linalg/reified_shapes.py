"""Reification of result shapes of the dialect `linalg` (MLIR: LinalgInterfaces.cpp)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.linalg.effects import inits_of
from odsgen.dialects.linalg.loops import all_results, loop_maps, shape_of
from odsgen.dialects.linalg.structure import STRUCTURED
from odsgen.dialects.shared import Shapes, Size, apply_map, size_of, sizes_of
from odsgen.hooks import implements
from odsgen.runtime import DYNAMIC, AffineDimExpr, IntegerAttr, Operation, index
from odsgen_dialects import linalg

if TYPE_CHECKING:
    from odsgen.runtime import Builder


@implements(*STRUCTURED, linalg.GenericOp, method="reify_result_shapes")
def _of_structured(op: Operation, builder: Builder) -> Shapes:
    """LinalgOp::reifyResultShapes"""
    maps = loop_maps(op)
    inits = inits_of(op)
    first = len(op.operands) - len(inits)
    flat = all_results(maps)
    sizes: list[tuple[int, int]] = [  # operand numbers and dimensions
        (number, dimension)
        for number, map in enumerate(maps)
        for dimension in range(len(map.results))
    ]
    to_loops = flat.inverse_permutation()
    found: list[list[Size]] = []
    for number, value in enumerate(inits, first):
        shape: list[Size] = []
        for dimension, size in enumerate(shape_of(value.type)):
            if size != DYNAMIC:
                shape.append(IntegerAttr.get(size, index))
                continue
            if to_loops is None:
                shape.append(size_of(builder, value, dimension, op.location))
                continue
            result = maps[number].sub_map([dimension]).compose(to_loops)
            sources = {
                sizes[part.position]
                for part in result.results[0].walk()
                if isinstance(part, AffineDimExpr)
            }
            if any(operand >= first for operand, _ in sources):
                shape.append(size_of(builder, value, dimension, op.location))
                continue
            known: list[Size] = [
                (
                    size_of(builder, op.operands[operand], of, op.location)
                    if (operand, of) in sources
                    else IntegerAttr.get(0, index)
                )
                for operand, of in sizes
            ]
            shape += apply_map(builder, result, known, op.location)
        found.append(shape)
    return found


@implements(linalg.PackOp, linalg.UnPackOp, method="reify_result_shapes")
def _of_destination(op: linalg.PackOp | linalg.UnPackOp, builder: Builder) -> Shapes:
    """PackOp::reifyResultShapes, UnPackOp::reifyResultShapes"""
    return [sizes_of(builder, op.dest, op.location)]


@implements(linalg.SoftmaxOp, method="reify_result_shapes")
def reify_result_shapes_softmax(op: linalg.SoftmaxOp, builder: Builder) -> Shapes:
    """SoftmaxOp::reifyResultShapes"""
    return [sizes_of(builder, op.input, op.location)]

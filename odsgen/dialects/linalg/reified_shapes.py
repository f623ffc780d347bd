"""The sizes of the results of the dialect `linalg` (MLIR: `LinalgOp::reifyResultShapes`, LinalgOps.cpp)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.linalg.effects import inits_of
from odsgen.dialects.linalg.loops import all_results, loop_maps, shape_of
from odsgen.dialects.shared.reified_shapes import Shapes, Size, apply_map, size_of, sizes_of
from odsgen.runtime.affine.expr import AffineDimExpr
from odsgen.runtime.builtin.attributes import IntegerAttr
from odsgen.runtime.builtin.types import DYNAMIC, index

if TYPE_CHECKING:
    from odsgen.runtime.ir.builder import Builder
    from odsgen.runtime.ir.operation import Operation
    from odsgen_dialects.linalg import PackOp, SoftmaxOp, UnPackOp


def _of_structured(op: Operation, builder: Builder) -> Shapes:
    """Follow the loops from the results to the operands that say how far they run.

    A size that only an output says is that of the output.
    """
    maps = loop_maps(op)
    inits = inits_of(op)
    first = len(op.operands) - len(inits)
    flat = all_results(maps)
    sizes: list[tuple[int, int]] = [  # of operands, and their dimensions
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


reify_result_shapes_linalg_op3 = _of_structured
reify_result_shapes_linalg_op_of_strides_and_dilations = _of_structured
reify_result_shapes_linalg_op_of_strides_and_dilations2 = _of_structured
reify_result_shapes_linalg_op_of_strides_and_dilations3 = _of_structured
reify_result_shapes_matmul_op_of_indexing_maps_and_cast = _of_structured
reify_result_shapes_broadcast = reify_result_shapes_contract = _of_structured
reify_result_shapes_copy = reify_result_shapes_elementwise = _of_structured
reify_result_shapes_generic = reify_result_shapes_map = _of_structured
reify_result_shapes_reduce = reify_result_shapes_transpose = _of_structured


def _of_destination(op: PackOp | UnPackOp, builder: Builder) -> Shapes:
    """The sizes of the destination."""
    return [sizes_of(builder, op.dest, op.location)]


reify_result_shapes_pack = reify_result_shapes_unpack = _of_destination


def reify_result_shapes_softmax(op: SoftmaxOp, builder: Builder) -> Shapes:
    """The sizes of the input."""
    return [sizes_of(builder, op.input, op.location)]

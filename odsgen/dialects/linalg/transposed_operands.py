"""Products and convolutions of a transposed operand (MLIR: `transposeMatmul`, `transposeConv2D`)."""

from __future__ import annotations

from typing import Any

from odsgen.dialects.linalg import building
from odsgen.dialects.linalg.effects import has_pure_tensor_semantics
from odsgen.dialects.linalg.loops import DILATIONS, STRIDES
from odsgen.dialects.shared.emission import emitting
from odsgen.dialects.shared.index_constants import index_constant
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import (
    DYNAMIC,
    AffineDimExpr,
    AffineMap,
    AffineMapAttr,
    DenseIntOrFPElementsAttr,
    MemRefType,
    Operation,
    RankedTensorType,
    Value,
    i64,
)
from odsgen_dialects import linalg, memref, tensor

_CONVOLUTIONS: dict[type[Operation], Any] = {
    linalg.Conv2DNhwcFhwcOp: building.structured(linalg.Conv2DNhwcHwcfOp),
    linalg.Conv2DNhwcFhwcQOp: building.structured(linalg.Conv2DNhwcHwcfQOp),
}


def transpose_filter(rewriter: PatternRewriter, op: Operation) -> Operation | None:
    """A convolution whose filter has the channels of the result last; None if it is of another kind."""
    build = _CONVOLUTIONS.get(type(op))
    if build is None:
        return None
    rewriter.set_insertion_point_before(op)
    inputs = list(op.operands[:-1])
    order = [1, 2, 3, 0]
    image, kernel = inputs[0].type, inputs[1].type
    assert isinstance(image, (RankedTensorType, MemRefType))
    assert isinstance(kernel, (RankedTensorType, MemRefType))
    shape = [kernel.shape[number] for number in order]
    made: Operation
    if isinstance(image, MemRefType):
        buffer = MemRefType.get(shape, image.element_type)
        made = memref.AllocOp.build(buffer, (), (), location=op.location)
    else:
        empty = RankedTensorType.get(shape, image.element_type)
        made = tensor.EmptyOp.build(empty, location=op.location)
    target = rewriter.insert(made).results[0]
    with emitting(rewriter, op.location):
        moved = building.transpose(inputs[1], target, order)
    inputs[1] = moved.results[0] if moved.results else target
    ones = DenseIntOrFPElementsAttr.get(RankedTensorType.get([2], i64), [1])
    factors = {name: op.property_attribute(name) or ones for name in (STRIDES, DILATIONS)}
    product: Operation = build(inputs, op.operands[-1:], location=op.location, **factors)
    rewriter.insert(product)
    rewriter.replace_op(op, product.results)
    return product


def transpose_factor(rewriter: PatternRewriter, op: Operation, number: int) -> Operation | None:
    """A product of matrices one of which is transposed before; None if it is of another kind."""
    if not isinstance(op, (linalg.MatmulOp, linalg.BatchMatmulOp)):
        return None
    if op.has_user_defined_maps() or not has_pure_tensor_semantics(op):
        return None
    rewriter.set_insertion_point_before(op)
    inputs = list(op.inputs)
    is_batched = isinstance(op, linalg.BatchMatmulOp)
    order = [0, 2, 1] if is_batched else [1, 0]
    type = inputs[number].type
    assert isinstance(type, RankedTensorType)
    sizes: list[Value] = []
    for place in order:
        if type.shape[place] == DYNAMIC:
            index = index_constant(rewriter, place, op.location)
            dim = tensor.DimOp.build(inputs[number], index, location=op.location)
            sizes.append(rewriter.insert(dim).result)
    empty = RankedTensorType.get([type.shape[place] for place in order], type.element_type)
    target = rewriter.insert(tensor.EmptyOp.build(empty, sizes, location=op.location)).result
    with emitting(rewriter, op.location):
        inputs[number] = building.transpose(inputs[number], target, order).results[0]
    places = [(0, 2), (2, 1), (0, 1)]
    first, second = places[number]
    places[number] = second, first
    maps = []
    for pair in places:
        dims = [AffineDimExpr.get(each + is_batched) for each in pair]
        batch = [AffineDimExpr.get(0)] * is_batched
        maps.append(AffineMapAttr.get(AffineMap.get(3 + is_batched, 0, [*batch, *dims])))
    build: Any = building.batch_matmul if is_batched else building.matmul
    product: Operation = build(inputs, op.outputs, indexing_maps=maps, location=op.location)
    rewriter.insert(product)
    rewriter.replace_op(op, product.results)
    return product

"""Folds of the dialect `vector`: broadcasts, shape casts, shuffles, masks, `from_elements`."""

from __future__ import annotations

from odsgen.dialects.memref.casts import fold_memref_casts
from odsgen.dialects.shared import element_attribute, elements_of, is_poison, vector_type
from odsgen.dialects.vector.masks import MaskFormat, mask_format
from odsgen.dialects.vector.shapes import is_broadcastable, keeps_order
from odsgen.hooks import Constants, Folded, folds
from odsgen.runtime import (
    Attribute,
    DenseIntOrFPElementsAttr,
    FloatAttr,
    IntegerAttr,
    IntegerType,
    f16,
    f32,
)
from odsgen_dialects import vector


@folds(vector.BroadcastOp)
def fold_broadcast(op: vector.BroadcastOp, operands: Constants) -> Folded:
    """BroadcastOp::fold"""
    type = vector_type(op.vector)
    if op.source.type is type:
        return [op.source]
    cast = op.source.defining_op
    if isinstance(cast, vector.ShapeCastOp) and is_broadcastable(cast.source.type, type):
        before, after = vector_type(cast.source).shape, vector_type(cast.result).shape
        count = min(len(before), len(after))
        if before[len(before) - count :] == after[len(after) - count :]:
            op.set_operand(0, cast.source)
            return op.results
    constant = operands[0]
    if isinstance(constant, (IntegerAttr, FloatAttr)):
        found = elements_of(type, [constant])
        return None if found is None else [found]
    if isinstance(constant, DenseIntOrFPElementsAttr) and constant.is_splat:
        return [DenseIntOrFPElementsAttr.from_bits(type, constant.number_bits())]
    if constant is not None and is_poison(constant):
        return [constant]
    return None


@folds(vector.ShapeCastOp)
def fold_shape_cast(op: vector.ShapeCastOp, operands: Constants) -> Folded:
    """ShapeCastOp::fold"""
    type = vector_type(op.result)
    if op.source.type is type:
        return [op.source]
    before = op.source.defining_op
    if isinstance(before, vector.ShapeCastOp):
        op.set_operand(0, before.source)
        return op.results
    if isinstance(before, vector.TransposeOp):
        if not keeps_order(before):
            return None
        op.set_operand(0, before.vector)
        return op.results
    if isinstance(before, vector.BroadcastOp) and before.source.type is type:
        return [before.source]
    constant = operands[0]
    if isinstance(constant, DenseIntOrFPElementsAttr):
        return [DenseIntOrFPElementsAttr.from_raw(type, constant.raw_data)]
    if constant is not None and is_poison(constant):
        return [constant]
    return None


@folds(vector.BitCastOp)
def fold_bitcast(op: vector.BitCastOp, operands: Constants) -> Folded:
    """BitCastOp::fold"""
    if op.source.type is op.result.type:
        return [op.source]
    before = op.source.defining_op
    if isinstance(before, vector.BitCastOp):
        if before.source.type is op.result.type:
            return [before.source]
        op.set_operand(0, before.source)
        return op.results
    return _repeated_bits(op, operands[0])


def _repeated_bits(op: vector.BitCastOp, constant: Attribute | None) -> Folded:
    """A splat of wider elements: integers, and f16 to f32."""
    type, before = vector_type(op.result), vector_type(op.source).element_type
    if not isinstance(constant, DenseIntOrFPElementsAttr) or not constant.is_splat:
        return None
    after = type.element_type
    if isinstance(before, IntegerType) and isinstance(after, IntegerType):
        narrow, wide = before.width, after.width
    elif before is f16 and after is f32:
        narrow, wide = 16, 32
    else:
        return None
    if narrow == 0 or wide <= narrow or wide % narrow:
        return None
    bits = constant.number_bits()[0]
    repeated = sum(bits << place for place in range(0, wide, narrow))
    return [DenseIntOrFPElementsAttr.from_bits(type, [repeated])]


@folds(vector.TransposeOp)
def fold_transpose(op: vector.TransposeOp, operands: Constants) -> Folded:
    """TransposeOp::fold"""
    constant = operands[0]
    if isinstance(constant, DenseIntOrFPElementsAttr) and constant.is_splat:
        return [DenseIntOrFPElementsAttr.from_raw(vector_type(op.result), constant.raw_data)]
    if constant is not None and is_poison(constant):
        return [constant]
    return [op.vector] if op.vector.type is op.result.type and keeps_order(op) else None


@folds(vector.ShuffleOp)
def fold_shuffle(op: vector.ShuffleOp, operands: Constants) -> Folded:
    """ShuffleOp::fold"""
    type, second = vector_type(op.v1), vector_type(op.v2)
    if type.rank == 0:
        return None
    mask = list(op.mask)
    size = type.shape[0]
    if mask == list(range(size)):
        return [op.v1]
    if mask == list(range(size, size + second.shape[0])):
        return [op.v2]
    constants = operands[:2]
    if all(constant is not None and is_poison(constant) for constant in constants):
        return [constant for constant in constants[:1] if constant is not None]
    if type.rank != 1:
        return None
    known: list[list[Attribute | None] | None] = []
    for constant, count in zip(constants, (size, second.shape[0]), strict=True):
        if constant is not None and is_poison(constant):
            known.append(None)
        elif isinstance(constant, DenseIntOrFPElementsAttr):
            known.append([element_attribute(constant, number) for number in range(count)])
        else:
            return None
    # Poison may become any element; MLIR takes the first one of an operand that is not poison.
    any_element = next(elements[0] for elements in known if elements is not None)
    chosen: list[Attribute | None] = []
    for position in mask:
        elements = known[position >= size]
        number = position - size if position >= size else position
        chosen.append(any_element if position < 0 or elements is None else elements[number])
    found = elements_of(vector_type(op.vector), chosen)
    return None if found is None else [found]


@folds(vector.ConstantMaskOp)
def fold_constant_mask(op: vector.ConstantMaskOp, operands: Constants) -> Folded:
    """ConstantMaskOp::fold"""
    type, sizes = vector_type(op.result), tuple(op.mask_dim_sizes)
    if sizes == tuple(type.shape or (1,)):
        return [DenseIntOrFPElementsAttr.from_bits(type, [1])]
    if not any(sizes):
        return [DenseIntOrFPElementsAttr.from_bits(type, [0])]
    return None


@folds(vector.FromElementsOp)
def fold_from_elements(op: vector.FromElementsOp, operands: Constants) -> Folded:
    """FromElementsOp::fold"""
    elements = op.elements
    before = elements[0].defining_op if elements else None
    if isinstance(before, vector.ToElementsOp) and before.source.type is op.dest.type:
        if list(elements) == list(before.results):
            return [before.source]
    if None in operands:
        return None
    found = elements_of(vector_type(op.dest), operands)
    return None if found is None else [found]


@folds(vector.ToElementsOp)
def fold_to_elements(op: vector.ToElementsOp, operands: Constants) -> Folded:
    """ToElementsOp::fold"""
    before = op.source.defining_op
    return list(before.elements) if isinstance(before, vector.FromElementsOp) else None


@folds(vector.MultiDimReductionOp)
def fold_multi_reduction(op: vector.MultiDimReductionOp, operands: Constants) -> Folded:
    """Keeps the operation: MultiDimReductionOp::fold forgets the accumulator, which a pattern combines with the source."""
    return None


@folds(vector.LoadOp, vector.MaskedLoadOp)
def fold_load(op: vector.LoadOp | vector.MaskedLoadOp, operands: Constants) -> Folded:
    """LoadOp::fold, MaskedLoadOp::fold"""
    return op.results if fold_memref_casts(op) else None


@folds(vector.StoreOp, vector.MaskedStoreOp)
def fold_store(op: vector.StoreOp | vector.MaskedStoreOp, operands: Constants) -> Folded:
    """StoreOp::fold, MaskedStoreOp::fold"""
    return () if fold_memref_casts(op) else None


@folds(vector.MaskOp)
def fold_mask(op: vector.MaskOp, operands: Constants) -> Folded:
    """MaskOp::fold"""
    block = op.regions[0].entry_block
    first = block.first
    assert first is not None
    if first is block.last:
        values = list(first.operands)
        return values if values and op.passthru is None else None
    if mask_format(op.mask) is not MaskFormat.ALL_TRUE:
        return None
    first.move_before(op)
    return list(first.results[:1])

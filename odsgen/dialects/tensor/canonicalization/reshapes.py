"""Canonicalization of `expand_shape` and `collapse_shape`."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from odsgen.dialects.shared import (
    as_shape,
    collapse,
    collapse_of_collapse,
    collapse_of_expand,
    expand,
    expand_of_collapse,
    expand_of_expand,
    fold_constants,
    mixed_sizes,
    ranked_tensor,
    reassociation_of,
)
from odsgen.dialects.tensor.canonicalization.casts import cast_to
from odsgen.dialects.tensor.cast_information import folds_into_consumer
from odsgen.hooks import pattern
from odsgen.rewriting import PatternRewriter, constant_value
from odsgen.runtime import DYNAMIC, DenseIntOrFPElementsAttr, RankedTensorType, Type, Value
from odsgen_dialects.tensor import CastOp, CollapseShapeOp, ExpandShapeOp, FromElementsOp, SplatOp

ReshapeOp = CollapseShapeOp | ExpandShapeOp
Groups = Sequence[Sequence[int]]


def _shape(value: Value) -> tuple[int, ...]:
    type = value.type
    assert isinstance(type, RankedTensorType)
    return type.shape


pattern(ExpandShapeOp)(expand_of_expand)
pattern(ExpandShapeOp)(expand_of_collapse)
pattern(CollapseShapeOp)(collapse_of_collapse)
pattern(CollapseShapeOp)(collapse_of_expand)


def _product(sizes: Sequence[int]) -> int:
    return DYNAMIC if DYNAMIC in sizes else prod(sizes)


@pattern(ExpandShapeOp)
def _expand_to_constants(op: ExpandShapeOp, rewriter: PatternRewriter) -> bool:
    """Folds constant output sizes into the type, casting source and result."""
    cast = op.src.defining_op
    if not folds_into_consumer(cast):
        return False
    known = _shape(cast.source)
    groups = reassociation_of(op)
    sizes = mixed_sizes(_shape(op.result), op.output_shape)
    changed = False
    for number, group in enumerate(groups):
        if known[number] == DYNAMIC:
            continue
        for dimension in group:
            size = [sizes[dimension]]
            if fold_constants(size, non_negative=False):
                sizes[dimension] = size[0]
                changed = True
    if not changed:
        return False
    shape = as_shape(sizes)
    element_type = ranked_tensor(op.result).element_type
    collapsed = [_product([shape[dimension] for dimension in group]) for group in groups]
    source = cast_to_new(rewriter, op, RankedTensorType.get(collapsed, element_type))
    made = expand(op, RankedTensorType.get(shape, element_type), source, groups, sizes)
    rewriter.insert(made)
    rewriter.replace_op(op, [cast_to(rewriter, made.results[0], op.result.type, op)])
    return True


def cast_to_new(rewriter: PatternRewriter, op: ExpandShapeOp, type: Type) -> Value:
    """Casts the operation's source, even to the same type."""
    return rewriter.insert(CastOp.build(type, op.src, location=op.location)).dest


# --- reshapes of constants ----------------------------------------------------------------------------------------------


@pattern(CollapseShapeOp, ExpandShapeOp)
def _reshape_of_constant(op: ReshapeOp, rewriter: PatternRewriter) -> bool:
    """A reshape of a constant splat is a splat."""
    from odsgen_dialects.arith import ConstantOp

    constant = constant_value(op.src)
    if not isinstance(constant, DenseIntOrFPElementsAttr) or not constant.is_splat:
        return False
    if not ranked_tensor(op.result).has_static_shape:
        return False
    value = DenseIntOrFPElementsAttr.from_raw(ranked_tensor(op.result), constant.raw_data)
    rewriter.replace_op_with_new(op, ConstantOp.build(value))
    return True


@pattern(CollapseShapeOp, ExpandShapeOp)
def _reshape_of_splat(op: ReshapeOp, rewriter: PatternRewriter) -> bool:
    """A reshape of `tensor.splat` is a splat."""
    splat = op.src.defining_op
    if not isinstance(splat, SplatOp) or not ranked_tensor(splat.aggregate).has_static_shape:
        return False
    rewriter.replace_op_with_new(op, SplatOp.build(op.result.type, splat.input))
    return True


@pattern(CollapseShapeOp, ExpandShapeOp)
def _reshape_of_elements(op: ReshapeOp, rewriter: PatternRewriter) -> bool:
    """A reshape of `from_elements` is `from_elements`."""
    elements = op.src.defining_op
    if not isinstance(elements, FromElementsOp) or not ranked_tensor(op.result).has_static_shape:
        return False
    rewriter.replace_op_with_new(op, FromElementsOp.build(op.result.type, elements.elements))
    return True


@pattern(CollapseShapeOp)
def _collapse_of_cast(op: CollapseShapeOp, rewriter: PatternRewriter) -> bool:
    """`collapse(cast x)` is `collapse x`."""
    cast = op.src.defining_op
    if not folds_into_consumer(cast):
        return False
    groups = reassociation_of(op)
    source = cast.source.type
    assert isinstance(source, RankedTensorType)
    shape = [_product([source.shape[dimension] for dimension in group]) for group in groups]
    type = RankedTensorType.get(shape, source.element_type)
    if type is op.result.type:
        with rewriter.modifying(op):
            op.set_operand(0, cast.source)
        return True
    made = rewriter.insert(collapse(op, type, cast.source, groups))
    rewriter.replace_op(op, [cast_to(rewriter, made.results[0], op.result.type, op)])
    return True

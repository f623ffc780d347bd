"""Canonicalization of expand_shape and collapse_shape."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import TYPE_CHECKING

from odsgen.dialects.shared.mixed_values import (
    Mixed,
    as_shape,
    fold_constants,
    known_integer,
    mixed_values,
    split_mixed,
)
from odsgen.dialects.shared.patterns import index_constant, patterns_of
from odsgen.dialects.shared.reassociation import (
    composed_groups,
    covering_groups,
    groups_to_collapse,
    reassociation_of,
)
from odsgen.dialects.shared.shaped_values import ranked_tensor
from odsgen.dialects.tensor.canonicalization.casts import cast_to
from odsgen.dialects.tensor.cast_information import folds_into_consumer
from odsgen.runtime.builtin.elements import DenseIntOrFPElementsAttr
from odsgen.runtime.builtin.types import DYNAMIC, RankedTensorType
from odsgen.runtime.ir.value import Value
from odsgen.runtime.rewriting.folding import constant_value

if TYPE_CHECKING:
    from odsgen.runtime.base.attribute import Type
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.rewriting.pattern import RewritePattern
    from odsgen.runtime.rewriting.rewriter import PatternRewriter
    from odsgen_dialects.tensor import CollapseShapeOp, ExpandShapeOp

    ReshapeOp = CollapseShapeOp | ExpandShapeOp
    Groups = Sequence[Sequence[int]]


def _shape(value: Value) -> tuple[int, ...]:
    type = value.type
    assert isinstance(type, RankedTensorType)
    return type.shape


def _collapse(op: Operation, type: Type, source: Value, groups: Groups) -> Operation:
    from odsgen_dialects.tensor import CollapseShapeOp

    return CollapseShapeOp.build(type, source, groups, location=op.location)


def _expand(
    op: Operation, type: Type, source: Value, groups: Groups, sizes: Sequence[Mixed]
) -> Operation:
    from odsgen_dialects.tensor import ExpandShapeOp

    values, numbers = split_mixed(sizes)
    return ExpandShapeOp.build(type, source, groups, values, numbers, location=op.location)


def _output_shape(op: ExpandShapeOp) -> list[Mixed]:
    return mixed_values(op.static_output_shape, op.output_shape)


# --- two reshapes in one ------------------------------------------------------------------------------------------------


def _expand_of_expand(op: ExpandShapeOp, rewriter: PatternRewriter) -> bool:
    """Expands once."""
    inner = op.src.defining_op
    if inner is None or inner.name != op.name:
        return False
    groups = composed_groups(reassociation_of(inner), reassociation_of(op))
    if groups is None:
        return False
    made = _expand(op, op.result.type, inner.operands[0], groups, _output_shape(op))
    rewriter.replace_op_with_new(op, made)
    return True


def _collapse_of_collapse(op: CollapseShapeOp, rewriter: PatternRewriter) -> bool:
    """Collapses once."""
    inner = op.src.defining_op
    if inner is None or inner.name != op.name:
        return False
    groups = composed_groups(reassociation_of(inner), reassociation_of(op))
    if groups is None:
        return False
    made = _collapse(op, op.result.type, inner.operands[0], groups)
    rewriter.replace_op_with_new(op, made)
    return True


def _expand_of_collapse(op: ExpandShapeOp, rewriter: PatternRewriter) -> bool:
    """Collapses less, or expands less."""
    inner = op.src.defining_op
    if inner is None or inner.name != "tensor.collapse_shape":
        return False
    source, type = inner.operands[0], op.result.type
    before, after = _shape(source), _shape(op.result)
    if len(before) > len(after):
        groups = _collapsing(reassociation_of(inner), reassociation_of(op), before, after)
        if groups is None:
            return False
        rewriter.replace_op_with_new(op, _collapse(op, type, source, groups))
        return True
    if len(before) == len(after):
        return False
    groups = _collapsing(reassociation_of(op), reassociation_of(inner), after, before)
    if groups is None:
        return False
    rewriter.replace_op_with_new(op, _expand(op, type, source, groups, _output_shape(op)))
    return True


def _collapsing(
    source_groups: Groups, target_groups: Groups, source: Sequence[int], target: Sequence[int]
) -> list[list[int]] | None:
    """The groups that collapse one shape to the other, found within the groups that both have."""
    if not source_groups:
        return groups_to_collapse(source, target)
    composed: list[list[int]] = []
    for mine, others in zip(source_groups, target_groups, strict=False):
        here = [source[number] for number in mine]
        there = [target[number] for number in others]
        if here.count(DYNAMIC) >= 2 and there.count(DYNAMIC) >= 2:
            return None
        if len(here) == len(there):
            if here != there:
                return None
            composed += [[number] for number in mine]
            continue
        found = groups_to_collapse(here, there)
        if found is None:
            return None
        composed += [[mine[0] + number for number in group] for group in found]
    return composed


def _collapse_of_expand(op: CollapseShapeOp, rewriter: PatternRewriter) -> bool:
    """Expands less, or collapses less."""
    from odsgen_dialects.tensor import ExpandShapeOp

    inner = op.src.defining_op
    if not isinstance(inner, ExpandShapeOp):
        return False
    source, type = inner.src, op.result.type
    if source.type is type:
        return False
    before, after = _shape(source), _shape(op.result)
    fine, coarse = reassociation_of(inner), reassociation_of(op)
    if len(before) <= len(after):
        fine, coarse = coarse, fine
    groups = covering_groups(fine, coarse)
    if groups is None:
        return False
    if len(before) > len(after):
        rewriter.replace_op_with_new(op, _collapse(op, type, source, groups))
    elif len(before) < len(after):
        sizes = _collapsed_sizes(op, _output_shape(inner), rewriter)
        rewriter.replace_op_with_new(op, _expand(op, type, source, groups, sizes))
    else:
        rewriter.replace_op(op, [cast_to(rewriter, source, type, op)])
    return True


def _collapsed_sizes(
    op: CollapseShapeOp, sizes: Sequence[Mixed], rewriter: PatternRewriter
) -> list[Mixed]:
    """The product of the sizes in each group."""
    from odsgen_dialects.arith import MulIOp

    products: list[Mixed] = []
    for group in reassociation_of(op):
        known = 1
        values: list[Value] = []
        for dimension in group:
            size = sizes[dimension]
            number = known_integer(size)
            if number is not None:
                known *= number
            elif isinstance(size, Value):
                values.append(size)
        if not values:
            products.append(known)
            continue
        total = values[0]
        for value in values[1:]:
            total = rewriter.insert(MulIOp.build(total, value, location=op.location)).result
        if known != 1:
            factor = index_constant(rewriter, known, op.location)
            total = rewriter.insert(MulIOp.build(total, factor, location=op.location)).result
        products.append(total)
    return products


# --- reshapes of what is known ------------------------------------------------------------------------------------------


def _reshape_of_constant(op: ReshapeOp, rewriter: PatternRewriter) -> bool:
    """A constant of one element everywhere is one of the other shape."""
    from odsgen_dialects.arith import ConstantOp

    constant = constant_value(op.src)
    if not isinstance(constant, DenseIntOrFPElementsAttr) or not constant.is_splat:
        return False
    if not ranked_tensor(op.result).has_static_shape:
        return False
    value = DenseIntOrFPElementsAttr.from_raw(ranked_tensor(op.result), constant.raw_data)
    rewriter.replace_op_with_new(op, ConstantOp.build(value, location=op.location))
    return True


def _reshape_of_splat(op: ReshapeOp, rewriter: PatternRewriter) -> bool:
    """A splat of the other shape."""
    from odsgen_dialects.tensor import SplatOp

    splat = op.src.defining_op
    if not isinstance(splat, SplatOp) or not ranked_tensor(splat.aggregate).has_static_shape:
        return False
    made = SplatOp.build(op.result.type, splat.input, location=op.location)
    rewriter.replace_op_with_new(op, made)
    return True


def _reshape_of_elements(op: ReshapeOp, rewriter: PatternRewriter) -> bool:
    """The same elements in the other shape."""
    from odsgen_dialects.tensor import FromElementsOp

    elements = op.src.defining_op
    if not isinstance(elements, FromElementsOp) or not ranked_tensor(op.result).has_static_shape:
        return False
    made = FromElementsOp.build(op.result.type, elements.elements, location=op.location)
    rewriter.replace_op_with_new(op, made)
    return True


def _collapse_of_cast(op: CollapseShapeOp, rewriter: PatternRewriter) -> bool:
    """Collapses what is cast."""
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
    made = rewriter.insert(_collapse(op, type, cast.source, groups))
    rewriter.replace_op(op, [cast_to(rewriter, made.results[0], op.result.type, op)])
    return True


def _product(sizes: Sequence[int]) -> int:
    return DYNAMIC if DYNAMIC in sizes else prod(sizes)


def _expand_to_constants(op: ExpandShapeOp, rewriter: PatternRewriter) -> bool:
    """Sizes that are constants become part of the type where the source knows them before a cast."""
    cast = op.src.defining_op
    if not folds_into_consumer(cast):
        return False
    known = _shape(cast.source)
    groups = reassociation_of(op)
    sizes = mixed_values(_shape(op.result), op.output_shape)
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
    made = _expand(op, RankedTensorType.get(shape, element_type), source, groups, sizes)
    rewriter.insert(made)
    rewriter.replace_op(op, [cast_to(rewriter, made.results[0], op.result.type, op)])
    return True


def cast_to_new(rewriter: PatternRewriter, op: ExpandShapeOp, type: Type) -> Value:
    """The source of an operation, cast."""
    from odsgen_dialects.tensor import CastOp

    return rewriter.insert(CastOp.build(type, op.src, location=op.location)).dest


def canonicalization_patterns_expand_shape() -> Sequence[RewritePattern]:
    """The patterns of expand_shape."""
    return patterns_of(
        "tensor.expand_shape",
        _expand_of_expand,
        _expand_of_collapse,
        _expand_to_constants,
        _reshape_of_constant,
        _reshape_of_splat,
        _reshape_of_elements,
    )


def canonicalization_patterns_collapse_shape() -> Sequence[RewritePattern]:
    """The patterns of collapse_shape."""
    return patterns_of(
        "tensor.collapse_shape",
        _collapse_of_collapse,
        _collapse_of_expand,
        _reshape_of_constant,
        _reshape_of_splat,
        _reshape_of_elements,
        _collapse_of_cast,
    )

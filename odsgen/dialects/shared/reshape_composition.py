"""Composition of two reshapes, of tensors or memrefs (MLIR: ReshapeOpsUtils)."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType
from typing import TYPE_CHECKING, Any

from odsgen.dialects.memref.layouts import has_identity_map
from odsgen.dialects.shared.mixed_values import Mixed, known_integer, mixed_values, split_mixed
from odsgen.dialects.shared.patterns import index_constant
from odsgen.dialects.shared.reassociation import (
    composed_groups,
    covering_groups,
    groups_to_collapse,
    reassociation_of,
)
from odsgen.dialects.shared.shaped_values import shaped
from odsgen.runtime import DYNAMIC, MemRefType, Operation, Type, Value

if TYPE_CHECKING:
    import odsgen_dialects.memref as memref
    import odsgen_dialects.tensor as tensor
    from odsgen.rewriting import PatternRewriter

    CollapseShapeOp = tensor.CollapseShapeOp | memref.CollapseShapeOp
    ExpandShapeOp = tensor.ExpandShapeOp | memref.ExpandShapeOp
    ReshapeOp = CollapseShapeOp | ExpandShapeOp
    Groups = Sequence[Sequence[int]]


def _dialect(op: Operation) -> ModuleType:
    """The module of the operation's dialect."""
    from odsgen_dialects import memref, tensor

    return tensor if isinstance(op, (tensor.CollapseShapeOp, tensor.ExpandShapeOp)) else memref


def _are_compact(inner: Operation, outer: Operation) -> bool:
    """Whether the types, if memrefs, have identity layouts."""
    types = (inner.operands[0].type, outer.operands[0].type)
    return not any(isinstance(type, MemRefType) and not has_identity_map(type) for type in types)


def collapse(op: ReshapeOp, type: Type, source: Value, groups: Groups) -> Operation:
    """Builds a `collapse_shape` of the same dialect."""
    made: Operation = _dialect(op).CollapseShapeOp.build(type, source, groups, location=op.location)
    return made


def expand(
    op: ReshapeOp, type: Type, source: Value, groups: Groups, sizes: Sequence[Mixed]
) -> Operation:
    """Builds an `expand_shape` of the same dialect."""
    values, numbers = split_mixed(sizes)
    made: Operation = _dialect(op).ExpandShapeOp.build(
        type, source, groups, values, numbers, location=op.location
    )
    return made


def output_shape(op: ExpandShapeOp) -> list[Mixed]:
    """The result sizes of an expand_shape, static and dynamic."""
    return mixed_values(op.static_output_shape, op.output_shape)


# --- compositions -------------------------------------------------------------------------------------------------------


def expand_of_expand(op: ExpandShapeOp, rewriter: PatternRewriter) -> bool:
    """`expand(expand x)` is one expand."""
    inner = op.src.defining_op
    if inner is None or type(inner) is not type(op) or not _are_compact(inner, op):
        return False
    groups = composed_groups(reassociation_of(inner), reassociation_of(op))
    if groups is None:
        return False
    made = expand(op, op.result.type, inner.operands[0], groups, output_shape(op))
    rewriter.replace_op_with_new(op, made)
    return True


def collapse_of_collapse(op: CollapseShapeOp, rewriter: PatternRewriter) -> bool:
    """`collapse(collapse x)` is one collapse."""
    inner = op.src.defining_op
    if inner is None or type(inner) is not type(op) or not _are_compact(inner, op):
        return False
    groups = composed_groups(reassociation_of(inner), reassociation_of(op))
    if groups is None:
        return False
    made = collapse(op, op.result.type, inner.operands[0], groups)
    rewriter.replace_op_with_new(op, made)
    return True


def expand_of_collapse(op: ExpandShapeOp, rewriter: PatternRewriter) -> bool:
    """`expand(collapse x)` is a smaller collapse or expand."""
    inner: CollapseShapeOp | Any = op.src.defining_op
    if not isinstance(inner, _dialect(op).CollapseShapeOp) or not _are_compact(inner, op):
        return False
    source, type = inner.operands[0], op.result.type
    before, after = shaped(source).shape, shaped(op.result).shape
    if len(before) > len(after):
        groups = _collapsing(reassociation_of(inner), reassociation_of(op), before, after)
        if groups is None:
            return False
        rewriter.replace_op_with_new(op, collapse(op, type, source, groups))
        return True
    if len(before) == len(after):
        return False
    groups = _collapsing(reassociation_of(op), reassociation_of(inner), after, before)
    if groups is None:
        return False
    rewriter.replace_op_with_new(op, expand(op, type, source, groups, output_shape(op)))
    return True


def _collapsing(
    source_groups: Groups, target_groups: Groups, source: Sequence[int], target: Sequence[int]
) -> list[list[int]] | None:
    """Finds the reassociation from one shape to the other within the groups of both."""
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


def collapse_of_expand(op: CollapseShapeOp, rewriter: PatternRewriter) -> bool:
    """`collapse(expand x)` is a smaller expand or collapse."""
    inner: ExpandShapeOp | Any = op.src.defining_op
    if not isinstance(inner, _dialect(op).ExpandShapeOp) or not _are_compact(inner, op):
        return False
    source, type = inner.src, op.result.type
    if source.type is type:
        return False
    before, after = shaped(source).shape, shaped(op.result).shape
    fine, coarse = reassociation_of(inner), reassociation_of(op)
    if len(before) <= len(after):
        fine, coarse = coarse, fine
    groups = covering_groups(fine, coarse)
    if groups is None:
        return False
    if len(before) > len(after):
        rewriter.replace_op_with_new(op, collapse(op, type, source, groups))
    elif len(before) < len(after):
        sizes = _collapsed_sizes(op, output_shape(inner), rewriter)
        rewriter.replace_op_with_new(op, expand(op, type, source, groups, sizes))
    else:
        rewriter.replace_op_with_new(op, _dialect(op).CastOp.build(type, source))
    return True


def _collapsed_sizes(
    op: CollapseShapeOp, sizes: Sequence[Mixed], rewriter: PatternRewriter
) -> list[Mixed]:
    """The product of each group."""
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

"""Canonicalization of all structured operations: static sizes and empty loops."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.linalg.canonicalization.packed_operands import fill_tiles, fold_casts_of_packed
from odsgen.dialects.linalg.effects import has_pure_tensor_semantics, inits_of
from odsgen.dialects.linalg.loops import loop_maps, shape_of
from odsgen.dialects.shared import FunctionPattern
from odsgen.dialects.tensor.canonicalization.casts import cast_to, with_operands
from odsgen.dialects.tensor.cast_information import folds_into_producer
from odsgen.hooks import dialect_canonicalization_patterns
from odsgen.runtime import DYNAMIC, AffineDimExpr, AffineMap, MemRefType, OpResult, RankedTensorType
from odsgen_dialects.tensor import CastOp

if TYPE_CHECKING:
    from odsgen.rewriting import PatternRewriter, RewritePattern
    from odsgen.runtime import Operation, Value


def is_structured(op: Operation) -> bool:
    """Whether it is a LinalgOp."""
    return "LinalgOp" in op.INTERFACES


def _on_nothing(op: Operation, rewriter: PatternRewriter) -> bool:
    """Erases an operation on an empty buffer."""
    if not is_structured(op):
        return False
    types = [type for type in op.operand_types if isinstance(type, MemRefType)]
    if not any(0 in type.shape for type in types):
        return False
    rewriter.erase_op(op)
    return True


def _cast_of_result(op: CastOp, rewriter: PatternRewriter) -> bool:
    """Merges a cast to a more static type into the operation."""
    made = op.source.defining_op
    if made is None or not is_structured(made) or not folds_into_producer(op):
        return False
    if made.parent_block is not op.parent_block:
        return False
    assert isinstance(op.source, OpResult)
    number, type = op.source.index, op.dest.type
    rewriter.set_insertion_point_before(made)
    place = len(made.operands) - len(inits_of(made)) + number
    operands, types = list(made.operands), list(made.result_types)
    operands[place] = cast_to(rewriter, operands[place], type, made)
    types[number] = type
    new = rewriter.insert(with_operands(made, operands, types))
    results: list[Value] = list(new.results)
    results[number] = cast_to(rewriter, results[number], op.source.type, made)
    rewriter.replace_op(made, results)
    rewriter.replace_op(op, [new.results[number]])
    return True


def _of_known_sizes(op: Operation, rewriter: PatternRewriter) -> bool:
    """Makes dimensions static whose loop has a static size in another operand."""
    if not is_structured(op) or not has_pure_tensor_semantics(op):
        return False
    maps = loop_maps(op)
    if not all(map.is_projected_permutation() for map in maps):
        return False
    sizes = _sizes_of_loops(op, maps)
    first_init = len(op.operands) - len(inits_of(op))
    operands, types = list(op.operands), list(op.result_types)
    for number, (operand, map) in enumerate(zip(op.operands, maps, strict=True)):
        type = operand.type
        if not isinstance(type, RankedTensorType):
            continue
        shape = tuple(
            (
                sizes.get(expr.position, DYNAMIC)
                if size == DYNAMIC and isinstance(expr, AffineDimExpr)
                else size
            )
            for size, expr in zip(type.shape, map.results, strict=True)
        )
        if shape != type.shape:
            known = RankedTensorType.get(shape, type.element_type, type.encoding)
            operands[number] = cast_to(rewriter, operand, known, op)
            if number >= first_init:
                types[number - first_init] = known
    if operands == list(op.operands):
        return False
    new = rewriter.insert(with_operands(op, operands, types))
    pairs = zip(op.results, new.results, strict=True)
    rewriter.replace_op(op, [cast_to(rewriter, made, old.type, op) for old, made in pairs])
    return True


def _sizes_of_loops(op: Operation, maps: Sequence[AffineMap]) -> dict[int, int]:
    """The static sizes of the loops."""
    sizes: dict[int, int] = {}
    for operand, map in zip(op.operands, maps, strict=True):
        shape = shape_of(operand.type)
        cast = operand.defining_op
        if isinstance(cast, CastOp):
            source = cast.operands[0].type
            if isinstance(source, RankedTensorType) and source.has_static_shape:
                shape = source.shape
        for own, size, expr in zip(shape_of(operand.type), shape, map.results, strict=True):
            if own != DYNAMIC and isinstance(expr, AffineDimExpr):
                sizes.setdefault(expr.position, size)
    return sizes


@dialect_canonicalization_patterns
def canonicalization_patterns() -> Sequence[RewritePattern]:
    """LinalgDialect::getCanonicalizationPatterns"""
    return (
        FunctionPattern(None, _on_nothing),
        FunctionPattern("tensor.cast", _cast_of_result),
        FunctionPattern("linalg.pack", fold_casts_of_packed),
        FunctionPattern("linalg.pack", fill_tiles),
        FunctionPattern("linalg.unpack", fold_casts_of_packed),
        FunctionPattern(None, _of_known_sizes),
    )

"""Canonicalization of casts and of operations with cast operands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.shared import (
    FunctionPattern,
    MixedSlice,
    dropped_dimensions,
    mixed_slice,
    patterns_of,
    ranked_tensor,
    sizes_as_shape,
)
from odsgen.dialects.tensor.cast_information import (
    folds_into_consumer,
    folds_into_producer,
    joined,
    source_of_cast,
)
from odsgen.hooks import canonicalization_patterns as canonicalization_patterns_hook
from odsgen.hooks import dialect_canonicalization_patterns
from odsgen.rewriting import PatternRewriter, RewritePattern
from odsgen.runtime import (
    DYNAMIC,
    BaseMemRefType,
    CloneMap,
    DestinationStyleOpInterface,
    LoopLikeOpInterface,
    MissingMethodError,
    Operation,
    Type,
    Value,
    as_interface,
    has_interface,
)
from odsgen_dialects.tensor import BitcastOp, CastOp, ExtractSliceOp, InsertSliceOp


def _chained_cast(op: CastOp, rewriter: PatternRewriter) -> bool:
    """Drops the first of two casts if the second checks as much."""
    inner = op.source.defining_op
    if not isinstance(inner, CastOp):
        return False
    source, middle, result = inner.operands[0].type, op.source.type, op.dest.type
    both = joined(source, middle)
    everything = None if both is None else joined(both, result)
    if everything is None or everything is not joined(source, result):
        return False
    rewriter.replace_op_with_new(op, type(op).build(result, inner.operands[0]))
    return True


def _cast_of_slice(op: CastOp, rewriter: PatternRewriter) -> bool:
    """`cast(extract_slice x)` slices to the more static type."""
    inner = op.source.defining_op
    if not isinstance(inner, ExtractSliceOp) or not folds_into_producer(op):
        return False
    shape, before = ranked_tensor(op.dest).shape, ranked_tensor(inner.result).shape
    if shape == before:
        return False
    slice = mixed_slice(inner)
    dropped = dropped_dimensions(sizes_as_shape(inner.static_sizes), before) or ()
    known = iter(shape)
    for number in range(len(slice.sizes)):
        if number not in dropped:
            size = next(known)
            if size != DYNAMIC:
                slice.sizes[number] = size
    rewriter.replace_op_with_new(op, extract_slice(op.dest.type, inner.source, slice, op.location))
    return True


def extract_slice(type: Type, source: Value, slice: MixedSlice, location: Any) -> Operation:
    """Builds an `extract_slice`."""
    return ExtractSliceOp.build(type, source, *slice.build_arguments(), location=location)


@canonicalization_patterns_hook(CastOp)
def canonicalization_patterns_cast() -> Sequence[RewritePattern]:
    return patterns_of("tensor.cast", _chained_cast, _cast_of_slice)


def _chained_bitcast(op: BitcastOp, rewriter: PatternRewriter) -> bool:
    """`bitcast(bitcast x)` is one bitcast."""
    inner = op.source.defining_op
    if not isinstance(inner, BitcastOp):
        return False
    rewriter.replace_op_with_new(op, type(op).build(op.dest.type, inner.operands[0]))
    return True


@canonicalization_patterns_hook(BitcastOp)
def canonicalization_patterns_bitcast() -> Sequence[RewritePattern]:
    return patterns_of("tensor.bitcast", _chained_bitcast)


# --- destination-passing style ------------------------------------------------------------------------------------------


def _fold_cast_operands(op: Operation, rewriter: PatternRewriter) -> bool:
    """Folds operand casts into destination-style operations; the results are cast back."""
    style = as_interface(op, DestinationStyleOpInterface)
    if style is None or isinstance(op, InsertSliceOp) or "RelayoutOpInterface" in op.INTERFACES:
        return False
    if has_interface(op, LoopLikeOpInterface):
        return False
    if not any(folds_into_consumer(operand.defining_op) for operand in op.operands):
        return False
    operands = [source_of_cast(operand) or operand for operand in op.operands]
    try:
        inits = [number for number in range(len(operands)) if style.is_dps_init(number)]
    except MissingMethodError:  # not implemented
        return False
    types = list(op.result_types)
    tied = 0
    for number, operand in enumerate(operands):
        if number in inits and not isinstance(operand.type, BaseMemRefType):
            types[tied] = operand.type
            tied += 1
    made = with_operands(op, operands, types)
    rewriter.insert(made)
    values = [
        cast_to(rewriter, new, old.type, op)
        for old, new in zip(op.results, made.results, strict=True)
    ]
    rewriter.replace_op(op, values)
    return True


def with_operands(op: Operation, operands: Sequence[Value], types: Sequence[Type]) -> Operation:
    """Clones an operation with other operands and result types."""
    from odsgen.runtime import build_operation

    regions = []
    for region in op.regions:
        copy = type(region)()
        region.clone_into(copy, CloneMap())
        regions.append(copy)
    return build_operation(
        type(op),
        tuple(operands),
        tuple(types),
        None,
        dict(op.attributes),
        op.location,
        op.successors,
        tuple(regions),
        properties=dict(op.properties),
    )


def cast_to(rewriter: PatternRewriter, value: Value, type: Type, op: Operation) -> Value:
    """Casts a value unless it has the type."""
    if value.type is type:
        return value
    return rewriter.insert(CastOp.build(type, value, location=op.location)).dest


@dialect_canonicalization_patterns
def canonicalization_patterns() -> Sequence[RewritePattern]:
    """TensorDialect::getCanonicalizationPatterns"""
    return (FunctionPattern(None, _fold_cast_operands),)

"""Makes the loops of elementwise operations one (MLIR: `collapseOpIterationDims`)."""

from __future__ import annotations

from math import prod

from odsgen.dialects.linalg.effects import inits_of
from odsgen.dialects.linalg.generalization import build_generic, copied_body
from odsgen.dialects.linalg.loops import loop_kinds, loop_maps
from odsgen.dialects.linalg.tiling.tileable import clone_with, sizes_of_loops
from odsgen.dialects.memref.layouts import has_identity_map
from odsgen.dialects.shared import split_mixed
from odsgen.rewriting import PatternRewriter
from odsgen.runtime import (
    DYNAMIC,
    AffineMap,
    MemRefType,
    Operation,
    RankedTensorType,
    Type,
    Value,
)
from odsgen_dialects import linalg, memref, tensor


def is_elementwise(op: Operation) -> bool:
    """Whether all loops are parallel and operands are read and written at the same place or are scalars."""
    if not all(loop_kinds(op)):
        return False
    rank = len(loop_kinds(op))
    identity = AffineMap.get_multi_dim_identity(rank)
    return all(map is identity or not map.results for map in loop_maps(op))


def _flat_type(type: Type) -> Type | None:
    """The type with one dimension; None if it cannot have one."""
    if isinstance(type, RankedTensorType):
        size = DYNAMIC if DYNAMIC in type.shape else prod(type.shape)
        return RankedTensorType.get([size], type.element_type, type.encoding)
    if isinstance(type, MemRefType) and has_identity_map(type):
        size = DYNAMIC if DYNAMIC in type.shape else prod(type.shape)
        return MemRefType.get([size], type.element_type, None, type.memory_space)
    return None


def flatten(rewriter: PatternRewriter, op: Operation) -> Operation | None:
    """The same operation on operands of one dimension; None if it cannot be made."""
    rank = len(loop_kinds(op))
    if rank <= 1:
        return op
    groups = [list(range(rank))]
    types = [
        _flat_type(value.type) if map.results else value.type
        for value, map in zip(op.operands, loop_maps(op), strict=True)
    ]
    if None in types:
        return None
    sizes, static_sizes = split_mixed(sizes_of_loops(rewriter, op))
    rewriter.set_insertion_point_before(op)
    operands = [
        (
            value
            if type is value.type or type is None
            else _collapsed(rewriter, op, value, type, groups)
        )
        for value, type in zip(op.operands, types, strict=True)
    ]
    first = len(operands) - len(inits_of(op))
    results = [value.type for value in operands[first:] if isinstance(value.type, RankedTensorType)]
    made: Operation
    if isinstance(op, linalg.GenericOp):
        maps = [
            AffineMap.get_multi_dim_identity(1) if map.results else AffineMap.get(1, 0, [])
            for map in loop_maps(op)
        ]
        body = copied_body(op)
        made = build_generic(operands[:first], operands[first:], maps, [True], body, op.location)
    else:
        made = clone_with(op, operands, results)
    rewriter.insert(made)
    replacements: list[Value] = []
    for result, value in zip(op.results, made.results, strict=True):
        type = result.type
        assert isinstance(type, RankedTensorType)
        replacements.append(
            rewriter.insert(
                tensor.ExpandShapeOp.build(
                    type, value, groups, sizes, static_sizes, location=op.location
                )
            ).results[0]
        )
    rewriter.replace_op(op, replacements)
    return made


def _collapsed(
    rewriter: PatternRewriter, op: Operation, value: Value, type: Type, groups: list[list[int]]
) -> Value:
    made: Operation
    if isinstance(type, RankedTensorType):
        made = tensor.CollapseShapeOp.build(type, value, groups, location=op.location)
    else:
        made = memref.CollapseShapeOp.build(type, value, groups, location=op.location)
    return rewriter.insert(made).results[0]

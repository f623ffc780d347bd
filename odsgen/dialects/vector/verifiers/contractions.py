"""Verifiers of the dialect `vector`: contractions."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.shared import keyword_of
from odsgen.hooks import verifies
from odsgen.runtime import (
    AffineDimExpr,
    AffineMap,
    AffineMapAttr,
    FloatType,
    IndexType,
    IntegerType,
    Operation,
    Type,
    VectorType,
)
from odsgen_dialects import vector

_OF_NUMBERS = frozenset({"add", "mul"})
_OF_FLOATS = frozenset({"minnumf", "maxnumf", "minimumf", "maximumf"})

DimensionPairs = list[tuple[int, int]]


def _kind(op: Operation) -> str:
    found = op.properties.get("kind")
    return keyword_of(op.DEFAULT_PROPERTIES["kind"] if found is None else found)


def _can_combine(kind: str, type: Type) -> bool:
    """Whether the combining kind supports the element type."""
    is_integer = isinstance(type, (IntegerType, IndexType))
    if kind in _OF_NUMBERS:
        return is_integer or isinstance(type, FloatType)
    return isinstance(type, FloatType) if kind in _OF_FLOATS else is_integer


# --- reductions -------------------------------------------------------------------------------------------------------


@verifies(vector.ReductionOp)
def verify_reduction(op: vector.ReductionOp) -> None:
    """ReductionOp::verify"""
    rank = len(as_vector(op.vector.type).shape)
    if rank > 1:
        raise op.op_error(f"unsupported reduction rank: {rank}")
    type, kind = op.dest.type, _kind(op)
    if not _can_combine(kind, type):
        raise op.op_error(f"unsupported reduction type ''{type}'' for kind '{kind}'")


@verifies(vector.MultiDimReductionOp)
def verify_multi_reduction(op: vector.MultiDimReductionOp) -> None:
    """MultiDimReductionOp::verify"""
    source, result = as_vector(op.source.type), op.dest.type
    reduced = op.reduction_dims
    kept = [number for number in range(len(source.shape)) if number not in reduced]
    expected: Type = source.element_type
    if kept:
        expected = VectorType.get(
            [source.shape[number] for number in kept],
            source.element_type,
            [source.scalable_dims[number] for number in kept],
        )
    if result is not expected:
        raise op.op_error(
            f"destination type '{result}' is incompatible with source type '{source}'"
        )


@verifies(vector.ScanOp)
def verify_scan(op: vector.ScanOp) -> None:
    """ScanOp::verify"""
    source, initial = (as_vector(operand.type) for operand in op.operands)
    dimension, rank = op.reduction_dim, len(source.shape)
    if dimension >= rank:
        raise op.op_error(f"reduction dimension {dimension} has to be less than {rank}")
    if len(initial.shape) != rank - 1:
        raise op.op_error(f"initial value rank {len(initial.shape)} has to be equal to {rank - 1}")
    expected = [size for number, size in enumerate(source.shape) if number != dimension]
    if any(a != b for a, b in zip(initial.shape, expected, strict=False)):
        raise op.op_error("incompatible input/initial value shapes")
    type, kind = source.element_type, _kind(op)
    if not _can_combine(kind, type):
        raise op.op_error(f"unsupported reduction type '{type}' for kind '{kind}'")


# --- outerproduct -----------------------------------------------------------------------------------------------------


@verifies(vector.OuterProductOp)
def verify_outerproduct(op: vector.OuterProductOp) -> None:
    """OuterProductOp::verify"""
    left, right = as_vector(op.lhs.type), op.rhs.type
    result = as_vector(op.result.type)
    if len(left.shape) != 1:
        raise op.op_error("expected 1-d vector for operand #1")
    if isinstance(right, VectorType) and len(right.shape) != 1:
        raise op.op_error("expected 1-d vector for operand #2")
    rank = 2 if isinstance(right, VectorType) else 1
    if len(result.shape) != rank:
        raise op.op_error(f"expected {rank}-d vector result")
    if left.shape[0] != result.shape[0]:
        raise op.op_error("expected #1 operand dim to match result dim #1")
    if isinstance(right, VectorType):
        if right.shape[0] != result.shape[1]:
            raise op.op_error("expected #2 operand dim to match result dim #2")
        if left.is_scalable and not right.is_scalable:
            raise op.op_error("expected either both or only #2 operand dim to be scalable")
    if op.acc is not None and op.acc.type is not result:
        raise op.op_error("expected operand #3 of same type as result type")
    if not _can_combine(_kind(op), result.element_type):
        raise op.op_error("unsupported outerproduct type")


# --- contract ---------------------------------------------------------------------------------------------------------


def indexing_maps(op: vector.ContractionOp) -> list[AffineMap]:
    attributes = op.indexing_maps
    return [a.value for a in attributes if isinstance(a, AffineMapAttr)]


@verifies(vector.ContractionOp)
def verify_contract(op: vector.ContractionOp) -> None:
    """ContractionOp::verify"""
    left, right = as_vector(op.lhs.type), as_vector(op.rhs.type)
    result, element = op.result.type, left.element_type
    if isinstance(element, IntegerType) and not element.is_signless:
        raise op.op_error("only supports signless integer types")
    maps = indexing_maps(op)
    iterators = [keyword_of(kind) for kind in op.iterator_types_attr.elements]
    _verify_maps(op, maps, len(iterators))
    contracting = _pairs(maps, iterators, "reduction")
    batch = _pairs(maps, iterators, "parallel")
    if not contracting:
        raise op.op_error("expected at least one contracting dimension pair")
    for pairs, what in ((contracting, "contracting"), (batch, "batch")):
        if any(left.shape[a] != right.shape[b] for a, b in pairs):
            raise op.op_error(f"invalid {what} dimension map")
    _verify_contracted_shape(op, maps, contracting, batch)
    type = result.element_type if isinstance(result, VectorType) else result
    if not _can_combine(_kind(op), type):
        raise op.op_error("unsupported contraction type")


def _verify_maps(op: vector.ContractionOp, maps: Sequence[AffineMap], num_iterators: int) -> None:
    """Checks that each operand has an indexing map that fits it."""
    if len(maps) != 3:
        raise op.op_error("expected an indexing map for each vector operand")
    for number, (map, operand) in enumerate(zip(maps, op.operands, strict=True)):
        type = operand.type
        rank = len(type.shape) if isinstance(type, VectorType) else 0
        name = f"expected indexing map {number} to"
        if map.num_symbols:
            raise op.op_error(f"{name} have no symbols")
        if map.num_dims != num_iterators:
            raise op.op_error(f"{name} have {num_iterators} number of inputs")
        if len(map.results) != rank:
            raise op.op_error(f"{name} have {rank} number of outputs")
        if not map.is_projected_permutation():
            raise op.op_error(f"{name} be a projected permutation of its inputs")


def _pairs(maps: Sequence[AffineMap], iterators: Sequence[str], kind: str) -> DimensionPairs:
    """The operand dimensions of each loop of the given kind."""
    found: DimensionPairs = []
    for number, iterator in enumerate(iterators):
        loop = AffineDimExpr.get(number)
        left, right = maps[0].result_position(loop), maps[1].result_position(loop)
        if iterator == kind and left is not None and right is not None:
            found.append((left, right))
    return found


def _verify_contracted_shape(
    op: vector.ContractionOp,
    maps: Sequence[AffineMap],
    contracting: DimensionPairs,
    batch: DimensionPairs,
) -> None:
    left, right, accumulator = op.operand_types
    result = op.result.type
    left_rank, right_rank = len(as_vector(left).shape), len(as_vector(right).shape)
    contracted, others = {a for a, _ in contracting}, {b for _, b in [*contracting, *batch]}
    if set(range(left_rank)) <= contracted and set(range(right_rank)) <= others:
        if isinstance(result, VectorType) or isinstance(accumulator, VectorType):
            raise op.op_error("invalid accumulator/result vector shape")
        return
    if not (isinstance(result, VectorType) and isinstance(accumulator, VectorType)):
        raise op.op_error("invalid accumulator/result vector shape")
    extents = iteration_extents(op)
    if len(extents) != maps[0].num_dims:
        raise op.op_error("expected all dimensions to be either a LHS or a RHS dimension")
    shape = [extents[maps[2].dim_position(i)][0] for i in range(len(maps[2].results))]
    # As in MLIR, the scalable dimensions are the result's, whatever its rank.
    scalable = (*result.scalable_dims, *[False] * len(shape))[: len(shape)]
    expected = VectorType.get(shape, result.element_type, scalable)
    if result is not expected or accumulator is not expected:
        raise op.op_error(f"invalid accumulator/result vector shape, expected: '{expected}'")


def iteration_extents(op: vector.ContractionOp) -> dict[int, tuple[int, bool]]:
    """The sizes of the loops, and whether they are scalable."""
    extents: dict[int, tuple[int, bool]] = {}
    for operand, map in zip(op.operands[:2], indexing_maps(op), strict=False):
        type = as_vector(operand.type)
        sizes = zip(map.results, type.shape, type.scalable_dims, strict=False)
        for result, size, scalable in sizes:
            if isinstance(result, AffineDimExpr):
                extents.setdefault(result.position, (size, scalable))
    return extents


def as_vector(type: Type) -> VectorType:
    """The type, asserted to be a vector type."""
    assert isinstance(type, VectorType)
    return type

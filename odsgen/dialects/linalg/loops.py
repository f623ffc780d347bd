"""Iterator types and indexing maps of structured operations (MLIR: LinalgInterfaces.td)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from odsgen.dialects.linalg.named_loops import NamedLoops, named_loops
from odsgen.dialects.linalg.structured_parts import INDEXING_MAPS, MEMOIZED_MAPS, written_values
from odsgen.dialects.shared import mnemonic_of
from odsgen.runtime import (
    AffineDimExpr,
    AffineMap,
    AffineMapAttr,
    ArrayAttr,
    DenseIntOrFPElementsAttr,
    MemRefType,
    Operation,
    RankedTensorType,
    Type,
)

ITERATOR_TYPES = "iterator_types"
STRIDES = "strides"
DILATIONS = "dilations"

_WITH_MAPS = frozenset({"generic", "contract", "elementwise"})


def shape_of(type: Type) -> tuple[int, ...]:
    """The shape of a memref or ranked tensor; empty for a scalar."""
    return type.shape if isinstance(type, (MemRefType, RankedTensorType)) else ()


def numbers_of(op: Operation, name: str) -> list[int]:
    """The numbers of an array property such as `dimensions`."""
    return [int(number) for number in op.properties[name].values]


def _rank_of_init(op: Operation) -> int:
    inits = written_values(op)
    return len(shape_of(inits[0].type)) if inits else 0


# --- kinds --------------------------------------------------------------------------------------------------------------


def loop_kinds(op: Operation) -> list[bool]:
    """For each loop whether it is parallel; the others are reductions."""
    name = mnemonic_of(op)
    loops = named_loops(name)
    if loops is not None:
        return list(loops.parallel)
    if name == "generic":
        iterators: Any = op.properties.get(ITERATOR_TYPES)
        return [iterator.value.keyword == "parallel" for iterator in iterators.elements]
    if name == "reduce":
        reduced = set(numbers_of(op, "dimensions"))
        rank = len(shape_of(op.operands[0].type))
        return [number not in reduced for number in range(rank)]
    if name == "contract":
        written = loop_maps(op)[-1:]
        kept = {
            expr.position
            for map in written
            for expr in map.results
            if isinstance(expr, AffineDimExpr)
        }
        count = written[0].num_dims if written else 0
        return [number in kept for number in range(count)]
    return [True] * _rank_of_init(op)


# --- maps ---------------------------------------------------------------------------------------------------------------


def loop_maps(op: Operation) -> list[AffineMap]:
    """The indexing map of each operand."""
    name = mnemonic_of(op)
    if name in _WITH_MAPS:
        return _written_maps(op.properties[INDEXING_MAPS])
    loops = named_loops(name)
    if loops is not None:
        found = op.properties.get(INDEXING_MAPS)
        if INDEXING_MAPS in op.PROPERTY_NAMES:
            return loops.maps([], []) if found is None else _written_maps(found)
        return _memoized_maps(op, loops)
    if name == "reduce":
        return _reduction_maps(op)
    if name == "transpose":
        return _transposition_maps(op)
    if name == "broadcast":
        return _broadcast_maps(op)
    rank = _rank_of_init(op)
    identity = AffineMap.get_multi_dim_identity(rank)
    if name == "map":
        return [identity] * len(op.operands)
    scalar = AffineMap.get(rank, 0, [])
    return [identity if shape_of(type) else scalar for type in op.operand_types]


def _written_maps(maps: ArrayAttr) -> list[AffineMap]:
    return [map.value for map in maps.elements if isinstance(map, AffineMapAttr)]


def _memoized_maps(op: Operation, loops: NamedLoops) -> list[AffineMap]:
    """The default maps; as in MLIR memoized in an attribute, trusted afterwards."""
    known = op.attributes.get(MEMOIZED_MAPS)
    if isinstance(known, ArrayAttr):
        return _written_maps(known)
    rank = loops.window_rank
    maps = loops.maps(window_factors(op, STRIDES, rank), window_factors(op, DILATIONS, rank))
    op.attributes[MEMOIZED_MAPS] = ArrayAttr.get([AffineMapAttr.get(map) for map in maps])
    return maps


def window_factors(op: Operation, name: str, count: int) -> list[int]:
    """The strides or dilations, by default 1."""
    found = op.properties.get(name)
    if isinstance(found, DenseIntOrFPElementsAttr):
        return [number for number in found.values()[:count] if isinstance(number, int)]
    return [1] * count


def _reduction_maps(op: Operation) -> list[AffineMap]:
    count = len(op.operands) // 2
    identity = AffineMap.get_multi_dim_identity(len(shape_of(op.operands[0].type)))
    reduced = identity.drop_results(numbers_of(op, "dimensions"))
    return [identity] * count + [reduced] * count


def _transposition_maps(op: Operation) -> list[AffineMap]:
    rank = _rank_of_init(op)
    permutation = AffineMap.get_permutation(numbers_of(op, "permutation"))
    inverse = permutation.inverse_permutation()
    assert inverse is not None
    return [inverse, AffineMap.get_multi_dim_identity(rank)]


def _broadcast_maps(op: Operation) -> list[AffineMap]:
    identity = AffineMap.get_multi_dim_identity(_rank_of_init(op))
    return [identity.drop_results(numbers_of(op, "dimensions")), identity]


def all_results(maps: Sequence[AffineMap]) -> AffineMap:
    """concatAffineMaps"""
    dims = max((map.num_dims for map in maps), default=0)
    symbols = max((map.num_symbols for map in maps), default=0)
    return AffineMap.get(dims, symbols, [expr for map in maps for expr in map.results])

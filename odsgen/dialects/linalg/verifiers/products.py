"""Verifiers of the dialect `linalg`: matrix products and contractions."""

from __future__ import annotations

from collections.abc import Sequence

from odsgen.dialects.linalg.loops import loop_maps
from odsgen.dialects.linalg.named_loops import named_loops
from odsgen.dialects.shared import mnemonic_of
from odsgen.hooks import verifies
from odsgen.runtime import AffineDimExpr, AffineMap, Operation, ShapedType
from odsgen_dialects.linalg import BatchMatmulOp, BatchReduceMatmulOp, ContractOp, MatmulOp


def _default_maps(op: Operation) -> list[AffineMap]:
    loops = named_loops(mnemonic_of(op))
    assert loops is not None
    return loops.maps([], [])


def _own_maps(op: BatchMatmulOp | BatchReduceMatmulOp | MatmulOp) -> list[AffineMap] | None:
    """The indexing maps of a product; None if they are the default."""
    if op.indexing_maps_attr is None:
        return None
    maps = loop_maps(op)
    return None if maps == _default_maps(op) else maps


def _has_known_results(map: AffineMap, default: AffineMap) -> bool:
    return all(expr in default.results for expr in map.results)


# --- matmul -------------------------------------------------------------------------------------------------------------


@verifies(MatmulOp)
def verify_matmul(op: MatmulOp) -> None:
    """MatmulOp::verify"""
    maps = _own_maps(op)
    if maps is None:
        return
    for map, default in zip(maps[:2], _default_maps(op), strict=False):
        if not _has_known_results(map, default):
            raise op.op_error("Unexpected dim expression in map result.")
        if len(map.results) < len(default.results) and not (
            len(map.results) == 1 and map.results[0] is AffineDimExpr.get(map.num_dims - 1)
        ):
            raise op.op_error("Invalid broadcast requested, should be (d2).")


# --- batch_matmul, batch_reduce_matmul ----------------------------------------------------------------------------------

_BATCH, _ROW, _COLUMN, _SUM = range(4)


@verifies(BatchMatmulOp, BatchReduceMatmulOp)
def verify_batch_matmul(op: BatchMatmulOp | BatchReduceMatmulOp) -> None:
    """BatchMatmulOp::verify, BatchReduceMatmulOp::verify"""
    maps = _own_maps(op)
    if maps is None:
        return
    defaults = _default_maps(op)
    if len(maps) != len(defaults):
        raise op.op_error("Indexing_map attribute must have 3 affine maps.")
    for number in range(2):
        _verify_input_map(op, maps[number], defaults[number], is_left=number == 0)
    _verify_output_map(op, maps[2], defaults[2])


def _verify_input_map(op: Operation, map: AffineMap, default: AffineMap, *, is_left: bool) -> None:
    if not _has_known_results(map, default):
        raise op.op_error(
            "Unexpected result dim expression (outside the set of default result dims)."
        )
    if len(map.results) > 3:
        raise op.op_error("no. of result dim expressions exceeds 3.")
    if len(map.results) < len(default.results):
        if not _is_broadcast(map, is_left=is_left):
            raise op.op_error("Invalid broadcast requested.")
    elif not any(expr.is_function_of_dim(_BATCH) for expr in map.results[:1]):
        raise op.op_error("Invalid batch dimension expression.")


def _is_broadcast(map: AffineMap, *, is_left: bool) -> bool:
    results = map.results
    if len(results) == 1:
        return results[0].is_function_of_dim(_SUM)
    if len(results) != 2:
        return False
    first, second = results
    if first.is_function_of_dim(_BATCH) and second.is_function_of_dim(_SUM):
        return True
    if is_left:
        return first.is_function_of_dim(_ROW) and second.is_function_of_dim(_SUM)
    return first.is_function_of_dim(_SUM) and second.is_function_of_dim(_COLUMN)


def _verify_output_map(op: Operation, map: AffineMap, default: AffineMap) -> None:
    expected = default.results
    if len(map.results) != len(expected):
        raise op.op_error(f"expects {len(expected)} dims, but got ({len(map.results)}).")
    for found, wanted in zip(map.results, expected, strict=True):
        assert isinstance(wanted, AffineDimExpr)
        if not found.is_function_of_dim(wanted.position):
            raise op.op_error("Invalid output map result dimension.")


# --- contract -----------------------------------------------------------------------------------------------------------


@verifies(ContractOp)
def verify_contract(op: ContractOp) -> None:
    """ContractOp::verify"""
    maps = loop_maps(op)
    types = op.operand_types
    used: list[list[int]] = [[], []]
    for number, (map, type) in enumerate(zip(maps[:3], types, strict=False)):
        if map.num_dims != maps[0].num_dims:
            raise op.error("iteration spaces of provided affine_maps differ")
        if not map.is_projected_permutation():
            raise op.error("provided affine_map is not a projected permutation")
        if isinstance(type, ShapedType):
            if not type.has_rank or len(map.results) != len(type.shape):
                raise op.error(
                    "ranks of shaped operand and results of corresponding affine_map differ"
                )
        elif map.results:
            raise op.error("affine_map specifies shaped access while operand has non-shaped type")
        used[number // 2] += [
            expr.position for expr in map.results if isinstance(expr, AffineDimExpr)
        ]
    _verify_dimensions(op, maps[0].num_dims if maps else 1, used[0], used[1])


def _verify_dimensions(
    op: ContractOp, count: int, read: Sequence[int], written: Sequence[int]
) -> None:
    contracts = False
    for dimension in range(count):
        reads, writes = read.count(dimension), written.count(dimension)
        contracts |= reads == 2 and not writes
        which = f"iteration space dim at index {dimension}"
        if not reads and not writes:
            raise op.error(f"{which} not used to access any operand")
        if reads == 1 and writes != 1:
            raise op.error(f"{which} is neither a contracting dim nor of parallel iteration type")
    if not contracts:
        raise op.error("'indexing_maps' do not specify a contracting dimension")

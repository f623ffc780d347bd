"""Verifiers of the dialect `amx`."""

from __future__ import annotations

from typing import Any

from odsgen.dialects.memref.layouts import strides_and_offset
from odsgen.hooks import verifies
from odsgen.runtime import BFloat16Type, Float16Type, Float32Type, Operation, Type, i8, i32
from odsgen_dialects.amx import TileLoadOp, TileMulFOp, TileMulIOp, TileStoreOp, TileZeroOp

_MOST_ROWS = 16
_BITS_OF_ROW = 512
_UNSIGNED = (1 << 32) - 1


def _verify_size(op: Operation, type: Any) -> None:
    rows, columns = type.shape
    bits = columns * type.element_type.width & _UNSIGNED
    if rows > _MOST_ROWS:
        raise op.op_error(f"bad row height: {rows}")
    if bits > _BITS_OF_ROW or bits % 32:
        raise op.op_error(f"bad column width: {bits >> 3}")


def _verify_access(op: TileLoadOp | TileStoreOp, tile: Type) -> None:
    buffer: Any = op.base.type
    if len(op.indices) != buffer.rank:
        raise op.op_error(f"requires {buffer.rank} indices")
    if op.stride is None:  # an explicit stride allows rows that are not contiguous
        if buffer.rank < 2:
            raise op.op_error("requires at least 2D memref")
        known = strides_and_offset(buffer)
        if known is None or known[0][-1] != 1:
            raise op.op_error("requires memref with unit innermost stride")
    _verify_size(op, tile)


@verifies(TileZeroOp)
def verify_tile_zero(op: TileZeroOp) -> None:
    """TileZeroOp::verify"""
    _verify_size(op, op.res.type)


@verifies(TileLoadOp)
def verify_tile_load(op: TileLoadOp) -> None:
    """TileLoadOp::verify"""
    _verify_access(op, op.res.type)


@verifies(TileStoreOp)
def verify_tile_store(op: TileStoreOp) -> None:
    """TileStoreOp::verify"""
    _verify_access(op, op.val.type)


def _verify_product(op: TileMulFOp | TileMulIOp, scale: int) -> None:
    types: list[Any] = [op.lhs.type, op.rhs.type, op.res.type]
    for type in types:
        _verify_size(op, type)
    (rows, packed), (depth, columns), (m, n) = (type.shape for type in types)
    k = packed >> scale
    if (m, n) != (rows, columns >> scale) or k != depth:
        raise op.op_error(f"bad mult shape: {m} x {n} x {k}")


@verifies(TileMulFOp)
def verify_tile_mulf(op: TileMulFOp) -> None:
    """TileMulFOp::verify"""
    _verify_product(op, 1)
    left, right, result = (value.element_type for value in _tiles(op))
    if (
        not isinstance(left, (BFloat16Type, Float16Type))
        or left is not right
        or not isinstance(result, Float32Type)
    ):
        raise op.op_error("unsupported type combination")


@verifies(TileMulIOp)
def verify_tile_muli(op: TileMulIOp) -> None:
    """TileMulIOp::verify"""
    _verify_product(op, 2)
    if [tile.element_type for tile in _tiles(op)] != [i8, i8, i32]:
        raise op.op_error("unsupported type combination")


def _tiles(op: TileMulFOp | TileMulIOp) -> tuple[Any, Any, Any]:
    return op.lhs.type, op.rhs.type, op.res.type

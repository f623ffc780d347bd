"""Interface methods of the dialect `shard`."""

from __future__ import annotations

from typing import Any

from odsgen.dialects.shard.collectives import (
    Group,
    verify_device,
    verify_exchanged,
    verify_gathered,
    verify_offsets,
    verify_scattered,
)
from odsgen.hooks import implements
from odsgen.runtime import FlatSymbolRefAttr, Operation, SymbolTableCollection
from odsgen_dialects import shard


def _grid(op: Operation, symbol_tables: SymbolTableCollection) -> Any:
    reference = op.property_attribute("grid")
    assert isinstance(reference, FlatSymbolRefAttr)
    found = symbol_tables.lookup_nearest_symbol_from(op, reference)
    if not isinstance(found, shard.GridOp):
        raise op.error(f'Undefined required grid symbol "{reference.value}".')
    return found


def _verify_axes(op: Operation, grid: Any, name: str) -> list[int]:
    found: Any = op.property_attribute(name)
    axes = [int(axis) for axis in found.values] if found is not None else []
    if len(set(axes)) != len(axes):
        raise op.error("Grid axes contains duplicate elements.")
    rank = len(grid.shape)
    for axis in axes:
        if not 0 <= axis < rank:
            raise op.error(
                f"0-based grid axis index {axis} is out of bounds. The referenced grid "
                f'"{grid.sym_name}" is of rank {rank}.'
            )
    return axes


@implements(shard.GridShapeOp, shard.ProcessMultiIndexOp, method="verify_symbol_uses")
def _verify_results(
    op: shard.GridShapeOp | shard.ProcessMultiIndexOp, symbol_tables: SymbolTableCollection
) -> None:
    grid = _grid(op, symbol_tables)
    _verify_axes(op, grid, "axes")
    wanted = len(op.axes or ()) or len(grid.shape)
    if len(op.results) != wanted:
        raise op.error(f"Unexpected number of results {len(op.results)}. Expected {wanted}.")


@implements(
    shard.ProcessLinearIndexOp,
    shard.NeighborsLinearIndicesOp,
    shard.UpdateHaloOp,
    method="verify_symbol_uses",
)
def verify_process_linear_index(op: Operation, symbol_tables: SymbolTableCollection) -> None:
    """Checks that the symbol is a grid."""
    _grid(op, symbol_tables)


@implements(shard.ShardingOp, method="verify_symbol_uses")
def verify_sharding(op: shard.ShardingOp, symbol_tables: SymbolTableCollection) -> None:
    """ShardingOp::verifySymbolUses"""
    grid = _grid(op, symbol_tables)
    split_axes = [[int(axis) for axis in axes] for axes in op.split_axes.axes]
    verify_offsets(op, grid.shape, split_axes, op.static_sharded_dims_offsets)


# --- communication within groups ----------------------------------------------------------------------------------------


def _group(op: Operation, symbol_tables: SymbolTableCollection) -> Group:
    """The group of devices; checks that the grid exists and has the axes, each once."""
    grid = _grid(op, symbol_tables)
    return Group(grid.shape, _verify_axes(op, grid, "grid_axes"))


@implements(shard.AllReduceOp, method="verify_symbol_uses")
def verify_all_reduce(op: shard.AllReduceOp, symbol_tables: SymbolTableCollection) -> None:
    """AllReduceOp::verifySymbolUses"""
    _group(op, symbol_tables)


@implements(shard.AllGatherOp, method="verify_symbol_uses")
def verify_all_gather(op: shard.AllGatherOp, symbol_tables: SymbolTableCollection) -> None:
    """AllGatherOp::verifySymbolUses"""
    verify_gathered(op, op.input, op.result, op.gather_axis, _group(op, symbol_tables))


@implements(shard.AllSliceOp, method="verify_symbol_uses")
def verify_all_slice(op: shard.AllSliceOp, symbol_tables: SymbolTableCollection) -> None:
    """AllSliceOp::verifySymbolUses"""
    verify_scattered(op, op.input, op.result, op.slice_axis, _group(op, symbol_tables))


@implements(shard.AllToAllOp, method="verify_symbol_uses")
def verify_all_to_all(op: shard.AllToAllOp, symbol_tables: SymbolTableCollection) -> None:
    """AllToAllOp::verifySymbolUses"""
    group = _group(op, symbol_tables)
    verify_exchanged(op, op.input, op.result, op.split_axis, op.concat_axis, group)


@implements(shard.BroadcastOp, shard.ReduceOp, method="verify_symbol_uses")
def verify_broadcast(
    op: shard.BroadcastOp | shard.ReduceOp, symbol_tables: SymbolTableCollection
) -> None:
    """BroadcastOp::verifySymbolUses, ReduceOp::verifySymbolUses"""
    verify_device(op, "root", op.root, _group(op, symbol_tables))


@implements(shard.GatherOp, method="verify_symbol_uses")
def verify_gather(op: shard.GatherOp, symbol_tables: SymbolTableCollection) -> None:
    """GatherOp::verifySymbolUses"""
    group = _group(op, symbol_tables)
    verify_device(op, "root", op.root, group)
    verify_gathered(op, op.input, op.result, op.gather_axis, group)


@implements(shard.RecvOp, method="verify_symbol_uses")
def verify_recv(op: shard.RecvOp, symbol_tables: SymbolTableCollection) -> None:
    """RecvOp::verifySymbolUses"""
    group = _group(op, symbol_tables)
    if op.source is not None:
        verify_device(op, "source", op.source, group)


@implements(shard.ReduceScatterOp, method="verify_symbol_uses")
def verify_reduce_scatter(op: shard.ReduceScatterOp, symbol_tables: SymbolTableCollection) -> None:
    """ReduceScatterOp::verifySymbolUses"""
    verify_scattered(op, op.input, op.result, op.scatter_axis, _group(op, symbol_tables))


@implements(shard.ScatterOp, method="verify_symbol_uses")
def verify_scatter(op: shard.ScatterOp, symbol_tables: SymbolTableCollection) -> None:
    """ScatterOp::verifySymbolUses"""
    group = _group(op, symbol_tables)
    verify_device(op, "root", op.root, group)
    verify_scattered(op, op.input, op.result, op.scatter_axis, group)


@implements(shard.SendOp, method="verify_symbol_uses")
def verify_send(op: shard.SendOp, symbol_tables: SymbolTableCollection) -> None:
    """SendOp::verifySymbolUses"""
    verify_device(op, "destination", op.destination, _group(op, symbol_tables))


@implements(shard.ShiftOp, method="verify_symbol_uses")
def verify_shift(op: shard.ShiftOp, symbol_tables: SymbolTableCollection) -> None:
    """ShiftOp::verifySymbolUses"""
    group = _group(op, symbol_tables)
    if op.shift_axis not in group.axes:
        axis = op.shift_axis & (1 << 64) - 1
        raise op.error(f"Invalid shift axis {axis}. It must be one of the grouping grid axes.")

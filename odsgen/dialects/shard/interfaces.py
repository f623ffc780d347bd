"""Interface methods of the dialect `shard`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from odsgen.dialects.shard.collectives import (
    Group,
    verify_device,
    verify_exchanged,
    verify_gathered,
    verify_offsets,
    verify_scattered,
)
from odsgen.dialects.shared.result_names import called
from odsgen.runtime.builtin.attributes import FlatSymbolRefAttr
from odsgen.runtime.ir.operation import Operation

if TYPE_CHECKING:
    from odsgen.runtime.ir.symbol_table import SymbolTableCollection
    from odsgen.runtime.ir.value import Value
    from odsgen_dialects.shard import (
        AllGatherOp,
        AllReduceOp,
        AllSliceOp,
        AllToAllOp,
        BroadcastOp,
        GatherOp,
        GridShapeOp,
        ProcessMultiIndexOp,
        RecvOp,
        ReduceOp,
        ReduceScatterOp,
        ScatterOp,
        SendOp,
        ShardingOp,
        ShiftOp,
        UpdateHaloOp,
    )

asm_result_names_all_gather = called("all_gather")
asm_result_names_all_reduce = called("all_reduce")
asm_result_names_all_slice = called("all_slice")
asm_result_names_all_to_all = called("all_to_all")
asm_result_names_broadcast = called("broadcast")
asm_result_names_gather = called("gather")
asm_result_names_grid_shape = called("grid_shape")
asm_result_names_neighbors_linear_indices = called("down_linear_idx", "up_linear_idx")
asm_result_names_process_linear_index = called("proc_linear_idx")
asm_result_names_process_multi_index = called("proc_linear_idx")
asm_result_names_recv = called("recv")
asm_result_names_reduce = called("reduce")
asm_result_names_reduce_scatter = called("reduce_scatter")
asm_result_names_scatter = called("scatter")
asm_result_names_send = called("send")
asm_result_names_shard = called("sharding_annotated")
asm_result_names_shard_shape = called("shard_shape")
asm_result_names_sharding = called("sharding")
asm_result_names_shift = called("shift")


def _grid(op: Operation, symbol_tables: SymbolTableCollection) -> Any:
    reference = op.property_attribute("grid")
    assert isinstance(reference, FlatSymbolRefAttr)
    found = symbol_tables.lookup_nearest_symbol_from(op, reference)
    if found is None or found.name != "shard.grid":
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


def _verify_results(
    op: GridShapeOp | ProcessMultiIndexOp, symbol_tables: SymbolTableCollection
) -> None:
    grid = _grid(op, symbol_tables)
    _verify_axes(op, grid, "axes")
    wanted = len(op.axes or ()) or len(grid.shape)
    if len(op.results) != wanted:
        raise op.error(f"Unexpected number of results {len(op.results)}. Expected {wanted}.")


verify_symbol_uses_grid_shape = _verify_results
verify_symbol_uses_process_multi_index = _verify_results


def verify_symbol_uses_process_linear_index(
    op: Operation, symbol_tables: SymbolTableCollection
) -> None:
    """The grid is there."""
    _grid(op, symbol_tables)


verify_symbol_uses_neighbors_linear_indices = verify_symbol_uses_process_linear_index
verify_symbol_uses_update_halo = verify_symbol_uses_process_linear_index


def verify_symbol_uses_sharding(op: ShardingOp, symbol_tables: SymbolTableCollection) -> None:
    """The grid is there, and as large as the offsets say."""
    grid = _grid(op, symbol_tables)
    split_axes = [[int(axis) for axis in axes] for axes in op.split_axes.axes]
    verify_offsets(op, grid.shape, split_axes, op.static_sharded_dims_offsets)


# --- communication within groups ----------------------------------------------------------------------------------------


def _group(op: Operation, symbol_tables: SymbolTableCollection) -> Group:
    """The group of devices; the grid is there and has the axes, each named once."""
    grid = _grid(op, symbol_tables)
    return Group(grid.shape, _verify_axes(op, grid, "grid_axes"))


def verify_symbol_uses_all_reduce(op: AllReduceOp, symbol_tables: SymbolTableCollection) -> None:
    """The grid has the axes."""
    _group(op, symbol_tables)


def verify_symbol_uses_all_gather(op: AllGatherOp, symbol_tables: SymbolTableCollection) -> None:
    """The result is as much longer as there are devices."""
    verify_gathered(op, op.input, op.result, op.gather_axis, _group(op, symbol_tables))


def verify_symbol_uses_all_slice(op: AllSliceOp, symbol_tables: SymbolTableCollection) -> None:
    """The result is a device's part."""
    verify_scattered(op, op.input, op.result, op.slice_axis, _group(op, symbol_tables))


def verify_symbol_uses_all_to_all(op: AllToAllOp, symbol_tables: SymbolTableCollection) -> None:
    """The result is shorter along one axis and longer along another one."""
    group = _group(op, symbol_tables)
    verify_exchanged(op, op.input, op.result, op.split_axis, op.concat_axis, group)


def verify_symbol_uses_broadcast(
    op: BroadcastOp | ReduceOp, symbol_tables: SymbolTableCollection
) -> None:
    """The root is one of the group."""
    verify_device(op, "root", op.root, _group(op, symbol_tables))


verify_symbol_uses_reduce = verify_symbol_uses_broadcast


def verify_symbol_uses_gather(op: GatherOp, symbol_tables: SymbolTableCollection) -> None:
    """The root is one of the group, and the result is as much longer as there are devices."""
    group = _group(op, symbol_tables)
    verify_device(op, "root", op.root, group)
    verify_gathered(op, op.input, op.result, op.gather_axis, group)


def verify_symbol_uses_recv(op: RecvOp, symbol_tables: SymbolTableCollection) -> None:
    """The source, if it is known, is one of the group."""
    group = _group(op, symbol_tables)
    if op.source is not None:
        verify_device(op, "source", op.source, group)


def verify_symbol_uses_reduce_scatter(
    op: ReduceScatterOp, symbol_tables: SymbolTableCollection
) -> None:
    """The result is a device's part."""
    verify_scattered(op, op.input, op.result, op.scatter_axis, _group(op, symbol_tables))


def verify_symbol_uses_scatter(op: ScatterOp, symbol_tables: SymbolTableCollection) -> None:
    """The root is one of the group, and the result is a device's part."""
    group = _group(op, symbol_tables)
    verify_device(op, "root", op.root, group)
    verify_scattered(op, op.input, op.result, op.scatter_axis, group)


def verify_symbol_uses_send(op: SendOp, symbol_tables: SymbolTableCollection) -> None:
    """The destination is one of the group."""
    verify_device(op, "destination", op.destination, _group(op, symbol_tables))


def verify_symbol_uses_shift(op: ShiftOp, symbol_tables: SymbolTableCollection) -> None:
    """The axis of the shift is one of the group's."""
    group = _group(op, symbol_tables)
    if op.shift_axis not in group.axes:
        axis = op.shift_axis & (1 << 64) - 1
        raise op.error(f"Invalid shift axis {axis}. It must be one of the grouping grid axes.")


def dps_inits_mutable_update_halo(op: UpdateHaloOp) -> Sequence[Value]:
    """The array whose halo is updated."""
    return (op.destination,)

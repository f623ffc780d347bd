"""Interface methods of the dialect `shard`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.dialects.shared.result_names import called
from odsgen.runtime.builtin.attributes import FlatSymbolRefAttr
from odsgen.runtime.ir.operation import Operation

if TYPE_CHECKING:
    from odsgen.runtime.ir.symbol_table import SymbolTableCollection
    from odsgen_dialects.shard import GridShapeOp, ProcessMultiIndexOp

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
        raise op.op_error(f'Undefined required grid symbol "{reference.value}".')
    return found


def _verify_axes(op: Operation, grid: Any, name: str) -> None:
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


verify_symbol_uses_sharding = verify_symbol_uses_process_linear_index


def verify_symbol_uses_all_reduce(op: Operation, symbol_tables: SymbolTableCollection) -> None:
    """The grid is there and has the axes, each named once."""
    _verify_axes(op, _grid(op, symbol_tables), "grid_axes")


verify_symbol_uses_all_gather = verify_symbol_uses_all_reduce
verify_symbol_uses_all_slice = verify_symbol_uses_all_reduce
verify_symbol_uses_all_to_all = verify_symbol_uses_all_reduce
verify_symbol_uses_broadcast = verify_symbol_uses_all_reduce
verify_symbol_uses_gather = verify_symbol_uses_all_reduce
verify_symbol_uses_recv = verify_symbol_uses_all_reduce
verify_symbol_uses_reduce = verify_symbol_uses_all_reduce
verify_symbol_uses_reduce_scatter = verify_symbol_uses_all_reduce
verify_symbol_uses_scatter = verify_symbol_uses_all_reduce
verify_symbol_uses_send = verify_symbol_uses_all_reduce
verify_symbol_uses_shift = verify_symbol_uses_all_reduce
verify_symbol_uses_neighbors_linear_indices = verify_symbol_uses_process_linear_index

"""The loops of structured operations (MLIR: `LinalgStructuredInterface.td`)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.linalg.loops import loop_kinds, loop_maps, operation_name
from odsgen.dialects.linalg.named_loops import named_loops

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen_dialects.linalg import GenericOp, IteratorType


def _iterator_types(op: Operation) -> Sequence[IteratorType]:
    """Which loops are parallel, and which reduce."""
    from odsgen_dialects.linalg import IteratorType

    return [
        IteratorType.parallel if is_parallel else IteratorType.reduction
        for is_parallel in loop_kinds(op)
    ]


iterator_types_array_linalg_op3 = _iterator_types
iterator_types_array_linalg_op_of_strides_and_dilations = _iterator_types
iterator_types_array_linalg_op_of_strides_and_dilations2 = _iterator_types
iterator_types_array_linalg_op_of_strides_and_dilations3 = _iterator_types
iterator_types_array_matmul_op_of_indexing_maps_and_cast = _iterator_types
iterator_types_array_broadcast = _iterator_types
iterator_types_array_contract = _iterator_types
iterator_types_array_copy = _iterator_types
iterator_types_array_elementwise = _iterator_types
iterator_types_array_map = _iterator_types
iterator_types_array_reduce = _iterator_types
iterator_types_array_transpose = _iterator_types


def _never(op: Operation) -> bool:
    """No operation of that name does."""
    return False


has_index_semantics_linalg_op3 = _never
has_index_semantics_linalg_op_of_strides_and_dilations = _never
has_index_semantics_linalg_op_of_strides_and_dilations2 = _never
has_index_semantics_linalg_op_of_strides_and_dilations3 = _never
has_index_semantics_matmul_op_of_indexing_maps_and_cast = _never
has_index_semantics_broadcast = _never
has_index_semantics_contract = _never
has_index_semantics_copy = _never
has_index_semantics_elementwise = _never
has_index_semantics_map = _never
has_index_semantics_reduce = _never
has_index_semantics_transpose = _never


def has_index_semantics_generic(op: GenericOp) -> bool:
    """Whether the region asks for the indices of the loops."""
    return any(inner.name == "linalg.index" for inner in op.region.entry_block)


def _always(op: Operation) -> bool:
    """All operations of that name do."""
    return True


has_dynamic_indexing_maps_linalg_op_of_strides_and_dilations = _always
has_dynamic_indexing_maps_linalg_op_of_strides_and_dilations2 = _always
has_dynamic_indexing_maps_linalg_op_of_strides_and_dilations3 = _always
has_dynamic_indexing_maps_matmul_op_of_indexing_maps_and_cast = _always
has_dynamic_indexing_maps_contract = _always
has_dynamic_indexing_maps_elementwise = _always


def _has_user_defined_maps(op: Operation) -> bool:
    """Whether the maps are others than those that the name stands for."""
    loops = named_loops(operation_name(op))
    return loops is not None and loop_maps(op) != loops.maps([], [])


has_user_defined_maps_matmul_op_of_indexing_maps_and_cast = _has_user_defined_maps


def has_user_defined_maps_contract(op: Operation) -> bool:
    """Its maps are always written."""
    return True

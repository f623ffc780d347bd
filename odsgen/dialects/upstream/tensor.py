"""Hooks of the dialect `tensor`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.upstream.dimensions import speculatability_of_dimension
from odsgen.dialects.upstream.index_lists import parse_dynamic_index_list, print_dynamic_index_list
from odsgen.dialects.upstream.result_names import called
from odsgen.dialects.upstream.tensor_shapes import (
    verify_collapse_shape,
    verify_expand_shape,
    verify_extract_slice,
    verify_insert_slice,
    verify_parallel_insert_slice,
    verify_reshape,
)
from odsgen.dialects.upstream.tensor_verifiers import (
    are_cast_compatible_bitcast,
    are_cast_compatible_cast,
    verify_concat,
    verify_empty,
    verify_extract,
    verify_gather,
    verify_generate,
    verify_generate_regions,
    verify_insert,
    verify_pad,
    verify_pad_regions,
    verify_scatter,
    verify_splat,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.value import Value

__all__ = [
    "are_cast_compatible_bitcast",
    "are_cast_compatible_cast",
    "parse_dynamic_index_list",
    "print_dynamic_index_list",
    "verify_collapse_shape",
    "verify_concat",
    "verify_empty",
    "verify_expand_shape",
    "verify_extract",
    "verify_extract_slice",
    "verify_gather",
    "verify_generate",
    "verify_generate_regions",
    "verify_insert",
    "verify_insert_slice",
    "verify_pad",
    "verify_pad_regions",
    "verify_parallel_insert_slice",
    "verify_reshape",
    "verify_scatter",
    "verify_splat",
]


def _destination(op: Operation) -> Sequence[Value]:
    return op.operands[1:2]


dps_inits_mutable_insert = _destination
dps_inits_mutable_insert_slice = _destination

asm_result_names_cast = called("cast")
asm_result_names_collapse_shape = called("collapsed")
asm_result_names_concat = called("concat")
asm_result_names_dim = called("dim")
speculatability_dim = speculatability_of_dimension
asm_result_names_expand_shape = called("expanded")
asm_result_names_extract = called("extracted")
asm_result_names_extract_slice = called("extracted_slice")
asm_result_names_from_elements = called("from_elements")
asm_result_names_gather = called("gather")
asm_result_names_generate = called("generated")
asm_result_names_insert = called("inserted")
asm_result_names_insert_slice = called("inserted_slice")
asm_result_names_pad = called("padded")
asm_result_names_rank = called("rank")
asm_result_names_reshape = called("reshape")
asm_result_names_scatter = called("scatter")
asm_result_names_splat = called("splat")

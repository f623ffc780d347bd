"""Hooks of the dialect `tensor`."""

from __future__ import annotations

from odsgen.dialects.upstream.index_lists import parse_dynamic_index_list, print_dynamic_index_list
from odsgen.dialects.upstream.result_names import called

__all__ = ["parse_dynamic_index_list", "print_dynamic_index_list"]

asm_result_names_cast = called("cast")
asm_result_names_collapse_shape = called("collapsed")
asm_result_names_concat = called("concat")
asm_result_names_dim = called("dim")
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

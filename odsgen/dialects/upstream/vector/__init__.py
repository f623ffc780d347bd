"""Hooks of the dialect `vector`."""

from __future__ import annotations

from odsgen.dialects.upstream.index_lists import parse_dynamic_index_list, print_dynamic_index_list
from odsgen.dialects.upstream.result_names import called
from odsgen.dialects.upstream.vector.contractions import (
    verify_contract,
    verify_multi_reduction,
    verify_outerproduct,
    verify_reduction,
    verify_scan,
)
from odsgen.dialects.upstream.vector.elements import (
    verify_bitcast,
    verify_broadcast,
    verify_constant_mask,
    verify_create_mask,
    verify_extract,
    verify_insert,
    verify_shape_cast,
    verify_shuffle,
    verify_transpose,
    verify_type_cast,
)
from odsgen.dialects.upstream.vector.forms import (
    parse_contract,
    parse_mask,
    parse_outerproduct,
    print_contract,
    print_mask,
    print_outerproduct,
)
from odsgen.dialects.upstream.vector.masking import verify_mask
from odsgen.dialects.upstream.vector.memory import (
    verify_compressstore,
    verify_expandload,
    verify_gather,
    verify_load,
    verify_maskedload,
    verify_maskedstore,
    verify_scatter,
    verify_store,
)
from odsgen.dialects.upstream.vector.result_types import (
    infer_extract_return_types,
    infer_shuffle_return_types,
    infer_to_elements_return_types,
    is_compatible_return_types_extract,
)
from odsgen.dialects.upstream.vector.strided_slices import (
    verify_extract_strided_slice,
    verify_insert_strided_slice,
)
from odsgen.dialects.upstream.vector.transfer_forms import (
    parse_transfer_read,
    parse_transfer_write,
    print_transfer_read,
    print_transfer_write,
)
from odsgen.dialects.upstream.vector.transfers import verify_transfer_read, verify_transfer_write

asm_result_names_step = called("step")
asm_result_names_vscale = called("vscale")

__all__ = [
    "infer_extract_return_types",
    "infer_shuffle_return_types",
    "infer_to_elements_return_types",
    "is_compatible_return_types_extract",
    "parse_contract",
    "parse_dynamic_index_list",
    "parse_mask",
    "parse_outerproduct",
    "parse_transfer_read",
    "parse_transfer_write",
    "print_contract",
    "print_dynamic_index_list",
    "print_mask",
    "print_outerproduct",
    "print_transfer_read",
    "print_transfer_write",
    "verify_bitcast",
    "verify_broadcast",
    "verify_compressstore",
    "verify_constant_mask",
    "verify_contract",
    "verify_create_mask",
    "verify_expandload",
    "verify_extract",
    "verify_extract_strided_slice",
    "verify_gather",
    "verify_insert",
    "verify_insert_strided_slice",
    "verify_load",
    "verify_mask",
    "verify_maskedload",
    "verify_maskedstore",
    "verify_multi_reduction",
    "verify_outerproduct",
    "verify_reduction",
    "verify_scan",
    "verify_scatter",
    "verify_shape_cast",
    "verify_shuffle",
    "verify_store",
    "verify_transfer_read",
    "verify_transfer_write",
    "verify_transpose",
    "verify_type_cast",
]

"""Hooks of the dialect `transform`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from odsgen.dialects.upstream.index_lists import (
    DYNAMIC_INDEX,
    parse_dynamic_index_list,
    parse_signed_integer,
    print_dynamic_index_list,
)
from odsgen.dialects.upstream.result_names import called
from odsgen.dialects.upstream.transform_directives import (
    parse_apply_registered_pass_options,
    parse_continuous_tile_size_types,
    parse_foreach_match_symbols,
    parse_multitile_sizes_types,
    parse_packed_or_dynamic_index_list,
    parse_scalable_index_list,
    parse_semi_function_type,
    parse_semi_function_types,
    parse_sequence_op_operands,
    parse_transform_match_dims,
    print_apply_registered_pass_options,
    print_continuous_tile_size_types,
    print_foreach_match_symbols,
    print_multitile_sizes_types,
    print_packed_or_dynamic_index_list,
    print_scalable_index_list,
    print_semi_function_type,
    print_semi_function_types,
    print_sequence_op_operands,
    print_transform_match_dims,
)
from odsgen.dialects.upstream.transform_verifiers import (
    verify_affine_simplify_bounded_affine_ops,
    verify_alternatives,
    verify_match_structured,
    verify_match_structured_body,
    verify_match_structured_classify_contraction_dims,
    verify_match_structured_classify_convolution_dims,
    verify_match_structured_dim,
    verify_match_structured_elemental_bitwidth,
    verify_match_structured_init,
    verify_match_structured_input,
    verify_match_structured_num_inits,
    verify_match_structured_num_inputs,
    verify_match_structured_rank,
    verify_match_structured_result,
    verify_sequence,
    verify_structured_interchange,
    verify_structured_pack_transpose,
    verify_with_pdl_patterns,
)
from odsgen.runtime.builtin.attributes import IntegerAttr
from odsgen.runtime.builtin.types import i64
from odsgen.runtime.interfaces.function_format import parse_function, print_function

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.ir.operation_state import OperationState
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter

__all__ = [
    "parse_apply_registered_pass_options",
    "parse_continuous_tile_size_types",
    "parse_dynamic_index_list",
    "parse_foreach_match_symbols",
    "parse_multitile_sizes_types",
    "parse_packed_or_dynamic_index_list",
    "parse_scalable_index_list",
    "parse_semi_function_type",
    "parse_semi_function_types",
    "parse_sequence_op_operands",
    "parse_transform_match_dims",
    "print_apply_registered_pass_options",
    "print_continuous_tile_size_types",
    "print_dynamic_index_list",
    "print_foreach_match_symbols",
    "print_multitile_sizes_types",
    "print_packed_or_dynamic_index_list",
    "print_scalable_index_list",
    "print_semi_function_type",
    "print_semi_function_types",
    "print_sequence_op_operands",
    "print_transform_match_dims",
    "verify_affine_simplify_bounded_affine_ops",
    "verify_alternatives",
    "verify_match_structured",
    "verify_match_structured_body",
    "verify_match_structured_classify_contraction_dims",
    "verify_match_structured_classify_convolution_dims",
    "verify_match_structured_dim",
    "verify_match_structured_elemental_bitwidth",
    "verify_match_structured_init",
    "verify_match_structured_input",
    "verify_match_structured_num_inits",
    "verify_match_structured_num_inputs",
    "verify_match_structured_rank",
    "verify_match_structured_result",
    "verify_sequence",
    "verify_structured_interchange",
    "verify_structured_pack_transpose",
    "verify_with_pdl_patterns",
]


# --- named_sequence -----------------------------------------------------------------------------------------------------


def parse_named_sequence(parser: Parser, state: OperationState[Any]) -> None:
    """As any function."""
    parse_function(parser, state)


def print_named_sequence(op: Operation, printer: AsmPrinter) -> None:
    """As any function."""
    print_function(op, printer)


# --- foreach_match ------------------------------------------------------------------------------------------------------


def asm_result_names_foreach_match(op: Operation) -> list[str | None]:
    """`%updated_root, %yielded`, the latter for each of the forwarded results."""
    return ["updated_root", *["yielded"] * (len(op.results) - 1)]


# --- structured.split ---------------------------------------------------------------------------------------------------

STATIC_CHUNK_SIZES = "static_chunk_sizes"


def parse_structured_split(parser: Parser, state: OperationState[Any]) -> None:
    """`%target after 4 {attributes} : type`, or `%target after %sizes {attributes} : type, type`"""
    target = parser.parse_operand()
    parser.parse_keyword("after")
    sizes = parser.parse_optional_operand()
    static_sizes = DYNAMIC_INDEX if sizes is not None else parse_signed_integer(parser)
    state.add_attributes(parser.parse_optional_attr_dict())
    type = parser.parse_colon_type()
    state.operands.append(parser.resolve_operand(target, type))
    if sizes is not None:
        parser.parse_token(",")
        state.operands.append(parser.resolve_operand(sizes, parser.parse_type()))
    state.properties[STATIC_CHUNK_SIZES] = IntegerAttr.get(static_sizes, i64)
    state.result_types.append(type)


def print_structured_split(op: Operation, printer: AsmPrinter) -> None:
    """As `parse_structured_split` reads it."""
    target, *dynamic = op.operands
    static_sizes = op.properties[STATIC_CHUNK_SIZES].value
    known = static_sizes != DYNAMIC_INDEX
    sizes = str(static_sizes) if known else printer.operands_text(dynamic)
    printer.emit(f" {printer.operand_text(target)} after {sizes} ")
    printer.print_optional_attr_dict(
        {**op.properties_as_attributes(), **op.attributes}, (STATIC_CHUNK_SIZES,)
    )
    types = [target.type] if known else op.operand_types
    printer.emit(f" : {printer.types_text(types)}")


# --- names of results ---------------------------------------------------------------------------------------------------

asm_result_names_match_structured_classify_contraction_dims = called("batch", "m", "n", "k")

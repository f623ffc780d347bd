"""Hooks of the dialect `amdgpu`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from odsgen.dialects.upstream.index_lists import (
    parse_dynamic_index_list,
    print_dynamic_index_list,
)
from odsgen.runtime.builtin.attributes import IntegerAttr
from odsgen.runtime.builtin.types import i32

if TYPE_CHECKING:
    from odsgen.runtime.ir.operation import Operation
    from odsgen.runtime.parser import Parser
    from odsgen.runtime.printer import AsmPrinter

__all__ = ["parse_dynamic_index_list", "print_dynamic_index_list"]


def parse_mnk_dimension_list(parser: Parser) -> tuple[IntegerAttr, IntegerAttr, IntegerAttr]:
    """`16x16x4`"""
    place = parser.index
    sizes = parser.parse_dimension_list(allow_dynamic=False, with_trailing_x=False)
    if len(sizes) != 3:
        raise parser.custom_error("expected 3 dimensions in MNK dimension list", place)
    m, n, k = (IntegerAttr.get(size, i32) for size in sizes)
    return m, n, k


def print_mnk_dimension_list(
    printer: AsmPrinter, op: Operation, m: IntegerAttr, n: IntegerAttr, k: IntegerAttr
) -> None:
    """As `parse_mnk_dimension_list` reads it."""
    printer.emit(f"{m.value}x{n.value}x{k.value}")


def _verify_existing(op: Operation) -> None:
    """What is filled up is of the type of the result."""
    last = op.operands[-1].type
    result = op.result_types[0]
    if _has_existing(op) and last is not result:
        raise op.op_error("existing values must have same type as result")


def _has_existing(op: Operation) -> bool:
    sizes = op.properties.get("operandSegmentSizes")
    if sizes is not None:
        return int(sizes.values[-1]) == 1
    return len(op.operands) > 2


verify_packed_trunc_2xfp8 = _verify_existing
verify_packed_stoch_round_fp8 = _verify_existing
verify_packed_scaled_trunc = _verify_existing

"""Interface methods of the dialect `linalg`."""

from __future__ import annotations

from odsgen.dialects.linalg.loops import shape_of
from odsgen.dialects.linalg.structured_parts import input_and_output_values
from odsgen.dialects.shared import DYNAMIC_INDEX
from odsgen.hooks import implements
from odsgen.runtime import DYNAMIC, Region, Speculatability
from odsgen_dialects import linalg


@implements(linalg.GenericOp, method="asm_block_argument_names")
def asm_block_argument_names_generic(op: linalg.GenericOp, region: Region) -> list[str | None]:
    """GenericOp::getAsmBlockArgumentNames"""
    count = len(input_and_output_values(op)[0])
    return ["in" if number < count else "out" for number, _ in enumerate(region.arguments)]


@implements(linalg.MapOp, method="asm_block_argument_names")
def asm_block_argument_names_map(op: linalg.MapOp, region: Region) -> list[str | None]:
    """MapOp::getAsmBlockArgumentNames"""
    count = len(op.operands) - 1
    return ["in" if number < count else "init" for number, _ in enumerate(region.arguments)]


@implements(linalg.ReduceOp, method="asm_block_argument_names")
def asm_block_argument_names_reduce(op: linalg.ReduceOp, region: Region) -> list[str | None]:
    """ReduceOp::getAsmBlockArgumentNames"""
    half = len(op.operands) // 2
    return ["in" if number < half else "init" for number, _ in enumerate(region.arguments)]


# --- speculation --------------------------------------------------------------------------------------------------------


@implements(linalg.UnPackOp, method="speculatability")
def _speculatability_of_relayout(op: linalg.PackOp | linalg.UnPackOp) -> Speculatability:
    """UnPackOp::getSpeculatability"""
    unpacked = op.source.type if isinstance(op, linalg.PackOp) else op.dest.type
    shape = shape_of(unpacked)
    sizes = [shape[position] for position in op.inner_dims_pos]
    if DYNAMIC_INDEX in op.static_inner_tiles or DYNAMIC in sizes:
        return Speculatability.NOT_SPECULATABLE
    return Speculatability.SPECULATABLE


@implements(linalg.PackOp, method="speculatability")
def speculatability_pack(op: linalg.PackOp) -> Speculatability:
    """PackOp::getSpeculatability"""
    if op.padding_value is not None:
        return Speculatability.SPECULATABLE
    return _speculatability_of_relayout(op)

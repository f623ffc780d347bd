"""Interface methods of the dialect `linalg`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.linalg.loops import shape_of
from odsgen.dialects.linalg.structured_parts import input_and_output_values
from odsgen.dialects.shared.index_lists import DYNAMIC_INDEX
from odsgen.dialects.shared.result_names import called
from odsgen.runtime.builtin.types import DYNAMIC
from odsgen.runtime.interfaces.side_effects import Speculatability
from odsgen.runtime.ir.operation import Operation
from odsgen.runtime.ir.region import Region

if TYPE_CHECKING:
    from odsgen.runtime.ir.value import Value
    from odsgen_dialects.linalg import GenericOp, MapOp, PackOp, ReduceOp, UnPackOp


def asm_block_argument_names_generic(op: GenericOp, region: Region) -> list[str | None]:
    """`%in` and `%out`"""
    count = len(input_and_output_values(op)[0])
    return ["in" if number < count else "out" for number, _ in enumerate(region.arguments)]


def second_operand(op: Operation) -> Sequence[Value]:
    """The second operand, into which `pack`, `unpack`, `softmax` and the Winograd transforms write."""
    return op.operands[1:2]


dps_inits_mutable_pack = dps_inits_mutable_unpack = second_operand
dps_inits_mutable_softmax = second_operand
dps_inits_mutable_winograd_filter_transform = second_operand
dps_inits_mutable_winograd_input_transform = second_operand
dps_inits_mutable_winograd_output_transform = second_operand


asm_result_names_map = called("mapped")


def asm_block_argument_names_map(op: MapOp, region: Region) -> list[str | None]:
    """`%in`, and `%init` for what is written"""
    count = len(op.operands) - 1
    return ["in" if number < count else "init" for number, _ in enumerate(region.arguments)]


asm_result_names_reduce = called("reduced")


def asm_block_argument_names_reduce(op: ReduceOp, region: Region) -> list[str | None]:
    """`%in` and `%init`"""
    half = len(op.operands) // 2
    return ["in" if number < half else "init" for number, _ in enumerate(region.arguments)]


asm_result_names_transpose = called("transposed")


asm_result_names_broadcast = called("broadcasted")
asm_result_names_pack = called("pack")
asm_result_names_unpack = called("unpack")


# --- speculation --------------------------------------------------------------------------------------------------------


def _speculatability_of_relayout(op: PackOp | UnPackOp) -> Speculatability:
    """Tiles that are not known to fit into what is packed may not."""
    unpacked = op.source.type if op.name == "linalg.pack" else op.dest.type
    shape = shape_of(unpacked)
    sizes = [shape[position] for position in op.inner_dims_pos]
    if DYNAMIC_INDEX in op.static_inner_tiles or DYNAMIC in sizes:
        return Speculatability.NOT_SPECULATABLE
    return Speculatability.SPECULATABLE


def speculatability_pack(op: PackOp) -> Speculatability:
    """With a padding, any tiles fit."""
    if op.padding_value is not None:
        return Speculatability.SPECULATABLE
    return _speculatability_of_relayout(op)


speculatability_unpack = _speculatability_of_relayout

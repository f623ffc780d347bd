"""Interface methods of the dialect `linalg`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from odsgen.dialects.linalg.structured_parts import input_and_output_values
from odsgen.dialects.shared.result_names import called
from odsgen.runtime.ir.operation import Operation
from odsgen.runtime.ir.region import Region

if TYPE_CHECKING:
    from odsgen.runtime.ir.value import Value
    from odsgen_dialects.linalg import GenericOp, MapOp, ReduceOp


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

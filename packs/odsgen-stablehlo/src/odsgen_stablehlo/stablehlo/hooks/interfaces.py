"""The names that operations of `stablehlo` give their results and arguments."""

from __future__ import annotations

from odsgen.hooks import implements
from odsgen.runtime import IntegerType, Region, named_by

from ..ops import ConstantOp, WhileOp


@implements(ConstantOp, method="asm_result_names")
@named_by(ConstantOp, "value")
def asm_result_names_constant(op: ConstantOp) -> list[str | None]:
    """ConstantOp::getAsmResultNames"""
    return ["c" if isinstance(op.output.type.element_type, IntegerType) else "cst"]


@implements(WhileOp, method="asm_block_argument_names")
def asm_block_argument_names_while(op: WhileOp, region: Region) -> list[str | None]:
    """WhileOp::getAsmBlockArgumentNames"""
    return ["iterArg"] * len(region.arguments)

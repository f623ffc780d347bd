"""Custom forms of the dialect `verif`."""

from __future__ import annotations

from odsgen.dialects.shared import ImplicitSSAName, asm_result_names_of_name
from odsgen.hooks import checks, form, implements
from odsgen.runtime import Operation, Region, Type
from odsgen_circt.hooks.common import KeywordBool
from odsgen_circt.hooks.hw.predicates import is_hw

form("ImplicitSSAName")(ImplicitSSAName)
form("KeywordBool")(KeywordBool)
implements("verif.symbolic_value", method="asm_result_names")(asm_result_names_of_name)


@implements("verif.simulation", method="asm_block_argument_names")
def asm_block_argument_names(op: Operation, region: Region) -> list[str | None]:
    """`clock` and `init`"""
    blocks = region.blocks
    return ["clock", "init"] if blocks and len(blocks[0].arguments) == 2 else []


@checks("check_type_isa")
def check_type_isa(type: Type) -> bool:
    """Whether it is `!hw.string`."""
    return is_hw(type, "string")

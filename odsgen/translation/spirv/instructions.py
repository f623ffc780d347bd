"""The instructions of operations, by the table that the spec of the dialect declares."""

from __future__ import annotations

from typing import NamedTuple

from odsgen.runtime import Operation
from odsgen_dialects import spirv
from odsgen_dialects.spirv.instructions import INSTRUCTIONS


class Instruction(NamedTuple):
    """An instruction: its number, in an extended set if that has a name, and the names and kinds of its arguments."""

    extended_set: str
    number: int
    has_result: bool
    arguments: tuple[tuple[str, str], ...]


def _instruction(
    extended_set: str,
    opcode: str | int,
    has_result: bool,
    arguments: tuple[tuple[str, str], ...],
) -> Instruction:
    number = spirv.Opcode[opcode] if isinstance(opcode, str) else opcode
    return Instruction(extended_set, int(number), has_result, arguments)


#: By the class of operations.
INSTRUCTION_OF: dict[type[Operation], Instruction] = {
    getattr(spirv, name): _instruction(*entry) for name, entry in INSTRUCTIONS.items()
}
#: By the set, which has no name where it is the core of SPIR-V, and the number.
CLASS_OF: dict[tuple[str, int], type[Operation]] = {
    (each.extended_set, each.number): op_class for op_class, each in INSTRUCTION_OF.items()
}

#: The kinds of arguments that are operands; at most one of an operation is optional or variadic.
OPERANDS = ("operand", "optional", "variadic")
#: The attributes whose values are constants, given by their ids.
BY_CONSTANT = ("CooperativeMatrixLayoutKHRAttr", "MemorySemanticsAttr", "ScopeAttr")

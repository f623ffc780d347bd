"""Instructions before the types of a module: capabilities, models, names, lines."""

from __future__ import annotations

from odsgen.translation.spirv.deserialization.module import (
    Reader,
    Words,
    reads,
    refusal,
    string_operand,
)
from odsgen.translation.spirv.words import string_at
from odsgen_dialects import spirv

_Op = spirv.Opcode


@reads(_Op.OpCapability)
def _capability(reader: Reader, opcode: int, operands: Words) -> None:
    if len(operands) != 1:
        raise refusal("OpCapability must have one parameter")
    try:
        reader.capabilities[spirv.Capability(operands[0])] = None
    except ValueError:
        raise refusal(f"unknown capability: {operands[0]}") from None


@reads(_Op.OpExtension)
def _extension(reader: Reader, opcode: int, operands: Words) -> None:
    if not operands:
        raise refusal("OpExtension must have a literal string for the extension name")
    name = string_operand(operands, 0, "unexpected trailing words in OpExtension instruction")
    extension = spirv.Extension.from_keyword(name)
    if extension is None:
        raise refusal(f"unknown extension: {name}")
    reader.extensions[extension] = None


@reads(_Op.OpExtInstImport)
def _extended_set(reader: Reader, opcode: int, operands: Words) -> None:
    if len(operands) < 2:
        raise refusal(
            "OpExtInstImport must have a result <id> and a literal string for the extended "
            "instruction set name"
        )
    name = string_operand(operands, 1, "unexpected trailing words in OpExtInstImport")
    reader.extended_sets[operands[0]] = name


@reads(_Op.OpMemoryModel)
def _memory_model(reader: Reader, opcode: int, operands: Words) -> None:
    if len(operands) != 2:
        raise refusal("OpMemoryModel must have two operands")
    try:
        reader.module.addressing_model = spirv.AddressingModel(operands[0])
        reader.module.memory_model = spirv.MemoryModel(operands[1])
    except ValueError:
        raise refusal(f"unknown memory model: {operands[0]} {operands[1]}") from None


@reads(_Op.OpName)
def _name(reader: Reader, opcode: int, operands: Words) -> None:
    if len(operands) < 2:
        raise refusal("OpName needs at least 2 operands")
    if reader.names.get(operands[0]):
        raise refusal(f"duplicate name found for result <id> {operands[0]}")
    reader.names[operands[0]] = string_operand(
        operands, 1, "unexpected trailing words in OpName instruction"
    )


@reads(_Op.OpMemberName)
def _member_name(reader: Reader, opcode: int, operands: Words) -> None:
    if len(operands) < 3:
        raise refusal("OpMemberName must have at least 3 operands")
    string_operand(operands, 2, "unexpected trailing words in OpMemberName instruction")


@reads(_Op.OpString)
def _string(reader: Reader, opcode: int, operands: Words) -> None:
    if len(operands) < 2:
        raise refusal("OpString needs at least 2 operands")
    if reader.strings.get(operands[0]):
        raise refusal(f"duplicate debug string found for result <id> {operands[0]}")
    reader.strings[operands[0]], end = string_at(operands, 1)
    if end != len(operands):
        raise refusal("unexpected trailing words in OpString instruction")


@reads(_Op.OpLine)
def _line(reader: Reader, opcode: int, operands: Words) -> None:
    if len(operands) != 3:
        raise refusal("OpLine must have 3 operands")
    reader.line = operands[0], operands[1], operands[2]


@reads(_Op.OpNoLine)
def _no_line(reader: Reader, opcode: int, operands: Words) -> None:
    reader.line = None


@reads(_Op.OpModuleProcessed, _Op.OpSource, _Op.OpSourceContinued, _Op.OpSourceExtension)
def _source(reader: Reader, opcode: int, operands: Words) -> None:
    """Skip what the source was."""

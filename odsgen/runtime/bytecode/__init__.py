"""MLIR's serialized form, bytecode: reading and writing (MLIR Bytecode Format)."""

from odsgen.runtime.bytecode.encoding import NEWEST_VERSION, OLDEST_VERSION, is_bytecode
from odsgen.runtime.bytecode.errors import BytecodeError
from odsgen.runtime.bytecode.interface import (
    BytecodeInterface,
    DialectBytecodeReader,
    DialectBytecodeWriter,
)
from odsgen.runtime.bytecode.reader import BytecodeReader
from odsgen.runtime.bytecode.writer import PRODUCER, write_bytecode

__all__ = [
    "NEWEST_VERSION",
    "OLDEST_VERSION",
    "PRODUCER",
    "BytecodeError",
    "BytecodeInterface",
    "BytecodeReader",
    "DialectBytecodeReader",
    "DialectBytecodeWriter",
    "is_bytecode",
    "write_bytecode",
]

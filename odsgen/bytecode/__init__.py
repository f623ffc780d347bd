"""MLIR's serialized form, bytecode (MLIR Bytecode Format): docs/reference/bytecode.md tells which file has what.

Only `toplevel.py` is imported by what does not read or write bytecode, for the start of a program to stay short.
"""

from typing import TYPE_CHECKING

from odsgen.exports import exporter

if TYPE_CHECKING:
    from odsgen.bytecode.declared import (
        OPTIONAL_ATTRIBUTE,
        VARINT,
        Declared,
        Member,
        declared_interface,
    )
    from odsgen.bytecode.encoding import (
        NEWEST_VERSION,
        OLDEST_VERSION,
        PRODUCER,
        is_bytecode,
    )
    from odsgen.bytecode.reader import BytecodeReader
    from odsgen.bytecode.toplevel import BytecodeFile, parse, parse_file, write_bytecode
else:
    __getattr__ = exporter(
        __name__,
        {
            "odsgen.bytecode.encoding": (
                "NEWEST_VERSION",
                "OLDEST_VERSION",
                "PRODUCER",
                "is_bytecode",
            ),
            "odsgen.bytecode.toplevel": (
                "BytecodeFile",
                "parse",
                "parse_file",
                "write_bytecode",
            ),
            "odsgen.bytecode.declared": (
                "Declared",
                "Member",
                "OPTIONAL_ATTRIBUTE",
                "VARINT",
                "declared_interface",
            ),
            "odsgen.bytecode.reader": ("BytecodeReader",),
        },
    )

__all__ = [
    "BytecodeFile",
    "BytecodeReader",
    "Declared",
    "Member",
    "NEWEST_VERSION",
    "OLDEST_VERSION",
    "OPTIONAL_ATTRIBUTE",
    "PRODUCER",
    "VARINT",
    "declared_interface",
    "is_bytecode",
    "parse",
    "parse_file",
    "write_bytecode",
]

"""MLIR's serialized form, bytecode (MLIR Bytecode Format): docs/bytecode.md tells which file has what.

Only `toplevel.py` is imported by what does not read or write bytecode, for the start of a program to stay short.
"""

from odsgen.exports import exporter

__all__, __getattr__ = exporter(
    __name__,
    {
        "odsgen.bytecode.declared": (
            "ATTRIBUTE BOOL Declared Member MemberKind OPTIONAL_ATTRIBUTE VARINT "
            "declared_interface keyword_of list_of or_none string_attribute"
        ),
        "odsgen.bytecode.encoding": "NEWEST_VERSION OLDEST_VERSION PRODUCER",
        "odsgen.bytecode.errors": "BytecodeError",
        "odsgen.bytecode.interface": (
            "BytecodeInterface DialectBytecodeReader DialectBytecodeWriter DialectMemberKind "
            "PropertyEncoding"
        ),
        "odsgen.bytecode.reader": "BytecodeReader",
        "odsgen.bytecode.toplevel": "BytecodeFile is_bytecode parse_file write_bytecode",
        "odsgen.runtime.parser.toplevel": "parse",
    },
)

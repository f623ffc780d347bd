"""MLIR's serialized form, bytecode (MLIR Bytecode Format): docs/bytecode.md tells which file has what.

Only `toplevel.py` is imported by what does not read or write bytecode, for the start of a program to stay short.
"""

from typing import TYPE_CHECKING

from odsgen.exports import exporter

if TYPE_CHECKING:
    from odsgen.bytecode.declared import ATTRIBUTE as ATTRIBUTE
    from odsgen.bytecode.declared import BOOL as BOOL
    from odsgen.bytecode.declared import OPTIONAL_ATTRIBUTE as OPTIONAL_ATTRIBUTE
    from odsgen.bytecode.declared import VARINT as VARINT
    from odsgen.bytecode.declared import Declared as Declared
    from odsgen.bytecode.declared import Member as Member
    from odsgen.bytecode.declared import MemberKind as MemberKind
    from odsgen.bytecode.declared import declared_interface as declared_interface
    from odsgen.bytecode.declared import keyword_of as keyword_of
    from odsgen.bytecode.declared import list_of as list_of
    from odsgen.bytecode.declared import or_none as or_none
    from odsgen.bytecode.declared import string_attribute as string_attribute
    from odsgen.bytecode.encoding import NEWEST_VERSION as NEWEST_VERSION
    from odsgen.bytecode.encoding import OLDEST_VERSION as OLDEST_VERSION
    from odsgen.bytecode.encoding import PRODUCER as PRODUCER
    from odsgen.bytecode.encoding import is_bytecode as is_bytecode
    from odsgen.bytecode.errors import BytecodeError as BytecodeError
    from odsgen.bytecode.interface import BytecodeInterface as BytecodeInterface
    from odsgen.bytecode.interface import DialectBytecodeReader as DialectBytecodeReader
    from odsgen.bytecode.interface import DialectBytecodeWriter as DialectBytecodeWriter
    from odsgen.bytecode.toplevel import BytecodeFile as BytecodeFile
    from odsgen.bytecode.toplevel import parse as parse
    from odsgen.bytecode.toplevel import parse_file as parse_file
    from odsgen.bytecode.toplevel import write_bytecode as write_bytecode
else:
    __getattr__ = exporter(
        __name__,
        {
            "odsgen.bytecode.declared": (
                "ATTRIBUTE BOOL Declared Member MemberKind OPTIONAL_ATTRIBUTE VARINT "
                "declared_interface keyword_of list_of or_none string_attribute"
            ),
            "odsgen.bytecode.encoding": "NEWEST_VERSION OLDEST_VERSION PRODUCER is_bytecode",
            "odsgen.bytecode.errors": "BytecodeError",
            "odsgen.bytecode.interface": (
                "BytecodeInterface DialectBytecodeReader DialectBytecodeWriter"
            ),
            "odsgen.bytecode.toplevel": "BytecodeFile parse parse_file write_bytecode",
        },
    )

from odsgen.bytecode.declared import (
    ATTRIBUTE as ATTRIBUTE,
    BOOL as BOOL,
    OPTIONAL_ATTRIBUTE as OPTIONAL_ATTRIBUTE,
    VARINT as VARINT,
    Declared as Declared,
    Member as Member,
    MemberKind as MemberKind,
    declared_interface as declared_interface,
    keyword_of as keyword_of,
    list_of as list_of,
    or_none as or_none,
    string_attribute as string_attribute,
)
from odsgen.bytecode.encoding import (
    NEWEST_VERSION as NEWEST_VERSION,
    OLDEST_VERSION as OLDEST_VERSION,
    PRODUCER as PRODUCER,
)
from odsgen.bytecode.errors import BytecodeError as BytecodeError
from odsgen.bytecode.interface import (
    BytecodeInterface as BytecodeInterface,
    DialectBytecodeReader as DialectBytecodeReader,
    DialectBytecodeWriter as DialectBytecodeWriter,
)
from odsgen.bytecode.reader import BytecodeReader as BytecodeReader
from odsgen.bytecode.toplevel import (
    BytecodeFile as BytecodeFile,
    is_bytecode as is_bytecode,
    parse as parse,
    parse_file as parse_file,
    write_bytecode as write_bytecode,
)

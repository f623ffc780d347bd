from odsgen.bytecode.encoding import (
    NEWEST_VERSION as NEWEST_VERSION,
    OLDEST_VERSION as OLDEST_VERSION,
    PRODUCER as PRODUCER,
)
from odsgen.bytecode.toplevel import (
    BytecodeFile as BytecodeFile,
    is_bytecode as is_bytecode,
    parse as parse,
    parse_file as parse_file,
    write_bytecode as write_bytecode,
)

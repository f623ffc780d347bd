from odsgen.bytecode.encoding import (
    NEWEST_VERSION as NEWEST_VERSION,
)
from odsgen.bytecode.encoding import (
    OLDEST_VERSION as OLDEST_VERSION,
)
from odsgen.bytecode.encoding import (
    PRODUCER as PRODUCER,
)
from odsgen.bytecode.toplevel import (
    BytecodeFile as BytecodeFile,
)
from odsgen.bytecode.toplevel import (
    is_bytecode as is_bytecode,
)
from odsgen.bytecode.toplevel import (
    parse as parse,
)
from odsgen.bytecode.toplevel import (
    parse_file as parse_file,
)
from odsgen.bytecode.toplevel import (
    write_bytecode as write_bytecode,
)

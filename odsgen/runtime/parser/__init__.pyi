from odsgen.runtime.parser.cursor import (
    MAX_NESTING as MAX_NESTING,
)
from odsgen.runtime.parser.cursor import (
    Delimiter as Delimiter,
)
from odsgen.runtime.parser.operations import (
    Argument as Argument,
)
from odsgen.runtime.parser.parser import (
    Parser as Parser,
)
from odsgen.runtime.parser.ssa import (
    UnresolvedOperand as UnresolvedOperand,
)
from odsgen.runtime.parser.toplevel import (
    parse as parse,
)
from odsgen.runtime.parser.toplevel import (
    parse_attribute as parse_attribute,
)
from odsgen.runtime.parser.toplevel import (
    parse_operations as parse_operations,
)
from odsgen.runtime.parser.toplevel import (
    parse_type as parse_type,
)
from odsgen.runtime.parser.toplevel import (
    type_at as type_at,
)

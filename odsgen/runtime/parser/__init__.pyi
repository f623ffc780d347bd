from odsgen.runtime.parser.cursor import (
    MAX_NESTING as MAX_NESTING,
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
    parse_attribute as parse_attribute,
    parse_operations as parse_operations,
    parse_type as parse_type,
    type_at as type_at,
)
